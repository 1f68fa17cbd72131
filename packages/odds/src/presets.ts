import type { Prompt, Result, Rules, View } from '@haven/engine'
import { currentFight, type FightFrame, type Frame } from '@haven/engine/count'
import { forecastFight, turn, type Wanted } from './forecast-fight.ts'
import type { FightForecast } from './forecast-types.ts'
import { apart, type Imagined, read } from './imagined.ts'
import { AIMS } from './worth.ts'

/** DICE-3. All FAITH (and bonuses of choice) of a roll turned at once, for an aim. */
export interface Preset {
  /** One result for each question that is still to come, in their order. */
  readonly turn: readonly Result[]
  readonly forecast: FightForecast
}

/** The fight whose FAITH is asked about, taken off the stack; null if it is none. */
function fightAsked(rules: Rules, view: View, prompt: Prompt): { reading: Imagined; fight: FightFrame } | null {
  if (prompt.kind !== 'faith') return null
  const reading = apart(read(rules, view))
  const { g } = reading
  const fight = currentFight(g)
  if (!fight || (g.s.stack.at(-1) as Frame) !== fight) return null
  g.s.stack.pop()
  return { reading, fight }
}

/** Null if the prompt does not ask for FAITH in a fight. */
export function faithPreset(rules: Rules, view: View, prompt: Prompt, wanted: Wanted): Preset | null {
  const asked = fightAsked(rules, view, prompt)
  if (!asked) return null
  const { reading, fight } = asked
  const turned: Result[] = []
  let found = forecastFight(reading, fight, wanted, 'faith')
  while (fight.faith + fight.choices.length > 0) {
    const best = bestTurn(reading, fight, wanted)
    turned.push(best.as)
    turn(fight, best.as, fight.faith === 0)
    found = best.forecast
  }
  return { turn: turned, forecast: found }
}

/** What comes of turning them so, one after the other: Hits are then split for the aim. Null as above. */
export function faithTurned(
  rules: Rules,
  view: View,
  prompt: Prompt,
  as: readonly Result[],
  wanted: Wanted,
): FightForecast | null {
  const asked = fightAsked(rules, view, prompt)
  if (!asked) return null
  const { reading, fight } = asked
  for (const each of as) if (fight.faith + fight.choices.length > 0) turn(fight, each, fight.faith === 0)
  return forecastFight(reading, fight, wanted, 'faith')
}

const ALL: readonly Result[] = ['hit', 'defense', 'counter']

function bestTurn(reading: Imagined, fight: FightFrame, wanted: Wanted): { as: Result; forecast: FightForecast } {
  const isBonus = fight.faith === 0
  const open = isBonus ? (fight.choices[0] as readonly Result[]) : fight.forceFaith ? [fight.forceFaith] : ALL
  const [first, ...rest] = open.map((as) => {
    const frame = { ...fight }
    turn(frame, as, isBonus)
    return { as, forecast: forecastFight(reading, frame, wanted, 'faith') }
  })
  return rest.reduce(
    (a, b) => (b.forecast.odds.worth > a.forecast.odds.worth ? b : a),
    first as NonNullable<typeof first>,
  )
}

/** The presets that a table can offer beside the single questions. */
export const faithPresets = (rules: Rules, view: View, prompt: Prompt): readonly Preset[] =>
  AIMS.flatMap((aim) => faithPreset(rules, view, prompt, aim) ?? [])
