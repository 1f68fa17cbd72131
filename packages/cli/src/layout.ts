import { columnsOf } from '@haven/lab/ground'
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

/** What is wider than its column goes on in the next line: at a space, or where it must. */
function pieces(word: Word, width: number): Word[] {
  if (columnsOf(word.text) <= width) return [word]
  const parts = word.text.split(' ')
  if (parts.length > 1) return parts.flatMap((text) => pieces({ ...word, text }, width))
  const letters = Array.from(word.text.normalize('NFC').replaceAll(SOFT_HYPHEN, ''))
  return Array.from({ length: Math.ceil(letters.length / width) }, (_, i) => ({
    ...word,
    text: letters.slice(i * width, (i + 1) * width).join(''),
  }))
}
const SOFT_HYPHEN = '\u00ad'

/** Words side by side with a space between, on as many lines as they need. */
export function flow(words: readonly Word[], width: number): Line[] {
  const lines: Line[] = []
  let current: Word[] = []
  let used = 0
  for (const word of words.flatMap((each) => pieces(each, width))) {
    const gap = current.length > 0 ? 1 : 0
    const room = columnsOf(word.text)
    if (used + gap + room > width && current.length > 0) {
      lines.push({ words: current, width: used })
      current = [word]
      used = room
    } else {
      if (gap > 0) current.push({ text: ' ' })
      current.push(word)
      used += gap + room
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
