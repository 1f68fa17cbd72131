import { fetchPart, type RulebookWords } from '@haven/text/languages'
import { catalogue, language, speakOfGame } from './words.ts'

/** What the rulebook says beside the rules themselves. Whoever never opens it never fetches it. */
export let rulebook: RulebookWords

export async function speakOfRules(): Promise<void> {
  const [part] = await Promise.all([fetchPart(language, 'rulebook'), speakOfGame()])
  rulebook = part(catalogue.say)
}
