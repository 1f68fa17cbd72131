import { randomFrom, type View } from '@haven/engine'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { IconName } from '../../base/icons/names.ts'
import { catalogue, words } from '../../base/words.ts'
import { rules } from '../../model/rules.ts'
import { iconOf } from '../cards/card-icons.ts'
import { City, type CityWords, cityModel, cityPlan } from './city.ts'
import { briefOf } from './live/brief.ts'
import { Painting } from './Painting.tsx'

const { city, board } = words.table

/** For cities that are looked at. */
export const cityWords: CityWords = {
  board,
  start: city.start,
  zoomIn: city.zoomIn,
  zoomOut: city.zoomOut,
  wholeMap: city.wholeMap,
  district: (id) => catalogue.space(id),
  space: (id) => catalogue.space(id),
  figure: (id) => catalogue.name(id),
  hero: (id) => catalogue.name(id),
  icon: (id, otherwise) => iconOf(id, otherwise as IconName),
}

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

/** A map as it stands at the beginning of a game: to look at, not to touch. */
export function MapPicture({ map, sin, acolytes }: MapPictureProps): JSX.Element {
  const view = useMemo(() => firstView({ map, sin, acolytes }), [map, sin, acolytes])
  return <CityPicture view={view} label={words.newGame.mapPicture(map)} />
}

interface CityPictureProps {
  readonly view: View
  readonly label: string
  /** Milliseconds of one step of a figure when the view changes; 0 for none. */
  readonly stepMs?: number
}

/** The city of any moment, likewise. */
export function CityPicture({ view, label, stepMs = 0 }: CityPictureProps): JSX.Element {
  const { map } = view.setup
  const plan = useMemo(() => cityPlan(rules, map), [map])
  const model = useMemo(() => cityModel(rules, view), [view])
  return (
    <div class="map-picture" role="img" aria-label={label}>
      <div class="map-picture__city" inert>
        <City
          plan={plan}
          model={model}
          seed={map}
          words={cityWords}
          stepMs={stepMs}
          isCalm={stepMs === 0}
          onSpace={() => undefined}
        />
      </div>
    </div>
  )
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
    return { brief: briefOf(plan, model, map, cityWords), region: plan.bounds }
  }, [map])
  return <Painting name={`poster ${map}`} brief={brief} region={region} scale={POSTER_SCALE} />
}
