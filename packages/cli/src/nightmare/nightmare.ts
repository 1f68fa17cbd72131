import { nightmares } from '@haven/content/nightmares'
import type { Rules } from '@haven/engine'
import { complain, EXIT, type GameDesk, say, wholeNumber, widthOf, wrap } from '@haven/lab/ground'
import {
  bestOf,
  dayAt,
  nightmareOn,
  openPuzzle,
  type Puzzle,
  scorePuzzle,
  startOf,
  streakOn,
} from '@haven/table/puzzle'
import type { AdviceFacts } from '@haven/text'
import { fetchPart, type NightmareWords } from '@haven/text/languages'
import { tongueOf } from '@haven/text/typing'
import { paintFor } from '../io.ts'
import { drawTable } from '../play/draw-table.ts'
import { LineReader } from '../play/lines.ts'
import { cited, optionLines, optionText } from '../play/prompts.ts'
import { readDays, writeDays } from './days-file.ts'

/** The Daily Nightmare at the keyboard: the table, the question, one answer, and what it was worth. */

export interface NightmareArgs {
  readonly day?: string
  readonly json?: boolean
}

const LAST_DAY = 100_000
const HOUR_MS = 3_600_000

export async function nightmare(at: GameDesk, rules: Rules, args: NightmareArgs): Promise<number> {
  const words = await fetchPart(at.language, 'nightmare')
  if (nightmares.rules !== rules.version) {
    complain(at, at.words.nightmare.otherRules(nightmares.rules, rules.version))
    return EXIT.failed
  }
  const today = dayAt(at.now().getTime())
  const day = wholeNumber(args.day, 'day', 1, LAST_DAY) ?? today
  const puzzle = nightmareOn(nightmares, day)
  const opened = openPuzzle(rules, puzzle)
  const { view, prompt, options } = opened
  const io = { ...at, say: at.say.of(view.setup) }
  if (args.json) {
    say(io, JSON.stringify({ day, view, options }))
    return EXIT.ok
  }
  const paint = paintFor(io)
  const side = prompt.seat === 'sins' ? 'sins' : 'heroes'
  say(io, `${paint('bold', words.day(day))}\n${wrap(words.asked[side], widthOf(io))}\n`)
  say(io, drawTable(io, rules, view))
  say(io, `\n${cited(io, io.say.prompt(prompt), prompt.rule, ['bold', 'dim'])}`)
  for (const line of optionLines(io, rules, view, prompt, options)) say(io, line)
  const chosen = await answer(io, options.length)
  if (chosen === null) {
    say(io, io.words.nightmare.left)
    return EXIT.ok
  }
  const texts = options.map((option) => optionText(io, rules, view, prompt, option))
  tell(io, words, puzzle, texts, chosen)
  share(io, words, puzzle, { day, today, chosen })
  return EXIT.ok
}

/** The place of an option; null if somebody leaves. */
async function answer(io: GameDesk, options: number): Promise<number | null> {
  const tongue = tongueOf(await fetchPart(io.language, 'typing'))
  const reader = new LineReader(io)
  try {
    for (;;) {
      const typed = await reader.next('> ')
      if ('left' in typed || tongue.command(typed.line)?.word === 'quit') return null
      const number = /^\d+$/.test(typed.line) ? Number(typed.line) : 0
      if (number >= 1 && number <= options) return number - 1
      say(io, io.words.nightmare.answer(options))
    }
  } finally {
    reader.close()
  }
}

/** How it went, and what every answer is worth, the best first. */
function tell(io: GameDesk, words: NightmareWords, puzzle: Puzzle, texts: readonly string[], chosen: number): void {
  const { lost, stars } = scorePuzzle(puzzle, chosen)
  const { chances } = puzzle
  const chance = chances[chosen] as number
  say(io, `\n${words.stars(stars)}  ${lost === 0 ? words.right(chance) : words.wrong(chance, lost)}`)
  const [best = 0] = bestOf(puzzle)
  const reasons = puzzle.reasons as AdviceFacts['reasons']
  const why = io.say.better({ answer: texts[best] as string, next: [], reasons })
  say(io, wrap(io.say.labelled(words.best, why), widthOf(io), '', '  '))
  const order = texts.map((_, i) => i).sort((a, b) => (chances[b] as number) - (chances[a] as number) || a - b)
  for (const i of order)
    say(io, wrap(`${words.chance(chances[i] as number)}  ${texts[i]}`, widthOf(io), '  ', '        '))
}

interface Answered {
  readonly day: number
  readonly today: number
  readonly chosen: number
}

/** Only the day's own counts, once. */
function share(io: GameDesk, words: NightmareWords, puzzle: Puzzle, { day, today, chosen }: Answered): void {
  const played = readDays(io)
  const isAgain = played.includes(day)
  if (isAgain) say(io, words.played(day))
  const days = day === today && !isAgain ? [...played, day] : played
  if (days !== played) writeDays(io, days)
  const { lost, stars } = scorePuzzle(puzzle, chosen)
  say(io, `\n${io.say.labelled(words.toShare, words.share(day, stars, lost, streakOn(today, days)))}`)
  const hours = Math.ceil((startOf(today + 1) - io.now().getTime()) / HOUR_MS)
  if (day === today) say(io, words.next(hours))
}
