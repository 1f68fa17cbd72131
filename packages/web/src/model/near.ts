import type { View, WindowName } from '@haven/engine'

/** Is the moment of a Sin card near? By what everybody sees: whose turn it is, where he stands, what goes on. */
export function isNear(window: WindowName, view: View): boolean {
  const { turn, roll, monsters, heroes, sins } = view
  // TURN-6: one card a turn.
  if (sins.open !== null) return false
  const acting = heroes.find(({ hero }) => hero === turn?.hero)
  const isFight = roll !== null && roll.of !== 'cleanse'
  const isAmong = acting !== undefined && monsters.some(({ space }) => space === acting.space)
  switch (window) {
    case 'turn-start':
      return turn === null && heroes.some(({ dead, turns }) => !dead && turns > 0)
    case 'hero-enters':
      return turn !== null && !turn.moveOver
    case 'city-action':
      return acting?.cityAction === true
    case 'cleanse-start':
      return turn !== null && !turn.acted && view.tokens.some(({ space }) => space === acting?.space)
    case 'fight-start':
      return turn !== null && !turn.acted && !isFight && isAmong
    case 'fight-rolled':
    case 'monster-killed':
      return isFight || (turn !== null && !turn.acted && isAmong)
    case 'reaction':
      return turn !== null && sins.reactions > 0
    case 'turn-end':
      return turn?.acted === true
  }
}
