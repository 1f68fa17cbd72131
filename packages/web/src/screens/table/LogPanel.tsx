import { useComputed } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { catalogue, words } from '../../base/words.ts'
import { linesOf } from '../../model/log-lines.ts'
import { replayPath } from '../../model/replay/turns.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useParts } from '../../parts/context/table-parts.ts'
import { moveBetweenLines } from './line-keys.ts'

/** Only the last steps are on the page; a long game has thousands. */
const MOST_STEPS = 120

export function LogPanel(): JSX.Element {
  const store = useStore()
  const end = useRef<HTMLLIElement>(null)
  // The replay of a game that is played elsewhere comes when it is over.
  const isElsewhere = useParts() !== null
  const steps = useComputed(() => {
    const all = store.log.value
    const first = Math.max(0, all.length - MOST_STEPS)
    return all.slice(first).map((step, i) => ({ step, number: first + i }))
  })
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [steps.value])
  return (
    <section class="log panel" aria-labelledby="log-title">
      <h2 class="panel__title" id="log-title">
        {words.table.log}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <ol class="log__lines" tabIndex={0} aria-labelledby="log-title" onKeyDown={moveBetweenLines}>
        {steps.value.flatMap(({ step, number }) => {
          const lines = linesOf(step, number).map(({ key, text, tone, auto }) => (
            <li key={key} class="log__line" data-tone={tone}>
              {isElsewhere ? (
                text
              ) : (
                <a class="log__moment" href={replayPath(store.game ?? '', number)} tabIndex={-1}>
                  {text}
                </a>
              )}
              {auto && <small class="log__auto"> {catalogue.auto}</small>}
            </li>
          ))
          if (step.sealed && number > 0 && lines.length > 0) {
            lines.push(
              <li key={`${number}-seal`} class="log__seal">
                {words.table.sealed}
              </li>,
            )
          }
          return lines
        })}
        <li ref={end} class="log__end" aria-hidden="true" />
      </ol>
    </section>
  )
}
