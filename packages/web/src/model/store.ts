import type { Intent, Refusal, Seat, View } from '@haven/engine'
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
import type { LessonView } from '@haven/table/learn'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { isOnline } from '../base/online-words.ts'
import type { Speed } from '../base/settings.ts'
import { Arrival } from './arrival.ts'
import { Cinema, type Timing } from './cinema.ts'
import { Coached } from './coached.ts'
import type { DockPart } from './dock.ts'
import { holdFor } from './holds.ts'
import type { Crash, Export } from './messages.ts'
import { withDraft } from './orders.ts'
import { paceOf } from './pace.ts'
import { isRepeated, questionOf } from './question.ts'
import { Reacting } from './reacting.ts'
import { Refused } from './refused.ts'
import { Standing } from './standing.ts'
import { knows } from './table-client.ts'
import { type Lit, litBy, type Question } from './targets.ts'
import { Thoughts } from './thoughts.ts'
import { type Way, Ways } from './ways.ts'
import type { Screen, Wire } from './wire.ts'

/**
 * One table on one screen. The way is one-way: a click becomes a command, the judge answers with a frame, the film
 * shows it, the signals change, the screen follows. Nothing else writes these signals.
 */

/** Why something is not possible, or a word that it is. */
export type WhyNot = { readonly refusal: OnlineNo | Refusal | null }

type NoSeat<C> = C extends SeatCommand ? Omit<C, 'seat'> : never

export class GameStore {
  readonly #link: Wire
  #game: string | null = null
  /** Of what is on the screen. */
  #version = 0
  #log: readonly LogStep[] = []
  /** The table as it was told last, which may be further than what is shown. */
  #heard: View | null = null
  /** A wish of this screen is under way: what comes of it is its own. */
  #isOwn = false
  readonly #frame: Timing['frame']
  #drawing: (() => void) | null = null
  readonly #standing = new Standing()
  #letGo: (() => void) | null = null
  /** What was said ahead. */
  readonly arrival = new Arrival()

  /** The scene of First Night that is played here. */
  readonly lesson: Signal<LessonView | null> = signal(null)
  /** What is shown now: in the middle of a film the table as far as it was told. */
  readonly view: Signal<View | null> = signal(null)
  readonly film: Cinema
  readonly scene: Cinema['scene']
  readonly screen: Signal<Screen | null> = signal(null)
  readonly log: Signal<readonly LogStep[]> = signal([])
  readonly talk: Signal<TalkView | null> = signal(null)
  readonly pulse: Signal<Pulse | null> = signal(null)
  readonly thinking: Signal<readonly Seat[]> = signal([])
  readonly undoable: Signal<number> = signal(0)
  readonly orders: Signal<readonly Order[]> = this.#standing.orders
  /** The answer that a first tap has chosen: a second one gives it. */
  readonly preview: Signal<string | null> = signal(null)
  /** Only these answers, after pointing at something with several. */
  readonly narrowed: Signal<readonly string[] | null> = signal(null)
  readonly whyNot: Signal<WhyNot | null> = signal(null)
  /** An answer is on its way: nothing is asked until the judge has said what came of it. */
  readonly isAnswering: Signal<boolean> = signal(false)
  readonly crash: Signal<Crash | null> = signal(null)
  readonly missing: Signal<OnlineNo | null> = signal(null)

  readonly coached: Coached = new Coached()
  /** What the stage puts into the dock. */
  readonly dock: Signal<DockPart | null> = signal(null)

  readonly question: ReadonlySignal<Question | null> = computed(() =>
    this.isAnswering.value ? null : questionOf(this.view.value, this.screen.value, this.pulse.value),
  )
  readonly ways: Ways
  readonly reacting: Reacting
  readonly thoughts: Thoughts
  /** The same is asked again and again: all of it can be settled at once. */
  readonly canBatch: ReadonlySignal<boolean> = computed(() => isRepeated(this.question.value))
  readonly lit: ReadonlySignal<Lit> = computed(
    () => this.reacting.lit.value ?? litBy(this.question.value, this.view.value, this.narrowed.value),
  )

