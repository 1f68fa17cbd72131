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
  OptionFacts,
  RuleText,
  Say,
} from './language.ts'

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
  /** `s2,1` is C2; a District goes by its tile's name. */
  space(id: string): string
  outcome(outcome: Outcome): string
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

/** A name, and for languages that need them its gender and its other forms, each under a name of its own. */
export type Named =
  | string
  | { readonly name: string; readonly gender?: string; readonly forms?: Readonly<Record<string, string>> }

/**
 * What a box brings along for its own ids, in English. All of it is data. A choice may be keyed by its text too:
 * `card:choice`.
 */
export interface BoxWords {
  readonly names?: Readonly<Record<string, Named>>
  readonly cards?: Readonly<Record<string, CardText>>
  readonly choices?: Readonly<Record<string, string>>
  /** Its missions in plain numbers. */
  readonly goals?: Readonly<Record<string, Goal>>
  /** What one of its Acolytes is called, by their id. */
  readonly figures?: Readonly<Record<string, string>>
  /**
   * What a text of the box asks, by the text, or as `kind:text` where it asks several things, or as `kind:text:sins`
   * and `kind:text:heroes` where it asks both sides. `{hero}` is the name of the hero that it is about, and so for every
   * field of its subject, and for `{seat}`; `{hero:dative}` is that form of the name.
   */
  readonly prompts?: Readonly<Record<string, string>>
  /** What the answers to it mean, likewise, or as `kind:text:yes` and `:no`; `{space}` is a field of the answer. An answer
   * with a choice has `choices`. */
  readonly options?: Readonly<Record<string, string>>
  /** The same in other languages, by tag. What is missing there is said in English. */
  readonly languages?: Readonly<Record<string, Omit<BoxWords, 'languages'>>>
}

const joined = (a: BoxWords, b: BoxWords): BoxWords => ({
  names: { ...a.names, ...b.names },
  cards: { ...a.cards, ...b.cards },
  choices: { ...a.choices, ...b.choices },
  goals: { ...a.goals, ...b.goals },
  figures: { ...a.figures, ...b.figures },
  prompts: { ...a.prompts, ...b.prompts },
  options: { ...a.options, ...b.options },
})

export const withWords = (base: Catalogue, words: BoxWords): Catalogue => base.with(words)

const NUMBERED = /^(.+)-(\d+)$/
const FALLEN = /^fallen-(.+)$/
const STREET = /^s(\d+),(\d+)$/
const NO_FACTS: OptionFacts = {}
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
  const given = Object.entries<Named>({ ...language.names, ...words.names })
  const names = new Map(given.map(([id, named]) => [id, typeof named === 'string' ? named : named.name]))
  const figures = new Map(Object.entries({ ...language.figures, ...words.figures }))
  const acolyte = figures.get(game.acolytes ?? '')
  if (acolyte !== undefined) names.set('acolyte', acolyte)
  const cards = new Map<string, CardText>(Object.entries({ ...language.cards, ...words.cards }))
  const rules = new Map<string, RuleText>(Object.entries(language.rules))
  const causes = new Map<string, string>(Object.entries(language.causes))
  const choices = new Map<string, string>(Object.entries({ ...language.choices, ...words.choices }))
  const goals = new Map<string, Goal>(Object.entries({ ...language.goals, ...words.goals }))
  const plurals = new Intl.PluralRules(language.language)
  const prompts = new Map(Object.entries({ ...words.prompts }))
  const options = new Map(Object.entries({ ...words.options }))

  /** A box's own words for a question, by the text that asks it. */
  function own(of: ReadonlyMap<string, string>, { kind, rule, subject }: Prompt, which: string): string | undefined {
    const text = subject.cause ?? rule
    return of.get(`${kind}:${text}:${which}`) ?? of.get(`${kind}:${text}`) ?? of.get(text)
  }

  /** Words of its own, or made of parts. */
  function word(id: string): string | undefined {
    const own = names.get(id) ?? cards.get(id)?.name
    if (own !== undefined) return own
    const [, x, y] = STREET.exec(id) ?? []
    if (x !== undefined) return street(Number(x), Number(y))
    const [, kind = '', number] = NUMBERED.exec(id) ?? []
    if (names.has(kind)) return language.figure(kind, Number(number), say)
    const [, hero = ''] = FALLEN.exec(id) ?? []
    return names.has(hero) ? language.fallen(hero, say) : undefined
  }

  const name = (id: string): string => word(id) ?? rules.get(id)?.title ?? causes.get(id) ?? id

  const say: Say = {
    name,
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

  /** A box's own sentence with the names of what it is about. */
  const inserted = (sentence: string, of: object): string =>
    sentence.replace(FIELD, (_, field: string, form?: string) => {
      const value: unknown = (of as Readonly<Record<string, unknown>>)[field]
      if (typeof value === 'number') return String(value)
      if (typeof value !== 'string') return ''
      const named: Named | undefined = form ? words.names?.[value] : undefined
      return (typeof named === 'object' && form && named.forms?.[form]) || name(value)
    })

  function goal(mission: string, count: number): string | null {
    const forms = goals.get(mission)
    return forms ? filled((forms[plurals.select(count)] ?? forms.other).replace('#', String(count))) : null
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
      return words === undefined ? language.prompts[kind](prompt, say) : inserted(words, { seat, ...subject })
    },
    option: (option, prompt, facts = NO_FACTS) => {
      const words = option.choice === undefined ? own(options, prompt, option.yes ? 'yes' : 'no') : undefined
      return words === undefined
        ? language.options[prompt.kind](option, { prompt, facts }, say)
        : inserted(words, { ...prompt.subject, ...option })
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
    space: name,
    outcome: language.outcome,
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
