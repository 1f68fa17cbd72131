import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
// @ts-expect-error a script of Node, without types
import { findBrowser } from '../../../../scripts/browser.mjs'
// @ts-expect-error a script of Node, without types
import { staticServer } from '../../bin/static.mjs'

/** What was asked of the server, and when. */
export interface Asked {
  readonly path: string
  readonly at: number
}

export interface Bench {
  readonly address: string
  readonly asked: Asked[]
  /** A new visitor with an empty cache, looking at a table of the usual size. */
  visitor(): Promise<{ page: Page; cdp: CDPSession; context: BrowserContext }>
  close(): Promise<void>
}

/** The profile that browsers call fast 4G: 9 Mbit/s down, 1.5 up, of which a tenth is lost; 165 ms for a round trip. */
const FAST_4G = {
  offline: false,
  downloadThroughput: ((9 * 1e6) / 8) * 0.9,
  uploadThroughput: ((1.5 * 1e6) / 8) * 0.9,
  latency: 165,
}
export const SLOW_CPU = 4

export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', FAST_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
}

export async function openBench(folder: string): Promise<Bench> {
  const server: Server = staticServer(folder)
  const asked: Asked[] = []
  server.on('request', ({ url }) => asked.push({ path: String(url).split('?')[0] ?? '', at: Date.now() }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser: Browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async visitor() {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
      const page = await context.newPage()
      // The loader for TypeScript names functions with a helper of its own, which the page does not know.
      await page.addInitScript('globalThis.__name = (each) => each')
      return { page, context, cdp: await context.newCDPSession(page) }
    },
    async close() {
      await browser.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
