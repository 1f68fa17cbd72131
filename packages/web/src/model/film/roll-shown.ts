import type { Event, FightView, Result, RollView, View } from '@haven/engine'

/** The fight that the film has come to: it stands on the stage from its beginning until something else begins. */

const NO_HERO = { hit: 0, defense: 0, counter: 0, skill: 0, faith: 0 }
const NO_SIN = { hit: 0, burst: 0, corruption: 0, blank: 0 }
const NOTHING: Readonly<Record<Result, number>> = { hit: 0, defense: 0, counter: 0, skill: 0 }

const ENDS: ReadonlySet<Event['event']> = new Set<Event['event']>([
  'turnEnded',
  'turnStarted',
  'heroMoved',
  'reactionSpent',
  'cityUsed',
  'cleanseStarted',
  'roundStarted',
  'trackRaised',
  'fightOff',
])

function tallied<T extends Record<string, number>>(none: T, faces: readonly string[]): T {
  const counts: Record<string, number> = { ...none }
  for (const face of faces) counts[face] = (counts[face] ?? 0) + 1
  return counts as T
}

function begun({ hero, space, target, by, ranged }: Extract<Event, { event: 'fightStarted' }>): FightView {
  return {
    of: ranged ? 'ranged' : 'fight',
    hero,
    space,
    target,
    by,
    level: 0,
    rolled: NO_HERO,
    sinRolled: NO_SIN,
    turned: NOTHING,
    faith: 0,
    choices: [],
    hits: 0,
    doomed: [],
    within: null,
  }
}

export function rollShown({ roll }: Pick<View, 'roll'>, event: Event): RollView | null {
  if (event.event === 'fightStarted') return begun(event)
  if (ENDS.has(event.event)) return null
  if (event.event === 'diceRolled' && roll && roll.of === event.roll) {
    if (event.side === 'heroes') return { ...roll, rolled: tallied(NO_HERO, event.faces) }
    return roll.of === 'cleanse' ? roll : { ...roll, sinRolled: tallied(NO_SIN, event.faces) }
  }
  return roll
}
