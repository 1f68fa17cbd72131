import type { Option, Rules, Seat } from '@haven/engine'
import type { Catalogue } from '@haven/text'
import type { WebWords } from '@haven/text/languages'
import { type Lookup, lookupFor, type Tongue } from '@haven/text/typing'
import { effect, type Signal, signal } from '@preact/signals'
import { sentencesOf } from '../../model/log-lines.ts'
import type { Speech } from '../../model/space-rows.ts'
import type { GameStore } from '../../model/store.ts'
import type { Question } from '../../model/targets.ts'
import { optionDetail, optionText, refusalText } from '../../model/words.ts'
import { COMMANDS, commandIn } from './commands.ts'
import { addressed, linesIn, meaningOf } from './meaning.ts'
import { placeDetail } from './table-words.ts'

/**
 * A conversation with the table. What is typed becomes the same commands that buttons give; what happens is told in the
 * order in which it happened. Everything that is said stands in `entries`, which the page reads aloud.
 */

export const ENTRY_KINDS = ['typed', 'said', 'event', 'question'] as const

export interface Entry {
  readonly key: number
  readonly kind: (typeof ENTRY_KINDS)[number]
  readonly text: string
}

/** What a command can do besides talking to the table. */
export interface Surroundings {
  readonly rules: Rules
  readonly say: Catalogue
  readonly words: WebWords
  /** How typed lines are read. */
  readonly tongue: Tongue
  go(path: string): void
  download(name: string, text: string): void
}

/** `on`: the next line may follow. `stop`: what was typed after it is left out. */
export type Done = 'on' | 'stop'

const MOST_ENTRIES = 200
/** Of what happened before the page was opened. */
const EVENTS_BEFORE = 6
/** More answers are read only when asked for. */
const FEW_ANSWERS = 4

export class TextSession {
  readonly store: GameStore
  readonly around: Surroundings
  readonly game: string
  readonly entries: Signal<readonly Entry[]> = signal([])
  #queue: string[] = []
  #isBusy = false
  #said = 0
  #told: number | null = null
  #asked: string | null = null
  #side: string | null = null
  #lookup: { readonly map: string; readonly lookup: Lookup } | null = null
  readonly #stop: () => void

  constructor(store: GameStore, game: string, around: Surroundings) {
    this.store = store
    this.game = game
    this.around = around
    const stops = [effect(() => this.#tell()), effect(() => this.#ask())]
    this.#stop = () => {
      for (const stop of stops) stop()
    }
  }

  close(): void {
    this.#stop()
  }

  get speech(): Speech {
    const { rules, say, words } = this.around
    return { rules, say, words: words.textView }
  }

  get lookup(): Lookup {
    const map = this.store.view.peek()?.setup.map ?? ''
    if (this.#lookup?.map !== map) {
      this.#lookup = { map, lookup: lookupFor(this.around.rules, map, this.around.say, this.around.tongue) }
    }
    return this.#lookup.lookup
  }

  say(text: string, kind: Entry['kind'] = 'said'): void {
    const key = this.#said++
    this.entries.value = [...this.entries.peek(), { key, kind, text }].slice(-MOST_ENTRIES)
  }

  // ------------------------------------------------------------------------------------------- narration

  /** At one screen what was said to one side is not left standing for the other. */
  #changeSides(): void {
    const viewer = this.store.screen.value?.viewer
    if (viewer === undefined) return
    const side = viewer.startsWith('hero') ? 'heroes' : viewer
    const isOther = this.#side !== null && side !== this.#side && side !== 'all'
    this.#side = side
    if (!isOther) return
    this.entries.value = []
    this.#told = null
    this.#asked = null
  }

