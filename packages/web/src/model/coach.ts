import type { Hindsight } from '@haven/bots'
import {
  type Coaching,
  type CoachLine,
  coachAtEnd,
  coachLineOf,
  goneOf,
  NOTHING_SAID,
  noteGot,
  noteRight,
  noteSeen,
} from '@haven/bots/coach'
import type { Coached } from '@haven/bots/thinker'
import type { CoachId } from '@haven/content'
import { COACH_LINES } from '@haven/content/coach'
import type { Option, View } from '@haven/engine'
import { batch, effect, untracked } from '@preact/signals'
import { coachWords } from '../base/coach-words.ts'
import { coachingHere, coachKept, keepCoach, keepCoaching } from './coach-kept.ts'
import type { Given } from './coached.ts'
import { learn, levelOf } from './learned.ts'
import type { GameStore } from './store.ts'
import type { Question } from './targets.ts'
import { optionText } from './words.ts'

/** The coach at a table: what he says now, what the player has shown, and what would have been better. */

const TOLD = 1
const UNAIDED = 3
/** Milliseconds before he thinks: whoever looks from one answer to the next is not thought about each time. */
const BREATH = 150
/** A better answer is worth a word from so many points on, and only if it surely is one. */
const WORTH_ASKING = 0.03

export class TableCoach {
  readonly #store: GameStore
  /** Where he sits. */
  readonly #table = location.pathname + location.hash
  #coaching: Coaching = coachingHere(this.#table) ?? NOTHING_SAID
  #asked = 0
  #unasked: { readonly question: string; readonly right: Coached['unasked'] } | null = null
  /** The last answer, until it was thought over. */
  #given: Given | null = null
  readonly #stops: readonly (() => void)[]

  constructor(store: GameStore) {
    this.#store = store
    this.#stops = [effect(() => this.#listen()), effect(() => this.#see(store.coached.given.value))]
  }

  close(): void {
    for (const stop of this.#stops) stop()
    this.#store.coached.said.value = null
    this.#store.coached.wiser.value = null
  }

  #listen(): void {
    const { view, question, scene, talk, pulse, coached } = this.#store
    if (view.value?.over) {
      this.#end(view.value)
      return
    }
    const asked = question.value
    // Never in a vote, and never while something happens or a window is open.
    if (!asked || scene.value !== null || talk.value !== null || pulse.value !== null) coached.said.value = null
    else {
      const focus = focusOf(this.#store, asked)
      untracked(() => void this.#think(asked, focus))
    }
  }

  /** The last word, once a game. */
  #end(view: View): void {
    if (this.#isOver) return
    this.#isOver = true
    const line = coachAtEnd(view, goneOf(coachKept()))
    this.#store.coached.said.value = line && { line, text: this.#textOf(line, null) }
    keepCoach(noteSeen(coachKept(), 'over'))
  }
  #isOver = false

  async #think(question: Question, focus: string | null): Promise<void> {
    const { id, seat } = question
    const before = this.#coaching
    const gone = [...goneOf(coachKept()), ...known()]
    const asked = ++this.#asked
    // Odds and ways are thought about first: the question can be answered without him.
    await new Promise((resolve) => setTimeout(resolve, BREATH))
    if (asked !== this.#asked) return
    const found = await this.#store.thoughts.ask('coach', question, { prompt: id, focus, before, gone })
    if (!found || this.#store.question.peek()?.id !== id) return
    const { coaching, unasked } = found
    if (focus === null) this.#unasked = { question: id, right: unasked }
    // Something else is looked at by now.
    if (asked !== this.#asked) return
    const { said, turn, line } = coaching
    this.#keep(coaching)
    batch(() => {
      if (said !== null && (said !== before.said || turn !== before.turn)) {
        keepCoach(noteSeen(coachKept(), said))
        learn(coachLineOf(said).concept, TOLD)
      }
      this.#store.coached.said.value = line && { line, text: this.#textOf(line, question) }
    })
    await this.#weigh(question, seat)
  }

  #keep(coaching: Coaching): void {
    this.#coaching = coaching
    keepCoaching(this.#table, coaching)
  }

  /** Was it right, though nothing was said of it? */
  #see(given: Given | null): void {
    if (given) untracked(() => this.#judge(given))
  }

  #judge(given: Given): void {
    this.#store.coached.wiser.value = null
    this.#given = given
    const { question, right = [] } = this.#unasked ?? {}
    this.#unasked = null
    if (question !== given.question.id) return
    for (const { id, answers } of right) if (answers.includes(given.option)) this.#wasRight(id)
  }

  #wasRight(id: CoachId): void {
    const shown = noteRight(coachKept(), id)
    keepCoach(shown)
    if (goneOf(shown).includes(id)) learn(coachLineOf(id).concept, UNAIDED)
  }

  /** The last answer is thought over when the next question stands: whoever plays waits for nothing. */
  async #weigh({ id }: Question, seat: Question['seat']): Promise<void> {
    const last = this.#given
    this.#given = null
    if (!last || last.question.seat !== seat) return
    const seen = { ...last.view, prompts: [last.question] }
    const found = await this.#store.thoughts.ask('wiser', last.question, { seen, given: last.option })
    if (found && this.#store.question.peek()?.id === id) this.#store.coached.wiser.value = wiserText(last, found)
  }

  #textOf({ id, params, told }: CoachLine, question: Question | null): string {
    const view = this.#store.view.peek()
    const answers = view && question ? told.map((option) => optionText(option, question, view)) : []
    return coachWords.lines[id]({ params, told: answers })
  }

  gotIt({ id }: CoachLine): void {
    batch(() => {
      keepCoach(noteGot(coachKept(), id))
      this.#keep({ ...this.#coaching, isHad: true })
      this.#store.coached.said.value = null
    })
  }
}

/** Lines about what was done unaided, whoever noticed it. */
const known = (): CoachId[] => COACH_LINES.filter(({ concept }) => levelOf(concept) === UNAIDED).map(({ id }) => id)

/** The answer that is looked at: a chosen one, or the first step of a chosen way. */
function focusOf({ preview, ways }: GameStore, { options }: Question): string | null {
  const way = ways.chosen.value === null ? null : ways.shown.value
  const step = way && options.find((option) => option.do === 'move' && option.to === way.route.spaces[0])
  return step?.id ?? preview.value
}

function wiserText({ question, view, option }: Given, { option: better, next, gain }: Hindsight): string | null {
  const given = question.options.find(({ id }) => id === option)
  if (!given || gain.low <= 0 || gain.mean < WORTH_ASKING) return null
  const say = (each: Option) => optionText(each, question, view)
  const { mean, low, high } = gain
  return coachWords.wiser({ given: say(given), answer: say(better), next: next.map(say), gain: mean, low, high })
}
