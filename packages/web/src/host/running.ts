import { type Answer, type Prompt, RuleError, type Rules, type Seat, type View, type Viewer } from '@haven/engine'
import { lapse, loadSave, type Order, openTalk, type Pulse, type TableGame, type Talk, type Update } from '@haven/table'
import { agreedBallots, botAnswer, type Clock, orderedAnswer } from './automatic.ts'
import type { Pace, Screen } from './messages.ts'
import { Opponents } from './opponents.ts'
import { isPerson, isShared, type Players } from './players.ts'
import type { SavedRow } from './saves.ts'
import { Showing } from './showing.ts'
import { stepOf, type Walk, walkAfter } from './walk.ts'

/** What the host needs of the world around it: time, a place to keep games, and the page. */
export interface World extends Clock {
  keep(row: SavedRow): Promise<void>
  send(update: Update, screen: Screen): void
  /** A bug: nothing goes on from here. */
  crash(error: unknown): void
  forecast(view: View, prompt: string, options: readonly string[]): Promise<Readonly<Record<string, unknown>>>
}

/** Nobody thinks longer about one decision, in milliseconds. */
const MOST_THOUGHT = 5 * 60_000

/** Steps of bots are read as a film by the client; the host itself waits at windows only. */
export class RunningTable {
  readonly rules: Rules
  readonly id: string
  readonly players: Players
  readonly game: TableGame
  pace: Pace
  protected readonly world: World
  protected readonly opponents: Opponents
  protected asked: number[]
  protected orders: Partial<Record<Seat, readonly Order[]>>
  protected talk: Talk | null = null
  #version = 0
  /** Since which version the question stands that is asked now. */
  protected questionSince = 0
  protected question = -1
  protected pulse: Pulse | null = null
  protected readonly showing = new Showing()
  /** A way that is being gone. */
  protected way: Walk | null = null
  #saved = true
  #played: number
  #lastChange: number
  #closed = false
  #running = false
  #queue: Promise<unknown> = Promise.resolve()

  constructor(rules: Rules, row: SavedRow, pace: Pace, world: World) {
    this.rules = rules
    this.id = row.id
    this.players = row.players
    this.game = loadSave(rules, row.save)
    this.pace = pace
    this.world = world
    this.opponents = new Opponents(rules, row.players, row.save.seed, () => world.now())
    this.asked = [...row.asked]
    this.orders = { ...row.orders }
    this.#played = row.played ?? 0
    this.#lastChange = world.now()
    this.meet(row.talk)
  }

  close(): void {
    this.#closed = true
  }

  /** What a save file holds besides the game. */
  row(): SavedRow {
    const { game, players } = this
    const { story, map, sin } = game.setup
    return {
      id: this.id,
      changed: this.world.now(),
      story,
      map,
      sin,
      round: game.state.round,
      people: players.people,
      over: game.outcome?.winner ?? null,
      players,
      save: game.save(),
      asked: this.asked,
      orders: this.orders,
      talk: this.talk && { proposals: this.talk.proposals, givenUp: this.talk.givenUp },
      played: this.#played,
    }
  }

  // -------------------------------------------------------------------------------------------- the loop

  /** Lets bots, orders and windows go on until a person is asked, or the game is over. */
  async run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    try {
      while (!this.#closed) {
        const version = this.#version
        if (stepOf(this.game, this.way)) {
          await this.inOrder(() => this.step())
          continue
        }
        const answers = await this.#nextAnswers()
        // Somebody was quicker: what was thought out is about a moment that is over.
        if (version !== this.#version) continue
        if (!answers) break
        await this.inOrder(async () => {
          // A "hold" at the very end of a window still counts.
          if (version !== this.#version || this.#closed || this.pulse?.held) return
          for (const answer of answers) await this.settle(answer)
        })
      }
    } finally {
      this.#running = false
    }
  }

  /** One change after the other, each kept before the next begins. */
  protected inOrder<T>(deed: () => Promise<T>): Promise<T> {
    const next = this.#queue.then(deed)
    this.#queue = next.catch(() => undefined)
    return next
  }

  /** What happens without anybody at the screen: null if a person has to decide. */
  async #nextAnswers(): Promise<readonly Answer[] | null> {
    const { game, players } = this
    const prompts = game.prompts
    const [prompt] = prompts
    if (!prompt) return null
    const hasPeople = prompts.some(({ seat }) => isPerson(players, seat))
    if (this.talk && hasPeople) return agreedBallots(this.talk, players)
    if (!isPerson(players, prompt.seat)) return [await this.#botAnswer(prompt)]
    const ordered = orderedAnswer(game, players, this.orders.sins ?? [], prompt)
    return this.pulse ? this.#window(prompt, ordered) : ordered && [ordered]
  }

  /** A Sin card is asked for in front of everybody. */
  #isWindow(): boolean {
    const [prompt] = this.game.prompts
    return prompt?.kind === 'sin-card' && isPerson(this.players, prompt.seat) && isShared(this.players)
  }

