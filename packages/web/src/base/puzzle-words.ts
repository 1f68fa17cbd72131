import { fetchPart, type NightmareWords } from '@haven/text/languages'
import { language, speakOfGame } from './words.ts'

/** What nightmares say. Whoever never opens one never fetches it. */
export let nightmareWords: NightmareWords

export async function speakOfPuzzles(): Promise<void> {
  const [part] = await Promise.all([fetchPart(language, 'nightmare'), speakOfGame()])
  nightmareWords = part
}
