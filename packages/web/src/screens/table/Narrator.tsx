import type { JSX } from 'preact'
import { catalogue, words } from '../../base/words.ts'
import { isTold } from '../../model/log-lines.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { wayFacts } from '../../parts/table/way-words.ts'

/** What happens, for those who do not see it: one polite voice for events, one that calls for a decision. */
export function Narrator(): JSX.Element {
  const store = useStore()
  const last = store.log.value.at(-1)?.events.filter(isTold) ?? []
  const { value: question } = store.question
  const way = store.ways.chosen.value === null ? null : store.ways.shown.value
  return (
    <div class="visually-hidden">
      <p role="status" aria-live="polite">
        {last.map((event) => catalogue.event(event)).join(' ')}
      </p>
      <p role="status" aria-live="polite">
        {way ? words.ways.chosen(wayFacts(way)) : ''}
      </p>
      <p role="alert" aria-live="assertive">
        {question ? words.table.yourDecision(catalogue.prompt(question)) : ''}
      </p>
    </div>
  )
}
