export const LANGUAGES = ['en', 'pseudo'] as const
export type LanguageId = (typeof LANGUAGES)[number]

/** The first wish that is a language of ours, as `de-AT` or `de`; else English. The pseudo-language is asked for by name. */
export function pickLanguage(wishes: readonly (string | null | undefined)[]): LanguageId {
  const known = (wish: string | null | undefined): LanguageId | undefined =>
    LANGUAGES.find((language) => language === wish?.toLowerCase().split(/[-_.]/)[0])
  return wishes.map(known).find((language) => language !== undefined) ?? 'en'
}
