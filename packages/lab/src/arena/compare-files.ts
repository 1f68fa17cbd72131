import { canonicalJson } from '@haven/engine/files'
import { EXIT, InputError } from '../ground/exit.ts'
import { type Io, say } from '../ground/io.ts'
import { aligned } from '../ground/layout.ts'
import type { ArenaArgs } from './arena.ts'
import { compareMatches, type MatchComparison, type ScoreChange } from './compare.ts'
import { readJournal } from './journal.ts'
import type { PairResult } from './pair.ts'
import type { ArenaPlan } from './plan.ts'
import { percent, range } from './report.ts'

/** `haven arena --compare FIRST SECOND`: two journals of one match, made by two builds. */
export function compareArenas(io: Io, args: ArenaArgs): number {
  const idle = (['pairs', 'games', 'sprt', 'clock', 'out', 'jobs', 'box'] as const).find((name) => args[name])
  if (idle) throw new InputError(`--compare plays nothing: leave out --${idle}`)
  const [first, second] = [read(io, args.a), read(io, args.b)]
  checkSame(args, first, second)
  const found = compareMatches(first.results, second.results)
  if (args.json) say(io, JSON.stringify({ files: [args.a, args.b], plan: first.plan, ...found }))
  else for (const line of linesOf(args, first.plan, found)) say(io, line)
  return EXIT.ok
}

interface Played {
  readonly plan: ArenaPlan
  /** By their numbers. */
  readonly results: readonly PairResult[]
}

function read(io: Io, file: string): Played {
  const { plan, results } = readJournal<ArenaPlan, PairResult>(io, file, 'arena')
  const byIndex = new Map(results.map((result) => [result.index, result]))
  return { plan, results: [...byIndex.values()].sort((one, other) => one.index - other.index) }
}

/** What must be the same for pairs to be the same; files of weights and boxes may lie elsewhere beside another build. */
const matchOf = (plan: ArenaPlan): Record<string, unknown> => ({ ...plan, a: plan.a.name, b: plan.b.name, boxes: [] })

const setupOf = ({ map, players, sin, acolytes }: PairResult): string => `${map} ${players} ${sin} ${acolytes}`

function checkSame({ a, b }: ArenaArgs, first: Played, second: Played): void {
  const [one, other] = [matchOf(first.plan), matchOf(second.plan)]
  const field = Object.keys({ ...one, ...other }).find((key) => canonicalJson(one[key]) !== canonicalJson(other[key]))
  if (field) {
    const values = `${canonicalJson(one[field])} and ${canonicalJson(other[field])}`
    throw new InputError(`${a} and ${b} are of different matches: ${field} is ${values}`)
  }
  const lonely = lonelyIn(first, second) ?? lonelyIn(second, first)
  if (lonely !== undefined) {
    const counts = `${first.results.length} and ${second.results.length}`
    throw new InputError(`${a} and ${b} hold different pairs (${counts}): only one of them has pair ${lonely}`)
  }
  if (first.results.length === 0) throw new InputError(`${a} and ${b} hold no pairs yet`)
  const moved = first.results.find((result, i) => setupOf(result) !== setupOf(second.results[i] as PairResult))
  if (moved) throw new InputError(`${a} and ${b} are of different matches: pair ${moved.index} has another set-up`)
}

function lonelyIn({ results }: Played, { results: others }: Played): number | undefined {
  const known = new Set(others.map(({ index }) => index))
  return results.find(({ index }) => !known.has(index))?.index
}

function linesOf({ a, b }: ArenaArgs, plan: ArenaPlan, found: MatchComparison): string[] {
  const { pairs, broken, games, otherDecisions, heroes, sins, all } = found
  const row = (name: string, { first, second, difference, ...interval }: ScoreChange): string[] => [
    name,
    percent(first),
    percent(second),
    `${difference > 0 ? '+' : ''}${percent(difference)}`,
    range(interval),
  ]
  return [
    `${plan.a.name} against ${plan.b.name}, seed ${plan.seed}: ${pairs} pairs of ${a} (first) and ${b} (second)`,
    '',
    ...aligned(
      [
        [`score of ${plan.a.name}`, 'first', 'second', 'difference', '95 %'],
        row('as heroes', heroes),
        row('as Sins', sins),
        row('in all', all),
      ],
      [1, 2, 3, 4],
    ),
    '',
    `games with another winner: ${games.otherWinner} of ${games.played}, with the same winner after other rounds: ${games.otherLength}`,
    `pairs with another number of decisions: ${otherDecisions} of ${pairs}`,
    ...(broken > 0 ? [`pairs left out, since a game broke in one of the builds: ${broken}`] : []),
    all.low <= 0 && all.high >= 0
      ? 'The interval in all contains 0: no difference is shown.'
      : 'The interval in all does not contain 0: the builds differ.',
  ]
}
