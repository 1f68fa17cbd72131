import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import { Sheet } from './Sheet.tsx'

const KEYS = {
  digits: '1 … 9',
  end: 'E',
  undo: 'U',
  suggest: 'S',
  rule: 'R',
  book: 'M',
  targets: 'T',
  stops: 'F6',
  confirm: 'Space',
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

export function KeySheet({ close, rows = TABLE_KEYS }: KeySheetProps): JSX.Element {
  return (
    <Sheet title={words.table.keys} close={close}>
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
    </Sheet>
  )
}
