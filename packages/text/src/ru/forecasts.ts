import type {
  CleanseRollFacts,
  FightForecastFacts,
  FightRollFacts,
  ForecastText,
  HarmFacts,
  Language,
  Say,
} from '../language.ts'
import { decimal, ofHero, percent } from './grammar.ts'

/** Odds in one short line: what is hoped for, what is feared, and what the numbers count on. */

const NEVER = 1e-9
/** A band that is narrower is none. */
const HARDLY = 0.01
/** No line is broken between a number and its sign. */
const SPACE = '\u00a0'

/** "4 – 28 %", or one number where the two are hardly apart. */
function band(from: number, to: number, between: string): string {
  const isBand = Math.abs(to - from) >= HARDLY && percent(from) !== percent(to)
  const first = `${between === SAID ? 'от ' : ''}${percent(from).replace(/\s*%$/, '')}`
  return isBand ? `${first}${between}${percent(to)}` : percent(from)
}
const SHOWN = `${SPACE}–${SPACE}`
const SAID = ' до '

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

/** Of the monsters: the likeliest thing worth saying. The word is that of who reads it. */
function kills({ odds, finishes }: FightRollFacts, needs: number | null, what: string): Pair {
  const { length } = odds.monsters
  if (length === 0) return NOTHING
  if (needs !== null && (needs === 1 || finishes >= LIKELY)) {
    return { ...same(`миссия выполнена ${percent(finishes)}`), brief: `миссия ${percent(finishes)}` }
  }
  const one = atLeast(odds.kills, 1)
  if (length === 1) return same(`${what} ${percent(one)}`)
  const both = atLeast(odds.kills, 2)
  if (length === 2 && both >= LIKELY) return same(`${what} ×2 ${percent(both)}`)
  return { shown: `${what} 1+ ${percent(one)}`, said: `${what} хотя бы одного ${percent(one)}` }
}

function dies(from: number, to: number): Pair {
  if (to <= NEVER) return NOTHING
  return { shown: `☠${SPACE}${band(from, to, SHOWN)}`, said: `гибель героя ${band(from, to, SAID)}` }
}

function forHeroes({ outlook, needs }: FightForecastFacts): ForecastText {
  const { stands, worst, corruption } = outlook
  return line(
    kills(stands, needs, 'убийство'),
    dies(stands.odds.death, worst.odds.death),
    corruption ? same('со скверной +1') : NOTHING,
  )
}

/** The Sin hopes for what the heroes fear; that the hero does his best is told first. */
function forSins({ hero, outlook, needs }: FightForecastFacts, say: Say): ForecastText {
  const { stands, best, worst, corruption, own } = outlook
  const other = own.find((each) => each.corruption !== corruption)
  const tell = (between: string): string => {
    const first = `гибель ${ofHero(hero, 'gen', say)} ${band(best.odds.death, worst.odds.death, between)}`
    if (!other) return first
    const else_ = band(other.best.odds.death, other.worst.odds.death, between)
    return `${first}, ${else_} ${corruption ? 'без скверны' : 'со скверной'}`
  }
  const isDeadly = [outlook, ...own].some((each) => each.worst.odds.death > NEVER)
  const gain = isDeadly ? { shown: tell(SHOWN), said: tell(SAID) } : same(`${say.name(hero)}: гибель исключена`)
  return line(gain, kills(stands, needs, 'потеря'), NOTHING)
}

// ---------------------------------------------------------------------------------------------- cleanses, steps

function removes({ odds }: CleanseRollFacts, worst: CleanseRollFacts): Pair {
  const there = odds.removed.length - 1
  if (there === 0) return same(`навыков в среднем ${decimal(odds.mean.skills, 1, 1)}`)
  const [one, least] = [odds, worst.odds].map(({ removed }) => atLeast(removed, 1)) as [number, number]
  const tail = one - least >= HARDLY ? `, в худшем случае ${percent(least)}` : ''
  const range = tail === '' ? percent(one) : `${percent(one)} – ${percent(least)}`
  if (there === 1) return { ...same(`жетон убран ${percent(one)}${tail}`), brief: `убран ${range}` }
  return {
    shown: `убрано 1+ ${percent(one)}${tail}`,
    said: `убран хотя бы один жетон ${percent(one)}${tail}`,
    brief: `убрано 1+ ${range}`,
  }
}

function harm({ wounds, corruption, death }: HarmFacts): Pair {
  const parts = [
    ...(atLeast(wounds, 1) > NEVER ? [same(`рана ${percent(atLeast(wounds, 1))}`)] : []),
    ...(atLeast(corruption, 1) > NEVER ? [same(`скверна ${percent(atLeast(corruption, 1))}`)] : []),
    ...(death > NEVER ? [dies(death, death)] : []),
  ]
  return { shown: parts.map(({ shown }) => shown).join(' · '), said: parts.map(({ said }) => said).join(', ') }
}

export const forecasts: Language['forecasts'] = {
  fight: (found, say) => (found.side === 'sins' ? forSins(found, say) : forHeroes(found)),
  cleanse: ({ outlook }) => line(removes(outlook.stands, outlook.worst), NOTHING, NOTHING),
  move: ({ odds }) => line(NOTHING, harm(odds), NOTHING),
}
