import { Ear, Misfit, type ServerFrame } from '@haven/table'
import type { Change, LiveTable } from '@haven/table/keeper'
import type { WhyPutOut } from '../../base/failure.ts'
import type { CallName, Crash, FromWorker, StoreAnswer, StoreAsk, ToWorker } from '../messages.ts'
import { changeBy, tableId } from './change-shape.ts'
import { frame, refusal } from './frame-shape.ts'
import type { ToCell } from './messages.ts'
import { CALLS, MAKES_TABLE, thought } from './reply-shape.ts'
import { asPlain, Malformed, only, type Shape, text, whole } from './shape.ts'

/**
 * What stands between a cell and the page. Everything that comes out is read as data and held against its shape before
 * anybody sees it; the cell has only tables of its own; whoever says too much, or nothing, is put out.
 */

export interface Outside {
  /** Are these the rules of a game with one of the cell's boxes? */
  isTheirs(rules: string): boolean
  send(message: ToCell): void
  /** The world inside is locked: now the scripts may run. */
  begin(): void
  tell(message: FromWorker): void
  store(ask: StoreAsk): Promise<StoreAnswer>
  out(why: WhyPutOut, crash: Crash): void
}

/** Ticks are a second. */
const TICKS_TO_ANSWER = 5
/** Until our own part runs: a slow device reads it for a while. */
const TICKS_TO_BEGIN = 20
const LONGEST_MESSAGE = 4_000_000
/** In a second, or in one in which the page was busy itself. */
const MOST_MESSAGES = 500
const MOST_TEXT = 16_000_000
const LONGEST_WORDS = 4_000

const number = whole(0, Number.MAX_SAFE_INTEGER)

export class Gate {
  readonly #outside: Outside
  readonly #change: Shape<Change>
  /** What the page has asked, and what may come of it. */
  readonly #asked = new Map<number, { readonly shape: Shape<never>; readonly makesTable: boolean }>()
  /** What was told on each: the page is told wholes, which alone can be held against their shape. */
  readonly #lines = new Map<number, Ear>()
  readonly #own = new Set<string>()
  /** Said by the page before anybody inside could hear it. */
  readonly #early: ToWorker[] = []
  /** Tables that it may make: one for each call that makes one. */
  #tables = 0
  #state: 'opening' | 'begun' | 'ready' | 'out' = 'opening'
  #silence = 0
  #messages = 0
  #text = 0

  constructor(outside: Outside) {
    this.#outside = outside
    this.#change = changeBy((rules) => outside.isTheirs(rules))
  }

  // ------------------------------------------------------------------------------------------------- in

