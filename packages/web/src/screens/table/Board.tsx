import type { Forecast } from '@haven/odds'
import { useComputed, useSignal } from '@preact/signals'
import type { JSX, RefObject } from 'preact'
import { useMemo } from 'preact/hooks'
import type { IconName } from '../../base/icons/names.ts'
import { settings, speedNow, wantsStillness } from '../../base/settings.ts'
import { catalogue, words } from '../../base/words.ts'
import { stepMs } from '../../model/film/tempo.ts'
import { rules } from '../../model/rules.ts'
import { spaceText } from '../../model/space-words.ts'
import type { GameStore } from '../../model/store.ts'
import { foughtIn, groupsOf, intentAt, spaceOf } from '../../model/targets.ts'
import { isFree } from '../../model/ways.ts'
import { optionText } from '../../model/words.ts'
import { iconOf } from '../../parts/cards/card-icons.ts'
import { City, type CityWords, cityModel, cityPlan, type RouteStep, type Weight } from '../../parts/city/city.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { Sheet } from '../../parts/page/Sheet.tsx'
import { inspected } from '../../parts/panels/inspected.ts'
import { isGrave, routeForecast, routeStep, routeSteps, wayFacts } from '../../parts/table/way-words.ts'
import { ghostsOf } from './ghosts.ts'
import { isDeadly, isLight } from './regret.ts'

/** The city with what can be chosen in it: a first press shows what would happen, a second one does it. */
export function Board({ free }: { readonly free?: RefObject<HTMLElement | null> }): JSX.Element | null {
  const store = useStore()
  const looked = useSignal<string | null>(null)
  const { value: view } = store.view
  const map = view?.setup.map
  const plan = useMemo(() => (map === undefined ? null : cityPlan(rules, map)), [map])
  const model = useMemo(() => (view ? cityModel(rules, view) : null), [view])
  const targets = useTargets()
  const cityWords = useWords()
  if (!view || !plan || !model) return null
  const { value: question } = store.question
  const { value: lit } = store.lit
  const chosen = question?.options.find(({ id }) => id === store.preview.value)
  const acting = view.heroes.find(({ hero }) => hero === (question?.subject.hero ?? view.turn?.hero))
  const here = acting && !acting.dead ? acting.space : null
  const way = store.ways.shown.value
  const fought = foughtIn(view, store.scene.value?.events ?? [])
  const pressPiece = (id: string) => {
    if (store.reacting.lit.peek()) return store.reacting.take(id)
    const flight = question?.options.find((option) => lit.monsters.get(id)?.includes(option.id))
    if (flight?.token !== undefined && flight.monster === undefined && flight.to !== undefined) {
      store.arrival.mean('orbital-kill', flight.to, id)
      return void store.answer(flight.id)
    }
    const isOnce = settings.value.oneTap || (question !== null && isLight(question))
    void store.point(lit.monsters.get(id) ?? lit.heroes.get(id) ?? [], { monster: id }, isOnce)
  }
  return (
    <>
      <City
        plan={plan}
        model={model}
        {...(free && { free })}
        seed={store.screen.value?.seedCommit ?? plan.map}
        words={cityWords}
        targets={targets.value}
        lit={new Set([...lit.monsters.keys(), ...lit.heroes.keys()])}
        here={here}
        route={
          way && here !== null
            ? routeSteps(here, way.route)
            : routeOf(chosen && store.thoughts.forecasts.value[chosen.id])
        }
        forecast={way && routeForecast(way.route)}
        ghosts={ghostsOf(store)}
        frame={
          fought
            ? [fought, ...(question ? lit.spaces.keys() : [])]
            : question
              ? [
                  ...(here === null ? [] : [here]),
                  ...lit.spaces.keys(),
                  ...(store.ways.chosen.value === null ? [] : (way?.route.spaces ?? [])),
                ]
              : []
        }
        stepMs={stepMs(speedNow())}
        border={store.film.border.value}
        isCalm={wantsStillness() || speedNow() === 'instant'}
        onSpace={(space) => void press(store, space)}
        onSeen={(space) => {
          store.ways.seen.value = space
        }}
        onPiece={pressPiece}
        onInspect={(space) => {
          // A finger that holds a piece has asked about the piece.
          if (!inspected.peek()) looked.value = space
        }}
      />
      {looked.value !== null && (
        <Sheet
          title={catalogue.space(looked.value)}
          close={() => {
            looked.value = null
          }}
        >
          <p>{spaceText(view, looked.value, null)}</p>
          <p class="lore">{catalogue.card(looked.value)?.text}</p>
        </Sheet>
      )}
    </>
  )
}

