import {
  figureAt,
  forceCorruption,
  type Game,
  heroAt,
  isForbidden,
  isWithin,
  payForMove,
  type SinDef,
} from '@haven/engine/kit'
import { slothCards } from './cards.ts'

/** Dead Weight: the Avatar is on the board and within 1 of the hero. */
function isHeldBack(g: Game, place: number): boolean {
  const at = figureAt(g, g.t.avatar)
  return at >= 0 && isWithin(g, at, heroAt(g, place).space, 1)
}

/** Sloth, the quagmire: every stride is taxed, and time does the killing. */
export const sloth: SinDef = {
  id: 'sloth',
  /** A hero's Move is one space; before its first step he may take 1 corruption and have two. */
  power: {
    id: 'sloth-power',
    modifiers: [{ hook: 'moveSpaces', count: (g) => (g.s.turn?.paid ? 0 : -1) }],
    deed: {
      when: (g, place) => {
        const { turn } = g.s
        if (!turn || turn.paid || turn.moveOver || turn.steps > 0) return false
        return turn.moveLimit > 1 && !isForbidden(g, place, 'extra-steps') && !isHeldBack(g, place)
      },
      steps: [forceCorruption(1), payForMove()],
    },
  },
  abomination: { fight: 2, defense: 4 },
  /** Undertow: a hero who leaves its space by a step takes 1 corruption. */
  controller: {
    id: 'sloth-controller',
    fight: 3,
    defense: 5,
    modifiers: [
      {
        hook: 'leaveCorruption',
        count: (g, place) => (figureAt(g, g.t.controller) === heroAt(g, place).space ? 1 : 0),
      },
    ],
  },
  /** Dead Weight: a hero whose Move begins within 1 of it moves one space, whatever he has. */
  avatar: {
    id: 'sloth-avatar',
    fight: 5,
    defense: 6,
    modifiers: [
      {
        hook: 'moveLimit',
        count: (g, place) => (isHeldBack(g, place) ? 1 : Infinity),
      },
    ],
  },
  cards: slothCards,
}
