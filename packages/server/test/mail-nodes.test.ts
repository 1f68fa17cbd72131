import { hashOf, type Keeper, newTable, type Store } from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import { idOf, keyOf, settingsOf, VirtualTime } from '@haven/testkit/sim'
import { expect, test } from 'vitest'
import { Mailer, type MailerOptions } from '../src/mail/mailer.ts'

const MINUTE = 60_000

test('of several servers the one that serves a table writes down that somebody looks at it', async () => {
  const time = new VirtualTime()
  const device = hashOf(keyOf('ann'))
  const tables = ['mine', 'theirs', 'unwatched'].map((name) =>
    newTable(rules, idOf(name), 'Ann', device, settingsOf(2), 1),
  )
  const [mine, theirs, unwatched] = tables.map(({ id }) => id) as [string, string, string]
  const waiting = tables.map(({ id }) => ({ table_id: id, device, address: id, language: null, off_code: '', sent: 0 }))
  const seen: unknown[] = []
  const asked: number[] = []
  const mails = {
    waiting: async (since: number) => {
      asked.push(time.now - since)
      // Nobody has waited long enough for a letter.
      return asked.length % 2 === 1 ? waiting : []
    },
    seen: async (...told: unknown[]) => void seen.push(told),
  }
  const keeper = {
    isWatched: (id: string) => id !== unwatched,
    isSeenBy: (_: string, keys: string[]) => keys.includes(device),
  }
  const mailer = new Mailer({
    store: { load: async (id: string) => ({ table: tables.find((each) => each.id === id)! }) } as unknown as Store,
    keeper: keeper as unknown as Keeper,
    owns: (id) => id !== theirs,
    versions: {} as MailerOptions['versions'],
    mails: mails as unknown as MailerOptions['mails'],
    post: { send: () => expect.unreachable(), close: () => undefined } as unknown as MailerOptions['post'],
    origin: 'https://haven.example',
    world: {
      now: () => time.now,
      after: (ms, run) => time.after(ms, run),
      report: (_, __, error) => expect.unreachable(String(error)),
    },
  })
  await time.run(time.now + MINUTE)
  mailer.close()
  expect(seen).toEqual([[mine, device, time.now]])
  // Before the two minutes are over after which any of them writes.
  expect(asked).toEqual([MINUTE, 2 * MINUTE])
})
