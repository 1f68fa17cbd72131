import type { Params, PromptKind } from '@haven/engine'
import type { Language, Say } from '../language.ts'
import { fileFaults } from './file-faults.ts'
import { at, capital, list, some, to } from './grammar.ts'

/** Why not, and what to do instead. Parameters may be missing: every sentence reads without them. */

const text = (value: Params[string] | undefined): string => (value === undefined ? '' : String(value))
/** At the beginning of a sentence: "Der Akolyth", "Nonne 3". */
const monster = (p: Params, say: Say): string => {
  if (p.monster === undefined) return 'Dieses Monster'
  const id = text(p.monster)
  return /-\d+$/.test(id) ? say.name(id) : capital(some(id, 'nom', say))
}
const card = (p: Params, say: Say): string => (p.card === undefined ? 'Diese Karte' : `„${say.name(text(p.card))}“`)
const ability = (p: Params, say: Say): string => (p.ability ? `„${say.name(text(p.ability))}“` : 'Diese Eigenschaft')
const hero = (p: Params, say: Say): string => (p.hero === undefined ? 'Dieser Held' : say.name(text(p.hero)))
const person = (seat: string, say: Say): string => (seat === 'sins' ? `die ${say.name(seat)}` : say.name(seat))
const slot = (p: Params): string => (p.slot === undefined ? 'Auf diesem Platz' : `Auf Platz ${p.slot}`)

/** What is asked, for those who answer something else. */
export const QUESTIONS: Readonly<Record<PromptKind, string>> = {
  'dark-past': 'wer welche Dunkle Vergangenheit bekommt',
  'story-task': 'wohin ein Marker der Story kommt',
  'first-hero': 'wer den ersten Zug hat',
  'take-turn': 'welcher Marker für den Zug eingesetzt wird',
  'hero-turn': 'was der Held tut',
  action: 'welche Aktion er ausführt',
  'city-action': 'welche Stadtaktion als nächste kommt',
  'heal-slot': 'welche Wunde geheilt wird',
  'wound-slot': 'wohin eine Wunde kommt',
  upgrade: 'welche Verstärkung genommen wird',
  'lose-upgrade': 'welche Verstärkung verloren geht',
  'orbital-move': 'wohin der Orbitalangriff zielt',
  'orbital-kill': 'wen der Orbitalangriff tötet',
  'sin-card': 'ob eine Sündenkarte ausgespielt wird',
  acolyte: 'ob die Akolythen-Eigenschaft genutzt wird',
  corruption: 'ob für den Wurf Verderbtheit genommen wird',
  ability: 'ob eine Eigenschaft genutzt wird',
  reroll: 'welche Würfel neu geworfen werden',
  faith: 'was aus einem FAITH wird',
  kill: 'welche Monster getötet werden',
  'remove-token': 'welcher Marker entfernt wird',
  reaction: 'ob die Sünde reagiert',
  'reaction-move': 'welches Monster zieht',
  'reaction-fight': 'ob die Monster kämpfen',
  retaliate: 'welcher Überlebende zurückschlägt',
  summon: 'welches Monster erscheint, und wo',
  'apocalypse-card': 'welche Apokalypsekarte aufgedeckt wird',
  mission: 'welche Mission als nächste kommt',
  choice: 'was die Heldenseite gemeinsam wählt',
  'sins-decide': 'was die Sünde für die Helden entscheidet',
  order: 'welcher Effekt zuerst kommt',
  'reserve-hero': 'wer für den toten Helden nachrückt',
  inherit: 'welche Verstärkung der Ersatz mitbringt',
  effect: 'wofür eine Karte oder Eigenschaft eingesetzt wird',
}

const WINDOWS: Readonly<Record<string, string>> = {
  'turn-start': 'zu Beginn eines Zuges',
  'hero-enters': 'wenn ein Held ein Feld betreten hat',
  'city-action': 'wenn ein Held einen Distrikt nutzt',
  'cleanse-start': 'wenn ein Held zu säubern beginnt',
  'fight-start': 'zu Beginn eines Kampfes',
  'fight-rolled': 'nach den Würfen eines Kampfes, der kein Fernkampf ist',
  'monster-killed': 'nachdem ein Monster getötet wurde',
  reaction: 'in einer Reaktion, vor der Bewegung',
  'turn-end': 'am Ende eines Zuges',
}

