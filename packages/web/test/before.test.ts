import { readFileSync } from 'node:fs'
import { canonicalJson, sha256Hex } from '@haven/engine/files'
import { type HomePlayers, type Order, onlyRules, type Save, type Talk } from '@haven/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packedIn, positionIn } from '../src/model/links/links.ts'
import type { Pace } from '../src/model/messages.ts'
import { tableIn } from '../src/model/online/address.ts'
import { momentIn } from '../src/model/replay/turns.ts'
import { rules } from '../src/model/rules.ts'
import { until, wireAt } from './at-home.ts'
import { type OldRow, seedOldDatabase } from './before/seed-old-database.ts'
import { type PageOfTest, startWorker } from './before/worker.ts'

/** Games and links of a browser from before the house had one judge; `packages/table/test/before` tells of them. */

interface Row extends OldRow {
  readonly players: HomePlayers
  readonly save: Save
  readonly orders: { readonly sins?: readonly Order[] }
  readonly talk: Pick<Talk, 'proposals' | 'givenUp'> | null
}

const textOf = (name: string): string =>
  readFileSync(new URL(`../../table/test/before/${name}.json`, import.meta.url), 'utf8')
const rows: readonly Row[] = JSON.parse(textOf('rows'))
const [solo, both, ended] = rows as [Row, Row, Row]
const links: Readonly<Record<string, string>> = JSON.parse(textOf('links'))
const opens = JSON.parse(textOf('opens'))
const devices = JSON.parse(textOf('devices'))
const PACE: Pace = { blink: 0, window: 150 }

