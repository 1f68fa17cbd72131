/**
 * Time and chance of a worker. Its tools are taken when this is loaded: a cell lets go of them before it plays
 * (`cell/lockdown.ts`).
 */

const wait = setTimeout.bind(globalThis)
const stop = clearTimeout.bind(globalThis)
const dice = crypto
const { now: epochNow } = Date
const stopwatch = performance

export const now = (): number => epochNow()

/** Milliseconds that only measure. */
export const clock = (): number => stopwatch.now()

/** So many random bytes, as text. */
export function hex(bytes: number): string {
  return [...dice.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

// A message to ourselves is the quickest way to let other messages in first: timers wait for milliseconds.
const channel = new MessageChannel()
const waiting: (() => void)[] = []
channel.port1.onmessage = () => waiting.shift()?.()

/** Runs it later, and lets messages in before. */
export function after(ms: number, run: () => void): () => void {
  if (ms > 0) {
    const timer = wait(run, ms)
    return () => stop(timer)
  }
  let isOff = false
  waiting.push(() => isOff || run())
  channel.port2.postMessage(null)
  return () => {
    isOff = true
  }
}
