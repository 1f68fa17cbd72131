import { join } from 'node:path'
import { COACH_LINES } from '@haven/content/coach'
import { Journal } from '../arena/journal.ts'
import { areApart, type Share, shareOf } from '../balance/share.ts'
import { coreRules } from '../boxes/box.ts'
import { wholeNumber } from '../ground/args.ts'
import { EXIT } from '../ground/exit.ts'
import { dataFolder } from '../ground/files.ts'
import { type Desk, say } from '../ground/io.ts'
import { Progress } from '../progress.ts'
import { playGames } from '../workers/games.ts'
import { type CoachGame, type CoachPlan, coachGame } from './game.ts'

/** The command line, as it was given. */
export interface CoachArgs {
  readonly games: string
  readonly seed: string
  readonly jobs: string
  readonly json?: boolean
}

const MOST_GAMES = 100_000
const MOST_JOBS = 256

/** What the coach is worth to a careful but ignorant player. A run that was cut off goes on. */
export async function measureCoach(io: Desk, args: CoachArgs): Promise<number> {
  const rules = coreRules()
  const games = wholeNumber(args.games, 'games', 1, MOST_GAMES) as number
  const jobs = wholeNumber(args.jobs, 'jobs', 1, MOST_JOBS) as number
  const plan: CoachPlan = { games, seed: args.seed, version: rules.version }
  const journal = Journal.open<CoachGame>(join(dataFolder(io), `coach-${args.seed}-${games}.jsonl`), 'coach', plan)
  const all = [...journal.results]
  const done = new Set(all.map(({ index }) => index))
  const open = Array.from({ length: games }, (_, i) => i).filter((index) => !done.has(index))
  const progress = new Progress(io, games, 'games')
  const worker = new URL('./worker.ts', import.meta.url)
  const here = (index: number): CoachGame => coachGame(rules, plan, index)
  await playGames({ plan, count: open.length, open }, { jobs, worker, here }, (parcel) => {
    for (const game of parcel) {
      journal.add(game)
      all.push(game)
    }
    progress.update(all.length)
  })
  progress.end()
  const found = sumUp(all)
  if (args.json) say(io, JSON.stringify({ plan, ...found }))
  else for (const line of reportOf(io, found)) say(io, line)
  return found.apart && found.better ? EXIT.ok : EXIT.failed
}

interface Found {
  readonly alone: Share
  readonly coached: Share
  readonly apart: boolean
  readonly better: boolean
  readonly followed: number
  readonly changed: number
  readonly ready: number
  /** In how many turns each line was said. */
  readonly lines: Readonly<Record<string, number>>
}

export function sumUp(games: readonly CoachGame[]): Found {
  const sum = (of: (game: CoachGame) => number): number => games.reduce((n, game) => n + of(game), 0)
  const alone = shareOf(
    sum((game) => Number(game.alone)),
    games.length,
  )
  const coached = shareOf(
    sum((game) => Number(game.coached)),
    games.length,
  )
  return {
    alone,
    coached,
    apart: areApart(alone, coached),
    better: coached.low > alone.high,
    followed: sum(({ heard }) => heard.followed),
    changed: sum(({ heard }) => heard.changed),
    ready: sum(({ heard }) => heard.ready),
    lines: Object.fromEntries(COACH_LINES.map(({ id }) => [id, sum(({ heard }) => heard.lines[id] ?? 0)])),
  }
}

function reportOf({ words }: Desk, { alone, coached, apart, followed, changed, ready, lines }: Found): string[] {
  const told = words.coach
  return [
    told.wins(false, alone.hits, alone.of, alone.low, alone.high),
    told.wins(true, coached.hits, coached.of, coached.low, coached.high),
    told.apart(apart),
    told.followed(followed, changed, ready),
    told.lines(Object.entries(lines).filter(([, count]) => count > 0)),
  ]
}
