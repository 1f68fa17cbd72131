import type { Bonus, CityAction, Hazard, HeroClass, HeroFace, MonsterKind, SinFace } from '@haven/engine'
import type { ChipName, CounterName, DeckName, NumberName, StatName, TokenName } from '../../en/things/means.ts'

/** What each thing of the table is, in one or two sentences that hold in every game: short, for they stand in a small card. */

const token: Readonly<Record<TokenName, string>> = {
  fire: 'Wer hinein- oder hinausgeht: 1 Sündenwürfel je Feuer. Jeder Treffer ist eine Wunde, die keine Verteidigung abhält.',
  corruption: 'Wer hinein- oder hinausgeht: 1 Sündenwürfel je Marker. Jedes Verderbtheit-Ergebnis ist 1 Verderbtheit.',
  pentagram: 'In jedem Kampf auf diesem Feld 1 Sündenwürfel mehr für jedes Pentagramm.',
  nest: 'Hier kommen am Rundenende tote Monster zurück. Jedes Monster auf dem Feld blockiert ein Nest.',
  extraTurn: 'Ein Held auf diesem Feld darf ihn einsammeln und später für einen weiteren Zug abwerfen.',
  innocent: 'Ein Held auf diesem Feld darf sie mitnehmen. Sie stirbt, wenn er Verderbtheit 7 erreicht.',
  altar: 'Bringt der Sünde am Rundenende 1 Sündenkarte, außer es steht ein Held auf seinem Feld.',
  metro:
    'Helden gehen von einem Zeichen zum anderen mit demselben Buchstaben, als wären sie benachbart. Monster nicht.',
  orbital:
    'Das Symbol eines Distrikts bewegt ihn bis zu 2 Felder weit. Dann darf er dort einen Akolythen oder ein Laster töten.',
  commissioner: 'Wer den Polizeichef bei sich hat, wirft in jedem Kampf 1 Würfel mehr.',
  proxy:
    'Wer PROXY bei sich hat, nimmt 1 Wunde weniger in Feuerproben und 1 Verderbtheit weniger in Verderbtheitsproben.',
  ravencorp: 'Wer RavenCorp bei sich hat, darf sich 1 Feld weiter bewegen.',
  mark: 'Erinnert daran, was eine Karte oder Eigenschaft mit diesem Feld gemacht hat. Nicht zu säubern und nie knapp.',
  back: 'Verdeckt bewirkt ein Marker noch nichts. Ein Held hier darf alle aufdecken, solange kein Monster auf dem Feld ist.',
}

const printed: Readonly<Record<Hazard, string>> = {
  fire: 'Aufgedruckt: Es brennt wie ein Feuermarker, und niemand kann es säubern.',
  corruption: 'Aufgedruckt: Sie wirkt wie ein Verderbtheitsmarker, und niemand kann sie säubern.',
  pentagram: 'Aufgedruckt: 1 Sündenwürfel mehr in jedem Kampf hier, und niemand kann es säubern.',
  nest: 'Aufgedruckt: Hier kommen Monster zurück, solange das Spiel dauert.',
}

const monster: Readonly<Record<MonsterKind, string>> = {
  acolyte:
    'Der niedrigste Rang, und die meisten. So viele Treffer wie seine Verteidigung töten ihn; dann wartet er darauf, beschworen zu werden.',
  abomination:
    'Die Bestie der Sünde. So viele Treffer wie seine Verteidigung töten es; dann wartet es darauf, beschworen zu werden.',
  controller: 'Der General der Sünde, mit einer eigenen Regel. Er kommt, wenn die Story ihn ruft.',
  avatar: 'Die Sünde selbst, mit einer eigenen Regel. Er kommt, wenn die Story ihn ruft.',
  'hell-club': 'Jemand aus dem Hell Club, von einer Apokalypsekarte gebracht. Einmal getötet, nicht mehr im Spiel.',
  fallen: 'Jemand, der die Seite gewechselt hat. Zieht und kämpft wie jedes andere Monster.',
}

