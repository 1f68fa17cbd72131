import { tag } from '../../../base/words.ts'
import type { CityPlan } from '../geometry/plan.ts'
import type { Brief } from '../paint/city.ts'
import { SIGN_FONT } from '../raster/painter.ts'
import { type CityModel, dressingsOf } from './model.ts'

/** What signs say. */
export interface SignWords {
  readonly start: string
  district(id: string): string
}

/** What the painter needs to know of a city at a moment. The same seed builds the same houses. */
export function briefOf(plan: CityPlan, model: CityModel, seed: string, words: SignWords): Brief {
  return {
    plan,
    seed,
    level: model.level,
    names: Object.fromEntries(plan.districts.map(({ id }) => [id, words.district(id).toLocaleUpperCase(tag())])),
    start: words.start.toLocaleUpperCase(tag()),
    dressings: dressingsOf(plan, model),
    font: SIGN_FONT,
  }
}
