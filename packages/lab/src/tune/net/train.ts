import { MOST, type NetData, ONE, WEIGHT_ONE, weightCount } from '@haven/bots'
import { type Random, randomFrom } from '@haven/engine'
import type { Samples } from './samples.ts'

/**
 * Two hidden layers, trained by Adam on plain arrays, to foretell the end of a game beyond what the features foretell.
 * The target of a moment is drawn towards what the net itself says of the moments after it (TD(λ)): the end of one game
 * is mostly luck. The same samples and seed give the same weights.
 */
export interface Training {
  readonly inputs: number
  /** From here on inputs are names: a moment is shown without them now and then, as a new box would be. */
  readonly shared: number
  readonly hidden: NetData['hidden']
  readonly seed: string
  readonly laps: number
  readonly rate: number
  readonly decay: number
  /** How much of the target is the end of the game rather than the next moment, turn by turn. */
  readonly lambda: number
  /** Games from here on are held back. */
  readonly held: number
}

export interface Trained {
  readonly weights: Float64Array
  /** Of the games held back, lap by lap: mean loss in nats of the features, and with the net. */
  readonly losses: readonly { readonly plain: number; readonly net: number; readonly seen: number }[]
}

const NAMELESS = 0.15
const BATCH = 64
const [BETA1, BETA2, EPSILON] = [0.9, 0.999, 1e-8]

const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit))

class Pass {
  readonly one: Float64Array
  readonly two: Float64Array
  readonly #t: Training
  readonly #w: Float64Array

  constructor(t: Training, w: Float64Array) {
    this.#t = t
    this.#w = w
    this.one = new Float64Array(t.hidden[0])
    this.two = new Float64Array(t.hidden[1])
  }

  /** What the net adds to the log-odds of a moment. */
  forward({ from, at: { data: at }, x: { data: x } }: Samples, moment: number, nameless: boolean): number {
    const { inputs, shared } = this.#t
    const [first, second] = this.#t.hidden
    const { one, two } = this
    const w = this.#w
    for (let j = 0; j < first; j++) one[j] = w[inputs * first + j] as number
    for (let i = from[moment] as number; i < (from[moment + 1] as number); i++) {
      const place = at[i] as number
      if (nameless && place >= shared) continue
      const value = (x[i] as number) / ONE
      for (let j = 0; j < first; j++) one[j]! += value * (w[place * first + j] as number)
    }
    const from2 = (inputs + 1) * first
    for (let k = 0; k < second; k++) two[k] = w[from2 + first * second + k] as number
    for (let j = 0; j < first; j++) {
      one[j] = held(one[j] as number)
      const value = one[j] as number
      if (value === 0) continue
      for (let k = 0; k < second; k++) two[k]! += value * (w[from2 + j * second + k] as number)
    }
    const from3 = from2 + (first + 1) * second
    let sum = w[from3 + second] as number
    for (let k = 0; k < second; k++) {
      two[k] = held(two[k] as number)
      sum += (two[k] as number) * (w[from3 + k] as number)
    }
    return sum
  }

  /** Adds the slopes of one moment, `error` being how far its chance was too high. */
  backward(
    { from, at: { data: at }, x: { data: x } }: Samples,
    moment: number,
    nameless: boolean,
    error: number,
    into: Slopes,
  ): void {
    const { inputs, shared } = this.#t
    const [first, second] = this.#t.hidden
    const { one, two } = this
    const w = this.#w
    const { slope } = into
    const from2 = (inputs + 1) * first
    const from3 = from2 + (first + 1) * second
    const back = new Float64Array(first)
    slope[from3 + second]! += error
    for (let k = 0; k < second; k++) {
      slope[from3 + k]! += error * (two[k] as number)
      if (!isOpen(two[k] as number)) continue
      const d = error * (w[from3 + k] as number)
      slope[from2 + first * second + k]! += d
      for (let j = 0; j < first; j++) {
        slope[from2 + j * second + k]! += d * (one[j] as number)
        back[j]! += d * (w[from2 + j * second + k] as number)
      }
    }
    for (let j = 0; j < first; j++) if (!isOpen(one[j] as number)) back[j] = 0
    into.touch(inputs)
    for (let j = 0; j < first; j++) slope[inputs * first + j]! += back[j] as number
    for (let i = from[moment] as number; i < (from[moment + 1] as number); i++) {
      const place = at[i] as number
      if (nameless && place >= shared) continue
      into.touch(place)
      const value = (x[i] as number) / ONE
      for (let j = 0; j < first; j++) slope[place * first + j]! += value * (back[j] as number)
    }
  }
}

const held = (x: number): number => (x <= 0 ? 0 : Math.min(MOST, x))
const isOpen = (x: number): boolean => x > 0 && x < MOST

/** Slopes of a batch: inputs that none of its moments has are left alone. */
class Slopes {
  readonly slope: Float64Array
  readonly touched: number[] = []
  readonly #isTouched: Uint8Array

  constructor(size: number, inputs: number) {
    this.slope = new Float64Array(size)
    this.#isTouched = new Uint8Array(inputs + 1)
  }

