import {
  type Answer,
  type Prompt,
  type PromptKind,
  RuleError,
  type Rules,
  type Seat,
  type View,
  type Viewer,
} from '@haven/engine'
import {
  type Command,
  giveUp,
  lapse,
  loadSave,
  type Order,
  openTalk,
  type Pulse,
  propose,
  type Reply,
  saidNo,
  TableError,
  type TableGame,
  type Talk,
  type Update,
} from '@haven/table'
import { agreedBallots, botAnswer, type Clock, orderedAnswer } from './automatic.ts'
import type { Pace, Screen } from './messages.ts'
import { Opponents } from './opponents.ts'
import { isPerson, isShared, type Players } from './players.ts'
import type { SavedRow } from './saves.ts'
import { audience, shownTo } from './screen.ts'
import { updateFor } from './update.ts'

/** What the host needs of the world around it: time, a place to keep games, and the page. */
export interface World extends Clock {
  keep(row: SavedRow): Promise<void>
  send(update: Update, screen: Screen): void
  /** A bug: nothing goes on from here. */
  crash(error: unknown): void
  forecast(view: View, prompt: string, options: readonly string[]): Promise<Readonly<Record<string, unknown>>>
}

/** Steps of bots are read as a film by the client; the host itself waits at windows only. */
export class TableHost {
  readonly rules: Rules
  readonly id: string
  readonly players: Players
  readonly game: TableGame
  pace: Pace
  readonly #world: World
  readonly #opponents: Opponents
  #asked: number[]
  #orders: Partial<Record<Seat, readonly Order[]>>
  #talk: Talk | null = null
  #version = 0
  /** Since which version the question stands that is asked now. */
  #questionSince = 0
  #question = -1
  #pulse: Pulse | null = null
  #opened: Seat | null = null
  #viewer: Viewer = 'spectator'
  #sentTo: string | null = null
  #sentSteps = 0
  #saved = true
  #closed = false
  #running = false
  #queue: Promise<unknown> = Promise.resolve()

