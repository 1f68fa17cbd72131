import type { Rules } from '@haven/engine'
import { type BotSpec, botSpec } from '../bot-spec.ts'
import { coreRules } from '../boxes/box.ts'
import { wholeNumber } from '../ground/args.ts'
import { EXIT } from '../ground/exit.ts'
import { type Desk, say, widthOf } from '../ground/io.ts'
import { aligned, wrap } from '../ground/layout.ts'
import { Progress } from '../progress.ts'
import { Pool } from '../workers/pool.ts'
import { type InWords, readTactics, USUAL_FOLDER } from './files.ts'
import { askTactic, type Score, scores, type TacticAsk, type TacticResult } from './score.ts'
import { ship } from './ship.ts'
import type { Tactic, TacticKind } from './tactic.ts'

/** The command line, as it was given. */
export interface TacticsArgs {
  /** Every free argument. */
  readonly _: readonly string[]
  readonly bot: string
  readonly tries: string
  readonly seed: string
  readonly confirm?: string
  readonly clock?: boolean
  readonly ship?: boolean
  readonly jobs: string
  readonly json?: boolean
}

const MOST_TRIES = 1000
const MOST_JOBS = 256
const MOST_NODES = 999_999_999

export async function tactics(io: Desk, args: TacticsArgs, inWords: InWords): Promise<number> {
  const rules = coreRules()
  const bot = botSpec(io, args.bot)
  const nodes = wholeNumber(args.confirm, 'confirm', 1, MOST_NODES)
  const searcher = nodes === undefined ? null : botSpec(io, `thinking@${nodes}`)
  const tries = wholeNumber(args.tries, 'tries', 1, MOST_TRIES) as number
  const jobs = wholeNumber(args.jobs, 'jobs', 1, MOST_JOBS) as number
  const given = readTactics(io, rules, args._.length > 0 ? args._ : [USUAL_FOLDER], inWords)
  if (!given) return EXIT.badInput
  if (args.ship) {
    ship(io, given)
    return EXIT.ok
  }
  const pool = tacticPool(rules, jobs)
  try {
    const results = await askAll(io, pool, given, bot, { tries, seed: args.seed, clock: args.clock === true })
    // One long search is enough: with more of them one would ask how sure it is, not what it says.
    const confirmed = searcher && (await askAll(io, pool, given, searcher, { tries: 1, seed: args.seed, clock: false }))
    if (args.json) {
      say(io, JSON.stringify({ bot, tries, ...scores(results), results, searcher, confirmed }))
      return EXIT.ok
    }
    tellScores(io, args.bot, results)
    tellMisses(io, given, results)
    if (searcher && confirmed) tellDoubts(io, searcher.name, given, confirmed)
    return EXIT.ok
  } finally {
    await pool.end()
  }
}

type TacticPool = Pool<TacticAsk, TacticResult>

const tacticPool = (rules: Rules, jobs: number): TacticPool =>
  new Pool({
    jobs,
    worker: new URL('./worker.ts', import.meta.url),
    data: null,
    here: (ask) => askTactic(rules, ask),
  })

/** In the order of the files, whoever asked. */
async function askAll(
  io: Desk,
  pool: TacticPool,
  given: readonly Tactic[],
  bot: BotSpec,
  how: Pick<TacticAsk, 'tries' | 'seed' | 'clock'>,
): Promise<TacticResult[]> {
  const progress = new Progress(io, given.length, 'positions', bot.name)
  const answered = new Map<string, TacticResult>()
  await pool.work(
    given.map((tactic) => ({ tactic, bot, ...how })),
    (result) => {
      answered.set(result.name, result)
      progress.update(answered.size)
      return true
    },
  )
  progress.end()
  return given.map(({ name }) => answered.get(name) as TacticResult)
}

function tellScores(io: Desk, bot: string, results: readonly TacticResult[]): void {
  const { kinds, certain, all } = scores(results)
  const words = io.words.tactics
  const row = (name: string, { positions, answers, right, share }: Score): string[] => [
    name,
    String(positions),
    words.of(right, answers),
    `${(100 * share).toFixed(1)} %`,
  ]
  const rows = [
    [bot, words.positions, words.right, ''],
    ...Object.entries(kinds).map(([kind, score]) => row(words.kinds[kind as TacticKind], score)),
    ...(certain.positions > 0 ? [row(words.certain, certain)] : []),
    row(words.all, all),
  ]
  for (const line of aligned(rows, [1, 2, 3])) say(io, line)
}

function tellMisses(io: Desk, given: readonly Tactic[], results: readonly TacticResult[]): void {
  given.forEach(({ name, title, reason }, i) => {
    const { answers, best, right, tries } = results[i] as TacticResult
    if (right === tries) return
    const wrong = [...new Set(answers.filter((answer) => !best.includes(answer)))]
    say(io, `\n${io.words.tactics.miss(name, title, right, tries, wrong, best)}`)
    say(io, wrap(reason, widthOf(io), '  '))
  })
}

function tellDoubts(io: Desk, searcher: string, given: readonly Tactic[], results: readonly TacticResult[]): void {
  const doubts = results.filter(({ right }) => right === 0)
  const words = io.words.tactics
  say(io, `\n${words.agrees(searcher, results.length - doubts.length, results.length)}`)
  for (const { name, answers, best } of doubts) {
    const { title } = given.find((tactic) => tactic.name === name) as Tactic
    say(io, `  ${words.doubt(name, title, answers[0] as string, best)}`)
  }
}
