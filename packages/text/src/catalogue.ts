import type { Edition, Event, FileCode, IdleReason, Option, Outcome, Params, Prompt, RefusalCode } from '@haven/engine'
import type {
  AdviceFacts,
  BetterFacts,
  CardText,
  EditionWords,
  Forecast,
  ForecastText,
  Goal,
  Language,
  Named,
  Noun,
  OptionFacts,
  OwnWords,
  RuleText,
  Say,
} from './language.ts'
import type { LanguageId } from './pick.ts'
import { clauses, labelled } from './punctuation.ts'
import { speechOf } from './speech.ts'

/** Everything the game says, in one language. Keys and parameters come in, plain sentences go out. */
export interface Catalogue {
  readonly language: string
  readonly game: GameSpoken
  /** Names by id: for whoever makes sentences of their own. */
  readonly say: Say
  /** One plain question. */
  prompt(prompt: Prompt): string
  /** What an answer means. */
  option(option: Option, prompt: Prompt, facts?: OptionFacts): string
  /** What an answer may lead to, in one short line; empty if there is nothing to fear or to hope for. */
  forecast(forecast: Forecast): ForecastText
  /** A bot's advice in one or two sentences. */
  advice(advice: AdviceFacts): string
  /** What would have been better, in one sentence. */
  better(advice: BetterFacts): string
  /** One line of the log. An event whose secret was taken away reads well too. */
  event(event: Event): string
  /** Why not, and what to do instead; the caller adds the rule's id. */
  refusal(refusal: RefusalWords): string
  /** The paragraph of a rule, or the text of the card that is cited in its place. */
  rule(id: string): RuleText | null
  /** Any card, ability, monster text, mission, story, map, tile or track level. */
  card(id: string): CardText | null
  /** A mission in plain numbers, as "Kill 7 monsters"; null if its box has no words for that. */
  goal(mission: string, count: number): string | null
  /** Any id; one that nobody knows is its own name. */
  name(id: string): string
  /** All other forms of a name, for whoever types one of them. */
  forms(id: string): readonly string[]
  /** `s2,1` is C2; a District goes by its tile's name. */
  space(id: string): string
  outcome(outcome: Outcome): string
  /** "Weather: rain", as the language punctuates it; "Weather:" where the rest stands in another element. */
  labelled(label: string, value?: string): string
  /** "rain; wind" */
  clauses(parts: readonly string[]): string
  /** "no effect: …", behind an answer that would do nothing. */
  noEffect(reason: IdleReason): string
  /** A line of the log: what was left out because it would have done nothing. */
  skipped(reasons: readonly IdleReason[]): string
  /** The mark of an answer that gave itself, and a sentence of the log with it. */
  readonly auto: string
  byItself(sentence: string): string
  /** Said of a game that an earlier release began and that goes on under the rules of then. */
  olderRules(version: string): string
  /** The same language, as it speaks of this game: itself, if it does so already. */
  of(game: GameSpoken): Catalogue
  /** The same language, with the words of another box besides. */
  with(words: BoxWords): Catalogue
}

/** What a set-up tells, as far as words depend on it. What is left out is not known yet. */
export interface GameSpoken {
  readonly edition: Edition
  readonly heroes?: readonly unknown[]
  readonly acolytes?: string
}

const FINAL: GameSpoken = { edition: 'final' }

const isSame = (a: GameSpoken, b: GameSpoken): boolean =>
  a.edition === b.edition && a.heroes?.length === b.heroes?.length && a.acolytes === b.acolytes

export interface RefusalWords {
  readonly code: RefusalCode | FileCode
  readonly rule: string
  readonly params: Params
}

/**
 * What a box brings along for its own ids, in English. All of it is data. A choice may be keyed by its text too:
 * `card:choice`.
 */
export interface BoxWords extends OwnWords {
  readonly names?: Readonly<Record<string, Named>>
  readonly cards?: Readonly<Record<string, CardText>>
  readonly choices?: Readonly<Record<string, string>>
  /** Its missions in plain numbers. */
  readonly goals?: Readonly<Record<string, Goal>>
  /** What one of its Acolytes is called, by their id. */
  readonly figures?: Readonly<Record<string, Named>>
  /** The same in other languages, by tag. What is missing there is said in English. */
  readonly languages?: Readonly<Record<string, Omit<BoxWords, 'languages'>>>
}

/** The same of a box that comes with Haven: each language is fetched when it is needed. */
export type BoxLanguages = Readonly<Record<Exclude<LanguageId, 'pseudo'>, () => Promise<BoxWords>>>

