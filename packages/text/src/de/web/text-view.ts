import type { textView as english } from '../../en/web/text-view.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count, either, kindOf, list, quotedAll, tally } from '../grammar.ts'

const several = (number: number, id: string, say: Say): string =>
  number === 1 ? say.name(id) : `${number} ${say.form(id, 'plural')}`

const listed = (ids: readonly string[], say: Say): string => list(ids.map(say.name))

/** Equal things together, figures by their kind. */
const tallied = (ids: readonly string[], say: Say): string =>
  list(tally(ids.map(kindOf), (number, id) => several(number, id, say)))

const COLOURS: Readonly<Record<string, string>> = { red: 'rot', blue: 'blau' }

/** The same game in words alone, with a command line. */
export const textView: Said<typeof english> = (say) => ({
  title: 'Haven als Text',
  lead: 'Das ganze Spiel in Überschriften, Tabellen und einer Befehlszeile: für Screenreader, langsame Rechner und alle, die gern tippen.',
  begin: 'Ein Spiel beginnen',
  beginHint: 'Havens letztes Gefecht, als Heldenseite',
  custom: 'Eigenes Spiel',
  online: 'Online mit anderen spielen',
  saved: 'Spielstände',
  asText: 'Als Text',
  asPicture: 'Die Stadt zeigen',
  asPictureHint: 'Dasselbe Spiel mit der gezeichneten Stadt',
  decision: 'Deine Entscheidung',
  answers: 'Antworten',
  answer: (number, words) => `${number}. ${words}`,
  command: 'Befehl',
  commandHint: 'Eine Zahl oder Worte wie „gehen C2“, „kämpfen“, „warum Stadt“. Mehrere mit Semikolon. Tippe „Hilfe“.',
  send: 'Ausführen',
  transcript: 'Was gesagt wurde und was geschah',
  conversation: 'Gespräch',
  typed: (line) => `> ${line}`,
  question: (words, answers) => `${words} ${count(answers, 'Antwort', 'Antworten')}.`,
  seatQuestion: (seat, words) => `${say.name(seat)}: ${words}`,
  round: (round) => `Runde ${round}`,
  // tables
  city: 'Stadt',
  cityCaption: 'Jedes Feld der Stadt und was darauf ist',
  space: 'Feld',
  nextTo: 'Benachbart',
  heroesHere: 'Helden',
  monstersHere: 'Monster',
  tokensHere: 'Marker',
  cityActions: 'Stadtaktionen',
  nobody: 'niemand',
  nothing: 'nichts',
  none: 'keine',
  printed: (number, token) => `${several(number, token, say)} aufgedruckt`,
  several: (number, id) => several(number, id, say),
  pinned: (monsters) => `${monsters}, festgenagelt`,
  asleep: (card) => `${say.name(card)}, schläft`,
  committed: (reacts) => (reacts ? 'Wird auf diesen Zug reagieren.' : 'Wird auf diesen Zug nicht reagieren.'),
  faceDown: (number) => `${number} verdeckt`,
  faceDownKind: (kind) => `${say.name(kind)}, verdeckt`,
  metro: (colour) => `U-Bahn ${COLOURS[colour] ?? colour}`,
  byMetro: (space, colour) => `${say.space(space)} (U-Bahn ${COLOURS[colour] ?? colour})`,
  start: 'Start',
  covered: (icon) => `${say.name(icon)} (abgedeckt)`,
  slotTaken: 'in dieser Runde genutzt',
  heroes: 'Helden',
  heroesCaption: 'Die Helden in der Zugreihenfolge',
  hero: 'Held',
  onTurn: (hero) => `${say.name(hero)}, am Zug`,
  fallen: (hero) => `${say.name(hero)}, tot`,
  stats: 'Kampf, Geschick, Verteidigung',
  statsOf: (fight, skill, defense) => `${fight}, ${skill}, ${defense}`,
  corruption: 'Verderbtheit',
  wounds: 'Wunden',
  woundSlots: (slots) =>
    slots.length === 0
      ? 'keine'
      : `${slots.length} von 5, auf ${slots.length === 1 ? 'Platz' : 'den Plätzen'} ${list(slots.map(String))}`,
  tokens: 'Züge übrig',
  turnsLeft: (turns, extra, city) =>
    [
      count(turns, 'Zug', 'Züge'),
      ...(extra > 0 ? [count(extra, 'Sonderspielzug', 'Sonderspielzüge')] : []),
      ...(city ? ['Stadtaktion'] : []),
    ].join(', '),
  bonuses: 'Boni',
  bonus: (slot, words, covered) => `${slot}: ${covered ? 'Wunde' : words}`,
  carries: 'Hat',
  innocents: (number) => count(number, 'Unschuldige', 'Unschuldige'),
  sins: 'Sünde',
  reactions: (ready, of) => `${ready} von ${of} Reaktionsmarkern aktiv.`,
  handCount: (number) => `${count(number, 'Karte', 'Karten')} auf der Hand.`,
  hand: (cards) => `Hand: ${listed(cards, say)}.`,
  open: (card) => `Im Spiel: ${say.name(card)}.`,
  discard: (cards) => `Abgeworfen: ${tallied(cards, say)}.`,
  deadPile: (dead) => `Friedhof: ${tallied(dead, say)}.`,
  story: 'Story',
  mission: (mission, progress, needed) => `${say.name(mission)}. ${say.goal(mission, needed)}: ${progress} geschafft.`,
  apocalypse: (level) => `Apokalypse ${level} von 7.`,
  inForce: (cards) => `In Kraft: ${quotedAll(cards, say)}.`,
  reserve: (heroes) => (heroes.length === 0 ? 'Die Reserve ist leer.' : `Reserve: ${listed(heroes, say)}.`),
  inventory: (cards) => `Inventar: ${listed(cards, say)}.`,
  // replies
  wait: ({ seat, person }) => `Warten auf: ${person ?? say.name(seat)}.`,
  over: 'Das Spiel ist vorbei. Tippe „Rückblick“, um zu sehen, wie es lief, „Wiedergabe“, um es anzusehen, oder „Startseite“.',
  unknown: (line, answers) =>
    `„${line}“ ist hier keine Antwort. Wähle eine Zahl von 1 bis ${answers} oder tippe „Hilfe“.`,
  outOfRange: (answers) => `Wähle eine Zahl von 1 bis ${answers} oder tippe „Hilfe“.`,
  ambiguous: (numbers) => `Das könnte ${either(numbers.map(String))} sein. Wähle eine der Zahlen.`,
  allowed: 'Nichts spricht dagegen: Es steht unter den Antworten.',
  whyWhat:
    'Warum was? Zum Beispiel: warum gehen C2, warum kämpfen, warum schießen D1, warum Stadt, warum Karte Hybris.',
  whyUnknown: (words) => `Ich weiß nicht, was „${words}“ wäre. Versuche: warum gehen C2, warum kämpfen.`,
  ruleOf: (id, text) => `${id}, ${say.name(id)}: ${text}`,
  noRule: (words) => `Eine Regel „${words}“ gibt es nicht. Regeln heißen wie MOVE-5 oder FIGHT-10; Karten haben Namen.`,
  cardOf: (name, text) => `${name}: ${text}`,
  noCard: (words) => `Eine Karte „${words}“ gibt es nicht.`,
  noSpace: (words) => `Ein Feld „${words}“ gibt es nicht. Straßen heißen wie C2, Distrikte haben Namen.`,
  noHero: (words) => `Ein Held „${words}“ ist nicht im Spiel.`,
  notHim: (asked, meant) => `Gefragt ist ${say.name(asked)}, nicht ${say.name(meant)}.`,
  notAsked: 'Gerade wirst du nichts gefragt.',
  taken: 'Zurückgenommen.',
  nothingToUndo: 'Es gibt nichts, was du zurücknehmen könntest.',
  suggested: (words) => `Vorschlag: ${words}. Tippe „tu es“, um das zu tun.`,
  noSuggestion: 'Zu dieser Frage gibt es keinen Vorschlag.',
  nothingChosen: 'Nichts ist gewählt. Tippe zuerst eine Zahl oder „Vorschlag“.',
  allDone: 'Alles wie vorgeschlagen getan.',
  held: 'Das Fenster ist angehalten.',
  released: 'Es geht weiter.',
  noWindow: 'Kein Fenster ist offen.',
  proposed: (seat, words) => `${say.name(seat)} will: ${words}.`,
  disagree: (seat) => `${say.name(seat)} sagt: Wir werden uns nicht einig.`,
  stopped: (rest) => `Ausgelassen: ${list(rest)}.`,
  saving: 'Hier ist die Datei deines Spiels.',
  help: [
    'Eine Zahl wählt die Antwort mit dieser Zahl.',
    'Worte auch: gehen C2 · kämpfen · schießen D1 · säubern · Stadt · aufdecken · beenden · ja · nein · passen · sündigen · würfeln · Akolyth 2 nach B1 · Hybris ausspielen.',
    'Mehreres auf einmal: gehen C2; kämpfen; sündigen. Es hält beim Ersten an, das nicht möglich ist. „Rose: gehen C2“ stellt sicher, dass Rose gefragt ist.',
    'Antworten: die Antworten noch einmal lesen. Was: die Frage noch einmal lesen.',
    'Warum …: warum etwas nicht möglich ist. Regel MOVE-5 und Karte Hybris: was dort geschrieben steht.',
    'Feld C2: ein Feld. Wer Rose: ein Held. Helden, Spielplan, Sünde, Story, Hand, Verlauf 20: mehr vom Tisch.',
    'Weg C3: was der Weg dorthin kostet, der kürzeste und der sicherste. Laufen C3 oder laufen sicher C3: dorthin gehen, bis etwas dazwischenkommt.',
    'Chancen: was von jeder Antwort zu erwarten ist. Vorschlag, dann tu es. Alles: alles dieser Art wie vorgeschlagen.',
    'Zurücknehmen: deine letzte Entscheidung zurücknehmen. Zurückspulen: in jedem Fall zurücknehmen; es fallen andere Würfel.',
    'Anhalten und loslassen: Fenster der Sünde. In einer Abstimmung: Held 2: 1 für eine andere Person; uneinig, um aufzugeben.',
    'Für die Sünde: scharf, fragen oder still und eine Karte; scharf Hybris gegen Rose, oder ab 2 Wunden, oder beides; auslassen: alle Fenster dieses Zuges gehen vorbei; entwirf Laster 1 zum Helden, kämpfen: eine Reaktion im Voraus; entwirf und verwerfen.',
    'Speichern: das Spiel herunterladen. Wiedergabe, Rückblick, Startseite, Bild: anderswohin gehen.',
  ],
})
