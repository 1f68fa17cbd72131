import type { Box, MapDef, MissionDef, StoryDef } from '../box.ts'
import { HAZARDS, MONSTER_KINDS } from '../contract.ts'
import { lookAtRoundEnd } from '../effects/story-effects.ts'
import { HEROES_IN_PLAY } from '../setup.ts'
import type { Fact } from '../story/facts.ts'
import { needFunction } from './check-texts.ts'
import type { Findings } from './fault.ts'

/** Stories: a way of missions from the first to a last one, each of which can be done. */

export const FACTS = [
  'kill',
  'remove',
  'repent',
  'flip',
  'city',
  'rescue',
  'deliver',
  'meet',
  'strike',
  'aim',
  'turnEnd',
  'pray',
  'kindle',
  'roundEnd',
] as const satisfies readonly Fact[]
type MissingFact = Exclude<Fact, (typeof FACTS)[number]>
const _everyFact: MissingFact extends never ? true : MissingFact = true

const TYPES = ['terror', 'corruption', 'redemption', 'mixed'] as const satisfies readonly StoryDef['type'][]
const COUNTED: readonly string[] = [...MONSTER_KINDS, ...HAZARDS, 'altar']

export function checkStories(box: Box, maps: readonly MapDef[], into: Findings): void {
  for (const story of box.stories) {
    const where = `story ${story.id}`
    into.guard(where, () => {
      into.isKnown('story-type', story.type, TYPES, where)
      const itsMaps = maps.filter((map) => map.story === story.id)
      if (itsMaps.length === 0) into.add('story-without-map', where)
      if (story.missions.length === 0) {
        into.add('no-missions', where)
        return
      }
      checkWay(story, where, into)
      for (const [i, mission] of story.missions.entries()) {
        const at = `${where}, missions[${i}]`
        into.guard(at, () => checkMission(story, mission, itsMaps, at, into))
      }
    })
  }
}

/** STORY-2: from the first mission every way leads on, and each comes to an end. */
function checkWay(story: StoryDef, where: string, into: Findings): void {
  const byId = new Map(story.missions.map((mission) => [mission.id, mission]))
  for (const [i, { next }] of story.missions.entries()) {
    for (const id of next) into.isKnown('mission', id, byId.keys(), `${where}, missions[${i}].next`)
  }
  const first = story.missions[0] as MissionDef
  const reached = new Set([first.id])
  for (const id of reached) for (const next of byId.get(id)?.next ?? []) if (byId.has(next)) reached.add(next)
  for (const [i, { id }] of story.missions.entries()) {
    if (!reached.has(id)) into.add('mission-unreachable', `${where}, missions[${i}]`, { mission: id, first: first.id })
  }
  const round = findRound(first.id, byId, [])
  if (!story.missions.some(({ next }) => next.length === 0)) {
    into.add('no-last-mission', where, { way: (round ?? story.missions.map(({ id }) => id)).join(' > ') })
  } else if (round) into.add('mission-cycle', where, { way: round.join(' > ') })
}

/** A way that comes back to where it has been, or null. */
function findRound(id: string, byId: ReadonlyMap<string, MissionDef>, way: readonly string[]): string[] | null {
  const seen = way.indexOf(id)
  if (seen >= 0) return [...way.slice(seen), id]
  for (const next of byId.get(id)?.next ?? []) {
    const round = findRound(next, byId, [...way, id])
    if (round) return round
  }
  return null
}

const HERO_NUMBERS = [...new Set(Object.values(HEROES_IN_PLAY))]

function checkMission(
  story: StoryDef,
  mission: MissionDef,
  maps: readonly MapDef[],
  where: string,
  into: Findings,
): void {
  needFunction(mission.count, `${where}, count`, into)
  for (const heroes of typeof mission.count === 'function' ? HERO_NUMBERS : []) {
    const count = mission.count(heroes)
    if (!Number.isInteger(count) || count < 1) into.add('bad-count', where, { heroes, count: String(count) })
  }
  for (const [i, way] of mission.progress.entries()) {
    into.isKnown('fact', way.on, FACTS, `${where}, progress[${i}]`)
    for (const kind of way.of ?? []) into.isKnown('counted', kind, COUNTED, `${where}, progress[${i}].of`)
  }
  // A text of the story's own may make progress too; what is inside its steps cannot be seen from here.
  const hasTexts = [story, mission].some(({ triggers, deed }) => (triggers?.length ?? 0) > 0 || deed !== undefined)
  if (mission.progress.length === 0 && !hasTexts && !mission.begins) into.add('no-progress', where)
  if (mission.progress.some((way) => way.on === 'remove' && way.of?.includes('altar')) && !mission.altars) {
    into.add('altars-closed', where, { mission: mission.id })
  }
  if (mission.progress.some((way) => way.on === 'roundEnd') && !story.end.includes(lookAtRoundEnd)) {
    into.add('round-end-untold', where, { mission: mission.id })
  }
  checkMeans(mission, maps, where, into)
}

/** Altars, NPCs and face-down tokens lie on the map from the start or never. */
function meansOf(mission: MissionDef): { what: string; on: (map: MapDef) => number } | null {
  const [way, ...others] = mission.progress
  if (!way || others.length > 0) return null
  if (way.on === 'meet') return { what: 'npc', on: (map) => map.npcs.length }
  if (way.on === 'remove' && way.of?.every((kind) => kind === 'altar')) {
    return { what: 'altar', on: (map) => map.altars.length }
  }
  if (way.on === 'flip') {
    const piles = (map: MapDef) => new Set(map.tokens.filter(({ faceDown }) => faceDown).map(({ space }) => space))
    return { what: 'face-down', on: (map) => piles(map).size }
  }
  return null
}

function checkMeans(mission: MissionDef, maps: readonly MapDef[], where: string, into: Findings): void {
  const means = meansOf(mission)
  if (!means) return
  const needs = Math.max(...HERO_NUMBERS.map((heroes) => mission.count(heroes)))
  for (const map of maps) {
    const has = means.on(map)
    if (has < needs) into.add('map-too-poor', where, { mission: mission.id, map: map.id, what: means.what, needs, has })
  }
}
