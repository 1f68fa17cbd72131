import { english } from './en/index.ts'

export {
  type BoxLanguages,
  type BoxWords,
  type Catalogue,
  catalogueOf,
  type GameSpoken,
  type RefusalWords,
  withWords,
} from './catalogue.ts'
export { figureFacts } from './figure-facts.ts'
export type {
  AdviceFacts,
  AdviceReason,
  CardText,
  Forecast,
  ForecastText,
  Language,
  Named,
  Noun,
  OptionFacts,
  RuleText,
  Say,
} from './language.ts'
export type { LanguageId } from './pick.ts'
export type { Sitter } from './sitter.ts'
export type { Plural } from './speech.ts'
export { english }
