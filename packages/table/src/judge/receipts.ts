import { changePerson, identify } from './people.ts'
import { refuse } from './refuse.ts'
import type { Audience, Person } from './table.ts'
import type { Work } from './work.ts'

/**
 * A command is carried out once. Its id is kept with the person who sent it; of those that are forgotten, the versions
 * they saw are remembered, and whatever saw no more than that is too old to be told apart from them.
 */

const KEPT = 12

export const wasDone = ({ receipts }: Person, id: string): boolean => receipts.some((each) => each.id === id)

export function checkNotForgotten({ forgotten }: Person, audience: Audience, version: number): void {
  if (version <= forgotten[audience]) refuse('stale')
}

/** Carried out: so it is stored with what it did. `seen` is the version that the command named. */
export function keepReceipt(work: Work, hash: string, id: string, audience: Audience, seen: number): void {
  // Who is kicked, or revokes the device that says so, leaves nothing to remember.
  const person = identify(work.t, hash)?.person
  if (!person) return
  const receipts = [...person.receipts, { id, audience, seen }]
  const forgotten = { ...person.forgotten }
  while (receipts.length > KEPT) {
    const oldest = receipts.shift()
    if (oldest) forgotten[oldest.audience] = Math.max(forgotten[oldest.audience], oldest.seen)
  }
  changePerson(work, person.id, { receipts, forgotten, at: work.now })
}
