import { randomFrom, type View } from '@haven/engine'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { IconName } from '../../base/icons/names.ts'
import { catalogue, words } from '../../base/words.ts'
import { rules } from '../../model/rules.ts'
import { iconOf } from '../cards/card-icons.ts'
import { City, type CityWords, cityModel, cityPlan } from './city.ts'

const { city, board } = words.table

const cityWords: CityWords = {
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

/** A map as it stands at the beginning of a game: to look at, not to touch. */
export function MapPicture({ map, sin, acolytes }: MapPictureProps): JSX.Element {
  const view = useMemo(() => {
    const wishes = { heroPlayers: 1, map, ...(isKnown(sin) && { sin }), ...(isKnown(acolytes) && { acolytes }) }
    const setup = rules.resolveSetup(wishes, randomFrom(map))
    return rules.view(rules.createGame(setup, map), 'spectator')
  }, [map, sin, acolytes])
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
