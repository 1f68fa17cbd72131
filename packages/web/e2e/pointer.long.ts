import type { Option } from '@haven/engine'
import { writeSave } from '@haven/table'
import { expect, test } from '@playwright/test'
import { played } from './bot-games.ts'
import { chance, put, theEnd } from './player.ts'
import { hearFrames, listen, pressTowards } from './presser.ts'
import { isSample } from './sample.ts'

/**
 * Whoever presses twice answers once. The moment another question is on the screen, what lies under the hand is
 * pressed again, in the page itself, so that no machine is too slow for it.
 */
function pressAgain(): void {
  const told = { tried: [] as string[], answered: [] as string[] }
  Object.assign(globalThis, { told })
  let sent = 0
  const post = Reflect.get(Worker.prototype, 'postMessage') as (...all: unknown[]) => void
  Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
    if (/"command":"(answer|give|propose)/.test(JSON.stringify(message))) sent++
    Reflect.apply(post, this, [message, ...rest])
  }
  let hand = { x: 0, y: 0 }
  let presses = 0
  const moved = (event: PointerEvent): void => {
    if (event.isTrusted) hand = { x: event.clientX, y: event.clientY }
  }
  const pressed = (event: PointerEvent): void => {
    moved(event)
    if (event.isTrusted) presses++
  }
  addEventListener('pointerdown', pressed, { capture: true })
  addEventListener('pointermove', moved, { capture: true })
  let asked = ''
  const look = (): void => {
    requestAnimationFrame(look)
    const { kind = 'none', question = '' } = document.querySelector<HTMLElement>('.dock')?.dataset ?? {}
    if (question === '' || question === asked) return
    asked = question
    const under = document.elementFromPoint(hand.x, hand.y)
    const control = under?.closest('button, .c-cell[data-weight]')
    if (!under || !control) return
    const name = `${kind}: ${control.className.toString()}`
    const before = { sent, presses }
    const at = { clientX: hand.x, clientY: hand.y, detail: 1, bubbles: true, cancelable: true }
    under.dispatchEvent(new MouseEvent('click', at))
    told.tried.push(name)
    setTimeout(() => {
      // What the person presses meanwhile is an answer that is meant.
      if (sent > before.sent && presses === before.presses) told.answered.push(name)
    }, 30)
  }
  requestAnimationFrame(look)
}

const MANY = isSample ? 24 : 150

test('nothing changes its meaning under the hand', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.stack ?? error.message))
  await page.addInitScript(hearFrames)
  await page.addInitScript(pressAgain)
  await put(page, writeSave(played('pressed twice', 2)), 'the heroes')
  const below = chance(3)
  let [last, atOne] = ['', 0]
  let option: Option | undefined
  for (let made = 0; made < MANY; made++) {
    await page.waitForFunction(() => document.querySelector('.dock:not([data-kind="none"]), .end, details pre'), null, {
      timeout: 60_000,
    })
    const broken = page.locator('details pre')
    if ((await broken.count()) > 0) problems.push((await broken.textContent()) ?? '')
    expect(problems).toEqual([])
    if (await theEnd(page).isVisible()) break
    const heard = await listen(page)
    if (!heard?.asked) continue
    const { id, options } = heard.asked
    if (id !== last) {
      ;[last, atOne] = [id, 0]
      option = options[below(options.length)]
    }
    if (option && (await pressTowards(page, heard, option, atOne))) atOne++
    // Whoever waits means it.
    await page.waitForTimeout(400)
  }
  const { tried, answered } = await page.evaluate(
    () => (globalThis as unknown as { told: { tried: string[]; answered: string[] } }).told,
  )
  expect(tried.length, 'presses on something else').toBeGreaterThan(MANY / 12)
  expect(answered, tried.join(', ')).toEqual([])
})
