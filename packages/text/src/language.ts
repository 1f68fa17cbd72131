import type {
  AbilityId,
  AcolyteAbilityId,
  AcolyteId,
  ApocalypseId,
  BossId,
  ChoiceId,
  DarkPastId,
  FormId,
  HellClubId,
  MapId,
  MissionId,
  SinCardId,
  SinId,
  SinTextId,
  StoryId,
  StoryRuleId,
  TileId,
  TrackId,
  UpgradeId,
} from '@haven/content'
import type {
  Bonus,
  CityAction,
  Event,
  EventName,
  FileCode,
  HeroClass,
  HeroFace,
  IdleReason,
  MonsterKind,
  Npc,
  Option,
  Outcome,
  Params,
  Prompt,
  PromptKind,
  RefusalCode,
  RuleId,
  Side,
  SinFace,
  StoryDef,
  TokenKind,
  Viewer,
  WindowName,
} from '@haven/engine'
import type { Plural } from './speech.ts'

/**
 * What somebody writes to bring a language: one entry for each thing the game can say, keyed by the closed lists of
 * engine and content, so that a missing entry does not compile. `catalogueOf` makes a catalogue of it.
 */
export interface Language {
  /** BCP 47, as `en`. */
  readonly language: string
  readonly prompts: { readonly [K in PromptKind]: (prompt: Prompt, say: Say) => string }
  readonly options: { readonly [K in PromptKind]: (option: Option, asked: Asked, say: Say) => string }
  /** What the core box says of its own texts: before the words for all of them. */
  readonly own: OwnWords
  readonly events: { readonly [N in EventName]: (event: Extract<Event, { event: N }>, say: Say) => string }
  readonly refusals: Readonly<Record<RefusalCode | FileCode, (params: Params, say: Say, rule: string) => string>>
  readonly outcome: (outcome: Outcome) => string
  /** A game of an earlier release that means something else under the rules of today. */
  readonly olderRules: (version: string) => string
  readonly idle: IdleWords
  /** Section 17 of the rules: what the preview edition calls otherwise. */
  readonly preview: EditionWords
  readonly forecasts: {
    readonly [K in Forecast['of']]: (forecast: Extract<Forecast, { of: K }>, say: Say) => ForecastText
  }
  readonly advice: (advice: AdviceFacts) => string
  /** What would have been better, in one sentence. */
  readonly better: (advice: BetterFacts) => string
  readonly rules: Readonly<Record<RuleId, RuleText>>
  readonly cards: Readonly<Record<CardId, CardText>>
  /** What a mission asks for, in plain numbers. */
  readonly goals: Readonly<Record<MissionId, Goal>>
  /** A count where it is not known yet whether three or four heroes play. */
  readonly either: (three: number, four: number) => string
  /** What one of these Acolytes is called. */
  readonly figures: Readonly<Record<AcolyteId, Named>>
  /** Short names, as the log uses them; what is not here goes by the name on its card. */
  readonly names: Readonly<Record<NameId, Named>>
  /** Gender and forms of what goes by the name on its card, in languages that need them. */
  readonly nouns?: Readonly<Record<string, Noun>>
  /** Why something happened, in a word or two. */
  readonly causes: Readonly<Record<CauseId, string>>
  readonly choices: Readonly<Record<ChoiceId, string>>
  /** `acolyte-3` where it has to be told apart: the kind and the number. */
  readonly figure: (kind: string, number: number, say: Say, form?: string) => string
  /** `fallen-leah`: a hero who has turned. */
  readonly fallen: (hero: string, say: Say, form?: string) => string
}

/** What a language has to know of a name: its gender, and its other forms under names of its own (`dat`, `plural`). */
export interface Noun {
  readonly gender?: string
  readonly forms?: Readonly<Record<string, string>>
}

/** A name alone, or with what sentences need to know of it. */
export type Named = string | (Noun & { readonly name: string })

