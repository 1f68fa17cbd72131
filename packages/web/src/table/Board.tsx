import type { Forecast } from '@haven/odds'
import { useComputed, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { settings, speedNow } from '../app/settings.ts'
import { words } from '../app/words.ts'
import { iconOf } from '../cards/card-icons.ts'
import { City, type CityWords, cityModel, cityPlan, type RouteStep, type Weight } from '../city/index.ts'
import { groupsOf, intentAt, spaceOf } from '../game/targets.ts'
import { english, optionText } from '../game/words.ts'
import { rules } from '../host/rules.ts'
import type { IconName } from '../icons/names.ts'
import { useStore } from './context.ts'
import { Sheet } from './Sheet.tsx'
import { spaceText } from './space-words.ts'

const STEP_MS = { normal: 260, quick: 130, instant: 0 } as const

/** The city with what can be chosen in it: a first press shows what would happen, a second one does it. */
export function Board(): JSX.Element | null {
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
  const press = (space: string) => {
    if (question) {
      void store.point(lit.spaces.get(space) ?? [], intentAt(question, space), settings.value.oneTap)
    }
  }
  const pressPiece = (id: string) => {
    void store.point(lit.monsters.get(id) ?? lit.heroes.get(id) ?? [], { monster: id }, settings.value.oneTap)
  }
  return (
    <>
      <City
        plan={plan}
        model={model}
        seed={store.screen.value?.seedCommit ?? plan.map}
        words={cityWords}
        targets={targets.value}
        lit={new Set([...lit.monsters.keys(), ...lit.heroes.keys()])}
        here={here}
        route={routeOf(chosen && store.forecasts.value[chosen.id])}
        frame={question ? [...(here === null ? [] : [here]), ...targets.value.keys()] : []}
        stepMs={STEP_MS[speedNow()]}
        isCalm={settings.value.lessMotion || speedNow() === 'instant'}
        onSpace={press}
        onPiece={pressPiece}
        onInspect={(space) => {
          looked.value = space
        }}
      />
      {looked.value !== null && (
        <Sheet
          title={english.space(looked.value)}
          close={() => {
            looked.value = null
          }}
        >
          <p>{spaceText(rules, view, looked.value, null)}</p>
          <p class="lore">{english.card(looked.value)?.text}</p>
        </Sheet>
      )}
    </>
  )
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
    for (const space of store.lit.value.spaces.keys()) found.set(space, isGrouped ? 'hint' : 'legal')
    const chosen = question?.options.find(({ id }) => id === store.preview.value)
    const at = chosen && view ? spaceOf(chosen, view) : null
    if (at !== null) found.set(at, 'chosen')
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
      return texts.length > 0 ? texts.join('; ') : null
    }
    return {
      board: words.table.board,
      start: city.start,
      zoomIn: city.zoomIn,
      zoomOut: city.zoomOut,
      wholeMap: city.wholeMap,
      district: (id) => english.space(id),
      space: (id) => {
        const view = store.view.peek()
        return view ? spaceText(rules, view, id, noteOf(id)) : english.space(id)
      },
      figure: (id) => english.name(id),
      hero: (id) => english.name(id),
      icon: (id, otherwise) => iconOf(id, otherwise as IconName),
    }
  }, [store, store.view.value, store.question.value])
}

/** A step that was chosen, with what has to be paid for it. */
function routeOf(forecast: Forecast | undefined): readonly RouteStep[] {
  if (forecast?.of !== 'move') return []
  const { from, to, risks, odds } = forecast
  const dice = (of: 'fire' | 'corruption-check') =>
    risks.reduce((sum, risk) => sum + (risk.of === of && 'dice' in risk ? risk.dice : 0), 0)
  const wounds = risks.reduce((sum, risk) => sum + (risk.of === 'wounds' && 'count' in risk ? risk.count : 0), 0)
  const risk = risks.length === 0 ? 'calm' : odds.death > 0 || odds.mean.wounds >= 1 ? 'grave' : 'risky'
  return [{ from, to, wounds, fire: dice('fire'), corruption: dice('corruption-check'), risk }]
}