const heroClass: Readonly<Record<HeroClass, string>> = {
  leader: 'In einem Team gibt es einen Anführer: gut mit Worten, ordentlich mit Waffen.',
  shooter:
    'Schützen sehen weit: Von einer Straße aus treffen sie, was in gerader Linie auf einer anderen Straße steht.',
  bruiser: 'Schläger kämpfen. Schick sie dorthin, wo die Monster sind.',
  fixer:
    'Ausputzer haben das meiste Geschick. Schick sie dorthin, wo Feuer, Verderbtheit, Pentagramme und Nester liegen.',
}

const stat: Readonly<Record<StatName, string>> = {
  fight: 'Würfel in einem Kampf. Den Kampfwert eines Monsters wirft die Sünde.',
  skill: 'Würfel beim Säubern. Jedes Geschick-Ergebnis entfernt einen Marker.',
  defense: 'Beim Helden: So viele Treffer hält sie in jedem Kampf ab. Beim Monster: So viele Treffer töten es.',
  ranged:
    'Von einer Straße aus greift dieser Held Monster auf einer anderen Straße in gerader Linie an, egal wie weit.',
  corruption: 'Von 1 bis 7. Nimm vor einem Wurf freiwillig 1, und alle Boni bis zur neuen Stufe zählen darin.',
  lives: 'Wunden, die ein Held noch nehmen kann, bevor die fünfte tötet.',
}

const heroFace: Readonly<Record<HeroFace, string>> = {
  hit: 'Ein Heldenwürfel hat zwei davon. Treffer gehen auf Monster: So viele wie seine Verteidigung töten eines.',
  defense: 'Hält in diesem Kampf einen Treffer der Sünde ab.',
  counter: 'Hält in diesem Kampf ein Verderbtheit-Ergebnis der Sünde ab.',
  skill: 'Entfernt beim Säubern einen Marker. In einem Kampf ist es nichts wert.',
  faith: 'Wird zum Ergebnis deiner Wahl, wenn alle Würfel daliegen, und bringt einen weiteren Würfel.',
}

const sinFace: Readonly<Record<SinFace, string>> = {
  hit: 'Ein Sündenwürfel hat zwei davon. Ein Treffer, den nichts abhält, ist eine Wunde.',
  burst: 'Ein Treffer, der einen weiteren Würfel bringt, der wieder kritisch sein kann.',
  corruption: 'Was nichts abhält, ist 1 erzwungene Verderbtheit, in Kämpfen und in Verderbtheitsproben.',
  blank: 'Nichts. Ein Sündenwürfel hat zwei davon.',
}

const bonus: Readonly<Record<Bonus['kind'], string>> = {
  none: 'Diese Stufe gibt keinen Bonus: ein guter Platz für eine Wunde.',
  die: '1 Würfel mehr in einem Wurf, für den Verderbtheit bis zu dieser Stufe oder höher genommen wird.',
  defense: '1 Verteidigung mehr in einem Wurf, für den Verderbtheit bis zu dieser Stufe oder höher genommen wird.',
  hit: 'Treffer ohne Würfel, in einem Wurf, für den Verderbtheit bis zu dieser Stufe oder höher genommen wird.',
  choice: '1 Ergebnis deiner Wahl in einem Wurf, für den Verderbtheit bis zu dieser Stufe oder höher genommen wird.',
}

const icon: Readonly<Record<CityAction, string>> = {
  heal: 'Nutzt du diesen Distrikt, entfernst du 1 Wundmarker deiner Wahl von deinem Helden.',
  repent: 'Nutzt du diesen Distrikt, sinkt die Verderbtheit deines Helden um 1, nie unter 1.',
  extraTurn: 'Nutzt du diesen Distrikt, erhält dein Held einen Sonderspielzug-Marker.',
  inventory: 'Nutzt du diesen Distrikt, erhält dein Held 1 der Verstärkungen im Angebot.',
  orbital: 'Nutzt du diesen Distrikt, bewegst du einen Orbitalangriff bis zu 2 Felder weit; er darf dort töten.',
}

