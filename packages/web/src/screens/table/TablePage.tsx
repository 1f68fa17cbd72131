import './look.ts'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { wakePainter } from '../../parts/art/pictures.ts'
import { WithGame } from '../../parts/table/WithGame.tsx'
import { TableScreen } from './TableScreen.tsx'

/** From an address to a table that is being played. */
export function TablePage({ game = '' }: { readonly game?: string }): JSX.Element {
  // While the game is opened.
  useEffect(wakePainter, [])
  return (
    <WithGame game={game}>
      <TableScreen />
    </WithGame>
  )
}
