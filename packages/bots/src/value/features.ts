import { type Hero, MONSTER_KINDS, type MonsterKind } from '@haven/engine'
import {
  DEAD,
  FATAL_WOUNDS,
  formOf,
  freeNests,
  type Game,
  hasHero,
  MOVE_SPACES,
  missionOf,
  statsOf,
  TRACK_END,
  tokensIn,
} from '@haven/engine/count'
import { missionsAhead } from './missions-ahead.ts'
import { roughSteps, TARGET_DEEDS, type TargetDeed, targetsOf } from './targets.ts'

/**
 * What the value function looks at in a game: small numbers with names, read straight off the state. All of them are
 * facts that anybody at the table can see but for the number of cards and tokens that are hidden, which are counted
 * only. Shares of the heroes are per hero, so that three and four heroes compare.
 */
export const FEATURES = [
  // how many lives are left, and how worn the heroes are
  'reserve',
  'noReserve',
  'oneReserve',
  'wounds1',
  'wounds2',
  'wounds3',
  'wounds4',
  'lastWounds3',
  'lastWounds4',
  'corruption',
  'corruption5',
  'corruption7',
  'upgrades',
  'strength',
  'extraTurns',
  'npcs',
  'innocents',
  // time
  'track',
  'trackHigh',
  'round',
  'apocalypse',
  'turnsLeft',
  'cityLeft',
  'reactions',
  'reactionsOver',
  'hand',
  'handMany',
  // monsters
  'acolytes',
  'abominations',
  'controller',
  'avatar',
  'others',
  'deadAcolytes',
  'deadAbominations',
  'mass',
  'contact',
  'pressure',
  'pressureWorn',
  'pressureLast',
  'pressureNow',
  'deathRisk',
  'deathRiskLast',
  // the board
  'fire',
  'corruptionTokens',
  'pentagrams',
  'nests',
  'freeNests',
  'altars',
  'company',
  'hazardUnderfoot',
  // the mission
  'workLate',
  'guard',
  'scarce',
  ...(TARGET_DEEDS.map((deed) => `near:${deed}`) as `near:${TargetDeed}`[]),
  ...(TARGET_DEEDS.map((deed) => `second:${deed}`) as `second:${TargetDeed}`[]),
] as const
export type Feature = (typeof FEATURES)[number]

const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<Feature, number>
export const featureCount = FEATURES.length

/** Hits of one Sin die, and Defense of one Hero die with its share of FAITH: about. */
const SIN_HITS = 0.6
const HERO_DEFENSE = 0.28

/** How far the wounds of a fight lie from what is expected of it. */
const SPREAD = 0.7

/** The part of the current mission that is still to do. */
function stepsLeft(g: Game): number {
  const { done, count, progress } = g.s.mission
  return done || count === 0 ? 0 : Math.max(0, count - progress) / count
}

const reach = (steps: number): number => Math.exp(-steps / 3)

/** About how many wounds so many Sin dice deal him, whatever texts are in force. */
export function roughHurt(g: Game, hero: Hero, dice: number): number {
  if (dice === 0) return 0
  const { defense, fight } = formOf(g, hero)
  const x = SIN_HITS * dice - defense - HERO_DEFENSE * fight
  return (x + Math.sqrt(x * x + 1)) / 2
}

/**
 * About how many dice a reaction rolls against a hero in this space: those of the monsters that are there, of the
 * strongest that is near and not beside another hero, and of Pentagrams. Texts are left out, and who stands in the way.
 */
export function roughSinDice(g: Game, space: number, here: number): number {
  const { figures } = g.s
  const distance = g.map.distance[space] as Uint8Array
  let comer = 0
  for (let i = 0; i < figures.length; i++) {
    const at = figures[i] as number
    if (at < 0 || at === space || (distance[at] as number) > MOVE_SPACES) continue
    const { fight } = statsOf(g, i)
    if (fight > comer && !hasHero(g, at)) comer = fight
  }
  return here + comer > 0 ? here + comer + tokensIn(g, 'pentagram', space) : 0
}

// Survey is not re-entrant, and nothing of these lists outlives a call.
const fightIn: number[] = []
const countIn: number[] = []

