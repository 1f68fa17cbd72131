import type { Speed } from '../../base/settings.ts'

/** How fast pictures move. To read means to wait for a press where a card is shown, and to move as usual. */
const FACTORS: Readonly<Record<Speed, number>> = { read: 1, normal: 1, quick: 0.5, instant: 0 }

export const factorOf = (speed: Speed): number => FACTORS[speed]

/** Milliseconds of one step of a figure. */
export const stepMs = (speed: Speed): number => 300 * FACTORS[speed]
