import type { Npc } from '@haven/engine'
import {
  DEAD,
  type Game,
  heroAt,
  isProgress,
  missionOf,
  monstersOnBoard,
  progressBy,
  standing,
  storyOf,
  withFigure,
} from '@haven/engine/count'

/** Where the mission is to be done, found by trying: worlds with other heroes, other hands, without monsters. */

/** As if no monster were on the board. */
export function cleared<T>(g: Game, think: () => T): T {
  const { figures } = g.s
  const stood = monstersOnBoard(g).map((figure) => [figure, figures[figure] as number] as const)
  for (const [figure] of stood) figures[figure] = DEAD
  const thought = think()
  for (const [figure, space] of stood) figures[figure] = space
  return thought
}

/** As if these heroes were not there. */
function absent<T>(g: Game, places: readonly number[], think: () => T): T {
  const gone = places.map((place) => heroAt(g, place)).filter(({ dead }) => !dead)
  for (const hero of gone) hero.dead = true
  const thought = think()
  for (const hero of gone) hero.dead = false
  return thought
}

const atRoundEnd = (g: Game): number => progressBy(g, 'roundEnd', {})
export const looksAtRoundEnd = (g: Game): boolean => missionOf(g).progress.some(({ on }) => on === 'roundEnd')

/** How much more progress the end of the round would be with him there than without him, as all else stands. */
export function holding(g: Game, place: number, space: number): number {
  const without = absent(g, [place], () => atRoundEnd(g))
  return standing(g, place, space, () => atRoundEnd(g)) - without
}

/** Spaces where one hero at the end of the round would be progress by himself, if no monster were there. */
export function holdPlaces(g: Game): readonly number[] {
  if (!looksAtRoundEnd(g)) return NOWHERE
  const one = g.s.heroes.findIndex(({ dead }) => !dead)
  if (one < 0) return NOWHERE
  const others = g.s.heroes.map((_, place) => place).filter((place) => place !== one)
  return cleared(g, () =>
    absent(g, others, () => g.map.spaces.flatMap((_, space) => (holding(g, one, space) > 0 ? [space] : []))),
  )
}
const NOWHERE: readonly number[] = []

/** Can the mission's own Action be taken there? */
export const opensDeed = (g: Game, place: number, space: number): boolean => {
  const { deed } = missionOf(g)
  return !!deed?.isAction && !g.s.mission.done && standing(g, place, space, () => deed.when(g, place))
}

/** Where it could be, if no monster were there. */
export const deedPlaces = (g: Game, place: number): readonly number[] =>
  missionOf(g).deed?.isAction
    ? cleared(g, () => g.map.spaces.flatMap((_, space) => (opensDeed(g, place, space) ? [space] : [])))
    : NOWHERE

/** Does the mission get on in some space only for who holds this NPC? */
export function isCarried(g: Game, place: number, npc: Npc): boolean {
  const mission = missionOf(g)
  if (!mission.cleanse && !mission.progress.some(({ on }) => on === 'turnEnd')) return false
  const hero = heroAt(g, place)
  const { npcs } = hero
  const opens = (held: readonly Npc[]): boolean => {
    hero.npcs = held
    return g.map.spaces.some((_, space) =>
      standing(g, place, space, () => isProgress(g, 'turnEnd', { place, space }) || !!mission.cleanse?.(g, place)),
    )
  }
  const others = npcs.filter((each) => each !== npc)
  const counts = !opens(others) && opens([...others, npc])
  hero.npcs = npcs
  return counts
}

/** The same of the missions that can come next. */
export function isCarriedNext(g: Game, place: number, npc: Npc): boolean {
  const { mission } = g.s
  return missionOf(g).next.some((id) => {
    g.s.mission = { ...mission, id, done: false, marked: [] }
    const counts = isCarried(g, place, npc)
    g.s.mission = mission
    return counts
  })
}

/** Tokens that the clock of the story loses at the end of the round, as the board stands. */
const lostByClock = (g: Game): number => storyOf(g).clock?.more?.lost?.(g) ?? 0
export const clockLoses = (g: Game): boolean => storyOf(g).clock?.more?.lost !== undefined

/** The track rises less while there are enough of them. */
export function isWantedByClock(g: Game, kind: string): boolean {
  const more = storyOf(g).clock?.more
  return more?.fact === kind && more.when === 'under'
}

/** How many of them a hero saves by standing there. */
export const savedBy = (g: Game, place: number, space: number): number =>
  absent(g, [place], () => lostByClock(g)) - standing(g, place, space, () => lostByClock(g))

/** Is one more lost if a monster stands there? */
export function isLostTo(g: Game, space: number): boolean {
  const figure = g.s.figures.findIndex((at) => at < 0)
  return figure >= 0 && withFigure(g, figure, space, () => lostByClock(g)) > lostByClock(g)
}
