import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { words } from '../app/words.ts'
import { HeroLine } from '../panels/HeroLine.tsx'
import { heroModels } from '../panels/hero-model.ts'
import { useTable } from '../panels/table-context.ts'
import { useStore } from './context.ts'
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
