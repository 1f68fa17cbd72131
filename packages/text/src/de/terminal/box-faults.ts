import type { Params } from '@haven/engine'
import type { boxFaults as english } from '../../en/terminal/box-faults.ts'
import type { Said } from '../../said.ts'
import { plural } from '../grammar.ts'

/** The faults of a box in words: what is wrong, and what to do about it. The codes are the engine's closed list. */

/** What an unknown id was taken for, and where the known ones are listed. */
const KINDS: Readonly<Record<string, readonly [name: string, known: string]>> = {
  tile: ['Ein Spielplanteil', 'Spielplanteile kommen aus dem Grundspiel und aus der Box selbst'],
  story: ['Eine Story', 'Storys kommen aus dem Grundspiel und aus der Box selbst'],
  mission: ['Eine Mission', 'eine Mission führt zu Missionen ihrer eigenen Story'],
  'hell-club': ['Ein Mitglied des Hell Club', 'Mitglieder stehen in hellClub einer Box'],
  token: [
    'Eine Art von Marker',
    'Arten sind fire, corruption, pentagram, nest und auf Stadtplänen auch extraTurn und innocent',
  ],
  monster: ['Eine Art von Monster für Stadtpläne', 'ein Stadtplan hat acolyte, abomination und controller'],
  npc: ['Ein NSC', 'es gibt commissioner, proxy und ravencorp'],
  hook: ['Ein Hook', 'Hooks sind die Felder von HookArguments in der Engine'],
  moment: ['Ein Moment', 'Momente stehen als MOMENTS in der Engine'],
  window: ['Ein Fenster', 'Fenster stehen als WINDOWS in der Engine'],
  class: ['Eine Klasse von Helden', 'Klassen sind leader, fixer, shooter und bruiser'],
  bonus: ['Ein Bonus auf dem Weg ins Verderben', 'Boni sind none, die, defense, hit und choice'],
  result: ['Ein Ergebnis eines Heldenwürfels', 'Ergebnisse sind hit, defense, counter und skill'],
  'city-action': ['Eine Stadtaktion', 'es gibt heal, repent, extraTurn, inventory und orbital'],
  corner: ['Ein Ort auf einem Spielplanteil', 'Orte sind C, NW, NE, SE und SW'],
  'apocalypse-type': ['Ein Typ von Apokalypsekarten', 'Typen sind terror, corruption und redemption'],
  'story-type': ['Ein Typ von Storys', 'Typen sind terror, corruption, redemption und mixed'],
  fact: ['Etwas, das eine Mission zählen kann,', 'es gibt kill, remove, flip, city, turnEnd und andere'],
  counted: ['Eine Art, die eine Mission zählen kann,', 'Arten sind die der Monster und der Gefahren, dazu altar'],
  face: ['Eine Seite dieses Würfels', 'Seiten stehen als HERO_FACES und SIN_FACES in der Engine'],
  prompt: ['Eine Art von Frage', 'Arten stehen als PROMPT_KINDS in der Engine; die meisten Texte fragen einen Effekt'],
}

const kindOf = ({ kind }: Params): readonly [string, string] => KINDS[String(kind)] ?? [String(kind), 'siehe die Typen']

const TILES: Readonly<Record<string, (params: Params) => string>> = {
  'no-tiles': () => 'Der Stadtplan hat keine Spielplanteile.',
  twice: ({ tile }) => `Das Spielplanteil ${tile} liegt zweimal.`,
  'no-place': ({ tile, place }) => `Das Spielplanteil ${tile} liegt bei ${place}.`,
  rotation: ({ tile, other }) => `Das Spielplanteil ${tile} ist um ${other} Grad gedreht.`,
  taken: ({ tile, other, place }) => `Die Spielplanteile ${other} und ${tile} liegen beide bei ${place}.`,
}

const STEPS: Readonly<Record<string, readonly [problem: string, hint: string]>> = {
  list: [
    'Dieser Schritt ist eine Liste von Schritten.',
    'Manche Grundbausteine ergeben mehrere Schritte: Füge sie mit „...placeTokens(…)“ ein.',
  ],
  'not-called': ['Dieser Schritt ist eine Funktion.', 'Rufe den Grundbaustein auf: „freeFight()“, nicht „freeFight“.'],
  'no-step': [
    'Das ist kein Schritt.',
    'Schritte kommen aus den Grundbausteinen oder aus act(name, run) und ask({ … }).',
  ],
}

const DICE: Readonly<Record<string, readonly [problem: string, hint: string]>> = {
  missing: ['Keine Box bringt Würfel mit.', 'Prüfe die Box neben dem Grundspiel oder gib der ersten Box ihre Würfel.'],
  ignored: ['Die Box bringt Würfel mit, aber nur die der ersten Box werden geworfen.', 'Lass dice weg.'],
  endless: [
    'Ein Würfel mit nichts als FAITH oder kritischen Treffern wird endlos geworfen.',
    'Gib ihm eine andere Seite.',
  ],
}

const MEANS: Readonly<Record<string, string>> = {
  altar: 'Altäre',
  npc: 'NSCs',
  'face-down': 'Felder mit verdeckten Markern',
}

