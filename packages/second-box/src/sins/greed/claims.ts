import { type Game, hasMonster, heroAt, isDistrict, isMarked, isWithin, markedSpaces } from '@haven/engine/kit'

/** Claims: marks on Districts, for good until a hero clears them. */

export const CLAIM = 'claim'

export const claims = (g: Game): number[] => markedSpaces(g, CLAIM)
export const isClaimed = (g: Game, space: number): boolean => isMarked(g, CLAIM, space)

/** A District with a monster or a Claim. */
export const isHeld = (g: Game, space: number): boolean =>
  isDistrict(g, space) && (hasMonster(g, space) || isClaimed(g, space))

export const districts = (g: Game): number[] => Array.from({ length: g.map.districts }, (_, space) => space)

/** A held District where he is, or next to it. */
export const heldNear = (g: Game, place: number): boolean =>
  districts(g).some((space) => isHeld(g, space) && isWithin(g, space, heroAt(g, place).space, 1))

export const claimNear = (g: Game, place: number): boolean =>
  claims(g).some((space) => isWithin(g, space, heroAt(g, place).space, 1))
