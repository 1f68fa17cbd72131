import type { Command, Reply, TableUpdate } from '@haven/table'
import { IDBFactory } from 'fake-indexeddb'
import type { FromHost, Request, Screen, ToHost } from '../../src/model/messages.ts'

/** The worker of the page in this process, over a database in memory: one for a file of tests. */

type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never

export interface Shown {
  readonly game: string
  readonly update: TableUpdate
  readonly screen: Screen
}

export interface PageOfTest {
  readonly shown: readonly Shown[]
  request<T>(body: Request): Promise<T>
  command(body: WithoutId<Command>): Promise<Reply>
  /** Waits until something is shown that is enough. */
  until(isEnough: (shown: Shown) => boolean): Promise<Shown>
  end(): void
}

/** What is in the database is put there before the worker opens it. */
export async function startWorker(before: () => Promise<unknown>): Promise<PageOfTest> {
  const channels: MessageChannel[] = []
  const RealChannel = MessageChannel
  const replies = new Map<number, FromHost>()
  const shown: Shown[] = []
  let crashed: string | null = null
  const self = {
    onmessage: null as ((event: { data: ToHost }) => void) | null,
    postMessage(message: FromHost) {
      const copy = structuredClone(message)
      if (copy.from === 'crash') crashed = copy.crash.message
      else if (copy.from !== 'update') replies.set(copy.id, copy)
      else if (copy.update.update === 'table') shown.push({ ...copy, update: copy.update })
    },
  }
  const globals = {
    self,
    indexedDB: new IDBFactory(),
    MessageChannel: class extends RealChannel {
      constructor() {
        super()
        channels.push(this)
      }
    },
  }
  Object.assign(globalThis, globals)
  await before()
  await import('../../src/host/worker.ts')
  let next = 1
  /** A worker that has crashed answers nothing any more. */
  async function meanwhile<T>(found: () => T | undefined): Promise<T> {
    for (;;) {
      if (crashed !== null) throw new Error(crashed)
      const value = found()
      if (value !== undefined) return value
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  const send = (message: (id: number) => ToHost): Promise<FromHost> => {
    const id = next++
    self.onmessage?.({ data: structuredClone(message(id)) })
    return meanwhile(() => replies.get(id))
  }
  return {
    shown,
    async request<T>(body: Request) {
      const reply = await send((id) => ({ to: 'request', id, body }))
      if (reply.from !== 'reply') throw new Error(JSON.stringify(reply))
      return reply.value as T
    },
    async command(body) {
      const reply = await send((id) => ({ to: 'command', body: { ...body, id } as Command }))
      return (reply as Extract<FromHost, { from: 'reply' }>).value as Reply
    },
    until: (isEnough) => meanwhile(() => shown.slice(-1).find(isEnough)),
    end() {
      for (const { port1, port2 } of channels) {
        port1.close()
        port2.close()
      }
      Object.assign(globalThis, { MessageChannel: RealChannel })
      for (const name of ['self', 'indexedDB']) Reflect.deleteProperty(globalThis, name)
    },
  }
}
