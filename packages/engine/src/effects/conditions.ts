import { figureAt, heroAt, isAlone, isWithin, kindOf, monstersOnBoard, tokensIn, unblockedNests } from '../board.ts'
import type { Condition } from '../box.ts'
import type { Hazard, HeroFace, MonsterKind, Side } from '../contract.ts'
import type { Game } from '../kernel.ts'
import { currentCity } from '../procedures/city.ts'
import { currentFight } from '../procedures/fight-frame.ts'
import { currentKills } from '../procedures/orbital.ts'

/** Conditions used on cards. Public facts only: windows open on them. */

export const not =
  (condition: Condition): Condition =>
  (g, place) =>
    !condition(g, place)

/** No other hero in his space, or made to count as alone in this fight. */
export const alone: Condition = (g, place) => {
  const fight = currentFight(g)
  return (fight?.place === place && fight.alone) || isAlone(g, place)
}

/** The current hero has made no step of a Move this turn. */
export const idle: Condition = (g, place) => g.s.turn?.place === place && g.s.turn.steps === 0

export const ranged: Condition = (g) => currentFight(g)?.ranged === true
export const notRanged: Condition = (g) => currentFight(g)?.ranged === false
export const startedBy =
  (side: Side): Condition =>
  (g) =>
    currentFight(g)?.by === side

/** The hero rolled such a face. */
export const rolled =
  (face: HeroFace): Condition =>
  (g) =>
    (currentFight(g)?.rolled[face] ?? 0) > 0

/** At least so many monsters died in the fight (or by the Orbital Strike). */
export const killed =
  (count: number): Condition =>
  (g) =>
    currentKills(g).killed.length >= count

export const killedInFight: Condition = (g) => currentKills(g).fight

/** Monsters of these kinds that died in it and lie in the dead pile. */
export const killedKinds = (g: Game, kinds: readonly MonsterKind[]): MonsterKind[] => [
  ...new Set(
    currentKills(g)
      .killed.filter((figure) => figureAt(g, figure) === -1)
      .map((figure) => kindOf(g, figure))
      .filter((kind) => kinds.includes(kind)),
  ),
]

export const heroLives: Condition = (g, place) => {
  const fight = currentFight(g)
  return !heroAt(g, place).dead && (!fight || fight.hero === heroAt(g, place).hero)
}

export const progressRose: Condition = (g) => g.s.turn?.progressRose === true

/** The District in use has so many usable icons. */
export const icons =
  (count: number): Condition =>
  (g) =>
    (currentCity(g)?.icons.length ?? 0) >= count

export const nestFree: Condition = (g) => unblockedNests(g).length > 0

export const corruptionAtLeast =
  (level: number): Condition =>
  (g, place) =>
    heroAt(g, place).corruption >= level

export const tokenHere =
  (kind: Hazard): Condition =>
  (g, place) =>
    tokensIn(g, kind, heroAt(g, place).space) > 0

/** Monsters of these kinds within so many steps of the hero, in another space. */
export function monstersNear(g: Game, place: number, kinds: readonly MonsterKind[], steps: number): number[] {
  const { space } = heroAt(g, place)
  return monstersOnBoard(g).filter((figure) => {
    const at = figureAt(g, figure)
    return kinds.includes(kindOf(g, figure)) && at !== space && isWithin(g, at, space, steps)
  })
}

export const within =
  (kinds: readonly MonsterKind[], steps: number): Condition =>
  (g, place) =>
    monstersNear(g, place, kinds, steps).length > 0
