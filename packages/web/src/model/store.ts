import type { AskOf, Forecasts, Plan, ThoughtName, ThoughtOf } from '@haven/bots/thinker'
import { type Intent, PROMPTS, type Refusal, type Seat, type View } from '@haven/engine'
import {
  type LogStep,
  logAfter,
  type OnlineNo,
  type Order,
  type Pulse,
  type QueryValue,
  type SeatCommand,
  type TableUpdate,
  type TalkView,
} from '@haven/table'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Speed } from '../base/settings.ts'
import type { DockPart } from './dock.ts'
import { Film, type Scene, scenesOf } from './film.ts'
import { holdFor } from './holds.ts'
import type { Crash, Export, Pace } from './messages.ts'
import { Refused } from './refused.ts'
import { type Lit, litBy, type Question } from './targets.ts'
import { type Way, Ways } from './ways.ts'
import type { Screen, Wire } from './wire.ts'

/**
 * One table on one screen. The way is one-way: a click becomes a command, the judge answers with a frame, the film
 * shows it, the signals change, the screen follows. Nothing else writes these signals.
 */

const PACES: Readonly<Record<Speed, Pace>> = {
  normal: { blink: 150, window: 1200 },
  quick: { blink: 150, window: 1200 },
  instant: { blink: 0, window: 150 },
}

export const paceOf = (speed: Speed): Pace => PACES[speed]

/** The clock of the page. */
export interface Timing {
  /** Calls back after so many milliseconds; gives a way to forget it. */
  readonly later: (ms: number, call: () => void) => () => void
  /** Calls back before the next picture is drawn. */
  readonly frame: (call: () => void) => void
}

/** Why something is not possible, or a word that it is. */
export interface WhyNot {
  readonly refusal: OnlineNo | Refusal | null
}

/** Results that are assigned one at a time. A heal is hardly ever more than one: there is nothing to settle at once. */
const assigns = (question: Question | null) => question !== null && PROMPTS[question.kind].assigns !== undefined
const isRepeated = (question: Question | null): boolean =>
  question !== null && assigns(question) && PROMPTS[question.kind].assigns !== 'heals'

type NoSeat<C> = C extends SeatCommand ? Omit<C, 'seat'> : never

export class GameStore {
  readonly #link: Wire
  readonly #film: Film
  #game: string | null = null
  /** Of what is on the screen. */
  #version = 0
  #log: readonly LogStep[] = []
  readonly #frame: Timing['frame']
  #drawing: (() => void) | null = null
  /** Orders that the judge has not heard yet; until then its own are those of before. */
  #ordering = 0
  #heardOrders: readonly Order[] = []
  #letGo: (() => void) | null = null

  readonly view: Signal<View | null> = signal(null)
  readonly screen: Signal<Screen | null> = signal(null)
  readonly log: Signal<readonly LogStep[]> = signal([])
  readonly talk: Signal<TalkView | null> = signal(null)
  readonly pulse: Signal<Pulse | null> = signal(null)
  readonly thinking: Signal<readonly Seat[]> = signal([])
  readonly undoable: Signal<number> = signal(0)
  readonly orders: Signal<readonly Order[]> = signal([])
  /** What is being shown right now. */
  readonly scene: Signal<Scene | null> = signal(null)
  /** The answer that a first tap has chosen: a second one gives it. */
  readonly preview: Signal<string | null> = signal(null)
  /** Only these answers, after pointing at something with several. */
  readonly narrowed: Signal<readonly string[] | null> = signal(null)
  readonly whyNot: Signal<WhyNot | null> = signal(null)
  /** An answer is on its way: nothing is asked until the judge has said what came of it. */
  readonly isAnswering: Signal<boolean> = signal(false)
  readonly crash: Signal<Crash | null> = signal(null)
  readonly missing: Signal<OnlineNo | null> = signal(null)

  /** By option id. */
  readonly forecasts: Signal<Forecasts> = signal({})

  /** What the stage puts into the dock. */
  readonly dock: Signal<DockPart | null> = signal(null)

  /** For results that are assigned one at a time: what could be done with all of them. */
  readonly plan: Signal<Plan | null> = signal(null)

  readonly question: ReadonlySignal<Question | null> = computed(() => this.#questionNow())
  readonly ways: Ways
  readonly canSuggest: ReadonlySignal<boolean> = computed(() => assigns(this.question.value))
  /** The same is asked again and again: all of it can be settled at once. */
  readonly canBatch: ReadonlySignal<boolean> = computed(() => isRepeated(this.question.value))
  readonly lit: ReadonlySignal<Lit> = computed(() => litBy(this.question.value, this.view.value, this.narrowed.value))

  constructor(link: Wire, speed: Speed, { later, frame }: Timing) {
    this.#link = link
    this.ways = new Ways(link, this.question)
    this.#frame = frame
    this.#film = new Film({ show: (scene) => this.#show(scene), later }, speed)
    link.onUpdate = (game, update, screen) => this.#hear(game, update, screen)
    link.onCrash = (crash) => {
      this.crash.value = crash
    }
    link.onMissing = (why) => {
      this.missing.value = why
    }
  }

  /** The one that is open. */
  get game(): string | null {
    return this.#game
  }

  #show(scene: Scene | null): void {
    this.scene.value = scene
  }