  #tell(): void {
    this.#changeSides()
    const { value: log } = this.store.log
    if (log.length === 0) return
    // What was taken back is not told again when it comes differently; it is new then.
    const from = this.#told === null ? log.length : Math.min(this.#told, log.length)
    const before = this.#told === null ? log.flatMap(sentencesOf).slice(-EVENTS_BEFORE) : []
    this.#told = log.length
    const sentences = [...before, ...log.slice(from).flatMap(sentencesOf)]
    if (sentences.length > 0) this.say(sentences.join(' '), 'event')
  }

  #ask(): void {
    this.#changeSides()
    const { value: question } = this.store.question
    const { value: view } = this.store.view
    if (view?.over && this.#asked !== 'over') {
      this.#asked = 'over'
      this.say(this.around.words.textView.over, 'question')
    }
    if (!question || !view || question.id === this.#asked) return
    this.#asked = question.id
    void this.store.thoughts.askIdle(question)
    const text = this.around.words.textView.question(this.around.say.prompt(question), question.options.length)
    const answers = question.options.length <= FEW_ANSWERS ? ` ${this.answersOf(question).join(' ')}` : ''
    this.say(`${text}${answers}`, 'question')
  }

  /** The answers as numbered sentences. */
  answersOf(question: Question): readonly string[] {
    const { words } = this.around
    return question.options.map((option, i) => `${words.textView.answer(i + 1, this.fullText(option, question))}.`)
  }

  fullText(option: Option, question: Question): string {
    const view = this.store.view.peek()
    if (!view) return option.id
    const detail = optionDetail(option, question, view) ?? placeDetail(option, view, this.speech)
    const idle = this.store.thoughts.idle.value[option.id]
    const text = optionText(option, question, view)
    const notes = this.around.say.clauses([detail, idle ? this.around.say.noEffect(idle) : ''].filter(Boolean))
    return notes === '' ? text : `${text} (${notes})`
  }

  // -------------------------------------------------------------------------------------------- commands

  /** One line or several; they wait for one another. */
  async type(typed: string): Promise<void> {
    for (const line of linesIn(typed)) this.#queue.push(line)
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      for (let line = this.#queue.shift(); line !== undefined; line = this.#queue.shift()) {
        this.say(this.around.words.textView.typed(line), 'typed')
        const done = await this.#obey(line)
        if (done === 'stop' && this.#queue.length > 0) this.say(this.around.words.textView.stopped(this.#queue))
        if (done === 'stop') this.#queue = []
        if (this.#queue.length > 0) await this.#untilAsked()
      }
    } finally {
      this.#isBusy = false
    }
  }

  /** The next line is about the next question. */
  #untilAsked(): Promise<void> {
    return new Promise((resolve) => {
      let stop: (() => void) | null = null
      stop = effect(() => {
        const { question, view, screen } = this.store
        if (!question.value && !view.value?.over && !screen.value?.curtain) return
        queueMicrotask(() => stop?.())
        resolve()
      })
    })
  }

  async #obey(typed: string): Promise<Done> {
    const { seat, hero, line } = addressed(typed, this.lookup)
    const { textView: words } = this.around.words
    const question = this.store.question.peek()
    if (hero && question?.subject.hero !== hero) {
      const asked = question?.subject.hero ?? question?.seat
      this.say(asked === undefined ? words.notAsked : words.notHim(asked, hero))
      return 'stop'
    }
    const said = commandIn(line, this.around.tongue)
    const command = said && COMMANDS[said.word]
    if (command) return command(this, said.rest, seat)
    if (!question) {
      this.say(this.store.view.peek()?.over ? words.over : words.notAsked)
      return 'stop'
    }
    return this.#answer(line, question, seat)
  }

  async #answer(line: string, question: Question, seat: Seat | null): Promise<Done> {
    const { textView: words } = this.around.words
    const meaning = meaningOf(line, question, this.lookup)
    switch (meaning.means) {
      case 'answer':
        return this.give(meaning.option, question, seat)
      case 'several':
        this.say(words.ambiguous(meaning.numbers))
        return 'stop'
      case 'refused':
        return COMMANDS.why?.(this, line, seat) ?? 'stop'
      case 'out-of-range':
        this.say(words.outOfRange(question.options.length))
        return 'stop'
      case 'nothing':
        this.say(words.unknown(line, question.options.length))
        return 'stop'
    }
  }

  /** An answer, or in a vote what one of the players at this screen wants. */
  async give(option: Option, question: Question, seat: Seat | null): Promise<Done> {
    const { store } = this
    store.widen()
    const talk = store.talk.peek()
    if (talk) {
      const speaker = seat ?? this.#nextVoter() ?? question.seat
      const view = store.view.peek()
      await store.propose(speaker, option.id)
      const text = view ? optionText(option, question, view) : option.id
      if (!store.whyNot.peek()) this.say(this.around.words.textView.proposed(speaker, text))
    } else await store.answer(option.id)
    return this.toldWhy() ? 'stop' : 'on'
  }

  /** Of the hero players at this screen, the first who has not said anything yet. */
  #nextVoter(): Seat | null {
    const { view, screen, talk } = this.store
    const proposals = talk.peek()?.proposals
    const here = (view.peek()?.awaiting ?? [])
      .map(({ seat }) => seat)
      .filter((seat) => screen.peek()?.players.people.includes(seat))
    return here.find((seat) => proposals?.[seat] == null) ?? here[0] ?? null
  }

  voter(seat: Seat | null): Seat | null {
    return seat ?? this.#nextVoter()
  }

  /** Says why the table refused, if it did. */
  toldWhy(): boolean {
    const refusal = this.store.whyNot.peek()?.refusal
    if (!refusal) return false
    const paragraph = this.around.say.rule(refusal.rule)
    const { textView: words } = this.around.words
    this.say(refusalText(refusal))
    if (paragraph) this.say(words.ruleOf(refusal.rule, paragraph.text))
    return true
  }
}
