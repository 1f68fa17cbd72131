import { availableParallelism } from 'node:os'
import { EDITIONS, type Rules } from '@haven/engine'
import { botSpec } from '../bot-spec.ts'
import { boxPaths, loadRules } from '../boxes/load-box.ts'
import { oneOf, wholeNumber } from '../ground/args.ts'
import { EXIT, InputError } from '../ground/exit.ts'
import { pathFrom } from '../ground/files.ts'
import { complain, type Desk, say } from '../ground/io.ts'
import { Progress } from '../progress.ts'
import { Journal } from './journal.ts'
import { Match } from './match.ts'
import type { PairResult } from './pair.ts'
import type { ArenaPlan } from './plan.ts'
import { pairPool, playMatch } from './play-match.ts'
import { reportLines } from './report.ts'
import { pairScore, type SprtBounds } from './stats.ts'

/** The command line, as it was given. */
export interface ArenaArgs {
  readonly a: string
  readonly b: string
  readonly compare?: boolean
  readonly pairs?: string
  readonly games?: string
  readonly seed: string
  readonly map: string
  readonly sin: string
  readonly acolytes: string
  readonly players: string
  readonly edition: string
  readonly box?: string
  readonly sprt?: string
  readonly clock?: boolean
  readonly out?: string
  readonly limit: string
  readonly jobs?: string
  readonly json?: boolean
}

const MOST_PAIRS = 1_000_000
const MOST_JOBS = 256
const MOST_DECISIONS = 1_000_000
const USUAL_PAIRS = 100

/** Some of what the box has, or all of it. */
export function chosen(given: string, name: string, known: readonly string[]): string[] {
  if (given === 'all') return [...known]
  const ids = given.split(',')
  for (const id of ids) {
    if (!known.includes(id)) throw InputError.of('notThere', { flag: name, id, known })
  }
  return [...new Set(ids)]
}

export interface Field {
  readonly map: string
  readonly sin: string
  readonly acolytes: string
  readonly players: string
  readonly edition: string
  readonly limit: string
}

/** Where a match is played: what it may be filtered by. */
export function fieldOf(
  rules: Rules,
  args: Field,
): Pick<ArenaPlan, 'maps' | 'players' | 'sins' | 'acolytes' | 'edition' | 'limit'> {
  const { maps, sins, acolytes } = rules.tables
  return {
    maps: chosen(args.map, 'map', [...maps.keys()]),
    players: chosen(args.players, 'players', ['1', '2', '3', '4']).map(Number),
    sins: chosen(args.sin, 'sin', [...sins.keys()]),
    acolytes: chosen(args.acolytes, 'acolytes', [...acolytes.keys()]),
    edition: oneOf(args.edition, 'edition', EDITIONS) ?? 'final',
    limit: wholeNumber(args.limit, 'limit', 1, MOST_DECISIONS) as number,
  }
}

function pairsAsked({ pairs, games }: ArenaArgs): number {
  if (pairs !== undefined && games !== undefined) throw InputError.of('pairsOrGames')
  const even = wholeNumber(games, 'games', 2, 2 * MOST_PAIRS)
  if (even !== undefined && even % 2 === 1) throw InputError.of('gamesOdd')
  return even === undefined ? (wholeNumber(pairs, 'pairs', 1, MOST_PAIRS) ?? USUAL_PAIRS) : even / 2
}

function boundsOf(given: string | undefined): SprtBounds | null {
  if (given === undefined) return null
  const [elo0, elo1, ...rest] = given.split(',').map(Number) as [number, number]
  if (rest.length > 0 || !Number.isFinite(elo0) || !Number.isFinite(elo1) || elo0 >= elo1) {
    throw InputError.of('eloBounds', { given })
  }
  return { elo0, elo1 }
}

export const jobsOf = (given: string | undefined, most: number): number =>
  wholeNumber(given, 'jobs', 1, MOST_JOBS) ?? Math.max(1, Math.min(availableParallelism(), most))

export async function arena(io: Desk, args: ArenaArgs): Promise<number> {
  const boxes = boxPaths(io, args.box)
  const { rules } = await loadRules(boxes)
  const plan: ArenaPlan = {
    a: botSpec(io, args.a),
    b: botSpec(io, args.b),
    seed: args.seed,
    ...fieldOf(rules, args),
    clock: args.clock === true,
    boxes,
  }
  const pairs = pairsAsked(args)
  const match = new Match(boundsOf(args.sprt))
  const journal = args.out === undefined ? null : Journal.open<PairResult>(pathFrom(io, args.out), 'arena', plan)
  const jobs = jobsOf(args.jobs, pairs)
  const pool = pairPool(rules, boxes, jobs)
  const progress = new Progress(io, pairs, 'pairs')
  const onPair = (done: number): void => progress.update(done, runningScore(plan, match))
  try {
    await playMatch(plan, match, { pairs, pool, journal, onPair })
  } finally {
    progress.end()
    await pool.end()
  }
  tell(io, args, plan, match, pairs, jobs)
  const { illegal, exception, stuck } = match.summary().faults
  if (illegal + exception + stuck === 0) return EXIT.ok
  complain(io, io.words.arena.failed(illegal, exception, stuck))
  return EXIT.failed
}

function runningScore({ a }: ArenaPlan, match: Match): string {
  const { score, low, high } = pairScore(match.counts)
  return `${a.name} ${(100 * score).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`
}

function tell(io: Desk, args: ArenaArgs, plan: ArenaPlan, match: Match, pairs: number, jobs: number): void {
  const summary = match.summary()
  const speed = { a: match.speed('a'), b: match.speed('b') }
  if (args.json) say(io, JSON.stringify({ plan, ...summary, speed: { jobs, ...speed } }))
  else for (const line of reportLines(io.words.arena, plan, summary, speed, pairs)) say(io, line)
}
