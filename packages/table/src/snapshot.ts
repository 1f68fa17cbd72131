import {
  type Answer,
  type Event,
  type Position,
  type Prompt,
  RuleError,
  type Rules,
  type Seat,
  type Setup,
  type SetupWishes,
  type State,
  seedCommit,
} from '@haven/engine'
import { setupFromSeed } from '@haven/engine/files'
import { TableError } from './errors.ts'
import {
  clampEpochs,
  type Epoch,
  enterEpoch,
  epochAt,
  type Hash,
  type Played,
  type PlayedAnswer,
  rollsOf,
  runningHash,
  shortHash,
  startHash,
} from './play.ts'
import type { GameRecord } from './record.ts'
import { type Seal, sealOf } from './seals.ts'

/**
 * A game as a server keeps it: plain data, the state as it is now and not how it came about. The steps are kept beside
 * it and are needed only to go back, to tell the log, and to write the record. Nothing here is changed in place.
 */
export interface GameSnapshot {
  readonly rules: string
  readonly setup: Setup
  readonly startPosition: Position | null
  /** Secret until the game is over. */
  readonly seed: string
  readonly epochs: readonly Epoch[]
  readonly state: State
  /** How many answers were given. */
  readonly length: number
  readonly startHash: string
  readonly hash: string
}

/** What stays of it when the state is gone: with its steps it is the whole game. */
export type GameFacts = Omit<GameSnapshot, 'state'>

/** What one answer brought. */
export interface GameStep {
  readonly answer: PlayedAnswer
  readonly prompt: string
  readonly events: readonly Event[]
  readonly seal: Seal | null
  readonly hash: string
}

export interface Beginning {
  /** What it leaves open is drawn from the seed. */
  readonly setup?: SetupWishes
  /** Instead of a set-up. */
  readonly position?: Position
  /** A secret of at least 128 bits. */
  readonly seed: string
  /** Of a game that is replayed. */
  readonly epochs?: readonly Epoch[]
}

/** The same with nothing left open: what it is by these rules it is by any that hold all of it. */
export function resolved(
  rules: Rules,
  { setup, position }: Pick<Beginning, 'setup' | 'position'>,
  seed: string,
): Beginning & { readonly setup: Setup } {
  if (!position && !setup) throw new RuleError('missing-field', 'SETUP-3', { field: 'setup' })
  const drawn = position ? rules.fromPosition(position, seed).setup : setupFromSeed(rules, setup as SetupWishes, seed)
  return { setup: drawn, ...(position && { position: { ...position, setup: drawn } }), seed }
}

/** A new game, and what happened before its first question. */
export function openGame(
  rules: Rules,
  { setup, position, seed, epochs = [] }: Beginning,
): { game: GameSnapshot; opening: readonly Event[] } {
  if (!position && !setup) throw new RuleError('missing-field', 'SETUP-3', { field: 'setup' })
  const { state, events } = position
    ? rules.openPosition(position, seed)
    : rules.opening(setupFromSeed(rules, setup as SetupWishes, seed), seed)
  const startPosition = position ? { ...position, setup: state.setup } : null
  const start = startHash(state, startPosition)
  enterEpoch(state, epochAt(epochs, 0))
  const game: GameSnapshot = {
    rules: rules.version,
    setup: state.setup,
    startPosition,
    seed,
    epochs,
    state,
    length: 0,
    startHash: start,
    hash: start,
  }
  return { game, opening: events }
}

export const seatsOf = (rules: Rules, { setup }: Pick<GameSnapshot, 'setup'>): readonly Seat[] => [
  'sins',
  ...(rules.tables.seats[setup.heroPlayers] ?? []),
]

/** Throws the engine's RuleError. A server, which does this all day, may bring the hash of its machine. */
export function playAnswer(
  rules: Rules,
  game: GameSnapshot,
  answer: Answer,
  hash?: Hash,
): { game: GameSnapshot; step: GameStep } {
  const asked = rules.prompts(game.state)
  const { state, events } = rules.decide(game.state, answer)
  const { kind } = asked.find(({ id }) => id === answer.prompt) as Prompt
  const played: PlayedAnswer = { seat: answer.seat, kind, option: answer.option }
  const step: GameStep = {
    answer: played,
    prompt: answer.prompt,
    events,
    seal: sealOf(game.state, state, events),
    hash: runningHash(game.hash, played, state, hash),
  }
  const length = game.length + 1
  enterEpoch(state, epochAt(game.epochs, length))
  return { game: { ...game, state, length, hash: step.hash }, step }
}

/** Back to before the answer of this number, by playing the earlier ones again. Beyond a seal other dice will fall. */
export function goBack(rules: Rules, game: GameSnapshot, steps: readonly GameStep[], to: number): GameSnapshot {
  if (!Number.isInteger(to) || to < 0 || to >= game.length) {
    throw new TableError('no-such-moment', 'table', { to, answers: game.length })
  }
  const { startPosition, setup, seed } = game
  const isSealed = steps.slice(to).some(({ seal }) => seal !== null)
  const raised = isSealed
    ? [...game.epochs, { at: game.length, epoch: (game.epochs.at(-1)?.epoch ?? 0) + 1 }]
    : game.epochs
  const epochs = clampEpochs(raised, to)
  const state = startPosition ? rules.fromPosition(startPosition, seed) : rules.createGame(setup, seed)
  enterEpoch(state, epochAt(epochs, 0))
  for (const [i, { answer, prompt }] of steps.slice(0, to).entries()) {
    rules.advance(state, { prompt, seat: answer.seat, option: answer.option })
    enterEpoch(state, epochAt(epochs, i + 1))
  }
  return { ...game, epochs, state, length: to, hash: steps[to - 1]?.hash ?? game.startHash }
}

/** How many of the last steps these seats gave themselves, with no seal among them. */
export function undoableOf(steps: readonly GameStep[], seats: readonly Seat[]): number {
  const last = steps.findLastIndex(({ answer, seal }) => seal !== null || !seats.includes(answer.seat))
  return steps.length - 1 - last
}

/** All that a file says about a game as far as it was played, its secret seed too. */
export function playedOf(rules: Rules, game: GameFacts, opening: readonly Event[], steps: readonly GameStep[]): Played {
  return {
    haven: 1,
    rules: game.rules,
    box: rules.tables.boxId,
    setup: game.setup,
    ...(game.startPosition && { startPosition: game.startPosition }),
    seedCommit: seedCommit(game.seed),
    seed: game.seed,
    ...(game.epochs.length > 0 && { epochs: game.epochs }),
    answers: steps.map(({ answer }) => answer),
    rolls: rollsOf([opening, ...steps.map(({ events }) => events)]),
    startHash: shortHash(game.startHash),
    hashes: steps.map(({ hash }) => shortHash(hash)),
    hash: game.hash,
  }
}

/** For others to see, once the game is over. */
export function recordOfGame(
  rules: Rules,
  game: GameSnapshot,
  opening: readonly Event[],
  steps: readonly GameStep[],
): GameRecord {
  const outcome = rules.outcome(game.state)
  if (!outcome) throw new TableError('game-not-over', 'table')
  return { ...playedOf(rules, game, opening, steps), outcome }
}
