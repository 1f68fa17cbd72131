import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Difference, differing } from '@haven/table'
import { hashOf } from '@haven/table/keeper'
import { type Locator, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { begin, expectSoon as expect, makeTable, playTogether, sit, tableAt, visitor } from './online-people.ts'
import { type MortalServer, startOnline } from './online-server.ts'
import { answers, decision, tabTo, theEnd } from './player.ts'
import { late } from './positions.ts'
import { LONG } from './sample.ts'

const own = (page: Page): Locator => page.getByRole('region', { name: 'Your tables' })
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Recovery phrase' })
const running = (page: Page): Locator => own(page).getByRole('list', { name: 'Games under way' }).getByRole('link')
const finished = (page: Page): Locator => own(page).getByRole('list', { name: 'Finished' }).getByRole('link')

const open = (page: Page, server: MortalServer): Promise<unknown> => page.goto(`${server.address}/online?speed=instant`)

async function question(page: Page): Promise<readonly string[]> {
  await expect(answers(page).first()).toBeVisible()
  return [await decision(page).getByRole('paragraph').first().innerText(), ...(await answers(page).allInnerTexts())]
}

async function makePhrase(page: Page): Promise<readonly string[]> {
  await own(page).getByRole('button', { name: 'Make a phrase' }).click()
  await sheet(page).getByRole('button', { name: 'Make my phrase' }).click()
  await expect(sheet(page).getByText('Write it down now')).toBeVisible()
  return wordsIn(page)
}

const wordsIn = (page: Page): Promise<readonly string[]> => sheet(page).getByRole('listitem').allInnerTexts()

async function typeIn(page: Page, text: string): Promise<void> {
  await sheet(page).getByLabel('Your twelve words').fill(text)
  await sheet(page).getByRole('button', { name: 'Come back' }).click()
}

const kept = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))

interface Row {
  readonly [column: string]: unknown
}

/** Everything that the server has written, table by table, while it runs. */
function rowsOf({
  folder,
}: MortalServer): Readonly<Record<'tables' | 'docs' | 'changes' | 'entries' | 'lines' | 'shelves', readonly Row[]>> {
  const Database = createRequire(new URL('../../server/package.json', import.meta.url))('libsql')
  const db = new Database(join(folder, 'haven.db'), { readonly: true })
  const all = (name: string): readonly Row[] => db.prepare(`SELECT * FROM ${name}`).all()
  const written = { tables: all('tables'), docs: all('docs'), changes: all('changes') }
  const rows = { ...written, entries: all('entries'), lines: all('lines'), shelves: all('shelves') }
  db.close()
  return rows
}

