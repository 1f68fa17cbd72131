import type { Rules } from '@haven/engine'
import type { Catalogue } from '@haven/text'
import { aligned } from '../ground/layout.ts'
import { KINDS, reachable } from './reached.ts'
import { type Line, LONG_GAME, type Problem, type Spread, type Tally } from './tally.ts'

/** A tally as tables for people. */
export function reportLines(
  rules: Rules,
  words: Catalogue,
  tally: Tally,
  seconds: number,
  decisions: number,
  jobs: number,
): string[] {
  const rows = Object.entries(tally.lines).map(([key, line]) => {
    const [map = '', players = ''] = key.split(' ')
    return [map, players, ...cells(line)]
  })
  const head = ['map', 'players', 'games', 'heroes win', 'Sins win', 'rounds', 'range', 'decisions']
  const perSecond = Math.round(decisions / Math.max(0.001, seconds))
  return [
    ...aligned([head, ...rows, ['all', '', ...cells(tally.all)]], [1, 2, 3, 4, 5, 6, 7]),
    '',
    `${decisions} decisions in ${seconds.toFixed(1)} s: ${perSecond} a second with ${jobs === 1 ? '1 job' : `${jobs} jobs`}`,
    ...problems('dead ends', tally.deadEnds),
    ...problems('unfinished', tally.unfinished),
    ...problems('engine errors', tally.errors),
    ...longGames(tally),
    '',
    ...reachedLines(rules, words, tally),
    ...unusedLines(rules, words, tally),
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

function problems(what: string, list: readonly Problem[]): string[] {
  const named = list
    .slice(0, MOST_NAMED)
    .map(({ game, message, report }) => `  game ${game}: ${message}; see ${report}`)
  return [`${what}: ${list.length}`, ...named]
}

function longGames({ long }: Tally): string[] {
  const named = long.slice(0, MOST_NAMED).map(({ game, rounds }) => `  game ${game}: ${rounds} rounds`)
  return [`longer than ${LONG_GAME} rounds: ${long.length}`, ...named]
}

/** `branch` names two missions; after the name of a mission comes what happened to it. */
function nameOf(words: Catalogue, key: string): string {
  const [kind, id = '', ...rest] = key.split(' ')
  if (kind === 'victory') return `${id} ${words.name(id)}`
  if (kind === 'track') return `level ${id}`
  if (kind === 'branch') return `${words.name(id)} > ${words.name(rest[0] as string)}`
  return [words.name(id), ...rest].join(' ')
}

/** What should have come up and did not. */
export const unused = (rules: Rules, tally: Tally): string[] =>
  reachable(rules).filter((key) => (tally.reached[key]?.times ?? 0) === 0)

function unusedLines(rules: Rules, words: Catalogue, tally: Tally): string[] {
  const keys = unused(rules, tally)
  return [`never used: ${keys.length}`, ...keys.map((key) => `  ${key.split(' ')[0]}: ${nameOf(words, key)}`)]
}

function reachedLines(rules: Rules, words: Catalogue, tally: Tally): string[] {
  const { games } = tally.all
  const times = (key: string): number => tally.reached[key]?.times ?? 0
  const text = [`Reached, over ${games} games (times; games in brackets):`]
  text.push(
    `  hero deaths ${times('death')}, Sin decks made anew ${times('reshuffle')}, Sin cards cancelled ${times('cancelled')}`,
  )
  const keys = [...new Set([...reachable(rules), ...Object.keys(tally.reached)])]
  for (const [kind, title] of KINDS) {
    text.push(`  ${title}`)
    const rows = keys
      .filter((key) => key.startsWith(`${kind} `))
      .map((key) => {
        const so = tally.reached[key] ?? { times: 0, games: 0 }
        return [`    ${nameOf(words, key)}`, String(so.times), `(${so.games})`]
      })
    text.push(...aligned(rows, [1, 2]))
  }
  return text
}
