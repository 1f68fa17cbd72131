import type { HarmOdds, Risk, Route } from '@haven/odds'
import { words } from '../app/words.ts'
import type { RouteForecast, RouteStep } from '../city/index.ts'
import type { Way } from '../game/ways.ts'
import { english } from '../game/words.ts'

/** A whole way for the eye and for the ear: its ribbon, its costs at each border, its odds. */

const atLeastOne = (chances: readonly number[]): number => 1 - (chances[0] ?? 1)

export function wayFacts({ to, route }: Pick<Way, 'to' | 'route'>) {
  const { spaces, pays, odds } = route
  return {
    space: english.space(to),
    by: spaces.slice(0, -1).map((space) => english.space(space)),
    steps: spaces.length,
    pays: pays === null ? null : english.name(pays),
    wound: atLeastOne(odds.wounds),
    corruption: atLeastOne(odds.corruption),
    death: odds.death,
  }
}

const dice = (risks: readonly Risk[], of: Risk['of']): number =>
  risks.reduce((sum, risk) => sum + (risk.of !== of ? 0 : 'dice' in risk ? risk.dice : risk.count), 0)

/** What one step costs, in the colour of its danger. */
export function routeStep(from: string, to: string, risks: readonly Risk[], isGrave: boolean): RouteStep {
  return {
    from,
    to,
    wounds: dice(risks, 'wounds'),
    fire: dice(risks, 'fire'),
    corruption: dice(risks, 'corruption-check') + dice(risks, 'corruption'),
    risk: risks.length === 0 ? 'calm' : isGrave ? 'grave' : 'risky',
  }
}

export const isGrave = ({ death, mean }: HarmOdds): boolean => death > 1e-9 || mean.wounds >= 1

export function routeSteps(here: string, { spaces, risks, odds }: Route): readonly RouteStep[] {
  const grave = isGrave(odds)
  return spaces.map((to, i) => routeStep(spaces[i - 1] ?? here, to, risks[i] ?? [], grave))
}

const COLUMNS = 5

/** How many wounds the whole way brings, as a small chart on the roofs of its goal; none if there is no risk. */
export function routeForecast({ risks, odds }: Route): RouteForecast | null {
  if (risks.every(({ length }) => length === 0)) return null
  const { ways } = words
  const columns = Array.from({ length: COLUMNS }, (_, wounds) => {
    const isMost = wounds === COLUMNS - 1
    const share = isMost ? odds.wounds.slice(wounds).reduce((sum, p) => sum + p, 0) : (odds.wounds[wounds] ?? 0)
    const risk = wounds === 0 ? ('calm' as const) : wounds < 3 ? ('risky' as const) : ('grave' as const)
    return { label: ways.column(wounds, isMost), share, risk }
  })
  return {
    title: ways.wounds,
    note: odds.mean.corruption > 0 ? ways.corruptionMean(odds.mean.corruption) : '',
    columns,
  }
}
