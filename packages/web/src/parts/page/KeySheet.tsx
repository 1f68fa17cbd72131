import './key-sheet.css'
import { useSignal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { words } from '../../base/words.ts'
import { Sheet } from './Sheet.tsx'

const KEYS = {
  digits: '1 … 9',
  end: 'E',
  undo: 'U',
  suggest: 'S',
  list: 'L',
  clear: 'C',
  rule: 'R',
  why: 'W',
  book: 'M',
  log: 'J',
  inspect: 'I',
  reach: 'Q',
  targets: 'T',
  stops: 'F6',
  confirm: 'Space',
  freeze: 'P',
  captions: '.',
  hold: 'H',
  yield: 'Y',
  draft: 'D',
  zen: 'Z',
  help: '?',
  back: 'Esc',
} as const

export type KeyRow = readonly [key: string, words: string]

const TABLE_KEYS: readonly KeyRow[] = Object.entries(KEYS).map(([name, key]) => [
  key,
  words.table.keyList[name as keyof typeof KEYS],
])

interface KeySheetProps {
  readonly close: () => void
  /** What the keys do here, if it is not the table that is played. */
  readonly rows?: readonly KeyRow[]
}

const TABS = ['keys', 'legend'] as const
type Tab = (typeof TABS)[number]

/** Keys, and what everything on the table is: the list of the latter is fetched when it is asked for. */
export function KeySheet({ close, rows = TABLE_KEYS }: KeySheetProps): JSX.Element {
  const tab = useSignal<Tab>('keys')
  const legend = useSignal<ComponentType | null>(null)
  const choose = (next: Tab): void => {
    tab.value = next
    if (next === 'legend' && !legend.peek()) void fetchLegend().then((fetched) => (legend.value = fetched))
  }
  const Legend = legend.value
  return (
    <Sheet title={words.table.keysOrLegend} close={close}>
      <div class="tablist" role="tablist" aria-label={words.table.keysOrLegend}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            data-size="small"
            role="tab"
            id={`tab-${each}`}
            aria-selected={tab.value === each}
            aria-controls="tab-shown"
            tabIndex={tab.value === each ? 0 : -1}
            onClick={() => choose(each)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
              const other = each === 'keys' ? 'legend' : 'keys'
              choose(other)
              document.getElementById(`tab-${other}`)?.focus()
            }}
          >
            {words.table[each]}
          </button>
        ))}
      </div>
      <div id="tab-shown" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
        {tab.value === 'legend' ? Legend && <Legend /> : <Keys rows={rows} />}
      </div>
    </Sheet>
  )
}

async function fetchLegend(): Promise<ComponentType> {
  const [{ Legend }, { speakOfThings }] = await Promise.all([
    import('../panels/Legend.tsx'),
    import('../../base/thing-words.ts'),
  ])
  await speakOfThings()
  return Legend
}

function Keys({ rows }: { readonly rows: readonly KeyRow[] }): JSX.Element {
  return (
    <>
      <dl class="keys">
        {rows.map(([key, does]) => (
          <div key={key} class="keys__row">
            <dt>
              <kbd class="key">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href="/rules">{words.ruleBook.all}</a>
      </p>
    </>
  )
}
