import type { Random } from '@haven/engine'
import { type Faults, held, type VirtualTime } from '@haven/testkit/sim'

/** The calls that a keeper can try again. */
const UNSURE: ReadonlySet<PropertyKey> = new Set(['load', 'commit', 'log', 'lines'])

/** A real store as a tab sees it: slow, not always sure, and silent once the tab is gone. */
export function unsure<S extends object>(
  store: S,
  {
    time,
    random,
    faults,
    isAlive,
  }: { time: VirtualTime; random: Random; faults: () => Faults; isAlive: () => boolean },
): S {
  const real = held(store, time)
  const call = (deed: () => Promise<unknown>): Promise<unknown> => {
    const { before, after } = faults()
    const fate = random.below(1_000)
    return new Promise((resolve, reject) => {
      const answer = (say: () => void): void =>
        void time.after(1 + random.below(4), () => {
          if (isAlive()) say()
        })
      time.after(1 + random.below(8), () => {
        // Who dies now may have been heard.
        if (!isAlive() && random.below(2) === 0) return
        if (fate < before) answer(() => reject(new Error('the database was closed')))
        else {
          deed().then(
            (value) =>
              answer(() =>
                fate < before + after ? reject(new Error('the database was closed after all')) : resolve(value),
              ),
            (error: unknown) => answer(() => reject(error)),
          )
        }
      })
    })
  }
  return new Proxy(real, {
    get(_, name) {
      const found: unknown = Reflect.get(real, name)
      if (!UNSURE.has(name) || typeof found !== 'function') return found
      return (...args: unknown[]) => call(() => found(...args) as Promise<unknown>)
    },
  })
}
