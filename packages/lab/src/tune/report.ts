import type { MatchSummary, SideWins } from '../arena/match.ts'
import { percent, range } from '../arena/report.ts'
import type { Desk } from '../ground/io.ts'
import type { Iteration, TunePlan } from './tune.ts'

/** What a run of the tuner came to, in Markdown. */
export function reportText(
  words: Desk['words']['tune'],
  plan: TunePlan,
  path: readonly Iteration[],
  values: readonly number[],
  check: MatchSummary,
): string {
  const { side, parameters, iterations, pairs, seed, field, step, spread } = plan
  const { score, ...interval } = check.pairScore
  const { a, b } = check.wins
  return [
    `# ${words.title(side)}`,
    '',
    words.how(iterations, 2 * pairs, step, spread, seed),
    words.field(field.maps.join(', '), field.sins.join(', '), field.acolytes.join(', '), field.players.join(', ')),
    '',
    `## ${words.newOld}`,
    '',
    words.fresh(check.games, percent(score), range(interval)),
    words.bySide([won(a.heroes), won(b.heroes)], [won(a.sins), won(b.sins)]),
    interval.low > 0.5 ? words.better : words.noProof,
    '',
    `## ${words.weightsTitle}`,
    '',
    `| ${words.weightHead.join(' | ')} |`,
    '|---|---:|---:|',
    ...parameters.map(({ name, start }, i) => `| ${name} | ${start} | ${values[i]} |`),
    '',
    `## ${words.path}`,
    '',
    `| ${words.pathHead.join(' | ')} | ${parameters.map(({ name }) => name).join(' | ')} |`,
    `|---:|---:|${parameters.map(() => '---:').join('|')}|`,
    ...milestones(path).map(
      ({ index, lead, values: at }) =>
        `| ${index + 1} | ${percent(lead)} | ${at.map((value) => Number(value.toPrecision(3))).join(' | ')} |`,
    ),
    '',
  ].join('\n')
}

const won = (wins: SideWins): string => `${percent(wins.share)} ${range(wins)}`

const MOST_ROWS = 20

/** At most so many, evenly apart, the last one among them. */
function milestones(path: readonly Iteration[]): Iteration[] {
  const every = Math.ceil(path.length / MOST_ROWS)
  return path.filter((_, i) => (path.length - 1 - i) % every === 0)
}
