import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { catalogue, words } from '../../base/words.ts'
import { branch } from '../../model/play-on.ts'
import type { TurningPoint } from '../../model/recap/happenings.ts'
import { replayPath } from '../../model/replay/turns.ts'
import { PlayOnForm } from '../../parts/links/PlayOnForm.tsx'
import { Sheet } from '../../parts/page/Sheet.tsx'

interface TurningPointsProps {
  readonly game: string
  readonly points: readonly TurningPoint[]
}

export function TurningPoints({ game, points }: TurningPointsProps): JSX.Element {
  const { recap: say, replay } = words
  const chosen = useSignal<TurningPoint | null>(null)
  return (
    <ol class="turning">
      {points.map((point, i) => {
        const text = point.headline ? catalogue.event(point.headline) : ''
        return (
          <li key={point.from} class="turning__point panel" data-for={point.after >= point.before ? 'heroes' : 'sins'}>
            <p class="turning__swing">
              <span class="turning__number" aria-hidden="true">
                {i + 1}
              </span>
              <span aria-hidden="true">{say.swing(point.before, point.after)}</span>
              <span class="visually-hidden">{say.swingWords(point.before, point.after)}</span>
            </p>
            <p class="turning__text">{text}</p>
            <div class="row">
              <a
                class="button"
                data-size="small"
                href={replayPath(game, point.from)}
                aria-label={say.watchThisOf(text)}
              >
                {say.watchThis}
              </a>
              <button
                type="button"
                class="button"
                data-size="small"
                data-tone="ghost"
                aria-label={say.playOnOf(text)}
                onClick={() => {
                  chosen.value = point
                }}
              >
                {say.playOn}
              </button>
            </div>
          </li>
        )
      })}
      {chosen.value && (
        <Sheet
          title={say.playOn}
          close={() => {
            chosen.value = null
          }}
        >
          <PlayOnForm
            note={replay.playOnHint}
            begin={(as, bot) => branch(game, (chosen.value as TurningPoint).from, as, bot)}
          />
        </Sheet>
      )}
    </ol>
  )
}
