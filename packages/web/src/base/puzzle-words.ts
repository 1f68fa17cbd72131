import { type DrillWords, fetchPart, type NightmareWords } from '@haven/text/languages'
import { speakOfNight } from './night-words.ts'
import { language, speakOfGame } from './words.ts'

/** What nightmares and drills say. Whoever never opens one never fetches it. */
export let nightmareWords: NightmareWords
export let drillWords: DrillWords

export async function speakOfNightmares(): Promise<void> {
  const [part] = await Promise.all([fetchPart(language, 'nightmare'), speakOfGame()])
  nightmareWords = part
}

/** Scenes of First Night are named beside them. */
export async function speakOfDrills(): Promise<void> {
  const [part] = await Promise.all([fetchPart(language, 'drills'), speakOfNight()])
  drillWords = part
}
