import { aligned } from '../ground/layout.ts'
import type { MatchSummary, SideWins, Speed, TimeSummary } from './match.ts'
import type { Contender } from './pair.ts'
import type { ArenaPlan } from './plan.ts'
import type { Interval } from './stats.ts'

/** A match for people. */
export function reportLines(
  plan: ArenaPlan,
  summary: MatchSummary,
  speed: Readonly<Record<Contender, Speed>>,
  asked: number,
): string[] {
  const { pairs, games, wins, counts, rounds, elo, faults, problems } = summary
  const names = { a: plan.a.name, b: plan.b.name === plan.a.name ? `${plan.b.name} (2)` : plan.b.name }
  const { score, ...interval } = summary.pairScore
  return [
    `${names.a} against ${names.b}: ${pairs} pairs, ${games} games, ${rounds.toFixed(1)} rounds a game`,
    '',
    ...aligned(
      [
        ['wins', 'as heroes', '', 'as Sins', ''],
        ...(['a', 'b'] as const).map((who) => [names[who], ...side(wins[who].heroes), ...side(wins[who].sins)]),
      ],
      [1, 2, 3, 4],
    ),
    '',
    `pairs: ${names.a} won both ${counts[2]}, one each ${counts[1]}, ${names.b} won both ${counts[0]}`,
    `pair score of ${names.a}: ${percent(score)} ${range(interval)}`,
    `Elo of ${names.a} over ${names.b}: ${eloText(elo.difference, score)}, from ${eloText(elo.low, interval.low)} to ${eloText(elo.high, interval.high)}`,
    ...sprtLines(summary, asked),
    '',
    ...aligned(
      [
        ['time in ms', 'decisions/s', 'decision p50', 'p99', 'max', 'turn p50', 'p99', 'max'],
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
    `illegal answers: ${faults.illegal}, exceptions: ${faults.exception}, games without an end: ${faults.stuck}`,
    ...problems.map(
      ({ pair, game, kind, bot, message }) =>
        `  pair ${pair}, game ${game + 1}: ${bot === null ? '' : `${names[bot]}, `}${kind}: ${message}`,
    ),
  ]
}

const side = (wins: SideWins): [string, string] => [
  `${wins.wins} of ${wins.games}`,
  `${percent(wins.share)} ${range(wins)}`,
]
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
export const range = ({ low, high }: Interval): string => `[${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`
const times = ({ p50, p99, max }: TimeSummary): string[] => [p50, p99, max].map((ms) => ms.toFixed(ms < 10 ? 2 : 0))

/** No finite number stands for a bot that won, or lost, everything. */
const eloText = (elo: number | null, score: number): string =>
  elo === null ? (score > 0.5 ? 'beyond measure' : 'below measure') : `${elo > 0 ? '+' : ''}${Math.round(elo)}`

function sprtLines({ sprt, pairs }: MatchSummary, asked: number): string[] {
  if (!sprt) return []
  const { llr, lower, upper, elo0, elo1, decision } = sprt
  const state = `SPRT of Elo ${elo1} against ${elo0}: log-likelihood ratio ${llr.toFixed(2)} (${lower.toFixed(2)} to ${upper.toFixed(2)})`
  if (decision === null) return [`${state}: not decided after ${pairs} pairs`]
  const early = pairs < asked ? `, stopped early after ${pairs} of ${asked} pairs` : ''
  return [`${state}: Elo ${decision === 'elo1' ? elo1 : elo0} accepted${early}`]
}
