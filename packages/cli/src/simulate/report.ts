import type { Rules } from '@haven/engine'
import type { Catalogue } from '@haven/text'
import { table } from '../layout.ts'
import type { Line, Problem, Spread, Tally } from './tally.ts'

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
    ...table([head, ...rows, ['all', '', ...cells(tally.all)]], [1, 2, 3, 4, 5, 6, 7]),
    '',
    `${decisions} decisions in ${seconds.toFixed(1)} s: ${perSecond} a second with ${jobs === 1 ? '1 job' : `${jobs} jobs`}`,
    ...problems('dead ends', tally.deadEnds),
    ...problems('unfinished', tally.unfinished),
    ...problems('engine errors', tally.errors),
    '',
    ...reachedLines(rules, words, tally),
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

const KINDS: readonly (readonly [string, string])[] = [
  ['victory', 'Victories'],
  ['mission', 'Missions'],
  ['track', 'Apocalypse track'],
  ['apocalypse', 'Apocalypse cards'],
  ['sin-card', 'Sin cards'],
  ['acolytes', 'Acolyte ability'],
  ['upgrade', 'Upgrades'],
  ['ability', 'Abilities'],
]

/** Everything of the box that can be reached, also what was not: that is what one looks for. */
function possible(rules: Rules): string[] {
  const t = rules.tables
  return [
    'victory WIN-1',
    'victory WIN-2',
    ...[...t.missions.keys()].flatMap((id) => [`mission ${id} begun`, `mission ${id} accomplished`]),
    ...t.track.filter(({ level }) => level > 0).map(({ level }) => `track ${level}`),
    ...[...t.apocalypse.keys()].map((id) => `apocalypse ${id}`),
    ...[...t.sinCards.keys()].map((id) => `sin-card ${id}`),
    ...[...t.acolytes.keys()].map((id) => `acolytes ${id}`),
    ...[...t.upgrades.keys()].map((id) => `upgrade ${id}`),
  ]
}

const nameOf = (words: Catalogue, kind: string, id: string): string =>
  kind === 'victory' ? `${id} ${words.name(id)}` : kind === 'track' ? `level ${id}` : words.name(id)

function reachedLines(rules: Rules, words: Catalogue, tally: Tally): string[] {
  const { games } = tally.all
  const times = (key: string): number => tally.reached[key]?.times ?? 0
  const text = [`Reached, over ${games} games (times; games in brackets):`]
  text.push(`  hero deaths ${times('death')}, Sin decks made anew ${times('reshuffle')}`)
  const keys = [...new Set([...possible(rules), ...Object.keys(tally.reached)])]
  for (const [kind, title] of KINDS) {
    text.push(`  ${title}`)
    const rows = keys
      .filter((key) => key.startsWith(`${kind} `))
      .map((key) => {
        const [, id = '', ...rest] = key.split(' ')
        const so = tally.reached[key] ?? { times: 0, games: 0 }
        return [`    ${[nameOf(words, kind, id), ...rest].join(' ')}`, String(so.times), `(${so.games})`]
      })
    text.push(...table(rows, [1, 2]))
  }
  return text
}
