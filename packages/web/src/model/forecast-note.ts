import type { Forecast } from '@haven/odds'
import { words } from '../base/words.ts'

const atLeastOne = (chances: readonly number[]): number => 1 - (chances[0] ?? 1)

/** The few numbers that fit into a button. */
export function forecastNote(forecast: Forecast | undefined): string | null {
  if (!forecast) return null
  const { table } = words
  switch (forecast.of) {
    case 'fight': {
      const { kills, death, mean } = forecast.odds
      return table.forecastFight(atLeastOne(kills), mean.wounds, death)
    }
    case 'cleanse':
      return table.forecastCleanse(atLeastOne(forecast.odds.removed), forecast.odds.mean.removed)
    case 'move': {
      if (forecast.risks.length === 0) return null
      const { wounds, corruption, death } = forecast.odds
      return table.forecastMove(atLeastOne(wounds), atLeastOne(corruption), death)
    }
  }
}
