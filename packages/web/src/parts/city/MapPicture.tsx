import { type Rules, randomFrom, type View } from '@haven/engine'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { words } from '../../base/words.ts'
import { rules } from '../../model/rules.ts'
import { useRulesOfMap } from '../../model/rules-of-map.ts'
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

/** Who is of another box than the map does not stand on its picture. */
function firstView(own: Rules, { map, sin, acolytes }: MapPictureProps): View {
  const { tables } = own
  const wishes = {
    heroPlayers: 1,
    map,
    ...(tables.sins.has(sin) && { sin }),
    ...(tables.acolytes.has(acolytes) && { acolytes }),
  }
  return own.view(own.createGame(own.resolveSetup(wishes, randomFrom(map)), map), 'spectator')
}

/** A map as it stands at the beginning of a game. */
export function MapPicture({ map, sin, acolytes }: MapPictureProps): JSX.Element | null {
  const own = useRulesOfMap(map)
  const view = useMemo(() => own && firstView(own, { map, sin, acolytes }), [own, map, sin, acolytes])
  return own && view && <CityPicture own={own} view={view} label={words.newGame.mapPicture(map)} />
}

interface CityPictureProps {
  readonly view: View
  readonly label: string
  /** Left out: those of the game that the page shows. */
  readonly own?: Rules
}

/** The city of any moment. */
export function CityPicture({ view, label, own = rules }: CityPictureProps): JSX.Element {
  const { map } = view.setup
  const plan = useMemo(() => cityPlan(own, map), [own, map])
  const model = useMemo(() => cityModel(own, view), [own, view])
  return <CityScene plan={plan} model={model} label={label} />
}

/** So late in the night the city is shown on a poster. */
const POSTER_LEVEL = 3
const POSTER_SCALE = 0.3

/** A map as a small painting, without anybody in it. */
export function MapPoster({ map }: { readonly map: string }): JSX.Element | null {
  const own = useRulesOfMap(map)
  const painted = useMemo(() => {
    if (!own) return null
    const plan = cityPlan(own, map)
    const view = firstView(own, { map, sin: 'random', acolytes: 'random' })
    const model = { ...cityModel(own, view), level: POSTER_LEVEL }
    return { brief: briefOf(plan, model, map, cityWords()), region: plan.bounds }
  }, [own, map])
  if (!painted) return null
  const { brief, region } = painted
  return <Painting name={`poster ${map}`} brief={brief} region={region} scale={POSTER_SCALE} />
}