  touch(place: number): void {
    if (this.#isTouched[place]) return
    this.#isTouched[place] = 1
    this.touched.push(place)
  }

  clear(): void {
    for (const place of this.touched) this.#isTouched[place] = 0
    this.touched.length = 0
  }
}

function begun({ inputs, hidden }: Training, random: Random): Float64Array {
  const [first, second] = hidden
  const w = new Float64Array(weightCount(inputs, hidden))
  const draw = (size: number): number => (size * (random.below(2001) - 1000)) / 1000
  for (let i = 0; i < inputs * first; i++) w[i] = draw(0.08)
  const from2 = (inputs + 1) * first
  for (let i = 0; i < first * second; i++) w[from2 + i] = draw(Math.sqrt(3 / first))
  const from3 = from2 + (first + 1) * second
  for (let k = 0; k < second; k++) w[from3 + k] = draw(0.05)
  return w
}

export function train(
  samples: Samples,
  t: Training,
  tell: (lap: number, loss: Trained['losses'][number]) => void,
): Trained {
  const random = randomFrom(`haven/net/${t.seed}`)
  const [first] = t.hidden
  const w = begun(t, random)
  const pass = new Pass(t, w)
  const slopes = new Slopes(w.length, t.inputs)
  const [mean, square] = [new Float64Array(w.length), new Float64Array(w.length)]
  const seenUntil = samples.games[t.held] as number
  const order = Array.from({ length: seenUntil }, (_, i) => i)
  const losses: Trained['losses'][number][] = []
  const dense = t.inputs * first
  let step = 0
  for (let lap = 0; lap < t.laps; lap++) {
    const targets = targetsOf(samples, t, lap === 0 ? null : pass)
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1)
      const moved = order[i] as number
      order[i] = order[j] as number
      order[j] = moved
    }
    let [loss, mass] = [0, 0]
    // The last laps go in smaller steps.
    const rate = t.rate * Math.min(1, (2 * (t.laps - lap)) / t.laps)
    for (let b = 0; b < order.length; b += BATCH) {
      const batch = order.slice(b, b + BATCH)
      for (const moment of batch) {
        const nameless = random.below(1000) < 1000 * NAMELESS
        const logit = (samples.base[moment] as number) + pass.forward(samples, moment, nameless)
        const chance = chanceOf(logit)
        const weight = (samples.weight[moment] as number) / batch.length
        loss += (samples.weight[moment] as number) * lossOf(chance, samples.end[moment] as number)
        mass += samples.weight[moment] as number
        pass.backward(samples, moment, nameless, weight * (chance - (targets[moment] as number)), slopes)
      }
      step++
      const sized = (rate * Math.sqrt(1 - BETA2 ** step)) / (1 - BETA1 ** step)
      const move = (i: number): void => {
        const g = (slopes.slope[i] as number) + t.decay * (w[i] as number)
        slopes.slope[i] = 0
        mean[i] = BETA1 * (mean[i] as number) + (1 - BETA1) * g
        square[i] = BETA2 * (square[i] as number) + (1 - BETA2) * g * g
        w[i]! -= (sized * (mean[i] as number)) / (Math.sqrt(square[i] as number) + EPSILON)
      }
      for (const place of slopes.touched) {
        if (place < t.inputs) for (let j = 0; j < first; j++) move(place * first + j)
      }
      for (let i = dense; i < w.length; i++) move(i)
      slopes.clear()
    }
    const [plain, net] = heldBack(samples, pass, seenUntil)
    const found = { plain, net, seen: loss / Math.max(1e-9, mass) }
    losses.push(found)
    tell(lap, found)
  }
  return { weights: w, losses }
}

const lossOf = (chance: number, end: number): number =>
  -Math.log(Math.min(1, Math.max(1e-9, end === 1 ? chance : 1 - chance)))

/** λ-returns, from the end of each game backwards; the end itself until there is a net to ask. */
function targetsOf(samples: Samples, { lambda }: Training, pass: Pass | null): Float64Array {
  const { games, base, end } = samples
  const targets = Float64Array.from(end)
  if (!pass || lambda === 1) return targets
  for (let game = 0; game + 1 < games.length; game++) {
    const last = (games[game + 1] as number) - 1
    let next = Number.NaN
    for (let moment = last; moment >= (games[game] as number); moment--) {
      if (moment < last) targets[moment] = lambda * (targets[moment + 1] as number) + (1 - lambda) * next
      next = chanceOf((base[moment] as number) + pass.forward(samples, moment, false))
    }
  }
  return targets
}

function heldBack(samples: Samples, pass: Pass, from: number): [number, number] {
  const { base, end, weight } = samples
  let [plain, net, mass] = [0, 0, 0]
  for (let moment = from; moment < base.length; moment++) {
    const own = base[moment] as number
    const w = weight[moment] as number
    plain += w * lossOf(chanceOf(own), end[moment] as number)
    net += w * lossOf(chanceOf(own + pass.forward(samples, moment, false)), end[moment] as number)
    mass += w
  }
  return mass === 0 ? [0, 0] : [plain / mass, net / mass]
}

/** The same in whole numbers. */
export const rounded = (weights: Float64Array): number[] =>
  Array.from(weights, (w) => Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, Math.round(WEIGHT_ONE * w) + 0)))
const MOST_WEIGHT = 32767
