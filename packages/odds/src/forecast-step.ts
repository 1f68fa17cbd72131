import { anyOf, type Game, hasMonster, heroAt, spaceId, sum, tokensIn } from '@haven/engine/count'
import type { MoveForecast } from './forecast-types.ts'
import type { Body } from './hurt.ts'
import { type Reading, sinFaces, standing } from './reading.ts'
import { cardsToCome } from './texts.ts'
import { type Risk, walkOdds } from './walk.ts'

/** MOVE-6, MOVE-9: what a space holds for a hero who enters or leaves it. He stands in it. */
function checksOf(g: Game, place: number, space: number): Risk[] {
  const proxy = heroAt(g, place).npcs.includes('proxy') ? 1 : 0
  const risks: Risk[] = []
  const corruption = tokensIn(g, 'corruption', space)
  if (corruption > 0) {
    risks.push({
      of: 'corruption-check',
      dice: Math.max(0, corruption + sum(g, 'corruptionDice', place)),
      ignored: proxy + sum(g, 'corruptionIgnored', place),
    })
  }
  const fire = tokensIn(g, 'fire', space)
  if (fire > 0) {
    risks.push({
      of: 'fire',
      dice: Math.max(0, fire + sum(g, 'fireDice', place)),
      ignored: proxy + sum(g, 'fireIgnored', place),
    })
  }
  return risks
}

/** MOVE-10: everything that one step costs, in order. */
export function stepRisks(g: Game, place: number, from: number, to: number): Risk[] {
  const risks: Risk[] = []
  standing(g, place, from, () => {
    if (hasMonster(g, from) && !anyOf(g, 'leaveFree', place)) {
      risks.push({ of: 'wounds', count: Math.max(0, 1 + sum(g, 'leaveWounds', place)), cause: 'MOVE-5' })
    }
    const torn = sum(g, 'leaveCorruption', place)
    if (torn > 0) risks.push({ of: 'corruption', count: torn, cause: 'leave' })
    risks.push(...checksOf(g, place, from))
  })
  standing(g, place, to, () => {
    risks.push(...checksOf(g, place, to))
    const scared = sum(g, 'enterCorruption', place)
    if (scared > 0) risks.push({ of: 'corruption', count: scared, cause: 'enter' })
  })
  return risks
}

export function bodyOf(g: Game, place: number): Body {
  const { wounds, corruption } = heroAt(g, place)
  return { wounds: wounds.length, corruption }
}

export function forecastStep({ g, view }: Reading, place: number, to: number): MoveForecast | null {
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
