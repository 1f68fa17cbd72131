import type { Option } from '@haven/engine'
import {
  currentFight,
  DEAD,
  figureAt,
  firstIn,
  hasHero,
  heroAt,
  isPinned,
  monstersIn,
  monstersOnBoard,
  reachable,
  reactionSteps,
  standing,
  withFigure,
} from '@haven/engine/count'
import { assault, gain, isBold, killShare, worstAttack } from './danger.ts'
import { outlook } from './fight-odds.ts'
import { countsKill } from './mission.ts'
import { postWorth } from './sins-posts.ts'
import { best, type Survey, spaceIndex, turnsLeft } from './survey.ts'

/** The Sins player's reactions: whom to go for, who goes, and whether to fight. */

const MOST_COMERS = 4

/** REACT-1: a token is spent on an attack that is good enough for what tokens and turns are left. */
export function reacts(r: Survey, place: number): boolean {
  const tokens = r.g.s.sins.reactions
  const turns = turnsLeft(r.g.s.heroes)
  const value = worstAttack(r, place, MOST_COMERS, killShare(r)).value
  if (tokens > turns) return true // it would be wasted
  return value >= tokenWorth(r) || bestPost(r) > r.sins.postLeast + r.sins.postScarce * scarcity(r)
}

const scarcity = ({ g }: Survey): number => 1 - g.s.sins.reactions / (turnsLeft(g.s.heroes) + 1)

/** What an attack must be worth for a token to be spent on it. */
export const tokenWorth = (r: Survey): number =>
  r.g.s.sins.reactions > turnsLeft(r.g.s.heroes) ? 0 : r.sins.patience * scarcity(r) + r.sins.attackLeast

/** How much better a monster could stand. */
function bestPost(r: Survey): number {
  const { g } = r
  let most = 0
  for (const figure of monstersOnBoard(g)) {
    const at = figureAt(g, figure)
    if (hasHero(g, at) || isPinned(g, figure)) continue
    const now = postWorth(r, figure, at)
    for (const space of reachable(g, at, reactionSteps(g, figure))) {
      if (!hasHero(g, space)) most = Math.max(most, postWorth(r, figure, space) - now)
    }
  }
  return most
}

/** reaction-move: also for other texts that move monsters. */
export function chooseMove(r: Survey, place: number, options: readonly Option[]): Option {
  const { g } = r
  // Outside the turns there is nobody to attack: only the posts count.
  if (g.s.turn === null) {
    return best(options, ({ monster, to }) => {
      const figure = g.t.figureIndex.get(monster ?? '') ?? -1
      return figure < 0 ? 0 : postWorth(r, figure, spaceIndex(g, to)) - postWorth(r, figure, figureAt(g, figure))
    })
  }
  const now = stayingWorth(r, place)
  return best(options, ({ none, monster, to }) => {
    if (none) return now
    return moveWorth(r, place, g.t.figureIndex.get(monster as string) as number, spaceIndex(g, to), now)
  })
}

/** An attack by those who are there already. */
export const stayingWorth = (r: Survey, place: number): number => Math.max(0, gain(r, place, killShare(r)))

/** A monster that moves before those who are beside the hero attack. */
export function moveWorth(r: Survey, place: number, figure: number, to: number, staying: number): number {
  if (to === heroAt(r.g, place).space) return comingWorth(r, place, figure)
  return staying + r.sins.post * (postWorth(r, figure, to) - postWorth(r, figure, figureAt(r.g, figure)))
}

/** A monster that comes to the hero attacks him, or costs him a wound or an Action to get away from. */
function comingWorth(r: Survey, place: number, figure: number): number {
  const { g } = r
  const { space } = heroAt(g, place)
  const toll = monstersIn(g, space).length === 0 && (isBold(r) || !countsKill(r, figure)) ? r.sins.toll : 0
  return toll + withFigure(g, figure, space, () => Math.max(0, gain(r, place, killShare(r))))
}

export const fightsNow = (r: Survey, place: number): boolean => gain(r, place, killShare(r)) > r.sins.fightLeast

/** RANGE-4, preview edition: the shooter's Hits are spent, so whoever can come comes. */
export function retaliates(r: Survey, place: number, options: readonly Option[]): Option {
  const { space } = heroAt(r.g, place)
  return (
    options.find(({ to }) => to !== undefined && spaceIndex(r.g, to) === space) ??
    (options.find(({ none }) => none) as Option)
  )
}

/** ACO-1: a dead Acolyte joins where it hurts the hero more than it is in danger. */
export function usesAcolyte(r: Survey): boolean {
  const { g } = r
  const f = currentFight(g)
  const figure = firstIn(g, 'acolyte', DEAD)
  if (!f || figure < 0) return false
  const level = heroAt(g, f.place).corruption <= 5 ? heroAt(g, f.place).corruption + 1 : 0
  const fight = { ...f, level }
  const now = outlook(r, fight).value
  const then = withFigure(g, figure, f.space, () => outlook(r, fight).value)
  return now - then >= (turnsLeft(r.g.s.heroes) <= 2 ? r.sins.acolyteLate : r.sins.acolyte)
}

/** Where a hero is worst off: an attack, monsters to get away from, no friend beside him. */
export const worstSpace = (r: Survey, place: number, options: readonly Option[]): Option =>
  best(options, ({ space }) =>
    standing(
      r.g,
      place,
      spaceIndex(r.g, space),
      () => worstAttack(r, place).value + Math.max(0, -assault(r, place).value),
    ),
  )
