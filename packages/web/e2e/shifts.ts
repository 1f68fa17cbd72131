import type { Page } from '@playwright/test'

/** What moves under the eyes of somebody who has pressed nothing, as browsers count it (cumulative layout shift). */

/** Nobody sees less than this. */
export const STILL = 0.02

interface Shift {
  readonly value: number
  readonly at: number
  /** What was somewhere else before. */
  readonly what: string
}

type Watched = { readonly shifts: Shift[] }

/** Before the page is opened. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: Shift[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number
          hadRecentInput: boolean
          sources: readonly { readonly node: Node | null }[]
        }
        const what = sources.map(({ node }) => (node as Element | null)?.className ?? node?.nodeName).join(', ')
        if (!hadRecentInput) shifts.push({ value, at: entry.startTime, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { shifts })
  })
}

/** The worst five seconds since it was asked last; a second of rest ends them sooner. */
export async function shifted(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (globalThis as unknown as Watched).shifts.splice(0))
  let [worst, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY]
  for (const { value, at, what } of shifts) {
    if (value >= STILL) console.log(`shifted by ${value.toFixed(3)}: ${what}`)
    if (at - last > 1000 || at - first > 5000) [sum, first] = [0, at]
    sum += value
    last = at
    worst = Math.max(worst, sum)
  }
  return worst
}
