import { canonicalJson } from '@haven/engine/files'
import { EXIT, InputError } from '../ground/exit.ts'
import { type Desk, type Io, say } from '../ground/io.ts'
import { aligned } from '../ground/layout.ts'
import type { ArenaArgs } from './arena.ts'
import { compareMatches, type MatchComparison, type ScoreChange } from './compare.ts'
import { readJournal } from './journal.ts'
import type { PairResult } from './pair.ts'
import type { ArenaPlan } from './plan.ts'
import { percent, range } from './report.ts'

/** `haven arena --compare FIRST SECOND`: two journals of one match, made by two builds. */
export function compareArenas(io: Desk, args: ArenaArgs): number {
  const idle = (['pairs', 'games', 'sprt', 'clock', 'out', 'jobs', 'box'] as const).find((name) => args[name])
  if (idle) throw InputError.of('comparePlaysNothing', { flag: idle })
  const [first, second] = [read(io, args.a), read(io, args.b)]
  checkSame(args, first, second)
  const found = compareMatches(first.results, second.results)
  if (args.json) say(io, JSON.stringify({ files: [args.a, args.b], plan: first.plan, ...found }))
  else for (const line of linesOf(io.words.arena, args, first.plan, found)) say(io, line)
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
  const files = { first: a, second: b }
  const [one, other] = [matchOf(first.plan), matchOf(second.plan)]
  const field = Object.keys({ ...one, ...other }).find((key) => canonicalJson(one[key]) !== canonicalJson(other[key]))
  if (field) {
    const values = [canonicalJson(one[field]), canonicalJson(other[field])] as const
    throw InputError.of('otherMatch', { ...files, field, values })
  }
  const lonely = lonelyIn(first, second) ?? lonelyIn(second, first)
  if (lonely !== undefined) {
    const counts = [first.results.length, second.results.length] as const
    throw InputError.of('otherPairs', { ...files, counts, pair: lonely })
  }
  if (first.results.length === 0) throw InputError.of('noPairs', files)
  const moved = first.results.find((result, i) => setupOf(result) !== setupOf(second.results[i] as PairResult))
  if (moved) throw InputError.of('otherSetup', { ...files, pair: moved.index })
}

function lonelyIn({ results }: Played, { results: others }: Played): number | undefined {
  const known = new Set(others.map(({ index }) => index))
  return results.find(({ index }) => !known.has(index))?.index
}

function linesOf(
  words: Desk['words']['arena'],
  { a, b }: ArenaArgs,
  plan: ArenaPlan,
  found: MatchComparison,
): string[] {
  const { pairs, broken, games, otherDecisions, heroes, sins, all } = found
  const row = (name: string, { first, second, difference, ...interval }: ScoreChange): string[] => [
    name,
    percent(first),
    percent(second),
    `${difference > 0 ? '+' : ''}${percent(difference)}`,
    range(interval),
  ]
  return [
    words.compared(plan.a.name, plan.b.name, plan.seed, pairs, a, b),
    '',
    ...aligned(
      [
        [words.changes(plan.a.name), ...words.changeHead],
        row(words.asHeroes, heroes),
        row(words.asSins, sins),
        row(words.inAll, all),
      ],
      [1, 2, 3, 4],
    ),
    '',
    words.otherWinner(games.otherWinner, games.played, games.otherLength),
    words.otherDecisions(otherDecisions, pairs),
    ...(broken > 0 ? [words.broken(broken)] : []),
    all.low <= 0 && all.high >= 0 ? words.noDifference : words.difference,
  ]
}
