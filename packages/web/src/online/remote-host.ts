import type { PromptKind, Seat, View } from '@haven/engine'
import type { Order, Reply, RoomView, SaidNo, SeatCommand } from '@haven/table'
import { hostLink, Refused, type Wire, type Wish } from '../game/link.ts'
import type { Question } from '../game/targets.ts'
import type { Request, Screen } from '../host/messages.ts'
import type { Pondering } from '../host/ponder.ts'
import type { Walk } from '../host/walk.ts'
import { OnlineRefused } from './socket.ts'
import type { OnlineTable, Told } from './table.ts'
import { type Step, stepOf, walkAfter } from './walking.ts'

/**
 * The host of a game that a server plays: the same wire as that of the worker at home. It decides nothing; whatever it
 * is asked for goes to the server, and what only needs thought is thought by the worker, about the view.
 */

/** What it needs of a table. */
export type Remote = Pick<OnlineTable, 'id' | 'room' | 'told' | 'log' | 'notice' | 'send'>

/** Asks the worker of this page. */
export type Think = (view: View, pondering: Pondering) => Promise<unknown>

const byWorker: Think = (view, pondering) => hostLink().request({ request: 'ponder', view, pondering })

export const gameName = (table: string, game: number): string => `${table}/${game}`

/** The same words are found for it as for what the rules refuse. */
const said = ({ refusal }: OnlineRefused): SaidNo => refusal as SaidNo

export class RemoteHost implements Wire {
  onUpdate: Wire['onUpdate'] = () => undefined
  onCrash: Wire['onCrash'] = () => undefined
  readonly #table: Remote
  readonly #think: Think
  readonly #game: number
  #stop: (() => void) | null = null
  #walk: Walk | null = null
  /** The question of a window that was passed: nobody else knows before it ends, and he is not asked again. */
  #passed: string | null = null
  #shown: View | null = null

  constructor(table: Remote, game: number, think: Think = byWorker) {
    this.#table = table
    this.#game = game
    this.#think = think
  }

  // -------------------------------------------------------------------------------------------- coming in

