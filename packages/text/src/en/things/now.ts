import type { Bonus, MonsterStats, TokenKind } from '@haven/engine'
import type { Say } from '../../language.ts'
import { count, list, percent } from '../grammar.ts'

/** What is true of a thing at this moment, in short sentences. */

interface CheckFacts {
  readonly kind: 'fire' | 'corruption'
  readonly dice: number
  readonly chance: number
}

interface HeroFactsNow {
  readonly lives: number
  readonly of: number
  readonly corruption: number
  readonly space: string
}

const names = (ids: readonly string[], say: Say): string => list(ids.map((id) => say.name(id)))
const are = (ids: readonly string[]): string => (ids.length === 1 ? 'is' : 'are')
const several = (kinds: readonly string[], say: Say): string => {
  const counts = new Map<string, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return list([...counts].map(([kind, number]) => `${number} ${say.name(kind)}`))
}

export const now = (say: Say) => ({
  // tokens
  check: ({ kind, dice, chance }: CheckFacts): string =>
    `${count(dice, 'die', 'dice')} for whoever enters or leaves: ${percent(chance)} ${kind === 'fire' ? 'a wound' : 'corruption'}.`,
  crossed: (hero: string, to: string): string => `${say.name(hero)}’s way to ${say.space(to)} crosses it.`,
  moreDice: (dice: number): string => `Fights here: ${dice} more Sin ${dice === 1 ? 'die' : 'dice'}.`,
  nests: (free: number, all: number): string =>
    free === 0 ? 'No Nest here is free.' : `${free} of ${count(all, 'Nest')} here ${free === 1 ? 'is' : 'are'} free.`,
  altarHeld: (heroes: readonly string[]): string => `${names(heroes, say)} ${are(heroes)} here: no card this round.`,
  altarOpen: 'Nobody is here: 1 Sin card when the round ends.',
  metroEnds: (spaces: readonly string[]): string => `The other end: ${list(spaces.map((space) => say.space(space)))}.`,
  canCollect: (heroes: readonly string[]): string => `${names(heroes, say)} ${are(heroes)} here and can take it.`,
  strikes: (number: number): string =>
    number === 0 ? 'Nothing that it could kill is within 2 spaces.' : `${number} within 2 spaces could be killed.`,
  heldBy: (hero: string): string => `${say.name(hero)} has it.`,
  hidden: (here: number, pool: readonly TokenKind[]): string =>
    `${here} here. Among all that lie face down: ${several(pool, say)}.`,
  left: (number: number): string => `${count(number, 'token')} of this kind on the board.`,
  marked: (mark: string, until: 'turn' | 'round' | 'game'): string =>
    until === 'game' ? `${say.name(mark)}.` : `${say.name(mark)}, until the end of the ${until}.`,
  // figures
  pinned: 'Pinned: it makes no step until the end of the round. It fights where it stands.',
  strength: ({ fight, defense }: MonsterStats): string => `Fight ${fight}, Defense ${defense}.`,
  onBoard: (board: number, dead: number): string => `${board} on the board, ${dead} dead.`,
  heldHere: (heroes: readonly string[]): string => `Held by ${names(heroes, say)}: it cannot walk away.`,
  reaches: (heroes: readonly string[]): string => `One reaction brings it to ${names(heroes, say)}.`,
  reachesNobody: 'One reaction brings it to no hero.',
  hero: ({ lives, of, corruption, space }: HeroFactsNow): string =>
    `${lives} of ${of} lives, corruption ${corruption}, in ${say.space(space)}.`,
  dead: 'Dead.',
  turnsLeft: (turns: number, extra: number): string =>
    extra > 0 ? `${count(turns, 'turn')} left, ${extra} extra.` : `${count(turns, 'turn')} left in this round.`,
  leaving: 'Leaving the monsters here costs a wound.',
  waitsInReserve: 'Waits in the Reserve.',
  // numbers on boards
  value: (value: number): string => `${value} now, before anything is added.`,
  mates: (number: number): string => `${number} more for the ${number === 1 ? 'hero' : 'heroes'} beside.`,
  commissioner: '1 more for the Commissioner.',
  sights: (spaces: number): string =>
    spaces === 0 ? 'No Street is in line from here.' : `${count(spaces, 'Street')} in line from here.`,
  corruption: (level: number): string => `Corruption ${level} of 7.`,
  nextBonus: (level: number): string => `Taking 1 gives all open bonuses up to ${level}.`,
  fullyCorrupted: 'It cannot rise any more: forced corruption is a wound now.',
  lives: (left: number, of: number): string =>
    left === 0 ? 'Dead.' : left === 1 ? '1 life left.' : `${left} of ${of} lives left.`,
  slot: (bonus: Bonus): string => {
    switch (bonus.kind) {
      case 'hit':
        return `Gives ${count(bonus.count, 'Hit')}.`
      case 'choice':
        return `Choice: ${list(bonus.of.map((result) => say.name(result)))}.`
      default:
        return ''
    }
  },
  covered: 'A wound covers it: it does not count.',
  isLevel: 'Corruption is here.',
  countsNow: 'It counts in this roll.',
  wouldCount: 'It would count if corruption is taken now.',
  notReached: 'Corruption is not so high yet.',
  // the city
  used: 'Used in this round.',
  coveredIcon: 'A Corruption token covers it.',
  ready: 'Ready.',
  noWound: (hero: string): string => `${say.name(hero)} has no wound.`,
  hasWounds: (hero: string, wounds: number): string => `${say.name(hero)} has ${count(wounds, 'wound')}.`,
  offered: (cards: readonly string[]): string => `On offer: ${cards.map((card) => say.name(card)).join(', ')}.`,
  // tokens of turns
  tokens: (left: number, of: number): string => `${left} of ${of} ready.`,
  extras: (number: number): string => `${number} to spend.`,
  // the story
  progress: (done: number, of: number): string => `${done} of ${of} done.`,
  accomplished: 'Accomplished.',
  ahead: (count: number): string => `Still to come: ${count} to do.`,
  passedBy: 'The other way was taken.',
  reached: 'Reached: it holds.',
  atRoundEnd: 'The end of this round reaches it.',
  perhapsAtRoundEnd: 'The end of this round may reach it.',
  levelsOff: (levels: number): string => `${count(levels, 'level')} away.`,
  level: (level: number, most: number): string => `Level ${level} of ${most}.`,
  rises: (sure: number, perhaps: number): string =>
    sure === perhaps ? `This round ends with ${sure}.` : `This round ends with ${sure} or ${perhaps}.`,
  waiting: (heroes: readonly string[]): string => (heroes.length === 0 ? 'Nobody is left.' : `${names(heroes, say)}.`),
  deaths: (number: number): string =>
    number === 1 ? 'The next death loses the game.' : `The game is lost with ${number} more deaths.`,
  // cards
  heldCard: (hero: string): string => `${say.name(hero)} has it.`,
  usedCard: 'Used in this round.',
  inForce: 'In force.',
  onOffer: 'On offer.',
  discarded: 'Was played.',
  inHand: 'In the hand.',
  open: 'Played in this turn.',
  copies: (number: number): string => `${number} in the whole deck.`,
  moment: (window: string): string => `Moment: ${say.name(window)}.`,
  // chips
  round: (round: number): string => `Round ${round}.`,
  cards: (ids: readonly string[]): string => `${ids.map((id) => say.name(id)).join(', ')}.`,
  noCards: 'None yet.',
  company: (npcs: readonly string[], innocents: number): string =>
    `${list([...npcs.map((npc) => say.name(npc)), ...(innocents > 0 ? [count(innocents, 'Innocent')] : [])])}.`,
  pile: (kinds: readonly string[], back: number): string =>
    kinds.length === 0 ? 'Nobody.' : `${several(kinds, say)}. ${back} come back when the round ends.`,
  hand: (cards: number, deck: number): string => `${count(cards, 'card')} in the hand, ${deck} in the deck.`,
  none: 'None in this turn so far.',
  // spaces
  inside: (things: readonly string[]): string => `${things.join(', ')}.`,
  empty: 'Nothing is here.',
  nextTo: (spaces: readonly string[]): string => `Next to ${list(spaces)}.`,
})
