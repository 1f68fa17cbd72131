import type {
  CleanseRollFacts,
  FightForecastFacts,
  FightRollFacts,
  ForecastText,
  HarmFacts,
  Language,
} from '../language.ts'
import { decimal } from './grammar.ts'

/** Odds in one short line: what is hoped for, what is feared, and what the numbers count on. */

const NEVER = 1e-9
/** A band that is narrower is none. */
const HARDLY = 0.01
/** No line is broken between a number and its sign. */
const SPACE = '\u00a0'

/** Never 0 for what can happen, never 100 for what may not. */
function number(share: number): string {
  if (share <= NEVER) return '0'
  if (share < 0.01) return '<1'
  return share > 0.99 && share < 1 - NEVER ? '>99' : String(Math.round(share * 100))
}

const percent = (share: number): string => `${number(share)}${SPACE}%`

/** "4 – 28 %", or one number where the two are hardly apart. */
function band(from: number, to: number, between: string): string {
  const isBand = Math.abs(to - from) >= HARDLY && number(from) !== number(to)
  return isBand ? `${number(from)}${between}${percent(to)}` : percent(from)
}
const SHOWN = `${SPACE}–${SPACE}`
const SAID = ' to '

const atLeast = (chances: readonly number[], least: number): number =>
  chances.slice(least).reduce((sum, p) => sum + p, 0)

interface Pair {
  readonly shown: string
  readonly said: string
  /** Where there is little width. */
  readonly brief?: string
}
const NOTHING: Pair = { shown: '', said: '' }
const same = (text: string): Pair => ({ shown: text, said: text })

function line(gain: Pair, risk: Pair, mark: Pair): ForecastText {
  const parts = [gain, risk, mark]
  const join = (texts: readonly string[], by: string): string => texts.filter((text) => text !== '').join(by)
  return {
    gain: gain.shown,
    brief: gain.brief ?? gain.shown,
    risk: risk.shown,
    mark: mark.shown,
    shown: join(
      parts.map(({ shown }) => shown),
      ' · ',
    ),
    said: join(
      parts.map(({ said }) => said),
      ', ',
    ),
  }
}

// ------------------------------------------------------------------------------------------------------ fights

/** How far a number has to come before it is the one that is told. */
const LIKELY = 0.5

/** Of the monsters: the likeliest thing worth saying. The verb is that of who reads it. */
function kills({ odds, finishes }: FightRollFacts, needs: number | null, verb: string): Pair {
  const { length } = odds.monsters
  if (length === 0) return NOTHING
  if (needs !== null && (needs === 1 || finishes >= LIKELY)) {
    return { ...same(`${percent(finishes)} finishes the mission`), brief: `${percent(finishes)} mission` }
  }
  const one = atLeast(odds.kills, 1)
  if (length === 1) return same(`${percent(one)} ${verb} it`)
  const both = atLeast(odds.kills, 2)
  if (length === 2 && both >= LIKELY) return same(`${percent(both)} ${verb} both`)
  return { shown: `${percent(one)} ${verb} 1+`, said: `${percent(one)} ${verb} at least one` }
}

function dies(from: number, to: number): Pair {
  if (to <= NEVER) return NOTHING
  return { shown: `☠${SPACE}${band(from, to, SHOWN)}`, said: `dies ${band(from, to, SAID)}` }
}

const WITH_CORRUPTION: Pair = { shown: 'with +1 corruption', said: 'with 1 more corruption' }

function forHeroes({ outlook, needs }: FightForecastFacts): ForecastText {
  const { stands, worst, corruption } = outlook
  return line(
    kills(stands, needs, 'kills'),
    dies(stands.odds.death, worst.odds.death),
    corruption ? WITH_CORRUPTION : NOTHING,
  )
}

/** The Sins player hopes for what the heroes fear; that the hero does his best is told first. */
function forSins({ hero, outlook, needs }: FightForecastFacts, name: (id: string) => string): ForecastText {
  const { stands, best, worst, corruption, own } = outlook
  const other = own.find((each) => each.corruption !== corruption)
  const tell = (between: string): string => {
    const first = `kills ${name(hero)} ${band(best.odds.death, worst.odds.death, between)}`
    if (!other) return first
    const else_ = band(other.best.odds.death, other.worst.odds.death, between)
    return `${first}, ${else_} ${corruption ? 'without corruption' : 'with corruption'}`
  }
  const isDeadly = [outlook, ...own].some((each) => each.worst.odds.death > NEVER)
  const gain = isDeadly ? { shown: tell(SHOWN), said: tell(SAID) } : same(`cannot kill ${name(hero)}`)
  return line(gain, kills(stands, needs, 'loses'), NOTHING)
}

// ---------------------------------------------------------------------------------------------- cleanses, steps

function removes({ odds }: CleanseRollFacts, worst: CleanseRollFacts): Pair {
  const there = odds.removed.length - 1
  if (there === 0) return same(`about ${decimal(odds.mean.skills, 1, 1)} Skill results`)
  const [one, least] = [odds, worst.odds].map(({ removed }) => atLeast(removed, 1)) as [number, number]
  const tail = one - least >= HARDLY ? `, at worst ${percent(least)}` : ''
  const band = tail === '' ? percent(one) : `${percent(one)} – ${percent(least)}`
  if (there === 1) return { ...same(`${percent(one)} removes it${tail}`), brief: `${band} removes it` }
  return {
    shown: `${percent(one)} removes 1+${tail}`,
    said: `${percent(one)} removes at least one${tail}`,
    brief: `${band} removes 1+`,
  }
}

function harm({ wounds, corruption, death }: HarmFacts): Pair {
  const parts = [
    ...(atLeast(wounds, 1) > NEVER ? [same(`${percent(atLeast(wounds, 1))} wound`)] : []),
    ...(atLeast(corruption, 1) > NEVER ? [same(`${percent(atLeast(corruption, 1))} corruption`)] : []),
    ...(death > NEVER ? [dies(death, death)] : []),
  ]
  return { shown: parts.map(({ shown }) => shown).join(' · '), said: parts.map(({ said }) => said).join(', ') }
}

export const forecasts: Language['forecasts'] = {
  fight: (found, say) => (found.side === 'sins' ? forSins(found, say.name) : forHeroes(found)),
  cleanse: ({ outlook }) => line(removes(outlook.stands, outlook.worst), NOTHING, NOTHING),
  move: ({ odds }) => line(NOTHING, harm(odds), NOTHING),
}
