import { TAGS } from '@haven/text/languages'
import type { Wording } from '../../ground/io.ts'
import type { BalanceReport } from '../report.ts'
import { intervalPercent, sharePercent } from '../share.ts'
import { outsideOf } from '../text.ts'
import { roundsMap, winLegend, winMap } from './heat.ts'
import { esc, section } from './html.ts'
import { acolyteList, cardList, missionList, outsideList } from './lists.ts'
import { STYLE } from './style.ts'

/** A report as one page that needs nothing else: no script, no network; its own policy forbids both. */
export function pageOf(wording: Wording, report: BalanceReport): string {
  const words = wording.words.balance.page
  const parts = PARTS.map(({ id, part, body }) =>
    section(id, words[part].title, words[part].intro, body(wording, report)),
  )
  const links = PARTS.map(({ id, part }) => `<a href="#${id}">${esc(words[part].title)}</a>`)
  return `<!doctype html>
<html lang="${TAGS[wording.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>${words.title}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${words.heading}</h1>
<p class="lead">${lead(wording, report)}</p>
${figures(words, report)}
<nav aria-label="${words.parts}">${links.join('')}</nav>
</header>
<main>
${parts.join('\n')}
</main>
<footer>${footer(words, report)}</footer>
</body>
</html>
`
}

type Words = Wording['words']['balance']['page']

const code = (text: string): string => `<code>${esc(text)}</code>`

function lead({ words, language }: Wording, { all, cells, gamesPerCell, bot, problems }: BalanceReport): string {
  const number = (n: number): string => n.toLocaleString(TAGS[language])
  const lost = problems.length === 0 ? null : number(problems.length)
  return words.balance.page.lead(number(all.games), code(bot), number(gamesPerCell), number(cells.length), lost)
}

function figures(words: Words, report: BalanceReport): string {
  const { all, cells } = report
  const outside = outsideOf(report)
  const sure = outside.filter((cell) => cell.sure).length
  const tiles: readonly (readonly [string, string, string])[] = [
    [words.heroesWin, sharePercent(all.heroes), words.interval(intervalPercent(all.heroes))],
    [words.rounds, all.rounds.mean.toFixed(1), words.range(all.rounds.least, all.rounds.most)],
    [words.deathsOfGame, all.deaths.mean.toFixed(1), words.range(all.deaths.least, all.deaths.most)],
    [words.outsideCells, words.of(outside.length, cells.length), words.sure(sure)],
  ]
  return `<dl class="figures">${tiles.map(([title, big, small]) => `<div><dt>${title}</dt><dd>${big}<small>${small}</small></dd></div>`).join('')}</dl>`
}

interface Part {
  readonly id: string
  readonly part: 'wins' | 'outside' | 'roundsPart' | 'missions' | 'cards' | 'acolytes'
  readonly body: (wording: Wording, report: BalanceReport) => string
}

const PARTS: readonly Part[] = [
  { id: 'wins', part: 'wins', body: (wording, report) => winMap(wording, report) + winLegend(wording) },
  { id: 'outside', part: 'outside', body: outsideList },
  { id: 'rounds', part: 'roundsPart', body: roundsMap },
  { id: 'missions', part: 'missions', body: missionList },
  { id: 'cards', part: 'cards', body: cardList },
  { id: 'acolytes', part: 'acolytes', body: acolyteList },
]

const footer = (words: Words, { rules, seed, bot }: BalanceReport): string =>
  words.footer(code('haven balance'), code(rules), code(bot), code(seed))
