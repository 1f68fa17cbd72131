import { type Catalogue, catalogueOf } from '@haven/text'
import { fetchPart, type LanguageId, TAGS } from '@haven/text/languages'
import type { WebWords } from '@haven/text/web'

/**
 * What this page says, in the one language that it speaks until it is loaded anew. The words around every page are there
 * before anything is drawn; those of the game before any page that has one (app/pages.ts).
 */
export let words: WebWords
/** What the game itself says. */
export let catalogue: Catalogue
export let language: LanguageId = 'en'

export async function speak(chosen: LanguageId): Promise<void> {
  language = chosen
  words = { ...words, ...(await fetchPart(chosen, 'page')) }
}

let ofGame: Promise<void> | null = null

/** Once; a fetch that failed is tried again by whoever asks next. */
export function speakOfGame(): Promise<void> {
  ofGame ??= fetchGame().catch((error: unknown) => {
    ofGame = null
    throw error
  })
  return ofGame
}

async function fetchGame(): Promise<void> {
  const [game, table] = await Promise.all([fetchPart(language, 'game'), fetchPart(language, 'table')])
  catalogue = catalogueOf(game)
  words = { ...words, ...table(catalogue.say) }
}

/** For `lang` and `Intl`. */
export const tag = (): string => TAGS[language]
