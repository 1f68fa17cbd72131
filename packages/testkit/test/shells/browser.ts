import { createThinker } from '@haven/bots/thinker'
import { randomFrom } from '@haven/engine'
import { Ear, onlyRules, type ReplyFrame, type TableFrame } from '@haven/table'
import { coreRules as rules } from '@haven/testkit'
import { held, VirtualTime } from '@haven/testkit/sim'
import { HOME_KEY, Home, USUAL_PACE } from '@haven/web/home'
// Fetched when a bot first thinks: here before any time is counted.
import '@haven/web/home-bots'
import { KeptStore } from '@haven/web/kept-store'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import type { Device, Joined, Shell } from './shell.ts'

/** The worker of a page with a table at home, and the browser's database under it. */

const LINE = 1

export const browser: Shell = {
  name: 'browser',
  isHome: true,
  isTimed: true,
  hasWire: true,

  async join({ people, position, window }): Promise<Joined> {
    vi.stubGlobal('indexedDB', new IDBFactory())
    vi.stubGlobal('IDBKeyRange', IDBKeyRange)
    vi.stubGlobal('BroadcastChannel', undefined)
    const time = new VirtualTime()
    const now = (): number => time.now
    const kept = new KeptStore({ versions: onlyRules(rules), key: HOME_KEY, ...USUAL_PACE, now })
    const store = held(kept, time)
    const told: TableFrame[] = []
    const replies = new Map<string, ReplyFrame>()
    const ear = new Ear()
    const answers = new Map<number, unknown>()
    let drawn = 0
    const home = new Home({
      versions: onlyRules(rules),
      store,
      think: createThinker(rules, now),
      random: (bytes) => {
        const random = randomFrom(`shells/${drawn++}`)
        return Array.from({ length: bytes }, () => random.below(256).toString(16).padStart(2, '0')).join('')
      },
      now,
      after: (ms, run) => time.after(ms, run),
      post(message) {
        if (message.from === 'crash') throw new Error(message.crash.message)
        if (message.from === 'reply') answers.set(message.id, message.value)
        if (message.from !== 'line') return
        // As it comes through the wire to the page.
        const frame = ear.hear(structuredClone(message.frame))
        if (frame.tell === 'table') told.push(frame)
        if (frame.tell === 'reply') replies.set(frame.id, frame)
      },
    })
    type Message = Parameters<Home['hear']>[0]
    const hear = (message: Message): void => home.hear(structuredClone(message))
    let calls = 0
    async function call(name: string, ask: unknown): Promise<unknown> {
      const id = ++calls
      hear({ to: 'call', id, call: name, ask } as Message)
      await time.run(time.now)
      if (!answers.has(id)) throw new Error(`${name} was refused`)
      return answers.get(id)
    }
    const game = { position, people, bots: {}, bot: 'scripted', seed: 'shells' }
    const id = (await call('new', { game })) as string
    await call('pace', { game: id, pace: { ...USUAL_PACE, window } })
    hear({ to: 'line', line: LINE, frame: { send: 'hello', table: id } })
    const device: Device = {
      told,
      replies,
      send: (command, body) => {
        const version = told.at(-1)?.version ?? 0
        hear({ to: 'line', line: LINE, frame: { send: 'command', id: command, version, body } })
      },
      look: (seat) => hear({ to: 'line', line: LINE, frame: { send: 'look', seat } }),
    }
    return {
      time,
      deviceOf: () => device,
      load: async () => (await kept.load(id))!,
      log: () => kept.log(id, 1, 0, Number.MAX_SAFE_INTEGER),
      close: () => kept.close(),
    }
  },
}