  constructor(rules: Rules, row: SavedRow, pace: Pace, world: World) {
    this.rules = rules
    this.id = row.id
    this.players = row.players
    this.game = loadSave(rules, row.save)
    this.pace = pace
    this.#world = world
    this.#opponents = new Opponents(rules, row.players, row.save.seed, () => world.now())
    this.#asked = [...row.asked]
    this.#orders = { ...row.orders }
    this.#meet(row.talk)
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
      changed: this.#world.now(),
      story,
      map,
      sin,
      round: game.state.round,
      people: players.people,
      over: game.outcome?.winner ?? null,
      players,
      save: game.save(),
      asked: this.#asked,
      orders: this.#orders,
      talk: this.#talk && { proposals: this.#talk.proposals, givenUp: this.#talk.givenUp },
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
        const answers = await this.#nextAnswers()
        // Somebody was quicker: what was thought out is about a moment that is over.
        if (version !== this.#version) continue
        if (!answers) break
        await this.#inOrder(async () => {
          if (version !== this.#version || this.#closed) return
          for (const answer of answers) await this.#give(answer)
        })
      }
    } finally {
      this.#running = false
    }
  }

  /** One change after the other, each kept before the next begins. */
  #inOrder<T>(deed: () => Promise<T>): Promise<T> {
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
    if (this.#talk && hasPeople) return agreedBallots(this.#talk, players)
    if (!isPerson(players, prompt.seat)) return [await this.#botAnswer(prompt)]
    const ordered = orderedAnswer(game, players, this.#orders.sins ?? [], prompt)
    if (prompt.kind === 'sin-card' && isShared(players)) return this.#window(prompt, ordered)
    return ordered && [ordered]
  }

  #botAnswer(prompt: Prompt): Promise<Answer> {
    return botAnswer(this.#world, this.#opponents, this.game, prompt, this.pace.blink)
  }

  /**
   * A window in front of everybody: it stays open for the same time whatever the hand and the orders are, and passes
   * unless the Sins player calls "hold".
   */
  async #window(prompt: Prompt, ordered: Answer | null): Promise<readonly Answer[] | null> {
    if (this.#pulse?.held) return null
    this.#pulse = { ms: this.pace.pulse, held: false }
    this.#show()
    await this.#world.pause(this.pace.pulse)
    if (this.#closed || (this.#pulse as Pulse | null)?.held) return null
    this.#pulse = null
    return [ordered ?? { prompt: prompt.id, seat: prompt.seat, option: 'none' }]
  }

  async #give(answer: Answer, note?: () => void): Promise<void> {
    const events = this.game.answer(answer)
    note?.()
    for (const seat of Object.keys(this.#orders) as Seat[]) {
      this.#orders[seat] = lapse(this.#orders[seat] ?? [], events)
    }
    this.#meet(null)
    await this.#changed()
  }

  /** Is there a vote now? Proposals of the same vote stay. */
  #meet(before: SavedRow['talk']): void {
    const talk = openTalk(this.rules, this.game.state)
    this.#talk = talk && before ? { ...talk, ...before } : talk
  }

  async #changed(): Promise<void> {
    this.#version++
    const { question } = this.game.state
    if (question !== this.#question) this.#questionSince = this.#version
    this.#question = question
    if (this.game.prompts[0]?.seat !== 'sins') this.#opened = null
    await this.#keep()
    this.#show()
  }

  async #keep(): Promise<void> {
    try {
      await this.#world.keep(this.row())
      this.#saved = true
    } catch {
      this.#saved = false
    }
  }

  // ------------------------------------------------------------------------------------------- the screen

  /** Keeps the game as it is and shows it from its beginning. */
  async start(): Promise<void> {
    this.#sentTo = null
    await this.#inOrder(() => this.#changed())
    this.#goOn()
  }

  look(seat: Seat): void {
    if (!isPerson(this.players, seat)) throw new RuleError('foreign-seat', 'TURN-1', { seat })
    this.#opened = seat
    this.#show()
  }

  viewOf(viewer: Viewer) {
    return this.rules.view(this.game.state, viewer)
  }

  #show(): void {
    const { game, rules, players } = this
    const pulsing = this.#pulse !== null && !this.#pulse.held
    const asked = pulsing ? [] : rules.view(game.state, 'all').prompts
    const { viewer, curtain } = game.outcome
      ? { viewer: 'all' as const, curtain: null }
      : shownTo(players, asked, this.#opened, this.#viewer)
    this.#viewer = viewer
    const from = this.#sentTo === audience(viewer) ? Math.min(this.#sentSteps, game.length + 1) : 0
    this.#sentTo = audience(viewer)
    this.#sentSteps = game.length + 1
    const moment = {
      game,
      players,
      version: this.#version,
      talk: this.#talk,
      pulse: this.#pulse,
      undoable: this.#undoable(),
      orders: this.#orders.sins ?? [],
    }
    const screen = { viewer, players, curtain, saved: this.#saved, seedCommit: game.seedCommit }
    this.#world.send(updateFor(moment, viewer, from), screen)
  }

  /** How many decisions that a person made himself can be taken back. */
  #undoable(): number {
    const { game } = this
    const first = game.length - game.undoable(this.players.people)
    return this.#asked.filter((at) => at >= first && at < game.length).length
  }

  // ------------------------------------------------------------------------------------------- commands

  /** One reply for each command; what a person did wrong is a refusal and changes nothing. */
  async obey(command: Command): Promise<Reply> {
    try {
      if (!isPerson(this.players, command.seat)) throw new RuleError('foreign-seat', 'TURN-1', { seat: command.seat })
      return await this.#inOrder(() => this.#carryOut(command))
    } catch (error) {
      const refusal = saidNo(error)
      if (!refusal) throw error
      return { update: 'refused', id: command.id, refusal }
    }
  }

  async #carryOut(command: Command): Promise<Reply> {
    const { id, seat } = command
    switch (command.command) {
      case 'answer':
        this.#checkVersion(command)
        await this.#person({ prompt: command.prompt, seat, option: command.option })
        break
      case 'propose':
        this.#checkVersion(command)
        await this.#speak((talk) => propose(talk, seat, command.option))
        break
      case 'give-up':
        this.#checkVersion(command)
        await this.#speak((talk) => giveUp(talk, seat))
        break
      case 'undo':
        await this.#back((to) => this.game.undo(this.players.people, this.game.length - to))
        break
      case 'rewind':
        await this.#back((to) => this.game.rewind(to, this.game.seats))
        break
      case 'orders':
        this.#orders = { ...this.#orders, [seat]: command.orders }
        await this.#keep()
        this.#show()
        break
      case 'hold':
        await this.#hold(command.hold)
        break
      case 'explain':
        return { update: 'explained', id, refusal: this.rules.explain(this.game.state, seat, command.intent) }
      case 'forecast': {
        const forecasts = await this.#world.forecast(this.viewOf(seat), command.prompt, command.options)
        return { update: 'forecast', id, forecasts }
      }
    }
    this.#goOn()
    return { update: 'done', id }
  }

  #goOn(): void {
    this.run().catch((error: unknown) => this.#world.crash(error))
  }

  /** A question that was answered, withdrawn or taken back since is not answered by accident. */
  #checkVersion({ version, seat }: { version: number; seat: Seat }): void {
    const [prompt] = this.game.prompts
    if (version < this.#questionSince && prompt) {
      throw new RuleError('stale-prompt', prompt.rule, { prompt: prompt.id, seat })
    }
  }

  async #person(answer: Answer): Promise<void> {
    const at = this.game.length
    // It throws if it is no legal answer, before anything is changed.
    await this.#give(answer, () => {
      this.#asked.push(at)
      this.#pulse = null
    })
  }

  suggest(seat: Seat): string | null {
    return this.#opponents.suggest(this.game, seat)
  }

  /** Gives what is suggested as long as the seat is asked the same kind of question. */
  async assign(seat: Seat, kind: PromptKind): Promise<void> {
    if (!isPerson(this.players, seat)) throw new RuleError('foreign-seat', 'TURN-1', { seat })
    await this.#inOrder(async () => {
      for (;;) {
        const [prompt] = this.game.prompts
        if (prompt?.seat !== seat || prompt.kind !== kind) break
        await this.#person({ prompt: prompt.id, seat, option: this.suggest(seat) as string })
      }
    })
    this.#goOn()
  }

  /** A plan for results that are assigned one at a time: given as far as it is still legal. */
  async give(seat: Seat, first: string, options: readonly string[]): Promise<void> {
    if (!isPerson(this.players, seat)) throw new RuleError('foreign-seat', 'TURN-1', { seat })
    await this.#inOrder(async () => {
      const [asked] = this.game.prompts
      if (asked?.seat !== seat || asked.id !== first) {
        throw new RuleError('stale-prompt', asked?.rule ?? 'TURN-1', { prompt: first, seat })
      }
      for (const option of options) {
        const [prompt] = this.game.prompts
        if (prompt?.seat !== seat || prompt.kind !== asked.kind) break
        if (!this.rules.options(this.game.state, prompt).some(({ id }) => id === option)) break
        await this.#person({ prompt: prompt.id, seat, option })
      }
    })
    this.#goOn()
  }

  async #speak(say: (talk: Talk) => Talk): Promise<void> {
    const [prompt] = this.game.prompts
    if (!this.#talk) throw new RuleError('not-asked-now', prompt?.rule ?? 'UNITE-1', { kind: prompt?.kind ?? '' })
    this.#talk = say(this.#talk)
    if (!this.#asked.includes(this.game.length)) this.#asked.push(this.game.length)
    await this.#changed()
  }

  async #back(take: (to: number) => unknown): Promise<void> {
    const to = this.#asked.findLast((at) => at < this.game.length) ?? -1
    if (to < 0) throw new TableError('nothing-to-undo', 'table')
    take(to)
    this.#asked = this.#asked.filter((at) => at < to)
    this.#sentSteps = Math.min(this.#sentSteps, to + 1)
    this.#pulse = null
    this.#question = -1
    this.#meet(null)
    await this.#changed()
  }

  async #hold(hold: boolean): Promise<void> {
    const [prompt] = this.game.prompts
    if (!this.#pulse || !prompt) throw new RuleError('not-asked-now', 'CARD-1', { kind: 'sin-card' })
    this.#pulse = { ...this.#pulse, held: hold }
    if (hold) {
      this.#show()
      return
    }
    this.#pulse = null
    this.#opened = null
    await this.#give({ prompt: prompt.id, seat: prompt.seat, option: 'none' })
  }
}
