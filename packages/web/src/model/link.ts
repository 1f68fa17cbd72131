import type { AskOf, ThoughtName, ThoughtOf } from '@haven/bots/thinker'
import type { View } from '@haven/engine'
import type { ServerFrame } from '@haven/table'
import { type Signal, signal } from '@preact/signals'
import { GONE_WORKER } from '../base/update/missing.ts'
import { holdWhile } from '../base/update/quiet.ts'
import { isPartMissing } from '../base/update/update.ts'
import type { CallAnswer, CallAsk, CallName, Crash, FromWorker, HomeFrame, ToWorker } from './messages.ts'
import { Refused } from './refused.ts'

/** The page's end of the wire to its worker. */

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** What the page needs of a worker. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(message: ToWorker): void
}

/** A line to one table at home. */
export interface Line {
  send(frame: HomeFrame): void
  close(): void
}

export class WorkerLink {
  readonly #worker: WorkerLike
  readonly #waiting = new Map<number, Waiting>()
  readonly #lines = new Map<number, (frame: ServerFrame) => void>()
  #next = 1
  /** Calls without an answer; thoughts do not count. */
  #called = 0
  /** False while the browser refuses to keep games. */
  readonly kept: Signal<boolean> = signal(true)
  onCrash: (crash: Crash) => void = () => undefined

  constructor(worker: WorkerLike) {
    this.#worker = worker
    worker.onmessage = ({ data }) => this.#hear(data)
    // A browser says nothing of a script that is not there.
    worker.onerror = (event) => this.onCrash({ message: event.message || GONE_WORKER, file: '' })
  }

  #ask(make: (id: number) => ToWorker): Promise<unknown> {
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage(make(id))
    })
  }

  /** Throws Refused. */
  async call<K extends CallName>(call: K, ask: CallAsk<K>): Promise<CallAnswer<K>> {
    this.#called++
    try {
      return (await this.#ask((id) => ({ to: 'call', id, call, ask }))) as CallAnswer<K>
    } finally {
      this.#called--
    }
  }

  get isBusy(): boolean {
    return this.#called > 0
  }

  think<K extends ThoughtName>(thought: K, view: View, ask: AskOf<K>): Promise<ThoughtOf<K> | null> {
    return this.#ask((id) => ({ to: 'think', id, thought, view, ask })) as Promise<ThoughtOf<K> | null>
  }

  /** To a table at home, from its first frame on. */
  line(table: string, hear: (frame: ServerFrame) => void): Line {
    const line = this.#next++
    const send = (frame: HomeFrame): void => this.#worker.postMessage({ to: 'line', line, frame })
    this.#lines.set(line, hear)
    send({ send: 'hello', table })
    return {
      send,
      close: () => {
        this.#lines.delete(line)
        send({ send: 'leave' })
      },
    }
  }

  #hear(message: FromWorker): void {
    switch (message.from) {
      case 'line':
        this.#lines.get(message.line)?.(message.frame)
        return
      case 'kept':
        this.kept.value = message.kept
        return
      case 'crash':
        this.onCrash(message.crash)
        return
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

let link: WorkerLink | null = null

/** One worker serves the whole page. */
export function workerLink(): WorkerLink {
  link ??= openLink()
  return link
}

/** Some games have a worker of their own: whoever knows which stands between this wire and the worker at home. */
export interface Routing {
  isNeeded(): boolean
  open(home: WorkerLike, hear: (message: FromWorker) => void): Promise<Routes>
}

export interface Routes {
  post(message: ToWorker): void
  /** True: it was not for the page. */
  heard(message: FromWorker): boolean
}

let routing: Routing | null = null

export function routeBy(own: Routing): void {
  routing = own
}

/** As long as nobody needs it, all goes straight to the worker. */
class Routed implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null
  onerror: WorkerLike['onerror'] = null
  readonly #worker: WorkerLike
  #opened: Promise<Routes> | null = null
  #routes: Routes | null = null

  constructor(worker: WorkerLike) {
    this.#worker = worker
    worker.onmessage = (event) => {
      if (!this.#routes?.heard(event.data)) this.onmessage?.(event)
    }
    worker.onerror = (event) => this.onerror?.(event)
  }

  postMessage(message: ToWorker): void {
    if (!this.#opened && routing?.isNeeded()) {
      const hear = (data: FromWorker): void => this.onmessage?.({ data } as MessageEvent<FromWorker>)
      this.#opened = routing.open(this.#worker, hear).then((routes) => {
        this.#routes = routes
        return routes
      })
    }
    if (this.#opened) void this.#opened.then((routes) => routes.post(message))
    else this.#worker.postMessage(message)
  }
}

function openLink(): WorkerLink {
  const opened = new WorkerLink(
    new Routed(
      new Worker(new URL('../home/worker.ts', import.meta.url), { type: 'module', name: 'haven-home' }) as WorkerLike,
    ),
  )
  // Who has a game open says more of it; without one the worker may be gone with its build all the same.
  opened.onCrash = ({ message }) => void isPartMissing(message)
  holdWhile('program', () => opened.isBusy)
  return opened
}
