import type { MatchSummary } from '../arena/match.ts'
import { percent, range } from '../arena/report.ts'
import type { Iteration, TunePlan } from './tune.ts'

/** What a run of the tuner came to, in Markdown. */
export function reportText(
  plan: TunePlan,
  path: readonly Iteration[],
  values: readonly number[],
  check: MatchSummary,
): string {
  const { side, parameters, iterations, pairs, seed, field, step, spread } = plan
  const { score, ...interval } = check.pairScore
  const { a, b } = check.wins
  return [
    `# Weights of the scripted bot: ${side}`,
    '',
    `SPSA by self-play: ${iterations} iterations of ${2 * pairs} games, first step ${step}, spread ${spread}, seed \`${seed}\`.`,
    `Maps: ${field.maps.join(', ')}. Sins: ${field.sins.join(', ')}. Acolytes: ${field.acolytes.join(', ')}. Hero players: ${field.players.join(', ')}.`,
    '',
    '## New against old',
    '',
    `${check.games} games on fresh seeds, the same set-ups and dice for both: pair score ${percent(score)} ${range(interval)}.`,
    `As heroes the new won ${percent(a.heroes.share)} ${range(a.heroes)}, the old ${percent(b.heroes.share)} ${range(b.heroes)}; as Sins ${percent(a.sins.share)} ${range(a.sins)} and ${percent(b.sins.share)} ${range(b.sins)}.`,
    interval.low > 0.5
      ? 'The new weights are better: the whole interval lies above 50 %.'
      : 'That is no proof that the new weights are better: the interval does not lie above 50 %.',
    '',
    '## Weights',
    '',
    '| weight | old | new |',
    '|---|---:|---:|',
    ...parameters.map(({ name, start }, i) => `| ${name} | ${start} | ${values[i]} |`),
    '',
    '## Path',
    '',
    `| iteration | lead | ${parameters.map(({ name }) => name).join(' | ')} |`,
    `|---:|---:|${parameters.map(() => '---:').join('|')}|`,
    ...milestones(path).map(
      ({ index, lead, values: at }) =>
        `| ${index + 1} | ${percent(lead)} | ${at.map((value) => Number(value.toPrecision(3))).join(' | ')} |`,
    ),
    '',
  ].join('\n')
}

const MOST_ROWS = 20

/** At most so many, evenly apart, the last one among them. */
function milestones(path: readonly Iteration[]): Iteration[] {
  const every = Math.ceil(path.length / MOST_ROWS)
  return path.filter((_, i) => (path.length - 1 - i) % every === 0)
}
