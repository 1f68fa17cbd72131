import { type Change, changed, faultOf } from './change.ts'
import { readCsv, writeCsv } from './csv.ts'
import type { Entry } from './entries.ts'
import { longestOf, placeOf } from './places.ts'
import { type SourceFile, TRANSLATED, type Translated } from './sources.ts'

/** What translators work on: every entry of a language beside that of English, out as a table and in again. */

const isSaid = ({ pieces }: Entry): boolean => pieces().some((piece) => /\p{L}/u.test(piece))

export function writeTable(files: readonly SourceFile[], language: Translated): string {
  const rows = files.flatMap(({ entries, english }) =>
    entries
      .filter(isSaid)
      .map(({ id, cell }) => [id, english(id), cell, placeOf(id), String(longestOf(id, language) ?? '')]),
  )
  return writeCsv([['id', 'English', TRANSLATED[language], 'Where', 'Longest'], ...rows])
}

export interface Reading {
  readonly faults: readonly string[]
  readonly entries: number
  /** New sources by their paths; none when there are faults. */
  readonly sources: ReadonlyMap<string, string>
}

const refused = (...faults: string[]): Reading => ({ faults, entries: 0, sources: new Map() })

/** Rows may be left out or stand in another order, and columns too, but for the id and the language. */
export function readTable(table: string, files: readonly SourceFile[], language: Translated): Reading {
  const rows = readCsv(table)
  if ('openQuote' in rows) return refused(`line ${rows.openQuote}: a quote is opened and never closed`)
  const titles = (rows[0]?.cells ?? []).map((cell) => cell.trim())
  const own = TRANSLATED[language]
  if (!titles.includes('id') || !titles.includes(own)) {
    return refused(`line 1: the columns id and ${own} are needed; there is ${titles.join(', ') || 'nothing'}`)
  }
  const known = new Map(files.flatMap((file) => file.entries.map((entry) => [entry.id, { file, entry }] as const)))
  const faults: string[] = []
  const changes: Change[] = []
  const seen = new Set<string>()
  for (const { line, cells } of rows.slice(1)) {
    const [id = '', english, cell] = ['id', 'English', own].map((title) => cells[titles.indexOf(title)])
    const tell = (fault: string): unknown => faults.push(`line ${line}: ${id} ${fault}`)
    const place = known.get(id)
    if (!place) tell('is no id of this language')
    else if (seen.has(id)) tell('stands here a second time')
    else if (cell === undefined || cells.slice(titles.length).some((each) => each !== '')) {
      tell('has more or fewer cells than line 1')
    } else if (cell !== place.entry.cell) {
      const change = { ...place, cell: place.entry.isText ? cell : cell.trim() }
      const isOld = english !== undefined && english !== place.file.english(id)
      const fault = isOld ? 'has another English text by now: write the table anew' : faultOf(change, language)
      if (fault) tell(fault)
      else changes.push(change)
    }
    seen.add(id)
  }
  if (faults.length > 0) return refused(...faults)
  const byFile = new Map<SourceFile, Change[]>()
  for (const change of changes) byFile.set(change.file, [...(byFile.get(change.file) ?? []), change])
  const sources = new Map([...byFile].map(([file, all]) => [file.path, changed(file, all)]))
  return { faults, entries: changes.length, sources }
}
