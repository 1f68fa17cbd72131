import type { Wording } from '../../ground/io.ts'
import type { BalanceReport, Line } from '../report.ts'
import { intervalPercent } from '../share.ts'
import { rangeOf } from '../text.ts'
import { esc, scroller, spoken } from './html.ts'

/** Maps down, sins and numbers of players across: one square for each cell. Plain tables, coloured by class. */

type Words = Wording['words']['balance']
type Square = (words: Words, line: Line) => { readonly look: string; readonly html: string }

/** Red favours the Sins, blue the heroes; 40 to 60 % is one plain colour, so that what is outside stands out. */
const STEPS = [0.1, 0.2, 0.3, 0.4] as const

function winLook({ share }: Line['heroes']): string {
  if (share === null) return 'none'
  if (share < 0.4) return `w${STEPS.findIndex((step) => share < step)}`
  if (share <= 0.6) return 'w4'
  return `w${8 - STEPS.findIndex((step) => 1 - share < step)}`
}

/** Filled if the whole interval is outside 40 to 60 %; up is good for the heroes. */
export function signOf({ page, marks }: Words, { mark, sure }: Line): string {
  if (mark === 'even') return ''
  const sign = mark.startsWith('over') ? (sure ? '▲' : '△') : sure ? '▼' : '▽'
  return `<i aria-hidden="true">${sign}</i>${spoken(page.spoken.mark(marks[mark], sure))}`
}

const winSquare: Square = (words, line) => {
  const { heroes } = line
  if (heroes.share === null) return { look: 'none', html: '–' }
  return {
    look: winLook(heroes),
    html: `<b>${Math.round(100 * heroes.share)}</b>${signOf(words, line)}<small>${intervalPercent(heroes)}</small>`,
  }
}

/** Rounds are shaded in steps of two. */
const roundsSquare: Square = ({ page }, { games, rounds, deaths }) => {
  if (games === 0) return { look: 'none', html: '–' }
  const step = Math.max(0, Math.min(5, Math.floor((rounds.mean - 3) / 2)))
  return {
    look: `r${step}`,
    html: `<b>${rounds.mean.toFixed(1)}</b><small>${rangeOf(rounds)}</small><small>† ${deaths.mean.toFixed(1)}${spoken(page.spoken.deaths)}</small>`,
  }
}

function heatTable({ words, say }: Wording, report: BalanceReport, caption: string, square: Square): string {
  const { columns, spoken: aloud } = words.balance.page
  const { cells, margins, all } = report
  const sins = [...new Set(cells.map(({ sin }) => sin))]
  const numbers = [...new Set(cells.map(({ players }) => players))]
  const stories = [...new Set(cells.map(({ story }) => story))]
  const at = new Map(cells.map((cell) => [`${cell.sin} ${cell.map} ${cell.players}`, cell]))
  const td = (line: Line | undefined, sum = false, first = false): string => {
    const { look, html } = line ? square(words.balance, line) : { look: 'none', html: '–' }
    return `<td class="${look}${sum ? ' sum' : ''}${first ? ' first' : ''}">${html}</td>`
  }
  const squares = (line: (sin: string, players: number) => Line | undefined, sum: boolean): string =>
    sins.map((sin) => numbers.map((players, i) => td(line(sin, players), sum, i === 0)).join('')).join('')
  const head = `<thead><tr><th rowspan="2" scope="col">${columns.map}</th>${sins
    .map((sin) => `<th colspan="${numbers.length}" scope="colgroup" class="first">${esc(say.name(sin))}</th>`)
    .join('')}<th rowspan="2" scope="col" class="first">${columns.all}</th></tr><tr>${sins
    .map(() =>
      numbers
        .map((n, i) => `<th scope="col"${i === 0 ? ' class="first"' : ''}>${n}${spoken(aloud.players(n))}</th>`)
        .join(''),
    )
    .join('')}</tr></thead>`
  const body = stories.map((story) => {
    const maps = [...new Set(cells.filter((cell) => cell.story === story).map(({ map }) => map))]
    const rows = maps.map(
      (map) =>
        `<tr><th scope="row">${esc(say.name(map))}</th>${squares((sin, players) => at.get(`${sin} ${map} ${players}`), false)}${td(
          margins.map.find(({ key }) => key === map),
          true,
          true,
        )}</tr>`,
    )
    const width = 2 + sins.length * numbers.length
    return `<tbody><tr class="story"><th colspan="${width}" scope="rowgroup">${esc(say.name(story))}</th></tr>${rows.join('')}</tbody>`
  })
  const sums = squares((sin, players) => margins['sin players'].find(({ key }) => key === `${sin} ${players}`), true)
  const foot = `<tfoot><tr><th scope="row">${columns.allMaps}</th>${sums}${td(all, true, true)}</tr></tfoot>`
  return scroller(
    caption,
    `<table class="heat"><caption>${esc(caption)}</caption>${head}${body.join('')}${foot}</table>`,
  )
}

export const winMap = (wording: Wording, report: BalanceReport): string =>
  heatTable(wording, report, wording.words.balance.page.winTable, winSquare)

export const roundsMap = (wording: Wording, report: BalanceReport): string =>
  heatTable(wording, report, wording.words.balance.page.roundsTable, roundsSquare)

export function winLegend({ words }: Wording): string {
  const { legend } = words.balance.page
  const looks: readonly (readonly [string, string])[] = [
    ['w0', legend.under(10)],
    ['w1', '10–20'],
    ['w2', '20–30'],
    ['w3', '30–40'],
    ['w4', '40–60'],
    ['w5', '60–70'],
    ['w6', '70–80'],
    ['w7', '80–90'],
    ['w8', legend.over(90)],
  ]
  return `<div class="legend"><span>${legend.sins}</span><ol>${looks.map(([look, text]) => `<li class="${look}">${text}</li>`).join('')}</ol><span>${legend.heroes}</span></div><p class="note">${legend.note}</p>`
}
