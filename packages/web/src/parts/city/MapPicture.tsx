import { randomFrom, type View } from '@haven/engine'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { words } from '../../base/words.ts'
import { rules } from '../../model/rules.ts'
import { CityScene } from './CityScene.tsx'
import { cityWords } from './city-words.ts'
import { cityPlan } from './geometry/plan.ts'
import { briefOf } from './live/brief.ts'
import { cityModel } from './live/model.ts'
import { Painting } from './Painting.tsx'

interface MapPictureProps {
  readonly map: string
  readonly sin: string
  readonly acolytes: string
}

const isKnown = (wish: string): boolean => wish !== 'random'

function firstView({ map, sin, acolytes }: MapPictureProps): View {
  const wishes = { heroPlayers: 1, map, ...(isKnown(sin) && { sin }), ...(isKnown(acolytes) && { acolytes }) }
  const setup = rules.resolveSetup(wishes, randomFrom(map))
  return rules.view(rules.createGame(setup, map), 'spectator')
}

/** A map as it stands at the beginning of a game. */
export function MapPicture({ map, sin, acolytes }: MapPictureProps): JSX.Element {
  const view = useMemo(() => firstView({ map, sin, acolytes }), [map, sin, acolytes])
  return <CityPicture view={view} label={words.newGame.mapPicture(map)} />
}

/** The city of any moment. */
export function CityPicture({ view, label }: { readonly view: View; readonly label: string }): JSX.Element {
  const { map } = view.setup
  const plan = useMemo(() => cityPlan(rules, map), [map])
  const model = useMemo(() => cityModel(rules, view), [view])
  return <CityScene plan={plan} model={model} label={label} />
}

/** So late in the night the city is shown on a poster. */
const POSTER_LEVEL = 3
const POSTER_SCALE = 0.3

/** A map as a small painting, without anybody in it. */
export function MapPoster({ map }: { readonly map: string }): JSX.Element {
  const { brief, region } = useMemo(() => {
    const plan = cityPlan(rules, map)
    const view = firstView({ map, sin: 'random', acolytes: 'random' })
    const model = { ...cityModel(rules, view), level: POSTER_LEVEL }
    return { brief: briefOf(plan, model, map, cityWords()), region: plan.bounds }
  }, [map])
  return <Painting name={`poster ${map}`} brief={brief} region={region} scale={POSTER_SCALE} />
}
