import { type Option, PROMPTS } from '@haven/engine'
import type { FightForecast, FightRoll, Own, Part, Reach, Source } from '@haven/odds'
import type { Question } from './targets.ts'

/** What the stage shows of a fight before its dice: the ways into it, and what others can still make of them. */

export interface FightWay {
  /** The answer that goes this way; null where it is not asked yet. */
  readonly option: Option | null
  readonly corruption: boolean
  readonly reach: Reach<FightRoll>
}

export interface FightPicture {
  readonly forecast: FightForecast
  /** The one that is best for the aim first, or the one with corruption where it is asked; one if there is no choice. */
  readonly ways: readonly FightWay[]
}

type Forecasts = Readonly<Record<string, { readonly of: string } | undefined>>

const fightIn = (forecasts: Forecasts, option: Option | undefined): FightForecast | null => {
  const found = option && forecasts[option.id]
  return found?.of === 'fight' ? (found as FightForecast) : null
}

const ordered = (headline: Own<FightRoll>, own: readonly Own<FightRoll>[]): readonly Own<FightRoll>[] =>
  own.length === 0 ? [headline] : [...own].sort((a, b) => rank(a, headline) - rank(b, headline))
const rank = (way: Own<FightRoll>, { corruption }: Own<FightRoll>): number => Number(way.corruption !== corruption)

/** Null where no fight is looked at. */
export function fightPicture(
  question: Question | null,
  forecasts: Forecasts,
  preview: string | null,
): FightPicture | null {
  if (!question) return null
  if (question.kind === 'corruption') return lastWord(question, forecasts)
  const { prepares } = PROMPTS[question.kind]
  const chosen = question.options.find(({ id }) => id === preview)
  // Before the dice fall a fight is in sight all the time: as it is if nothing is done about it.
  const passed = prepares ? question.options.find(({ none, yes }) => none || yes === false) : undefined
  const forecast = fightIn(forecasts, chosen) ?? fightIn(forecasts, passed)
  if (!forecast || isRolled(forecast)) return null
  const ways = ordered(forecast.outlook, forecast.outlook.own)
  return { forecast, ways: ways.map((reach) => ({ option: null, corruption: reach.corruption, reach })) }
}

/**
 * CORR-4: of a fight that is only looked at, both are said by one press: it begins, and with corruption or without. In
 * First Night each is learned by itself.
 */
export const beginsSo = (question: Question | null, { ways }: FightPicture, isLesson: boolean): boolean =>
  question !== null && PROMPTS[question.kind].dice === 'deeds' && ways.length > 1 && !isLesson

const isRolled = ({ heroDice, sinDice }: FightForecast): boolean => heroDice === 0 && sinDice === 0

/** CORR-4: the question is the pair of buttons that roll. */
function lastWord({ options }: Question, forecasts: Forecasts): FightPicture | null {
  const ways = options.flatMap((option) => {
    const forecast = fightIn(forecasts, option)
    return forecast ? [{ option, corruption: forecast.voluntary, reach: forecast.outlook, forecast }] : []
  })
  ways.sort((a, b) => Number(b.corruption) - Number(a.corruption))
  const plain = ways.at(-1)
  return plain ? { forecast: plain.forecast, ways } : null
}

// ------------------------------------------------------------------------------------------------ its numbers

export const atLeast = (chances: readonly number[], least: number): number =>
  chances.slice(least).reduce((sum, p) => sum + p, 0)

/** None, one, two or more that he survives, and death. */
export function woundColumns({ odds }: FightRoll): readonly number[] {
  const alive = odds.wounds.slice(0, -1)
  return [alive[0] ?? 0, alive[1] ?? 0, atLeast(alive, 2), odds.death]
}

/** A band that is narrower is none. */
const HARDLY = 0.01
export const hasBand = ({ stands, worst }: Reach<FightRoll>): boolean => worst.odds.death - stands.odds.death >= HARDLY

/** Both bands have one scale. */
export function bandScale(ways: readonly FightWay[]): number {
  const most = Math.max(...ways.map(({ reach }) => reach.worst.odds.death))
  return Math.min(1, Math.max(LEAST_SCALE, most * 1.1))
}
const LEAST_SCALE = 0.25

/** What a part changes, in dice. */
export const diceBy = ({ roll }: Part<FightRoll>, { stands }: Reach<FightRoll>) => ({
  hero: roll.heroDice - stands.heroDice,
  sins: roll.sinDice - stands.sinDice,
})

/** Of what the other side can do, what hurts most first; what has no place is counted. */
export function partsShown(reach: Reach<FightRoll>, most: number): { parts: readonly Part<FightRoll>[]; more: number } {
  const parts = [...reach.parts].sort((a, b) => b.roll.odds.death - a.roll.odds.death)
  return { parts: parts.slice(0, most), more: Math.max(0, parts.length - most) }
}

export const given = (sources: readonly Source[], gives: Source['gives']): readonly Source[] =>
  sources.filter((source) => source.gives === gives)
export const totalOf = (sources: readonly Source[]): number =>
  Math.max(
    0,
    sources.reduce((sum, { count }) => sum + count, 0),
  )
