import './inspect.css'
import './legend.css'
import { useComputed, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { plain } from '../../base/plain.ts'
import { things } from '../../base/thing-words.ts'
import { type Inspection, inspect } from '../../model/inspect/inspect.ts'
import { allThings, type LegendGroup, type Thing, thingOf } from '../../model/inspect/things.ts'
import { rules } from '../../model/rules.ts'
import { useTable } from '../context/table-context.ts'
import { PictureSymbols, ThingPicture } from './ThingPicture.tsx'

export interface LegendRow {
  readonly group: LegendGroup
  readonly name: string
  readonly thing: Thing
  readonly found: Inspection
}

/** One row for each thing of the boxes, in the groups of the legend. */
export function useLegend(): readonly LegendRow[] {
  const { facts, say } = useTable()
  return useMemo(() => {
    const look = { rules, facts, say, words: things, view: null }
    return Object.entries(allThings(facts, things)).flatMap(([group, names]) =>
      names.flatMap((name): LegendRow[] => {
        const thing = thingOf(name)
        const found = thing && inspect(thing, look)
        return found ? [{ group: group as LegendGroup, name, thing, found }] : []
      }),
    )
  }, [facts, say])
}

/** What everything is, with its picture; a few letters find it. */
export function Legend(): JSX.Element {
  const { legend } = things
  const query = useSignal('')
  const all = useLegend()
  const shown = useComputed(() => {
    const wanted = plain(query.value.trim())
    return all.filter(({ found: { title, kind, means } }) => plain(`${title} ${kind} ${means}`).includes(wanted))
  })
  const groups = [...new Set(shown.value.map(({ group }) => group))]
  return (
    <PictureSymbols prefix="l">
      <div class="legend">
        <label class="field">
          {legend.filter}
          <input
            class="input"
            type="search"
            placeholder={legend.filterHint}
            value={query.value}
            onInput={(event) => {
              query.value = event.currentTarget.value
            }}
          />
        </label>
        <p class="legend__count" role="status">
          {query.value.trim() === '' ? '' : legend.found(shown.value.length)}
        </p>
        {groups.map((group) => (
          <section key={group} aria-labelledby={`legend-${group}`}>
            <h3 id={`legend-${group}`} class="panel__title">
              {legend.groups[group]}
            </h3>
            <LegendRows rows={shown.value.filter((row) => row.group === group)} />
          </section>
        ))}
      </div>
    </PictureSymbols>
  )
}

export function LegendRows({ rows }: { readonly rows: readonly LegendRow[] }): JSX.Element {
  return (
    <dl class="legend__rows">
      {rows.map(({ name, thing, found }) => (
        <div key={name} class="legend__row" data-thing={name}>
          <dt>
            <ThingPicture thing={thing} />
            {found.title}
          </dt>
          <dd>
            {found.means}{' '}
            <a class="inspected__rule" href={`/rules#${found.rules[0]}`}>
              {found.rules[0]}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
