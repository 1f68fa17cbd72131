import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Bench, slowDown } from './browser.ts'

export interface FirstView {
  /** Bytes, gzipped: asked for before the largest piece of the page was painted. */
  readonly scripts: number
  readonly fonts: number
  /** And with what is fetched ahead while the visitor reads: the city behind the words, the table, the host. */
  readonly scriptsAhead: number
  readonly lcp: number
  readonly lcpOf: string
  readonly cls: number
}

/** As long as it takes until everything that comes by itself has come. */
const LOOKING = 6000

/** Bytes on the way to the browser. */
export function sent(folder: string, path: string): number {
  const file = join(folder, path)
  if (existsSync(`${file}.gz`)) return statSync(`${file}.gz`).size
  return path.endsWith('.woff2') ? statSync(file).size : gzipSync(readFileSync(file)).length
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** One first visit to the landing page, over a slow network and with a slow CPU. */
export async function firstView(bench: Bench, folder: string): Promise<FirstView> {
  const { page, cdp, context } = await bench.visitor()
  await slowDown(cdp)
  await page.addInitScript(() => {
    const seen = { lcp: 0, lcpOf: '', cls: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        seen.lcp = entry.startTime
        seen.lcpOf = (entry.element?.textContent ?? '').trim().slice(0, 40)
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value?: number })[]) seen.cls += entry.value ?? 0
    }).observe({ type: 'layout-shift', buffered: true })
  })
  bench.asked.length = 0
  await page.goto(`${bench.address}/`)
  await page.waitForTimeout(LOOKING)
  const { seen, origin } = await page.evaluate(() => ({
    seen: (globalThis as unknown as { seen: { lcp: number; lcpOf: string; cls: number } }).seen,
    origin: performance.timeOrigin,
  }))
  const asked = [...bench.asked]
  await context.close()
  const bytes = (files: readonly { path: string }[], ending: string) =>
    sum(
      [...new Set(files.map(({ path }) => path))]
        .filter((path) => path.endsWith(ending))
        .map((path) => sent(folder, path)),
    )
  const early = asked.filter(({ at }) => at <= origin + seen.lcp)
  return {
    ...seen,
    scripts: bytes(early, '.js'),
    fonts: bytes(asked, '.woff2'),
    scriptsAhead: bytes(asked, '.js'),
  }
}
