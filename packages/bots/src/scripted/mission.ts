import type { Hazard, MissionDef, MonsterKind, Npc, TokenKind } from '@haven/engine'
import {
  canPray,
  figureAt,
  figureId,
  type Game,
  heroAt,
  isProgress,
  kindOf,
  MOST_CORRUPTION,
  monstersIn,
  standing,
  storyOf,
} from '@haven/engine/count'
import {
  cleared,
  clockLoses,
  holding,
  holdPlaces,
  isCarried,
  isCarriedNext,
  opensDeed,
  savedBy,
} from '../mission-places.ts'
import { once, places, type Survey } from './survey.ts'
import { harmCost, nerve } from './worth.ts'

/** What the current mission asks for, read from its ways to make progress. */

export const missionNeeds = ({ g }: Survey): number =>
  g.s.mission.done ? 0 : Math.max(0, g.s.mission.count - g.s.mission.progress)

/** One step of progress; the last step of the last mission is the game. Heroes grow bolder as the nights go by. */
export function progressWorth(r: Survey): number {
  const needs = missionNeeds(r)
  if (needs === 0) return 0
  if (needs === 1 && r.mission.next.length === 0) return r.weights.victory
  return r.viewer === 'sins' ? r.weights.progress : r.weights.progress * nerve(r)
}

const asks = ({ mission }: Survey, ...facts: readonly string[]): boolean =>
  mission.progress.some(({ on }) => facts.includes(on))

type Means = 'fight' | 'ranged' | 'orbital'

/** Does it matter to the mission who kills, or where? */
export const asksOfKills = ({ mission }: Survey): boolean => mission.progress.some((way) => way.on === 'kill' && way.if)

/** Does the mission count this monster's death: by this hero, or by any of them? */
export function countsKill(r: Survey, figure: number, by: Means = 'fight', place?: number): boolean {
  const { g } = r
  const kill = { kind: kindOf(g, figure), id: figureId(g, figure), space: figureAt(g, figure), by }
  const counts = (hero: number): boolean => isProgress(g, 'kill', { ...kill, place: hero })
  if (place !== undefined || !asksOfKills(r)) return counts(place ?? 0)
  return places(g).some(counts)
}

/** Does the mission count the removal of such a token from there? */
export const countsRemoval = ({ g }: Survey, kind: string, space: number): boolean =>
  isProgress(g, 'remove', { kind: kind as Hazard, space })

/** Do these tokens keep a monster there from counting? Without them it would. */
export function sparesMonster(r: Survey, kind: Hazard, space: number): boolean {
  const { g } = r
  const wanted = monstersIn(g, space).filter((figure) => !countsKill(r, figure) && isOfKind(r, kindOf(g, figure)))
  if (wanted.length === 0) return false
  const { tokens } = g.s
  const { [kind]: was } = tokens
  tokens[kind] = was.with(space, 0)
  const counts = wanted.some((figure) => countsKill(r, figure))
  tokens[kind] = was
  return counts
}

const isOfKind = ({ mission }: Survey, kind: MonsterKind): boolean =>
  mission.progress.some((way) => way.on === 'kill' && way.of?.includes(kind))

export const countsRepent = (r: Survey): boolean => asks(r, 'repent')

/** An Orbital Strike that finds nothing can count too. */
export const countsStrike = ({ g }: Survey): boolean => isProgress(g, 'strike', { targets: false })

export const countsDistrict = ({ g }: Survey, space: number): boolean => isProgress(g, 'city', { space })

/** Would it be progress to move an Orbital Strike token there? */
export const countsAim = ({ g }: Survey, place: number, space: number): boolean =>
  isProgress(g, 'aim', { place, space })

export const countsMeeting = ({ g }: Survey, npc: Npc): boolean => isProgress(g, 'meet', { npc })

export const wantsInnocents = (r: Survey): boolean => asks(r, 'rescue', 'deliver')

/** At 7 the Innocents that he holds die: a hero close to it takes none, until waiting has become the worse choice. */
export const mayCarry = (r: Survey, place: number): boolean =>
  heroAt(r.g, place).corruption < MOST_CORRUPTION - (r.g.s.round < LATE_ROUND ? 1 : 0)
const LATE_ROUND = 8

/** What lies face down altogether is public: the map told it. */
const liesFaceDown = (g: Game, kind: TokenKind): boolean => g.s.faceDown.some(({ kinds }) => kinds.includes(kind))

/** Is it time to look under face-down tokens? */
export const wantsFlips = (r: Survey): boolean =>
  asks(r, 'flip') || !!r.mission.topUpFaceDown || (wantsInnocents(r) && liesFaceDown(r.g, 'innocent'))

/** Is this a place to hand over an Innocent, or to pray? */
export function isPlaceFor(r: Survey, place: number, space: number): boolean {
  const { g, mission } = r
  if (!mission.deliver && !mission.cleanse) return false
  return standing(g, place, space, () => {
    if (mission.deliver?.at(g, place) && heroAt(g, place).innocents > 0) return true
    return !!mission.cleanse?.(g, place)
  })
}

