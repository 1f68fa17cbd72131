import './look.ts'
import type { JSX } from 'preact'
import { WithGame } from '../../parts/table/WithGame.tsx'
import { TableScreen } from './TableScreen.tsx'

/** From an address to a table that is being played. */
export function TablePage({ game = '' }: { readonly game?: string }): JSX.Element {
  return (
    <WithGame game={game}>
      <TableScreen />
    </WithGame>
  )
}
