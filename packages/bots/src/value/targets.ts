import { type CityAction, HAZARDS, type Hazard, type MissionDef } from '@haven/engine'
import {
  DEAD,
  figureAt,
  type Game,
  hasMonster,
  heroAt,
  isProgress,
  kindOf,
  metroFrom,
  monstersOnBoard,
  physicalIn,
} from '@haven/engine/count'
import { deedPlaces, holdPlaces } from '../mission-places.ts'

/** Where the current mission can be furthered: spaces that heroes want to be in, and how often each can count. */
export interface Targets {
  /** Kind of deed that counts there; the value function weighs nearness by it. */
  readonly deed: TargetDeed
  readonly spaces: readonly number[]
}

export const TARGET_DEEDS = ['kill', 'remove', 'flip', 'city', 'carry', 'meet', 'gather'] as const
export type TargetDeed = (typeof TARGET_DEEDS)[number]

type Way = MissionDef['progress'][number]

/** What one hero could go for. Only the Innocents make a difference between heroes. */
export function targetsOf(g: Game, mission: MissionDef, place: number): Targets {
  const spaces: number[] = [...deedPlaces(g, place)]
  let deed: TargetDeed = spaces.length > 0 ? 'gather' : 'kill'
  for (const way of mission.progress) {
    deed = DEED_OF[way.on]
    FIND[way.on](g, mission, place, way, spaces)
  }
  return { deed, spaces }
}

const DEED_OF: Readonly<Record<Way['on'], TargetDeed>> = {
  kill: 'kill',
  remove: 'remove',
  pray: 'remove',
  flip: 'flip',
  city: 'city',
  repent: 'city',
  strike: 'city',
  rescue: 'carry',
  deliver: 'carry',
  meet: 'meet',
  turnEnd: 'gather',
  aim: 'city',
  kindle: 'remove',
  roundEnd: 'gather',
}

type Find = (g: Game, mission: MissionDef, place: number, way: Way, into: number[]) => void

function findKills(g: Game, way: Way, into: number[]): void {
  if (way.on !== 'kill') return
  for (const figure of monstersOnBoard(g)) {
    const kind = kindOf(g, figure)
    if (way.of && !way.of.includes(kind)) continue
    const space = figureAt(g, figure)
    // A monster that its surroundings protect is still where the work is.
    into.push(space)
  }
}

function findRemovals(g: Game, way: Way, into: number[]): void {
  if (way.on !== 'remove') return
  for (const kind of way.of ?? HAZARDS) {
    if (kind === 'altar') into.push(...g.s.altars)
    else {
      for (let space = 0; space < g.map.spaces.length; space++) {
        const count = physicalIn(g, kind as Hazard, space)
        for (let i = 0; i < count; i++) into.push(space)
      }
    }
  }
}

function findIcons(g: Game, icon: CityAction | null, way: Way, into: number[]): void {
  for (let space = 0; space < g.map.districts; space++) {
    const icons = g.map.cityActions[space] as readonly CityAction[]
    if (icon !== null && !icons.includes(icon)) continue
    if (g.s.slots.includes(space)) continue
    if (way.on === 'city' && way.once && g.s.mission.marked.includes(way.once(g, { space }))) continue
    into.push(space)
  }
}

function findInnocents(g: Game, mission: MissionDef, place: number, into: number[]): void {
  const hero = heroAt(g, place)
  if (mission.deliver && hero.innocents > 0) {
    const was = hero.space
    for (let space = 0; space < g.map.spaces.length; space++) {
      hero.space = space
      if (mission.deliver.at(g, place)) into.push(space)
    }
    hero.space = was
    return
  }
  for (let space = 0; space < g.map.spaces.length; space++) {
    const count = physicalIn(g, 'innocent', space)
    for (let i = 0; i < count; i++) into.push(space)
  }
  for (const pile of g.s.faceDown) into.push(pile.space)
}

/** Spaces where a turn's end would count if all heroes were there and no monster. */
function findMeetings(g: Game, place: number, way: Way, into: number[]): void {
  if (way.on !== 'turnEnd') return
  const { heroes, figures } = g.s
  if (way.once && g.s.mission.marked.includes(way.once(g, { place, space: heroAt(g, place).space }))) return
  const stood = heroes.map(({ space }) => space)
  const were = figures.slice()
  for (let i = 0; i < figures.length; i++) if ((figures[i] as number) >= 0) figures[i] = DEAD
  for (let space = 0; space < g.map.spaces.length; space++) {
    for (const hero of heroes) hero.space = space
    if (!way.if || way.if(g, { place, space })) into.push(space)
  }
  heroes.forEach((hero, i) => {
    hero.space = stood[i] as number
  })
  were.forEach((space, i) => {
    figures[i] = space
  })
}

const FIND: Readonly<Record<Way['on'], Find>> = {
  kill: (g, _, __, way, into) => findKills(g, way, into),
  remove: (g, _, __, way, into) => findRemovals(g, way, into),
  pray: (g, mission, place, _, into) => {
    if (!mission.cleanse) return
    const hero = heroAt(g, place)
    const was = hero.space
    for (let space = 0; space < g.map.spaces.length; space++) {
      hero.space = space
      if (mission.cleanse(g, place)) into.push(space)
    }
    hero.space = was
  },
  flip: (g, _, __, ___, into) => {
    for (const pile of g.s.faceDown) if (!hasMonster(g, pile.space)) into.push(pile.space)
  },
  city: (g, _, __, way, into) => findIcons(g, null, way, into),
  repent: (g, _, __, way, into) => findIcons(g, 'repent', way, into),
  strike: (g, _, __, way, into) => findIcons(g, 'orbital', way, into),
  rescue: (g, mission, place, _, into) => findInnocents(g, mission, place, into),
  deliver: (g, mission, place, _, into) => findInnocents(g, mission, place, into),
  meet: (g, _, __, way, into) => {
    for (const { npc, space } of g.s.npcs) {
      if (way.on === 'meet' && way.once && g.s.mission.marked.includes(way.once(g, { npc }))) continue
      into.push(space)
    }
  },
  turnEnd: (g, _, place, way, into) => findMeetings(g, place, way, into),
  aim: (g, _, __, way, into) => findIcons(g, 'orbital', way, into),
  kindle: (g, _, place, __, into) => {
    for (let space = 0; space < g.map.spaces.length; space++) {
      if (isProgress(g, 'kindle', { place, space })) into.push(space)
    }
  },
  roundEnd: (g, _, __, ___, into) => {
    into.push(...holdPlaces(g))
  },
}

/** Steps for a hero: the Metro is taken once at most. */
export function roughSteps(g: Game, from: number, to: number): number {
  const direct = (g.map.distance[from] as Uint8Array)[to] as number
  if (direct <= 1 || g.s.metro.length === 0) return direct
  let least = direct
  for (const { space } of g.s.metro) {
    const there = (g.map.distance[from] as Uint8Array)[space] as number
    if (there + 1 >= least) continue
    for (const exit of metroFrom(g, space)) {
      const steps = there + 1 + ((g.map.distance[exit] as Uint8Array)[to] as number)
      if (steps < least) least = steps
    }
  }
  return least
}