  post(message: ToWorker): void {
    if (this.#state === 'out') return
    switch (message.to) {
      case 'call': {
        const shape = CALLS[message.call] as Shape<never> | undefined
        if (!shape) {
          this.#refuse(message.id, message.call)
          return
        }
        const makesTable = MAKES_TABLE.has(message.call)
        if (makesTable) this.#tables++
        this.#asked.set(message.id, { shape, makesTable })
        if ('game' in message.ask && typeof message.ask.game === 'string') this.#own.add(message.ask.game)
        break
      }
      case 'think':
        this.#asked.set(message.id, { shape: thought as Shape<never>, makesTable: false })
        break
      case 'line':
        if (message.frame.send === 'hello') {
          this.#lines.set(message.line, new Ear())
          this.#own.add(message.frame.table)
        } else if (message.frame.send === 'leave') this.#lines.delete(message.line)
        break
      case 'store':
        return
    }
    if (this.#state === 'ready') this.#outside.send(message)
    else this.#early.push(message)
  }

  #refuse(id: number, call: CallName): void {
    const params = { field: 'game', id: call }
    this.#outside.tell({ from: 'refusal', id, refusal: { code: 'unknown-id', rule: 'file', params } })
  }

  /** Once a second, as long as the page is awake: one that sleeps counts nothing. */
  tick(): void {
    if (this.#state === 'out') return
    this.#messages = 0
    this.#text = 0
    const most = this.#state === 'opening' ? TICKS_TO_BEGIN : TICKS_TO_ANSWER
    if (++this.#silence > most) this.#out(this.#state === 'opening' ? 'unable' : 'silent', '')
    else if (this.#state === 'ready') this.#outside.send({ to: 'ping', id: this.#silence })
  }

  /** The page could not draw what it was told, or the worker is no script; without a word the frame could make none. */
  broke(message: string): void {
    this.#out(message === '' ? 'unable' : 'broke', message)
  }

  /** Is it one of its tables? */
  has(table: string): boolean {
    return this.#own.has(table)
  }

  close(): void {
    this.#state = 'out'
  }

  // ------------------------------------------------------------------------------------------------ out

  hear(said: unknown): void {
    if (this.#state === 'out') return
    try {
      if (typeof said !== 'string') throw new Malformed('message')
      this.#text += said.length
      if (++this.#messages > MOST_MESSAGES || this.#text > MOST_TEXT || said.length > LONGEST_MESSAGE) {
        this.#out('flood', '')
        return
      }
      this.#take(asPlain(parsed(said), 'message'))
    } catch (error) {
      if (!(error instanceof Malformed)) throw error
      this.#out('malformed', error.message)
    }
  }

  #take(message: Readonly<Record<string, unknown>>): void {
    if (message.from === 'failed') {
      // Before a script of theirs has run it is the browser that does not let go of something.
      this.#out(this.#state === 'opening' ? 'unable' : 'broke', words(message.message))
      return
    }
    if (this.#state === 'opening') {
      only('locked')(message.from as string, 'from')
      this.#state = 'begun'
      this.#silence = 0
      this.#outside.begin()
      return
    }
    if (this.#state === 'begun') {
      only('ready')(message.from as string, 'from')
      this.#state = 'ready'
      this.#silence = 0
      for (const early of this.#early.splice(0)) this.#outside.send(early)
      return
    }
    switch (message.from) {
      case 'pong':
        number(message.id, 'pong')
        this.#silence = 0
        return
      case 'store':
        number(message.id, 'store')
        this.#storeFor(message.id as number, message.ask)
        return
      case 'reply':
      case 'refusal':
        this.#reply(message)
        return
      case 'line':
        this.#line(message)
        return
      case 'crash': {
        const { message: what, file } = asPlain(message.crash, 'crash')
        this.#out('broke', words(what), typeof file === 'string' ? file : '')
        return
      }
      default:
        throw new Malformed('from')
    }
  }

  #reply(message: Readonly<Record<string, unknown>>): void {
    const asked = this.#asked.get(message.id as number)
    if (!asked) throw new Malformed('reply')
    this.#asked.delete(message.id as number)
    if (message.from === 'refusal') {
      refusal(message.refusal, 'refusal')
      if (asked.makesTable) this.#tables = Math.max(0, this.#tables - 1)
    }
    // No answer is one: nothing to think about, nobody there.
    else if (message.value !== null) asked.shape(message.value, 'reply')
    this.#outside.tell(message as unknown as FromWorker)
  }

  #line(message: Readonly<Record<string, unknown>>): void {
    // One that was left may still have been told something.
    const ear = this.#lines.get(message.line as number)
    if (!ear) return
    const told = heardBy(ear, asPlain(message.frame, 'frame'))
    frame(told, 'frame')
    const { tell, room } = told as { readonly tell: string; readonly room?: { readonly fault: unknown } }
    if (tell === 'table' && room?.fault) {
      this.#out('broke', words((room.fault as { message: string }).message))
      return
    }
    this.#outside.tell({ ...message, frame: told } as unknown as FromWorker)
  }

  // ----------------------------------------------------------------------------------------------- store

  #storeFor(id: number, asked: unknown): void {
    const ask = this.#read(asked)
    if (!ask) {
      this.#outside.send({ to: 'unstored', id, why: 'not-its-own' })
      return
    }
    this.#outside.store(ask).then(
      (value) => {
        if (ask.store === 'create' && value === 'stored') this.#own.add(ask.change.table.id)
        const isOwn = ask.store !== 'load' || value === null || this.#isOwn(value as LiveTable)
        this.#send({ to: 'stored', id, value: isOwn ? value : null })
      },
      (error: unknown) => this.#send({ to: 'unstored', id, why: String(error) }),
    )
  }

  #isOwn({ table }: LiveTable): boolean {
    return table.game !== null && this.#outside.isTheirs(table.game.rules)
  }

  #send(message: ToCell): void {
    if (this.#state !== 'out') this.#outside.send(message)
  }

  /** Null: not its own. */
  #read(asked: unknown): StoreAsk | null {
    const ask = asPlain(asked, 'ask')
    switch (ask.store) {
      case 'create':
      case 'commit': {
        this.#change(ask.change, 'change')
        const change = ask.change as Change
        if (ask.store === 'commit') return this.#own.has(change.table.id) ? { store: 'commit', change } : null
        if (this.#tables === 0) return null
        this.#tables--
        return { store: 'create', change }
      }
      case 'load':
      case 'log': {
        tableId(ask.table, 'ask.table')
        const table = ask.table as string
        if (!this.#own.has(table)) return null
        if (ask.store === 'load') return { store: 'load', table }
        for (const key of ['game', 'from', 'to'] as const) number(ask[key], `ask.${key}`)
        return { store: 'log', table, game: ask.game as number, from: ask.from as number, to: ask.to as number }
      }
      default:
        throw new Malformed('ask.store')
    }
  }

  #out(why: WhyPutOut, message: string, file = ''): void {
    if (this.#state === 'out') return
    this.#state = 'out'
    this.#outside.out(why, { message, file })
  }
}

/** What was told before had its shape; whatever this makes of it has to have it too. */
function heardBy(ear: Ear, told: unknown): unknown {
  try {
    return ear.hear(told as ServerFrame)
  } catch (error) {
    if (error instanceof Misfit) throw new Malformed('frame')
    throw error
  }
}

function parsed(said: string): unknown {
  try {
    return JSON.parse(said)
  } catch {
    throw new Malformed('message')
  }
}

/** What a stranger says of himself, for those who want to know. */
function words(value: unknown): string {
  text(Number.MAX_SAFE_INTEGER)(value, 'message')
  return (value as string).slice(0, LONGEST_WORDS)
}
