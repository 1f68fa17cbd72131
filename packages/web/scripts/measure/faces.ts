import { type Bench, SLOW_CPU } from './browser.ts'
import { mainThread } from './trace.ts'

export interface FaceFigures {
  /** Milliseconds from the first frame of the table to the one in which every face in play is painted. */
  readonly painted: number
  readonly faces: number
  /** Milliseconds that the main thread worked on its longest task in that time. */
  readonly longestTask: number
}

interface Seen {
  opened: number
  painted: number
  faces: number
}

/** The pieces of a first turn, with a slow CPU: how soon they have faces, and what that costs the page. */
export async function faceFigures(bench: Bench): Promise<FaceFigures> {
  const { page, cdp, context } = await bench.visitor()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  await page.goto(`${bench.address}/?speed=instant`)
  const play = page.getByRole('button', { name: 'Play now' })
  await play.waitFor()
  await page.evaluate(() => {
    const seen = { opened: 0, painted: 0, faces: 0 }
    Object.assign(globalThis, { seen })
    const look = (at: number) => {
      const places = [...document.querySelectorAll('.strip .portrait, .hero .portrait, .hero-line .portrait')]
      const pieces = [...document.querySelectorAll('.c-piece:has(.c-name)')]
      if (places.length > 0 && pieces.length > 0) {
        seen.opened ||= at
        seen.faces = places.length + pieces.length
        const isDone = (place: Element) => place.querySelector<HTMLImageElement>('.art')?.complete === true
        if (places.every(isDone) && pieces.every((piece) => piece.querySelector('.art-piece'))) {
          seen.painted = at
          return
        }
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const tasks = await mainThread(page, cdp, async () => {
    await play.click()
    await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.painted > 0, null, {
      timeout: 120_000,
    })
  })
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  await context.close()
  const own = tasks.filter(({ start }) => start > seen.opened && start < seen.painted).map(({ work }) => work)
  return { painted: seen.painted - seen.opened, faces: seen.faces, longestTask: Math.max(0, ...own) }
}
