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
  type SetupWishes,
  type State,
  seedCommit,
  setupFromSeed,
} from '@haven/engine'
import { TableError } from './errors.ts'
import {
  clampEpochs,
  type Epoch,
  enterEpoch,
  epochAt,
  type Face,
  type Played,
  type PlayedAnswer,
  runningHash,
  shortHash,
  startHash,
} from './play.ts'
import type { GameRecord } from './record.ts'
import type { Save } from './save.ts'
import { type Seal, sealOf } from './seals.ts'

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

interface Step {
  readonly answer: PlayedAnswer
  readonly prompt: string
  readonly events: readonly Event[]
  readonly seal: Seal | null
  readonly hash: string
}

/**
 * A game as it is played: the state, the answers that led to it, and what they brought. To take something back is to
 * play the earlier answers again; states are never kept.
 */
export class TableGame {
  readonly rules: Rules
  readonly setup: Setup
  readonly startPosition: Position | null
  /** What happened before the first question. */
  readonly opening: readonly Event[]
  /** Everybody at this table. */
  readonly seats: readonly Seat[]
  readonly #seed: string
  readonly #start: string
  #state: State
  #steps: Step[] = []
  #epochs: readonly Epoch[]
  #seedShown = false

  constructor(rules: Rules, { setup, position, seed, epochs = [] }: Beginning) {
    this.rules = rules
    this.#seed = seed
    this.#epochs = epochs
    if (position) {
      const { state, events } = rules.openPosition(position, seed)
      this.#state = state
      this.setup = state.setup
      this.startPosition = { ...position, setup: this.setup }
      this.opening = events
    } else {
      if (!setup) throw new RuleError('missing-field', 'SETUP-3', { field: 'setup' })
      this.setup = setupFromSeed(rules, setup, seed)
      this.startPosition = null
      const { state, events } = rules.opening(this.setup, seed)
      this.#state = state
      this.opening = events
    }
    this.seats = ['sins', ...(rules.tables.seats[this.setup.heroPlayers] ?? [])]
    this.#start = startHash(this.#state, this.startPosition)
    enterEpoch(this.#state, epochAt(epochs, 0))
  }

  /** As it is now, to be read only. An earlier one that somebody still holds stays as it was. */
  get state(): State {
    return this.#state
  }

  get prompts(): Prompt[] {
    return this.rules.prompts(this.#state)
  }

  get outcome(): Outcome | null {
    return this.rules.outcome(this.#state)
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
    return this.#epochs
  }

  /** Shown when the game starts; it tells nothing of the seed. */
  get seedCommit(): string {
    return seedCommit(this.#seed)
  }

  get startHash(): string {
    return shortHash(this.#start)
  }

  /** The running hash in full. */
  get hash(): string {
    return this.#steps.at(-1)?.hash ?? this.#start
  }

  // ------------------------------------------------------------------------------------------------ playing

  /** Throws the engine's RuleError and then changes nothing. */
  answer(answer: Answer): Event[] {
    const { prompts } = this
    const before = this.#state
    const { state, events } = this.rules.decide(before, answer)
    const { kind } = prompts.find(({ id }) => id === answer.prompt) as Prompt
    const played: PlayedAnswer = { seat: answer.seat, kind, option: answer.option }
    this.#steps.push({
      answer: played,
      prompt: answer.prompt,
      events,
      seal: sealOf(before, state, events),
      hash: runningHash(this.hash, played, state),
    })
    enterEpoch(state, epochAt(this.#epochs, this.#steps.length))
    this.#state = state
    return events
  }

  /** An answer as a record has it: without the id of the question, but with its kind. */
  play({ seat, kind, option }: PlayedAnswer): Event[] {
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
    const mine = listOf(seats)
    const last = this.#steps.findLastIndex(({ answer, seal }) => seal !== null || !mine.includes(answer.seat))
    return this.#steps.length - 1 - last
  }

  canUndo(seats: Seat | readonly Seat[]): boolean {
    return this.undoable(seats) > 0
  }

  /** Takes back the last decision, or the last few. Gives what was taken back. */
  undo(seats: Seat | readonly Seat[], count = 1): readonly PlayedAnswer[] {
    this.#checkUndo(listOf(seats), count)
    return this.#goBack(this.#steps.length - count)
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
    if (!Number.isInteger(to) || to < 0 || to >= this.#steps.length) {
      throw new TableError('no-such-moment', 'table', { to, answers: this.#steps.length })
    }
    const missing = this.seats.filter((seat) => !agreed.includes(seat))
    if (missing.length > 0) throw new TableError('not-agreed', 'table', { missing: missing.join(' ') })
    if (this.#steps.slice(to).some(({ seal }) => seal !== null)) {
      const highest = this.#epochs.at(-1)?.epoch ?? 0
      this.#epochs = [...this.#epochs, { at: this.#steps.length, epoch: highest + 1 }]
    }
    return this.#goBack(to)
  }

  #goBack(to: number): readonly PlayedAnswer[] {
    const { rules } = this
    this.#epochs = clampEpochs(this.#epochs, to)
    const state = this.startPosition
      ? rules.fromPosition(this.startPosition, this.#seed)
      : rules.createGame(this.setup, this.#seed)
    const taken = this.#steps.splice(to)
    enterEpoch(state, epochAt(this.#epochs, 0))
    this.#steps.forEach(({ answer: { seat, option }, prompt }, i) => {
      rules.advance(state, { prompt, seat, option })
      enterEpoch(state, epochAt(this.#epochs, i + 1))
    })
    this.#state = state
    return taken.map(({ answer }) => answer)
  }

  // -------------------------------------------------------------------------------------------------- files

  /** For others to see. It shows the seed, so there is none before the end, and nothing is taken back after it. */
  record(): GameRecord {
    const { outcome } = this
    if (!outcome) throw new TableError('game-not-over', 'table')
    this.#seedShown = true
    return { ...this.#played(), outcome }
  }

  /** With the secret seed: for solo and hot-seat games, never to leave its owner by itself. */
  save(): Save {
    return { save: true, ...this.#played() }
  }

  #played(): Played {
    return {
      haven: 1,
      rules: this.rules.version,
      box: this.rules.tables.boxId,
      setup: this.setup,
      ...(this.startPosition && { startPosition: this.startPosition }),
      seedCommit: this.seedCommit,
      seed: this.#seed,
      ...(this.#epochs.length > 0 && { epochs: this.#epochs }),
      answers: this.answers,
      rolls: rollsOf([this.opening, ...this.log]),
      startHash: this.startHash,
      hashes: this.#steps.map(({ hash }) => shortHash(hash)),
      hash: this.hash,
    }
  }
}

const listOf = (seats: Seat | readonly Seat[]): readonly Seat[] => (typeof seats === 'string' ? [seats] : seats)

/** The faces of every roll, in order. */
export function rollsOf(log: readonly (readonly Event[])[]): (readonly Face[])[] {
  return log.flatMap((events) => events.flatMap((event) => (event.event === 'diceRolled' ? [event.faces] : [])))
}