test('a browser that was emptied comes back to its seat by the phrase, with its finished games; so does a second device', async ({
  browser,
}) => {
  const server = await startOnline()
  const first = await visitor(browser)
  const anna = first.page
  // One game to its end, another under way.
  const over = await makeTable(anna, server.address, 'Anna', late(1))
  await sit(anna, 'Anna', 'Hero player 1')
  await begin(anna)
  await playTogether([anna], 3)
  const hash = await makeTable(anna, server.address, 'Anna', late(2))
  await sit(anna, 'Anna', 'Hero player 1')
  await begin(anna)
  const asked = await question(anna)

  await open(anna, server)
  await expect(running(anna)).toHaveCount(1)
  await expect(running(anna)).toContainText('Your turn')
  await expect(finished(anna)).toHaveText(/You (won|lost)/)
  const result = (await finished(anna).textContent())!
  const words = await makePhrase(anna)
  expect(words).toHaveLength(12)

  // Another browser, which knows nothing: at the table it is a stranger.
  const lost = await visitor(browser)
  const { page } = lost
  await page.goto(tableAt(server.address, hash))
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(page.getByText('You had a seat here')).toBeVisible()
  await expect(answers(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'I have a phrase' }).click()

  // What is wrong is told.
  await typeIn(page, words.slice(1).join(' '))
  await expect(sheet(page).getByRole('alert')).toHaveText('A phrase has twelve words; these are 11.')
  await typeIn(page, words.with(4, 'umbrella').join(' '))
  await expect(sheet(page).getByRole('alert')).toContainText('Word 5, “umbrella”')
  await typeIn(page, words.toReversed().join(' '))
  await expect(sheet(page).getByRole('alert')).toContainText('do not belong together')
  // The phrase of another one, in which nothing is kept here.
  await typeIn(page, 'babed danif havap jeket lepof mifat piliz riwov tohen vosik zowiv nowit')
  await expect(sheet(page).getByRole('alert')).toContainText('this server keeps nothing for them')

  // In capitals, with a slip.
  const slip = `${words[6]!.slice(0, 2)}q${words[6]!.slice(3)}`
  await typeIn(page, words.with(6, slip).join(' ').toUpperCase())
  await expect(sheet(page).getByRole('status')).toContainText('Welcome back: 2 tables in your list.')
  await expect(sheet(page).getByRole('status')).toContainText(`“${slip}” was read as “${words[6]}”`)
  await sheet(page).getByRole('button', { name: 'Your tables' }).click()
  await expect(finished(page)).toHaveText(result)
  await running(page).click()
  expect(await question(page)).toEqual(asked)

  // The first browser is at the same seat, and what one answers the other sees.
  await anna.goto(tableAt(server.address, hash))
  expect(await question(anna)).toEqual(asked)
  await answers(page).first().click()
  await expect.poll(async () => (await question(anna)).join() !== asked.join()).toBe(true)
  await expect.poll(async () => (await question(page)).join() === (await question(anna)).join()).toBe(true)
  // And the finished one, to be watched again.
  await page.goto(tableAt(server.address, over))
  await expect(theEnd(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Watch it again' })).toBeVisible()

  // What the server has of all that.
  const { phrase, secret } = JSON.parse((await kept(anna))['haven.online.self']!) as Record<string, string>
  const tables = JSON.parse((await kept(anna))['haven.online.tables']!) as { table: string; key: string }[]
  const rows = rowsOf(server)
  expect(rows.shelves).toHaveLength(1)
  expect(rows.tables).toHaveLength(2)
  const everything = JSON.stringify(rows)
  const bits = Buffer.from(phrase!, 'base64url')
  for (const hidden of [words.join(' '), phrase!, bits.toString('hex'), secret!, ...tables.map(({ key }) => key)]) {
    expect(hidden.length).toBeGreaterThan(20)
    expect(everything.includes(hidden)).toBe(false)
  }
  const shelf = JSON.stringify(rows.shelves)
  const opened = Buffer.from(String(rows.shelves[0]!.sealed), 'base64url').toString('latin1')
  for (const { table } of tables) {
    expect(everything.includes(table)).toBe(true)
    for (const text of [shelf, opened]) expect(text.includes(table)).toBe(false)
    expect(shelf.includes(Buffer.from(table).toString('base64url').slice(1, -2))).toBe(false)
  }
  // The hashes at two tables are those of keys that nobody can tell together.
  const hashes = rows.docs.map(({ id, version, doc }) => {
    const since = rows.changes.filter((row) => row.table_id === id && Number(row.version) > Number(version))
    since.sort((one, other) => Number(one.version) - Number(other.version))
    const table = since.reduce<unknown>(
      (before, { change }) => differing(before, JSON.parse(String(change)) as Difference),
      JSON.parse(String(doc)),
    )
    const { people } = table as { people: { devices: { hash: string }[] }[] }
    return people.flatMap(({ devices }) => devices.map((device) => device.hash))
  })
  expect(hashes.flat().sort()).toEqual(tables.map(({ key }) => hashOf(key)).sort())
  expect(new Set(hashes.flat()).size).toBe(2)
  for (const { faults, context } of [first, lost]) {
    expect(faults).toEqual([])
    await context.close()
  }
  await server.stop()
})

test('nothing is asked or sent before somebody wants a phrase; it is shown again, changed, and given up', async ({
  browser,
}) => {
  const server = await startOnline()
  const [host, other] = [await visitor(browser), await visitor(browser, { viewport: { width: 390, height: 844 } })]
  const [anna, phone] = [host.page, other.page]
  const asked: string[] = []
  anna.on('request', (request) => {
    if (request.url().includes('/api/shelf')) asked.push(request.method())
  })
  await makeTable(anna, server.address, 'Anna', late(1))
  await sit(anna, 'Anna', 'Hero player 1')
  await open(anna, server)
  await expect(own(anna).getByRole('list', { name: 'Not begun yet' }).getByRole('link')).toHaveCount(1)
  await expect(sheet(anna)).toHaveCount(0)
  expect(asked).toEqual([])

  // By keys alone.
  await tabTo(anna, own(anna).getByRole('button', { name: 'Make a phrase' }))
  await anna.keyboard.press('Enter')
  await tabTo(anna, sheet(anna).getByRole('button', { name: 'Make my phrase' }))
  await anna.keyboard.press('Enter')
  await expect(sheet(anna).getByText('Write it down now')).toBeVisible()
  const words = await wordsIn(anna)
  expect(asked).toEqual(['PUT'])
  await anna.keyboard.press('Escape')
  await expect(sheet(anna)).toHaveCount(0)
  await expect(own(anna)).toContainText('the same on all your devices')
  await own(anna).getByRole('button', { name: 'Recovery phrase …' }).click()
  await expect(sheet(anna).getByText('The words are hidden.')).toBeVisible()
  await sheet(anna).getByRole('button', { name: 'Show the words' }).click()
  expect(await wordsIn(anna)).toEqual(words)

  await open(phone, server)
  await own(phone).getByRole('button', { name: 'I have a phrase' }).click()
  await typeIn(phone, words.join('\n'))
  await expect(sheet(phone).getByRole('status')).toContainText('Welcome back: 1 table in your list.')
  await sheet(phone).getByRole('button', { name: 'Your tables' }).click()

  // Changed on one device, told on the other, which loses nothing.
  await sheet(anna).getByRole('button', { name: 'Change the phrase' }).click()
  await sheet(anna).getByRole('button', { name: 'Yes, do it' }).click()
  await expect(sheet(anna).getByText('The phrase is changed')).toBeVisible()
  const changed = await wordsIn(anna)
  expect(changed.join()).not.toBe(words.join())
  expect(rowsOf(server).shelves).toHaveLength(1)
  await phone.reload()
  await expect(own(phone)).toContainText('changed or given up on another device')
  await expect(own(phone).getByRole('link')).toHaveCount(1)
  await own(phone).getByRole('button', { name: 'Go on without' }).click()
  await own(phone).getByRole('button', { name: 'I have a phrase' }).click()
  // Whose the tables are that this browser knows has to be said.
  await typeIn(phone, words.join(' '))
  expect(await sheet(phone).locator(':invalid').count()).toBeGreaterThan(0)
  await sheet(phone).getByLabel('All mine too').check()
  await typeIn(phone, words.join(' '))
  await expect(sheet(phone).getByRole('alert')).toContainText('this server keeps nothing for them')
  await typeIn(phone, changed.join(' '))
  await expect(sheet(phone).getByRole('status')).toContainText('Welcome back')
  await sheet(phone).getByRole('button', { name: 'Your tables' }).click()

  // A device that is not one's own is left without a trace.
  await own(phone).getByRole('button', { name: 'Recovery phrase …' }).click()
  await sheet(phone).getByRole('button', { name: 'Leave this device' }).click()
  await sheet(phone).getByRole('button', { name: 'Yes, do it' }).click()
  await expect(own(phone)).toContainText('You have been at no table yet.')
  expect(rowsOf(server).shelves).toHaveLength(1)

  // Given up: nothing is left at the server's, and the list here stays.
  await sheet(anna).getByRole('button', { name: 'Stop using a phrase' }).click()
  await sheet(anna).getByRole('button', { name: 'Yes, do it' }).click()
  await expect(sheet(anna)).toHaveCount(0)
  expect(rowsOf(server).shelves).toEqual([])
  await expect(own(anna).getByRole('link')).toHaveCount(1)

  // Out of the list, after a question where one has a seat.
  await own(anna)
    .getByRole('button', { name: /^Remove from the list/ })
    .click()
  await own(anna).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(own(anna).getByRole('link')).toHaveCount(0)
  for (const { faults, context } of [host, other]) {
    expect(faults).toEqual([])
    await context.close()
  }
  await server.stop()
})

test('somebody who is blocked is not heard, here and on the other devices with the phrase', async ({ browser }) => {
  const server = await startOnline()
  const [host, guest, other] = [await visitor(browser), await visitor(browser), await visitor(browser)]
  const [anna, ben, phone] = [host.page, guest.page, other.page]
  const hash = await makeTable(anna, server.address, 'Anna', late(1))
  await sit(anna, 'Anna', 'Hero player 1')
  await ben.goto(tableAt(server.address, hash))
  await sit(ben, 'Ben', 'Sins player')
  const write = async (text: string) => {
    await ben.getByRole('textbox', { name: 'Write to the others' }).fill(text)
    await ben.getByRole('button', { name: 'Say', exact: true }).click()
    await expect(ben.getByRole('log')).toContainText(text)
  }
  await write('something rude')
  await expect(anna.getByRole('log')).toContainText('something rude')
  await anna.getByRole('button', { name: 'Block Ben' }).click()
  await expect(anna.getByRole('log')).not.toContainText('something rude')
  await open(anna, server)
  const words = await makePhrase(anna)
  await open(phone, server)
  await own(phone).getByRole('button', { name: 'I have a phrase' }).click()
  await typeIn(phone, words.join(' '))
  await sheet(phone).getByRole('button', { name: 'Your tables' }).click()
  await own(phone).getByRole('link').click()
  await expect(phone.getByRole('button', { name: 'Hear Ben again' })).toBeVisible()
  await write('something ruder')
  await expect(phone.getByRole('log')).not.toContainText('something')
  await phone.getByRole('button', { name: 'Hear Ben again' }).click()
  await expect(phone.getByRole('log')).toContainText('something ruder')

  // A device that has the phrase, but not yet the table: it looks on the shelf before it comes in as a stranger.
  await phone.evaluate(() => localStorage.removeItem('haven.online.tables'))
  await phone.goto(`${tableAt(server.address, hash).replace('?', '?again&')}`)
  await expect(phone.getByRole('button', { name: 'Stand up: Hero player 1' })).toBeVisible()
  for (const { faults, context } of [host, guest, other]) {
    expect(faults).toEqual([])
    await context.close()
  }
  await server.stop()
})

const SIZES = {
  'at a desk': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
} as const

for (const [where, viewport] of Object.entries(SIZES)) {
  test(`the phrase and the list are without violations ${where}`, LONG, async ({ browser }) => {
    const server = await startOnline()
    const { page, context } = await visitor(browser, { viewport })
    const look = (what: string, inside?: string) => expectNoViolations(page, what, inside)
    const hash = await makeTable(page, server.address, 'Anna', late(1))
    await sit(page, 'Anna', 'Hero player 1')
    await begin(page)
    await expect(answers(page).first()).toBeVisible()
    await open(page, server)
    await own(page)
      .getByRole('button', { name: /^Remove from the list/ })
      .click()
    await look('the list')
    await own(page).getByRole('button', { name: 'Make a phrase' }).click()
    await expect(sheet(page)).toBeVisible()
    await look('before the phrase', 'dialog[open]')
    await sheet(page).getByRole('button', { name: 'I have a phrase' }).click()
    await sheet(page).getByLabel('All mine too').check()
    await typeIn(page, 'one two')
    await expect(sheet(page).getByRole('alert')).toBeVisible()
    await look('a wrong phrase', 'dialog[open]')
    await page.keyboard.press('Escape')
    await makePhrase(page)
    await look('the phrase', 'dialog[open]')
    await sheet(page).getByRole('button', { name: 'Stop using a phrase' }).click()
    await look('a question', 'dialog[open]')
    const stranger = await visitor(browser, { viewport })
    await stranger.page.goto(tableAt(server.address, hash))
    await stranger.page.getByRole('button', { name: 'Table', exact: true }).click()
    await expect(stranger.page.getByText('You had a seat here')).toBeVisible()
    await expectNoViolations(stranger.page, 'a stranger', 'dialog[open]')
    for (const each of [stranger.context, context]) await each.close()
    await server.stop()
  })
}
