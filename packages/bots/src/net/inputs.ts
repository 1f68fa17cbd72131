import { type Hero, MONSTER_KINDS, TOKEN_KINDS } from '@haven/engine'
import { DEAD, FATAL_WOUNDS, formOf, type Game, kindOf, MOST_CORRUPTION, missionOf, statsOf } from '@haven/engine/count'
import { featureCount, roughHurt, roughSinDice } from '../value/features.ts'
import { missionsAhead } from '../value/missions-ahead.ts'
import { roughSteps, TARGET_DEEDS, targetsOf } from '../value/targets.ts'

/**
 * What the net looks at: the features of the value function, and beside them small facts, each a place of its own that is
 * mostly empty. Heroes, monsters and tokens are told by what they are and where, all on the same places, so that their
 * order makes no difference. Everything is a fact that anybody at the table can see; of hidden cards and tokens only
 * their number. What has a name in a box has a place too if games with it were learnt from; if not, what it shares with
 * others has to do.
 */

/** Inputs are whole numbers: so many are one. */
export const ONE = 64

const SHAPE = {
  features: featureCount,
  track: 2 * 8,
  round: 13,
  reserve: 5,
  tempo: 6 * 8,
  hand: 8,
  apocalypse: 5,
  deadAcolytes: 8,
  deadAbominations: 8,
  onBoard: MONSTER_KINDS.length * 8,
  tokens: TOKEN_KINDS.length * 8,
  altars: 4,
  faceDown: 7,
  deed: TARGET_DEEDS.length * 8,
  ahead: 7,
  // of each hero
  wounds: (FATAL_WOUNDS + 1) * 3,
  corruption: MOST_CORRUPTION + 1,
  turns: 3 * 2,
  hurt: (FATAL_WOUNDS + 1) * 7,
  way: TARGET_DEEDS.length * 7 * 2,
  fight: 6,
  defense: 5,
  skill: 6,
  upgrades: 5,
  company: 6,
  // of each monster
  distance: MONSTER_KINDS.length * 6,
  guards: MONSTER_KINDS.length,
  strength: 8,
} as const
type Block = keyof typeof SHAPE

const BLOCKS = Object.keys(SHAPE) as Block[]
const START = Object.fromEntries(
  BLOCKS.map((block, i) => [block, BLOCKS.slice(0, i).reduce((n, each) => n + SHAPE[each], 0)]),
) as Record<Block, number>
/** Places that are the same for all boxes; those of names come after them. */
export const SHARED = BLOCKS.reduce((n, block) => n + SHAPE[block], 0)

/** Which input is set to what, each as often as it likes. */
export class Inputs {
  count = 0
  readonly at = new Int32Array(1024)
  readonly x = new Int32Array(1024)

  add(at: number, x: number): void {
    if (x === 0 || this.count === this.at.length) return
    this.at[this.count] = at
    this.x[this.count++] = x
  }
}

const upTo = (value: number, most: number): number => (value < 0 ? 0 : value > most ? most : Math.floor(value))
const MOST_FEATURE = 16 * ONE

/** Places by name: `mission:…`, `left:…`, `map:…`, `sin:…`, `acolytes:…`, `hero:…`. */
export type Names = ReadonlyMap<string, number>

export function readInputs(g: Game, features: Float64Array, names: Names, into: Inputs): void {
  into.count = 0
  for (let i = 0; i < featureCount; i++) {
    const x = Math.round(ONE * (features[i] as number))
    into.add(START.features + i, Math.max(-MOST_FEATURE, Math.min(MOST_FEATURE, x)))
  }
  readTable(g, into)
  readHeroes(g, names, into)
  readMonsters(g, into)
  readNames(g, names, into)
}

function one(into: Inputs, block: Block, at: number): void {
  into.add(START[block] + at, ONE)
}

function readTable(g: Game, into: Inputs): void {
  const { s } = g
  let turns = 0
  for (const { turns: own, extraTurns } of s.heroes) turns += own + extraTurns
  one(into, 'track', upTo(s.track, 7) * 2 + (s.heroes.length > 3 ? 1 : 0))
  one(into, 'round', upTo(s.round, 12))
  one(into, 'reserve', upTo(s.reserve.length, 4))
  one(into, 'tempo', upTo(s.sins.reactions, 5) * 8 + upTo(turns, 7))
  one(into, 'hand', upTo(s.sins.hand.length, 7))
  one(into, 'apocalypse', upTo(s.apocalypse.cards.length, 4))
  one(into, 'altars', upTo(s.altars.length, 3))
  one(into, 'faceDown', upTo(s.faceDown.length, 6))
  TOKEN_KINDS.forEach((kind, i) => {
    let count = 0
    for (const each of s.tokens[kind]) count += each
    one(into, 'tokens', i * 8 + upTo(kind === 'fire' || kind === 'corruption' ? (count + 1) / 2 : count, 7))
  })
}

