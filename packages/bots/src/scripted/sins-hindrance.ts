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

/** What the cards that spoil a hero's Move take from his turn, and what the tide of three monsters adds to a reaction. */

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

/** A Move of one space. */
export function shortMove(r: Survey, place: number): number {
  const { turn } = r.g.s
  if (!turn) return 0
  const now = planOf(r, place)
  if (now.steps <= 1) return 0
  const { moveLimit } = turn
  turn.moveLimit = 1
  const then = imaginedPlan(r, place)
  turn.moveLimit = moveLimit
  return now.value - then.value
}

/** No further step, and a Corruption token on his feet. */
export function endedMove(r: Survey, place: number): number {
  const { turn } = r.g.s
  if (!turn) return 0
  const now = planOf(r, place)
  const { moveOver } = turn
  turn.moveOver = true
  const then = imaginedPlan(r, place)
  turn.moveOver = moveOver
  return now.value - then.value + r.sins.token
}

const MOST_IN_TIDE = 3

/** The strongest monsters one step away. */
function tide(g: Game, space: number): number[] {
  return monstersOnBoard(g)
    .filter((figure) => {
      const at = figureAt(g, figure)
      return !hasHero(g, at) && neighbours(g, at).includes(space)
    })
    .sort((a, b) => statsOf(g, b).fight - statsOf(g, a).fight || defenseOf(g, b) - defenseOf(g, a))
    .slice(0, MOST_IN_TIDE)
}

/** How much more three who come hurt than the best single one. */
export function tideWorth(r: Survey, place: number): number {
  const { g } = r
  const { space } = heroAt(g, place)
  const coming = tide(g, space)
  if (coming.length < 2) return 0
  const all = (left: readonly number[]): number => {
    const [figure, ...others] = left
    return figure === undefined ? gain(r, place, killShare(r)) : withFigure(g, figure, space, () => all(others))
  }
  return all(coming) - worstAttack(r, place, 2, killShare(r)).value
}
