import type { JSX } from 'preact'
import { TextScreen } from '../text-view/TextScreen.tsx'
import { NightmarePage } from './NightmarePage.tsx'

/** `/nightmare?view=text`: the same in words. */
export function TextNightmarePage({ game }: { readonly game?: string }): JSX.Element {
  return <NightmarePage game={game} Words={TextScreen} />
}
