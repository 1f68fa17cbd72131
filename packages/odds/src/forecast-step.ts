import {
  checkDice,
  checkIgnored,
  enteringCorruption,
  type Game,
  heroAt,
  leavingCorruption,
  leavingWounds,
  spaceId,
  standing,
  tokensIn,
} from '@haven/engine/count'
import type { MoveForecast } from './forecast-types.ts'
import { cardsToCome } from './hand.ts'
import type { Body } from './hurt.ts'
import { type Imagined, sinFaces } from './imagined.ts'
import { type Risk, walkOdds } from './walk.ts'

/** MOVE-6, MOVE-9: what a space holds for a hero who enters or leaves it. He stands in it. */
function checksOf(g: Game, place: number, space: number): Risk[] {
  return (['corruption', 'fire'] as const)
    .filter((kind) => tokensIn(g, kind, space) > 0)
    .map((kind) => ({
      of: kind === 'fire' ? 'fire' : 'corruption-check',
      dice: checkDice(g, place, kind, space),
      ignored: checkIgnored(g, place, kind),
    }))
}

/** MOVE-10: everything that one step costs, in order. */
export function stepRisks(g: Game, place: number, from: number, to: number): Risk[] {
  const risks: Risk[] = []
  standing(g, place, from, () => {
    const wounds = leavingWounds(g, place)
    if (wounds > 0) risks.push({ of: 'wounds', count: wounds, cause: 'MOVE-5' })
    const torn = leavingCorruption(g, place)
    if (torn > 0) risks.push({ of: 'corruption', count: torn, cause: 'leave' })
    risks.push(...checksOf(g, place, from))
  })
  standing(g, place, to, () => {
    risks.push(...checksOf(g, place, to))
    const scared = enteringCorruption(g, place)
    if (scared > 0) risks.push({ of: 'corruption', count: scared, cause: 'enter' })
  })
  return risks
}

export function bodyOf(g: Game, place: number): Body {
  const { wounds, corruption } = heroAt(g, place)
  return { wounds: wounds.length, corruption }
}

export function forecastStep({ g, view }: Imagined, place: number, to: number): MoveForecast | null {
  if (to < 0) return null
  const { hero, space } = heroAt(g, place)
  const risks = stepRisks(g, place, space, to)
  return {
    of: 'move',
    hero,
    from: spaceId(g, space),
    to: spaceId(g, to),
    risks,
    odds: walkOdds(bodyOf(g, place), risks, sinFaces(g)),
    open: cardsToCome(g, view, 'hero-enters', place, false).map(({ id }) => id),
  }
}
