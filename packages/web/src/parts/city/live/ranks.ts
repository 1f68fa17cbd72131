import type { MonsterKind } from '@haven/engine'
import { MONSTER_CELL, type Size } from '../geometry/slots.ts'

/** How large a monster stands on the board: by its rank, so that it is told apart without its colour. */
export const RANK_SCALE: Readonly<Record<MonsterKind, number>> = {
  acolyte: 0.82,
  abomination: 1,
  fallen: 1.16,
  controller: 1.24,
  'hell-club': 1.34,
  avatar: 1.8,
}

/** Pips on its base. */
export const RANK_PIPS: Readonly<Record<MonsterKind, number>> = {
  acolyte: 1,
  abomination: 2,
  fallen: 3,
  controller: 3,
  'hell-club': 4,
  avatar: 5,
}

export function monsterCell(kind: MonsterKind): Size {
  const scale = RANK_SCALE[kind]
  return { w: MONSTER_CELL.w * scale, h: MONSTER_CELL.h * scale }
}
