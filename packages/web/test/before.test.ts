import { readFileSync } from 'node:fs'
import { canonicalJson, sha256Hex } from '@haven/engine/files'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type SavedRow, Saves } from '../src/host/saves.ts'
import type { OpenedReplay, Verified } from '../src/model/desk-messages.ts'
import { packedIn, positionIn } from '../src/model/links/links.ts'
import type { SavedGame } from '../src/model/messages.ts'
import { tableIn } from '../src/model/online/address.ts'
import { momentIn } from '../src/model/replay/turns.ts'
import { rules } from '../src/model/rules.ts'
import { seedOldDatabase } from './before/seed-old-database.ts'
import { type PageOfTest, startWorker } from './before/worker.ts'

/** Games and links of a browser from before the house had one judge; `packages/table/test/before` tells of them. */

const textOf = (name: string): string =>
  readFileSync(new URL(`../../table/test/before/${name}.json`, import.meta.url), 'utf8')
const rows: readonly SavedRow[] = JSON.parse(textOf('rows'))
const [solo, both, ended] = rows as [SavedRow, SavedRow, SavedRow]
const links: Readonly<Record<string, string>> = JSON.parse(textOf('links'))
const opens = JSON.parse(textOf('opens'))
const devices = JSON.parse(textOf('devices'))
const PACE = { blink: 0, pulse: 0 }

describe('a database of before', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test.each(['sealed', 'packed only, over plain http'])('is read as it was written: %s', async (how) => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    if (how !== 'sealed') vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const old = await seedOldDatabase(rows)
    const saves = new Saves()
    expect((await saves.list()).map(({ id }) => id)).toEqual([ended.id, both.id, solo.id])
    for (const row of rows) expect(await saves.get(row.id)).toEqual(row)
    old.close()
  })
})

describe('a game of before goes on in the browser', () => {
  let page: PageOfTest
  beforeAll(async () => {
    page = await startWorker(async () => (await seedOldDatabase(rows)).close())
  })
  afterAll(() => page.end())

  /** The first that is shown of a game, and that it has what its row had. */
  async function openedAs(row: SavedRow, pace = PACE) {
    await page.request({ request: 'open', game: row.id, pace })
    const shown = await page.until(({ game }) => game === row.id)
    const { length, round, outcome } = opens.rows[row.id]
    expect(shown.update.view).toMatchObject({ decisions: length, round, over: outcome })
    expect(shown.screen.players).toEqual(row.players)
    expect(JSON.parse(await page.request({ request: 'export', what: 'save' }))).toEqual({
      ...row.save,
      players: row.players,
    })
    return shown
  }

  test('the list', async () => {
    const list = await page.request<readonly SavedGame[]>({ request: 'list' })
    const wanted = rows.map(({ id, story, map, sin, round, people, over }) => {
      return { id, story, map, sin, round, people, over }
    })
    expect(list).toMatchObject(wanted.toReversed())
  })

  test('heroes against a bot: what was decided last can be taken back, and the next answer counts', async () => {
    const { update } = await openedAs(solo)
    const [prompt] = update.view.prompts
    expect(`${prompt?.seat} ${prompt?.kind}`).toBe(opens.rows[solo.id].prompts[0])
    expect(update.undoable).toBeGreaterThan(0)
    const back = await page.command({ command: 'undo', seat: prompt!.seat, version: update.version })
    expect(back.update).toBe('done')
    const before = await page.until((shown) => shown.update.view.decisions === solo.asked.at(-1))
    const [again] = before.update.view.prompts
    const { seat, id, options } = again!
    const { version } = before.update
    const reply = await page.command({ command: 'answer', seat, version, prompt: id, option: options[0]!.id })
    expect(reply.update).toBe('done')
  })

  test('both sides at one screen: the vote is where it was, and so are the orders', async () => {
    const { update, screen } = await openedAs(both, { blink: 0, pulse: 2_000 })
    expect(screen).toMatchObject({ viewer: 'hero1', curtain: null })
    expect(update.talk).toMatchObject({ kind: 'first-hero', proposals: both.talk?.proposals, givenUp: 1 })
    const option = both.talk?.proposals.hero1 as string
    for (const seat of ['hero2', 'hero3'] as const) {
      const { version } = page.shown.at(-1)!.update
      expect((await page.command({ command: 'propose', seat, version, option })).update).toBe('done')
    }
    await page.until((shown) => shown.update.pulse !== null)
    expect((await page.command({ command: 'hold', seat: 'sins', hold: true })).update).toBe('done')
    await page.until((shown) => shown.screen.curtain === 'sins')
    await page.request({ request: 'look', seat: 'sins' })
    const { update: forSins } = await page.until((shown) => shown.screen.viewer === 'sins')
    expect(forSins.orders).toEqual(both.orders.sins)
    expect(forSins.view.decisions).toBe(both.save.answers.length + both.players.people.length - 1)
  })

  test('a finished game: its end, its record, every roll of it, and its links', async () => {
    // First of all: while it lies open on the table its time runs.
    expect(await page.request({ request: 'recap', game: ended.id })).toMatchObject({ played: ended.played })
    const { update } = await openedAs(ended)
    expect(update.view.prompts).toEqual([])
    const record = JSON.parse(await page.request({ request: 'record-of', game: ended.id }))
    expect(record).toEqual(JSON.parse(textOf('record')))
    const verified = await page.request<Verified>({ request: 'verify', game: ended.id })
    expect(verified).toEqual({ wrongAt: null, seedCommit: ended.save.seedCommit })
    for (const link of [links.replay, links.finishedReplay] as string[]) {
      const url = new URL(link, 'https://haven.example')
      const [, , game] = url.pathname.split('/')
      const replay = await page.request<OpenedReplay>({ request: 'replay-open', game: game! })
      const moment = momentIn(url.hash) as number
      expect(replay.length).toBeGreaterThan(moment)
      expect(await page.request({ request: 'replay-at', moment })).toMatchObject({ moment })
    }
    expect(links.recap).toBe(`/g/${ended.id}/recap`)
  })

  test.each([...Object.entries(opens.saves), ...Object.entries(opens.records)] as [
    string,
    { round: number; length: number; hash: string },
  ][])('the file %s', async (name, { round, length, hash }) => {
    const request = { request: 'import', text: textOf(name), people: null, bot: 'level2' } as const
    const game = await page.request<string>(request)
    const list = await page.request<readonly SavedGame[]>({ request: 'list' })
    expect(list.find(({ id }) => id === game)).toMatchObject({ round })
    const replay = await page.request<OpenedReplay>({ request: 'replay-open', game })
    expect(replay.length).toBe(length)
    expect((await new Saves().get(game))?.save.hash).toBe(hash)
  })

  test.each(['position', 'finished'])('the link to a position: %s', async (name) => {
    const { round, prompts, note, position } = opens.links[name]
    const link = links[name] as string
    const found = await positionIn(rules, packedIn(link) as string)
    const state = rules.fromPosition(found, 'before')
    expect((found as { note?: string }).note ?? null).toBe(note)
    expect(sha256Hex(canonicalJson(rules.toPosition(state)))).toBe(position)
    expect(rules.prompts(state).map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(prompts)
    const text = `https://haven.example${link}`
    const game = await page.request<string>({ request: 'import', text, people: null, bot: 'level2' })
    await page.request({ request: 'open', game, pace: PACE })
    const shown = await page.until((each) => each.game === game)
    expect(shown.update.view).toMatchObject({ round, decisions: 0 })
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
