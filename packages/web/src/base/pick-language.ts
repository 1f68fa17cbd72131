import { LANGUAGES, type LanguageId, OFFERED, pickLanguage } from '@haven/text/languages'
import { change, settings } from './settings.ts'
import { language } from './words.ts'

/** `?lang=` holds until the page is loaded without it; then what was set here, then what the browser is set to. */
export const pick = (): LanguageId => pickLanguage([wanted(), settings.value.language], navigator.languages)

const wanted = (): string | null => new URLSearchParams(location.search).get('lang')

/** What is not offered is shown to those alone who asked for a language by name. */
export const choices = (): readonly LanguageId[] =>
  LANGUAGES.filter((each) => OFFERED.includes(each) || language === each || wanted() !== null)

/** A page speaks one language: it is loaded anew, and the game goes on. */
export function changeLanguage(chosen: LanguageId): void {
  change({ language: chosen })
  const address = new URL(location.href)
  address.searchParams.delete('lang')
  if (address.href === location.href) location.reload()
  else location.replace(address)
}
