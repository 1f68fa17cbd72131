import { createServer } from 'node:net'
import { test } from '@playwright/test'
// The stub of the server's own tests.
import { SmtpStub } from '../../server/test/smtp-stub.ts'
import { expectNoViolations, structureFaults } from './axe.ts'
import { expectSoon as expect, makeTable, sit, visitor } from './online-people.ts'
import { startOnline } from './online-server.ts'

test.setTimeout(240_000)

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

test('an address is confirmed by a letter and kept for the next table; one press switches all notices off', async ({
  browser,
}) => {
  const stub = await SmtpStub.start()
  const port = await freePort()
  const server = await startOnline({
    PORT: String(port),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    SMTP_URL: stub.url,
    SMTP_FROM: 'Haven <haven@haven.example>',
  })
  const { page, context, faults } = await visitor(browser, { viewport: { width: 390, height: 844 } })
  await makeTable(page, server.address, 'Anna', null)
  await sit(page, 'Anna', 'Hero player 1')
  await page.getByLabel('Write to this address').fill('anna@mail.example')
  await page.getByRole('button', { name: 'Write to me' }).click()
  await expect(page.getByText('A letter is on its way')).toBeVisible()
  expect(stub.letters).toHaveLength(1)
  const [link = ''] = /http:\S+\/mail\/confirm\?t=[\w-]+/.exec(stub.textOf(0)) ?? []
  const letter = await context.newPage()
  await letter.goto(link)
  await expect(letter.getByRole('heading', { name: 'Letters when it is your turn' })).toBeVisible()
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await letter.setViewportSize(size)
    expect(await structureFaults(letter)).toEqual([])
  }
  await letter.getByRole('button', { name: 'Yes, write to me' }).press('Enter')
  await expect(letter.getByRole('status')).toContainText('Done.')
  await expect(page.getByText('You get letters when it is your turn.')).toBeVisible()
  await expectNoViolations(page, 'notices with letters, phone')

  // At the next table the address is known, and needs no second letter.
  await makeTable(page, server.address, 'Anna', null)
  await sit(page, 'Anna', 'Hero player 1')
  await expect(page.getByLabel('Write to this address')).toHaveValue('anna@mail.example')
  await page.getByRole('button', { name: 'Write to me' }).click()
  await expect(page.getByText('You get letters when it is your turn.')).toBeVisible()
  expect(stub.letters).toHaveLength(1)

  await page.getByRole('button', { name: 'Switch all of this off' }).press('Enter')
  await expect(page.getByText('Nobody is told any more.')).toBeVisible()
  await expect(page.getByLabel('Write to this address')).toBeVisible()
  expect(faults).toEqual([])
  await context.close()
  await server.stop()
  await stub.stop()
})
