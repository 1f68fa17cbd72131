/** Pages made of text: whatever is put in is escaped, unless it was made here itself. */

export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | false | readonly Part[]

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function textOf(part: Part): string {
  if (part instanceof Html) return part.text
  if (part === null || part === false) return ''
  if (typeof part === 'object') return part.map(textOf).join('')
  return String(part).replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark)
}

export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((string, i) => string + (i < parts.length ? textOf(parts[i] ?? null) : '')).join(''))
