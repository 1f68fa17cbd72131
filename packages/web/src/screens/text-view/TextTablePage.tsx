import type { JSX } from 'preact'
import { WithGame } from '../../parts/table/WithGame.tsx'
import { TextScreen } from './TextScreen.tsx'

/** `/g/:id?view=text`. */
export function TextTablePage({ game = '' }: { readonly game?: string }): JSX.Element {
  return (
    <WithGame game={game}>
      <TextScreen game={game} />
    </WithGame>
  )
}
