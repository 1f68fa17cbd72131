import { InputError } from '../ground/exit.ts'
import type { Wording } from '../ground/io.ts'
import type { BalanceReport } from './report.ts'
import { intervalPercent, type Share, sharePercent } from './share.ts'
import { outsideOf, pointsOf } from './text.ts'

/** The summary of a report in Markdown, for a document whose prose is written by hand. */

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

function tableOf(head: readonly string[], rows: readonly (readonly string[])[], right: readonly number[]): string[] {
  return [row(head), row(head.map((_, i) => (right.includes(i) ? '---:' : '---'))), ...rows.map(row)]
}

const LONGEST = 10

export function markdownOf(wording: Wording, report: BalanceReport): string {
  const words = wording.words.balance.markdown
  const { all, cells, bot, seed, rules, gamesPerCell, problems } = report
  const outside = outsideOf(report)
  const sure = outside.filter((cell) => cell.sure).length
  const lines = [
    words.lead({ games: all.games, each: gamesPerCell, cells: cells.length, bot, seed, rules }),
    words.wins({
      share: sharePercent(all.heroes),
      interval: intervalPercent(all.heroes),
      rounds: all.rounds.mean.toFixed(1),
      least: all.rounds.least,
      most: all.rounds.most,
      deaths: all.deaths.mean.toFixed(1),
    }),
    ...(problems.length > 0 ? [words.problems(problems.length)] : []),
    '',
    `### ${words.winsTitle}`,
    '',
    ...heatTable(wording, report),
    '',
    `### ${words.outsideTitle(outside.length, cells.length)}`,
    '',
    words.sure(sure),
    '',
    ...outsideTable(wording, outside),
    '',
    `### ${words.longest}`,
    '',
    ...longestTable(wording, report),
    '',
    `### ${words.cards}`,
    '',
    ...cardTable(wording, report),
  ]
  return `${lines.join('\n')}\n`
}

function heatTable({ words, say }: Wording, { cells, margins }: BalanceReport): string[] {
  const { markdown, all } = words.balance
  const columns = margins['sin players'].map(({ key }) => key)
  const maps = [...new Set(cells.map(({ map }) => map))]
  const share = (line: { readonly heroes: Share } | undefined): string =>
    line?.heroes.share == null ? '–' : String(Math.round(100 * line.heroes.share))
  const rows = maps.map((map) => [
    markdown.place(cells.find((cell) => cell.map === map)?.story ?? '', map, say),
    ...columns.map((key) => share(cells.find((cell) => cell.map === map && `${cell.sin} ${cell.players}` === key))),
    share(margins.map.find(({ key }) => key === map)),
  ])
  const head = columns.map((key) => {
    const [sin = '', players = ''] = key.split(' ')
    return markdown.cell(sin, players, say)
  })
  const sums = [all, ...margins['sin players'].map(share), '']
  return tableOf(
    [markdown.map, ...head, all],
    [...rows, sums],
    [...head.keys(), head.length].map((i) => i + 1),
  )
}

function outsideTable({ words, say }: Wording, outside: BalanceReport['cells']): string[] {
  const { markdown, marks } = words.balance
  if (outside.length === 0) return [markdown.none]
  const rows = outside.map(({ sin, story, map, players, heroes, mark, sure }) => {
    const share = sharePercent(heroes)
    const names = [say.name(sin), say.name(story), say.name(map), String(players)]
    return [...names, sure ? `**${share}**` : share, intervalPercent(heroes), marks[mark]]
  })
  return tableOf(markdown.outsideHead, rows, [3, 4, 5])
}

function longestTable({ words, say }: Wording, { missions }: BalanceReport): string[] {
  const { markdown } = words.balance
  const rows = missions
    .filter(({ done }) => done.hits > 0)
    .sort((a, b) => b.rounds.mean - a.rounds.mean)
    .slice(0, LONGEST)
    .map(({ story, mission, begun, done, rounds, part }) => [
      say.name(story),
      say.name(mission),
      rounds.mean.toFixed(1),
      `${Math.round(100 * part)} %`,
      String(begun),
      sharePercent(done),
    ])
  return rows.length === 0 ? [markdown.noMission] : tableOf(markdown.longestHead, rows, [2, 3, 4, 5])
}

function cardTable({ words, say }: Wording, { cards }: BalanceReport): string[] {
  const { markdown } = words.balance
  const rows = cards
    .filter(({ apart }) => apart)
    .sort((a, b) => (b.difference ?? 0) - (a.difference ?? 0))
    .map((line) => [
      say.name(line.card),
      say.name(line.of),
      markdown.shareOf(sharePercent(line.played), line.played.of),
      markdown.shareOf(sharePercent(line.held), line.held.of),
      pointsOf(line).replace(' *', ''),
    ])
  return rows.length === 0 ? [markdown.none] : tableOf(markdown.cardHead, rows, [2, 3, 4])
}

/** A document may hold the summaries of several bots: the marks name the bot. */
const marksOf = (bot: string): readonly [begin: string, end: string] => [
  `<!-- balance ${bot}: begin -->`,
  `<!-- balance ${bot}: end -->`,
]

/** Puts the summary between the marks of a document; what stands around them stays. */
export function insertedInto(document: string, file: string, bot: string, summary: string): string {
  const [opening, closing] = marksOf(bot)
  const [begin, end] = [document.indexOf(opening), document.indexOf(closing)]
  if (begin < 0 || end < begin) {
    throw InputError.coded('no-marks', 'noMarks', { file, opening, closing })
  }
  return `${document.slice(0, begin + opening.length)}\n\n${summary}\n${document.slice(end)}`
}

export function newDocument({ words }: Wording, bot: string, summary: string): string {
  const [begin, end] = marksOf(bot)
  return `# ${words.balance.markdown.title}\n\n${begin}\n\n${summary}\n${end}\n`
}
