import '../../parts/table/said.css'
import './night.css'
import { nightText } from '@haven/text/languages'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { night } from '../../base/night-words.ts'
import { LAST_SCENE, scenePath } from '../../model/night.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { anew, OwnersCard, PlayGame } from './doors.tsx'

/** A scene is over: what is said then, how it went, and what comes next. */
export function NightEnd(): JSX.Element | null {
  const store = useStore()
  const { value: lesson } = store.lesson
  const next = useRef<HTMLAnchorElement>(null)
  const isOver = lesson?.over != null && !store.scene.value
  useEffect(() => {
    if (isOver) next.current?.focus()
  }, [isOver])
  if (!isOver || !lesson?.over) return null
  const { reward, params, par } = lesson.over
  const { scene } = lesson
  const following = scene > 0 && scene < LAST_SCENE ? scene + 1 : null
  return (
    <section class="night-end" aria-label={night.over}>
      <div class="night-end__said" role="status">
        <p class="night-end__scene">
          {night.scene(scene)} · {night.scenes[scene]}
        </p>
        <p class="night-end__reward">
          <b>{night.voice(lesson.voice)}</b> {nightText(night, reward, params)}
        </p>
        {par.length > 0 && <p class="night-end__par">{night.par(par)}</p>}
        {scene === 0 && <OwnersCard />}
      </div>
      <div class="night-end__doors">
        {following !== null && (
          <a ref={next} class="button" data-tone="primary" href={scenePath(following) + location.search}>
            {night.next(night.scenes[following] ?? '')}
          </a>
        )}
        {following === null && <PlayGame />}
        {scene > 0 && (
          <a class="button" href={`/drills/scene-${scene}`}>
            {night.drills}
          </a>
        )}
        {scene === LAST_SCENE && (
          <a class="button" href="/drills/questions">
            {night.quiz}
          </a>
        )}
        <button type="button" class="button" onClick={() => void store.undo()}>
          {night.back}
        </button>
        <button type="button" class="button" onClick={() => anew(scene)}>
          {night.again}
        </button>
        <a class="button" data-tone="ghost" href="/first-night">
          {night.all}
        </a>
      </div>
    </section>
  )
}
