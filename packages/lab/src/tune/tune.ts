import { join } from 'node:path'
import { WEIGHTS, type Weights } from '@haven/bots'
import type { Rules } from '@haven/engine'
import { fieldOf, jobsOf } from '../arena/arena.ts'
import { Journal } from '../arena/journal.ts'
import { Match, type MatchSummary } from '../arena/match.ts'
import type { PairResult } from '../arena/pair.ts'
import type { ArenaPlan } from '../arena/plan.ts'
import { type How, type PairPool, pairPool, playMatch } from '../arena/play-match.ts'
import { percent, range } from '../arena/report.ts'
import { pairScore } from '../arena/stats.ts'
import { readWeights } from '../bot-spec.ts'
import { coreRules } from '../boxes/box.ts'
import { boxPaths, loadRules } from '../boxes/load-box.ts'
import { oneOf, wholeNumber } from '../ground/args.ts'
import { EXIT, InputError } from '../ground/exit.ts'
import { pathFrom, readJson, writeJson, writeText } from '../ground/files.ts'
import { complain, type Desk, type Io, say } from '../ground/io.ts'
import { Progress } from '../progress.ts'
import { type FitPlan, fit } from './fit.ts'
import { readNet } from './net/read-net.ts'
import { LEAST_GAMES, type NetPlan, tuneNet } from './net/tune-net.ts'
import { choose, type Parameter, parametersOf, withValues } from './parameters.ts'
import { reportText } from './report.ts'
import { type Gains, stepFrom, trial } from './spsa.ts'

/** The command line, as it was given. */
export interface TuneArgs {
  readonly side?: string
  readonly out: string
  readonly from?: string
  readonly only?: string
  readonly iterations: string
  readonly games?: string
  readonly fit?: boolean
  readonly net?: boolean
  readonly nodes: string
  readonly laps: string
  readonly box?: string
  readonly explore: string
  readonly ridge: string
  readonly check: string
  readonly step: string
  readonly spread: string
  readonly seed: string
  readonly map: string
  readonly sin: string
  readonly acolytes: string
  readonly players: string
  readonly jobs?: string
  readonly json?: boolean
}

const MOST_ITERATIONS = 1_000_000
const MOST_GAMES = 1_000_000
const DECISIONS = '20000'
const USUAL_PAIRS = 28
const MOST_NODES = 1_000_000
const MOST_LAPS = 1000
const MOST_JOBS = 256
const USUAL_FIT = 2000
const MOST_RIDGE = 1e6

/** What decides where the path goes: the same plan gives the same path. */
export interface TunePlan extends Gains {
  readonly side: 'heroes' | 'sins'
  readonly seed: string
  readonly pairs: number
  readonly start: Weights
  readonly parameters: readonly Parameter[]
  readonly field: ReturnType<typeof fieldOf>
}

export interface Iteration {
  readonly index: number
  /** Share of games by which the weights with + were better. */
  readonly lead: number
  /** The weights after it. */
  readonly values: readonly number[]
}

function planOf(io: Io, rules: Rules, args: TuneArgs): TunePlan {
  const side = oneOf(args.side, 'side', ['heroes', 'sins'] as const)
  if (!side) throw InputError.of('sideMissing')
  const start = args.from === undefined ? WEIGHTS : readWeights(readJson(io, args.from))
  return {
    side,
    seed: args.seed,
    iterations: wholeNumber(args.iterations, 'iterations', 1, MOST_ITERATIONS) as number,
    pairs: args.games === undefined ? USUAL_PAIRS : pairsOf(args.games, 'games'),
    step: partOf(args.step, 'step'),
    spread: partOf(args.spread, 'spread'),
    start,
    parameters: choose(parametersOf(start, side), args.only),
    field: fieldOf(rules, { ...args, edition: 'final', limit: DECISIONS }),
  }
}

function fitPlanOf(rules: Rules, args: TuneArgs): FitPlan {
  if (args.side !== undefined) throw InputError.of('fitBothSides')
  return {
    games: wholeNumber(args.games, 'games', 1, MOST_GAMES) ?? USUAL_FIT,
    seed: args.seed,
    explore: partOf(args.explore, 'explore'),
    ridge: partOf(args.ridge, 'ridge', MOST_RIDGE),
    field: fieldOf(rules, { ...args, edition: 'final', limit: DECISIONS }),
  }
}

function netPlanOf(io: Io, rules: Rules, args: TuneArgs, boxes: readonly string[]): NetPlan {
  if (args.side !== undefined || args.fit) throw InputError.of('netAlone')
  const { limit: _, ...field } = fieldOf(rules, { ...args, edition: 'final', limit: DECISIONS })
  return {
    play: {
      ...field,
      boxes,
      seed: args.seed,
      nodes: wholeNumber(args.nodes, 'nodes', 1, MOST_NODES) as number,
      explore: partOf(args.explore, 'explore'),
      ...(args.from !== undefined && { net: readNet(readJson(io, args.from)) }),
    },
    games: wholeNumber(args.games, 'games', LEAST_GAMES, MOST_GAMES) ?? USUAL_FIT,
    laps: wholeNumber(args.laps, 'laps', 1, MOST_LAPS) as number,
    jobs: wholeNumber(args.jobs, 'jobs', 1, MOST_JOBS),
  }
}

function pairsOf(given: string, name: string): number {
  const games = wholeNumber(given, name, 2, MOST_GAMES) as number
  if (games % 2 === 1) throw InputError.of('weightsOdd', { flag: name })
  return games / 2
}

