import type { Seat } from '@haven/engine'
import type { ComponentType } from 'preact'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { catalogue } from '../../base/words.ts'

/** What is another at a table that is not played at home. */
export interface TableParts {
  readonly Menu: ComponentType<{ readonly close: () => void }>
  readonly End: ComponentType
  /** Who sits there. */
  readonly seatName: (seat: Seat) => string
  /** Where the same table is drawn. */
  readonly picture: string
}

export const PartsContext = createContext<TableParts | null>(null)

export const useParts = (): TableParts | null => useContext(PartsContext)

/** The seat itself at home, a person's name elsewhere. */
export function useSeatName(): (seat: Seat) => string {
  return useContext(PartsContext)?.seatName ?? ((seat) => catalogue.name(seat))
}
