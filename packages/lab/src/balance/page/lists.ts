import type { Catalogue } from '@haven/text'
import type { BalanceReport, CardLine, MissionLine, MissionSums } from '../report.ts'
import { intervalPercent, MARK_WORDS, type Share, sharePercent } from '../share.ts'
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

export function outsideList(words: Catalogue, report: BalanceReport): string {
  const outside = outsideOf(report)
  if (outside.length === 0) return '<p>None: every cell lies between 40 and 60 %.</p>'
  const columns: Column[] = [
    { title: 'Map' },
    { title: 'Story' },
    { title: 'Sin' },
    { title: 'Players', number: true },
    { title: 'Heroes win', number: true },
    { title: '95 %', number: true },
    { title: '0 to 100 %' },
    { title: 'Outside' },
  ]
  const rows = outside.map((cell) => [
    esc(words.name(cell.map)),
    esc(words.name(cell.story)),
    esc(words.name(cell.sin)),
    String(cell.players),
    `<b>${sharePercent(cell.heroes)}</b>`,
    intervalPercent(cell.heroes),
    whisker([{ share: cell.heroes, look: cell.mark.startsWith('over') ? 'heroes' : 'sins' }], true),
    `${signOf(cell)} ${MARK_WORDS[cell.mark]}`,
  ])
  return table('Cells outside 40 to 60 %, best for the Sins first', columns, rows)
}

const bar = (part: number): string =>
  `<span class="bar" aria-hidden="true"><span style="width:${(100 * part).toFixed(1)}%"></span></span>`

export function missionList(words: Catalogue, { missions }: BalanceReport): string {
  const longest = Math.max(0.1, ...missions.map(({ rounds }) => rounds.mean))
  const columns: Column[] = [
    { title: 'Mission' },
    { title: 'Rounds', number: true, spoken: ' where it was done' },
    { title: '' },
    { title: 'Range', number: true },
    { title: 'Part of the game', number: true },
    { title: 'Begun', number: true },
    { title: 'Done', number: true },
    { title: 'Lost here', number: true },
  ]
  const onMap = ({ begun, done, rounds }: MissionSums): string => {
    const lost = begun - done.hits
    return `${done.hits === 0 ? '–' : rounds.mean.toFixed(1)}${lost === 0 ? '' : ` <small>${lost} lost</small>`}`
  }
  const row = ({ mission, begun, done, rounds, part, maps }: MissionLine): string[] => [
    esc(words.name(mission)),
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
        title: words.name(map),
        number: true,
        spoken: ': rounds, games lost',
      }))
      return table(words.name(story), [...columns, ...mapColumns], lines.map(row))
    })
    .join('')
}

export function cardList(words: Catalogue, { cards }: BalanceReport): string {
  const columns: Column[] = [
    { title: 'Card' },
    { title: 'Times', number: true, spoken: ' played' },
    { title: 'Games', number: true, spoken: ' in which it was played' },
    { title: 'Sins win, played', number: true },
    { title: 'Held', number: true, spoken: ': games in which it was drawn and not played' },
    { title: 'Sins win, held', number: true },
    { title: '0 to 100 %' },
    { title: 'Points', number: true, spoken: ' between the two' },
  ]
  const rate = (share: Share): string =>
    share.of === 0 ? '–' : `<b>${sharePercent(share)}</b> <small>${intervalPercent(share)}</small>`
  const row = (line: CardLine): string[] => [
    esc(words.name(line.card)),
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
      const title = kind === 'sin' ? `Sin cards: ${words.name(of)}` : `Apocalypse cards: ${words.name(of)}`
      return table(title, columns, lines.map(row))
    })
    .join('')
}

export function acolyteList(words: Catalogue, { margins }: BalanceReport): string {
  const columns: Column[] = [
    { title: 'Acolytes' },
    { title: 'Games', number: true },
    { title: 'Heroes win', number: true },
    { title: '95 %', number: true },
    { title: '0 to 100 %' },
    { title: 'Rounds', number: true },
    { title: 'Range', number: true },
    { title: 'Deaths', number: true },
  ]
  const rows = margins.acolytes.map(({ key, games, heroes, rounds, deaths }) => [
    esc(words.name(key)),
    String(games),
    `<b>${sharePercent(heroes)}</b>`,
    intervalPercent(heroes),
    whisker([{ share: heroes, look: (heroes.share ?? 0) > 0.5 ? 'heroes' : 'sins' }], true),
    rounds.mean.toFixed(1),
    rangeOf(rounds),
    deaths.mean.toFixed(1),
  ])
  return table('By kind of acolytes, over all cells', columns, rows)
}
