import { PROMPT_KINDS, PROMPTS, type PromptKind } from '@haven/engine'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { dockOf } from '../../model/deeds.ts'
import type { GameStore } from '../../model/store.ts'
import { Symbols } from '../../parts/city/city.ts'
import { StoreContext } from '../../parts/context/store-context.ts'
import { Dock } from '../../screens/table/Dock.tsx'
import { HandDock } from '../../screens/table/HandDock.tsx'
import { Stage } from '../../screens/table/Stage.tsx'
import { storeAt } from './prompt-store.ts'

/** Which answers the frame gives, and which the board or the list alone. */
function answersOf(store: GameStore): { readonly framed: readonly string[]; readonly others: readonly string[] } {
  const [question, view] = [store.question.value, store.view.value]
  if (!question || !view) return { framed: [], others: [] }
  const { deeds, ends } = dockOf(question, view, null, false)
  const framed = [...deeds.flatMap(({ options }) => options), ...ends].map(({ id }) => id)
  return { framed, others: question.options.map(({ id }) => id).filter((id) => !framed.includes(id)) }
}

/**
 * What asks, at a real question of each kind, in the places that it has on a table. One at a time: `#kind=faith`
 * chooses. The city is left out: it is drawn the same whatever is asked.
 */
const kindAsked = (): PromptKind => {
  const asked = /^#kind=(.+)$/.exec(location.hash)?.[1]
  return PROMPT_KINDS.find((kind) => kind === asked) ?? PROMPT_KINDS[0]
}

export function Prompts(): JSX.Element {
  const kind = useSignal(kindAsked())
  useEffect(() => {
    const onHash = (): void => {
      kind.value = kindAsked()
    }
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [kind])
  const store = useMemo(() => storeAt(kind.value), [kind.value])
  return (
    <div
      class="gallery__prompt"
      key={kind.value}
      data-asked={store ? kind.value : 'missing'}
      data-answers={store ? JSON.stringify(answersOf(store)) : undefined}
      data-planned={PROMPTS[kind.value].assigns}
    >
      {store && (
        <StoreContext.Provider value={store}>
          <div
            class="table-screen"
            data-tab="board"
            data-seat={store.screen.value?.viewer === 'sins' ? 'sins' : 'heroes'}
          >
            <main class="table-screen__board">
              <h1 class="visually-hidden">{kind.value}</h1>
              {/* What lies on a board may lie in the dock too. */}
              <svg width="0" height="0" aria-hidden="true">
                <Symbols />
              </svg>
            </main>
            <Stage />
            <div class="rail" data-side="left">
              <HandDock />
            </div>
            <Dock />
          </div>
        </StoreContext.Provider>
      )}
    </div>
  )
}