function partOf(given: string, name: string, most = 1): number {
  const part = Number(given)
  if (!(part > 0 && part <= most)) {
    throw InputError.of('partNumber', { flag: name, most, value: given })
  }
  return part
}

/** The bot is measured as it is used, on both sides: what the heroes count as a loss, its Sins player counts as a gain. */
const matchOf = ({ field }: TunePlan, seed: string, a: Weights, b: Weights): ArenaPlan => ({
  a: { name: 'scripted:new', weights: a },
  b: { name: 'scripted:old', weights: b },
  seed,
  ...field,
  clock: false,
  boxes: [],
})

async function played(plan: ArenaPlan, how: How): Promise<MatchSummary> {
  const match = new Match(null)
  await playMatch(plan, match, how)
  const summary = match.summary()
  const { illegal, exception } = summary.faults
  if (illegal + exception > 0) throw new Error(`the scripted bot failed: ${summary.problems[0]?.message}`)
  return summary
}

export async function tune(io: Desk, args: TuneArgs): Promise<number> {
  if (args.net) {
    const boxes = boxPaths(io, args.box)
    const { rules } = await loadRules(boxes)
    await tuneNet(io, rules, netPlanOf(io, rules, args, boxes), pathFrom(io, args.out), args.json === true)
    return EXIT.ok
  }
  if (args.box !== undefined) throw InputError.of('boxForNet')
  const rules = coreRules()
  if (args.fit) {
    fit(io, rules, fitPlanOf(rules, args), pathFrom(io, args.out), args.json === true)
    return EXIT.ok
  }
  const plan = planOf(io, rules, args)
  const checkPairs = pairsOf(args.check, 'check')
  const folder = pathFrom(io, args.out)
  const journal = Journal.open<Iteration>(join(folder, 'path.jsonl'), 'tune', plan)
  const pool = pairPool(rules, [], jobsOf(args.jobs, plan.pairs))
  try {
    const path = await walk(io, plan, pool, journal)
    const weights = withValues(plan.start, plan.side, plan.parameters, finalValues(plan, path))
    writeJson(join(folder, 'weights.json'), { haven: 1, note: noteOf(plan), weights })
    const check = await checkMatch(io, plan, weights, { pairs: checkPairs, pool, folder })
    writeText(join(folder, 'report.md'), reportText(io.words.tune, plan, path, finalValues(plan, path), check))
    writeJson(join(folder, 'report.json'), { plan, path, weights, check })
    tell(io, args, folder, check)
    return EXIT.ok
  } finally {
    await pool.end()
  }
}

const noteOf = ({ side, iterations, pairs, seed }: TunePlan): string =>
  `haven tune --side ${side}: ${iterations} iterations of ${2 * pairs} games, seed ${seed}`

async function walk(io: Desk, plan: TunePlan, pool: PairPool, journal: Journal<Iteration>): Promise<Iteration[]> {
  const { parameters, iterations } = plan
  const path = journal.results.slice(0, iterations)
  const progress = new Progress(io, iterations, 'iterations')
  for (let index = path.length; index < iterations; index++) {
    const values = path.at(-1)?.values ?? parameters.map(({ start }) => start)
    const tried = trial(parameters, values, plan, plan.seed, index)
    const [plus, minus] = [tried.plus, tried.minus].map((each) => withValues(plan.start, plan.side, parameters, each))
    const match = matchOf(plan, `${plan.seed}/${index}`, plus as Weights, minus as Weights)
    const { score } = pairScore((await played(match, { pairs: plan.pairs, pool })).counts)
    const lead = 2 * score - 1
    const iteration = { index, lead, values: stepFrom(parameters, values, tried, lead, plan, index) }
    journal.add(iteration)
    path.push(iteration)
    progress.update(index + 1)
  }
  progress.end()
  return path
}

/** The mean of the last part of the path: single steps are noise. */
export function finalValues({ parameters }: TunePlan, path: readonly Iteration[]): number[] {
  const last = path.slice(Math.floor(path.length * CALM_PART))
  return parameters.map((_, i) => {
    const mean = last.reduce((sum, { values }) => sum + (values[i] as number), 0) / last.length
    return Number(mean.toPrecision(DIGITS))
  })
}

const CALM_PART = 0.75
const DIGITS = 4

interface Checking {
  readonly pairs: number
  readonly pool: PairPool
  readonly folder: string
}

/** New against old on games that the path has not seen. */
async function checkMatch(io: Desk, plan: TunePlan, weights: Weights, how: Checking): Promise<MatchSummary> {
  const { pairs, pool, folder } = how
  const match = matchOf(plan, `${plan.seed}/check`, weights, plan.start)
  const journal = Journal.open<PairResult>(join(folder, 'check.jsonl'), 'arena', match)
  const progress = new Progress(io, pairs, 'check')
  try {
    return await played(match, { pairs, pool, journal, onPair: (done) => progress.update(done) })
  } finally {
    progress.end()
  }
}

function tell(io: Desk, args: TuneArgs, folder: string, check: MatchSummary): void {
  if (args.json) {
    say(io, JSON.stringify({ folder, check }))
    return
  }
  const { score, ...interval } = check.pairScore
  const words = io.words.tune
  say(io, words.score(check.games, percent(score), range(interval)))
  say(io, words.weights(join(folder, 'weights.json')))
  say(io, words.report(join(folder, 'report.md')))
  if (interval.low <= 0.5) complain(io, words.notBetter)
}
