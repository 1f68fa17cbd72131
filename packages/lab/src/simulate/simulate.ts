import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { BOT_NAMES } from '@haven/bots'
import { EDITIONS, hasCrate, type Rules } from '@haven/engine'
import { boxPaths, catalogueFor, loadRules } from '../boxes/load-box.ts'
import { oneOf, wholeNumber } from '../ground/args.ts'
import { EXIT, InputError } from '../ground/exit.ts'
import { dataFolder, pathFrom, stamp, writeJson } from '../ground/files.ts'
import { complain, type Desk, type Io, say } from '../ground/io.ts'
import { Progress } from '../progress.ts'
import type { GameResult } from './game.ts'
import { allMaps, type Plan } from './plan.ts'
import { playAll } from './play-all.ts'
import { reportLines, unused } from './report.ts'
import { Tallying } from './tally.ts'

/** The command line, as it was given. */
export interface SimulateArgs {
  readonly games: string
  readonly 'heroes-bot': string
  readonly 'sins-bot': string
  readonly seed: string
  readonly players: string
  readonly map: string
  readonly sin: string
  readonly acolytes: string
  readonly all?: boolean
  readonly box?: string
  readonly edition: string
  readonly 'second-crate': string
  readonly limit: string
  readonly jobs?: string
  readonly json?: boolean
  readonly records?: string
}

const MOST_GAMES = 10_000_000
const MOST_JOBS = 256
const MOST_DECISIONS = 1_000_000

function planOf(io: Io, rules: Rules, args: SimulateArgs, boxes: readonly string[]): Plan {
  const maps = allMaps(rules)
  const { sins, acolytes } = rules.tables
  if (args.all) refuseChoices(args)
  if (args.map !== 'all' && !maps.includes(args.map)) {
    throw InputError.of('noMap', { map: args.map, known: maps })
  }
  const players = oneOf(args.players, 'players', ['1', '2', '3', '4', 'all'])
  return {
    games: wholeNumber(args.games, 'games', 1, MOST_GAMES) as number,
    seed: args.seed,
    heroesBot: oneOf(args['heroes-bot'], 'heroes-bot', BOT_NAMES) ?? 'scripted',
    sinsBot: oneOf(args['sins-bot'], 'sins-bot', BOT_NAMES) ?? 'scripted',
    maps: args.map === 'all' ? maps : [args.map],
    players: players === 'all' ? [1, 2, 3, 4] : [Number(players)],
    edition: oneOf(args.edition, 'edition', [...EDITIONS, 'random']) ?? 'final',
    sins: args.all ? [...sins.keys()] : [oneOf(args.sin, 'sin', [...sins.keys(), 'random']) ?? 'random'],
    acolytes: args.all
      ? [...acolytes.keys()]
      : [oneOf(args.acolytes, 'acolytes', [...acolytes.keys(), 'random']) ?? 'random'],
    crate: args.all && hasCrate(rules.tables) ? 'random' : oneOf(args['second-crate'], 'second-crate', CRATE),
    ...(boxes.length > 0 && { boxes }),
    limit: wholeNumber(args.limit, 'limit', 1, MOST_DECISIONS) as number,
    records: args.records === undefined ? null : pathFrom(io, args.records),
  }
}

const CRATE = ['on', 'off', 'random'] as const

/** `--all` is every one of these. */
function refuseChoices(args: SimulateArgs): void {
  const chosen = (['map', 'players', 'sin', 'acolytes'] as const).find((name) => !ALL.includes(args[name]))
  if (chosen) throw InputError.of('allIsAll', { flag: chosen, value: args[chosen] })
}
const ALL: readonly string[] = ['all', 'random']

/** Plays the games of a plan and tells what they come to. */
export async function simulate(io: Desk, args: SimulateArgs): Promise<number> {
  const boxes = boxPaths(io, args.box)
  const { rules, loaded } = await loadRules(boxes)
  const plan = planOf(io, rules, args, boxes)
  const jobs = wholeNumber(args.jobs, 'jobs', 1, MOST_JOBS) ?? Math.min(availableParallelism(), plan.games)
  const tallying = new Tallying()
  const progress = new Progress(io, plan.games, 'games')
  const reports = join(dataFolder(io), 'reports', `simulate-${stamp(io)}-${process.pid}`)
  const started = performance.now()
  await playAll(rules, plan, jobs, {
    onGame: (result) => tallying.add(result, keep(plan, reports, result)),
    onProgress: (done) => progress.update(done),
  })
  progress.end()
  const seconds = (performance.now() - started) / 1000
  const tally = tallying.result()
  const { decisions } = tallying
  if (args.json) {
    const perSecond = Math.round(decisions / Math.max(0.001, seconds))
    const speed = { seconds: Number(seconds.toFixed(3)), jobs, decisionsPerSecond: perSecond }
    say(io, JSON.stringify({ plan, decisions, ...tally, unused: unused(rules, tally), speed }))
  } else {
    const desk = { ...io, say: await catalogueFor(io.language, loaded) }
    for (const line of reportLines(desk, rules, tally, seconds, decisions, jobs)) say(io, line)
  }
  if (tally.errors.length > 0) {
    complain(io, io.words.crash.games(tally.errors.length, plan.games, reports))
    return EXIT.internal
  }
  if (tally.deadEnds.length + tally.unfinished.length > 0) return EXIT.failed
  return args.all && tally.long.length + unused(rules, tally).length > 0 ? EXIT.failed : EXIT.ok
}

/** Writes what is to be kept of a game; gives the name of its report, if there is one. */
function keep(plan: Plan, reports: string, { index, record, problem }: GameResult): string {
  const name = `game-${String(index).padStart(String(plan.games - 1).length, '0')}.json`
  if (record && plan.records !== null) writeJson(join(plan.records, name), record)
  if (!problem) return ''
  const file = join(reports, name)
  writeJson(file, problem.report)
  return file
}