  #open(): void {
    this.#stop?.()
    let isFirst = true
    this.#stop = this.#table.told.subscribe((told) => {
      if (told?.game !== this.#game) return
      this.#tell(isFirst ? this.#wholly(told) : told)
      isFirst = false
    })
  }

  /** A screen that opens now has nothing of the log yet. */
  #wholly({ game, update }: Told): Told {
    return { game, news: [], update: { ...update, from: 0, steps: this.#table.log } }
  }

  #tell(told: Told): void {
    const { update } = told
    this.#walk = update.from === 0 ? null : walkAfter(this.#walk, told.news)
    const step = this.#walk && stepOf(this.#walk, update.view)
    // Something else is asked: the way ends here.
    if (!step && update.view.prompts.length > 0) this.#walk = null
    this.#show(told)
    if (step) void this.#take(step)
  }

  #show({ update }: Told): void {
    const room = this.#table.room.peek()
    if (!room) return
    const isWindow = update.pulse !== null && !update.pulse.held
    if (!isWindow) this.#passed = null
    const prompts = update.view.prompts.filter(({ id }) => id !== this.#passed)
    const view = this.#same(prompts.length < update.view.prompts.length ? { ...update.view, prompts } : update.view)
    this.onUpdate(gameName(this.#table.id, this.#game), { ...update, view }, screenOf(room, this.#walk !== null))
  }

  /** A frame may tell of the room alone: then nothing of the game is drawn or thought about anew. */
  #same(view: View): View {
    if (JSON.stringify(view) !== JSON.stringify(this.#shown)) this.#shown = view
    return this.#shown ?? view
  }

  // -------------------------------------------------------------------------------------------- going out

  async request<T>(request: Request): Promise<T> {
    try {
      return (await this.#serve(request)) as T
    } catch (error) {
      if (error instanceof OnlineRefused) throw new Refused(said(error))
      throw error
    }
  }

  async #serve(request: Request): Promise<unknown> {
    switch (request.request) {
      case 'open':
        this.#open()
        return null
      case 'close':
        this.#stop?.()
        this.#stop = null
        return null
      case 'suggest':
        return this.#ponder(request.seat, { about: 'suggestion' })
      case 'plan':
        return this.#ponder(request.seat, { about: 'plan' })
      case 'turn-faith':
        return this.#ponder(request.seat, { about: 'faith', as: request.as })
      case 'paths':
        return this.#ponder(request.seat, { about: 'paths', prompt: request.prompt })
      case 'assign':
        return this.#assign(request.seat, request.kind)
      case 'give':
        return this.#give(request.seat, request.prompt, request.options)
      case 'walk':
        return this.#setOut(request)
      case 'export':
        return JSON.stringify(await this.#export(request.what === 'record' ? 'record' : 'position'), null, 1)
      default:
        // How long windows last is the table's business, and nobody shares this screen.
        return null
    }
  }

  async #export(what: 'record' | 'position'): Promise<unknown> {
    const value = await this.#table.send({ command: what })
    return value?.query === 'record' ? value.record : value?.query === 'position' ? value.position : null
  }

  /** Without thoughts the game goes on. */
  async #ponder(seat: Seat, pondering: Pondering): Promise<unknown> {
    const view = this.#table.told.peek()?.update.view
    const prompts = view?.prompts.filter((prompt) => prompt.seat === seat) ?? []
    return view && prompts.length > 0 ? this.#think({ ...view, prompts }, pondering).catch(() => null) : null
  }

  #asked(seat: Seat): Question | null {
    return this.#table.told.peek()?.update.view.prompts.find((prompt) => prompt.seat === seat) ?? null
  }

  #answer({ id, seat }: Question, option: string): Promise<unknown> {
    return this.#table.send({ command: 'answer', seat, prompt: id, option })
  }

  /** Gives what is suggested as long as the seat is asked the same kind of question. */
  async #assign(seat: Seat, kind: PromptKind): Promise<null> {
    for (;;) {
      const question = this.#asked(seat)
      if (question?.kind !== kind) return null
      const option = await this.#ponder(seat, { about: 'suggestion' })
      if (typeof option !== 'string' || this.#asked(seat)?.id !== question.id) return null
      await this.#answer(question, option)
    }
  }

  /** A plan, as far as it is still legal; each answer counts only when the server has taken it. */
  async #give(seat: Seat, first: string, options: readonly string[]): Promise<null> {
    const begun = this.#asked(seat)
    if (begun?.id !== first)
      throw new Refused({ code: 'stale-prompt', rule: 'TURN-1', params: { prompt: first, seat } })
    for (const option of options) {
      const question = this.#asked(seat)
      if (question?.kind !== begun.kind || !question.options.some(({ id }) => id === option)) return null
      await this.#answer(question, option)
    }
    return null
  }

  async #setOut({ seat, prompt, pays, spaces }: Extract<Request, { request: 'walk' }>): Promise<null> {
    const question = this.#asked(seat)
    const walk: Walk = { seat, hero: question?.subject.hero ?? '', pays, spaces }
    const view = this.#table.told.peek()?.update.view
    const step = view && question?.id === prompt ? stepOf(walk, view) : null
    if (!step) throw new Refused({ code: 'stale-prompt', rule: 'TURN-1', params: { prompt, seat } })
    this.#walk = walk
    await this.#answer(step.question, step.option)
    return null
  }

  async #take({ question, option }: Step): Promise<void> {
    try {
      await this.#answer(question, option)
    } catch (error) {
      if (!(error instanceof OnlineRefused)) throw error
      this.#table.notice.value = error.refusal
      this.#walk = null
      const told = this.#table.told.peek()
      if (told) this.#show(this.#wholly(told))
    }
  }

  async command(wish: Wish): Promise<Reply> {
    const reply = { update: 'done', id: 0 } as const
    if (wish.command === 'forecast') {
      const { seat, prompt, options } = wish
      const forecasts = (await this.#ponder(seat, { about: 'forecasts', prompt, options })) ?? {}
      return { update: 'forecast', id: 0, forecasts: forecasts as Readonly<Record<string, unknown>> }
    }
    try {
      const value = await this.#obey(wish)
      return value?.query === 'explain' ? { update: 'explained', id: 0, refusal: value.refusal } : reply
    } catch (error) {
      if (!(error instanceof OnlineRefused)) throw error
      // What the table as a whole says is read above it; it would be gone with the next question here.
      if (error.refusal.rule === 'online') this.#table.notice.value = error.refusal
      return { update: 'refused', id: 0, refusal: said(error) }
    }
  }

  async #obey(wish: Exclude<Wish, { command: 'forecast' }>) {
    if (wish.command === 'rewind') {
      // Before the last answer: the opening is the first step of the log.
      return this.#table.send({ command: 'move', motion: { motion: 'rewind', to: this.#table.log.length - 2 } })
    }
    const { version, ...body } = wish as { version?: number } & SeatCommand & { orders?: readonly Order[] }
    const value = await this.#table.send(body as SeatCommand, version)
    if (body.command === 'answer') this.#notePass(body)
    return value
  }

  #notePass({ prompt, option }: Extract<SeatCommand, { command: 'answer' }>): void {
    const told = this.#table.told.peek()
    const question = told?.update.view.prompts.find(({ id }) => id === prompt)
    if (!told || !question?.options.some(({ id, none }) => id === option && none)) return
    this.#passed = prompt
    this.#show({ ...told, update: { ...told.update, from: this.#table.log.length, steps: [] } })
  }
}

/** What stands on the screen of somebody who sits at home alone. */
function screenOf({ you, seats, seedCommit }: RoomView, walking: boolean): Screen {
  // Beside a private hand the screen is everybody's, and nobody is asked there.
  const own = you.shared ? [] : you.seats
  const mine = seats.filter(({ seat, bot }) => own.includes(seat) && bot === null)
  const bots = seats.flatMap(({ seat, bot }) => (bot === null ? [] : [[seat, bot] as const]))
  return {
    viewer: you.viewer,
    players: { people: mine.map(({ seat }) => seat), bots: Object.fromEntries(bots) },
    curtain: null,
    saved: true,
    walking,
    asksInWindow: own.includes('sins'),
    seedCommit: seedCommit ?? '',
  }
}