const counter: Readonly<Record<CounterName, string>> = {
  turn: 'Jeder bezahlt einen Zug des Helden. In der nächsten Runde sind beide wieder aktiv.',
  extra: 'Bezahlt einen weiteren Zug, in dieser Runde oder einer späteren. Danach ist er weg.',
  city: 'Bezahlt einmal je Runde die Nutzung des Distrikts, in dem der Held steht.',
  reaction:
    'Nach einem Heldenzug darf die Sünde einen einsetzen: Ein Monster zieht bis zu 2 Felder weit, dann darf ein Kampf folgen.',
}

const chip: Readonly<Record<ChipName, string>> = {
  round:
    'Runden beginnen mit der Anweisung der Story und enden mit der Uhr, der Rückkehr der Toten und neuen Sündenkarten.',
  clock: 'Die Apokalypse steigt, wenn die Story es sagt. Jede erreichte Stufe hilft der Sünde bis zum Ende des Spiels.',
  'in-force': 'Aufgedeckte Apokalypsekarten. Sie gelten, bis das Spiel endet.',
  steps: 'Felder, die von der Bewegung dieses Zuges übrig sind. Dazwischen darfst du tun, was keine Aktion braucht.',
  action: 'Eine in jedem Zug: kämpfen, schießen oder säubern. Sie beendet eine begonnene Bewegung.',
  district: 'Einmal je Runde darf ein Held den Distrikt nutzen, in dem er steht. Das braucht keine Aktion.',
  company: 'Unschuldige und Leute, die mit diesem Helden gehen. Sie bleiben, wo er stirbt.',
  'dead-pile': 'Hier warten getötete Monster. So viele, wie es Helden gibt, kommen am Rundenende auf Nester zurück.',
  hand: 'Sündenkarten, die die Sünde hält. In jedem Heldenzug kann eine ausgespielt werden.',
  deck: 'Karten, die noch zu ziehen sind. Gehen sie aus, werden die ausgespielten gemischt.',
  inventory: 'Verstärkungen, die ein Inventar-Symbol gibt. Für jede genommene kommt eine neue.',
  'acolyte-ability':
    'Einmal je Runde, vor dem Wurf eines Kampfes, der kein Fernkampf ist, kommt ein toter Akolyth dazu.',
  'sin-slot': 'Die Sündenkarte dieses Zuges. Es gibt höchstens eine, und alle dürfen sie lesen.',
}

const number: Readonly<Record<NumberName, string>> = {
  chance: 'Wie wahrscheinlich es ist, genau aus den Würfeln gerechnet, wenn niemand etwas tut, was nicht sicher ist.',
  band: 'Links: Niemand tut, was er noch tun darf. Rechts: Die andere Seite tut alles davon.',
  death: 'Wie wahrscheinlich dein Held daran stirbt, bevor sonst jemand etwas tut.',
  dice: 'Würfel des Wurfs, mit allem, was bekanntermaßen darin zählt.',
}

const deck: Readonly<Record<DeckName, string>> = {
  hero: 'Held',
  ability: 'Eigenschaft eines Helden',
  sin: 'Sünde',
  power: 'Macht der Sünde',
  'sin-card': 'Sündenkarte',
  acolytes: 'Akolythen',
  'acolyte-ability': 'Akolythen-Eigenschaft',
  boss: 'Monster der Sünde',
  'hell-club': 'Hell Club',
  fallen: 'Gefallener Held',
  apocalypse: 'Apokalypsekarte',
  upgrade: 'Verstärkung',
  past: 'Dunkle Vergangenheit',
  level: 'Pfad der Apokalypse',
  story: 'Story',
  mission: 'Mission',
  'story-rule': 'Regel einer Story',
}

export const means = {
  token,
  printed,
  monster,
  class: heroClass,
  stat,
  heroFace,
  sinFace,
  bonus,
  icon,
  counter,
  chip,
  number,
  reserve:
    'Helden, die warten. Für jeden Toten rückt einer nach; stirbt einer und niemand ist übrig, ist das Spiel verloren.',
  street: 'Straßen mit gemeinsamer Kante sind benachbart, und jeder Distrikt grenzt an die vier Straßen um ihn.',
  district:
    'Ein Held in einem Distrikt darf einmal je Runde dessen Symbole nutzen. Niemand schießt hinein oder heraus.',
}

export const decks = deck
