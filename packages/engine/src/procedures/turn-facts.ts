import type { Game } from '../kernel.ts'
import type { TurnFact } from '../state.ts'

/** A fact of the current hero's turn, kept only where the sin of the game asks for it. */
export function noteTurn(g: Game, fact: TurnFact, place: number): void {
  const { turn } = g.s
  if (turn?.place !== place || turn.hero !== g.s.heroes[place]?.hero) return
  if (g.t.chosen?.sin.asks?.includes(fact)) turn[fact] = true
}
