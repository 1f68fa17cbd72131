import type { View } from '@haven/engine'
import type { GameStore } from '../../model/store.ts'

/**
 * One press is meant to settle FAITH, Hits and wounds of a fight: what was told before it is given without another
 * question, as long as it comes just so.
 */
interface Promised {
  readonly hero: string
  readonly killed: readonly string[]
  /** Where the wounds go. */
  readonly slots: readonly number[]
}

const promises = new WeakMap<GameStore, Promised & { readonly fight: number }>()

/** Which fight of the game it is. */
const fightOf = ({ log }: GameStore): number =>
  log.peek().reduce((sum, { events }) => sum + events.filter(({ event }) => event === 'fightStarted').length, 0)

export function promise(store: GameStore, promised: Promised): void {
  promises.set(store, { ...promised, fight: fightOf(store) })
}

function promisedTo(store: GameStore, hero: string): Promised | null {
  const found = promises.get(store)
  return found?.hero === hero && found.fight === fightOf(store) ? found : null
}

const isSame = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join()

/** Once: were these kills promised? */
export function keepsKills(store: GameStore, hero: string, killed: readonly string[]): boolean {
  const found = promisedTo(store, hero)
  if (!found || !isSame(found.killed, killed)) promises.delete(store)
  return found !== null && isSame(found.killed, killed)
}

/** Once: were wounds of this fight promised to these slots? Some of them may lie there already. */
export function keepsWounds(store: GameStore, view: View, hero: string, slots: readonly number[]): boolean {
  const found = view.roll?.of === 'fight' ? promisedTo(store, hero) : null
  promises.delete(store)
  return found !== null && slots.length > 0 && slots.every((slot) => found.slots.includes(slot))
}
