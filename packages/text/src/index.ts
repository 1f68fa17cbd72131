import type { Catalogue } from './catalogue.ts'
import { english } from './en/index.ts'

export { type BoxWords, type Catalogue, catalogueOf, type RefusalWords, withWords } from './catalogue.ts'
export type { AdviceFacts, AdviceReason, CardText, Forecast, Language, OptionFacts, RuleText } from './language.ts'
export { english }

export const catalogues = { en: english } as const satisfies Record<string, Catalogue>