const joined = (a: BoxWords, b: BoxWords): BoxWords => ({
  names: { ...a.names, ...b.names },
  cards: { ...a.cards, ...b.cards },
  choices: { ...a.choices, ...b.choices },
  goals: { ...a.goals, ...b.goals },
  figures: { ...a.figures, ...b.figures },
  prompts: { ...a.prompts, ...b.prompts },
  options: { ...a.options, ...b.options },
  used: { ...a.used, ...b.used },
})

export const withWords = (base: Catalogue, words: BoxWords): Catalogue => base.with(words)

const NUMBERED = /^(.+)-(\d+)$/
const FALLEN = /^fallen-(.+)$/
const STREET = /^s(\d+),(\d+)$/
const NO_FACTS: OptionFacts = {}
const NO_NOUN: Noun = {}
/** `{hero}`, or `{hero:dative}`. */
const FIELD = /\{([A-Za-z]+)(?::([A-Za-z]+))?\}/g
/** The number of heroes in play, and so many more or less. */
const BY_HEROES = /\{([+-]\d+)\}/g

/** Column letter and row, counted from the map's north-west: A, B … Z, AA, AB … */
function street(x: number, y: number): string {
  let letters = ''
  for (let left = x; left >= 0; left = Math.floor(left / 26) - 1) {
    letters = String.fromCharCode(65 + (left % 26)) + letters
  }
  return `${letters}${y + 1}`
}

const nameIn = (named: Named): string => (typeof named === 'string' ? named : named.name)

/** Its words are those of the final edition but for what the preview calls otherwise. */
function inPreview(language: Language): Language {
  const own = Object.entries(language.preview).map(([part, words]) => [
    part,
    { ...language[part as keyof EditionWords], ...words },
  ])
  return { ...language, ...Object.fromEntries(own) }
}

