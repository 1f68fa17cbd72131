import type { CDPSession, Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  /** What the thread itself has worked of it. */
  readonly tdur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly name?: string; readonly data?: { readonly startTime?: number } }
}

/** In milliseconds of the page's own clock. */
export interface Task {
  readonly start: number
  readonly end: number
  /** Without the time in which the machine did something else. */
  readonly work: number
}

const SYNC = 'haven-sync'
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing', '__metadata']

/** Records what the main thread does while `act` runs. */
export async function mainThread(page: Page, cdp: CDPSession, act: () => Promise<void>): Promise<Task[]> {
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordContinuously', includedCategories: CATEGORIES },
  })
  const started = await page.evaluate((name) => performance.mark(name).startTime, SYNC)
  await act()
  const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await done
  const sync = events.find(({ name }) => name === SYNC)
  if (!sync) throw new Error('The trace does not tell its clock; try again.')
  const isOurs = ({ pid, tid }: TraceEvent): boolean => pid === sync.pid && tid === sync.tid
  return events
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && isOurs(event))
    .map(({ ts, dur = 0, tdur = dur }) => {
      const start = started + (ts - sync.ts) / 1000
      return { start, end: start + dur / 1000, work: tdur / 1000 }
    })
    .sort((a, b) => a.start - b.start)
}
