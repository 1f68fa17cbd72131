import type { FightForecast } from '@haven/odds'
import { english } from '@haven/text'

/** The line beside a fight, read back: every number in it must be one that was counted. */

const NUMBER = '(?:<1|>99|\\d+)'
const GAIN = new RegExp(`^(${NUMBER}) % (kills it|kills both|kills 1\\+|finishes the mission)$`)
const RISK = new RegExp(`^☠ (${NUMBER})(?: – (${NUMBER}))? %$`)

const isNumber = (told: string, share: number): boolean => {
  if (told === '<1') return share > 0 && share < 0.01
  if (told === '>99') return share > 0.99 && share < 1
  return Math.abs(Number(told) / 100 - share) <= 0.005 + 1e-9
}

const atLeast = (chances: readonly number[], least: number): number =>
  chances.slice(least).reduce((sum, p) => sum + p, 0)

/** What is wrong with the line of a fight, as the heroes read it; nothing if it is right. */
export function faultsOf(found: FightForecast): string[] {
  const { outlook, needs } = found
  const { stands, worst, corruption } = outlook
  const text = english.forecast(found)
  const [gain, risk, mark] = [text.gain, text.risk, text.mark].map((part) => part.replaceAll('\u00a0', ' '))
  const faults: string[] = []
  const check = (isRight: boolean, what: string): void => {
    if (!isRight) faults.push(`${what}: ${text.shown} (${JSON.stringify(stands.odds)}, worst ${worst.odds.death})`)
  }
  const [, told = '', what = ''] = GAIN.exec(gain ?? '') ?? []
  const monsters = stands.odds.monsters.length
  const chances: Readonly<Record<string, number>> = {
    'kills it': atLeast(stands.odds.kills, 1),
    'kills 1+': atLeast(stands.odds.kills, 1),
    'kills both': atLeast(stands.odds.kills, 2),
    'finishes the mission': stands.finishes,
  }
  check(isNumber(told, chances[what] ?? -1), 'gain')
  check((what === 'kills it') <= (monsters === 1), 'one monster')
  check((what === 'kills both') <= (monsters === 2), 'two monsters')
  check((what === 'finishes the mission') <= (needs !== null), 'mission')
  const [from, to] = [stands.odds.death, worst.odds.death]
  const [isRisk, low = '', high] = RISK.exec(risk ?? '') ?? []
  check(isRisk === undefined ? to <= 1e-9 : isNumber(low, from), 'death')
  if (to - from < 0.01) check(high === undefined, 'no band')
  else check(high === undefined ? isNumber(low, to) : isNumber(high, to), 'band')
  check((mark === 'with +1 corruption') === corruption, 'mark')
  return faults
}
