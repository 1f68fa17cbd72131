import type { Wording } from '../../ground/io.ts'
import type { BalanceReport, CardLine, MissionLine, MissionSums } from '../report.ts'
import { intervalPercent, type Share, sharePercent } from '../share.ts'
import { outsideOf, pointsOf, rangeOf } from '../text.ts'
import { signOf } from './heat.ts'
import { esc, scroller, spoken, whisker } from './html.ts'

/** The tables below the heat map. */

interface Column {
  readonly title: string
  readonly number?: boolean
  readonly spoken?: string
}

function table(label: string, columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const look = (i: number): string => (columns[i]?.number ? ' class="n"' : '')
  const head = columns
    .map(({ title, spoken: more }, i) => `<th scope="col"${look(i)}>${esc(title)}${more ? spoken(more) : ''}</th>`)
    .join('')
  const body = rows.map(
    ([first, ...rest]) =>
      `<tr><th scope="row">${first}</th>${rest.map((cell, i) => `<td${look(i + 1)}>${cell}</td>`).join('')}</tr>`,
  )
  return scroller(
    label,
    `<table class="list"><caption>${esc(label)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`,
  )
}

export function outsideList({ words, say }: Wording, report: BalanceReport): string {
  const { page, marks } = words.balance
  const names = page.columns
  const outside = outsideOf(report)
  if (outside.length === 0) return `<p>${page.noneOutside}</p>`
  const columns: Column[] = [
    { title: names.map },
    { title: names.story },
    { title: names.sin },
    { title: names.players, number: true },
    { title: names.heroesWin, number: true },
    { title: names.interval, number: true },
    { title: names.scale },
    { title: names.outside },
  ]
  const rows = outside.map((cell) => [
    esc(say.name(cell.map)),
    esc(say.name(cell.story)),
    esc(say.name(cell.sin)),
    String(cell.players),
    `<b>${sharePercent(cell.heroes)}</b>`,
    intervalPercent(cell.heroes),
    whisker([{ share: cell.heroes, look: cell.mark.startsWith('over') ? 'heroes' : 'sins' }], true),
    `${signOf(words.balance, cell)} ${marks[cell.mark]}`,
  ])
  return table(page.outsideTable, columns, rows)
}

const bar = (part: number): string =>
  `<span class="bar" aria-hidden="true"><span style="width:${(100 * part).toFixed(1)}%"></span></span>`

export function missionList({ words, say }: Wording, { missions }: BalanceReport): string {
  const { columns: names, spoken: aloud, lost: lostOf } = words.balance.page
  const longest = Math.max(0.1, ...missions.map(({ rounds }) => rounds.mean))
  const columns: Column[] = [
    { title: names.mission },
    { title: names.rounds, number: true, spoken: aloud.whereDone },
    { title: '' },
    { title: names.range, number: true },
    { title: names.part, number: true },
    { title: names.begun, number: true },
    { title: names.done, number: true },
    { title: names.lostHere, number: true },
  ]
  const onMap = ({ begun, done, rounds }: MissionSums): string => {
    const lost = begun - done.hits
    return `${done.hits === 0 ? '–' : rounds.mean.toFixed(1)}${lost === 0 ? '' : ` <small>${lostOf(lost)}</small>`}`
  }
  const row = ({ mission, begun, done, rounds, part, maps }: MissionLine): string[] => [
    esc(say.name(mission)),
    done.hits === 0 ? '–' : `<b>${rounds.mean.toFixed(1)}</b>`,
    done.hits === 0 ? '' : bar(rounds.mean / longest),
    done.hits === 0 ? '–' : `${rounds.least.toFixed(1)}–${rounds.most.toFixed(1)}`,
    begun === 0 ? '–' : `${Math.round(100 * part)} %`,
    String(begun),
    sharePercent(done),
    String(begun - done.hits),
    ...maps.map(onMap),
  ]
  const stories = [...new Set(missions.map(({ story }) => story))]
  return stories
    .map((story) => {
      const lines = missions.filter((line) => line.story === story)
      const maps = lines[0]?.maps ?? []
      const mapColumns = maps.map(({ map }) => ({
        title: say.name(map),
        number: true,
        spoken: aloud.onMap,
      }))
      return table(say.name(story), [...columns, ...mapColumns], lines.map(row))
    })
    .join('')
}

export function cardList({ words, say }: Wording, { cards }: BalanceReport): string {
  const { page } = words.balance
  const { columns: names, spoken: aloud } = page
  const columns: Column[] = [
    { title: names.card },
    { title: names.times, number: true, spoken: aloud.played },
    { title: names.games, number: true, spoken: aloud.gamesPlayed },
    { title: names.sinsWinPlayed, number: true },
    { title: names.held, number: true, spoken: aloud.gamesHeld },
    { title: names.sinsWinHeld, number: true },
    { title: names.scale },
    { title: names.points, number: true, spoken: aloud.points },
  ]
  const rate = (share: Share): string =>
    share.of === 0 ? '–' : `<b>${sharePercent(share)}</b> <small>${intervalPercent(share)}</small>`
  const row = (line: CardLine): string[] => [
    esc(say.name(line.card)),
    String(line.times),
    String(line.played.of),
    rate(line.played),
    String(line.held.of),
    rate(line.held),
    whisker(
      [
        { share: line.played, look: 'played' },
        { share: line.held, look: 'held' },
      ],
      false,
    ),
    `<span class="${line.apart ? 'apart' : ''}">${pointsOf(line)}</span>`,
  ]
  const groups = [...new Set(cards.map(({ kind, of }) => `${kind} ${of}`))]
  return groups
    .map((group) => {
      const lines = cards.filter(({ kind, of }) => `${kind} ${of}` === group)
      const { kind, of } = lines[0] as CardLine
      const title = kind === 'sin' ? page.sinCards(of, say) : page.apocalypseCards(of, say)
      return table(title, columns, lines.map(row))
    })
    .join('')
}

export function acolyteList({ words, say }: Wording, { margins }: BalanceReport): string {
  const { columns: names, acolyteTable } = words.balance.page
  const columns: Column[] = [
    { title: names.acolytes },
    { title: names.games, number: true },
    { title: names.heroesWin, number: true },
    { title: names.interval, number: true },
    { title: names.scale },
    { title: names.rounds, number: true },
    { title: names.range, number: true },
    { title: names.deaths, number: true },
  ]
  const rows = margins.acolytes.map(({ key, games, heroes, rounds, deaths }) => [
    esc(say.name(key)),
    String(games),
    `<b>${sharePercent(heroes)}</b>`,
    intervalPercent(heroes),
    whisker([{ share: heroes, look: (heroes.share ?? 0) > 0.5 ? 'heroes' : 'sins' }], true),
    rounds.mean.toFixed(1),
    rangeOf(rounds),
    deaths.mean.toFixed(1),
  ])
  return table(acolyteTable, columns, rows)
}
