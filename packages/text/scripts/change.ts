import type { LanguageId } from '../src/pick.ts'
import { type Entry, entriesOf } from './entries.ts'
import { longestOf } from './places.ts'
import type { SourceFile } from './sources.ts'

/** Cells that were changed, put in the place of what the sources say now. */

/** As the formatter has it: the quotes of which there are fewer inside, and no letters that nobody sees. */
function asSource(text: string): string {
  const countOf = (mark: string): number => text.split(mark).length
  const mark = countOf("'") > countOf('"') ? '"' : "'"
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`).replaceAll('\n', '\\n')
  return mark + escaped.replaceAll('\t', '\\t').replaceAll('\u00AD', '\\u00AD') + mark
}

export interface Change {
  readonly file: SourceFile
  readonly entry: Entry
  readonly cell: string
}

export function changed({ source }: SourceFile, changes: readonly Change[]): string {
  const last = [...changes].sort((a, b) => b.entry.start - a.entry.start)
  return last.reduce((text, { entry, cell }) => {
    return text.slice(0, entry.start) + (entry.isText ? asSource(cell) : cell) + text.slice(entry.end)
  }, source)
}

/** `{hero}`, `{+4}`, the number of a plural, and numbers; forms and spaces between digits are the language's own. */
const fieldsIn = (pieces: readonly string[]): string[] => [
  ...new Set(pieces.flatMap((piece) => piece.match(/\{[+-]?\w+|#|\d+/g) ?? [])),
]
const shown = (field: string): string => (field.startsWith('{') ? `${field}}` : field)
const lettersOf = (text: string): number => text.replaceAll('\u00AD', '').length

/** What is wrong with one changed cell: tried alone, so that each fault is told of the cell that has it. */
export function faultOf(change: Change, language: LanguageId): string | null {
  const { file, entry, cell } = change
  if (cell.trim() === '') return 'is empty'
  const found = entriesOf(file.name, changed(file, [change]))
  if (!found) return 'is no TypeScript'
  const now = found.entries.find(({ id }) => id === entry.id)
  const isSame = now && (entry.isText ? now.isText && now.cell === cell : now.end - now.start === cell.length)
  if (!isSame || now.start !== entry.start || found.entries.length !== file.entries.length) {
    return 'is not one value in its place'
  }
  if (now.params().join() !== entry.params().join()) {
    return `uses ${now.params().join(', ') || 'nothing'}, before ${entry.params().join(', ') || 'nothing'}`
  }
  const unknown = now.names().filter((name) => !file.names().has(name) && !(name in globalThis))
  if (unknown.length > 0) return `uses ${unknown.join(', ')}, which the file does not know`
  const fields = fieldsIn(now.pieces())
  const lost = fieldsIn(entry.pieces()).filter((field) => !fields.includes(field))
  const english = file.english(entry.id)
  // A number that English does not have either may have been the mistake.
  const missed = lost.filter((field) => !entry.isText || english === '' || fieldsIn([english]).includes(field))
  if (missed.length > 0) return `has lost ${missed.map(shown).join(', ')}`
  const filled = [...fieldsIn(entry.pieces()), ...fieldsIn([english])]
  const made = fields.filter((field) => field.startsWith('{') && !filled.includes(field))
  if (made.length > 0) return `has ${made.map(shown).join(', ')}, which nothing fills in`
  const most = longestOf(entry.id, language)
  const longest = Math.max(...now.pieces().map(lettersOf))
  // What is too long already may get shorter by and by.
  const before = Math.max(...entry.pieces().map(lettersOf))
  return most !== null && longest > Math.max(most, before) ? `has ${longest} letters, at most ${most}` : null
}
