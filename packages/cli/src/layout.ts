import type { Paint, Style } from './paint.ts'

/** Text in columns. Widths are counted before painting, so that colours never shift anything. */
export interface Word {
  readonly text: string
  readonly style?: Style
}

export interface Line {
  readonly words: readonly Word[]
  readonly width: number
}

export const EMPTY_LINE: Line = { words: [], width: 0 }

export const lineOf = (...words: readonly Word[]): Line => ({
  words,
  width: words.reduce((sum, { text }) => sum + text.length, 0),
})

function cut(word: Word, width: number): Word {
  return word.text.length <= width ? word : { ...word, text: word.text.slice(0, width) }
}

/** Words side by side with a space between, on as many lines as they need. */
export function flow(words: readonly Word[], width: number): Line[] {
  const lines: Line[] = []
  let current: Word[] = []
  let used = 0
  for (const given of words) {
    const word = cut(given, width)
    const gap = current.length > 0 ? 1 : 0
    if (used + gap + word.text.length > width && current.length > 0) {
      lines.push({ words: current, width: used })
      current = [word]
      used = word.text.length
    } else {
      if (gap > 0) current.push({ text: ' ' })
      current.push(word)
      used += gap + word.text.length
    }
  }
  if (current.length > 0) lines.push({ words: current, width: used })
  return lines
}

/** A line painted and filled up to a width. */
export function fill(line: Line, width: number, paint: Paint, filler = ' '): string {
  const text = line.words.map((word) => paint(word.style ?? 'plain', word.text)).join('')
  return text + filler.repeat(Math.max(0, width - line.width))
}

/** "2 acolytes", "acolyte" */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : `${count} ${many}`
}
