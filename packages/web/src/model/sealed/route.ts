import type { Position } from '@haven/engine'
import { resolved } from '@haven/table'
import { boxesBeside } from '@haven/table/boxes'
import type { LiveTable } from '@haven/table/keeper'
import { randomBytes } from '../../base/random-ids.ts'
// Its boxes are on the page's shelf from then on.
import '../boxes/boxes.ts'
import { installed, packedBox } from '../boxes/installed.ts'
import { rulesOfPosition } from '../boxes/rules-of.ts'
import type { Routes, WorkerLike } from '../link.ts'
import { textOf } from '../links/links.ts'
import type { CallAsk, FromWorker, NewGame, StoreAnswer, StoreAsk, ToWorker } from '../messages.ts'
import { versions } from '../rules.ts'
import { openSealed, type SealedWorker } from './open.ts'

/**
 * Which worker a message is for: games with boxes of strangers have cells, everything else is the page's own worker's.
 * What they are asked has a number of its own, so that their answers come over one wire.
 */

type Of<T extends ToWorker['to']> = Extract<ToWorker, { to: T }>
/** Null: the page's own worker. */
type Target = SealedWorker | null

/** The boxes of strangers in such a game, by their hashes. */
function strangersIn(rules: string): readonly string[] {
  const beside = boxesBeside(rules)
  return installed
    .peek()
    .filter(({ id, version }) => beside.some((box) => box.id === id && box.version === version))
    .map(({ hash }) => hash)
}

