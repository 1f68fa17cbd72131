import type { JSX } from 'preact'
import { SinsPanel } from '../panels/SinsPanel.tsx'
import { sinsModel } from '../panels/sins-model.ts'
import { useTable } from '../panels/table-context.ts'
import { useStore } from './context.ts'

/** The sin as everybody sees it; its owner has the hand in a dock of its own. */
export function SinsSide(): JSX.Element | null {
  const store = useStore()
  const { facts } = useTable()
  const { value: view } = store.view
  if (!view) return null
  return <SinsPanel model={sinsModel(view, facts)} withoutHand={store.screen.value?.viewer === 'sins'} />
}
