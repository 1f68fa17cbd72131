import { errorPage as german } from '../de/error-page.ts'
import { errorPage as english } from '../en/error-page.ts'
import { errorPage as french } from '../fr/error-page.ts'
import { type LanguageId, pickLanguage } from '../pick.ts'
import { inPseudo } from '../pseudo/deep.ts'
import { errorPage as russian } from '../ru/error-page.ts'
import type { Said } from '../said.ts'

type Words = Said<typeof english>

const PAGES: Readonly<Record<LanguageId, Words>> = {
  en: english,
  de: german,
  fr: french,
  ru: russian,
  pseudo: inPseudo(english),
}

/** Why somebody is not served, in what their browser is set to (`Accept-Language`). */
export interface ErrorPage {
  readonly tag: LanguageId
  readonly say: Words
}
export type ErrorWord = keyof typeof english.of

export function errorPageIn(wishes: string | undefined): ErrorPage {
  const language = pickLanguage(
    [],
    (wishes ?? '').split(',').map((wish) => wish.split(';')[0]?.trim()),
  )
  return { tag: language, say: PAGES[language] }
}
