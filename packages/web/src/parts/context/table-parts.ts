import type { Seat } from '@haven/engine'
import type { Sitter } from '@haven/text'
import type { ComponentType } from 'preact'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** What is another at a table that is not a game at home: one elsewhere, or a scene of First Night. */
export interface TableParts {
  readonly Menu: ComponentType<{ readonly close: () => void }>
  readonly End: ComponentType
  /** In the place of the captions, and higher. */
  readonly Lane?: ComponentType
  /** The name of who sits there; null for a bot. */
  readonly personAt: (seat: Seat) => string | null
  /** Both sides want whoever likes to be coached. */
  readonly isCoached?: boolean
  /** Where the same table is drawn. */
  readonly picture: string
}

export const PartsContext = createContext<TableParts | null>(null)

export const useParts = (): TableParts | null => useContext(PartsContext)

/** The seat itself at home, a person elsewhere. */
export function useSitter(): (seat: Seat) => Sitter {
  const personAt = useContext(PartsContext)?.personAt
  return (seat) => ({ seat, person: personAt?.(seat) ?? null })
}
