import { type Rules, SAME_EACH_TIME, type SinFace, type View } from '@haven/engine'
import { type Game, placeOf } from '@haven/engine/count'

/**
 * A view, read as a game, so that the engine's own functions and the texts of the box can count on it. What the view
 * hides is made up the same way each time and never looked at.
 */
export interface Imagined {
  readonly rules: Rules
  readonly view: View
  readonly g: Game
}

const known = new WeakMap<View, Imagined>()

export function read(rules: Rules, view: View): Imagined {
  const before = known.get(view)
  if (before?.rules === rules) return before
  const reading = { rules, view, g: rules.look(rules.resample(view, SAME_EACH_TIME)) }
  known.set(view, reading)
  return reading
}

/** The same with a state of its own, for thoughts that change it. */
export const apart = ({ rules, view, g }: Imagined): Imagined => ({ rules, view, g: { ...g, s: rules.copy(g.s) } })

export const sinFaces = (g: Game): readonly SinFace[] =>
  g.s.setup.dice === 'merciless' ? g.t.dice.merciless : g.t.dice.sin

/** His place in the turn order, or -1. */
export const placeOfHero = (g: Game, hero: string | undefined): number => placeOf(g, hero ?? '')
