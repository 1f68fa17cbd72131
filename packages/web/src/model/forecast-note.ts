import type { Forecast } from '@haven/odds'
import type { ForecastText } from '@haven/text'
import { catalogue } from '../base/words.ts'

/** The few numbers that fit beside an answer, for the eye and for the ear; null where there is nothing to tell. */
export function forecastText(forecast: Forecast | undefined): ForecastText | null {
  const text = forecast ? catalogue.forecast(forecast) : null
  return text && text.shown !== '' ? text : null
}

/** All of it in one line of words. */
export const forecastNote = (forecast: Forecast | undefined): string | null => forecastText(forecast)?.said ?? null