const KIND_FEATURE: Readonly<Record<MonsterKind, Feature>> = {
  acolyte: 'acolytes',
  abomination: 'abominations',
  controller: 'controller',
  avatar: 'avatar',
  'hell-club': 'others',
  fallen: 'others',
}
const KIND_AT = Object.fromEntries(MONSTER_KINDS.map((kind) => [kind, AT[KIND_FEATURE[kind]]])) as Record<
  MonsterKind,
  number
>

function readMonsters(g: Game, x: Float64Array): void {
  const { figures } = g.s
  const spaces = g.map.spaces.length
  for (let space = 0; space < spaces; space++) {
    fightIn[space] = 0
    countIn[space] = 0
  }
  let most = 0
  for (let i = 0; i < figures.length; i++) {
    const at = figures[i] as number
    const { kind } = g.t.figures[i] as { kind: MonsterKind }
    if (at === DEAD) {
      if (kind === 'acolyte') x[AT.deadAcolytes]! += 1 / 6
      else if (kind === 'abomination') x[AT.deadAbominations]! += 1 / 6
    }
    if (at < 0) continue
    x[KIND_AT[kind]]! += kind === 'acolyte' || kind === 'abomination' ? 1 / 6 : 1
    const fight = (fightIn[at] as number) + statsOf(g, i).fight
    fightIn[at] = fight
    countIn[at] = (countIn[at] as number) + 1
    if (fight > most) most = fight
  }
  x[AT.mass] = most / 10
}

function readHeroes(g: Game, x: Float64Array): void {
  const { heroes, reserve } = g.s
  const share = 1 / heroes.length
  const last = reserve.length === 0
  let turns = 0
  for (const hero of heroes) {
    turns += hero.turns + hero.extraTurns
    x[AT.turnsLeft]! += hero.turns * share
    x[AT.extraTurns]! += hero.extraTurns * share
    if (hero.cityAction && hero.turns + hero.extraTurns > 0) x[AT.cityLeft]! += share
    if (hero.dead) continue
    const wounds = hero.wounds.length
    if (wounds >= 1) x[AT.wounds1]! += share
    if (wounds >= 2) x[AT.wounds2]! += share
    if (wounds >= 3) x[AT.wounds3]! += share
    if (wounds >= 4) x[AT.wounds4]! += share
    if (last && wounds >= 3) x[AT.lastWounds3]! += share
    if (last && wounds >= 4) x[AT.lastWounds4]! += share
    x[AT.corruption]! += (hero.corruption / 7) * share
    if (hero.corruption >= 5) x[AT.corruption5]! += share
    if (hero.corruption >= 7) x[AT.corruption7]! += share
    x[AT.upgrades]! += (hero.upgrades.length / 3) * share
    x[AT.npcs]! += hero.npcs.length
    x[AT.innocents]! += hero.innocents
    const { fight, defense } = formOf(g, hero)
    x[AT.strength]! += ((fight + defense) / 5) * share

    const { space } = hero
    const here = fightIn[space] as number
    if (here > 0) x[AT.contact]! += share
    const hurt = roughHurt(g, hero, roughSinDice(g, space, here))
    x[AT.pressure]! += hurt * share
    if (g.s.sins.reactions > 0) x[AT.pressureNow]! += hurt * share
    if (hurt > 0) {
      const risk = 1 / (1 + Math.exp((FATAL_WOUNDS - wounds - 0.5 - hurt) / SPREAD))
      x[AT.deathRisk]! += risk * share
      if (last) x[AT.deathRiskLast]! += risk * share
    }
    if (wounds >= 3) {
      x[AT.pressureWorn]! += hurt * share
      if (last) x[AT.pressureLast]! += hurt * share
    }
    x[AT.hazardUnderfoot]! += (tokensIn(g, 'fire', space) + 0.5 * tokensIn(g, 'corruption', space)) * share
    for (const other of heroes) if (other !== hero && other.space === space && !other.dead) x[AT.company]! += share / 2
  }
  x[AT.reserve] = reserve.length / 4
  x[AT.noReserve] = last ? 1 : 0
  x[AT.oneReserve] = reserve.length === 1 ? 1 : 0
  const { reactions, hand } = g.s.sins
  x[AT.reactions] = reactions / 4
  x[AT.reactionsOver] = Math.max(0, reactions - turns) / 4
  x[AT.hand] = hand.length / 5
  x[AT.handMany] = Math.max(0, hand.length - 4) / 5
}

