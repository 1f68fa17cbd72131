import type { Correction } from '../value/value.ts'
import { Inputs, type Names, ONE, readInputs, SHARED } from './inputs.ts'

/**
 * A small net that says what the value function of weighed features leaves out: it is added to its log-odds. Weights and
 * sums are whole numbers, so that every machine comes to the same answer.
 */
export interface NetData {
  /** Names that it has learnt, in the order of their places after the shared ones. */
  readonly names: readonly string[]
  readonly hidden: readonly [number, number]
  /** Layer by layer, each unit's bias after all its weights; 16 bits each. */
  readonly weights: readonly number[]
  /** How it was made: what it learnt from, by its hash, and the seed of its making. */
  readonly made: { readonly games: number; readonly data: string; readonly seed: string }
}

/** A weight of 1. */
export const WEIGHT_ONE = 1024
/** A sum of 1, before it is brought back to the size of an input. */
const SUM_ONE = ONE * WEIGHT_ONE
/** No unit says more than this. */
export const MOST = 8

export const inputsOf = ({ names }: Pick<NetData, 'names'>): number => SHARED + names.length

export const placesOf = (names: readonly string[]): Names => new Map(names.map((name, i) => [name, SHARED + i]))

export const weightCount = (inputs: number, [first, second]: NetData['hidden']): number =>
  (inputs + 1) * first + (first + 1) * second + second + 1

/** For a value function whose reasons in words stay those of the features. */
export function createNet(data: NetData): Correction {
  const [first, second] = data.hidden
  const inputs = inputsOf(data)
  const all = Int16Array.from(data.weights)
  if (all.length !== weightCount(inputs, data.hidden))
    throw new Error('the weights of the net are not as many as it has')
  const from2 = (inputs + 1) * first
  const from3 = from2 + (first + 1) * second
  const names = placesOf(data.names)
  const seen = new Inputs()
  // Sums stay far below 2 ** 53: they are exact.
  const one = new Float64Array(first)
  const two = new Float64Array(second)
  const most = MOST * ONE
  const held = (sum: number): number => (sum <= 0 ? 0 : Math.min(most, Math.floor(sum / WEIGHT_ONE)))
  return (g, features) => {
    readInputs(g, features, names, seen)
    for (let j = 0; j < first; j++) one[j] = ONE * (all[inputs * first + j] as number)
    for (let i = 0; i < seen.count; i++) {
      const x = seen.x[i] as number
      const row = (seen.at[i] as number) * first
      for (let j = 0; j < first; j++) one[j]! += x * (all[row + j] as number)
    }
    for (let k = 0; k < second; k++) two[k] = ONE * (all[from2 + first * second + k] as number)
    for (let j = 0; j < first; j++) {
      const x = held(one[j] as number)
      if (x === 0) continue
      const row = from2 + j * second
      for (let k = 0; k < second; k++) two[k]! += x * (all[row + k] as number)
    }
    let sum = ONE * (all[from3 + second] as number)
    for (let k = 0; k < second; k++) sum += held(two[k] as number) * (all[from3 + k] as number)
    return sum / SUM_ONE
  }
}
