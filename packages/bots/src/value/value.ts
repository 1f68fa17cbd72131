import type { Game } from '@haven/engine/count'
import { FEATURES, featureCount, ownTerms, readFeatures } from './features.ts'

/** Weights by name: `bias`, the features, and the terms that a mission or a set-up has of its own. */
export type ValueWeights = Readonly<Record<string, number>>

/** What a game looks like to its value: the log-odds of the Hero players, and what adds up to them. */
export interface Term {
  readonly name: string
  readonly part: number
}

export interface ValueFunction {
  /** Log-odds that the Hero players win. */
  logit(g: Game): number
  /** The chance that the Hero players win, from 0 to 1. */
  winChance(g: Game): number
  /** The same, and adds what the game looks like to `looks`: by feature, then the own terms together. */
  look(g: Game, looks: Float64Array): number
  /** The parts that such sums make of the log-odds, for each of so many games. */
  terms(looks: readonly number[], games: number): Term[]
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** Names have a kind before their colon: a mission of a box that nobody has learnt from is weighed as missions are. */
export const weightOf = (weights: ValueWeights, name: string): number =>
  weights[name] ?? weights[name.slice(0, name.indexOf(':'))] ?? 0

/** Log-odds that are added to those of the weights, from the game and its features. */
export type Correction = (g: Game, features: Float64Array) => number
const NONE: Correction = () => 0

export function createValue(weights: ValueWeights, correction = NONE): ValueFunction {
  const w = new Float64Array(featureCount)
  FEATURES.forEach((name, i) => {
    w[i] = weights[name] ?? 0
  })
  const bias = weights.bias ?? 0
  const x = new Float64Array(featureCount)
  /** By the weights alone; the features are in `x` then. */
  const weighed = (g: Game): number => {
    readFeatures(g, x)
    let sum = bias
    for (let i = 0; i < featureCount; i++) sum += (w[i] as number) * (x[i] as number)
    for (const [name, value] of ownTerms(g)) sum += weightOf(weights, name) * value
    return sum
  }
  const logit = (g: Game): number => weighed(g) + correction(g, x)
  return {
    logit,
    winChance: (g) => {
      if (g.s.over) return g.s.over.winner === 'heroes' ? 1 : 0
      return sigmoid(logit(g))
    },
    look: (g, looks) => {
      const sum = weighed(g)
      let own = sum - bias
      for (let i = 0; i < featureCount; i++) {
        looks[i]! += x[i] as number
        own -= (w[i] as number) * (x[i] as number)
      }
      looks[featureCount]! += own
      if (g.s.over) return g.s.over.winner === 'heroes' ? 1 : 0
      return sigmoid(sum + correction(g, x))
    },
    terms: (looks, games) => [
      ...FEATURES.map((name, i) => ({ name, part: ((w[i] as number) * (looks[i] as number)) / games })),
      { name: OWN_TERMS, part: (looks[featureCount] as number) / games },
    ],
  }
}

/** The name under which the terms of mission and set-up go in a report. */
export const OWN_TERMS = 'story'