export const boxFaults: Said<typeof english> = {
  'not-a-list': {
    problem: ({ value }) => `Hierher gehört eine Liste, nicht ${value}.`,
    hint: () => 'defineBox({ … }) ergänzt die Listen, die eine Box nicht braucht.',
  },
  malformed: {
    problem: ({ message }) => `Das hat nicht die Form, die es braucht: ${message}.`,
    hint: () => 'Schreib die Box in TypeScript und lass „npx tsc“ sie mit den Typen von @haven/engine vergleichen.',
  },
  'bad-id': {
    problem: ({ id }) => `„${id}“ kann keine Kennung sein.`,
    hint: () => 'Kennungen sind kleine Buchstaben und Ziffern, mit Bindestrichen verbunden: „wrath-red-mist“.',
  },
  'reserved-id': {
    problem: ({ id }) => `„${id}“ bedeutet im Spiel schon etwas anderes.`,
    hint: ({ id }) => `Stell etwas davor: „my-${id}“.`,
  },
  'duplicate-id': {
    problem: ({ id, other }) => `Die Kennung „${id}“ ist vergeben: ${other} hat sie.`,
    hint: () => 'Lass alle Kennungen einer Box mit ein paar eigenen Buchstaben beginnen.',
  },
  'unknown-id': {
    problem: (params) => `${kindOf(params)[0]} mit der Kennung „${params.id}“ ist nicht bekannt.`,
    hint: (params) =>
      params.meant === undefined ? `Sieh nach: ${kindOf(params)[1]}.` : `Ist „${params.meant}“ gemeint?`,
  },
  'team-impossible': {
    problem: ({ class: role, wanted, count }) =>
      `Helden der Klasse ${role}: Ein Team braucht ${wanted}, vorhanden sind ${count}.`,
    hint: () => 'Füge Helden hinzu oder prüfe die Box neben dem Grundspiel.',
  },
  'bad-dice': {
    problem: ({ problem }) => DICE[String(problem)]?.[0] ?? String(problem),
    hint: ({ problem }) => DICE[String(problem)]?.[1] ?? '',
  },
  'does-not-compile': {
    problem: ({ message }) => `Die Boxen passen nicht zusammen: ${message}.`,
    hint: () => 'Such nach der Kennung, die genannt ist.',
  },
  'breaks-in-play': {
    problem: ({ sin, acolytes, heroPlayers, message }) =>
      `Ein Spiel (${sin}, ${acolytes}, Heldenspieler: ${heroPlayers}) bricht in den ersten Zügen ab: ${message}.`,
    hint: () => 'Such einen eigenen Schritt, der liest, was nicht immer da ist: kein Kampf, kein Zug, ein toter Held.',
  },
  'out-of-range': {
    problem: ({ field, value, least, most }) =>
      `${field} ist ${value}; es muss eine ganze Zahl von ${least} bis ${most} sein.`,
    hint: () => 'Vergleiche mit dem Grundspiel: Helden haben 1 bis 4, Monster 2 bis 6.',
  },
  'not-a-function': {
    problem: ({ value }) => `Hierher gehört eine Funktion, nicht ${value}.`,
    hint: () => 'Schreib „() => 1“, wo sich die Zahl nie ändert.',
  },
  'bad-step': {
    problem: ({ problem }) => STEPS[String(problem)]?.[0] ?? String(problem),
    hint: ({ problem }) => STEPS[String(problem)]?.[1] ?? '',
  },
  'moment-twice': {
    problem: ({ moment }) => `Der Text hat zwei Auslöser im Moment ${moment}.`,
    hint: () =>
      'Mach einen Auslöser daraus: Seine Schritte laufen nacheinander ab, und onlyIf(…) macht einen Schritt von etwas abhängig.',
  },
  'bad-copies': {
    problem: ({ card, copies }) => `Die Zahl der Kopien von ${card} ist ${copies}.`,
    hint: () => 'copies ist eine ganze Zahl, 1 oder mehr.',
  },
  'wrong-deck-size': {
    problem: ({ count, wanted }) => `Karten der Sünde, Kopien mitgezählt: ${count}; die Regeln verlangen ${wanted}.`,
    hint: ({ count, wanted }) =>
      Number(count) < Number(wanted) ? 'Füge Karten oder Kopien hinzu.' : 'Nimm Karten oder Kopien weg.',
  },
  'wrong-track-length': {
    problem: ({ length, wanted }) => `Plätze auf dem Weg ins Verderben: ${length}; es müssen ${wanted} sein.`,
    hint: () => "Der erste Platz, Stufe 1, ist meist { kind: 'none' }.",
  },
  'track-levels': {
    problem: ({ level, count }) =>
      `Stufe ${level} auf dem Pfad der Apokalypse ist ${plural(Number(count), { one: 'einmal', other: '#-mal' })} da.`,
    hint: () => 'Das Grundspiel bringt den Pfad mit: Lass track in anderen Boxen weg.',
  },
  'bad-tile-place': {
    problem: (params) => TILES[String(params.problem)]?.(params) ?? String(params.problem),
    hint: () =>
      'Jedes Spielplanteil einmal, x und y ganze Zahlen ab 0, rotation 0, 90, 180 oder 270, ein Teil an jedem Ort.',
  },
  'too-many-spaces': {
    problem: ({ count, most }) => `Felder des Stadtplans: ${count}; höchstens ${most} sind erlaubt.`,
    hint: () => 'Leg Spielplanteile aneinander: Sie teilen sich die Straßenfelder.',
  },
  'unknown-space': {
    problem: ({ space }) => `Das Feld „${space}“ hat der Stadtplan nicht.`,
    hint: () =>
      'Ein Distrikt geht nach seinem Spielplanteil; das Teil bei x,y hat die Straßen sX,Y, sX+1,Y, sX+1,Y+1 und sX,Y+1.',
  },
  'unreachable-space': {
    problem: ({ spaces, start }) => `Vom Start ${start} führt kein Weg nach ${spaces}.`,
    hint: () => 'Leg die Spielplanteile Kante an Kante oder U-Bahn-Marker einer Farbe an beide Ufer.',
  },
  'no-nest': {
    problem: () => 'Der Stadtplan hat kein Nest, also kann nie ein Monster beschworen werden.',
    hint: () => 'Nimm ein Spielplanteil mit aufgedrucktem Nest oder leg ein offenes Nest auf den Stadtplan.',
  },
  'tokens-beyond-supply': {
    problem: ({ token, count, supply }) => `Der Stadtplan verlangt ${token} ×${count}; der Vorrat hat ${supply}.`,
    hint: () => 'Nimm welche weg; lass auch ein paar für das Spiel.',
  },
  'figures-beyond-roster': {
    problem: ({ monster, count, roster }) =>
      `Spielplan und Friedhof zusammen verlangen ${monster} ×${count}; vorhanden sind ${roster}.`,
    hint: () => 'Zähl monsters und deadPile zusammen.',
  },
  'metro-alone': {
    problem: ({ color }) => `Es gibt nur einen U-Bahn-Marker der Farbe ${color}.`,
    hint: () => 'Eine Linie braucht zwei.',
  },
  'story-without-map': {
    problem: () => 'Zu dieser Story gehört kein Stadtplan.',
    hint: () => 'Füge einen Stadtplan hinzu, dessen story ihre Kennung ist.',
  },
  'no-missions': {
    problem: () => 'Die Story hat keine Missionen.',
    hint: () => 'Mit der ersten in der Liste beginnt das Spiel.',
  },
  'no-last-mission': {
    problem: ({ way }) => `Keine Mission beendet die Story: ${way} …`,
    hint: () => 'Die letzte Mission hat „next: []“: Wer sie erfüllt, gewinnt.',
  },
  'mission-cycle': {
    problem: ({ way }) => `Die Missionen gehen im Kreis: ${way}.`,
    hint: () => 'Jede Mission darf in einem Spiel nur einmal kommen: Führe die letzte des Kreises anderswohin.',
  },
  'mission-unreachable': {
    problem: ({ mission, first }) => `Von ${first} führt kein Weg zu ${mission}.`,
    hint: () => 'Nenne sie in next einer anderen Mission oder nimm sie heraus.',
  },
  'bad-count': {
    problem: ({ heroes, count }) => `Bei ${heroes} Helden ist die Zahl der Mission ${count}.`,
    hint: () => 'count(h) muss für 3 und für 4 Helden eine ganze Zahl ergeben, 1 oder mehr.',
  },
  'no-progress': {
    problem: () => 'Nichts macht in dieser Mission Fortschritt.',
    hint: () => "Sag, was zählt: progress: [{ on: 'kill' }].",
  },
  'altars-closed': {
    problem: ({ mission }) =>
      `${mission} zählt zerstörte Altäre, aber solange sie aktuell ist, kann keiner zerstört werden.`,
    hint: () => 'Gib der Mission „altars: true“.',
  },
  'round-end-untold': {
    problem: ({ mission }) => `${mission} zählt, was am Rundenende gilt, und die Story sieht nie nach.`,
    hint: () => 'Setz „lookAtRoundEnd“ in das end der Story, vor das, was den Pfad steigen lässt.',
  },
  'map-too-poor': {
    problem: ({ mission, map, what, needs, has }) =>
      `${MEANS[String(what)] ?? what}: ${mission} braucht ${needs}; der Stadtplan ${map} hat ${has}.`,
    hint: () => 'Senk die Zahl oder leg mehr auf den Stadtplan: Später kommen keine dazu.',
  },
  'missing-text': {
    problem: ({ id }) => `Für „${id}“ fehlen die Worte.`,
    hint: ({ id, meant }) =>
      meant === undefined
        ? `Füge '${id}': { name: '…', text: '…' } zu words.cards hinzu.`
        : `words.cards hat „${meant}“, und nichts heißt so: Ist es das?`,
  },
  'text-too-long': {
    problem: ({ length, most }) => `Der Text hat ${length} Zeichen; auf eine Karte passen ${most}.`,
    hint: () => 'Sag, was passiert, und sonst nichts; Stimmung gehört in flavour.',
  },
}
