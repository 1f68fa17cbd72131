import type { HarmOdds, Risk, Route } from '@haven/odds'
import { words } from '../../base/words.ts'
import type { Way } from '../../model/ways.ts'
import type { RouteForecast, RouteStep } from '../city/city.ts'

/** A whole way for the eye and for the ear: its ribbon, its costs at each border, its odds. */

const atLeastOne = (chances: readonly number[]): number => 1 - (chances[0] ?? 1)

export function wayFacts({ to, route }: Pick<Way, 'to' | 'route'>) {
  const { spaces, pays, odds } = route
  return {
    space: to,
    by: spaces.slice(0, -1),
    steps: spaces.length,
    pays,
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
/** Not worth a number. */
const HARDLY = 0.005

/** How many wounds the whole way brings, or how much corruption, as a small chart; none if there is no risk. */
export function routeForecast({ risks, odds }: Route): RouteForecast | null {
  if (risks.every(({ length }) => length === 0)) return null
  const { ways } = words
  const bleeds = odds.mean.wounds > 0
  const chances = bleeds ? odds.wounds : odds.corruption
  const columns = Array.from({ length: COLUMNS }, (_, harm) => {
    const isMost = harm === COLUMNS - 1
    const share = isMost ? chances.slice(harm).reduce((sum, p) => sum + p, 0) : (chances[harm] ?? 0)
    const risk = harm === 0 ? ('calm' as const) : harm < 3 ? ('risky' as const) : ('grave' as const)
    return { label: ways.column(harm, isMost), share, said: share >= HARDLY ? ways.share(share) : '', risk }
  })
  const isBoth = bleeds && odds.mean.corruption > 0
  return {
    title: bleeds ? ways.wounds : ways.corruption,
    note: isBoth ? ways.corruptionMean(odds.mean.corruption) : '',
    columns,
  }
}
