import { english } from './en/index.ts'

export {
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
  OptionFacts,
  RuleText,
  Say,
} from './language.ts'
export type { Sitter } from './sitter.ts'
export { english }
