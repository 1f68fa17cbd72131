import type { RollOf } from '@haven/engine'
import type { table as english } from '../../en/web/table.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import type { Sitter } from '../../sitter.ts'
import { at, count, from, quoted } from '../grammar.ts'
import { assign } from './assign.ts'
import { odds } from './odds.ts'

const ROLLS: Readonly<Record<RollOf, (hero: string) => string>> = {
  fight: (hero) => `${hero} kämpft`,
  ranged: (hero) => `${hero} schießt`,
  cleanse: (hero) => `${hero} säubert`,
  'corruption-check': (hero) => `Verderbtheitsprobe für ${hero}`,
  'fire-check': (hero) => `Feuerprobe für ${hero}`,
}

type SpaceFacts = Parameters<ReturnType<typeof english>['city']['space']>[0]

/** "Hafenviertel, Distrikt. Leah. 2 Akolythen. Feuer. Stadt: Heilen, Buße. Zum Hafenviertel gehen." */
function spaceOf({ space, isDistrict, heroes, monsters, tokens, city, note }: SpaceFacts, say: Say): string {
  const parts = [
    `${say.space(space)}, ${isDistrict ? 'Distrikt' : 'Straße'}`,
    ...[heroes, monsters, tokens].filter(({ length }) => length > 0).map((things) => things.join(', ')),
    ...(city.length === 0 ? [] : [`Stadt: ${city.join(', ')}`]),
    ...(note === null ? [] : [note]),
  ]
  return parts.map((part) => `${part}.`).join(' ')
}

const sitter = ({ seat, person }: Sitter, say: Say): string => person ?? say.name(seat)

