import type { Desk } from '../ground/io.ts'
import { aligned } from '../ground/layout.ts'
import type { MatchSummary, SideWins, Speed, TimeSummary } from './match.ts'
import type { Contender } from './pair.ts'
import type { ArenaPlan } from './plan.ts'
import type { Interval } from './stats.ts'

type Words = Desk['words']['arena']

/** A match for people. */
export function reportLines(
  words: Words,
  plan: ArenaPlan,
  summary: MatchSummary,
  speed: Readonly<Record<Contender, Speed>>,
  asked: number,
): string[] {
  const { pairs, games, wins, counts, rounds, elo, faults, problems } = summary
  const names = { a: plan.a.name, b: plan.b.name === plan.a.name ? `${plan.b.name} (2)` : plan.b.name }
  const { score, ...interval } = summary.pairScore
  return [
    words.title(names.a, names.b, pairs, games, rounds.toFixed(1)),
    '',
    ...aligned(
      [
        words.wins,
        ...(['a', 'b'] as const).map((who) => [
          names[who],
          ...side(words, wins[who].heroes),
          ...side(words, wins[who].sins),
        ]),
      ],
      [1, 2, 3, 4],
    ),
    '',
    words.pairs(names.a, names.b, counts),
    words.pairScore(names.a, percent(score), range(interval)),
    words.elo(
      names.a,
      names.b,
      eloText(words, elo.difference, score),
      eloText(words, elo.low, interval.low),
      eloText(words, elo.high, interval.high),
    ),
    ...sprtLines(words, summary, asked),
    '',
    ...aligned(
      [
        words.times,
        ...(['a', 'b'] as const).map((who) => [
          names[who],
          String(speed[who].perSecond),
          ...times(speed[who].decision),
          ...times(speed[who].turn),
        ]),
      ],
      [1, 2, 3, 4, 5, 6, 7],
    ),
    '',
    words.faults(faults.illegal, faults.exception, faults.stuck),
    ...problems.map(
      ({ pair, game, kind, bot, message }) =>
        `  ${words.problem(pair, game + 1, bot === null ? null : names[bot], kind, message)}`,
    ),
  ]
}

const side = (words: Words, wins: SideWins): [string, string] => [
  words.of(wins.wins, wins.games),
  `${percent(wins.share)} ${range(wins)}`,
]
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
export const range = ({ low, high }: Interval): string => `[${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`
const times = ({ p50, p99, max }: TimeSummary): string[] => [p50, p99, max].map((ms) => ms.toFixed(ms < 10 ? 2 : 0))

/** No finite number stands for a bot that won, or lost, everything. */
const eloText = (words: Words, elo: number | null, score: number): string =>
  elo === null ? (score > 0.5 ? words.beyond : words.below) : `${elo > 0 ? '+' : ''}${Math.round(elo)}`

function sprtLines(words: Words, { sprt, pairs }: MatchSummary, asked: number): string[] {
  if (!sprt) return []
  const { llr, lower, upper, elo0, elo1, decision } = sprt
  const early = pairs < asked ? words.early(pairs, asked) : ''
  const end = decision === null ? words.open(pairs) : words.accepted(decision === 'elo1' ? elo1 : elo0) + early
  return [words.sprt(elo1, elo0, llr.toFixed(2), lower.toFixed(2), upper.toFixed(2), end)]
}
