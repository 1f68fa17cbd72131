import { wantsStillness } from '../base/settings.ts'
import type { Timing } from './cinema.ts'

/** Nobody sees more pictures than one in so many milliseconds. */
const PICTURE_MS = 16
let calledAt = Number.NEGATIVE_INFINITY

/** The clock of the page. */
export const timing: Timing = {
  later(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
  frame(call) {
    // A task of its own: together with the drawing of the picture it would be a long one.
    const wait = Math.max(0, calledAt + PICTURE_MS - performance.now())
    setTimeout(() => {
      calledAt = performance.now()
      call()
    }, wait)
  },
  now: () => performance.now(),
  isHidden: () => document.hidden,
  isStill: () => wantsStillness(),
}