  /** In a vote each hero player is asked the same: the first question stands for all. */
  #questionNow(): Question | null {
    const { value: view } = this.view
    const { value: screen } = this.screen
    if (!view || !screen || screen.curtain || this.isAnswering.value) return null
    if (this.pulse.value?.held === false && !screen.asksInWindow) return null
    const mine = view.prompts.filter(({ seat }) => screen.players.people.includes(seat))
    return mine[0] ?? null
  }

  // -------------------------------------------------------------------------------------------- coming in

  #hear(game: string, update: TableUpdate, screen: Screen): void {
    if (game !== this.#game) return
    // A window is open now, whatever is still being shown.
    this.pulse.value = update.pulse
    this.#heardOrders = update.orders
    if (this.#ordering === 0) this.orders.value = update.orders
    const reads = this.screen.peek()?.viewer
    // Another pair of eyes, a curtain, or something taken back: no film, and nothing of before stays.
    const cut =
      update.from < this.#log.length || screen.curtain !== null || (reads !== undefined && isOther(reads, screen))
    this.#log = logAfter(this.#log, update)
    const log = this.#log
    const settle = () => this.#settle(update, screen, log)
    if (cut || update.from === 0) {
      this.#film.skip()
      settle()
    } else this.#film.push({ scenes: scenesOf(update.steps.flatMap(({ events }) => events)), settle })
  }

  /** Of several moments within one frame only the last is drawn. */
  #settle(update: TableUpdate, screen: Screen, log: readonly LogStep[]): void {
    const isWaiting = this.#drawing !== null
    this.#drawing = () => this.#draw(update, screen, log)
    if (isWaiting) return
    this.#frame(() => {
      const draw = this.#drawing
      this.#drawing = null
      draw?.()
    })
  }

  #draw(update: TableUpdate, screen: Screen, log: readonly LogStep[]): void {
    batch(() => {
      this.isAnswering.value = false
      const asked = this.view.peek()?.prompts[0]?.id
      this.#version = update.version
      this.view.value = update.view
      this.screen.value = screen
      this.log.value = log
      this.talk.value = update.talk
      this.thinking.value = update.thinking
      this.undoable.value = update.undoable
      if (asked !== update.view.prompts[0]?.id || update.steps.length > 0) {
        this.preview.value = null
        this.narrowed.value = null
        this.whyNot.value = null
        this.plan.value = null
        this.ways.clear()
      }
    })
  }

  // -------------------------------------------------------------------------------------------- going out

  async open(game: string, speed: Speed): Promise<void> {
    this.#film.skip()
    this.#game = game
    this.#log = []
    this.#film.speed = speed
    this.#letGo?.()
    this.#letGo = holdFor(this)
    try {
      await this.#link.open(paceOf(speed))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.missing.value = error.refusal
    }
  }

  close(): void {
    this.#game = null
    this.#film.skip()
    this.#link.close()
    this.#letGo?.()
  }

  /** An answer is on its way, or is being shown. */
  get isAtWork(): boolean {
    return this.isAnswering.peek() || this.#film.isPlaying || this.#drawing !== null || this.#ordering > 0
  }

  async setSpeed(speed: Speed): Promise<void> {
    this.#film.speed = speed
    await this.#link.setPace(paceOf(speed))
  }

  skip(): void {
    this.#film.skip()
  }

  /** Undefined: it was refused, and why is said. */
  async #command(wish: NoSeat<SeatCommand>, seat: Seat, version?: number): Promise<QueryValue | null | undefined> {
    try {
      return await this.#link.send({ ...wish, seat } as SeatCommand, version)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.whyNot.value = { refusal: error.refusal }
      return undefined
    }
  }

  /** A wish about what is on the screen, which answers its question. */
  async #decide(wish: NoSeat<SeatCommand>, seat: Seat): Promise<void> {
    this.isAnswering.value = true
    const reply = await this.#command(wish, seat, this.#version)
    if (reply === undefined) this.isAnswering.value = false
  }

  async answer(option: string): Promise<void> {
    const { value: question } = this.question
    if (!question) return
    if (this.talk.value) await this.propose(question.seat, option)
    else await this.#decide({ command: 'answer', prompt: question.id, option }, question.seat)
  }

  async propose(seat: Seat, option: string | null): Promise<void> {
    await this.#command({ command: 'propose', option }, seat, this.#version)
  }

  async giveUp(seat: Seat): Promise<void> {
    await this.#command({ command: 'give-up' }, seat, this.#version)
  }

  /** First tap: look at it. Second tap on the same: do it. */
  async choose(option: string, oneTap: boolean): Promise<void> {
    if (oneTap || this.preview.peek() === option) await this.answer(option)
    else {
      this.ways.forget()
      this.preview.value = option
      this.whyNot.value = null
    }
  }

  /** Somebody points at something that has these answers: none, one, or several to choose from. */
  async point(options: readonly string[], intent: Intent, oneTap: boolean): Promise<void> {
    const [only] = options
    if (options.length > 1) this.narrow(options)
    else if (only !== undefined) await this.choose(only, oneTap)
    else await this.explain(intent)
  }

  narrow(options: readonly string[]): void {
    batch(() => {
      this.narrowed.value = options
      this.preview.value = null
      this.whyNot.value = null
    })
  }

  widen(): void {
    batch(() => {
      this.narrowed.value = null
      this.preview.value = null
      this.whyNot.value = null
      this.ways.forget()
    })
  }

  /** Goes a whole way; what comes between stops it. */
  async walk({ route }: Way): Promise<void> {
    const { value: question } = this.question
    if (!question) return
    const { pays, spaces } = route
    await this.#decide({ command: 'walk', prompt: question.id, pays, spaces }, question.seat)
  }

  async explain(intent: Intent): Promise<void> {
    const seat = this.question.value?.seat ?? this.screen.value?.players.people[0]
    if (!seat) return
    const value = await this.#command({ command: 'explain', intent }, seat)
    if (value?.query === 'explain') this.whyNot.value = { refusal: value.refusal }
  }

  /** Asks for the odds of every answer; they come when they come, and only for the question that still stands. */
  async askForecasts({ id, seat, options }: Question): Promise<void> {
    this.forecasts.value = {}
    const found = await this.#link.think('forecasts', seat, { prompt: id, options: options.map((option) => option.id) })
    if (found && this.question.peek()?.id === id) this.forecasts.value = found
  }

  /** What a sensible player would answer, chosen but not given. */
  async suggest(): Promise<void> {
    const { value: question } = this.question
    if (!question) return
    const option = await this.#link.think('suggestion', question.seat, {})
    if (option !== null && this.question.peek()?.id === question.id) this.preview.value = option
  }

  /** Gives what is suggested as long as the same is asked. */
  async allAsSuggested(): Promise<void> {
    const { value: first } = this.question
    if (!first) return
    const options = await this.#link.think('suggestions', first.seat, {})
    if (options && this.question.peek()?.id === first.id) await this.give(options)
  }

  /** Asks for the plan of a question; it counts only for the question that still stands. */
  async askPlan(question: Question): Promise<void> {
    if (!isRepeated(question)) return
    const { id, seat } = question
    const plan = await this.#link.think('plan', seat, {})
    if (this.question.peek()?.id === id && plan?.prompt === id) this.plan.value = plan
  }

  /** A thought about what is asked now. */
  async think<K extends ThoughtName>(thought: K, ask: AskOf<K>): Promise<ThoughtOf<K> | null> {
    return this.question.value && this.#link.think(thought, this.question.value.seat, ask)
  }

  /** Gives all of a plan, in its order. */
  async give(options: readonly string[]): Promise<void> {
    const { value: question } = this.question
    if (!question || options.length === 0) return
    const { seat, id } = question
    await this.#command({ command: 'give', prompt: id, options }, seat, this.#version)
  }

  async undo(): Promise<void> {
    await this.#back('undo')
  }

  async rewind(): Promise<void> {
    await this.#back('rewind')
  }

  async #back(command: 'undo' | 'rewind'): Promise<void> {
    const [seat] = this.screen.value?.players.people ?? []
    if (seat) await this.#command({ command }, seat)
  }

  /** They stand at once, so that the next change, however quick, is made to them. */
  async setOrders(orders: readonly Order[]): Promise<void> {
    this.orders.value = orders
    this.#ordering++
    try {
      const reply = await this.#command({ command: 'orders', orders }, 'sins')
      if (reply === undefined) this.orders.value = this.#heardOrders
    } finally {
      this.#ordering--
    }
  }

  async hold(hold: boolean): Promise<void> {
    await this.#command({ command: 'hold', hold }, 'sins')
  }

  /** The curtain is opened by the one who may look. */
  look(seat: Seat): void {
    this.#link.look(seat)
  }

  export(what: Export): Promise<string> {
    return this.#link.export(what)
  }
}

const side = (viewer: string): string => (viewer.startsWith('hero') ? 'heroes' : viewer)
const isOther = (before: string, { viewer }: Screen): boolean => side(before) !== side(viewer) && viewer !== 'all'
