import type { TableSettings } from '@haven/table'
import { carry, takeBrought } from '../../base/update/carry.ts'

interface Creation {
  readonly name: string
  readonly settings: TableSettings
}

/** Tables that were wished for and are not made yet: on the way from the form to the table's own page. */
export const creations = new Map<string, Creation>((takeBrought('creations') as [string, Creation][] | undefined) ?? [])
carry('creations', () => [...creations])
