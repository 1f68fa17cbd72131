import { addTokens, physicalIn, spaceId } from '../board.ts'
import type { TokenKind } from '../contract.ts'
import { act, type Game, type Step } from '../kernel.ts'
import { placeToken } from '../procedures/tokens.ts'
import { note } from '../story/progress.ts'
import type { EffectFrame } from './effect.ts'

/** Primitives of a story's tasks: what it looks at, and what it takes from the board. */

type Effect = Step<EffectFrame>

/** ORD-7 (1): the mission looks at the board. It stands in `end`, where the story wants it, before the track rises. */
export const lookAtRoundEnd: Effect = act('round-end-fact', (g) => note(g, 'roundEnd', {}))

/** `remove-token`, by a text: it counts for no mission. Not for Corruption, which may lie on an icon. */
export function takeToken(g: Game, token: Exclude<TokenKind, 'corruption'>, space: number, cause: string): void {
  if (physicalIn(g, token, space) === 0) return
  addTokens(g, token, space, -1)
  g.log?.({ event: 'tokenLost', token, space: spaceId(g, space), cause })
}

/** `place-token fire 1`, set alight by a hero: no supply, no fact. */
export function kindle(g: Game, place: number, space: number, cause: string): void {
  if (placeToken(g, 'fire', space, cause)) note(g, 'kindle', { place, space })
}
