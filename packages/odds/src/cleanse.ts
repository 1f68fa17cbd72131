import { HAZARDS, type Hazard, type Result } from '@haven/engine'
import { atLeast, BOUND, type HeroRolls, mean } from './dice.ts'

/** CLEANSE-1. Every FAITH becomes a Skill, which removes whatever a Counter-Corruption could, and more. */

export interface CleanseSheet {
  readonly rolls: HeroRolls
  /** Results that need no die. */
  readonly skills: number
  readonly counters: number
  /** Counter-Corruption removes Corruption tokens too. */
  readonly usesCounters: boolean
  readonly choices: readonly (readonly Result[])[]
  /** Physical face-up tokens in the space. */
  readonly tokens: Readonly<Record<Hazard, number>>
}

export interface CleanseOdds {
  /** Chance of exactly so many Skill results. */
  readonly skills: readonly number[]
  /** Chance to remove exactly so many tokens. */
  readonly removed: readonly number[]
  /** For each kind that lies there: the chance to remove at least 1, 2 … of it if it comes first. */
  readonly tokens: readonly { readonly kind: Hazard; readonly there: number; readonly chance: readonly number[] }[]
  readonly mean: { readonly skills: number; readonly removed: number }
  readonly bound: number
}

export function cleanseOdds(sheet: CleanseSheet): CleanseOdds {
  const { rolls, tokens, usesCounters } = sheet
  const withSkill = sheet.choices.filter((of) => of.includes('skill')).length
  const fixed = sheet.skills + withSkill
  const fixedCounters = sheet.counters + sheet.choices.filter((of) => of.includes('counter')).length - bothIn(sheet)
  const all = HAZARDS.reduce((sum, kind) => sum + tokens[kind], 0)
  const skills: number[] = []
  const removed = Array.from({ length: all + 1 }, () => 0)
  /** Chance of exactly so many results that remove Corruption. */
  const corruption: number[] = []
  rolls.faith.forEach((chance, faith) => {
    rolls.chance.forEach((q, i) => {
      const p = chance * q
      const skill = (rolls.skills[i] as number) + faith + fixed
      const counters = usesCounters ? (rolls.counters[i] as number) + fixedCounters : 0
      const countered = Math.min(tokens.corruption, counters)
      const gone = countered + Math.min(all - countered, skill)
      skills[skill] = (skills[skill] ?? 0) + p
      removed[gone] = (removed[gone] as number) + p
      corruption[skill + counters] = (corruption[skill + counters] ?? 0) + p
    })
  })
  const dense = (list: readonly number[]): number[] => Array.from(list, (p) => p ?? 0)
  const [bySkill, byBoth] = [dense(skills), dense(corruption)]
  return {
    skills: bySkill,
    removed,
    tokens: HAZARDS.filter((kind) => tokens[kind] > 0).map((kind) => ({
      kind,
      there: tokens[kind],
      chance: Array.from({ length: tokens[kind] }, (_, k) => atLeast(kind === 'corruption' ? byBoth : bySkill, k + 1)),
    })),
    mean: { skills: mean(bySkill), removed: mean(removed) },
    bound: BOUND,
  }
}

/** Choices that could be either are Skills. */
const bothIn = ({ choices }: CleanseSheet): number =>
  choices.filter((of) => of.includes('skill') && of.includes('counter')).length
