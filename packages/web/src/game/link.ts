import type { Command, Reply, SaidNo, Update } from '@haven/table'
import type { Crash, FromHost, Request, Screen, ToHost } from '../host/messages.ts'

/** The page's end of the wire to its worker. */

/** A wish that was refused, with what the words are made of. */
export class Refused extends Error {
  readonly refusal: SaidNo
  constructor(refusal: SaidNo) {
    super(refusal.code)
    this.name = 'Refused'
    this.refusal = refusal
  }
}

type WithoutId<C> = C extends Command ? Omit<C, 'id'> : never
/** A command before it gets its number. */
export type Wish = WithoutId<Command>

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

export class HostLink {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #next = 1
  onUpdate: (game: string, update: Update, screen: Screen) => void = () => undefined
  onCrash: (crash: Crash) => void = () => undefined

  constructor(worker: Worker) {
    this.#worker = worker
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.#hear(data)
    worker.onerror = (event) => this.onCrash({ message: event.message || 'worker', file: '' })
  }

  #send(make: (id: number) => ToHost): Promise<unknown> {
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage(make(id))
    })
  }

  request<T>(body: Request): Promise<T> {
    return this.#send((id) => ({ to: 'request', id, body })) as Promise<T>
  }

  command(wish: Wish): Promise<Reply> {
    return this.#send((id) => ({ to: 'command', body: { ...wish, id } as Command })) as Promise<Reply>
  }

  #hear(message: FromHost): void {
    switch (message.from) {
      case 'update':
        this.onUpdate(message.game, message.update, message.screen)
        break
      case 'crash':
        this.onCrash(message.crash)
        break
      case 'reply':
      case 'refusal': {
        const waiting = this.#waiting.get(message.id)
        this.#waiting.delete(message.id)
        if (message.from === 'reply') waiting?.resolve(message.value)
        else waiting?.reject(new Refused(message.refusal))
      }
    }
  }
}

/** What a table needs of it: a replay and a test come with a wire of their own. */
export type Wire = Pick<HostLink, 'request' | 'command' | 'onUpdate' | 'onCrash'>

let link: HostLink | null = null

/** One worker serves the whole page. */
export function hostLink(): HostLink {
  link ??= new HostLink(
    new Worker(new URL('../host/worker.ts', import.meta.url), { type: 'module', name: 'haven-host' }),
  )
  return link
}
