import type { CityAction, MonsterKind, Option, Random } from '@haven/engine'
import {
  DEAD,
  distance,
  figureId,
  firstIn,
  heroAt,
  monstersIn,
  statsOf,
  tokensIn,
  withFigure,
} from '@haven/engine/count'
import { iconWorth } from './city.ts'
import { traffic } from './goals.ts'
import { castsOut, wayCost } from './hints.ts'
import { countsKill, countsRemoval } from './mission.ts'
import { castOutSpace } from './sins-hindrance.ts'
import { postWorth } from './sins-posts.ts'
import { worstSpace } from './sins-reaction.ts'
import { best, likely, places, type Survey, spaceIndex } from './survey.ts'

/** What the Sins player puts on the board, and how his texts choose their targets. */

const nearestHero = (r: Survey, space: number): number =>
  Math.min(9, ...places(r.g).map((place) => distance(r.g, space, heroAt(r.g, place).space)))

/** Tokens that the heroes have to remove lie far away; what hurts lies where they have to walk. */
export function placeWorth(r: Survey, token: string, space: number): number {
  const { g } = r
  const steps = nearestHero(r, space)
  if (countsRemoval(r, token, space)) {
    return (
      steps + 0.5 * monstersIn(g, space).length + 0.5 * (tokensIn(g, 'fire', space) + tokensIn(g, 'corruption', space))
    )
  }
  if (token === 'nest') return steps <= 2 ? 2 : 1 / steps
  const paths = traffic(r)
  const worth = r.sins.traffic * ((paths[space] as number) / Math.max(1, ...paths))
  return worth + 1 / (1 + steps) - r.sins.stacked * tokensIn(g, token as 'fire', space)
}

/** story-task */
export const placesToken = (r: Survey, options: readonly Option[]): Option =>
  best(options, ({ token, space }) => placeWorth(r, token as string, spaceIndex(r.g, space)))

/** summon: strong ones where they threaten, together; what the heroes hunt as far from them as can be. */
export function summons(r: Survey, options: readonly Option[], subject: string | undefined): Option {
  const { g } = r
  return best(options, ({ none, monster, space }) => {
    if (none) return 0
    const named = g.t.figureIndex.get(subject ?? monster ?? '')
    const figure = named ?? firstIn(g, monster as MonsterKind, DEAD)
    const to = spaceIndex(g, space)
    if (figure < 0 || figureId(g, figure) === undefined) return 0
    // What the mission counts had better stay dead.
    const bait = withFigure(g, figure, to, () => countsKill(r, figure)) ? r.sins.bait : 0
    return 0.1 * statsOf(g, figure).fight + postWorth(r, figure, to) - bait
  })
}

const USUAL_RANK = 5

export const choosesApocalypse = (r: Survey, random: Random, options: readonly Option[]): Option =>
  likely(random, options, r.sins.apocalypseHeat, ({ card }) => r.g.t.apocalypse.get(card ?? '')?.rank ?? USUAL_RANK)

/** What an icon is good for later. */
const ICONS: Readonly<Record<CityAction, number>> = {
  extraTurn: 0.4,
  inventory: 0.3,
  heal: 0.3,
  orbital: 0.4,
  repent: 0,
}

/** effect: a target of one of the Sins player's own texts. */
export function choosesTarget(r: Survey, place: number, cause: string | undefined, options: readonly Option[]): Option {
  const { g } = r
  const shown = options.find(({ none }) => !none) ?? (options[0] as Option)
  if (shown.icon) return best(options, ({ icon }) => (icon ? iconWorth(r, place, icon) + ICONS[icon] : -1))
  if (shown.choice !== undefined)
    return best(options, ({ choice }) => (choice === undefined ? -1 : (wayCost(r, place, cause, choice) ?? 0)))
  if (shown.token !== undefined) return placesToken(r, options)
  if (shown.monster !== undefined) {
    return best(options, ({ monster }) =>
      monster === undefined ? -1 : statsOf(g, g.t.figureIndex.get(monster) as number).fight,
    )
  }
  if (shown.space !== undefined) {
    if (!castsOut(r, place, cause))
      return worstSpace(
        r,
        place,
        options.filter(({ space }) => space !== undefined),
      )
    const { space } = castOutSpace(r, place)
    return options.find((option) => spaceIndex(g, option.space) === space) ?? shown
  }
  return shown
}
