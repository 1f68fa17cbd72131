import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { words } from '../../base/words.ts'

export const TABS = ['board', 'heroes', 'sin', 'story', 'log'] as const
export type TabName = (typeof TABS)[number]

/** On a phone one thing at a time, with the question always below. On a wide screen the story and the log take turns. */
export function Tabs({ tab }: { readonly tab: Signal<TabName> }): JSX.Element {
  return (
    <nav class="tabs" aria-label={words.table.views}>
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          class="tabs__tab"
          data-tab={name}
          aria-pressed={tab.value === name}
          onClick={() => {
            tab.value = name
          }}
        >
          {words.table[name]}
        </button>
      ))}
    </nav>
  )
}
