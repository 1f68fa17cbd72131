import { fetchPart, type NightWords } from '@haven/text/languages'
import { catalogue, language, speakOfGame } from './words.ts'

/** What First Night says. Whoever never plays it never fetches it. */
export let night: NightWords

export async function speakOfNight(): Promise<void> {
  const [part] = await Promise.all([fetchPart(language, 'night'), speakOfGame()])
  night = part(catalogue.say)
}
