import {
  createNet,
  featureCount,
  Inputs,
  inputsOf,
  type NetData,
  namesOf,
  placesOf,
  readFeatures,
  readInputs,
  SHARED,
} from '@haven/bots'
import { coreBox } from '@haven/content'
import { compileBox, RuleError, type State } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { readNet } from '../src/tune/net/read-net.ts'
import { addSamples, noSamples, type Samples } from '../src/tune/net/samples.ts'
import { playOne, replay, type SelfPlay } from '../src/tune/net/self-play.ts'
import { rounded, train } from '../src/tune/net/train.ts'

const rules = compileBox(coreBox)
const plan: SelfPlay = {
  seed: 'test',
  nodes: 1,
  explore: 0.2,
  maps: ['havens-last-stand-a'],
  players: [3],
  sins: ['pride'],
  acolytes: ['nuns'],
  edition: 'final',
  boxes: [],
}
const game = playOne(rules, plan, 0)

describe('a game to learn from', () => {
  test('is played again from its answers, to the same end', () => {
    if (!game) throw new Error('no end')
    let end: State | null = null
    const isSame = replay(rules, plan, game, (state) => {
      end = state
    })
    expect(isSame).toBe(true)
    expect(replay(rules, { ...plan, sins: ['sloth'] }, game, () => {})).toBe(false)
    expect(end).toMatchObject({ over: { winner: game.winner }, round: game.rounds })
  })

  test('gives the ends of its turns, each within the places that there are', () => {
    if (!game) throw new Error('no end')
    const names = namesOf(rules.tables)
    const samples = noSamples()
    addSamples(rules, plan, placesOf(names), game, samples)
    expect(samples.base.length).toBeGreaterThan(10)
    expect(new Set(samples.end)).toEqual(new Set([game.winner === 'heroes' ? 1 : 0]))
    const places = samples.at.data.slice(0, samples.at.length)
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...places)).toBeLessThan(inputsOf({ names }))
    expect(samples.from.at(-1)).toBe(samples.at.length)
  })
})

/** Won if one of two things is there, but not both of them: no sum of weights can say that. */
function eitherOr(): Samples {
  const samples = noSamples()
  for (let i = 0; i < 400; i++) {
    const [a, b] = [i % 2, (i >> 1) % 2]
    if (a) samples.at.push(0)
    if (b) samples.at.push(1)
    for (let n = 0; n < a + b; n++) samples.x.push(64)
    samples.from.push(samples.at.length)
    samples.base.push(0)
    samples.end.push(a === b ? 0 : 1)
    samples.weight.push(1)
    samples.games.push(samples.base.length)
  }
  return samples
}

const training = { hidden: [8, 4], laps: 60, rate: 0.01, decay: 0, lambda: 1, held: 320, seed: 'test' } as const

test('what no sum of weights can say is learnt, the same each time', () => {
  const lessons = { ...training, inputs: 2, shared: 2 }
  const trained = train(eitherOr(), lessons, () => {})
  const last = trained.losses.at(-1)
  expect(last?.plain).toBeCloseTo(Math.log(2), 6)
  expect(last?.net).toBeLessThan(0.1)
  expect(train(eitherOr(), lessons, () => {}).weights).toEqual(trained.weights)
})

test('whole numbers say what the fractions said', () => {
  if (!game) throw new Error('no end')
  const names = namesOf(rules.tables)
  const samples = noSamples()
  addSamples(rules, plan, placesOf(names), game, samples)
  const inputs = inputsOf({ names })
  const hidden = [8, 4] as const
  const { weights } = train(samples, { ...training, hidden, laps: 3, inputs, shared: SHARED, held: 1 }, () => {})
  const made = { games: 1, data: '', seed: 'test' }
  const net: NetData = { names, hidden, weights: rounded(weights), made }
  const said: number[] = []
  const again: number[] = []
  const [one, other] = [createNet(net), createNet({ ...net })]
  const shared = createNet({ ...net, names: [], weights: rounded(withoutNames(weights, inputs, 8)) })
  const seen = new Inputs()
  const features = new Float64Array(featureCount)
  let i = 0
  replay(rules, plan, game, (state) => {
    if (i++ % 5 > 0) return
    const g = rules.look(state)
    readFeatures(g, features)
    said.push(one(g, features))
    again.push(other(g, features))
    readInputs(g, features, placesOf(names), seen)
    expect(Math.abs(one(g, features) - inFractions(weights, seen, inputs, hidden))).toBeLessThan(0.1)
    expect(Number.isFinite(shared(g, features))).toBe(true)
  })
  expect(again).toEqual(said)
  expect(new Set(said).size).toBeGreaterThan(10)

  // Whoever plays with it sees other chances.
  expect(playOne(rules, { ...plan, net }, 0)?.seen).not.toEqual(game.seen)

  // A file of it is what it was, and a damaged one is refused.
  const file = JSON.stringify({ haven: 1, net })
  expect(readNet(JSON.parse(file))).toEqual(net)
  expect(() => readNet(JSON.parse(file.replace('"hidden":[8,4]', '"hidden":[8,5]')))).toThrow(RuleError)
})

/** What a box that nobody learnt from leaves of a net. */
function withoutNames(weights: Float64Array, inputs: number, first: number): Float64Array {
  return Float64Array.from([...weights.slice(0, SHARED * first), ...weights.slice(inputs * first)])
}

function inFractions(
  w: Float64Array,
  seen: Inputs,
  inputs: number,
  [first, second]: readonly [number, number],
): number {
  const held = (x: number): number => Math.min(8, Math.max(0, x))
  const one = Array.from({ length: first }, (_, j) => {
    let sum = w[inputs * first + j] as number
    for (let i = 0; i < seen.count; i++) {
      sum += ((seen.x[i] as number) / 64) * (w[(seen.at[i] as number) * first + j] as number)
    }
    return held(sum)
  })
  const from2 = (inputs + 1) * first
  const two = Array.from({ length: second }, (_, k) =>
    held(
      one.reduce(
        (sum, x, j) => sum + x * (w[from2 + j * second + k] as number),
        w[from2 + first * second + k] as number,
      ),
    ),
  )
  const from3 = from2 + (first + 1) * second
  return two.reduce((sum, x, k) => sum + x * (w[from3 + k] as number), w[from3 + second] as number)
}
