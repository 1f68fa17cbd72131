import type { Catalogue } from '@haven/text'
import { aligned } from '../ground/layout.ts'
import type { BalanceReport, CardLine, Line } from './report.ts'
import { intervalPercent, MARK_WORDS, type Spread, sharePercent } from './share.ts'

/** A balance report as tables for the terminal. */
export function reportLines(words: Catalogue, report: BalanceReport): string[] {
  const { cells, all, margins } = report
  const head = ['sin', 'map', 'players', 'games', 'heroes win', '95 %', 'rounds', 'range', 'deaths', 'outside']
  const rows = cells.map((cell) => [cell.sin, cell.map, String(cell.players), ...columns(cell)])
  const sums = margins['sin players'].map(({ key, ...line }) => {
    const [sin = '', players = ''] = key.split(' ')
    return [sin, 'all', players, ...columns(line)]
  })
  const outside = outsideOf(report).length
  return [
    ...aligned([head, ...rows, ...sums, ['all', 'all', 'all', ...columns(all)]], [2, 3, 4, 5, 6, 7, 8]),
    '',
    `${outside} of ${cells.length} cells are outside 40 to 60 %, ${outsideOf(report).filter(({ sure }) => sure).length} of them with their whole interval (*)`,
    '',
    'Missions: rounds where it was done, its part of the games that came to it',
    ...missionLines(words, report),
    '',
    'Cards: games that the Sins won when the card was played, and when it was drawn and not played',
    ...cardLines(words, report),
    ...problemLines(report),
  ]
}

/** Cells outside 40 to 60 %, those that favour the Sins most first. */
export const outsideOf = ({ cells }: BalanceReport): BalanceReport['cells'] =>
  cells.filter(({ mark }) => mark !== 'even').sort((a, b) => (a.heroes.share ?? 0) - (b.heroes.share ?? 0))

export const rangeOf = ({ least, most }: Spread): string => `${least}–${most}`

function columns({ games, heroes, mark, sure, rounds, deaths }: Line): string[] {
  const outside = MARK_WORDS[mark] + (sure ? ' *' : '')
  return [
    String(games),
    sharePercent(heroes),
    intervalPercent(heroes),
    rounds.mean.toFixed(1),
    rangeOf(rounds),
    deaths.mean.toFixed(1),
    outside,
  ]
}

function missionLines(words: Catalogue, { missions }: BalanceReport): string[] {
  const head = ['story', 'mission', 'begun', 'done', 'rounds', 'range', 'part']
  const rows = missions.map(({ story, mission, begun, done, rounds, part }) => [
    words.name(story),
    words.name(mission),
    String(begun),
    sharePercent(done),
    ...(done.hits === 0
      ? ['–', '–']
      : [rounds.mean.toFixed(1), `${rounds.least.toFixed(1)}–${rounds.most.toFixed(1)}`]),
    begun === 0 ? '–' : `${Math.round(100 * part)} %`,
  ])
  return aligned([head, ...rows], [2, 3, 4, 5, 6])
}

function cardLines(words: Catalogue, { cards }: BalanceReport): string[] {
  const head = ['of', 'card', 'times', 'games', 'Sins win', '95 %', 'held', 'Sins win', '95 %', 'points']
  const rows = cards.map((line) => [
    words.name(line.of),
    words.name(line.card),
    String(line.times),
    String(line.played.of),
    sharePercent(line.played),
    intervalPercent(line.played),
    String(line.held.of),
    sharePercent(line.held),
    intervalPercent(line.held),
    pointsOf(line),
  ])
  return aligned([head, ...rows], [2, 3, 4, 5, 6, 7, 8, 9])
}

/** "+12 *": the star means that the intervals are apart. */
export function pointsOf({ difference, apart }: CardLine): string {
  if (difference === null) return '–'
  const points = Math.round(difference)
  return `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}${apart ? ' *' : ''}`
}

const MOST_NAMED = 5

function problemLines({ problems }: BalanceReport): string[] {
  if (problems.length === 0) return []
  const named = problems.slice(0, MOST_NAMED)
  return [
    '',
    `${problems.length} ${problems.length === 1 ? 'game was' : 'games were'} not played to the end and count for nothing:`,
    ...named.map(({ cell, game, kind, message }) => `  ${cell}, game ${game}: ${kind}, ${message}`),
  ]
}
