import type { Catalogue } from '@haven/text'
import { InputError } from '../ground/exit.ts'
import type { BalanceReport } from './report.ts'
import { intervalPercent, MARK_WORDS, type Share, sharePercent } from './share.ts'
import { outsideOf, pointsOf } from './text.ts'

/** The summary of a report in Markdown, for a document whose prose is written by hand. */

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

function tableOf(head: readonly string[], rows: readonly (readonly string[])[], right: readonly number[]): string[] {
  return [row(head), row(head.map((_, i) => (right.includes(i) ? '---:' : '---'))), ...rows.map(row)]
}

const LONGEST = 10

export function markdownOf(words: Catalogue, report: BalanceReport): string {
  const { all, cells, bot, seed, rules, gamesPerCell, problems } = report
  const outside = outsideOf(report)
  const sure = outside.filter((cell) => cell.sure).length
  const lines = [
    `${all.games} games, ${gamesPerCell} for each of ${cells.length} cells, \`${bot}\` bots on both sides, seed \`${seed}\`, \`${rules}\`.`,
    `Heroes win ${sharePercent(all.heroes)} (95 %: ${intervalPercent(all.heroes)}); ${all.rounds.mean.toFixed(1)} rounds (${all.rounds.least} to ${all.rounds.most}) and ${all.deaths.mean.toFixed(1)} hero deaths a game.`,
    ...(problems.length > 0 ? [`${problems.length} games were not played to the end and count for nothing.`] : []),
    '',
    '### Hero wins in %',
    '',
    ...heatTable(words, report),
    '',
    `### Cells outside 40 to 60 %: ${outside.length} of ${cells.length}`,
    '',
    `${sure} of them lie outside with their whole interval; these are set in bold.`,
    '',
    ...outsideTable(words, outside),
    '',
    '### The missions that take longest',
    '',
    ...longestTable(words, report),
    '',
    '### Cards whose two intervals are apart',
    '',
    ...cardTable(words, report),
  ]
  return `${lines.join('\n')}\n`
}

function heatTable(words: Catalogue, { cells, margins }: BalanceReport): string[] {
  const columns = margins['sin players'].map(({ key }) => key)
  const maps = [...new Set(cells.map(({ map }) => map))]
  const share = (line: { readonly heroes: Share } | undefined): string =>
    line?.heroes.share == null ? '–' : String(Math.round(100 * line.heroes.share))
  const rows = maps.map((map) => [
    `${words.name(cells.find((cell) => cell.map === map)?.story ?? '')}: ${words.name(map)}`,
    ...columns.map((key) => share(cells.find((cell) => cell.map === map && `${cell.sin} ${cell.players}` === key))),
    share(margins.map.find(({ key }) => key === map)),
  ])
  const head = columns.map((key) => {
    const [sin = '', players = ''] = key.split(' ')
    return `${words.name(sin)} ${players}`
  })
  const sums = ['all', ...margins['sin players'].map(share), '']
  return tableOf(
    ['map', ...head, 'all'],
    [...rows, sums],
    [...head.keys(), head.length].map((i) => i + 1),
  )
}

function outsideTable(words: Catalogue, outside: BalanceReport['cells']): string[] {
  if (outside.length === 0) return ['None.']
  const rows = outside.map(({ sin, story, map, players, heroes, mark, sure }) => {
    const share = sharePercent(heroes)
    const names = [words.name(sin), words.name(story), words.name(map), String(players)]
    return [...names, sure ? `**${share}**` : share, intervalPercent(heroes), MARK_WORDS[mark]]
  })
  return tableOf(['sin', 'story', 'map', 'players', 'heroes win', '95 %', ''], rows, [3, 4, 5])
}

function longestTable(words: Catalogue, { missions }: BalanceReport): string[] {
  const rows = missions
    .filter(({ done }) => done.hits > 0)
    .sort((a, b) => b.rounds.mean - a.rounds.mean)
    .slice(0, LONGEST)
    .map(({ story, mission, begun, done, rounds, part }) => [
      words.name(story),
      words.name(mission),
      rounds.mean.toFixed(1),
      `${Math.round(100 * part)} %`,
      String(begun),
      sharePercent(done),
    ])
  return rows.length === 0
    ? ['No mission was done.']
    : tableOf(['story', 'mission', 'rounds', 'part of the game', 'begun', 'done'], rows, [2, 3, 4, 5])
}

function cardTable(words: Catalogue, { cards }: BalanceReport): string[] {
  const rows = cards
    .filter(({ apart }) => apart)
    .sort((a, b) => (b.difference ?? 0) - (a.difference ?? 0))
    .map((line) => [
      words.name(line.card),
      words.name(line.of),
      `${sharePercent(line.played)} of ${line.played.of}`,
      `${sharePercent(line.held)} of ${line.held.of}`,
      pointsOf(line).replace(' *', ''),
    ])
  return rows.length === 0
    ? ['None.']
    : tableOf(['card', 'of', 'Sins win, played', 'Sins win, held', 'points'], rows, [2, 3, 4])
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
    throw new InputError(
      `${file} has no lines "${opening}" and "${closing}": put them where the summary belongs`,
      'no-marks',
    )
  }
  return `${document.slice(0, begin + opening.length)}\n\n${summary}\n${document.slice(end)}`
}

export function newDocument(bot: string, summary: string): string {
  const [begin, end] = marksOf(bot)
  return `# Balance\n\n${begin}\n\n${summary}\n${end}\n`
}