const HURT_STEPS = [0.1, 0.4, 0.8, 1.3, 2, 3]
const stepOf = (value: number): number => {
  let i = 0
  while (i < HURT_STEPS.length && value >= (HURT_STEPS[i] as number)) i++
  return i
}

const targets = new Set<number>()

function readHeroes(g: Game, names: Names, into: Inputs): void {
  const { heroes, reserve, mission } = g.s
  const lives = upTo(reserve.length, 2)
  const def = missionOf(g)
  const isOpen = !mission.done && mission.progress < mission.count
  targets.clear()
  heroes.forEach((hero: Hero, place) => {
    if (hero.dead) return
    const { fight, defense, skill, id } = formOf(g, hero)
    const wounds = upTo(hero.wounds.length, FATAL_WOUNDS)
    const turns = hero.turns + hero.extraTurns
    one(into, 'wounds', wounds * 3 + lives)
    one(into, 'corruption', upTo(hero.corruption, MOST_CORRUPTION))
    one(into, 'turns', upTo(turns, 2) * 2 + (hero.cityAction ? 1 : 0))
    one(into, 'fight', upTo(fight, 5))
    one(into, 'defense', upTo(defense, 4))
    one(into, 'skill', upTo(skill, 5))
    one(into, 'upgrades', upTo(hero.upgrades.length, 4))
    let here = 0
    let count = 0
    for (let i = 0; i < g.s.figures.length; i++) {
      if (g.s.figures[i] !== hero.space) continue
      here += statsOf(g, i).fight
      count++
    }
    one(into, 'company', upTo(count, 5))
    one(into, 'hurt', wounds * 7 + stepOf(roughHurt(g, hero, roughSinDice(g, hero.space, here))))
    name(into, names, `hero:${id}`, ONE)
    if (!isOpen) return
    const { deed, spaces } = targetsOf(g, def, place)
    let least = 6
    for (const space of spaces) {
      targets.add(space)
      const steps = roughSteps(g, hero.space, space)
      if (steps < least) least = steps
    }
    one(into, 'way', (TARGET_DEEDS.indexOf(deed) * 7 + least) * 2 + (turns > 0 ? 1 : 0))
    if (place === 0) one(into, 'deed', TARGET_DEEDS.indexOf(deed) * 8 + upTo(mission.count - mission.progress, 7))
  })
}

function readMonsters(g: Game, into: Inputs): void {
  const { figures, heroes } = g.s
  const onBoard = MONSTER_KINDS.map(() => 0)
  let [acolytes, abominations] = [0, 0]
  for (let i = 0; i < figures.length; i++) {
    const at = figures[i] as number
    const kind = kindOf(g, i)
    if (at === DEAD) {
      if (kind === 'acolyte') acolytes++
      else if (kind === 'abomination') abominations++
    }
    if (at < 0) continue
    const k = MONSTER_KINDS.indexOf(kind)
    onBoard[k] = (onBoard[k] as number) + 1
    const from = g.map.distance[at] as Uint8Array
    let least = 5
    for (const hero of heroes)
      if (!hero.dead && (from[hero.space] as number) < least) least = from[hero.space] as number
    one(into, 'distance', k * 6 + least)
    if (targets.has(at)) one(into, 'guards', k)
    one(into, 'strength', upTo(statsOf(g, i).fight, 7))
  }
  one(into, 'deadAcolytes', upTo(acolytes, 7))
  one(into, 'deadAbominations', upTo(abominations, 7))
  onBoard.forEach((count, k) => {
    one(into, 'onBoard', k * 8 + upTo(count, 7))
  })
}

function name(into: Inputs, names: Names, key: string, x: number): void {
  const at = names.get(key)
  if (at !== undefined) into.add(at, x)
}

function readNames(g: Game, names: Names, into: Inputs): void {
  const { setup, mission } = g.s
  const left = mission.done || mission.count === 0 ? 0 : Math.max(0, mission.count - mission.progress) / mission.count
  name(into, names, `mission:${mission.id}`, ONE)
  name(into, names, `left:${mission.id}`, Math.round(ONE * left))
  name(into, names, `map:${setup.map}`, ONE)
  name(into, names, `sin:${setup.sin}`, ONE)
  name(into, names, `acolytes:${setup.acolytes}`, ONE)
  let ahead = 0
  for (const [, share] of missionsAhead(g, mission.id)) ahead += share
  one(into, 'ahead', upTo(ahead + 0.5, 6))
}

/** Every name that a game of this box can have. */
export function namesOf({ missions, maps, sins, acolytes, forms }: Game['t']): string[] {
  return [
    ...[...missions.keys()].flatMap((id) => [`mission:${id}`, `left:${id}`]),
    ...[...maps.keys()].map((id) => `map:${id}`),
    ...[...sins.keys()].map((id) => `sin:${id}`),
    ...[...acolytes.keys()].map((id) => `acolytes:${id}`),
    ...[...forms.keys()].map((id) => `hero:${id}`),
  ]
}
