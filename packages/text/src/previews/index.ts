import { catalogueOf } from '../catalogue.ts'
import { previews as german } from '../de/previews.ts'
import { previews as english } from '../en/previews.ts'
import { previews as french } from '../fr/previews.ts'
import { fetchPart, TAGS } from '../languages.ts'
import { type LanguageId, pickLanguage } from '../pick.ts'
import { inPseudo } from '../pseudo/deep.ts'
import { previews as russian } from '../ru/previews.ts'
import type { Said } from '../said.ts'

export type PreviewWords = Said<ReturnType<typeof english>>

const PREVIEWS: Readonly<Record<LanguageId, Said<typeof english>>> = {
  en: english,
  de: german,
  fr: french,
  ru: russian,
  pseudo: inPseudo(english),
}

/** Names come with the whole game's words: they are fetched once a language. */
const known = new Map<LanguageId, Promise<PreviewWords>>()

async function fetched(language: LanguageId): Promise<PreviewWords> {
  return PREVIEWS[language](catalogueOf(await fetchPart(language, 'game')).say)
}

/** In the language that the link asks for; without one in English. */
export async function previewsIn(
  language: string | null | undefined,
): Promise<{ readonly say: PreviewWords; readonly tag: string }> {
  const picked = pickLanguage([language])
  const words = known.get(picked) ?? fetched(picked)
  known.set(picked, words)
  return { say: await words, tag: TAGS[picked] }
}
