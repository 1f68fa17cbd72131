import { rules } from '../model/rules.ts'
import { type CityPlan, cityPlan } from '../parts/city/geometry/plan.ts'
import { type CityModel, cityModel } from '../parts/city/live/model.ts'
import { LandingGame } from './landing-game.ts'

/** Plays the game behind the landing page, so that the page itself has nothing to do but draw it. */

export interface LandingMoment {
  /** With the first moment. */
  readonly plan: CityPlan | null
  readonly model: CityModel
}

/** The city is never shown by day: it waits, some levels into the night. */
const LEAST_LEVEL = 2

const page = self as unknown as {
  postMessage(moment: LandingMoment): void
  onmessage: (() => void) | null
}

const game = new LandingGame(rules)
const { map } = game.view.setup

function tell(plan: CityPlan | null): void {
  const { view } = game
  page.postMessage({ plan, model: cityModel(rules, { ...view, track: Math.max(LEAST_LEVEL, view.track) }) })
}

tell(cityPlan(rules, map))
page.onmessage = () => {
  game.next()
  tell(null)
}