/** "ist zu entscheiden, wohin eine Wunde kommt" */
const asked = (kind: Params[string] | undefined): string => {
  const question = QUESTIONS[kind as PromptKind]
  return question === undefined ? 'ist etwas anderes zu entscheiden' : `ist zu entscheiden, ${question}`
}

const CHOOSE = 'Wähle eine der angebotenen Antworten.'

export const refusals: Language['refusals'] = {
  // about the answer itself
  'malformed-answer': () => `Das ist keine vollständige Antwort. ${CHOOSE}`,
  'game-over': ({ winner }) =>
    `Das Spiel ist vorbei${winner === undefined ? '' : `: Gewonnen hat die ${winner === 'sins' ? 'Sünde' : 'Heldenseite'}`}. Beginne ein neues, um weiterzuspielen.`,
  'stale-prompt': () => 'Diese Frage ist nicht mehr offen. Beantworte die, die jetzt gestellt ist.',
  'foreign-seat': ({ seat }, say) =>
    `Diese Frage ist nicht für ${seat === undefined ? 'dich' : person(text(seat), say)}. Warte, bis du gefragt wirst.`,
  'unknown-option': ({ option }) =>
    `${option === undefined ? 'Das' : `„${option}“`} gehört nicht zu den Antworten. ${CHOOSE}`,
  'not-your-question': ({ seat }, say) => {
    const seats = text(seat).split(' ').filter(Boolean)
    const waiting = seats.length === 0 ? 'jemand anderen' : list(seats.map((each) => person(each, say)))
    return `Das entscheidest jetzt nicht du. Das Spiel wartet auf ${waiting}.`
  },
  'not-asked-now': ({ kind }) => `Zuerst ${asked(kind)}.`,
  'not-among-options': ({ kind, space }, say) => {
    if (space !== undefined)
      return `Jetzt nicht möglich: ${say.space(text(space))}. Wähle eines der angebotenen Felder.`
    return `Das geht nicht. Jetzt ${asked(kind)}. ${CHOOSE}`
  },
  // a hero's turn
  'no-such-space': ({ space }) =>
    `${space === undefined ? 'Dieses Feld' : `Das Feld „${space}“`} gibt es auf diesem Stadtplan nicht. Straßen heißen nach Buchstabe und Zahl, wie C2; Distrikte haben Namen.`,
  'same-space': () => 'Dein Held steht schon dort. Wähle ein benachbartes Feld.',
  'not-adjacent': ({ space }, say, rule) =>
    rule === 'CITY-5'
      ? `Ein Orbitalangriff wandert höchstens 2 Felder weit, über gemeinsame Kanten. Zu weit${space === undefined ? '' : `: ${say.space(text(space))}`}; wähle ein näheres Feld.`
      : 'Dieses Feld ist nicht benachbart. Geh Schritt für Schritt, über gemeinsame Kanten.',
  'river-between': () => 'Dazwischen liegt ein Fluss. Hinüber führt nur die U-Bahn; wähle ein Feld an diesem Ufer.',
  'move-spent': () => 'So weit reicht die Bewegung nicht. Dein Held hat in diesem Zug keinen Schritt mehr dafür.',
  'move-over': () => 'Die Bewegung deines Helden ist für diesen Zug vorbei. Der nächste Zug bringt eine neue.',
  'action-taken': () => 'Dein Held hat schon eine Aktion ausgeführt. In jedem Zug gibt es nur eine.',
  'no-monsters-here': () => 'Auf dem Feld deines Helden ist kein Monster; ein Kampf braucht mindestens eines.',
  'no-monsters-there': (p, say, rule) => {
    if (rule === 'CITY-5')
      return 'Ein Orbitalangriff tötet nur einen Akolythen oder ein Laster auf seinem eigenen Feld. Wähle eines davon.'
    if (p.monster !== undefined)
      return `${monster(p, say)} ist nicht auf dem Feld dieses Kampfes. Wähle ein Monster, das dort ist.`
    return 'Auf diesem Feld ist kein Monster. Wähle ein Feld mit Monstern.'
  },
  'not-ranged': () => 'Dein Held hat keinen Fernkampf. Geh auf das Feld der Monster und kämpfe dort.',
  'not-from-district': () => 'Aus einem Distrikt heraus kann niemand schießen. Geh zuerst auf eine Straße.',
  'not-into-district': () =>
    'In einen Distrikt hinein kann niemand schießen. Wähle eine Straße oder geh hin und kämpfe dort.',
  'not-own-space': () =>
    'Ein Schuss geht auf ein anderes Feld. Gegen die Monster auf deinem eigenen Feld beginne stattdessen einen Kampf.',
  'no-line-of-sight': () =>
    'Dieses Feld sieht dein Held nicht. Ein Schuss folgt einer geraden Reihe oder Spalte aus Straßen, ohne Lücke.',
  'nothing-to-cleanse': () =>
    'Hier gibt es nichts zu säubern. Dafür muss ein Feuer, eine Verderbtheit, ein Pentagramm oder ein Nest offen daliegen, das nicht auf das Spielplanteil gedruckt ist.',
  'not-a-district': () =>
    'Stadtaktionen gibt es in Distrikten; das hier ist eine Straße. Betritt zuerst einen Distrikt.',
  'city-token-spent': () => 'Der Stadtaktionsmarker deines Helden ist verbraucht. Er kommt am Rundenende zurück.',
  'slot-taken': () =>
    'Dieser Distrikt wurde in dieser Runde schon genutzt. Versuche es mit einem anderen oder in der nächsten Runde.',
  'city-forbidden': () => 'Ein Text im Spiel verwehrt deinem Helden jetzt die Stadtaktionen.',
  'city-out-of-reach': () => 'Von hier aus kann dein Held diesen Distrikt nicht nutzen. Betritt ihn zuerst.',
  'nothing-face-down': () => 'Hier liegen keine verdeckten Marker zum Aufdecken.',
  'monsters-prevent': () => 'Monster hier hindern deinen Helden am Aufdecken. Töte sie zuerst.',
  'no-such-token-here': ({ token }, say) =>
    `Hier ist nichts${token === undefined ? '' : ` dergleichen (${say.name(text(token))})`}, was dein Held einsammeln oder entfernen könnte.`,
  'not-collectable': () =>
    'Diesen Marker kann man nicht einsammeln. Helden sammeln Sonderspielzug-Marker, Unschuldige und NSCs ein.',
  'innocent-at-seven': () =>
    'Mit Verderbtheit 7 kann dein Held keine Unschuldigen einsammeln. Tu zuerst Buße oder schicke einen anderen Helden.',
  'just-dropped': () =>
    'Dein Held hat diesen NSC in diesem Zug abgesetzt. In einem späteren Zug kann er ihn wieder einsammeln.',
  'not-held': () => 'Das hat dein Held nicht bei sich.',
  'no-delivery-here': () =>
    'Hier kannst du jetzt keine Unschuldigen übergeben. Wo das geht, sagt die aktuelle Mission.',
  'ability-unknown': (p, say) => `${ability(p, say)} kann dein Held nicht nutzen. ${CHOOSE}`,
  'ability-used': (p, say) => `${ability(p, say)} wurde in dieser Runde schon genutzt. Nächste Runde geht es wieder.`,
  'ability-not-now': (p, say) => `${ability(p, say)} würde jetzt nichts bewirken. Warte, bis der Text zutrifft.`,
  // the Sins player
  'card-not-held': (p, say) => `${card(p, say)} ist nicht auf deiner Hand. Wähle eine Karte von der Hand.`,
  'card-not-now': (p, say) =>
    `${card(p, say)}: auszuspielen ${WINDOWS[text(p.window)] ?? 'in ihrem eigenen Moment'}, und nur, wenn die Bedingung erfüllt ist.`,
  'monster-pinned': (p, say) =>
    `${monster(p, say)} kann ein Feld mit einem Helden darauf nicht verlassen. Bewege ein anderes Monster.`,
  'monster-kept-down': (p, say) =>
    `${monster(p, say)} ist festgenagelt und macht in dieser Runde keinen Schritt. Bewege ein anderes Monster.`,
  'space-closed': (p, say) =>
    `Kein Monster kann jetzt ${p.space === undefined ? 'dieses Feld betreten' : `${to(text(p.space), say)} gehen`}. Geh außen herum oder wähle ein anderes Feld.`,
  'monster-too-far': (p, say) =>
    `${monster(p, say)} kommt nicht ${p.space === undefined ? 'so weit' : `bis ${to(text(p.space), say)}`}${p.steps === undefined ? '' : ` (${p.steps} ${p.steps === 1 ? 'Schritt' : 'Schritte'})`}. Flüsse und Helden halten Monster auf.`,
  'monster-not-toward': (p, say) =>
    `${monster(p, say)} geht auf ${p.hero === undefined ? 'den Helden' : say.name(text(p.hero))} zu oder bleibt: Jeder Schritt muss den Weg verkürzen.`,
  'monster-twin': (p, say) => {
    if (p.monster === undefined || p.instead === undefined)
      return 'Auf demselben Feld steht ein zweites, genau gleiches Monster. Wähle das andere.'
    const other = say.name(text(p.instead))
    return `${say.name(text(p.monster))} und ${other} sind gleich und stehen auf demselben Feld. Wähle stattdessen: ${other}.`
  },
  'monster-unkillable': (p, say) => `${monster(p, say)} kann jetzt nicht getötet werden: Treffer darauf sind verloren.`,
  'monster-not-on-board': (p, say) =>
    `${monster(p, say)} ist nicht auf dem Spielplan. Wähle ein Monster, das dort ist.`,
  'nest-blocked': ({ space, nests }, say) => {
    const place = space === undefined ? 'Auf diesem Feld' : capital(at(text(space), say))
    return nests === 0
      ? `${place} ist kein Nest. Wähle ein Feld mit einem.`
      : `${place} ist kein Nest frei: Jedes Monster dort blockiert eines. Wähle ein anderes Feld.`
  },
  'not-in-dead-pile': (p, say) => `${monster(p, say)} liegt nicht auf dem Friedhof. Wähle ein Monster, das dort liegt.`,
  // wounds, results, cards
  'slot-covered': (p) => `${slot(p)} liegt schon ein Wundmarker. Wähle einen freien Platz.`,
  'slot-free': (p) => `${slot(p)} liegt kein Wundmarker. Wähle einen Platz, auf dem einer liegt.`,
  'not-enough-hits': (p, say) => {
    if (Number(p.hits) >= Number(p.needs)) {
      return `${monster(p, say)} kann jetzt nicht getötet werden. Setze die Treffer für ein anderes Monster ein.`
    }
    const numbers = p.needs === undefined || p.hits === undefined ? '' : `: nötig ${p.needs}, übrig ${p.hits}`
    const target = p.monster === undefined ? 'dieses Monster' : some(text(p.monster), 'acc', say)
    return `Zu wenige Treffer für ${target}${numbers}. Wähle ein schwächeres oder keines.`
  },
  'not-in-inventory': (p, say) => `${card(p, say)} ist nicht im Inventar. Wähle eine der offenen Karten.`,
  'icon-not-there': ({ action }, say) =>
    `${action === undefined ? 'Diese Stadtaktion' : `„${say.name(text(action))}“`} steht hier nicht offen: abgedeckt, schon ausgeführt oder gar nicht aufgedruckt. Wähle eine andere.`,
  'hero-not-there': (p, say) => `${hero(p, say)} ist nicht im Spiel. Wähle einen Helden auf dem Spielplan.`,
  'hero-not-in-reserve': (p, say) => `${hero(p, say)} ist nicht in der Reserve. Wähle einen Helden aus der Reserve.`,
  ...fileFaults,
}
