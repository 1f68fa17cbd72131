import { catalogue, speak, speakOfGame } from '../../base/words.ts'
import '../../base/theme/theme.css'
import { coreBox } from '@haven/content'
import { compileBox, type Rules, randomFrom, type View } from '@haven/engine'
import { box, words as boxWords } from '@haven/second-box'
import { withWords } from '@haven/text'
import { type JSX, render } from 'preact'
import { useState } from 'preact/hooks'
import { installIcons } from '../../base/icons/install.ts'
import type { IconName } from '../../base/icons/names.ts'
import { iconOf } from '../../parts/cards/card-icons.ts'
import {
  City,
  type CityWords,
  cityModel,
  cityPlan,
  type RouteForecast,
  type RouteStep,
  type Weight,
} from '../../parts/city/city.ts'

/**
 * Any map at any level, to be looked at while drawing: `?map=lights-out-b&level=3`, `&crowd=busy` or `full` for many
 * pieces, `&route=1` for a way with its risks, `&frame=s1,1|s2,1` for a frame, `&lit=1` for everything as an answer.
 */
const asked = new URLSearchParams(location.search)
const rules = compileBox(coreBox, box)
const map = asked.get('map') ?? 'havens-last-stand-a'
const plan = cityPlan(rules, map)
const CROWDS = ['none', 'busy', 'full'] as const
const crowd = CROWDS.find((each) => each === asked.get('crowd')) ?? 'none'

function start(of: Rules): View {
  const story = of.tables.maps.get(map)!.def.story
  const setup = of.resolveSetup({ heroPlayers: 4, story, map, sin: 'pride', acolytes: 'nuns' }, randomFrom('city'))
  return of.view(of.createGame(setup, 'city'), 'all')
}

/** Fills one crossing and one plaza, or every space, to the limit that the slots promise. */
function crowded(view: View): View {
  const level = Number(asked.get('level') ?? view.track)
  const heroes = view.heroes
  const first = heroes[0]!
  const turn = { ...view.turn, hero: first.hero } as View['turn']
  const base = { ...view, track: level, turn }
  if (crowd === 'none') return base
  const crossing = plan.streets.find(({ arms }) => arms.length === 4) ?? plan.streets[0]!
  const plaza = plan.districts.at(-1)!
  const places = crowd === 'full' ? plan.spaces.map(({ id }) => id) : [crossing.id, plaza.id]
  const kinds = ['avatar', 'controller', 'hell-club', 'abomination', 'acolyte', 'acolyte'] as const
  const tokens = (['fire', 'corruption', 'pentagram', 'nest', 'innocent', 'extraTurn'] as const).map((kind, i) => ({
    kind,
    count: 1 + (i % 3),
  }))
  const inPlaces = <T,>(make: (space: string) => T[]): T[] => places.flatMap(make)
  return {
    ...base,
    heroes:
      crowd === 'full'
        ? inPlaces((space) => heroes.slice(0, 4).map((hero) => ({ ...hero, space })))
        : heroes.map((hero, i) => ({
            ...hero,
            space: i < 3 ? crossing.id : plaza.id,
            innocents: i,
            npcs: i === 1 ? ['proxy'] : [],
          })),
    monsters: [
      ...(crowd === 'full' ? [] : view.monsters),
      ...inPlaces((space) =>
        kinds.map((kind, i) => ({
          id: `${kind}-${space}-${i}`,
          kind,
          space,
          ...(i % 3 === 2 && { pinned: true as const }),
        })),
      ),
    ],
    marks: inPlaces((space) => [{ space, key: 'salt', until: 'round' as const }]),
    tokens: [
      ...(crowd === 'full' ? [] : view.tokens),
      ...inPlaces((space) => tokens.map((token) => ({ ...token, space }))),
    ],
  }
}

const view = crowded(start(rules))

const spoken = () => withWords(catalogue, boxWords)

const words: CityWords = {
  board: 'City',
  start: 'Start',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeMap: 'Whole map',
  district: (id) => spoken().space(id),
  space: (id) => spoken().space(id),
  figure: (id) => spoken().name(id),
  hero: (id) => spoken().name(id),
  icon: (id, otherwise) => iconOf(id, otherwise as IconName),
}

function route(): RouteStep[] {
  const from = view.heroes[0]!.space
  const geometry = rules.tables.maps.get(map)!.geometry
  const next = geometry.next[geometry.index.get(from)!]!.map((space) => geometry.spaces[space]!)
  const street = next.find((id) => id.startsWith('s') && plan.byId.get(id)!.x > plan.byId.get(from)!.x) ?? next.at(-1)!
  const beyond = geometry.next[geometry.index.get(street)!]!.map((space) => geometry.spaces[space]!)
  const district = beyond.findLast((id) => !id.startsWith('s') && !next.includes(id)) ?? beyond[0]!
  return [
    { from, to: street, wounds: 1, fire: 2, corruption: 3, risk: 'grave' },
    { from: street, to: district, wounds: 0, fire: 1, corruption: 0, risk: 'risky' },
  ]
}

const forecast: RouteForecast = {
  title: 'Wounds',
  note: 'Corruption 0.6',
  columns: [
    { label: '0', share: 0, said: '0%', risk: 'calm' },
    { label: '1', share: 0.13, said: '13%', risk: 'risky' },
    { label: '2', share: 0.31, said: '31%', risk: 'risky' },
    { label: '3', share: 0.31, said: '31%', risk: 'grave' },
    { label: '4+', share: 0.25, said: '25%', risk: 'grave' },
  ],
}

function Page(): JSX.Element {
  const [model, setModel] = useState(() => cityModel(rules, view))
  const steps = asked.get('route') ? route() : []
  const here = view.heroes[0]!.space
  const targets = new Map<string, Weight>()
  if (steps.length > 0) {
    targets.set(steps[0]!.to, 'legal')
    targets.set(steps[1]!.to, 'chosen')
    const reach = rules.tables.maps.get(map)!.geometry
    for (const space of reach.next[reach.index.get(here)!]!) {
      const id = reach.spaces[space]!
      if (!targets.has(id)) targets.set(id, 'hint')
    }
  }
  if (asked.has('lit')) for (const { id } of plan.spaces) if (!targets.has(id)) targets.set(id, 'legal')
  const go = (space: string): void => {
    view.heroes.forEach((hero, i) => {
      if (i === 0) Object.assign(hero, { space })
    })
    setModel(cityModel(rules, view))
  }
  return (
    <City
      plan={plan}
      model={model}
      seed={asked.get('seed') ?? map}
      words={words}
      targets={targets}
      lit={
        new Set(
          asked.has('lit')
            ? [...view.monsters.map(({ id }) => id), ...view.heroes.map(({ hero }) => hero)]
            : asked.get('route')
              ? view.monsters
                  .filter(({ space }) => space === here)
                  .slice(0, 2)
                  .map(({ id }) => id)
              : [],
        )
      }
      here={here}
      route={steps}
      forecast={steps.length > 0 ? forecast : null}
      frame={(asked.get('frame') ?? '').split('|').filter(Boolean)}
      isCalm={asked.has('calm')}
      onSpace={go}
      onPiece={(id) => document.body.setAttribute('data-piece', id)}
      onInspect={(id) => document.body.setAttribute('data-inspected', id)}
    />
  )
}

void Promise.all([installIcons(), speak('en').then(speakOfGame)]).then(() => {
  render(<Page />, document.getElementById('app') as HTMLElement)
})
