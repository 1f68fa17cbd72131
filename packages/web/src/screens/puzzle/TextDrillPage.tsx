import type { JSX } from 'preact'
import { TextScreen } from '../text-view/TextScreen.tsx'
import { DrillPage } from './DrillPage.tsx'

/** `/drills/faith?view=text`: the same in words. */
export function TextDrillPage({ game }: { readonly game?: string }): JSX.Element {
  return <DrillPage game={game} Words={TextScreen} />
}