/**
 * The first press on a space shows what it brings, the second one does it. A way that is on the board already, under
 * the mouse or the keyboard, and costs nothing is gone at the first.
 */
async function press(store: GameStore, space: string): Promise<void> {
  const question = store.question.peek()
  if (!question) return
  const { ways, reacting } = store
  if (reacting.lit.peek()) return reacting.point(space)
  const options = store.lit.peek().spaces.get(space) ?? []
  const path = ways.paths.peek().get(space)
  const isStep = options.every((id) => question.options.find((option) => option.id === id)?.do === 'move')
  if (question.kind !== 'hero-turn' || !path || !isStep || options.length > 1) {
    ways.forget()
    await store.point(options, intentAt(question, space), settings.value.oneTap || isLight(question))
    return
  }
  const isShown = ways.seen.peek() === space
  const isAgain = ways.chosen.peek() === space
  const way = { to: space, name: ways.name.peek(), route: path[isAgain ? ways.name.peek() : 'shortest'] }
  const isOneTap = settings.value.oneTap && !isDeadly(way.route.odds)
  if (isAgain || isOneTap || (isShown && isFree(way))) await store.walk(way)
  else {
    store.widen()
    ways.choose(space)
    const [step] = options
    if (step !== undefined) store.preview.value = step
  }
}

/** Lit spaces; the one that a first press has chosen stands out. */
function useTargets() {
  const store = useStore()
  return useComputed(() => {
    const { value: view } = store.view
    const { value: question } = store.question
    const found = new Map<string, Weight>()
    // Where a figure has to be chosen first, its places are only hinted at.
    const isGrouped = question !== null && store.narrowed.value === null && groupsOf(question.options) !== null
    const idle = store.thoughts.idle.value
    for (const [space, ids] of store.lit.value.spaces) {
      const isIdle = ids.length > 0 && ids.every((id) => id in idle)
      found.set(space, isIdle ? 'idle' : isGrouped ? 'hint' : 'legal')
    }
    const chosen = question?.options.find(({ id }) => id === store.preview.value)
    const at = chosen && view ? spaceOf(chosen, view) : null
    if (at !== null) found.set(at, 'chosen')
    const reaction = store.reacting.reaction.value
    if (reaction) found.set(reaction.to, 'chosen')
    // Further than a step, and still within this Move.
    for (const space of store.ways.paths.value.keys()) if (!found.has(space)) found.set(space, 'hint')
    const goal = store.ways.chosen.value
    if (goal !== null) found.set(goal, 'chosen')
    return found as ReadonlyMap<string, Weight>
  })
}

function useWords(): CityWords {
  const store = useStore()
  return useMemo(() => {
    const { city } = words.table
    const noteOf = (space: string): string | null => {
      const [view, question] = [store.view.peek(), store.question.peek()]
      const options = store.lit.peek().spaces.get(space) ?? []
      const texts = (question?.options ?? [])
        .filter(({ id }) => options.includes(id))
        .map((option) => (view && question ? optionText(option, question, view) : ''))
      const path = store.ways.paths.peek().get(space)
      const way = path ? [words.ways.inReach(wayFacts({ to: space, route: path.shortest }))] : []
      const notes = [...texts, ...way]
      return notes.length > 0 ? catalogue.clauses(notes) : null
    }
    return {
      board: words.table.board,
      start: city.start,
      zoomIn: city.zoomIn,
      zoomOut: city.zoomOut,
      wholeMap: city.wholeMap,
      district: (id) => catalogue.space(id),
      space: (id) => {
        const view = store.view.peek()
        return view ? spaceText(view, id, noteOf(id)) : catalogue.space(id)
      },
      figure: (id) => catalogue.name(id),
      hero: (id) => catalogue.name(id),
      icon: (id, otherwise) => iconOf(id, otherwise as IconName),
    }
  }, [store, store.view.value, store.question.value, store.ways.paths.value])
}

/** A step that was chosen, with what has to be paid for it. */
function routeOf(forecast: Forecast | undefined): readonly RouteStep[] {
  if (forecast?.of !== 'move') return []
  const { from, to, risks, odds } = forecast
  return [routeStep(from, to, risks, isGrave(odds))]
}
