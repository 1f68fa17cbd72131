import type { JSX } from 'preact'
import { useStore } from '../../parts/context/store-context.ts'
import { useTable } from '../../parts/context/table-context.ts'
import { SinsPanel } from '../../parts/panels/SinsPanel.tsx'
import { sinsModel } from '../../parts/panels/sins-model.ts'

/** The sin as everybody sees it; its owner has the hand in a dock of its own. */
export function SinsSide(): JSX.Element | null {
  const store = useStore()
  const { facts } = useTable()
  const { value: view } = store.view
  if (!view) return null
  return <SinsPanel model={sinsModel(view, facts)} withoutHand={store.screen.value?.viewer === 'sins'} />
}
