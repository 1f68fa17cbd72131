import { fetchPart, type YouWords } from '@haven/text/languages'
import { catalogue, language, speakOfGame } from './words.ts'

/** What the page of oneself says. Whoever never opens it never fetches it. */
export let you: YouWords

export async function speakOfYou(): Promise<void> {
  const [part] = await Promise.all([fetchPart(language, 'you'), speakOfGame()])
  you = part(catalogue.say)
}
