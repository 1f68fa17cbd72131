import { emptyMoves } from './boardgameio.ts'
import { median } from './compare.ts'
import { oddsTimes } from './odds.ts'
import { allStories, midGameState, Player, rules, thirds } from './subjects.ts'

/**
 * All subjects take turns in short slices, so that a busy machine slows them alike; the figure of a ratio is the
 * median of the ratios of each round.
 */
const ROUNDS = 11
const SLICE_MS = 250
/** A fight of ten dice against ten is weighed within one frame of a screen. */
const MOST_MS = 16

/** Runs per second over one slice. */
function slice(run: () => void): number {
  let runs = 0
  const start = performance.now()
  let now = start
  while (now - start < SLICE_MS) {
    for (let i = 0; i < 50; i++) run()
    runs += 50
    now = performance.now()
  }
  return (runs / (now - start)) * 1000
}

const state = midGameState()
const advancing = new Player('advance', false)
const everywhere = new Player('everywhere', false, allStories)
const deciding = new Player('decide', true)
const subjects = {
  advance: () => advancing.step(),
  stories: () => everywhere.step(),
  decide: () => deciding.step(),
  boardgameio: emptyMoves(),
  copy: () => void rules.copy(state),
  structuredClone: () => void structuredClone(state),
}
type Subject = keyof typeof subjects
const names = Object.keys(subjects) as Subject[]

for (const name of names) slice(subjects[name]) // warm up
const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Subject, number[]>
const gameRates: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  for (const name of names) {
    const before = advancing.games
    const rate = slice(subjects[name])
    rates[name].push(rate)
    if (name === 'advance') gameRates.push(((advancing.games - before) / SLICE_MS) * 1000)
  }
  if (process.stderr.isTTY) process.stderr.write(`\rround ${round + 1} of ${ROUNDS}`)
}
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')

const ratio = (a: Subject, b: Subject): number =>
  median(rates[a].map((rate, round) => rate / (rates[b][round] as number)))
thirds(200)
const [first, , last] = thirds(800)
const odds = oddsTimes()

const whole = Math.round
const hundredth = (value: number): number => Math.round(value * 100) / 100
const result = {
  engine: {
    decisionsPerSecond: whole(median(rates.advance)),
    allStoriesPerSecond: whole(median(rates.stories)),
    decidePerSecond: whole(median(rates.decide)),
    gamesPerSecond: whole(median(gameRates)),
    copiesPerSecond: whole(median(rates.copy)),
  },
  boardgameio: { emptyMovesPerSecond: whole(median(rates.boardgameio)) },
  structuredClone: { copiesPerSecond: whole(median(rates.structuredClone)) },
  ratios: {
    advance: hundredth(ratio('advance', 'boardgameio')),
    decide: hundredth(ratio('decide', 'boardgameio')),
    copy: hundredth(ratio('copy', 'structuredClone')),
    allStories: hundredth(ratio('stories', 'advance')),
    lastThirdToFirst: hundredth(last / first),
  },
  odds: { fightMs: odds.fight, forecastMs: odds.forecast },
  stateBytes: JSON.stringify(state).length,
}

const required: [string, number, number][] = [
  ['advance / boardgame.io empty moves', result.ratios.advance, 5],
  ['decide / boardgame.io empty moves', result.ratios.decide, 3],
  ['copy / structuredClone', result.ratios.copy, 20],
  ["advance in all stories / Haven's Last Stand", result.ratios.allStories, 0.8],
]
const line = (label: string, value: number): void => console.log(`${label.padEnd(44)}${value.toLocaleString('en')}`)
console.log(`Medians of ${ROUNDS} interleaved rounds of ${SLICE_MS} ms on one core\n`)
line('decisions/s with advance (random games)', result.engine.decisionsPerSecond)
line('the same over all stories, maps and sins', result.engine.allStoriesPerSecond)
line('decisions/s with decide (copy and events)', result.engine.decidePerSecond)
line('games/s', result.engine.gamesPerSecond)
line('copies/s of a mid-game state', result.engine.copiesPerSecond)
line('boardgame.io 0.50.2: empty moves/s', result.boardgameio.emptyMovesPerSecond)
line('structuredClone: copies/s of the same state', result.structuredClone.copiesPerSecond)
line('bytes of that state as JSON', result.stateBytes)
console.log('')
for (const [label, value, least] of required) {
  console.log(`${label.padEnd(44)}${value.toFixed(2)} (at least ${least}) ${value >= least ? 'ok' : 'MISSED'}`)
}
const slowdown = result.ratios.lastThirdToFirst
console.log(
  `${'decision in the last third / first third'.padEnd(44)}${slowdown.toFixed(2)} (at most 1.25) ${slowdown <= 1.25 ? 'ok' : 'MISSED'}`,
)
const dice = `${odds.heroDice} against ${odds.sinDice} dice`
const { p50, p95 } = odds.fight
console.log(
  `${`odds of a fight, ${dice}: p95`.padEnd(44)}${p95.toFixed(2)} ms (at most ${MOST_MS}) ${p95 <= MOST_MS ? 'ok' : 'MISSED'}`,
)
console.log(`${'the same, p50'.padEnd(44)}${p50.toFixed(2)} ms`)
console.log(
  `${'a whole forecast of it: p50, p95'.padEnd(44)}${odds.forecast.p50.toFixed(2)}, ${odds.forecast.p95.toFixed(2)} ms`,
)
if (process.argv.includes('--json')) console.log(JSON.stringify(result))
if (required.some(([, value, least]) => value < least) || slowdown > 1.25 || p95 > MOST_MS) process.exitCode = 1
