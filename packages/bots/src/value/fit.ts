import { weightOf } from './value.ts'

/**
 * Logistic regression with a ridge, by Newton's method: from what games looked like and how they ended to the weights
 * of the value function. Rows are sparse, targets may be chances.
 */

/** What a game looked like: features and own terms by name. */
export interface Look {
  readonly names: readonly string[]
  readonly values: readonly number[]
}

export interface Sample extends Look {
  /** 1 if the Hero players won; anything between is a chance. */
  readonly target: number
  readonly weight: number
  /** Log-odds that are known already: what is fitted comes on top. */
  readonly offset?: number
  /** What the game looked like a turn earlier. */
  readonly before?: Look
}

export interface FitOptions {
  /** How strongly weights are drawn to what was thought before; the bias never is. */
  readonly ridge: number
  /** What was thought before the games were looked at, by name or by kind (`work:…`); 0 for what it does not name. */
  readonly prior?: Readonly<Record<string, number>>
  readonly steps?: number
}

export interface Fit {
  readonly weights: Readonly<Record<string, number>>
  /** Mean loss for each sample, in nats. */
  readonly loss: number
  readonly samples: number
}

export function fitValue(samples: readonly Sample[], { ridge, prior = {}, steps = 12 }: FitOptions): Fit {
  const names = ['bias', ...new Set(samples.flatMap((sample) => sample.names))]
  const index = new Map(names.map((name, i) => [name, i]))
  const rows: Row[] = samples.map((sample) => ({
    at: Int32Array.from([0, ...sample.names.map((name) => index.get(name) as number)]),
    x: Float64Array.from([1, ...sample.values]),
    target: sample.target,
    weight: sample.weight,
    offset: sample.offset ?? 0,
  }))
  const centre = Float64Array.from(names, (name) => weightOf(prior, name))
  const pull = Float64Array.from(names, (_, i) => (i === 0 ? 1e-6 : ridge))
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

/** The set-up never changes: it says how the game began, not what a turn was worth. */
const isSetup = (name: string): boolean => /^(map|sin|acolytes|heroes):/.test(name)

const only = ({ names, values }: Look, wanted: (name: string) => boolean): Look => ({
  names: names.filter(wanted),
  values: values.filter((_, i) => wanted(names[i] as string)),
})

/**
 * What a turn can change is weighed by what it did change. Who is ahead has more of everything, so that games as a
 * whole tell wrongly what a thing is worth to get; here each sample is told what the game looked like a turn before,
 * with weights of its own that are thrown away, and only what came new to it is left to be weighed. The set-up is
 * weighed by how games ended, as in `fitValue`.
 */
export function fitTurns(samples: readonly Sample[], options: FitOptions): Fit {
  const turns = samples.flatMap(({ before, ...after }) => {
    if (!before) return []
    const now = only(after, (name) => !isSetup(name))
    const names = [...now.names, ...before.names.map((name) => `before ${name}`)]
    // However long its game was, a turn is a trial of its own.
    return [{ ...after, names, values: [...now.values, ...before.values], weight: 1 }]
  })
  const fitted = Object.entries(fitValue(turns, options).weights)
  const gains = Object.fromEntries(fitted.filter(([name]) => name !== 'bias' && !name.startsWith('before ')))
  const games = samples.map((sample) => {
    const offset = sample.names.reduce((sum, name, i) => sum + (gains[name] ?? 0) * (sample.values[i] as number), 0)
    return { ...sample, ...only(sample, isSetup), offset }
  })
  const { weights, loss } = fitValue(games, { ridge: 1 })
  return { weights: { ...weights, ...gains }, loss, samples: samples.length }
}

interface Row {
  readonly at: Int32Array
  readonly x: Float64Array
  readonly target: number
  readonly weight: number
  readonly offset: number
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
  for (const { at, x, target, weight, offset } of rows) {
    let z = offset
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
