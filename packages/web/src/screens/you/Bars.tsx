import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import { you } from '../../base/you-words.ts'
import type { Tally } from '../../model/records/sums.ts'

interface BarsProps {
  readonly title: string
  readonly note?: string
  readonly rows: readonly Tally[]
  readonly nameOf: (id: string) => string
  /** Each in the colour of its Sin. */
  readonly isSin?: boolean
  readonly children?: ComponentChildren
}

const MOST_ROWS = 7

/** Shares as bars, in a table that says the same in numbers. The bright part is where the true share likely lies. */
export function Bars({ title, note, rows, nameOf, isSin = false, children }: BarsProps): JSX.Element | null {
  const id = useId()
  const isAll = useSignal(false)
  const shown = isAll.value ? rows : rows.slice(0, MOST_ROWS)
  if (rows.length === 0) return null
  const { columns } = you
  return (
    <section class="panel you__part" aria-labelledby={id}>
      <h2 class="panel__title" id={id}>
        {title}
      </h2>
      {note !== undefined && <p class="you__note">{note}</p>}
      <table class="tallies">
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.won}</th>
            <th scope="col">{columns.between}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id} style={isSin ? { '--tally': `var(--sin-${row.id}, var(--accent))` } : undefined}>
              <th scope="row">
                {nameOf(row.id)}
                {row.games > 0 && <Bar row={row} />}
              </th>
              <td>{you.wonOf(row.won, row.games)}</td>
              <td class="tallies__range">{row.games > 0 && you.range(row.low, row.high)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_ROWS && (
        <button
          type="button"
          class="button"
          data-size="small"
          aria-expanded={isAll.value}
          onClick={() => {
            isAll.value = !isAll.value
          }}
        >
          {isAll.value ? you.fewer : you.all(rows.length)}
        </button>
      )}
      {children}
    </section>
  )
}

function Bar({ row: { won, games, low, high } }: { readonly row: Tally }): JSX.Element {
  return (
    <span class="tally" aria-hidden="true">
      <i class="tally__likely" style={{ left: `${low * 100}%`, right: `${(1 - high) * 100}%` }} />
      <i class="tally__share" style={{ left: `${(won / games) * 100}%` }} />
    </span>
  )
}