/** What a hero can do for the mission at once where he comes by: hand over Innocents, look under tokens. */
export function passingWorth(r: Survey, place: number, space: number): number {
  const { g, mission } = r
  const { innocents } = heroAt(g, place)
  let steps = 0
  if (innocents > 0 && mission.deliver) {
    steps += standing(g, place, space, () => (mission.deliver?.at(g, place) ? innocents : 0))
  }
  if (g.s.faceDown.length > 0 && wantsFlips(r) && monstersIn(g, space).length === 0) {
    if (g.s.faceDown.some((pile) => pile.space === space)) steps++
  }
  return steps === 0 ? 0 : Math.min(steps, missionNeeds(r)) * progressWorth(r)
}

/** Where the Innocents of a mission are handed over. */
export const deliveryPlaces = ({ g }: Survey, mission: MissionDef, place: number): number[] =>
  g.map.spaces.flatMap((_, space) => (standing(g, place, space, () => !!mission.deliver?.at(g, place)) ? [space] : []))

export const praysAt = ({ g }: Survey, place: number, space: number): boolean =>
  standing(g, place, space, () => canPray(g, place))

/** Would it be progress if he ended his turn there? */
export function endsWell(r: Survey, place: number, space: number): boolean {
  if (!asks(r, 'turnEnd')) return false
  const { g } = r
  return standing(g, place, space, () => isProgress(g, 'turnEnd', { place, space }))
}

/**
 * What it is worth to be there at the end of the round, in steps of progress: as the board stands, or a part of what it
 * would be if no monster stood in the way.
 */
export function holdingSteps(r: Survey, place: number, space: number): number {
  const { g } = r
  if (!once(r, 'holds', () => holdPlaces(g)).includes(space)) return 0
  const now = holding(g, place, space)
  return Math.min(missionNeeds(r), Math.max(now, r.weights.holdHope * cleared(g, () => holding(g, place, space))))
}

/** The same in wounds; who has turns left may still come, or still go. */
export function holdingWorth(r: Survey, place: number, space: number): number {
  const steps = holdingSteps(r, place, space)
  const { turns, extraTurns } = heroAt(r.g, place)
  return steps <= 0 ? 0 : steps * progressWorth(r) * (turns + extraTurns > 0 ? r.weights.holdEarly : 1)
}

/** Tokens that he saves for the clock of the story. */
export const guardWorth = (r: Survey, place: number, space: number): number =>
  clockLoses(r.g) ? r.weights.guard * savedBy(r.g, place, space) : 0

/** The mission's own Action, in a space: what it brings, less the cheapest way to pay for it. */
export function deedWorth(r: Survey, place: number, space: number): number {
  const { g, mission } = r
  if (!opensDeed(g, place, space)) return 0
  const prices = Object.values(mission.ways ?? {}).map((way) =>
    harmCost(r, place, typeof way === 'function' ? way(g, place) : way),
  )
  return progressWorth(r) - (prices.length > 0 ? Math.min(...prices) : 0)
}

/** Must somebody carry it? Asked of a hero who might. */
export const wantsNpc = (r: Survey, place: number, npc: Npc): boolean =>
  once(r, `wants ${npc} ${place}`, () => isCarried(r.g, place, npc))

/** Will somebody have to carry it next? */
export const wantsNpcNext = (r: Survey, place: number, npc: Npc): boolean =>
  once(r, `wants ${npc} ${place} next`, () => isCarriedNext(r.g, place, npc))

/** What it costs him to hold an NPC for a round, where no mission wants it held soon. */
export function burdenOf(r: Survey, place: number, npc: Npc): number {
  const burden = storyOf(r.g).burdens?.[npc]
  if (burden === undefined || wantsNpc(r, place, npc) || wantsNpcNext(r, place, npc)) return 0
  return harmCost(r, place, burden)
}

/** Spaces where it would be, if all heroes were there and no monster. */
export function gatherings(r: Survey, place: number): readonly number[] {
  if (!asks(r, 'turnEnd')) return []
  return once(r, `gather ${place}`, () => findGatherings(r, place))
}

function findGatherings(r: Survey, place: number): number[] {
  const { g } = r
  const heroes = places(g).map((each) => heroAt(g, each))
  const was = heroes.map(({ space }) => space)
  const found = cleared(g, () =>
    g.map.spaces.flatMap((_, space) => {
      for (const hero of heroes) hero.space = space
      return endsWell(r, place, space) ? [space] : []
    }),
  )
  heroes.forEach((hero, i) => {
    hero.space = was[i] as number
  })
  return found
}

/** Would he be welcome somewhere with 1 corruption less, and nowhere as he is? */
export function repentsForMission(r: Survey, place: number): boolean {
  if (!asks(r, 'turnEnd') || gatherings(r, place).length > 0) return false
  return once(r, `repents ${place}`, () => {
    const hero = heroAt(r.g, place)
    hero.corruption--
    const found = findGatherings(r, place)
    hero.corruption++
    return found.length > 0
  })
}
