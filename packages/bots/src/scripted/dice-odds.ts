import type { DiceDef, HeroFace, Setup, SinFace } from '@haven/engine'

/**
 * How many results of a kind come out of so many dice, extra dice of FAITH and bursts included. A distribution is a
 * list of probabilities by count; its last entry stands for that count and everything above.
 */
export type Distribution = readonly number[]

export interface DiceOdds {
  /** Hits, if every FAITH becomes one. */
  heroHits(dice: number): Distribution
  /** Skill results, if every FAITH becomes one. */
  heroSkills(dice: number): Distribution
  sinHits(dice: number): Distribution
  sinCorruption(dice: number): Distribution
  /**
   * Hits that go through a hero's fixed Defense and what his own dice stop: halfway between the most and the least that
   * FAITH can stop.
   */
  roughWounds(sinDice: number, heroDice: number, defense: number): Distribution
  /** The mean of Corruption results that go through, halfway too. */
  roughCorruption(sinDice: number, heroDice: number, counters: number): number
}

const LENGTH = 16
const MOST_DICE = 30

/** One die: a face counts or not, and some faces roll another die (a geometric series, solved term by term). */
function oneDie<F extends string>(faces: readonly F[], counts: readonly F[], grows: F): number[] {
  const share = (wanted: (face: F) => boolean): number => faces.filter(wanted).length / faces.length
  const ends = [share((f) => f !== grows && !counts.includes(f)), share((f) => f !== grows && counts.includes(f))]
  const growsUncounted = share((f) => f === grows && !counts.includes(f))
  const growsCounted = share((f) => f === grows && counts.includes(f))
  const result: number[] = []
  for (let k = 0; k < LENGTH; k++) {
    result.push(((ends[k] ?? 0) + growsCounted * (result[k - 1] ?? 0)) / (1 - growsUncounted))
  }
  return result
}

function plus(a: Distribution, b: Distribution): number[] {
  const result = Array.from({ length: LENGTH }, () => 0)
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      const k = Math.min(LENGTH - 1, i + j)
      result[k] = (result[k] as number) + p * q
    })
  })
  return result
}

function dicePool(die: Distribution): (dice: number) => Distribution {
  const pools: number[][] = [[1]]
  return (dice) => {
    const wanted = Math.max(0, Math.min(MOST_DICE, Math.round(dice)))
    while (pools.length <= wanted) pools.push(plus(pools.at(-1) as number[], die))
    return pools[wanted] as number[]
  }
}

/** What is left of `attack` after `fixed` and what `guard` gives. */
function leftOver(attack: Distribution, guard: Distribution, fixed: number): number[] {
  const result = Array.from({ length: LENGTH }, () => 0)
  attack.forEach((p, hits) => {
    guard.forEach((q, stopped) => {
      const k = Math.max(0, hits - stopped - fixed)
      result[k] = (result[k] as number) + p * q
    })
  })
  return result
}

export const mean = (distribution: Distribution): number => distribution.reduce((sum, p, k) => sum + p * k, 0)

/** The middle between keeping every FAITH for something else and giving every FAITH to this. */
const halfway = (a: Distribution, b: Distribution): number[] =>
  Array.from({ length: LENGTH }, (_, k) => ((a[k] ?? 0) + (b[k] ?? 0)) / 2)

export function diceOdds(dice: DiceDef, which: Setup['dice']): DiceOdds {
  const hero = (...counts: HeroFace[]) => dicePool(oneDie(dice.hero, counts, 'faith'))
  const sin = (...counts: SinFace[]) =>
    dicePool(oneDie(which === 'merciless' ? dice.merciless : dice.sin, counts, 'burst'))
  const [defense, defenseAndFaith] = [hero('defense'), hero('defense', 'faith')]
  const [counters, countersAndFaith] = [hero('counter'), hero('counter', 'faith')]
  const [sinHits, sinCorruption] = [sin('hit', 'burst'), sin('corruption')]

  const woundsKnown = new Map<number, Distribution>()
  const corruptionKnown = new Map<number, number>()
  const key = (a: number, b: number, c: number): number => (a * 64 + b) * 64 + c
  return {
    heroHits: hero('hit', 'faith'),
    heroSkills: hero('skill', 'faith'),
    sinHits,
    sinCorruption,
    roughWounds(attack, guard, fixed) {
      const at = key(attack, guard, fixed)
      let known = woundsKnown.get(at)
      if (!known) {
        known = leftOver(sinHits(attack), halfway(defense(guard), defenseAndFaith(guard)), fixed)
        woundsKnown.set(at, known)
      }
      return known
    },
    roughCorruption(attack, guard, fixed) {
      const at = key(attack, guard, fixed)
      let known = corruptionKnown.get(at)
      if (known === undefined) {
        known = mean(leftOver(sinCorruption(attack), halfway(counters(guard), countersAndFaith(guard)), fixed))
        corruptionKnown.set(at, known)
      }
      return known
    },
  }
}
