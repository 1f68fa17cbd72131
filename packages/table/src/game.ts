import {
  type Answer,
  type Event,
  type Outcome,
  type Position,
  type Prompt,
  RuleError,
  type Rules,
  type Seat,
  type Setup,
  type State,
  seedCommit,
} from '@haven/engine'
import { TableError } from './errors.ts'
import { type Epoch, type PlayedAnswer, shortHash } from './play.ts'
import type { GameRecord } from './record.ts'
import type { Save } from './save.ts'
import type { Seal } from './seals.ts'
import {
  type Beginning,
  type GameSnapshot,
  type GameStep,
  goBack,
  openGame,
  playAnswer,
  playedOf,
  recordOfGame,
  seatsOf,
  undoableOf,
} from './snapshot.ts'

/**
 * A game as it is played: the state, the answers that led to it, and what they brought. To take something back is to
 * play the earlier answers again; states are never kept.
 */
export class TableGame {
  readonly rules: Rules
  /** What happened before the first question. */
  readonly opening: readonly Event[]
  /** Everybody at this table. */
  readonly seats: readonly Seat[]
  #game: GameSnapshot
  #steps: GameStep[] = []
  #seedShown = false

  constructor(rules: Rules, beginning: Beginning) {
    this.rules = rules
    const { game, opening } = openGame(rules, beginning)
    this.#game = game
    this.opening = opening
    this.seats = seatsOf(rules, game)
  }

  /** As plain data, for whoever keeps it so. */
  get snapshot(): GameSnapshot {
    return this.#game
  }

  /** What each answer was and brought. */
  get steps(): readonly GameStep[] {
    return this.#steps
  }

  get setup(): Setup {
    return this.#game.setup
  }

  get startPosition(): Position | null {
    return this.#game.startPosition
  }

  /** As it is now, to be read only. An earlier one that somebody still holds stays as it was. */
  get state(): State {
    return this.#game.state
  }

  get prompts(): Prompt[] {
    return this.rules.prompts(this.state)
  }

  get outcome(): Outcome | null {
    return this.rules.outcome(this.state)
  }

  get answers(): readonly PlayedAnswer[] {
    return this.#steps.map(({ answer }) => answer)
  }

  /** How many answers were given. */
  get length(): number {
    return this.#steps.length
  }

  /** What each answer brought. */
  get log(): readonly (readonly Event[])[] {
    return this.#steps.map(({ events }) => events)
  }

  /** The seal that each answer put on the game. */
  get seals(): readonly (Seal | null)[] {
    return this.#steps.map(({ seal }) => seal)
  }

  get epochs(): readonly Epoch[] {
    return this.#game.epochs
  }

  /** Shown when the game starts; it tells nothing of the seed. */
  get seedCommit(): string {
    return seedCommit(this.#game.seed)
  }

  get startHash(): string {
    return shortHash(this.#game.startHash)
  }

  /** The running hash in full. */
  get hash(): string {
    return this.#game.hash
  }

  // ------------------------------------------------------------------------------------------------ playing

  /** Throws the engine's RuleError and then changes nothing. */
  answer(answer: Answer): readonly Event[] {
    const { game, step } = playAnswer(this.rules, this.#game, answer)
    this.#game = game
    this.#steps.push(step)
    return step.events
  }

  /** An answer as a record has it: without the id of the question, but with its kind. */
  play({ seat, kind, option }: PlayedAnswer): readonly Event[] {
    const asked = this.prompts
    const [first] = asked
    const mine = asked.find((prompt) => prompt.seat === seat)
    if (first && (!mine || mine.kind !== kind)) {
      const askedSeat = asked.map((prompt) => prompt.seat).join(' ')
      throw new RuleError('wrong-question', first.rule, { seat, kind, askedSeat, askedKind: first.kind })
    }
    return this.answer({ prompt: mine?.id ?? '', seat, option })
  }

  // -------------------------------------------------------------------------------------------- taking back

  /** How many of the last decisions a seat (or a person with several seats) may take back. */
  undoable(seats: Seat | readonly Seat[]): number {
    return undoableOf(this.#steps, listOf(seats))
  }

  canUndo(seats: Seat | readonly Seat[]): boolean {
    return this.undoable(seats) > 0
  }

  /** Takes back the last decision, or the last few. Gives what was taken back. */
  undo(seats: Seat | readonly Seat[], count = 1): readonly PlayedAnswer[] {
    this.#checkUndo(listOf(seats), count)
    return this.#take(goBack(this.rules, this.#game, this.#steps, this.#steps.length - count))
  }

  #checkUndo(mine: readonly Seat[], count: number): void {
    if (!Number.isInteger(count) || count < 1) throw new TableError('no-such-moment', 'table', { count })
    const free = this.undoable(mine)
    if (count <= free) return
    const answer = this.#steps.length - free - 1
    const step = this.#steps[answer]
    if (!step) throw new TableError('nothing-to-undo', 'table')
    if (step.seal) throw new TableError('undo-sealed', 'table', { by: step.seal, answer })
    throw new TableError('undo-foreign', 'table', { seat: step.answer.seat, answer })
  }

  /**
   * Back to before the answer of this number, with the consent of every seat. Beyond a seal the epoch is raised, so
   * that dice which are known do not come again.
   */
  rewind(to: number, agreed: readonly Seat[]): readonly PlayedAnswer[] {
    if (this.#seedShown) throw new TableError('seed-shown', 'table')
    const back = goBack(this.rules, this.#game, this.#steps, to)
    const missing = this.seats.filter((seat) => !agreed.includes(seat))
    if (missing.length > 0) throw new TableError('not-agreed', 'table', { missing: missing.join(' ') })
    return this.#take(back)
  }

  #take(back: GameSnapshot): readonly PlayedAnswer[] {
    const taken = this.answers.slice(back.length)
    this.#steps = this.#steps.slice(0, back.length)
    this.#game = back
    return taken
  }

  // -------------------------------------------------------------------------------------------------- files

  /** For others to see. It shows the seed, so there is none before the end, and nothing is taken back after it. */
  record(): GameRecord {
    const record = recordOfGame(this.rules, this.#game, this.opening, this.#steps)
    this.#seedShown = true
    return record
  }

  /** With the secret seed: for solo and hot-seat games, never to leave its owner by itself. */
  save(): Save {
    return { save: true, ...playedOf(this.rules, this.#game, this.opening, this.#steps) }
  }
}

const listOf = (seats: Seat | readonly Seat[]): readonly Seat[] => (typeof seats === 'string' ? [seats] : seats)