/** What would do nothing, and what gave itself. */
export interface IdleWords {
  readonly reasons: Readonly<Record<IdleReason, string>>
  /** Behind an answer. */
  readonly noEffect: (reason: string) => string
  /** A line of the log. */
  readonly skipped: (reasons: readonly string[]) => string
  /** The mark of what gave itself, and a sentence with it. */
  readonly auto: string
  readonly byItself: (sentence: string) => string
}

/** What one edition says in words of its own. */
export type EditionWords = {
  readonly [K in 'prompts' | 'options' | 'events' | 'refusals' | 'rules' | 'cards' | 'names' | 'causes']?: Partial<
    Language[K]
  >
}

/** What a box says in words of its own where texts of its own ask or do something. */
export interface OwnWords {
  /**
   * What a text of the box asks, by the text, or as `kind:text` where it asks several things, or as `kind:text:sins`
   * and `kind:text:heroes` where it asks both sides. `{hero}` is the name of the hero that it is about, and so for every
   * field of its subject, and for `{seat}`; `{asked}` is the hero, or the seat where it is about none; `{hero:dative}` is
   * that form of the name.
   */
  readonly prompts?: Readonly<Record<string, string>>
  /**
   * What the answers to it mean, likewise, or as `kind:text:yes` and `:no`; `{space}` is a field of the answer. An answer
   * with a choice has `choices`. `deed:text` is a text that a hero may use in his turn.
   */
  readonly options?: Readonly<Record<string, string>>
  /** What became of a hero by a text, behind his name in the log, where "used" would be the wrong word. */
  readonly used?: Readonly<Record<string, string>>
}

export interface CardText {
  readonly name: string
  /** Exactly what happens, in at most 240 characters. `{+4}` is the number of heroes in play and 4 more. */
  readonly text: string
  readonly flavour?: string
}

export type Goal = Plural

export interface RuleText {
  readonly title: string
  readonly text: string
}

/** What a phrase can look up while it is made: words of every box in play. */
export interface Say {
  readonly name: (id: string) => string
  /** The name in another form, as `dat`: the name itself where there is none. A figure comes with its number. */
  readonly form: (id: string, form: string) => string
  /** `m`, `f`, `n`, as the language calls them; of a box's own name only if the box tells it. */
  readonly gender: (id: string) => string | undefined
  /** A figure by what it is: `acolyte-3` is a Nun, where `name` tells it from the other Nuns. */
  readonly kind: (id: string) => string
  readonly space: (id: string) => string
  /** A mission in plain numbers, as "Kill 7 monsters"; one without words for that goes by its name. */
  readonly goal: (mission: string, count: number) => string
  /** Why something happened. */
  readonly cause: (id: string) => string
  /** One of the ways that a text offers, and the text that offers it. */
  readonly choice: (choice: string, cause: string | undefined) => string
  /** What became of a hero by this text, where "used" would be the wrong word. */
  readonly used: (text: string) => string | undefined
  /** Are there words for this id? */
  readonly knows: (id: string) => boolean
}

/** Facts of the position that make the words of an option richer; all may be left out. */
export interface OptionFacts {
  /** The corruption track of a hero: what a Wound marker hides. */
  readonly trackOf?: (hero: string) => readonly Bonus[] | undefined
  /** Where a monster stands: from where it moves. */
  readonly spaceOf?: (monster: string) => string | undefined
  /** No other of its kind stands beside it: it needs no number. */
  readonly isAlone?: (monster: string) => boolean
}

/** What an answer may lead to: of the odds, what words are made of. */
export type Forecast =
  | FightForecastFacts
  | { readonly of: 'cleanse'; readonly outlook: ReachFacts<CleanseRollFacts> }
  | { readonly of: 'move'; readonly odds: HarmFacts }

