import type { Rules } from '@haven/engine'
import type { GameDesk } from '../ground/io.ts'
import { aligned } from '../ground/layout.ts'
import { KINDS, type Kind, reachable } from './reached.ts'
import { type Line, LONG_GAME, type Problem, type Spread, type Tally } from './tally.ts'

/** A tally as tables for people. */
export function reportLines(
  desk: GameDesk,
  rules: Rules,
  tally: Tally,
  seconds: number,
  decisions: number,
  jobs: number,
): string[] {
  const rows = Object.entries(tally.lines).map(([key, line]) => {
    const [map = '', players = ''] = key.split(' ')
    return [map, players, ...cells(line)]
  })
  const words = desk.words.simulate
  const perSecond = Math.round(decisions / Math.max(0.001, seconds))
  return [
    ...aligned([words.head, ...rows, [words.all, '', ...cells(tally.all)]], [1, 2, 3, 4, 5, 6, 7]),
    '',
    words.speed(decisions, seconds.toFixed(1), perSecond, jobs),
    words.deadEnds(tally.deadEnds.length),
    ...problems(words, tally.deadEnds),
    words.unfinished(tally.unfinished.length),
    ...problems(words, tally.unfinished),
    words.errors(tally.errors.length),
    ...problems(words, tally.errors),
    ...longGames(words, tally),
    '',
    ...reachedLines(desk, rules, tally),
    ...unusedLines(desk, rules, tally),
  ]
}

function cells({ games, heroes, sins, rounds, decisions }: Line): string[] {
  return [String(games), share(heroes, games), share(sins, games), about(rounds), range(rounds), about(decisions)]
}

const share = (part: number, whole: number): string =>
  `${part} (${whole === 0 ? 0 : Math.round((100 * part) / whole)} %)`
const about = ({ mean, spread }: Spread): string => `${mean.toFixed(1)} ± ${spread.toFixed(1)}`
const range = ({ least, most }: Spread): string => `${least}-${most}`

const MOST_NAMED = 5

type Words = GameDesk['words']['simulate']

const problems = (words: Words, list: readonly Problem[]): string[] =>
  list.slice(0, MOST_NAMED).map(({ game, message, report }) => `  ${words.problem(game, message, report)}`)

function longGames(words: Words, { long }: Tally): string[] {
  const named = long.slice(0, MOST_NAMED).map(({ game, rounds }) => `  ${words.longGame(game, rounds)}`)
  return [words.long(LONG_GAME, long.length), ...named]
}

/** `branch` names two missions; after the name of a mission or card comes what happened to it. */
function nameOf({ say, words }: GameDesk, key: string): string {
  const [kind, id = '', next = ''] = key.split(' ')
  if (kind === 'victory') return `${id} ${say.name(id)}`
  if (kind === 'track') return words.simulate.level(id)
  if (kind === 'branch') return `${say.name(id)} > ${say.name(next)}`
  return next === '' ? say.name(id) : `${say.name(id)} ${words.simulate.fates[next as keyof Words['fates']]}`
}

/** What should have come up and did not. */
export const unused = (rules: Rules, tally: Tally): string[] =>
  reachable(rules).filter((key) => (tally.reached[key]?.times ?? 0) === 0)

function unusedLines(desk: GameDesk, rules: Rules, tally: Tally): string[] {
  const { kindOf, never } = desk.words.simulate
  const keys = unused(rules, tally)
  return [never(keys.length), ...keys.map((key) => `  ${kindOf[key.split(' ')[0] as Kind]}: ${nameOf(desk, key)}`)]
}

function reachedLines(desk: GameDesk, rules: Rules, tally: Tally): string[] {
  const words = desk.words.simulate
  const times = (key: string): number => tally.reached[key]?.times ?? 0
  const text = [words.reached(tally.all.games)]
  text.push(`  ${words.sums(times('death'), times('reshuffle'), times('cancelled'))}`)
  const keys = [...new Set([...reachable(rules), ...Object.keys(tally.reached)])]
  for (const kind of KINDS) {
    text.push(`  ${words.kinds[kind]}`)
    const rows = keys
      .filter((key) => key.startsWith(`${kind} `))
      .map((key) => {
        const so = tally.reached[key] ?? { times: 0, games: 0 }
        return [`    ${nameOf(desk, key)}`, String(so.times), `(${so.games})`]
      })
    text.push(...aligned(rows, [1, 2]))
  }
  return text
}
