import type { BoxLanguages } from '@haven/text'

/** All that the box says, fetched in the language that is spoken. */
export const languages: BoxLanguages = {
  en: () => import('./en/index.ts').then(({ words }) => words),
  de: () => import('./de/index.ts').then(({ words }) => words),
  fr: () => import('./fr/index.ts').then(({ words }) => words),
  ru: () => import('./ru/index.ts').then(({ words }) => words),
}