export function catalogueOf(plain: Language, words: BoxWords = {}, game = FINAL): Catalogue {
  const language = game.edition === 'preview' ? inPreview(plain) : plain
  const figures = new Map(Object.entries<Named>({ ...language.figures, ...words.figures }))
  const acolyte = figures.get(game.acolytes ?? '')
  const given = { ...language.names, ...words.names, ...(acolyte !== undefined && { acolyte }) }
  const names = new Map(Object.entries<Named>(given).map(([id, named]) => [id, nameIn(named)]))
  const nouns: Readonly<Record<string, Named | Noun>> = { ...language.nouns, ...given }
  const cards = new Map<string, CardText>(Object.entries({ ...language.cards, ...words.cards }))
  const rules = new Map<string, RuleText>(Object.entries(language.rules))
  const causes = new Map<string, string>(Object.entries(language.causes))
  const choices = new Map<string, string>(Object.entries({ ...language.choices, ...words.choices }))
  const goals = new Map<string, Goal>(Object.entries({ ...language.goals, ...words.goals }))
  const { plural } = speechOf(language.language)
  const prompts = new Map(Object.entries({ ...language.own.prompts, ...words.prompts }))
  const options = new Map(Object.entries({ ...language.own.options, ...words.options }))
  const used = new Map(Object.entries({ ...language.own.used, ...words.used }))

  /** A box's own words for a question, by the text that asks it. */
  function own(of: ReadonlyMap<string, string>, { kind, rule, subject }: Prompt, which: string): string | undefined {
    const text = subject.cause ?? rule
    return of.get(`${kind}:${text}:${which}`) ?? of.get(`${kind}:${text}`) ?? of.get(text)
  }

  const isNamed = (id: string): boolean => names.has(id) || cards.has(id)

  /** Words of its own, or made of parts. */
  function word(id: string): string | undefined {
    const own = names.get(id) ?? cards.get(id)?.name
    if (own !== undefined) return own
    const [, x, y] = STREET.exec(id) ?? []
    if (x !== undefined) return street(Number(x), Number(y))
    const [, kind = '', number] = NUMBERED.exec(id) ?? []
    if (names.has(kind)) return language.figure(kind, Number(number), say)
    const [, hero = ''] = FALLEN.exec(id) ?? []
    return isNamed(hero) ? language.fallen(hero, say) : undefined
  }

  /** What is known of a name but the name. */
  function noun(id: string): Noun {
    const known = nouns[id]
    return typeof known === 'object' ? known : NO_NOUN
  }

  /** Numbered and fallen figures take their forms from what they are. */
  function formOf(id: string, form: string): string {
    const own = noun(id).forms?.[form]
    if (own !== undefined) return own
    const [, kind = '', number] = NUMBERED.exec(id) ?? []
    if (names.has(kind) && !names.has(id)) return language.figure(kind, Number(number), say, form)
    const [, hero = ''] = FALLEN.exec(id) ?? []
    return isNamed(hero) && !names.has(id) ? language.fallen(hero, say, form) : name(id)
  }

  const name = (id: string): string => word(id) ?? rules.get(id)?.title ?? causes.get(id) ?? id

  const say: Say = {
    name,
    form: formOf,
    gender: (id) => noun(id).gender ?? noun(NUMBERED.exec(id)?.[1] ?? FALLEN.exec(id)?.[1] ?? '').gender,
    used: (text) => used.get(text),
    kind: (id) => names.get(NUMBERED.exec(id)?.[1] ?? id) ?? name(id),
    space: name,
    goal: (mission, count) => goal(mission, count) ?? name(mission),
    cause: (id) => causes.get(id) ?? name(id),
    choice: (choice, cause) => choices.get(`${cause}:${choice}`) ?? choices.get(choice) ?? choice,
    knows: (id) => word(id) !== undefined,
  }

  const filled = (text: string): string =>
    text.replace(BY_HEROES, (_, more: string) => {
      const count = (heroes: number): number => heroes + Number(more)
      return game.heroes ? String(count(game.heroes.length)) : language.either(count(3), count(4))
    })

  /** A box's own sentence with the names of what it is about; null if one of them is not told. */
  function inserted(sentence: string | undefined, of: object): string | null {
    let isWhole = sentence !== undefined
    const said = sentence?.replace(FIELD, (_, field: string, wanted?: string) => {
      const value: unknown = (of as Readonly<Record<string, unknown>>)[field]
      if (typeof value === 'number') return String(value)
      if (typeof value === 'string') return wanted ? say.form(value, wanted) : name(value)
      isWhole = false
      return ''
    })
    return isWhole ? (said as string) : null
  }

  function goal(mission: string, count: number): string | null {
    const forms = goals.get(mission)
    return forms ? filled(plural(count, forms)) : null
  }

  function card(id: string): CardText | null {
    const found = cards.get(id)
    if (!found?.text.includes('{')) return found ?? null
    const told = { ...found, text: filled(found.text) }
    cards.set(id, told)
    return told
  }

  function rule(id: string): RuleText | null {
    const paragraph = rules.get(id)
    if (paragraph) return paragraph
    const cited = card(id)
    return cited ? { title: cited.name, text: cited.text } : null
  }

  const self: Catalogue = {
    language: language.language,
    game,
    say,
    prompt: (prompt) => {
      const { kind, seat, subject } = prompt
      const words = own(prompts, prompt, seat === 'sins' ? 'sins' : 'heroes')
      return inserted(words, { seat, asked: subject.hero || seat, ...subject }) ?? language.prompts[kind](prompt, say)
    },
    option: (option, prompt, facts = NO_FACTS) => {
      const { choice, do: deed, ability } = option
      const which = option.yes ? 'yes' : 'no'
      const words =
        deed === 'ability'
          ? options.get(`deed:${ability}`)
          : choice === undefined
            ? own(options, prompt, which)
            : undefined
      return (
        inserted(words, { ...prompt.subject, ...option }) ??
        language.options[prompt.kind](option, { prompt, facts }, say)
      )
    },
    forecast: (forecast) =>
      (language.forecasts[forecast.of] as (forecast: Forecast, say: Say) => ForecastText)(forecast, say),
    advice: language.advice,
    better: language.better,
    event: (event) => (language.events[event.event] as (event: Event, say: Say) => string)(event, say),
    refusal: ({ code, params, rule: cited }) => language.refusals[code](params, say, cited),
    rule,
    card,
    goal,
    name,
    forms: (id) => Object.keys(noun(NUMBERED.exec(id)?.[1] ?? id).forms ?? {}).map((form) => formOf(id, form)),
    space: name,
    outcome: language.outcome,
    labelled: (label, value) => labelled(language.language, label, value),
    clauses: (parts) => clauses(language.language, parts),
    noEffect: (reason) => language.idle.noEffect(language.idle.reasons[reason]),
    skipped: (reasons) => language.idle.skipped([...new Set(reasons)].map((reason) => language.idle.reasons[reason])),
    auto: language.idle.auto,
    byItself: language.idle.byItself,
    olderRules: language.olderRules,
    of: (other) => (isSame(other, game) ? self : catalogueOf(plain, words, other)),
    with: (more) => catalogueOf(plain, joined(joined(words, more), more.languages?.[plain.language] ?? {}), game),
  }
  return self
}
