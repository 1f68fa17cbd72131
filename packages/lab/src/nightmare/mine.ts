import { join } from 'node:path'
import { coreRules } from '../boxes/box.ts'
import { wholeNumber } from '../ground/args.ts'
import { EXIT } from '../ground/exit.ts'
import { dataFolder, pathFrom, writeText } from '../ground/files.ts'
import { type Desk, say } from '../ground/io.ts'
import { Progress } from '../progress.ts'
import { dig } from './dig.ts'
import { minePlan } from './mark.ts'
import { bookOf, bookText } from './write-book.ts'

/** The command line, as it was given. */
export interface MineArgs {
  readonly count: string
  readonly nodes: string
  readonly seed: string
  readonly out: string
  readonly jobs: string
  readonly json?: boolean
}

const MOST_COUNT = 10_000
const MOST_NODES = 999_999_999
const MOST_JOBS = 256

/** Makes the nightmares anew. What was found is kept in a journal, so a run that was cut off goes on. */
export async function mine(io: Desk, args: MineArgs): Promise<number> {
  const rules = coreRules()
  const count = wholeNumber(args.count, 'count', 1, MOST_COUNT) as number
  const plan = minePlan(rules, args.seed, wholeNumber(args.nodes, 'nodes', 1, MOST_NODES) as number)
  const jobs = wholeNumber(args.jobs, 'jobs', 1, MOST_JOBS) as number
  const progress = new Progress(io, count, 'nightmares')
  let played = 0
  const finds = await dig(rules, {
    plan,
    count,
    jobs,
    journal: join(dataFolder(io), `nightmares-${plan.mark}-${plan.confirm}.jsonl`),
    onProgress: (confirmed, games) => {
      played = games
      progress.update(Math.min(count, confirmed), io.words.nightmare.found(games))
    },
  })
  progress.end()
  const file = pathFrom(io, args.out)
  const book = bookOf(rules, plan.mark, finds)
  writeText(file, bookText(book))
  if (args.json) say(io, JSON.stringify({ file, plan, count: finds.length }))
  else say(io, io.words.nightmare.mined(finds.length, args.out, played))
  return EXIT.ok
}
