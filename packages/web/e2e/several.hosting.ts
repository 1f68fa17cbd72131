import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Page, test } from '@playwright/test'
import {
  answerOnce,
  begin,
  expectSoon as expect,
  linkState,
  makeTable,
  sit,
  tableAt,
  visitor,
} from './online-people.ts'
import { answers, chance } from './player.ts'
import { turnOfThorley } from './positions.ts'

/** Two servers on one PostgreSQL behind a proxy, as compose.yaml starts them. */

const program = fileURLToPath(new URL('../../server/test/several-servers.mjs', import.meta.url))

type Said = { readonly port: number } | { readonly done: true }

class Servers {
  readonly #child: ChildProcess = spawn(process.execPath, [program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  address = ''

  async start(): Promise<void> {
    const said = await this.#next()
    this.address = `http://127.0.0.1:${'port' in said ? said.port : 0}`
  }

  #next(): Promise<Said> {
    return new Promise((resolve, reject) => {
      this.#child.once('message', (said) => resolve(said as Said))
      this.#child.once('exit', (code) => reject(new Error(`the servers ended with ${code}`)))
    })
  }

  async tell(what: { kill: number } | { again: number }): Promise<void> {
    const done = this.#next()
    this.#child.send(what)
    await done
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill('SIGTERM')
    await gone
  }
}

/** Pages try again ever more rarely, and here everything runs on one machine. */
const PATIENT = { timeout: 180_000 }

const log = (page: Page) => page.getByRole('region', { name: 'Log' }).getByRole('listitem')

/** So many answers, by whoever is asked; both see more of the game than before. */
async function play(pages: readonly Page[], most: number, below: (n: number) => number): Promise<void> {
  const before = await log(pages[0]!).count()
  await expect
    .poll(async () => {
      for (const page of pages) await answerOnce(page, below)
      return log(pages[0]!).count()
    }, PATIENT)
    .toBeGreaterThanOrEqual(before + most)
  for (const page of pages) await expect.poll(() => log(page).count(), PATIENT).toBeGreaterThanOrEqual(before + most)
}

test('two people play through the proxy; each server is killed once, and they go on', async ({ browser }) => {
  const servers = new Servers()
  await servers.start()
  try {
    const [host, guest] = [await visitor(browser), await visitor(browser)]
    const pages = [host.page, guest.page] as const
    const [anna, eve] = pages
    const hash = await makeTable(anna, servers.address, 'Anna', turnOfThorley)
    await sit(anna, 'Anna', 'Hero player 1')
    await eve.goto(tableAt(servers.address, hash))
    await sit(eve, 'Eve', 'Sins player')
    await begin(anna)
    await expect(answers(anna).first()).toBeVisible()
    const below = chance(7)
    await play(pages, 2, below)
    for (const server of [0, 1]) {
      await servers.tell({ kill: server })
      // Whoever was there finds the other one by himself.
      for (const page of pages) await expect(linkState(page)).toBeHidden()
      await play(pages, 2, below)
      await servers.tell({ again: server })
      // The proxy has to see that it is back.
      await anna.waitForTimeout(3_000)
    }

    // A visitor has one address through the proxy, whatever he says it is.
    const forged = await Promise.all(
      Array.from({ length: 400 }, (_, i) =>
        fetch(`${servers.address}/api/tables`, { headers: { 'x-forwarded-for': `198.51.100.${i % 250}` } }),
      ),
    )
    expect(forged.filter(({ status }) => status === 429).length).toBeGreaterThan(100)
    for (const { faults, context } of [host, guest]) {
      expect(faults).toEqual([])
      await context.close()
    }
  } finally {
    await servers.stop()
  }
})
