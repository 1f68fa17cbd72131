import type { Moderated } from './table.ts'
import type { Work } from './work.ts'

/** What was moderated at a table, by whom: the operator of the server reads it, nobody at the table does. */

const MOST = 50

/** Notes it, the last ones alone. */
export function moderated(work: Work, action: Omit<Moderated, 'at'>): void {
  work.t.trail = [...(work.t.trail ?? []), { ...action, at: work.now }].slice(-MOST)
  work.touch()
}

export const nameAt = ({ t }: Work, person: string): string => t.people.find(({ id }) => id === person)?.name ?? ''
