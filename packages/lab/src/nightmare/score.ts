import { nightmares } from '@haven/content/nightmares'
import { type Rules, randomFrom } from '@haven/engine'
import { openPuzzle, type PuzzleScore, puzzleIn, scorePuzzle } from '@haven/table/puzzle'
import { type BotSpec, botSpec, createFrom } from '../bot-spec.ts'
import { coreRules } from '../boxes/box.ts'
import { wholeNumber } from '../ground/args.ts'
import { EXIT } from '../ground/exit.ts'
import { type Desk, say } from '../ground/io.ts'
import { aligned } from '../ground/layout.ts'
import { Progress } from '../progress.ts'
import { Pool } from '../workers/pool.ts'

/** The command line, as it was given. */
export interface ScoreArgs {
  /** Every free argument: the bots. */
  readonly _: readonly string[]
  readonly seed: string
  readonly jobs: string
  readonly json?: boolean
}

export interface ScoreAsk {
  readonly index: number
  readonly bot: BotSpec
  readonly seed: string
}

/** Puts one nightmare to a new bot: it knows the view of its seat and nothing of what led there. */
export function askNightmare(rules: Rules, { index, bot, seed }: ScoreAsk): PuzzleScore {
  const puzzle = puzzleIn(nightmares, index)
  const { view, prompt, options } = openPuzzle(rules, puzzle)
  const player = createFrom(bot, rules, randomFrom(`haven/nightmares/${seed}/${index}`))
  const answer = player.decide(view, prompt)
  return scorePuzzle(
    puzzle,
    options.findIndex(({ id }) => id === answer),
  )
}

const MOST_JOBS = 256
const USUAL = ['level1', 'level3', 'level5']

/** What bots lose over all nightmares. */
export async function scoreBots(io: Desk, args: ScoreArgs): Promise<number> {
  const rules = coreRules()
  const bots = (args._.length > 0 ? args._ : USUAL).map((name) => botSpec(io, name))
  const jobs = wholeNumber(args.jobs, 'jobs', 1, MOST_JOBS) as number
  const count = nightmares.puzzles.length
  const worker = new URL('./score-worker.ts', import.meta.url)
  const pool = new Pool<ScoreAsk, PuzzleScore>({ jobs, worker, data: null, here: (ask) => askNightmare(rules, ask) })
  const rows: BotScore[] = []
  try {
    for (const bot of bots) {
      const progress = new Progress(io, count, 'nightmares', bot.name)
      const scores: PuzzleScore[] = []
      const asks = nightmares.puzzles.map((_, index) => ({ index, bot, seed: args.seed }))
      await pool.work(asks, (score) => {
        scores.push(score)
        progress.update(scores.length)
        return true
      })
      progress.end()
      rows.push(summed(bot.name, scores))
    }
  } finally {
    await pool.end()
  }
  if (args.json) say(io, JSON.stringify({ mark: nightmares.mark, bots: rows }))
  else tell(io, rows)
  return EXIT.ok
}

interface BotScore {
  readonly bot: string
  readonly asked: number
  readonly solved: number
  /** Means of points lost and stars. */
  readonly lost: number
  readonly stars: number
}

function summed(bot: string, scores: readonly PuzzleScore[]): BotScore {
  const mean = (of: (score: PuzzleScore) => number): number =>
    scores.reduce((sum, score) => sum + of(score), 0) / Math.max(1, scores.length)
  return {
    bot,
    asked: scores.length,
    solved: scores.filter(({ isBest }) => isBest).length,
    lost: mean(({ lost }) => lost),
    stars: mean(({ stars }) => stars),
  }
}

function tell(io: Desk, rows: readonly BotScore[]): void {
  const words = io.words.nightmare
  const lines = rows.map(({ bot, asked, solved, lost, stars }) => [
    bot,
    words.of(solved, asked),
    `${((100 * solved) / Math.max(1, asked)).toFixed(1)} %`,
    lost.toFixed(2),
    stars.toFixed(2),
  ])
  for (const line of aligned([words.scored, ...lines], [1, 2, 3, 4])) say(io, line)
}
