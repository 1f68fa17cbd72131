import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BotName, createBot } from '@haven/bots'
import { randomFrom, type Seat } from '@haven/engine'
import { SqliteStore } from '@haven/server/sqlite'
import {
  type ClientFrame,
  Ear,
  type OnlineCommand,
  onlyRules,
  PROTOCOL,
  type ReplyFrame,
  readFrame,
  type TableFrame,
} from '@haven/table'
import { Keeper, type World } from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import { held, idOf, keyOf, settingsOf, VirtualTime } from '@haven/testkit/sim'
import type { Device, Joined, Shell } from './shell.ts'

/** A server's keeper over its file, and a device for each of the people. */

type Greeting = Exclude<ClientFrame, { send: 'command' }>

export const server: Shell = {
  name: 'server',
  isHome: false,
  isTimed: true,
  hasWire: true,

  async join({ people, position, window }): Promise<Joined> {
    const time = new VirtualTime()
    const file = new SqliteStore(mkdtempSync(join(process.env.HAVEN_TEST_FOLDER ?? tmpdir(), 'shells-')))
    const world: World = {
      now: () => time.now,
      after: (ms, run) => time.after(ms, run),
      random: () => 'shells',
      async think({ level, view, prompt, chance }) {
        const question = view.prompts.find(({ id }) => id === prompt)!
        return createBot(level as BotName, rules, randomFrom(chance)).decide(view, question)
      },
      allows: () => false,
      call: async () => [],
      report: (trouble, _, error) => {
        throw new Error(`${trouble}: ${String(error)}`)
      },
    }
    const keeper = new Keeper({ versions: onlyRules(rules), store: held(file, time), world })
    const id = idOf('shells')
    const { heroPlayers } = position.setup
    const settings = settingsOf(heroPlayers ?? 1, { position, window, talk: null })
    const devices = new Map<Seat, Device>()
    for (const [i, seat] of people.entries()) {
      const greeting = { protocol: PROTOCOL, table: id, key: keyOf(seat) }
      const first =
        i === 0 ? { send: 'create', ...greeting, name: 'Host', settings } : { send: 'hello', ...greeting, have: null }
      const device = await deviceAt(keeper, time, first)
      devices.set(seat, device)
      device.send(`claim-${seat}`, { command: 'claim', name: seat, seats: [seat] })
      await time.run(time.now)
    }
    devices.get(people[0]!)!.send('start-it', { command: 'start' })
    return {
      time,
      deviceOf: (seat) => devices.get(seat)!,
      load: async () => (await file.load(id))!,
      log: () => file.log(id, 1, 0, 100_000),
      close: async () => {
        await keeper.close()
        await file.close()
      },
    }
  },
}

async function deviceAt(keeper: Keeper, time: VirtualTime, first: object): Promise<Device> {
  const told: TableFrame[] = []
  const replies = new Map<string, ReplyFrame>()
  const ear = new Ear()
  const greeted = keeper.greet(readFrame(JSON.stringify(first)) as Greeting, (text) => {
    const frame = ear.hear(structuredClone(text))
    if (frame.tell === 'table') told.push(frame)
    else if (frame.tell === 'reply') replies.set(frame.id, frame)
    else if (frame.tell === 'closing') throw new Error(JSON.stringify(frame.why))
  })
  await time.run(time.now)
  const connection = await greeted
  return {
    told,
    replies,
    send(id: string, body: OnlineCommand) {
      const version = told.at(-1)?.version ?? 0
      const frame = readFrame(JSON.stringify({ send: 'command', id, version, body }))
      if (frame.send === 'command') void connection!.command(frame)
    },
    look: () => undefined,
  }
}
