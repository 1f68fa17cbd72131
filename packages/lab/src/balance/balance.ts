import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { BOT_NAMES, type BotName, isBotName } from '@haven/bots'
import type { Rules } from '@haven/engine'
import { canonicalJson } from '@haven/engine/files'
import { boxPaths, catalogueFor, loadRules } from '../boxes/load-box.ts'
import { oneOf, wholeNumber } from '../ground/args.ts'
import { EXIT, InputError } from '../ground/exit.ts'
import { pathFrom, readText, writeJson, writeText } from '../ground/files.ts'
import { complain, type Desk, type GameDesk, say, type Wording } from '../ground/io.ts'
import { Progress } from '../progress.ts'
import { playGames } from '../workers/games.ts'
import { cardsCsv, cellsCsv, missionsCsv } from './csv.ts'
import { type GameFacts, gameName } from './facts.ts'
import { type BalanceResult, playBalanceGame } from './game.ts'
import { appendGames, openGames } from './games-file.ts'
import { insertedInto, markdownOf, newDocument } from './markdown.ts'
import { pageOf } from './page/page.ts'
import { type BalancePlan, balanceGame, cellName, cellsOf, gamesOf } from './plan.ts'
import { type BalanceReport, reportOf } from './report.ts'
import { reportLines } from './text.ts'

/** The command line, as it was given. */
export interface BalanceArgs {
  readonly games: string
  readonly bot: string
  readonly seed: string
  readonly sin: string
  readonly map: string
  readonly players: string
  readonly box?: string
  readonly out: string
  readonly markdown?: string
  readonly jobs?: string
  readonly json?: boolean
}

const MOST_GAMES = 100_000
const MOST_JOBS = 256

/** `all`, or some of them with commas between. */
function someOf(value: string, name: string, known: readonly string[]): readonly string[] {
  if (value === 'all') return known
  const chosen = value.split(',').map((each) => each.trim())
  for (const each of chosen) oneOf(each, name, [...known, 'all'])
  if (chosen.includes('all')) throw InputError.of('allOrList', { flag: name })
  return known.filter((each) => chosen.includes(each))
}

function botOf(name: string): BotName {
  if (!isBotName(name)) throw InputError.of('balanceBot', { name, known: BOT_NAMES })
  return name
}

function planOf(rules: Rules, args: BalanceArgs, boxes: readonly string[]): BalancePlan {
  const { sins, maps, acolytes, seats } = rules.tables
  const chosen = {
    sins: someOf(args.sin, 'sin', [...sins.keys()]),
    maps: someOf(args.map, 'map', [...maps.keys()]),
    players: someOf(args.players, 'players', Object.keys(seats)).map(Number),
  }
  return {
    games: wholeNumber(args.games, 'games', 1, MOST_GAMES) as number,
    seed: args.seed,
    bot: botOf(args.bot),
    cells: cellsOf(rules, chosen),
    acolytes: [...acolytes.keys()],
    boxes,
  }
}