describe('a game of before goes on in the browser', () => {
  let page: PageOfTest
  beforeAll(async () => {
    page = await startWorker(async () => (await seedOldDatabase(rows)).close())
  })
  afterAll(() => page.end())

  /** A screen at a game of before, which has what its row had. */
  async function openedAs(row: Row, pace = PACE) {
    const screen = wireAt(page, row.id)
    await screen.open(pace)
    const { length, round, outcome } = opens.rows[row.id]
    const [first] = screen.shown
    expect(first?.update.view).toMatchObject({ decisions: length, round, over: outcome })
    expect(first?.screen.players).toEqual(row.players)
    // What is over stays as it was played; what goes on is brought over to the rules of today.
    const { rules: by, startHash, hashes, hash, ...same } = row.save
    const saved = JSON.parse(await screen.wire.export('save'))
    expect(saved).toMatchObject({ ...same, players: row.players })
    expect(saved.rules).toBe(outcome ? by : rules.version)
    if (outcome) expect(saved).toMatchObject({ startHash, hashes, hash })
    return { ...screen, first: first! }
  }

  test('the list', async () => {
    const list = await page.link.call('list', {})
    const wanted = rows.map(({ id, story, map, sin, round, people, over }) => {
      return { id, story, map, sin, round, people, over }
    })
    expect(list).toMatchObject(wanted.toReversed())
  })

  test('heroes against a bot: what was decided last can be taken back, and the next answer counts', async () => {
    const { first, send, last, wire } = await openedAs(solo)
    const [prompt] = first.update.view.prompts
    expect(`${prompt?.seat} ${prompt?.kind}`).toBe(opens.rows[solo.id].prompts[0])
    expect(first.update.undoable).toBeGreaterThan(0)
    await send({ command: 'undo', seat: prompt!.seat })
    const before = await until(page, () => last().update.view.decisions === solo.asked.at(-1) && last())
    const [again] = before.update.view.prompts
    await send({ command: 'answer', seat: again!.seat, prompt: again!.id, option: again!.options[0]!.id })
    expect(last().update.view.decisions).toBeGreaterThan(before.update.view.decisions)
    wire.close()
  })

  test('both sides at one screen: the vote is where it was, and so are the orders', async () => {
    const { first, send, last, wire } = await openedAs(both, { blink: 0, window: 2_000 })
    expect(first.screen).toMatchObject({ viewer: 'hero1', curtain: null })
    expect(first.update.talk).toMatchObject({ kind: 'first-hero', proposals: both.talk?.proposals, givenUp: 1 })
    const option = both.talk?.proposals.hero1 as string
    for (const seat of ['hero2', 'hero3'] as const) await send({ command: 'propose', seat, option })
    await until(page, () => last().update.pulse)
    await send({ command: 'hold', seat: 'sins', hold: true })
    await until(page, () => last().screen.curtain === 'sins')
    wire.look('sins')
    const { update } = await until(page, () => last().screen.viewer === 'sins' && last())
    expect(update.orders).toEqual(both.orders.sins)
    expect(update.view.decisions).toBe(both.save.answers.length + both.players.people.length - 1)
    wire.close()
  })

  test('a finished game: its end, its record, every roll of it, and its links', async () => {
    // First of all: while it lies open on the table its time runs.
    expect(await page.link.call('recap', { game: ended.id })).toMatchObject({ played: ended.played })
    const { first, wire } = await openedAs(ended)
    expect(first.update.view.prompts).toEqual([])
    const record = JSON.parse(await page.link.call('record-of', { game: ended.id }))
    expect(record).toEqual(JSON.parse(textOf('record')))
    expect(JSON.parse(await wire.export('record'))).toEqual(record)
    const verified = await page.link.call('verify', { game: ended.id })
    expect(verified).toEqual({ wrongAt: null, seedCommit: ended.save.seedCommit })
    for (const link of [links.replay, links.finishedReplay] as string[]) {
      const url = new URL(link, 'https://haven.example')
      const [, , game] = url.pathname.split('/')
      const replay = await page.link.call('replay-open', { game: game! })
      const moment = momentIn(url.hash) as number
      expect(replay.length).toBeGreaterThan(moment)
      expect(await page.link.call('replay-at', { moment })).toMatchObject({ moment })
    }
    expect(links.recap).toBe(`/g/${ended.id}/recap`)
    wire.close()
  })

  test.each([...Object.entries(opens.saves), ...Object.entries(opens.records)] as [
    string,
    { round: number; length: number; hash: string; outcome: unknown },
  ][])('the file %s', async (name, { round, length, hash, outcome }) => {
    const game = await page.link.call('import', { text: textOf(name), people: null, bot: 'level2' })
    const list = await page.link.call('list', {})
    expect(list.find(({ id }) => id === game)).toMatchObject({ round })
    const replay = await page.link.call('replay-open', { game })
    const saved = JSON.parse(await page.link.call('export', { game, what: 'save' }))
    // What leaves nothing to choose today gives itself after it.
    expect(saved.answers.slice(0, length)).toEqual(JSON.parse(textOf(name)).answers)
    expect(replay.length).toBe(saved.answers.length)
    if (outcome) expect(saved.hash).toBe(hash)
    else expect(saved.rules).toBe(rules.version)
  })

  test.each(['position', 'finished'])('the link to a position: %s', async (name) => {
    const { round, prompts, note, position } = opens.links[name]
    const link = links[name] as string
    const found = (await positionIn(onlyRules(rules), packedIn(link) as string)).position
    const state = rules.fromPosition(found, 'before')
    expect((found as { note?: string }).note ?? null).toBe(note)
    expect(sha256Hex(canonicalJson(rules.toPosition(state)))).toBe(position)
    expect(rules.prompts(state).map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(prompts)
    const text = `https://haven.example${link}`
    const game = await page.link.call('import', { text, people: null, bot: 'level2' })
    const { open, shown, wire } = wireAt(page, game)
    await open(PACE)
    expect(shown[0]?.update.view).toMatchObject({ round, decisions: 0 })
    wire.close()
  })
})

test('links to online tables of before are read', () => {
  const { running, finished } = devices
  const none = { code: null, game: null, moment: null }
  const read = (name: string) => tableIn(new URL(links[name] as string, 'https://haven.example').hash)
  expect(read('table')).toEqual({ ...none, table: running.table })
  expect(read('device')).toMatchObject({ table: running.table, code: expect.stringMatching(/^[\w-]{43}$/) })
  expect(read('moment')).toEqual({ ...none, table: finished.table, game: 1, moment: 8 })
})