const total = (counts: readonly number[]): number => {
  let n = 0
  for (const count of counts) n += count
  return n
}

/** END-4: who stands on an Altar at the end of the round keeps a card from being drawn; before, he may still go away. */
function watch(g: Game, space: number): number {
  let most = 0
  for (const hero of g.s.heroes) {
    if (hero.space === space && !hero.dead) most = Math.max(most, hero.turns === 0 ? 1 : MAY_LEAVE)
  }
  return most
}
const MAY_LEAVE = 0.2

function readBoard(g: Game, x: Float64Array): void {
  const { tokens, altars, track, round, apocalypse } = g.s
  x[AT.fire] = total(tokens.fire) / 10
  x[AT.corruptionTokens] = total(tokens.corruption) / 10
  x[AT.pentagrams] = total(tokens.pentagram) / 6
  x[AT.nests] = total(tokens.nest) / 6
  let free = 0
  for (let space = 0; space < g.map.spaces.length; space++) free += freeNests(g, space)
  x[AT.freeNests] = free / 6
  let open = 0
  for (const space of altars) open += 1 - watch(g, space)
  x[AT.altars] = open / 3
  x[AT.track] = track / 7
  x[AT.trackHigh] = Math.max(0, track - 4) / 3
  x[AT.round] = Math.min(round, 12) / 12
  x[AT.apocalypse] = apocalypse.cards.length / 4
}

function readMission(g: Game, x: Float64Array): void {
  const { mission, heroes } = g.s
  const def = missionOf(g)
  const part = stepsLeft(g)
  let work = part
  for (const [, share] of missionsAhead(g, mission.id)) work += share
  x[AT.workLate] = (work * g.s.track) / TRACK_END
  if (part === 0) return
  let guard = NOWHERE
  let deed: TargetDeed = 'kill'
  let targets = 0
  const near: number[] = []
  for (let place = 0; place < heroes.length; place++) {
    const hero = heroes[place] as Hero
    if (hero.dead) continue
    const found = targetsOf(g, def, place)
    deed = found.deed
    targets = Math.max(targets, found.spaces.length)
    let least = NOWHERE
    for (const space of found.spaces) {
      const steps = roughSteps(g, hero.space, space)
      if (steps < least) least = steps
      guard = Math.min(guard, fightIn[space] as number)
    }
    near.push(least === NOWHERE ? 0 : reach(least))
  }
  near.sort((a, b) => b - a)
  // Heroes who are near will make a step of progress soon: that is worth a part of the step, so that to make it is
  // always better than to be near. There are no more such heroes than steps.
  const left = mission.count - mission.progress
  near.forEach((each, i) => {
    const name = i < left ? `near:${deed}` : `second:${deed}`
    x[AT[name as Feature]]! += each / mission.count
  })
  x[AT.guard] = guard === NOWHERE ? 0 : (part * guard) / 10
  x[AT.scarce] = part * (targets === 0 ? 1 : Math.max(0, left - targets) / left)
}

const NOWHERE = 99

/** Fills `x`, which has `featureCount` places. */
export function readFeatures(g: Game, x: Float64Array): void {
  x.fill(0)
  readMonsters(g, x)
  readHeroes(g, x)
  readBoard(g, x)
  readMission(g, x)
}

/**
 * Beside the features there are terms of the story: how much of each mission is still to do, and what the set-up
 * brings along.
 */
export function ownTerms(g: Game): (readonly [name: string, value: number])[] {
  const { setup, mission } = g.s
  const terms: (readonly [string, number])[] = [
    [`map:${setup.map}`, 1],
    [`sin:${setup.sin}`, 1],
    [`acolytes:${setup.acolytes}`, 1],
    [`heroes:${setup.heroes.length}`, 1],
    [`work:${mission.id}`, stepsLeft(g)],
  ]
  for (const [id, share] of missionsAhead(g, mission.id)) terms.push([`work:${id}`, share])
  return terms
}
