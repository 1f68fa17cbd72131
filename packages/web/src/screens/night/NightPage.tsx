import './night.css'
import type { JSX } from 'preact'
import { night } from '../../base/night-words.ts'
import { nextScene, nightKept, scenePath } from '../../model/night.ts'
import { Shell } from '../../parts/page/Shell.tsx'
import { PlayGame } from './doors.tsx'

const SCENES = [1, 2, 3, 4, 5, 6] as const

/** `/first-night`: where somebody begins, goes on, or looks at a scene again. */
export function NightPage(): JSX.Element {
  const { value: kept } = nightKept
  const next = nextScene(kept)
  const isNew = kept.answers.length === 0 && kept.done.length === 0
  const isAll = SCENES.every((scene) => kept.done.includes(scene))
  return (
    <Shell title={night.title}>
      <p class="night__about">{night.about}</p>
      <p class="row">
        {isAll ? (
          <PlayGame />
        ) : (
          <a class="button" data-tone="primary" href={scenePath(next)}>
            {isNew ? night.begin : night.resume}
          </a>
        )}
        <a class="button" href={scenePath(0)} title={night.ownersHint}>
          {night.owners}
        </a>
        <a class="button" data-tone="ghost" href="/drills">
          {night.allDrills}
        </a>
      </p>
      <ol class="night__scenes">
        {SCENES.map((scene) => (
          <li key={scene}>
            <a href={scenePath(scene)} aria-current={scene === next && !isAll ? 'step' : undefined}>
              <span class="night__number" aria-hidden="true">
                {scene}
              </span>
              <b>{night.scenes[scene]}</b>
              <span class="night__about">{night.abouts[scene]}</span>
              {kept.done.includes(scene) && <span class="night__done">{night.done}</span>}
            </a>
          </li>
        ))}
      </ol>
    </Shell>
  )
}
