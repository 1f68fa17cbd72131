import type { Wording } from '../ground/io.ts'
import { aligned } from '../ground/layout.ts'
import type { BalanceReport, CardLine, Line } from './report.ts'
import { intervalPercent, type Spread, sharePercent } from './share.ts'

/** A balance report as tables for the terminal. */
export function reportLines(wording: Wording, report: BalanceReport): string[] {
  const words = wording.words.balance
  const { cells, all, margins } = report
  const rows = cells.map((cell) => [cell.sin, cell.map, String(cell.players), ...columns(words, cell)])
  const sums = margins['sin players'].map(({ key, ...line }) => {
    const [sin = '', players = ''] = key.split(' ')
    return [sin, words.all, players, ...columns(words, line)]
  })
  const outside = outsideOf(report)
  const { all: every } = words
  return [
    ...aligned([words.head, ...rows, ...sums, [every, every, every, ...columns(words, all)]], [2, 3, 4, 5, 6, 7, 8]),
    '',
    words.outside(outside.length, cells.length, outside.filter(({ sure }) => sure).length),
    '',
    words.missions,
    ...missionLines(wording, report),
    '',
    words.cards,
    ...cardLines(wording, report),
    ...problemLines(words, report),
  ]
}

/** Cells outside 40 to 60 %, those that favour the Sins most first. */
export const outsideOf = ({ cells }: BalanceReport): BalanceReport['cells'] =>
  cells.filter(({ mark }) => mark !== 'even').sort((a, b) => (a.heroes.share ?? 0) - (b.heroes.share ?? 0))

export const rangeOf = ({ least, most }: Spread): string => `${least}–${most}`

type Words = Wording['words']['balance']

function columns({ marks }: Words, { games, heroes, mark, sure, rounds, deaths }: Line): string[] {
  const outside = marks[mark] + (sure ? ' *' : '')
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

function missionLines({ words, say }: Wording, { missions }: BalanceReport): string[] {
  const rows = missions.map(({ story, mission, begun, done, rounds, part }) => [
    say.name(story),
    say.name(mission),
    String(begun),
    sharePercent(done),
    ...(done.hits === 0
      ? ['–', '–']
      : [rounds.mean.toFixed(1), `${rounds.least.toFixed(1)}–${rounds.most.toFixed(1)}`]),
    begun === 0 ? '–' : `${Math.round(100 * part)} %`,
  ])
  return aligned([words.balance.missionHead, ...rows], [2, 3, 4, 5, 6])
}

function cardLines({ words, say }: Wording, { cards }: BalanceReport): string[] {
  const rows = cards.map((line) => [
    say.name(line.of),
    say.name(line.card),
    String(line.times),
    String(line.played.of),
    sharePercent(line.played),
    intervalPercent(line.played),
    String(line.held.of),
    sharePercent(line.held),
    intervalPercent(line.held),
    pointsOf(line),
  ])
  return aligned([words.balance.cardHead, ...rows], [2, 3, 4, 5, 6, 7, 8, 9])
}

/** "+12 *": the star means that the intervals are apart. */
export function pointsOf({ difference, apart }: CardLine): string {
  if (difference === null) return '–'
  const points = Math.round(difference)
  return `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}${apart ? ' *' : ''}`
}

const MOST_NAMED = 5

function problemLines(words: Words, { problems }: BalanceReport): string[] {
  if (problems.length === 0) return []
  const named = problems.slice(0, MOST_NAMED)
  return [
    '',
    words.problems(problems.length),
    ...named.map(({ cell, game, kind, message }) => `  ${words.problem(cell, game, kind, message)}`),
  ]
}
