import type { now as english } from '../../en/things/now.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import {
  at,
  count,
  dice as diceOf,
  list,
  percent,
  plural,
  quoted,
  results,
  times,
  wounds as woundsOf,
} from '../grammar.ts'

/** What is true of a thing at this moment, in short sentences. */

const names = (ids: readonly string[], say: Say): string => list(ids.map((id) => say.name(id)))
const are = (ids: readonly string[]): string => (ids.length === 1 ? 'steht' : 'stehen')
/** "Feuer ×2 und Nest ×1" */
const several = (kinds: readonly string[], say: Say): string => {
  const counts = new Map<string, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return list([...counts].map(([kind, number]) => times(number, say.name(kind))))
}

const UNTIL = { turn: 'Ende des Zuges', round: 'Rundenende' } as const

export const now: Said<typeof english> = (say) => ({
  // tokens
  check: ({ kind, dice, chance }) =>
    `${diceOf(dice)} für alle, die das Feld betreten oder verlassen: ${percent(chance)} ${kind === 'fire' ? 'eine Wunde' : 'Verderbtheit'}.`,
  crossed: (hero, goal) => `Der Weg von ${say.name(hero)} führt hindurch (→ ${say.space(goal)}).`,
  moreDice: (dice) => `Kämpfe hier: ${count(dice, 'Sündenwürfel', 'Sündenwürfel')} mehr.`,
  nests: (free, all) =>
    free === 0 ? 'Kein Nest hier ist frei.' : `Frei hier: ${free} von ${count(all, 'Nest', 'Nestern')}.`,
  altarHeld: (heroes) => `${names(heroes, say)} ${are(heroes)} hier: keine Karte in dieser Runde.`,
  altarOpen: 'Niemand ist hier: 1 Sündenkarte am Rundenende.',
  metroEnds: (spaces) => `Das andere Ende: ${list(spaces.map((space) => say.space(space)))}.`,
  canCollect: (heroes) => `Kann einsammeln, wer hier steht: ${names(heroes, say)}.`,
  strikes: (number) =>
    number === 0
      ? 'Höchstens 2 Schritte entfernt ist nichts, was er töten könnte.'
      : `${number} höchstens 2 Schritte entfernt, die er töten könnte.`,
  heldBy: (hero) => `Bei ${say.name(hero)}.`,
  hidden: (here, pool) => `${here} hier. Unter allen, die verdeckt liegen: ${several(pool, say)}.`,
  left: (number) => `${count(number, 'Marker', 'Marker')} dieser Art auf dem Spielplan.`,
  marked: (mark, until) => (until === 'game' ? `${say.name(mark)}.` : `${say.name(mark)}, bis zum ${UNTIL[until]}.`),
  // figures
  pinned: 'Festgenagelt: macht bis zum Rundenende keinen Schritt. Kämpft, wo es steht.',
  strength: ({ fight, defense }) => `Kampf ${fight}, Verteidigung ${defense}.`,
  onBoard: (board, dead) => `${board} auf dem Spielplan, ${dead} tot.`,
  heldHere: (heroes) => `Kann nicht weggehen; festgehalten von ${names(heroes, say)}.`,
  reaches: (heroes) => `Eine Reaktion bringt es zu ${names(heroes, say)}.`,
  reachesNobody: 'Eine Reaktion bringt es zu keinem Helden.',
  hero: ({ lives, of, corruption, space }) =>
    `${lives} von ${of} Leben, Verderbtheit ${corruption}, ${at(space, say)}.`,
  dead: 'Tot.',
  turnsLeft: (turns, extra) =>
    extra > 0
      ? `Noch ${count(turns, 'Zug', 'Züge')}, ${count(extra, 'Sonderspielzug', 'Sonderspielzüge')}.`
      : `Noch ${count(turns, 'Zug', 'Züge')} in dieser Runde.`,
  leaving: 'Die Monster hier zu verlassen kostet eine Wunde.',
  waitsInReserve: 'Wartet in der Reserve.',
  // numbers on boards
  value: (value) => `Jetzt ${value}, bevor etwas dazukommt.`,
  mates: (number) => `${number} mehr durch ${number === 1 ? 'den Helden' : 'die Helden'} daneben.`,
  commissioner: '1 mehr durch den Polizeichef.',
  sights: (spaces) =>
    spaces === 0 ? 'Von hier ist keine Straße in Sicht.' : `${count(spaces, 'Straße', 'Straßen')} von hier in Sicht.`,
  corruption: (level) => `Verderbtheit ${level} von 7.`,
  nextBonus: (level) => `1 zu nehmen gibt alle offenen Boni bis ${level}.`,
  fullyCorrupted: 'Höher geht es nicht: Erzwungene Verderbtheit ist jetzt eine Wunde.',
  lives: (left, of) => (left === 0 ? 'Tot.' : left === 1 ? 'Noch 1 Leben.' : `Noch ${left} von ${of} Leben.`),
  slot: (bonus) => {
    switch (bonus.kind) {
      case 'hit':
        return `Gibt ${results(bonus.count, 'hit', say)}.`
      case 'choice':
        return `Zur Wahl: ${list(bonus.of.map((result) => say.name(result)))}.`
      default:
        return ''
    }
  },
  covered: 'Von einer Wunde abgedeckt: zählt nicht.',
  isLevel: 'Hier steht die Verderbtheit.',
  countsNow: 'Zählt in diesem Wurf.',
  wouldCount: 'Würde zählen, wenn jetzt Verderbtheit genommen wird.',
  notReached: 'So hoch ist die Verderbtheit noch nicht.',
  // the city
  used: 'In dieser Runde genutzt.',
  coveredIcon: 'Ein Verderbtheitsmarker deckt es ab.',
  ready: 'Bereit.',
  noWound: (hero) => `${say.name(hero)} hat keine Wunde.`,
  hasWounds: (hero, wounds) => `${say.name(hero)} hat ${woundsOf(wounds)}.`,
  offered: (cards) => `Im Angebot: ${cards.map((card) => say.name(card)).join(', ')}.`,
  // tokens of turns
  tokens: (left, of) => `${left} von ${of} aktiv.`,
  extras: (number) => `${number} einzusetzen.`,
  // the story
  progress: (done, of) => `${done} von ${of} geschafft.`,
  accomplished: 'Erfüllt.',
  ahead: (number) => `Kommt noch: ${number} zu schaffen.`,
  passedBy: 'Der andere Weg wurde gewählt.',
  reached: 'Erreicht: Es gilt.',
  atRoundEnd: 'Das Ende dieser Runde erreicht sie.',
  perhapsAtRoundEnd: 'Das Ende dieser Runde kann sie erreichen.',
  levelsOff: (levels) => `Noch ${count(levels, 'Stufe', 'Stufen')} entfernt.`,
  level: (level, most) => `Stufe ${level} von ${most}.`,
  rises: (sure, perhaps) =>
    sure === perhaps ? `Diese Runde endet mit ${sure}.` : `Diese Runde endet mit ${sure} oder ${perhaps}.`,
  waiting: (heroes) => (heroes.length === 0 ? 'Niemand ist übrig.' : `${names(heroes, say)}.`),
  deaths: (number) =>
    number === 1
      ? 'Mit dem nächsten Tod ist das Spiel verloren.'
      : `Mit noch ${plural(number, { one: '# Tod', other: '# Toden' })} ist das Spiel verloren.`,
  // cards
  heldCard: (hero) => `Bei ${say.name(hero)}.`,
  usedCard: 'In dieser Runde genutzt.',
  inForce: 'In Kraft.',
  onOffer: 'Im Angebot.',
  discarded: 'Wurde ausgespielt.',
  inHand: 'Auf der Hand.',
  open: 'In diesem Zug ausgespielt.',
  copies: (number) => `${number} im ganzen Stapel.`,
  moment: (window) => `Moment: ${say.name(window)}.`,
  // chips
  round: (round) => `Runde ${round}.`,
  cards: (ids) => `${ids.map((id) => quoted(id, say)).join(', ')}.`,
  noCards: 'Noch keine.',
  company: (npcs, innocents) =>
    `${list([...npcs.map((npc) => say.name(npc)), ...(innocents > 0 ? [count(innocents, 'Unschuldige', 'Unschuldige')] : [])])}.`,
  pile: (kinds, back) => (kinds.length === 0 ? 'Niemand.' : `${several(kinds, say)}. Zurück am Rundenende: ${back}.`),
  hand: (cards, deck) => `${count(cards, 'Karte', 'Karten')} auf der Hand, ${deck} im Stapel.`,
  none: 'In diesem Zug bisher keine.',
  // spaces
  inside: (things) => `${things.join(', ')}.`,
  empty: 'Hier ist nichts.',
  nextTo: (spaces) => `Benachbart: ${list(spaces)}.`,
})
