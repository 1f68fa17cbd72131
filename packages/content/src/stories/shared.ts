import {
  act,
  type ClockDef,
  type EffectFrame,
  type Game,
  heroAt,
  type MissionDef,
  missionOf,
  onBoard,
  raiseTrackBy,
  type Step,
  setCount,
} from '@haven/engine/kit'

/** Pieces that several stories share. */

/** "One more if no mission progress was made this round." */
export const slowRound: ClockDef = { levels: 1, more: { levels: 1, fact: 'progress', when: 'under', bound: () => 1 } }

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
export const recount: Step<EffectFrame> = act('recount', (g) => {
  const { mission } = g.s
  if (mission.done || !missionOf(g).progress.some((way) => way.on === 'rescue' || way.on === 'deliver')) return
  const possible = mission.progress + innocentsLeft(g)
  if (possible < mission.count) setCount(g, possible)
})

/** nlb-grief: when an Innocent dies the track rises, and the mission is counted anew. */
export const grief: readonly Step<EffectFrame>[] = [recount, act('grieve', (g) => raiseTrackBy(g, 1, 'nlb-grief'))]

/** A mission that counts Districts: each once, by a hero's City Action. */
export const eachDistrictOnce: MissionDef['progress'] = [
  { on: 'city', once: (g, { space }) => g.map.spaces[space] as string },
]

export const isInStart = (g: Game, place: number): boolean => heroAt(g, place).space === startOf(g)
const startOf = (g: Game): number => g.t.maps.get(g.s.setup.map)?.start ?? -1

export const isInDistrict =
  (district: string) =>
  (g: Game, place: number): boolean =>
    heroAt(g, place).space === (g.map.index.get(district) ?? -1)
