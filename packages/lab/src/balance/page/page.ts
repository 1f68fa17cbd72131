import type { Catalogue } from '@haven/text'
import type { BalanceReport } from '../report.ts'
import { intervalPercent, sharePercent } from '../share.ts'
import { outsideOf } from '../text.ts'
import { roundsMap, winLegend, winMap } from './heat.ts'
import { esc, section } from './html.ts'
import { acolyteList, cardList, missionList, outsideList } from './lists.ts'
import { STYLE } from './style.ts'

/** A report as one page that needs nothing else: no script, no network; its own policy forbids both. */
export function pageOf(words: Catalogue, report: BalanceReport): string {
  const parts = PARTS.map(({ id, title, intro, body }) => section(id, title, intro, body(words, report)))
  const links = PARTS.map(({ id, title }) => `<a href="#${id}">${esc(title)}</a>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>Haven: balance report</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Who wins in Haven?</h1>
<p class="lead">${lead(report)}</p>
${figures(report)}
<nav aria-label="Parts of the report">${links.join('')}</nav>
</header>
<main>
${parts.join('\n')}
</main>
<footer>${footer(report)}</footer>
</body>
</html>
`
}

const number = (n: number): string => n.toLocaleString('en-US')

function lead({ all, cells, gamesPerCell, bot, problems }: BalanceReport): string {
  const lost =
    problems.length === 0 ? '' : ` ${number(problems.length)} games were not played to the end and count for nothing.`
  return `${number(all.games)} games of <code>${esc(bot)}</code> bots against their equals: ${number(gamesPerCell)} for each of ${number(cells.length)} combinations of sin, map and number of hero players, the kinds of acolytes in turn.${lost}`
}

function figures(report: BalanceReport): string {
  const { all, cells } = report
  const outside = outsideOf(report)
  const sure = outside.filter((cell) => cell.sure).length
  const tiles: readonly (readonly [string, string, string])[] = [
    ['Heroes win', sharePercent(all.heroes), `95 % interval ${intervalPercent(all.heroes)}`],
    ['Rounds', all.rounds.mean.toFixed(1), `${all.rounds.least} to ${all.rounds.most}`],
    ['Hero deaths in a game', all.deaths.mean.toFixed(1), `${all.deaths.least} to ${all.deaths.most}`],
    ['Cells outside 40–60 %', `${outside.length} of ${cells.length}`, `${sure} with their whole interval`],
  ]
  return `<dl class="figures">${tiles.map(([title, big, small]) => `<div><dt>${title}</dt><dd>${big}<small>${small}</small></dd></div>`).join('')}</dl>`
}

interface Part {
  readonly id: string
  readonly title: string
  /** HTML */
  readonly intro: string
  readonly body: (words: Catalogue, report: BalanceReport) => string
}

const PARTS: readonly Part[] = [
  {
    id: 'wins',
    title: 'Hero wins',
    intro: 'The big number is the share of games that the heroes won, the small ones its 95 % interval (Wilson).',
    body: (words, report) => winMap(words, report) + winLegend(),
  },
  {
    id: 'outside',
    title: 'Outside 40 to 60 %',
    intro: 'The band in the middle is 40 to 60 %. A dot is the share, its line the 95 % interval.',
    body: outsideList,
  },
  {
    id: 'rounds',
    title: 'Rounds and deaths',
    intro:
      'How long games last and how many heroes fall in them. A death with nobody left in the Reserve loses the game.',
    body: roundsMap,
  },
  {
    id: 'missions',
    title: 'Missions',
    intro:
      'Rounds that a mission takes where it is done, counted by hero turns; its mean part of the games that came to it; and how many games the heroes lost while it was current. The last columns tell rounds and losses for each map.',
    body: missionList,
  },
  {
    id: 'cards',
    title: 'Cards',
    intro:
      'Games that the Sins won when they played the card (filled), against those in which they drew it and did not play it (hollow). A star and bold type: the two intervals have no point in common. This is no proof of cause: a long game sees more cards played, and who is ahead finds other cards playable.',
    body: cardList,
  },
  { id: 'acolytes', title: 'Acolytes', intro: '', body: acolyteList },
]

const footer = ({ rules, seed, bot }: BalanceReport): string =>
  `Made by <code>haven balance</code> with the rules <code>${esc(rules)}</code>, bot <code>${esc(bot)}</code>, seed <code>${esc(seed)}</code>: the same seed gives the same numbers. Bots of one strength are no people: read the figures beside each other, not as odds of your own table.`
