import {
  addTokens,
  faceDownIn,
  hasMonster,
  heroAt,
  MOST_CORRUPTION,
  missionOf,
  physicalIn,
  spaceId,
  supplyOf,
} from '../board.ts'
import { NPCS, type Npc, type TokenKind } from '../contract.ts'
import { effectFrame } from '../effects/effect.ts'
import { type Game, nearest, push } from '../kernel.ts'
import { without } from '../lists.ts'
import { type Refusal, refusal } from '../refusals.ts'
import { note } from '../story/progress.ts'
import { moment } from './moment.ts'
import { noteTurn } from './turn-facts.ts'

/** EXPL, NPC. Tokens on the ground and in a hero's hands. */

/** COMP-2: a token of which none is left is not placed. */
export function placeToken(g: Game, kind: TokenKind, space: number, cause: string): boolean {
  if (supplyOf(g, kind) <= 0) return false
  addTokens(g, kind, space, 1)
  g.log?.({ event: 'tokenPlaced', token: kind, space: spaceId(g, space), cause })
  return true
}

export function gainExtraTurn(g: Game, place: number, cause: string): void {
  if (supplyOf(g, 'extraTurn') <= 0) return
  heroAt(g, place).extraTurns++
  g.log?.({ event: 'extraTurnGained', hero: heroAt(g, place).hero, cause })
  tellGain(g, 'extra-turn-gained', place)
}

/** He gained an Upgrade or an Extra Turn token: texts look at it. Not at set-up, and not what a successor brings (DEATH-3). */
export function tellGain(g: Game, what: 'upgrade-gained' | 'extra-turn-gained', place: number): void {
  if (nearest(g, 'heroDeath', 'setUp')) return
  noteTurn(g, 'gained', place)
  moment(g, what, place)
}

const NOTHING_DOWN = refusal('nothing-face-down', 'EXPL-2')
const MONSTERS = refusal('monsters-prevent', 'EXPL-2')

export function refuseExploring(g: Game, place: number): Refusal | null {
  const { space } = heroAt(g, place)
  if (faceDownIn(g, space).length === 0) return NOTHING_DOWN
  return hasMonster(g, space) ? MONSTERS : null
}

/** EXPL-2: all of them turn face up. */
export function explore(g: Game, place: number): void {
  const hero = heroAt(g, place)
  const tokens = faceDownIn(g, hero.space)
  g.s.faceDown = g.s.faceDown.filter((pile) => pile.space !== hero.space)
  for (const kind of tokens) addTokens(g, kind, hero.space, 1)
  g.log?.({ event: 'tokensFlipped', space: spaceId(g, hero.space), tokens, hero: hero.hero })
  note(g, 'flip', { space: hero.space })
}

const isNpc = (token: string): token is Npc => (NPCS as readonly string[]).includes(token)

const NOT_HERE = refusal('no-such-token-here', 'TURN-3')
const AT_SEVEN = refusal('innocent-at-seven', 'EXPL-5')
const JUST_DROPPED = refusal('just-dropped', 'NPC-2')
const NOT_COLLECTABLE = refusal('not-collectable', 'TURN-3')

/** TURN-3: may he take this token from his space? */
export function refuseCollecting(g: Game, place: number, token: string): Refusal | null {
  const hero = heroAt(g, place)
  if (isNpc(token)) {
    if (!g.s.npcs.some((each) => each.npc === token && each.space === hero.space)) return NOT_HERE
    return g.s.turn?.dropped.includes(token) ? JUST_DROPPED : null
  }
  if (token !== 'extraTurn' && token !== 'innocent') return NOT_COLLECTABLE
  if (physicalIn(g, token, hero.space) === 0) return NOT_HERE
  return token === 'innocent' && hero.corruption >= MOST_CORRUPTION ? AT_SEVEN : null
}

export function collect(g: Game, place: number, token: string): void {
  const hero = heroAt(g, place)
  g.log?.({ event: 'tokenTaken', token, space: spaceId(g, hero.space), hero: hero.hero })
  if (isNpc(token)) {
    g.s.npcs = g.s.npcs.filter((each) => each.npc !== token)
    hero.npcs = [...hero.npcs, token]
    note(g, 'meet', { npc: token })
    return
  }
  const kind = token as 'extraTurn' | 'innocent'
  addTokens(g, kind, hero.space, -1)
  if (kind === 'extraTurn') {
    hero.extraTurns++
    tellGain(g, 'extra-turn-gained', place)
  } else {
    hero.innocents++
    if (g.s.staleInnocents.includes(hero.space)) g.s.staleInnocents = without(g.s.staleInnocents, hero.space)
    else hero.freshInnocents++
    countRescued(g, place)
  }
}

/** Each Innocent counts once for a mission that wants them found. */
export function countRescued(g: Game, place: number): void {
  const hero = heroAt(g, place)
  if (!missionOf(g).progress.some((way) => way.on === 'rescue')) return
  for (; hero.freshInnocents > 0 && !g.s.mission.done; hero.freshInnocents--) note(g, 'rescue', { place })
}

const NOT_HELD = refusal('not-held', 'TURN-3')
export const refuseDropping = (g: Game, place: number, npc: string): Refusal | null =>
  heroAt(g, place).npcs.includes(npc as Npc) ? null : NOT_HELD

export function drop(g: Game, place: number, npc: Npc): void {
  const hero = heroAt(g, place)
  hero.npcs = hero.npcs.filter((each) => each !== npc)
  g.s.npcs = [...g.s.npcs, { npc, space: hero.space }]
  if (g.s.turn) g.s.turn.dropped = [...g.s.turn.dropped, npc]
  g.log?.({ event: 'npcDropped', npc, space: spaceId(g, hero.space), hero: hero.hero })
}

const NO_DELIVERY = refusal('no-delivery-here', 'STORY-1')
/** An Innocent can be handed over where the current mission takes one. */
export function refuseDelivering(g: Game, place: number): Refusal | null {
  const { deliver } = missionOf(g)
  if (!deliver || g.s.mission.done || !deliver.at(g, place)) return NO_DELIVERY
  return heroAt(g, place).innocents > 0 ? null : NOT_HELD
}

export function deliver(g: Game, place: number): void {
  const hero = heroAt(g, place)
  hero.innocents--
  hero.freshInnocents = Math.min(hero.freshInnocents, hero.innocents)
  g.s.innocentsOut++
  g.log?.({ event: 'innocentDelivered', hero: hero.hero, space: spaceId(g, hero.space) })
  const mission = g.s.mission.id
  note(g, 'deliver', { place })
  if (!g.s.over) push(g, effectFrame(g, `deliver:${mission}`, mission, place))
}
