import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { type WorkerLike, WorkerLink } from '../../src/model/link.ts'
import type { FromWorker, ToWorker } from '../../src/model/messages.ts'
import { type AtHome, realClock } from '../at-home.ts'

/** The worker of the page in this process, over a database in memory: one for a file of tests. */

export interface PageOfTest extends AtHome {
  end(): void
}

/** What is in the database is put there before the worker opens it. */
export async function startWorker(before: () => Promise<unknown>): Promise<PageOfTest> {
  const channels: (MessageChannel | BroadcastChannel)[] = []
  const Real = { MessageChannel, BroadcastChannel }
  let crashed: string | null = null
  const self = {
    onmessage: null as ((event: { data: ToWorker }) => void) | null,
    postMessage(message: FromWorker) {
      const data = structuredClone(message)
      if (data.from === 'crash') crashed = data.crash.message
      page.onmessage?.({ data } as MessageEvent<FromWorker>)
    },
  }
  const page: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => self.onmessage?.({ data: structuredClone(message) }),
  }
  Object.assign(globalThis, {
    self,
    indexedDB: new IDBFactory(),
    IDBKeyRange,
    MessageChannel: class extends Real.MessageChannel {
      constructor() {
        super()
        channels.push(this)
      }
    },
    BroadcastChannel: class extends Real.BroadcastChannel {
      constructor(name: string) {
        super(name)
        channels.push(this)
      }
    },
  })
  await before()
  await import('../../src/home/worker.ts')
  return {
    link: new WorkerLink(page),
    clock: realClock,
    check: () => {
      if (crashed !== null) throw new Error(crashed)
    },
    end() {
      for (const channel of channels) {
        if (channel instanceof Real.BroadcastChannel) channel.close()
        else for (const port of [channel.port1, channel.port2]) port.close()
      }
      Object.assign(globalThis, Real)
      for (const name of ['self', 'indexedDB', 'IDBKeyRange']) Reflect.deleteProperty(globalThis, name)
    },
  }
}
