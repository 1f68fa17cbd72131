import './caption-lane.css'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { change, SPEEDS, type Speed, settings } from '../../base/settings.ts'
import { catalogue, words } from '../../base/words.ts'
import type { Caption } from '../../model/captions.ts'
import { useStore } from '../context/store-context.ts'
import { wayFacts } from '../table/way-words.ts'
import { useFirstTime } from './FirstTime.tsx'
import { Ring } from './Ring.tsx'
import { useCoach } from './use-coach.tsx'

const MARKS: Readonly<Record<Caption['by'], IconName>> = {
  heroes: 'walking-boot',
  sins: 'evil-eyes',
  city: 'modern-city',
}

/** What happens, in one sentence, for those who see it and those who hear it; and how fast it happens. */
export function CaptionLane(): JSX.Element {
  const store = useStore()
  const isOpen = useSignal(false)
  const { film: say } = words
  const { value: captions } = store.film.captions
  const isPlaying = store.scene.value !== null
  const last = captions.at(-1)
  const coach = useCoach()
  const firstTime = useFirstTime()
  return (
    <section
      class="caption caption-lane"
      aria-label={say.lane}
      data-open={isOpen.value}
      data-playing={isPlaying}
      data-by={last?.by}
    >
      {coach}
      {store.coached.said.value === null && store.coached.wiser.value === null && firstTime}
      {last && <Icon name={MARKS[last.by]} />}
      <div class="caption-lane__text">
        <div class="caption-lane__lines" role="log" aria-live="polite" aria-label={say.last}>
          {captions.map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
        </div>
      </div>
      <button
        type="button"
        class="caption-lane__more"
        data-key="captions"
        aria-keyshortcuts="."
        aria-expanded={isOpen.value}
        aria-label={say.last}
        title={say.last}
        onClick={() => {
          isOpen.value = !isOpen.value
        }}
      >
        <span aria-hidden="true">…</span>
      </button>
      {isPlaying && (
        <>
          <Ring />
          <button
            type="button"
            class="caption-lane__skip"
            title={say.skip}
            aria-label={say.skip}
            onClick={() => store.skipScene()}
          >
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
              <path d="M2 3l5 5-5 5zM8 3l5 5-5 5z" fill="currentColor" />
            </svg>
          </button>
        </>
      )}
      <Tempo />
      <Calls />
    </section>
  )
}

function Tempo(): JSX.Element {
  const { film: say } = words
  return (
    <label class="caption-lane__tempo">
      <span class="visually-hidden">{say.tempo}</span>
      <select
        value={settings.value.speed}
        title={say.tempoHints[settings.value.speed]}
        onChange={(event) => change({ speed: event.currentTarget.value as Speed })}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {say.tempos[speed]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Heard, not seen: what a chosen way costs, and that somebody is asked. */
function Calls(): JSX.Element {
  const store = useStore()
  const { value: question } = store.question
  const way = store.ways.chosen.value === null ? null : store.ways.shown.value
  return (
    <div class="visually-hidden">
      <p role="status" aria-live="polite">
        {way ? words.ways.chosen(wayFacts(way)) : ''}
      </p>
      <p role="alert" aria-live="assertive">
        {question ? words.table.yourDecision(catalogue.prompt(question)) : ''}
      </p>
    </div>
  )
}
