import type { Bonus, MonsterKind, Setup, TokenKind } from '@haven/engine'
import type { Say } from '../../language.ts'
import { count } from '../grammar.ts'

type Names = Pick<Say, 'name' | 'space'> & { readonly goal: (mission: string, count: number) => string | null }

/** One without its number: "acolyte", "2 acolytes". */
const several = (number: number, one: string): string => (number === 1 ? one : `${number} ${one}s`)

const TOKENS: Readonly<Record<TokenKind, string>> = {
  fire: 'fire',
  corruption: 'corruption',
  pentagram: 'pentagram',
  nest: 'nest',
  extraTurn: '+turn',
  innocent: 'innocent',
}
const listed = (ids: readonly string[], say: Names): string => ids.map((id) => say.name(id)).join(', ')

const BONUSES: Readonly<Record<Exclude<Bonus['kind'], 'hit' | 'choice'>, string>> = {
  none: '-',
  die: 'die',
  defense: 'def',
}

function bonus(what: Bonus): string {
  if (what.kind === 'hit') return what.count === 1 ? 'hit' : `${what.count}hit`
  if (what.kind === 'choice') return what.of.length > 2 ? 'any' : what.of.map((each) => RESULTS[each]).join('/')
  return BONUSES[what.kind]
}
const RESULTS: Readonly<Record<Extract<Bonus, { kind: 'choice' }>['of'][number], string>> = {
  hit: 'hit',
  defense: 'defense',
  counter: 'counter',
  skill: 'skill',
}

/** Board and panels: short, since columns are narrow. */
export const board = {
  legend: '>HERO has the turn   * printed on the tile, cannot be removed',
  token: (kind: TokenKind, number: number, isPrinted: boolean) =>
    `${number > 1 ? `${number} ` : ''}${TOKENS[kind]}${isPrinted ? '*' : ''}`,
  monsters: (kind: Extract<MonsterKind, 'acolyte' | 'abomination'>, number: number) => several(number, kind),
  pinned: (monsters: string) => `${monsters} (pinned)`,
  faceDown: (number: number) => `${number} face-down`,
  altars: (number: number) => several(number, 'altar'),
  orbital: 'orbital',
  metro: (colour: string) => `metro-${colour}`,
  start: 'start',
  covered: (action: string, say: Names) => `(${say.name(action)} covered)`,
  used: 'used:',
  story: (mission: { id: string; progress: number; count: number }, round: number, track: string, say: Names) =>
    `Round ${round}   ${say.goal(mission.id, mission.count) ?? say.name(mission.id)}: ${mission.progress} done (${say.name(mission.id)})   Apocalypse ${track}`,
  inForce: (cards: readonly string[], say: Names) => `In force: ${listed(cards, say)}`,
  bonus,
  heroes: ['Heroes', 'F/S/D', 'Space', 'Corr', 'Wounds', 'Turns', 'City', 'Bonuses 1-7 (x wound, | corruption)'],
  dead: 'dead',
  ready: 'ready',
  spent: 'used',
  holds: (
    cards: readonly string[],
    npcs: readonly string[],
    extraTurns: number,
    innocents: number,
    say: Names,
    asleep: readonly string[] = [],
  ) =>
    [
      ...cards.map((card) => (asleep.includes(card) ? `${say.name(card)} (asleep)` : say.name(card))),
      ...npcs.map((npc) => `with ${say.name(npc)}`),
      ...(extraTurns > 0 ? [count(extraTurns, 'Extra Turn')] : []),
      ...(innocents > 0 ? [count(innocents, 'Innocent')] : []),
    ].join(', '),
  sins: (sin: string, acolytes: string, say: Names) => `Sins: ${say.name(sin)}, ${say.name(acolytes)}`,
  reactions: (ready: number, of: number) => `reactions ${ready} of ${of}`,
  committed: (reacts: boolean) => (reacts ? 'will react to this turn' : 'will not react to this turn'),
  inHand: (cards: number) => `${count(cards, 'card')} in hand`,
  open: (card: string, say: Names) => `open: ${say.name(card)}`,
  deadPile: (pile: readonly (readonly [kind: string, number: number])[], say: Names) =>
    `dead: ${pile.map(([kind, number]) => count(number, say.name(kind))).join(', ')}`,
  /** Null: a card that may not be seen. */
  hand: (cards: readonly (string | null)[], say: Names) =>
    `Hand: ${cards.map((card) => (card === null ? '?' : say.name(card))).join(', ')}`,
  reserve: (heroes: readonly string[], say: Names) => `Reserve: ${listed(heroes, say) || 'empty'}`,
  inventory: (cards: readonly string[], say: Names) => `Inventory: ${listed(cards, say) || 'empty'}`,
} as const

/** What was drawn or chosen. */
export const setup = {
  story: 'Story',
  mission: 'First mission',
  missionOf: (mission: string, number: number, say: Names) => `${say.name(mission)} (${number})`,
  sin: 'Sin',
  sinWith: (sin: string, acolytes: string, say: Names) => `${say.name(sin)} with ${say.name(acolytes)}`,
  heroes: 'Heroes',
  reserve: 'Reserve',
  inventory: 'Inventory',
  players: 'Players',
  playersOf: (heroPlayers: number) => `1 for the Sins, ${heroPlayers} for the heroes`,
  rules: 'Rules',
  rulesOf: ({ edition, dice, storyAid, power, secondCrate }: Setup) =>
    [
      `${edition} edition`,
      `${dice} Sin dice`,
      ...(storyAid ? [] : ['without the aid of the story']),
      ...(power ? [] : ['without the power of the sin']),
      ...(secondCrate ? ['with the second crate'] : []),
    ].join(', '),
  playIt: (command: string) => `Play it with: ${command}`,
} as const

/** The few questions before a game. */
export const questions = {
  title: 'A new game of Haven',
  /** Behind each question. */
  keys: (question: string) => `${question} (↑/↓ to navigate, Enter: confirm)`,
  side: 'Which side do you play?',
  sides: { heroes: 'The heroes', sins: 'The Sins', both: 'Both' },
  sideHints: { heroes: 'against a bot', sins: 'against bots', both: 'hot-seat, or to learn' },
  where: 'Where?',
  heroes: 'Which heroes?',
  random: 'Three at random',
  choose: 'Choose three',
  chooseHow: 'Choose three (space marks, Enter goes on)',
  cancelled: 'No game, then.',
} as const
