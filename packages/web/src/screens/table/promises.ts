import type { GameStore } from '../../model/store.ts'

/**
 * FAITH was turned for these kills, and one press was meant to settle both: where the Hits then allow just them, nobody
 * is asked again.
 */
interface Promised {
  readonly hero: string
  readonly killed: readonly string[]
}

const promises = new WeakMap<GameStore, Promised>()

export function promise(store: GameStore, promised: Promised): void {
  promises.set(store, promised)
}

const isSame = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join()

/** Once: were these kills promised? */
export function isKept(store: GameStore, { hero, killed }: Promised): boolean {
  const before = promises.get(store)
  promises.delete(store)
  return before?.hero === hero && isSame(before.killed, killed)
}
