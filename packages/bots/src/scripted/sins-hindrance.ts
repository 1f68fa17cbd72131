import {
  defenseOf,
  figureAt,
  type Game,
  hasHero,
  heroAt,
  monstersOnBoard,
  neighbours,
  standing,
  statsOf,
  withFigure,
} from '@haven/engine/count'
import { gain, killShare, worstAttack } from './danger.ts'
import { bestPlan, type Plan } from './hero-turn.ts'
import { once, type Survey } from './survey.ts'

/** What the cards that spoil a hero's Move take from his turn, and what a tide of monsters adds to a reaction. */

/** What the hero can make of the rest of his turn where he stands, as things are. */
const planOf = (r: Survey, place: number): Plan => once(r, `plan ${place}`, () => imaginedPlan(r, place))

/** The same, as they are imagined now. */
const imaginedPlan = (r: Survey, place: number): Plan => bestPlan(r, place, !r.g.s.turn?.acted)

/** Thrown out of his company: the worst of the neighbouring spaces. */
export function castOutSpace(r: Survey, place: number): { space: number; loss: number } {
  const { g } = r
  const now = planOf(r, place).value
  let worst = { space: -1, loss: Number.NEGATIVE_INFINITY }
  for (const space of neighbours(g, heroAt(g, place).space)) {
    const loss = now - standing(g, place, space, () => imaginedPlan(r, place).value)
    if (loss > worst.loss) worst = { space, loss }
  }
  return worst
}

/** A Move of so many spaces, where he could go further. */
export function shortMove(r: Survey, place: number, steps: number): number {
  const { turn } = r.g.s
  if (!turn) return 0
  const now = planOf(r, place)
  if (now.steps <= steps) return 0
  const { moveLimit } = turn
  turn.moveLimit = steps
  const then = imaginedPlan(r, place)
  turn.moveLimit = moveLimit
  return now.value - then.value
}

/** No further step. */
export function endedMove(r: Survey, place: number): number {
  const { turn } = r.g.s
  if (!turn) return 0
  const now = planOf(r, place)
  const { moveOver } = turn
  turn.moveOver = true
  const then = imaginedPlan(r, place)
  turn.moveOver = moveOver
  return now.value - then.value
}

/** The strongest monsters one step away. */
function tide(g: Game, space: number, most: number): number[] {
  return monstersOnBoard(g)
    .filter((figure) => {
      const at = figureAt(g, figure)
      return !hasHero(g, at) && neighbours(g, at).includes(space)
    })
    .sort((a, b) => statsOf(g, b).fight - statsOf(g, a).fight || defenseOf(g, b) - defenseOf(g, a))
    .slice(0, most)
}

/** How much more so many who come hurt than the best single one. */
export function tideWorth(r: Survey, place: number, most: number): number {
  const { g } = r
  const { space } = heroAt(g, place)
  const coming = tide(g, space, most)
  if (coming.length < 2) return 0
  const all = (left: readonly number[]): number => {
    const [figure, ...others] = left
    return figure === undefined ? gain(r, place, killShare(r)) : withFigure(g, figure, space, () => all(others))
  }
  return all(coming) - worstAttack(r, place, 2, killShare(r)).value
}
