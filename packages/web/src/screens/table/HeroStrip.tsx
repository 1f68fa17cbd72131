import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useCallback } from 'preact/hooks'
import { words } from '../../base/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useTable } from '../../parts/context/table-context.ts'
import { isSameData, unlessSame } from '../../parts/context/unless-same.tsx'
import { HeroLine, type HeroLineProps } from '../../parts/panels/HeroLine.tsx'
import { heroModels } from '../../parts/panels/hero-model.ts'
import type { TabName } from './Tabs.tsx'

/** On a phone: the heroes in one line between board and question; a tap opens their boards. */
export function HeroStrip({ tab }: { readonly tab: Signal<TabName> }): JSX.Element | null {
  const store = useStore()
  const { facts } = useTable()
  const { value: view } = store.view
  const toggle = useCallback(() => {
    tab.value = tab.value === 'heroes' ? 'board' : 'heroes'
  }, [tab])
  if (!view) return null
  return (
    <section class="hero-strip" aria-label={words.table.heroes}>
      {heroModels(view, facts).map((hero) => (
        <Line key={hero.hero} hero={hero} isOpen={tab.value === 'heroes'} onOpen={toggle} />
      ))}
    </section>
  )
}

const Line = unlessSame(
  (props: Pick<HeroLineProps, 'hero' | 'isOpen' | 'onOpen'>) => <HeroLine {...props} compact />,
  isSameData,
)