/** Plays what is not played yet, and tells what all of it comes to. */
export async function balance(io: Desk, args: BalanceArgs): Promise<number> {
  const boxes = boxPaths(io, args.box)
  const { rules, loaded } = await loadRules(boxes)
  const desk = { ...io, say: await catalogueFor(io.language, loaded) }
  const plan = planOf(rules, args, boxes)
  const wantedJobs = wholeNumber(args.jobs, 'jobs', 1, MOST_JOBS)
  const document = args.markdown === undefined ? null : readDocument(desk, args.markdown, plan.bot)
  const out = pathFrom(io, args.out)
  const file = join(out, 'games.jsonl')
  const games = openGames(file, { rules: rules.tables.version, bot: plan.bot, seed: plan.seed })
  const open = openIndices(plan, games)
  const there = gamesOf(plan) - open.length
  if (there > 0) {
    checkSame(rules, plan, games, file)
    io.stderr.write(`${io.words.progress.there(there, gamesOf(plan), file)}\n`)
  }
  const progress = new Progress(io, open.length, 'games')
  let done = 0
  const keep = (parcel: readonly BalanceResult[]): void => {
    for (const { facts, report } of parcel) if (report) writeJson(reportFile(out, facts), report)
    appendGames(
      file,
      parcel.map(({ facts }) => facts),
    )
    for (const { facts } of parcel) games.push(facts)
    done += parcel.length
    progress.update(done)
  }
  const players = {
    jobs: wantedJobs ?? Math.max(1, Math.min(availableParallelism(), open.length)),
    worker: new URL('./worker.ts', import.meta.url),
    here: (index: number) => playBalanceGame(rules, plan, index),
  }
  await playGames({ plan, count: open.length, open }, players, keep)
  progress.end()
  const report = reportOf(rules, plan, games)
  save(out, desk, report)
  if (document) writeText(document.file, document.withSummary(markdownOf(desk, report)))
  if (args.json) say(io, JSON.stringify(report))
  else {
    for (const line of reportLines(desk, report)) say(io, line)
    say(io, `\n${io.words.balance.written(join(out, 'balance.html'))}`)
  }
  return exitOf(io, out, report)
}

/** Games that the plan asks for and nobody has played. */
function openIndices(plan: BalancePlan, games: readonly GameFacts[]): number[] {
  const played = new Set(games.map(({ cell, game }) => gameName(cell, game)))
  const open: number[] = []
  for (let index = 0; index < gamesOf(plan); index++) {
    const { cell, number } = balanceGame(plan, index)
    if (!played.has(gameName(cellName(cell), number))) open.push(index)
  }
  return open
}

/**
 * The bots have no version: when they change, old games and new ones must not be mixed. One game of each story is
 * played again to see it.
 */
function checkSame(rules: Rules, plan: BalancePlan, games: readonly GameFacts[], file: string): void {
  const known = new Map(games.map((game) => [gameName(game.cell, game.game), game]))
  const seen = new Set<string>()
  for (let index = 0; index < gamesOf(plan); index++) {
    const { cell, number } = balanceGame(plan, index)
    const old = known.get(gameName(cellName(cell), number))
    if (!old || seen.has(cell.story)) continue
    seen.add(cell.story)
    if (canonicalJson(playBalanceGame(rules, plan, index).facts) === canonicalJson(old)) continue
    throw InputError.coded('stale-games', 'staleGames', { file, game: number, cell: cellName(cell) })
  }
}

function save(out: string, wording: Wording, report: BalanceReport): void {
  writeJson(join(out, 'balance.json'), report)
  writeText(join(out, 'balance.csv'), cellsCsv(wording.say, report))
  writeText(join(out, 'balance-missions.csv'), missionsCsv(wording.say, report))
  writeText(join(out, 'balance-cards.csv'), cardsCsv(wording.say, report))
  writeText(join(out, 'balance.html'), pageOf(wording, report))
  writeText(join(out, 'balance.md'), newDocument(wording, report.bot, markdownOf(wording, report)))
}

/** Read before the games are played: a missing mark should not be told after an hour. */
function readDocument(
  io: GameDesk,
  given: string,
  bot: string,
): { file: string; withSummary: (summary: string) => string } {
  const file = pathFrom(io, given)
  if (!existsSync(file)) return { file, withSummary: (summary) => newDocument(io, bot, summary) }
  const text = readText(io, given)
  insertedInto(text, given, bot, '')
  return { file, withSummary: (summary) => insertedInto(text, given, bot, summary) }
}

const reportFile = (out: string, { cell, game }: GameFacts): string =>
  join(out, 'reports', `${cell.replaceAll(' ', '_')}_${game}.json`)

function exitOf(io: Desk, out: string, { problems }: BalanceReport): number {
  if (problems.length === 0) return EXIT.ok
  const errors = problems.filter(({ kind }) => kind === 'error').length
  if (errors === 0) return EXIT.failed
  complain(io, io.words.crash.games(errors, null, join(out, 'reports')))
  return EXIT.internal
}
