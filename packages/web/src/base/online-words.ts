import { fetchPart, type OnlineWords } from '@haven/text/languages'
import { language, say as ofGame, speakOfGame } from './words.ts'

/** What online tables say around the game. Whoever plays at home never fetches it. */
export let say: OnlineWords
/** Has this page been at an online table? */
export const isOnline = (): boolean => say !== undefined

export async function speakOnline(): Promise<void> {
  const [online] = await Promise.all([fetchPart(language, 'online'), speakOfGame()])
  say = online(ofGame)
}
