import { PROTOCOL } from '@haven/table'
import { type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { begin, expectSoon as expect, makeTable, sit, tableAt, visitor } from './online-people.ts'
import { startOnline } from './online-server.ts'

/** Somebody on a socket of his own, who sits down if he wants to and says so many lines. */
const chat = (page: Page, table: string, name: string, seats: readonly string[], lines: number): Promise<void> =>
  page.evaluate(
    async ({ protocol, table, name, seats, lines }) => {
      const letters = (): string => crypto.randomUUID().replaceAll('-', '').padEnd(43, '0')
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`)
      await new Promise((resolve) => socket.addEventListener('open', resolve))
      const heard = (tell: string): Promise<void> =>
        new Promise((resolve, reject) => {
          const hear = ({ data }: MessageEvent): void => {
            const frame = JSON.parse(data)
            if (frame.tell !== tell) return
            socket.removeEventListener('message', hear)
            if (frame.done === false) reject(new Error(data))
            else resolve()
          }
          socket.addEventListener('message', hear)
        })
      const shown = heard('table')
      socket.send(JSON.stringify({ send: 'hello', protocol, table, key: letters(), have: null }))
      await shown
      const tell = (body: object): Promise<void> => {
        const reply = heard('reply')
        socket.send(JSON.stringify({ send: 'command', id: letters().slice(0, 20), version: 0, body }))
        return reply
      }
      await tell({ command: 'claim', name, seats })
      for (let n = 1; n <= lines; n++) await tell({ command: 'say', to: 'table', text: `${name} says line ${n}` })
    },
    { protocol: PROTOCOL, table, name, seats, lines },
  )

const log = (page: Page) => page.getByRole('log', { name: 'Talk' })

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write to the others' }).fill(text)
  await page.getByRole('textbox', { name: 'Write to the others' }).press('Enter')
  await expect(log(page).getByText(text, { exact: true })).toBeVisible()
}

test('talk comes in pages, lines are removed and reported, and somebody is muted for everybody', async ({
  browser,
}) => {
  const server = await startOnline()
  const [host, guest] = [await visitor(browser), await visitor(browser, { viewport: { width: 390, height: 844 } })]
  const [anna, eve] = [host.page, guest.page]
  const hash = await makeTable(anna, server.address, 'Anna', null)
  await sit(anna, 'Anna', 'Sins player')
  await eve.goto(`${server.address}/credits`)
  const table = hash.slice(1)
  await chat(eve, table, 'Carl', ['hero3'], 10)
  await chat(eve, table, 'Dora', [], 10)
  await chat(eve, table, 'Fred', [], 10)
  await write(anna, 'That is enough for now.')

  // Who comes later gets the last lines; those before on demand, and what one reads stays where it is.
  await eve.goto(tableAt(server.address, hash))
  await sit(eve, 'Eve', 'Hero player 1')
  const rows = log(eve).getByRole('listitem')
  await expect(rows).toHaveCount(30)
  await expect(log(eve).getByText('Carl says line 1', { exact: true })).toHaveCount(0)
  // Whether by a press or by scrolling up to it, and whoever came to the button by keys is not left in nowhere.
  await log(eve).getByRole('button', { name: 'Show earlier lines' }).focus()
  await eve.keyboard.press('Enter')
  await expect(rows).toHaveCount(31)
  await expect(log(eve).getByText('Carl says line 1', { exact: true })).toBeAttached()
  await expect(log(eve).getByRole('button', { name: 'Show earlier lines' })).toHaveCount(0)
  await expect(log(eve)).toBeFocused()

  // By keys from line to line, and away with one's own.
  await write(eve, 'I did not mean that.')
  await log(eve)
    .getByRole('button', { name: /^About the line of Eve/ })
    .focus()
  await eve.keyboard.press('ArrowUp')
  await expect(log(eve).getByRole('button', { name: /^About the line of Anna/ })).toBeFocused()
  await eve.keyboard.press('End')
  await eve.keyboard.press('Enter')
  await eve.getByRole('button', { name: 'Remove for everybody' }).click()
  for (const page of [anna, eve]) {
    await expect(log(page).getByText('This line was removed.')).toHaveCount(1)
    await expect(log(page).getByText('I did not mean that.')).toHaveCount(0)
  }

  // The host reads a report, removes the line and mutes its author for everybody.
  await log(eve).getByRole('button', { name: 'About the line of Fred: Fred says line 10' }).click()
  await log(eve).getByRole('button', { name: 'Report' }).click()
  await eve.getByRole('textbox', { name: 'What is wrong' }).fill('This is spam.')
  await expectNoViolations(eve, 'a report, on a phone')
  await eve.getByRole('button', { name: 'Send the report' }).click()
  await expect(eve.getByText('It was reported.')).toBeVisible()
  await eve.keyboard.press('Escape')
  const reports = anna.getByRole('list', { name: 'Reports' })
  await expect(reports.getByText('Eve reports Fred: This is spam.')).toBeVisible()
  await expect(reports.getByText('It was about the line: Fred says line 10')).toBeVisible()
  await expect(eve.getByRole('list', { name: 'Reports' })).toHaveCount(0)
  await log(anna).getByRole('button', { name: 'About the line of Fred: Fred says line 10' }).click()
  await expectNoViolations(anna, 'the room with a report')
  await log(anna).getByRole('button', { name: 'Remove for everybody' }).click()
  await expect(log(eve).getByText('This line was removed.')).toHaveCount(2)
  await anna.getByRole('button', { name: 'Done with the report about Fred' }).click()
  await expect(reports).toHaveCount(0)

  // Muted, Eve reads so instead of writing; the field for a webhook is not there where no host is allowed.
  await begin(anna)
  await anna.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(anna.getByRole('heading', { name: 'When it is your turn' })).toBeVisible()
  await expect(anna.getByText('Tell a chat or another service')).toHaveCount(0)
  await anna.getByRole('button', { name: 'Mute Eve for everybody' }).click()
  await expect(anna.getByText('muted by the host')).toBeVisible()
  await eve.getByRole('button', { name: /^Talk/ }).click()
  await expect(eve.getByText('The host has muted you.')).toBeVisible()
  await expect(eve.getByRole('textbox', { name: 'Write to the others' })).toHaveCount(0)
  await anna.getByRole('button', { name: 'Let everybody hear Eve again' }).click()
  await expect(eve.getByRole('textbox', { name: 'Write to the others' })).toBeVisible()
  await anna.keyboard.press('Escape')
  await anna.getByRole('button', { name: /^Talk/ }).click()
  await log(anna)
    .getByRole('button', { name: /^About the line of Anna/ })
    .click()
  for (const page of [anna, eve]) await expectNoViolations(page, 'talk beside the game')
  for (const { faults, context } of [host, guest]) {
    expect(faults).toEqual([])
    await context.close()
  }
  await server.stop()
})