/** One line of it. */
export interface ForecastText {
  /** What is hoped for, what is feared, and what the numbers count on; each may be empty. */
  readonly gain: string
  readonly risk: string
  readonly mark: string
  /** The first where there is little width. */
  readonly brief: string
  /** All of it for the eye, and for the ear. */
  readonly shown: string
  readonly said: string
}

export interface FightForecastFacts {
  readonly of: 'fight'
  /** Who reads it. */
  readonly side: Side
  readonly hero: string
  readonly outlook: OwnFacts & { readonly own: readonly OwnFacts[] }
  /** Kills that finish the mission. */
  readonly needs: number | null
}

interface ReachFacts<R> {
  readonly stands: R
  readonly best: R
  readonly worst: R
}

interface OwnFacts extends ReachFacts<FightRollFacts> {
  /** It counts on voluntary corruption. */
  readonly corruption: boolean
}

export interface FightRollFacts {
  readonly odds: {
    /** Chances by number of kills, none first. */
    readonly kills: readonly number[]
    readonly monsters: readonly unknown[]
    readonly death: number
  }
  readonly finishes: number
}

export interface CleanseRollFacts {
  readonly odds: {
    /** Chances by number of tokens, none first. */
    readonly removed: readonly number[]
    readonly mean: { readonly skills: number }
  }
}

/** Chances by number, none first. */
export interface HarmFacts {
  readonly wounds: readonly number[]
  readonly corruption: readonly number[]
  readonly death: number
}

export type AdviceReason =
  | 'lives'
  | 'wounds'
  | 'corruption'
  | 'gear'
  | 'time'
  | 'tokens'
  | 'cards'
  | 'monsters'
  | 'danger'
  | 'hazards'
  | 'mission'
  | 'way'

/** What a bot would do and why; answers are in words already. */
export interface AdviceFacts {
  readonly side: Side
  readonly answer: string
  /** How it means to go on in this turn. */
  readonly next: readonly string[]
  /** The chance of the side to win, and the range in which it lies. */
  readonly chance: number
  readonly low: number
  readonly high: number
  readonly other: { readonly answer: string; readonly difference: number } | null
  /** What speaks for the answer and against the other, the weightiest first. */
  readonly reasons: readonly AdviceReason[]
}

export type BetterFacts = Pick<AdviceFacts, 'answer' | 'next' | 'reasons'>

export interface Asked {
  readonly prompt: Prompt
  readonly facts: OptionFacts
}

export type CardId =
  | AbilityId
  | AcolyteAbilityId
  | AcolyteId
  | ApocalypseId
  | BossId
  | DarkPastId
  | FormId
  | HellClubId
  | MapId
  | MissionId
  | SinCardId
  | SinId
  | SinTextId
  | StoryId
  | StoryRuleId
  | TileId
  | TrackId
  | UpgradeId

/** The cards of one sin, deck or story: all whose ids begin like this, so that each file is complete by itself. */
export type CardsOf<Prefix extends string> = Readonly<Record<Extract<CardId, `${Prefix}${string}`>, CardText>>

export type NameId =
  | AcolyteId
  | CityAction
  | FormId
  | HellClubId
  | HeroClass
  | HeroFace
  | MonsterKind
  | Npc
  | Side
  | SinFace
  | StoryDef['type']
  | TokenKind
  | Viewer
  | WindowName
  | 'altar'
  | 'mark'
  | 'metro'
  | 'free-fight'

/** Causes of events and questions that are neither a card nor a City Action. */
export type CauseId =
  | 'CORR-1'
  | 'END-1'
  | 'END-4'
  | 'MOVE-5'
  | 'MOVE-7'
  | 'MOVE-8'
  | 'RANGE-4'
  | 'REACT-1'
  | 'SETUP-9'
  | 'story-aid'
  | 'story-top-up'
  | 'fight'
  | 'rangedFight'
  | 'cleanse'
  | 'price'
  | 'round'
  | 'endOfRound'
  | 'leave'
  | 'enter'

export type { ChoiceId }
