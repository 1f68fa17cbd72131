/** Tables that spreadsheets open and save: RFC 4180, and the semicolons that some of them put for commas. */

/** Without it spreadsheets take Cyrillic for something else. */
const BOM = '\uFEFF'

/** What a spreadsheet would take for a formula or a number, as "+1 die", has an apostrophe before it in the file. */
const guarded = (cell: string): string => (/^'*[=+\-@]/.test(cell) ? `'${cell}` : cell)
const unguarded = (cell: string): string => (/^'+[=+\-@]/.test(cell) ? cell.slice(1) : cell)

const quoted = (cell: string): string => (/[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((row) => `${row.map((cell) => quoted(guarded(cell))).join(',')}\r\n`).join('')

export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** Rows without anything in them are left out. A quote that is never closed is the line where it opens. */
export function readCsv(file: string): readonly CsvRow[] | { readonly openQuote: number } {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const separator = /^[^\n,;]*;/.test(text) ? ';' : ','
  const rows: CsvRow[] = []
  let cells: string[] = []
  let [line, first, at] = [1, 1, 0]
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      const from = at + 1
      let end = text.indexOf('"', from)
      while (text[end + 1] === '"' && end !== -1) end = text.indexOf('"', end + 2)
      if (end === -1) return { openQuote: line }
      cell = text.slice(from, end).replaceAll('""', '"')
      line += cell.split('\n').length - 1
      at = end + 1
    }
    const from = at
    while (at < text.length && text[at] !== separator && text[at] !== '\n') at++
    cells.push(unguarded(cell + text.slice(from, at)))
    if (text[at] === separator && at + 1 < text.length) {
      at++
      continue
    }
    if (text[at] === separator) cells.push('')
    if (cells.some((each) => each !== '')) rows.push({ line: first, cells })
    cells = []
    at++
    first = ++line
  }
  return rows
}
