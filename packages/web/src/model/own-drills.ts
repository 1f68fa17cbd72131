import { type Signal, signal } from '@preact/signals'
import { workerLink } from './link.ts'
import type { OwnDrill } from './puzzle-messages.ts'

/** Decisions of one's own that were clearly worse than others, out of the last games on this device. */

export interface Looked {
  /** So many of so many games were looked through. */
  readonly done: number
  readonly games: number
  readonly found: readonly OwnDrill[]
}

const MOST_GAMES = 10

/** Null: nobody has looked in this visit. */
export const ownDrills: Signal<Looked | null> = signal(null)

export const isLooking = ({ done, games }: Looked): boolean => done < games

/** Game by game, the last one first; what was found in one is there at once. */
export async function lookThrough(): Promise<void> {
  if (ownDrills.peek() && isLooking(ownDrills.peek() as Looked)) return
  const saved = await workerLink().call('list', {})
  const games = saved
    .filter(({ over }) => over !== null)
    .sort((a, b) => b.changed - a.changed)
    .slice(0, MOST_GAMES)
  let looked: Looked = { done: 0, games: games.length, found: [] }
  ownDrills.value = looked
  for (const { id } of games) {
    // A game of rules that are not here any more has nothing to tell.
    const found = await workerLink()
      .call('own-drills', { game: id })
      .catch(() => [])
    looked = { ...looked, done: looked.done + 1, found: [...looked.found, ...found] }
    ownDrills.value = looked
  }
}
