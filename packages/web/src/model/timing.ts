import { wantsStillness } from '../base/settings.ts'
import type { Timing } from './cinema.ts'

/** The clock of the page. */
export const timing: Timing = {
  later(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
  frame(call) {
    // A hidden page draws no pictures, but the game goes on.
    if (document.hidden) setTimeout(call)
    else requestAnimationFrame(call)
  },
  now: () => performance.now(),
  isHidden: () => document.hidden,
  isStill: () => wantsStillness(),
}
