import { FIRM_WEIGHTS } from './prior.ts'
import { weightOf } from './value.ts'

/**
 * Logistic regression with a ridge, by Newton's method: from what games looked like and how they ended to the weights
 * of the value function. Rows are sparse, targets may be chances.
 */
export interface Sample {
  readonly names: readonly string[]
  readonly values: readonly number[]
  /** 1 if the Hero players won; anything between is a chance. */
  readonly target: number
  readonly weight: number
}

export interface FitOptions {
  /** How strongly weights are drawn to what was thought before; the bias never is. */
  readonly ridge: number
  /** What was thought before the games were looked at, by name or by kind (`work:…`); 0 for what it does not name. */
  readonly prior?: Readonly<Record<string, number>>
  /** Weights that are drawn to it FIRM times as strongly: what games of one policy tell wrongly. */
  readonly firm?: readonly string[]
  readonly steps?: number
}

export interface Fit {
  readonly weights: Readonly<Record<string, number>>
  /** Mean loss for each sample, in nats. */
  readonly loss: number
  readonly samples: number
}

const FIRM = 50

export function fitValue(
  samples: readonly Sample[],
  { ridge, prior = {}, firm = FIRM_WEIGHTS, steps = 12 }: FitOptions,
): Fit {
  const names = ['bias', ...new Set(samples.flatMap((sample) => sample.names))]
  const index = new Map(names.map((name, i) => [name, i]))
  const rows: Row[] = samples.map((sample) => ({
    at: Int32Array.from([0, ...sample.names.map((name) => index.get(name) as number)]),
    x: Float64Array.from([1, ...sample.values]),
    target: sample.target,
    weight: sample.weight,
  }))
  const centre = Float64Array.from(names, (name) => weightOf(prior, name))
  const pull = Float64Array.from(names, (name, i) => (i === 0 ? 1e-6 : firm.includes(name) ? FIRM * ridge : ridge))
  let w = centre.slice()
  let now = descend(rows, w, centre, pull)
  for (let step = 0; step < steps; step++) {
    const change = solve(now.hessian, now.slope)
    // A full step can lead astray far from the goal: half of it then, and half again.
    let next = now
    let ahead = w
    for (let part = 1; part > 1e-3; part /= 2) {
      ahead = w.map((each, i) => each + part * (change[i] as number))
      next = descend(rows, ahead, centre, pull)
      if (next.cost <= now.cost) break
    }
    const gained = now.cost - next.cost
    if (gained < 0) break
    w = ahead
    now = next
    if (gained < 1e-6 * now.cost) break
  }
  const weights = Object.fromEntries(names.map((name, i) => [name, w[i] as number]))
  return { weights, loss: now.loss, samples: samples.length }
}

interface Row {
  readonly at: Int32Array
  readonly x: Float64Array
  readonly target: number
  readonly weight: number
}

interface Ground {
  /** What is made small: the loss of all samples and the pull of the prior. */
  readonly cost: number
  readonly loss: number
  readonly slope: Float64Array
  readonly hessian: Float64Array[]
}

function descend(rows: readonly Row[], w: Float64Array, centre: Float64Array, pull: Float64Array): Ground {
  const n = w.length
  const hessian = Array.from({ length: n }, () => new Float64Array(n))
  const slope = new Float64Array(n)
  let [loss, mass] = [0, 0]
  for (const { at, x, target, weight } of rows) {
    let z = 0
    for (let i = 0; i < at.length; i++) z += (w[at[i]!] as number) * (x[i] as number)
    const p = 1 / (1 + Math.exp(-z))
    const q = Math.min(Math.max(p, 1e-9), 1 - 1e-9)
    loss -= weight * (target * Math.log(q) + (1 - target) * Math.log(1 - q))
    mass += weight
    const curve = weight * Math.max(p * (1 - p), 1e-4)
    const error = weight * (target - p)
    for (let i = 0; i < at.length; i++) {
      const xi = x[i] as number
      if (xi === 0) continue
      slope[at[i]!]! += error * xi
      const row = hessian[at[i]!] as Float64Array
      const scaled = curve * xi
      for (let j = 0; j < at.length; j++) row[at[j]!]! += scaled * (x[j] as number)
    }
  }
  let cost = loss
  for (let i = 0; i < n; i++) {
    const away = (w[i] as number) - (centre[i] as number)
    cost += (pull[i]! * away * away) / 2
    slope[i]! -= pull[i]! * away
    hessian[i]![i]! += pull[i] as number
  }
  return { cost, loss: loss / mass, slope, hessian }
}

/** Gauss with pivots; the matrix is used up. */
function solve(a: Float64Array[], b: Float64Array): Float64Array {
  const n = b.length
  for (let i = 0; i < n; i++) {
    let pivot = i
    for (let j = i + 1; j < n; j++) if (Math.abs(a[j]![i]!) > Math.abs(a[pivot]![i]!)) pivot = j
    ;[a[i], a[pivot]] = [a[pivot] as Float64Array, a[i] as Float64Array]
    ;[b[i], b[pivot]] = [b[pivot] as number, b[i] as number]
    const row = a[i] as Float64Array
    const by = row[i] as number
    for (let j = i + 1; j < n; j++) {
      const other = a[j] as Float64Array
      const factor = (other[i] as number) / by
      if (factor === 0) continue
      for (let k = i; k < n; k++) other[k]! -= factor * (row[k] as number)
      b[j]! -= factor * (b[i] as number)
    }
  }
  const x = new Float64Array(n)
  for (let i = n - 1; i >= 0; i--) {
    let sum = b[i] as number
    for (let k = i + 1; k < n; k++) sum -= (a[i]![k] as number) * (x[k] as number)
    x[i] = sum / (a[i]![i] as number)
  }
  return x
}
