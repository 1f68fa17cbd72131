import type { CityAction, Option } from '@haven/engine'
import {
  canHeal,
  canRepent,
  canUseCity,
  heroAt,
  isAlone,
  isDistrict,
  spaceId,
  standing,
  uncoveredIcons,
} from '@haven/engine/count'
import { paths } from '@haven/odds'
import { deedIs, type Fit, type When, type Whens } from './line.ts'
import type { Moment } from './moment.ts'

const MANY_WOUNDS = 3
const NEAR_THE_END = 5
/** Wounds that a way to a District may cost on average. */
const MOST_HARM = 0.5

export const dangers: Whens<'heal' | 'repent' | 'alone'> = {
  heal: (m) => {
    const { wounds } = heroAt(m.g, m.place)
    if (wounds.length < MANY_WOUNDS || !canHeal(m.g, m.place)) return null
    return cityInReach(m, 'heal', { wounds: wounds.length })
  },

  repent: (m) => {
    const { corruption } = heroAt(m.g, m.place)
    if (corruption < NEAR_THE_END || !canRepent(m.g, m.place)) return null
    return cityInReach(m, 'repent', { corruption })
  },

  /** The sin's power takes a Defense from whoever is alone. */
  alone: ({ rules, view, question, g, place }) => {
    const fights = question.options.filter(deedIs('fight'))
    if (fights.length === 0 || !view.setup.power || !isAlone(g, place)) return null
    const space = spaceId(g, heroAt(g, place).space)
    const friend = view.heroes.find(
      ({ hero, dead, turns, extraTurns }) =>
        hero !== question.subject.hero &&
        !dead &&
        turns + extraTurns > 0 &&
        paths(rules, view, hero).some(({ to }) => to === space),
    )
    if (!friend) return null
    const answers = question.options.filter((option) => !fights.includes(option)).map(({ id }) => id)
    return { params: { friend: friend.hero }, answers }
  },
} satisfies Record<string, When>

/** A District with such an icon that he may still use: here, or by a way that hurts little. */
function cityInReach(m: Moment, icon: CityAction, params: Fit['params']): Fit | null {
  const { question, g, place } = m
  const { options } = question
  if (question.kind === 'city-action') {
    const named = options.filter(({ action }) => action === icon).map(({ id }) => id)
    return named.length > 0
      ? { params: { ...params, district: spaceId(g, heroAt(g, place).space) }, answers: named }
      : null
  }
  const { space: here } = heroAt(g, place)
  const city = options.find(deedIs('city'))
  if (city && hasIcon(m, here, icon)) return { params: { ...params, district: spaceId(g, here) }, answers: [city.id] }
  const ways = m.paths
    .filter(({ to, safest }) => safest.odds.mean.wounds <= MOST_HARM && !safest.pays && hasIcon(m, index(m, to), icon))
    .sort((a, b) => a.safest.odds.mean.wounds - b.safest.odds.mean.wounds)
  for (const { to, safest } of ways) {
    const step = firstStep(options, safest.spaces)
    if (step) return { params: { ...params, district: to }, answers: [step.id] }
  }
  return null
}

const index = ({ g }: Moment, space: string): number => g.map.index.get(space) ?? -1

function hasIcon({ g, place }: Moment, space: number, icon: CityAction): boolean {
  if (!isDistrict(g, space) || !standing(g, place, space, () => canUseCity(g, place))) return false
  const printed = g.map.cityActions[space] as readonly CityAction[]
  return uncoveredIcons(g, space).some((each) => printed[each] === icon)
}

export const firstStep = (options: readonly Option[], [to]: readonly string[]): Option | undefined =>
  options.find((option) => option.do === 'move' && option.to === to)
