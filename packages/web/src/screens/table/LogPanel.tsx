import type { Event } from '@haven/engine'
import type { LogStep } from '@haven/table'
import { useComputed, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { settings } from '../../base/settings.ts'
import { catalogue, words } from '../../base/words.ts'
import { oddsOfDeath } from '../../model/death-odds.ts'
import { linesOf } from '../../model/log-lines.ts'
import { replayPath } from '../../model/replay/turns.ts'
import type { GameStore } from '../../model/store.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useParts } from '../../parts/context/table-parts.ts'
import { unlessSame } from '../../parts/context/unless-same.tsx'
import { moveBetweenLines } from './line-keys.ts'

/** Only the last steps are on the page; a long game has thousands. */
const MOST_STEPS = 120

/** What was told, once more. */
function again(store: GameStore, { events }: LogStep, only: Event | null): void {
  const view = store.view.peek()
  if (view) store.film.again(events, view, only)
}

/** What happened lately; the whole of it is one press away. */
export function LogPanel(): JSX.Element {
  const store = useStore()
  const end = useRef<HTMLLIElement>(null)
  const Whole = useSignal<typeof import('./WholeLog.tsx').WholeLog | null>(null)
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
      <div class="log__head">
        <h2 class="panel__title" id="log-title">
          {words.table.log}
        </h2>
        <button
          type="button"
          class="log__whole"
          aria-keyshortcuts="J"
          aria-haspopup="dialog"
          onClick={() => {
            void import('./WholeLog.tsx').then(({ WholeLog }) => {
              Whole.value = WholeLog
            })
          }}
        >
          {settings.value.keys && (
            <span class="key" aria-hidden="true">
              J
            </span>
          )}
          {words.table.wholeLog}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <ol class="log__lines" tabIndex={0} aria-labelledby="log-title" onKeyDown={moveBetweenLines}>
        <LogLines steps={steps.value} />
        <li ref={end} class="log__end" aria-hidden="true" />
      </ol>
      {Whole.value && (
        <Whole.value
          close={() => {
            Whole.value = null
          }}
        />
      )}
    </section>
  )
}

/** How likely a death was, as it was said when the fight began. */
function DeathNote({ event, step }: { readonly event: Event | null; readonly step: number }): JSX.Element | null {
  const store = useStore()
  const odds = event?.event === 'heroDied' ? oddsOfDeath(store, step, event.hero) : null
  return odds && <small class="log__odds"> {words.sins.deathOdds(odds.stands, odds.worst)}</small>
}

interface NumberedStep {
  readonly step: LogStep
  readonly number: number
}

/** Each line is a press to see its scene again, and a way to that moment in the replay. */
export function LogLines({ steps }: { readonly steps: readonly NumberedStep[] }): JSX.Element {
  return (
    <>
      {steps.map(({ step, number }) => (
        <StepLines key={number} step={step} number={number} />
      ))}
    </>
  )
}

/** What was told stays as it was told. */
const StepLines = unlessSame(({ step, number }: NumberedStep) => {
  const store = useStore()
  // The replay of a game that is played elsewhere comes when it is over.
  const isElsewhere = useParts() !== null
  const lines = linesOf(step, number)
  return (
    <>
      {lines.map(({ key, text, tone, auto, event }, i) => (
        <li key={key} class="log__line" data-tone={tone}>
          <button
            type="button"
            class="log__again"
            tabIndex={-1}
            title={words.film.again}
            onClick={() => again(store, step, event)}
          >
            {text}
          </button>
          {!isElsewhere && i === 0 && (
            <a
              class="log__moment"
              href={replayPath(store.game ?? '', number)}
              tabIndex={-1}
              title={words.film.moment}
              aria-label={words.film.moment}
            >
              <Icon name="right" />
            </a>
          )}
          {auto && <small class="log__auto"> {catalogue.auto}</small>}
          <DeathNote event={event} step={number} />
        </li>
      ))}
      {step.sealed && number > 0 && lines.length > 0 && <li class="log__seal">{words.table.sealed}</li>}
    </>
  )
})