  constructor(link: Wire, speed: Speed, timing: Timing) {
    this.#link = link
    this.ways = new Ways(link, this.question)
    this.reacting = new Reacting(this.question, this.view, (draft) =>
      this.setOrders(withDraft(this.orders.peek(), draft)),
    )
    this.thoughts = new Thoughts(link, this.question)
    this.#frame = (call) => timing.frame(call)
    this.film = new Cinema(timing, speed, (view, log) => this.#follow(view, log))
    this.scene = this.film.scene
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

  // -------------------------------------------------------------------------------------------- coming in

  #hear(game: string, update: TableUpdate, screen: Screen): void {
    if (game !== this.#game) return
    // A window is open now, whatever is still being shown.
    this.pulse.value = update.pulse
    this.#standing.hear(update.orders)
    const reads = this.screen.peek()?.viewer
    // Another pair of eyes, a curtain, or something taken back: no film, and nothing of before stays.
    const cut =
      update.from < this.#log.length || screen.curtain !== null || (reads !== undefined && isOther(reads, screen))
    this.#log = logAfter(this.#log, update)
    const log = this.#log
    const before = this.#heard
    this.#heard = update.view
    const settle = () => this.#settle(update, screen, log)
    if (cut || update.from === 0 || !before) {
      this.film.clear()
      settle()
      if (screen.curtain === null) this.film.open(game, update.view, log)
    } else this.film.play({ before, update, screen, log, own: this.#isOwn, settle })
    if (update.steps.length > 0) this.#isOwn = false
  }

  /** The film has come so far. */
  #follow(view: View, log: readonly LogStep[]): void {
    const draw = this.#drawing
    this.#drawing = null
    draw?.()
    batch(() => {
      this.view.value = view
      this.log.value = log
    })
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
      this.film.noteSeen(log.length)
      this.talk.value = update.talk
      this.thinking.value = update.thinking
      this.undoable.value = update.undoable
      this.lesson.value = update.lesson ?? null
      if (asked !== update.view.prompts[0]?.id || update.steps.length > 0) {
        this.preview.value = null
        this.narrowed.value = null
        this.whyNot.value = null
        this.thoughts.plan.value = null
        this.ways.clear()
      }
    })
    this.#goOn()
  }

  // -------------------------------------------------------------------------------------------- going out

  async open(game: string, speed: Speed): Promise<void> {
    this.film.clear()
    this.#game = game
    this.#log = []
    this.#heard = null
    this.film.speed = speed
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
    this.film.clear()
    this.#link.close()
    this.#letGo?.()
  }

  /** An answer is on its way, or is being shown. */
  get isAtWork(): boolean {
    return this.isAnswering.peek() || this.film.isPlaying || this.#drawing !== null || this.#standing.isUnheard
  }

  async setSpeed(speed: Speed): Promise<void> {
    this.film.speed = speed
    await this.#link.setPace(paceOf(speed))
  }

  /** To the end of everything that is to be shown. */
  skip(): void {
    this.film.skip()
  }

  /** To the end of what is shown. Says whether there was anything: a press that did this does nothing else. */
  skipScene(): boolean {
    return this.film.skipScene()
  }

  /** Undefined: it was refused, and why is said. */
  async #command(wish: NoSeat<SeatCommand>, seat: Seat, version?: number): Promise<QueryValue | null | undefined> {
    try {
      return await this.#link.send({ ...wish, seat } as SeatCommand, version)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // A press that came too late, about what is over: at home nothing is to be said of it, and what is asked is shown.
      const isLate = error.refusal.rule === 'online' && !isOnline()
      this.whyNot.value = isLate ? null : { refusal: error.refusal }
      return undefined
    }
  }

  /** A wish about what is on the screen, which answers its question. */
  async #decide(wish: NoSeat<SeatCommand>, seat: Seat): Promise<void> {
    this.isAnswering.value = true
    this.#isOwn = true
    const reply = await this.#command(wish, seat, this.#version)
    if (reply === undefined) this.isAnswering.value = false
  }

  async answer(option: string): Promise<void> {
    const { value: question } = this.question
    if (!question) return
    if (this.talk.value) return this.propose(question.seat, option)
    this.coached.note(this.view.peek(), question, option)
    await this.#decide({ command: 'answer', prompt: question.id, option }, question.seat)
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
      this.reacting.forget()
    })
  }

  /** Goes a whole way; what comes between stops it. */
  async walk({ route }: Way): Promise<void> {
    const { value: question } = this.question
    if (!question) return
    const { pays, spaces } = route
    this.coached.noteWay(this.view.peek(), question, pays, spaces[0])
    await this.#decide({ command: 'walk', prompt: question.id, pays, spaces }, question.seat)
  }

  /** Goes there and does it, unless something has come between. */
  async walkAnd(way: Way, option: string): Promise<void> {
    this.arrival.mean('hero-turn', way.to, option)
    await this.walk(way)
  }

  /** The rest of what was wanted, once it is asked. */
  #goOn(): void {
    const meant = this.arrival.take(this.question.peek(), this.view.peek(), this.log.peek())
    if (meant !== null) void this.answer(meant)
  }

  async explain(intent: Intent): Promise<void> {
    const seat = this.question.value?.seat ?? this.screen.value?.players.people[0]
    if (!seat) return
    const value = await this.#command({ command: 'explain', intent }, seat)
    if (value?.query === 'explain') this.whyNot.value = { refusal: value.refusal }
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

  /** Gives all of a plan, in its order. */
  async give(options: readonly string[]): Promise<void> {
    const { value: question } = this.question
    if (!question || options.length === 0) return
    const { seat, id } = question
    this.#isOwn = true
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

  async setOrders(orders: readonly Order[]): Promise<void> {
    const send = async () => (await this.#command({ command: 'orders', orders }, 'sins')) !== undefined
    await this.#standing.give(orders, send)
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

const isOther = (before: string, { viewer }: Screen): boolean => knows(before) !== knows(viewer) && viewer !== 'all'