const freshSeed = (): string => [...randomBytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export class Router implements Routes {
  readonly #home: WorkerLike
  readonly #hear: (message: FromWorker) => void
  readonly #cells = new Map<string, Promise<SealedWorker>>()
  readonly #lines = new Map<number, Target>()
  /** Games whose worker is known. */
  readonly #games = new Map<string, Target>()
  /** Calls whose answer is a game, and who gives it. */
  readonly #making = new Map<number, Target>()
  readonly #asked = new Map<number, { resolve(value: StoreAnswer): void; reject(error: Error): void }>()
  #nextAsk = -1
  #replay: Target = null
  #queue: Promise<void> = Promise.resolve()

  /** What comes from the worker at home goes through `heard` first. */
  constructor(home: WorkerLike, hear: (message: FromWorker) => void) {
    this.#home = home
    this.#hear = hear
  }

  /** In the order in which the page says it. */
  post(message: ToWorker): void {
    this.#queue = this.#queue
      .then(() => this.#send(message))
      .catch((error: unknown) => {
        if ('id' in message) this.#refuse(message.id, error)
        else throw error
      })
  }

  heard(message: FromWorker): boolean {
    if (message.from === 'reply') this.#noteGame(message.id, message.value)
    if ((message.from !== 'reply' && message.from !== 'refusal') || message.id >= 0) return false
    const asked = this.#asked.get(message.id)
    this.#asked.delete(message.id)
    if (message.from === 'reply') asked?.resolve(message.value as StoreAnswer)
    else asked?.reject(new Error(message.refusal.code))
    return true
  }

  #noteGame(id: number, value: unknown): void {
    const target = this.#making.get(id)
    this.#making.delete(id)
    if (target !== undefined && typeof value === 'string') this.#games.set(value, target)
  }

  #store(ask: StoreAsk): Promise<StoreAnswer> {
    const id = this.#nextAsk--
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject })
      this.#home.postMessage({ to: 'store', id, ask })
    })
  }

  async #send(message: ToWorker): Promise<void> {
    switch (message.to) {
      case 'line':
        return this.#toLine(message)
      case 'think':
        return this.#to(await this.#cellOf(message.view.rules), message)
      case 'call':
        return this.#call(message)
      default:
        this.#to(null, message)
    }
  }

  #to(target: Target, message: ToWorker): void {
    ;(target ?? this.#home).postMessage(message)
  }

  async #toLine(message: Of<'line'>): Promise<void> {
    const { line, frame } = message
    if (frame.send === 'hello') this.#lines.set(line, await this.#ofGame(frame.table))
    this.#to(this.#lines.get(line) ?? null, message)
    if (frame.send === 'leave') this.#lines.delete(line)
  }

  // ------------------------------------------------------------------------------------------------- calls

  async #call(message: Of<'call'>): Promise<void> {
    const { id, call, ask } = message
    switch (call) {
      case 'new': {
        const { game, target } = await this.#drawn((ask as CallAsk<'new'>).game)
        this.#making.set(id, target)
        return this.#to(target, { ...message, ask: { game } })
      }
      case 'import': {
        const target = await this.#ofFile((ask as CallAsk<'import'>).text)
        this.#making.set(id, target)
        return this.#to(target, message)
      }
      case 'lend': {
        const target = await this.#cellOf((ask as CallAsk<'lend'>).record.rules)
        this.#making.set(id, target)
        return this.#to(target, message)
      }
      case 'delete':
        this.#games.delete((ask as CallAsk<'delete'>).game)
        return this.#to(null, message)
      case 'replay-at':
        return this.#to(this.#replay, message)
    }
    if (!('game' in ask) || typeof ask.game !== 'string') return this.#to(null, message)
    const target = await this.#ofGame(ask.game)
    if (call === 'replay-open') this.#replay = target
    if (call === 'rematch' || call === 'branch') this.#making.set(id, target)
    this.#to(target, message)
  }

  /** Chance has its say out here: then it is known whether anything of a stranger's is in the game. */
  async #drawn(game: NewGame): Promise<{ readonly game: NewGame; readonly target: Target }> {
    const { position, boxes = [] } = game
    const seed = game.seed ?? freshSeed()
    const all = position ? await rulesOfPosition(versions, position) : await versions.with(boxes)
    const { setup } = resolved(all, game, seed)
    const { version } = versions.fitting(all, setup)
    const used = boxesBeside(version).map((box) => box.id)
    const own = versions.shelf().filter(({ id }) => used.includes(id))
    const drawn = position ? game : { ...game, setup, boxes: own.map(({ hash }) => hash), seed }
    return { game: drawn, target: await this.#cellOf(version) }
  }

  async #ofFile(text: string): Promise<Target> {
    const file: unknown = JSON.parse(await textOf(versions, text).catch(() => '{}'))
    if (typeof file !== 'object' || file === null) return null
    const { rules, position = file } = file as { readonly rules?: unknown; readonly position?: unknown }
    if (typeof rules === 'string') return this.#cellOf(rules)
    const known = await rulesOfPosition(versions, position as Position).catch(() => null)
    return known && this.#cellOf(known.version)
  }

  // ------------------------------------------------------------------------------------------------- cells

  async #ofGame(game: string): Promise<Target> {
    const known = this.#games.get(game)
    if (known !== undefined) return known
    const live = (await this.#store({ store: 'load', table: game })) as LiveTable | null
    const target = live?.table.game ? await this.#cellOf(live.table.game.rules) : null
    this.#games.set(game, target)
    return target
  }

  async #cellOf(rules: string): Promise<Target> {
    const hashes = strangersIn(rules)
    if (hashes.length === 0) return null
    const key = hashes.join(' ')
    let found = this.#cells.get(key)
    if (!found) {
      found = this.#open(hashes)
      this.#cells.set(key, found)
      found.catch(() => this.#cells.delete(key))
    }
    return found
  }

  async #open(hashes: readonly string[]): Promise<SealedWorker> {
    const worker = openSealed(await Promise.all(hashes.map(packedBox)), (ask) => this.#store(ask))
    worker.onmessage = ({ data }) => {
      if (data.from === 'reply') this.#noteGame(data.id, data.value)
      this.#hear(data)
    }
    return worker
  }

  #refuse(id: number, error: unknown): void {
    const said = error as { readonly code?: string; readonly rule?: string; readonly params?: object }
    if (typeof said?.code !== 'string') throw error
    const { code, rule = 'file', params = {} } = said
    this.#hear({ from: 'refusal', id, refusal: { code, rule, params } as never })
  }
}
