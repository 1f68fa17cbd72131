import type { Motion } from '../online/commands.ts'
import { seatedPeople } from './people.ts'
import type { StoredTable } from './table.ts'

/** Whose consent counts: of those who sit, all; where it is about somebody, the others. */
export function votersOf(table: StoredTable, motion: Motion): readonly string[] {
  const seated = seatedPeople(table)
  switch (motion.motion) {
    case 'kick':
      return seated.filter((person) => person !== motion.person)
    case 'elect':
      // The host is away.
      return seated.filter((person) => person !== table.host)
    case 'pause':
    case 'rewind':
      return seated
  }
}
