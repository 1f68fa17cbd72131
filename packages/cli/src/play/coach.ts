import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createValue, hindsight, type Question, type Thinker, VALUE_WEIGHTS } from '@haven/bots'
import {
  type Coaching,
  coach,
  coachAtEnd,
  goneOf,
  Moment,
  NOTHING_SAID,
  NOTHING_SHOWN,
  noteGot,
  noteRight,
  noteSeen,
  type Shown,
  unasked,
} from '@haven/bots/coach'
import type { Option, Rules, View } from '@haven/engine'
import { asObject, checkFormat } from '@haven/engine/files'
import { dataFolder, type GameDesk, InputError, type Io, readJson, writeJson } from '@haven/lab/ground'
import { type CoachWords, fetchPart } from '@haven/text/languages'
import { optionText } from './prompts.ts'

/** The coach at the keyboard: the same lines as in the page, and a memory of his own in a file. */

/** A thought about an answer that was given, as much as the bot of level 2 gives to a whole turn. */
const WISER_NODES = 2_000

const shownFile = (io: Io): string => join(dataFolder(io), 'coach.json')

/** What is no memory any more begins anew. */
function readShown(io: Io): Shown {
  if (!existsSync(shownFile(io))) return NOTHING_SHOWN
  try {
    const { seen, right, got } = asObject(checkFormat(readJson(io, shownFile(io))), 'file')
    return {
      seen: asObject(seen, 'seen') as Shown['seen'],
      right: asObject(right, 'right') as Shown['right'],
      got: Array.isArray(got) ? got : [],
    }
  } catch {
    return NOTHING_SHOWN
  }
}

interface Given {
  readonly view: View
  readonly question: Question
  readonly option: Option
}

export class KeyboardCoach {
  readonly #io: GameDesk
  readonly #words: CoachWords
  readonly #thinker: Thinker
  #shown: Shown
  #coaching: Coaching = NOTHING_SAID
  #last: Given | null = null

  private constructor(io: GameDesk, rules: Rules, words: CoachWords) {
    this.#io = io
    this.#words = words
    this.#thinker = { rules, value: createValue(VALUE_WEIGHTS), seed: 'coach', temperature: 0 }
    this.#shown = readShown(io)
  }

  static async sit(io: GameDesk, rules: Rules): Promise<KeyboardCoach> {
    return new KeyboardCoach(io, rules, (await fetchPart(io.language, 'coach'))(io.say.say))
  }

  #note(shown: Shown): void {
    this.#shown = shown
    try {
      writeJson(shownFile(this.#io), { haven: 1, ...shown })
    } catch (error) {
      // A full disk is no reason to stop.
      if (!(error instanceof InputError)) throw error
    }
  }

  #say(view: View, question: Question, option: Option): string {
    return optionText(this.#io, this.#thinker.rules, view, question, option)
  }

  /** What he says before a question; null mostly. */
  before(view: View, question: Question): string | null {
    const before = this.#coaching
    const gone = goneOf(this.#shown)
    this.#coaching = coach(this.#thinker, { view, question, focus: null, before, gone })
    const { line, said, turn } = this.#coaching
    if (said !== null && (said !== before.said || turn !== before.turn)) this.#note(noteSeen(this.#shown, said))
    if (!line) return null
    const told = line.told.map((option) => this.#say(view, question, option))
    return `${this.#io.say.labelled(this.#words.name, this.#words.lines[line.id]({ params: line.params, told }))} [${line.rule}]`
  }

  /** The last word. */
  atEnd(view: View): string | null {
    const line = coachAtEnd(view, goneOf(this.#shown))
    if (!line) return null
    this.#note(noteSeen(this.#shown, line.id))
    return this.#io.say.labelled(this.#words.name, this.#words.lines[line.id]({ params: line.params, told: [] }))
  }

  /** An answer was given. */
  note(view: View, question: Question, id: string): void {
    const option = question.options.find((each) => each.id === id)
    this.#last = option ? { view, question, option } : null
    for (const right of unasked(new Moment(this.#thinker, view, question, null), this.#coaching)) {
      if (right.answers.includes(id)) this.#note(noteRight(this.#shown, right.id))
    }
  }

  /** The line that stands goes for good. */
  gotIt(): string {
    const { line } = this.#coaching
    if (!line) return this.#words.nothing
    this.#note(noteGot(this.#shown, line.id))
    this.#coaching = { ...this.#coaching, line: null, isHad: true }
    return this.#words.gone
  }

  /** What would have been better than the last answer, and by how much. */
  better(): string {
    const last = this.#last
    if (!last) return this.#words.nothing
    const { view, question, option } = last
    const given = this.#say(view, question, option)
    const asked = { ...view, prompts: [question] }
    const found = hindsight(this.#thinker, asked, question, option.id, { nodes: WISER_NODES })
    if (!found || found.gain.low <= 0) return this.#words.wisest({ given })
    const { mean, low, high } = found.gain
    const say = (each: Option): string => this.#say(view, question, each)
    return this.#words.wiser({ given, answer: say(found.option), next: found.next.map(say), gain: mean, low, high })
  }
}
