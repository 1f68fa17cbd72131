export const LANGUAGES = ['en', 'de', 'fr', 'ru', 'pseudo'] as const
export type LanguageId = (typeof LANGUAGES)[number]

/**
 * Those whose every word is written (`npm run words -- --left` says what is not): these alone are offered, and picked
 * because a browser or a terminal is set to them. Others can be asked for by name.
 */
export const OFFERED: readonly LanguageId[] = ['en', 'de', 'fr', 'ru']

/** Letters of a text on a card. */
export const MOST_TEXT: Readonly<Record<LanguageId, number>> = { en: 240, de: 310, fr: 310, ru: 290, pseudo: 360 }

const tongue = (wish: string | null | undefined): string | undefined => wish?.toLowerCase().split(/[-_.]/)[0]

/**
 * What somebody named, whatever it is; else the first wish of their device that is offered, as `de-AT` or `de`; else
 * English.
 */
export function pickLanguage(
  named: readonly (string | null | undefined)[],
  wishes: readonly (string | null | undefined)[] = [],
): LanguageId {
  const first = (from: readonly LanguageId[], all: typeof named): LanguageId | undefined =>
    all.map(tongue).flatMap((each) => from.filter((language) => language === each))[0]
  // Nobody's device is set to the made-up language by chance.
  return first(LANGUAGES, named) ?? first([...OFFERED, 'pseudo'], wishes) ?? 'en'
}
