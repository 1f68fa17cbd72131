/** Decisions at a steady rate, by whichever table can decide something. */
export interface Decider {
  /** Milliseconds until it was acknowledged; null if it was refused. */
  decide(): Promise<number | null>
}

export const MINUTE = 60_000
export const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export function summary(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const round = (ms: number): number => Math.round(ms * 10) / 10
  return { count: sorted.length, p50: round(at(sorted, 0.5)), p99: round(at(sorted, 0.99)), most: round(at(sorted, 1)) }
}

export class Drive {
  /** Of the decisions since the last reset. */
  times: number[] = []
  refused = 0
  readonly #ready: Decider[] = []
  readonly #rate: number
  #isOn = true
  readonly #driving: Promise<void>

  constructor(rate: number) {
    this.#rate = rate
    this.#driving = this.#drive()
  }

  readonly ready = (table: Decider): void => void this.#ready.push(table)

  reset(): void {
    this.times = []
    this.refused = 0
  }

  async #drive(): Promise<void> {
    let due = performance.now()
    while (this.#isOn) {
      const now = performance.now()
      for (; due <= now; due += 1_000 / this.#rate) {
        const table = this.#ready.shift()
        if (!table) break
        void table.decide().then((ms) => (ms === null ? this.refused++ : this.times.push(ms)))
      }
      // What could not be decided for want of tables is not made up for.
      if (due < now - 1_000) due = now
      await pause(2)
    }
  }

  async stop(): Promise<void> {
    this.#isOn = false
    await this.#driving
    await pause(500)
  }
}

/** Where the next device is to be connected. */
export type AnyAddress = () => string

/** Twenty tables at a time. */
export async function openAll(tables: readonly { open(any: AnyAddress): Promise<void> }[], any: AnyAddress) {
  for (let i = 0; i < tables.length; i += 20) {
    await Promise.all(tables.slice(i, i + 20).map((table) => table.open(any)))
  }
}
