import type { Topic } from '@haven/table/puzzle'
import { useSignal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { night } from '../../base/night-words.ts'
import { drillWords as say } from '../../base/puzzle-words.ts'
import { drillSet, sceneOf } from '../../model/drill-sets.ts'
import { learn } from '../../model/learned.ts'
import { LAST_SCENE, scenePath } from '../../model/night.ts'
import { ownDrills } from '../../model/own-drills.ts'
import { keepDrill, puzzlesKept } from '../../model/puzzles-kept.ts'
import { Shell } from '../../parts/page/Shell.tsx'
import { OneDrill } from './OneDrill.tsx'
import { OwnDrills } from './OwnDrills.tsx'
import type { Drilled } from './open-drill.ts'

const OWN = 'own'
const DONE = 2

/** What is asked there, once; null: nothing of that name. */
function rowOf(set: string): readonly Drilled[] | null {
  if (set === OWN) return ownDrills.peek()?.found ?? []
  return drillSet(set, puzzlesKept.peek())
}

interface DrillPageProps {
  readonly game?: string | undefined
  /** The table in words, in the place of the drawn one. */
  readonly Words?: ComponentType<{ readonly game: string }> | undefined
}

/** `/drills/faith`, `/drills/scene-3`, `/drills/mixed`, `/drills/own`: one drill after the other. */
export function DrillPage({ game: set = '', Words }: DrillPageProps): JSX.Element {
  const row = useMemo(() => rowOf(set), [set])
  const at = useSignal(0)
  const right = useSignal(0)
  const drilled = row?.[at.value]
  if (!row || row.length === 0) {
    return (
      <Shell title={say.title}>
        {set === OWN && <OwnDrills />}
        <Doors set={set} />
      </Shell>
    )
  }
  if (!drilled) {
    return (
      <Shell title={say.finish}>
        <p role="status">{say.score(right.value, row.length)}</p>
        <Doors set={set} />
      </Shell>
    )
  }
  const answered = (topic: Topic, isRight: boolean) => {
    keepDrill(topic, isRight)
    if (!isRight) return
    right.value++
    learn(topic, DONE)
  }
  const next = () => {
    at.value++
  }
  return (
    <OneDrill
      key={at.value}
      set={set}
      drilled={drilled}
      number={at.value + 1}
      of={row.length}
      answered={answered}
      next={next}
      Words={Words}
    />
  )
}

/** Where one goes from here: back to the night, if one came from there. */
function Doors({ set }: { readonly set: string }): JSX.Element {
  const scene = sceneOf(set)
  const following = scene !== null && scene < LAST_SCENE ? scene + 1 : null
  return (
    <p class="row">
      {following !== null && (
        <a class="button" data-tone="primary" href={scenePath(following)}>
          {night.next(night.scenes[following] ?? '')}
        </a>
      )}
      {scene === LAST_SCENE && (
        <a class="button" data-tone="primary" href="/drills/questions">
          {say.quiz.title}
        </a>
      )}
      <a class="button" href="/drills">
        {say.all}
      </a>
    </p>
  )
}
