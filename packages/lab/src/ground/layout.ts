/** How many columns a text takes: accents stand over their letters, and soft hyphens are not shown. */
export const columnsOf = (text: string): number =>
  PLAIN.test(text) ? text.length : Array.from(text.replace(UNSEEN, '')).length
const PLAIN = /^[ -~]*$/
const UNSEEN = /[\p{M}\u00ad]/gu

/** A paragraph, broken between words; the further lines are indented. */
export function wrap(text: string, width: number, first = '', rest = first): string {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(/ +/)) {
      const indent = lines.length === 0 ? first : rest
      if (line !== '' && indent.length + columnsOf(line) + 1 + columnsOf(word) > width) {
        lines.push(indent + line)
        line = word
      } else line = line === '' ? word : `${line} ${word}`
    }
    lines.push((lines.length === 0 ? first : rest) + line)
  }
  return lines.join('\n')
}

/** Rows of a table, each column as wide as its widest cell; columns named in `right` are aligned to the right. */
export function aligned(rows: readonly (readonly string[])[], right: readonly number[] = [], gap = '  '): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map((row) => columnsOf(row[i] ?? ''))))
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const filler = ' '.repeat((widths[i] as number) - columnsOf(cell))
        return right.includes(i) ? filler + cell : cell + filler
      })
      .join(gap)
      .trimEnd(),
  )
}