  #botAnswer(prompt: Prompt): Promise<Answer> {
    return botAnswer(this.world, this.opponents, this.game, prompt, this.pace.blink)
  }

  /**
   * A window in front of everybody: it stays open for the same time whatever the hand and the orders are, and passes
   * unless the Sins player calls "hold".
   */
  async #window(prompt: Prompt, ordered: Answer | null): Promise<readonly Answer[] | null> {
    if (this.pulse?.held) return null
    await this.world.pause(this.pace.pulse)
    if (this.#closed || this.pulse?.held) return null
    return [ordered ?? { prompt: prompt.id, seat: prompt.seat, option: 'none' }]
  }

  protected async settle(answer: Answer, note?: () => void): Promise<void> {
    const events = this.game.answer(answer)
    this.way = walkAfter(this.way, answer, events)
    note?.()
    for (const seat of Object.keys(this.orders) as Seat[]) {
      this.orders[seat] = lapse(this.orders[seat] ?? [], events)
    }
    this.meet(null)
    await this.changed()
  }

  /** Is there a vote now? Proposals of the same vote stay. */
  protected meet(before: SavedRow['talk']): void {
    const talk = openTalk(this.rules, this.game.state)
    this.talk = talk && before ? { ...talk, ...before } : talk
  }

  protected async changed(): Promise<void> {
    this.#version++
    const { question } = this.game.state
    if (question !== this.question) this.questionSince = this.#version
    this.question = question
    if (this.game.prompts[0]?.seat !== 'sins') this.showing.cover()
    // Open from the first moment that is shown of it, or the screen would ask for the curtain in between.
    this.pulse = this.#isWindow() ? { ms: this.pace.pulse, held: false } : null
    this.#count()
    await this.keepRow()
    this.show()
  }

  /** Whoever leaves the table for long has not played meanwhile. */
  #count(): void {
    const now = this.world.now()
    this.#played += Math.min(now - this.#lastChange, MOST_THOUGHT)
    this.#lastChange = now
  }

  protected async keepRow(): Promise<void> {
    try {
      await this.world.keep(this.row())
      this.#saved = true
    } catch {
      this.#saved = false
    }
  }

  // ------------------------------------------------------------------------------------------- the screen

  /** Keeps the game as it is and shows it from its beginning. */
  async start(): Promise<void> {
    this.showing.forget()
    await this.inOrder(() => this.changed())
    this.goOn()
  }

  /** Nobody acts for a bot. */
  protected own(seat: Seat): Seat {
    if (!isPerson(this.players, seat)) throw new RuleError('foreign-seat', 'TURN-1', { seat })
    return seat
  }

  look(seat: Seat): void {
    this.showing.open(this.own(seat))
    this.show()
  }

  viewOf(viewer: Viewer) {
    return this.rules.view(this.game.state, viewer)
  }

  protected show(): void {
    const moment = {
      game: this.game,
      players: this.players,
      version: this.#version,
      talk: this.talk,
      pulse: this.pulse,
      undoable: this.#undoable(),
      orders: this.orders.sins ?? [],
    }
    const { update, screen } = this.showing.next(moment, this.#saved, stepOf(this.game, this.way) !== null)
    this.world.send(update, screen)
  }

  /** How many decisions that a person made himself can be taken back. */
  #undoable(): number {
    const { game } = this
    const first = game.length - game.undoable(this.players.people)
    return this.asked.filter((at) => at >= first && at < game.length).length
  }

  protected async person(answer: Answer): Promise<void> {
    const at = this.game.length
    // It throws if it is no legal answer, before anything is changed.
    await this.settle(answer, () => {
      this.asked.push(at)
    })
  }

  protected async step(): Promise<void> {
    const step = stepOf(this.game, this.way)
    if (step) await this.person(step)
  }

  protected goOn(): void {
    this.run().catch((error: unknown) => this.world.crash(error))
  }
}
