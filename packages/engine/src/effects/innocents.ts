import { heroAt, missionOf, onBoard, startSpace } from '../board.ts'
import { act, type Game, type Step } from '../kernel.ts'
import { raiseTrack } from '../procedures/apocalypse.ts'
import { setCount } from '../story/missions.ts'
import type { EffectFrame } from './effect.ts'

/** Pieces of stories in which Innocents are carried. */

type Effect = Step<EffectFrame>

const faceDownInnocents = (g: Game): number =>
  g.s.faceDown.flatMap((pile) => pile.kinds).filter((kind) => kind === 'innocent').length

/** Innocents that can still count for the current mission: found once, or handed over. */
function innocentsLeft(g: Game): number {
  const free = onBoard(g, 'innocent') + faceDownInnocents(g)
  const countsFinding = missionOf(g).progress.some((way) => way.on === 'rescue')
  if (countsFinding)
    return free - g.s.staleInnocents.length + g.s.heroes.reduce((n, hero) => n + hero.freshInnocents, 0)
  return free + g.s.heroes.reduce((n, hero) => n + hero.innocents, 0)
}

/** nlb-grief: a mission asks for no more Innocents than there are. */
export const recount: Effect = act('recount', (g) => {
  const { mission } = g.s
  if (mission.done || !missionOf(g).progress.some((way) => way.on === 'rescue' || way.on === 'deliver')) return
  const possible = mission.progress + innocentsLeft(g)
  if (possible < mission.count) setCount(g, possible)
})

/** nlb-grief: when an Innocent dies the track rises, and the mission is counted anew. */
export const grief: readonly Effect[] = [recount, act('grieve', (g) => raiseTrack(g, 1, 'nlb-grief'))]

export const isInStart = (g: Game, place: number): boolean => heroAt(g, place).space === startSpace(g)

export const isInDistrict =
  (district: string) =>
  (g: Game, place: number): boolean =>
    heroAt(g, place).space === (g.map.index.get(district) ?? -1)
