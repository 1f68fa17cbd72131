import type { ClockView } from '@haven/table'
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is left now. */
export const leftOf = ({ left, since }: ClockView, now: number): number =>
  Math.max(0, since === null ? left : left - Math.max(0, now - since))

const two = (number: number): string => String(number).padStart(2, '0')

/** As short as it can be said: 1d 4h, 3:05:00, 9:41. */
export function timeText(ms: number): string {
  const rounded = Math.ceil(ms / SECOND) * SECOND
  const [days, hours] = [Math.floor(rounded / DAY), Math.floor((rounded % DAY) / HOUR)]
  const [minutes, seconds] = [Math.floor((rounded % HOUR) / MINUTE), Math.floor((rounded % MINUTE) / SECOND)]
  if (days > 0) return `${days}d ${hours}h`
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** The time, again and again while something runs. */
export function useNow(now: () => number, isRunning: boolean): ReadonlySignal<number> {
  const at = useSignal(now())
  useEffect(() => {
    at.value = now()
    if (!isRunning) return
    const timer = setInterval(() => {
      at.value = now()
    }, SECOND / 4)
    return () => clearInterval(timer)
  }, [isRunning])
  return at
}
