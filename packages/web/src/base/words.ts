import { type Catalogue, catalogueOf } from '@haven/text'
import { fetchPart, type LanguageId, TAGS, type WebWords } from '@haven/text/languages'
import type { Typing } from '@haven/text/typing'

/**
 * What this page says, in the one language that it speaks until it is loaded anew. The words around every page are there
 * before anything is drawn; those of the game before any page that has one (app/pages.ts).
 */
export let words: WebWords
/** What the game itself says. */
export let catalogue: Catalogue
/** What people type at the text view. */
export let typing: Typing
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
  const [game, table, typed] = await Promise.all([
    fetchPart(language, 'game'),
    fetchPart(language, 'table'),
    fetchPart(language, 'typing'),
  ])
  typing = typed
  catalogue = catalogueOf(game)
  words = { ...words, ...table(catalogue.say) }
}

/** For `lang` and `Intl`. */
export const tag = (): string => TAGS[language]
