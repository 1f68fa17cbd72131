import type { Catalogue } from '@haven/text'
import type { BalanceReport } from './report.ts'
import type { Share, Spread } from './share.ts'

/** The tables of a report for a spreadsheet: commas, quotes where they are needed (RFC 4180), a head line each. */

type Field = string | number | boolean | null
type Row = Readonly<Record<string, Field>>

function quoted(value: Field): string {
  const text = value === null ? '' : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (fields: readonly Field[]): string => `${fields.map(quoted).join(',')}\n`

export const csvOf = (rows: readonly Row[]): string =>
  line(Object.keys(rows[0] ?? {})) + rows.map((row) => line(Object.values(row))).join('')

const share = (name: string, { of, hits, share: part, low, high }: Share): Row => ({
  [`${name}_of`]: of,
  [name]: hits,
  [`${name}_share`]: part,
  [`${name}_low`]: low,
  [`${name}_high`]: high,
})

const spread = (name: string, { mean, least, most }: Spread): Row => ({
  [`${name}_mean`]: mean,
  [`${name}_least`]: least,
  [`${name}_most`]: most,
})

export const cellsCsv = (say: Catalogue, { cells }: BalanceReport): string =>
  csvOf(
    cells.map(({ sin, story, map, players, heroes, mark, sure, rounds, deaths }) => ({
      sin,
      story,
      map,
      name: say.name(map),
      players,
      ...share('hero_wins', heroes),
      mark,
      sure,
      ...spread('rounds', rounds),
      ...spread('deaths', deaths),
    })),
  )

/** One row for all maps of the story, then one for each. */
export const missionsCsv = (say: Catalogue, { missions }: BalanceReport): string =>
  csvOf(
    missions.flatMap(({ story, mission, maps, ...sums }) =>
      [{ map: 'all', ...sums }, ...maps].map(({ map, done, rounds, part }) => ({
        story,
        mission,
        name: say.name(mission),
        map,
        ...share('done', done),
        ...spread('rounds', rounds),
        part_of_game: part,
      })),
    ),
  )

export const cardsCsv = (say: Catalogue, { cards }: BalanceReport): string =>
  csvOf(
    cards.map(({ kind, of, card, times, played, held, difference, apart }) => ({
      kind,
      of,
      card,
      name: say.name(card),
      times,
      ...share('sins_wins_played', played),
      ...share('sins_wins_held', held),
      points: difference,
      apart,
    })),
  )
