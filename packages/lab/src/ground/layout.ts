/** A paragraph, broken between words; the further lines are indented. */
export function wrap(text: string, width: number, first = '', rest = first): string {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(/ +/)) {
      const indent = lines.length === 0 ? first : rest
      if (line !== '' && indent.length + line.length + 1 + word.length > width) {
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
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, i) => (right.includes(i) ? cell.padStart(widths[i] as number) : cell.padEnd(widths[i] as number)))
      .join(gap)
      .trimEnd(),
  )
}
