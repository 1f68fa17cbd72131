import { type BoxWords, type Catalogue, catalogueOf, type GameSpoken, type Say } from '@haven/text'
import { fetchPart, type LanguageId, TAGS, type WebWords } from '@haven/text/languages'

/**
 * What this page says, in the one language that it speaks until it is loaded anew. The words around every page are there
 * before anything is drawn; those of the game before any page that has one (app/pages.ts).
 */
export let words: WebWords
/** What the game itself says. */
export let catalogue: Catalogue
/** Names as the game on the screen has them, whichever that is by then. */
export const say: Say = {
  name: (id) => catalogue.say.name(id),
  form: (id, form) => catalogue.say.form(id, form),
  gender: (id) => catalogue.say.gender(id),
  kind: (id) => catalogue.say.kind(id),
  space: (id) => catalogue.say.space(id),
  goal: (mission, count) => catalogue.say.goal(mission, count),
  cause: (id) => catalogue.say.cause(id),
  choice: (choice, cause) => catalogue.say.choice(choice, cause),
  used: (text) => catalogue.say.used(text),
  knows: (id) => catalogue.say.knows(id),
}
export let language: LanguageId = 'en'

export async function speak(chosen: LanguageId): Promise<void> {
  language = chosen
  words = { ...words, ...(await fetchPart(chosen, 'page')) }
}

let ofGame: Promise<void> | null = null
const ofBoxes: BoxWords[] = []

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
  // The words of a box may have come before those of the game.
  catalogue = ofBoxes.reduce((said, more) => said.with(more), catalogueOf(game))
  words = { ...words, ...table(say) }
}

/** Each edition of the rules has names of its own, and so have the Acolytes: before a game is shown. */
export function speakOf(game: GameSpoken): void {
  catalogue = catalogue.of(game)
}

/** The same with the words of a box. */
export function speakOfBox(more: BoxWords): void {
  ofBoxes.push(more)
  catalogue = catalogue.with(more)
}

/** For `lang` and `Intl`. */
export const tag = (): string => TAGS[language]