/** The table screen: prompt bar, log, windows, votes, the end. */
export const table: Said<typeof english> = (say) => ({
  board: 'Stadt',
  views: 'Ansichten',
  promptBar: 'Deine Entscheidung',
  heroes: 'Helden',
  sin: 'Sünde',
  story: 'Story',
  log: 'Verlauf',
  wholeLog: 'alles',
  wholeLogTitle: 'Der ganze Verlauf',
  menu: 'Menü',
  round: (round) => `Runde ${round}`,
  hand: 'Deine Hand',
  handOf: (number) => `Deine Hand: ${count(number, 'Karte', 'Karten')}`,
  // the prompt bar
  sitter: (who) => sitter(who, say),
  waitingFor: (who) => `Warten auf: ${sitter(who, say)} …`,
  thinking: (who) => `${sitter(who, say)} überlegt …`,
  playing: 'Es geschieht …',
  allOptions: 'Alle Antworten',
  places: (start, number) => `${start === null ? '' : `${from(start, say)}, `}${count(number, 'Ort', 'Orte')}`,
  undo: 'Zurücknehmen',
  undoHint: 'Deine letzte Entscheidung zurücknehmen',
  rewind: 'Zurückspulen',
  rewindHint: 'In jedem Fall zurücknehmen; es fallen andere Würfel',
  rule: (id) => `Regel ${say.name(id)}`,
  ruleOf: (id) => `${id}, ${say.name(id)}`,
  allowed: 'Nichts spricht dagegen: Es steht unter den Antworten.',
  notSaved: 'Dieser Browser bewahrt das Spiel nicht auf. Lade es herunter, bevor du gehst.',
  yourDecision: (question) => `Deine Entscheidung. ${question}`,
  city: {
    start: 'Start',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    wholeMap: 'Ganzer Stadtplan',
    space: (facts) => spaceOf(facts, say),
  },
  // the fight
  fight: (hero, where) => `${say.name(hero)} kämpft ${at(where, say)}`,
  shot: (hero, where) => `${say.name(hero)} schießt: ${say.space(where)}`,
  lanes: { prepare: 'Vorbereitung', sins: 'Sünde', last: 'Letztes Wort', roll: 'Wurf', resolve: 'Auswertung' },
  against: (monsters) => `gegen ${monsters.map(say.name).join(', ')}`,
  assign: assign(say),
  rollOf: (roll, hero) => ROLLS[roll](say.name(hero)),
  odds: odds(say),
  // windows of the Sins player
  pulse: 'Die Sünde darf etwas tun',
  hold: 'Anhalten',
  holdHint: 'Die Sünde will sich die Karten ansehen',
  letGo: 'Weiter',
  armed: 'Scharf',
  ask: 'Fragen',
  quiet: 'Still',
  armedHint: 'Wird ausgespielt, sobald ihr Moment kommt',
  askHint: 'In ihrem Moment wirst du gefragt',
  quietHint: 'Für diese Karte nie anhalten',
  orderOf: (card) => `${quoted(card, say)}: wenn ihr Moment kommt`,
  armedAgainst: (card) => `${quoted(card, say)} ist scharf gegen`,
  againstAll: 'alle',
  fromWounds: (card) => `${quoted(card, say)} ist scharf ab so vielen Wunden`,
  leastWounds: (number) => (number === 0 ? 'verletzt oder nicht' : `${count(number, 'Wunde', 'Wunden')} oder mehr`),
  yieldTurn: 'Alle Fenster dieses Zuges auslassen',
  // the curtain
  curtain: (seat) => `Gib den Bildschirm weiter: ${say.name(seat)}`,
  curtainText: 'Die nächste Frage ist nicht für die anderen Augen an diesem Tisch.',
  curtainOpen: 'Zum Öffnen halten',
  curtainOpenHint: 'Halte den Knopf oder die Leertaste eine halbe Sekunde lang',
  // votes
  vote: 'Vereint euch oder fallt',
  voteAgree: (agreeing, seats) => `${agreeing} von ${seats} einig`,
  voteChip: (who, option) => `${sitter(who, say)}: ${option}`,
  giveUpBy: (who) => `${sitter(who, say)}: Wir werden uns nicht einig`,
  giveUpHint: 'Eine zweite Person muss es bestätigen; dann entscheidet die Sünde',
  gaveUp: (number) => `Keine Einigung: ${count(number, 'Stimme', 'Stimmen')}`,
  // log
  sealed: 'versiegelt',
  // the menu
  save: 'Dieses Spiel herunterladen',
  record: 'Das Protokoll herunterladen',
  position: 'Die Stellung herunterladen',
  shareLink: 'Link zu dieser Stellung kopieren',
  keys: 'Tastatur',
  legend: 'Legende',
  keysOrLegend: 'Tastatur und Legende',
  // the end
  home: 'Den Tisch verlassen',
  // keyboard sheet
  keyList: {
    digits: 'Eine Tat, eine Karte oder ein Platz nach ihrer Zahl; in der Liste eine Antwort',
    end: 'Den Zug beenden',
    undo: 'Zurücknehmen',
    suggest: 'Eine Antwort vorschlagen: Wunden, Treffer, FAITH',
    list: 'Alle Antworten in Worten',
    clear: 'Einen Plan neu beginnen',
    rule: 'Die Regel zeigen',
    why: 'Womit eine Chance rechnet',
    book: 'Story und Bedrohung',
    targets: 'Nächstes erlaubtes Ziel auf dem Spielplan',
    stops: 'Nächster Teil des Tisches',
    confirm: 'Das Gewählte tun; im Film zur nächsten Szene (mit Umschalt ans Ende)',
    freeze: 'Den Film anhalten und weiterlaufen lassen',
    captions: 'Die letzten fünf Sätze des Geschehens',
    hold: 'Ein Fenster anhalten (Sünde)',
    yield: 'Alle Fenster dieses Zuges auslassen (Sünde)',
    draft: 'Eine Reaktion entwerfen (Sünde)',
    zen: 'Nur der Spielplan',
    log: 'Der ganze Verlauf',
    inspect: 'Was ist das? Noch einmal: das Nächste dort',
    reach: 'Halten: was Monster erreichen können',
    help: 'Dieses Blatt',
    back: 'Zurück, schließen',
  },
})
