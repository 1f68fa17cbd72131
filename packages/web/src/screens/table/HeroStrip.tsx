import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useTable } from '../../parts/context/table-context.ts'
import { HeroLine } from '../../parts/panels/HeroLine.tsx'
import { heroModels } from '../../parts/panels/hero-model.ts'
import type { TabName } from './Tabs.tsx'

/** On a phone: the heroes in one line between board and question; a tap opens their boards. */
export function HeroStrip({ tab }: { readonly tab: Signal<TabName> }): JSX.Element | null {
  const store = useStore()
  const { facts } = useTable()
  const { value: view } = store.view
  if (!view) return null
  return (
    <section class="hero-strip" aria-label={words.table.heroes}>
      {heroModels(view, facts).map((hero) => (
        <HeroLine
          key={hero.hero}
          hero={hero}
          compact
          isOpen={tab.value === 'heroes'}
          onOpen={() => {
            tab.value = tab.value === 'heroes' ? 'board' : 'heroes'
          }}
        />
      ))}
    </section>
  )
}
