import { useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentChildren, ComponentType, JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { fail } from '../../base/failure.ts'
import { workerLink } from '../../model/link.ts'
import { answersFor, keepNight, nightKept, scenePath } from '../../model/night.ts'
import { noteTaught } from '../../model/night-taught.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { PartsContext, type TableParts } from '../../parts/context/table-parts.ts'
import { Loading } from '../../parts/page/Loading.tsx'
import { WithGame } from '../../parts/table/WithGame.tsx'
import { NightMenu } from './NightMenu.tsx'

interface WithSceneProps {
  readonly scene: number
  readonly End: ComponentType
  readonly Lane?: ComponentType
  readonly children: (game: string) => ComponentChildren
}

/** Puts a scene on a table, as far as it was played, and keeps what is answered there. */
export function WithScene({ scene, End, Lane, children }: WithSceneProps): JSX.Element {
  const game = useSignal<string | null>(null)
  useEffect(() => {
    workerLink()
      .call('learn', { scene, ...answersFor(scene) })
      .then((id) => {
        game.value = id
      })
      .catch((error: unknown) => fail(String(error)))
  }, [scene])
  const parts = useMemo<TableParts>(
    () => ({
      Menu: NightMenu,
      End,
      ...(Lane && { Lane }),
      personAt: () => null,
      picture: scenePath(scene),
    }),
    [scene],
  )
  if (game.value === null) return <Loading />
  return (
    <WithGame game={game.value} isPassing>
      <PartsContext.Provider value={parts}>
        <Keep />
        {children(game.value)}
      </PartsContext.Provider>
    </WithGame>
  )
}

/** After each answer. */
function Keep(): null {
  const store = useStore()
  useSignalEffect(() => {
    const { value: lesson } = store.lesson
    if (!lesson) return
    const { scene, answers, wrongs, over } = lesson
    const { done } = nightKept.peek()
    const isNew = over !== null && !done.includes(scene)
    keepNight({ scene, answers: [...answers], wrongs, done: isNew ? [...done, scene] : done })
    if (over) noteTaught(lesson)
  })
  return null
}
