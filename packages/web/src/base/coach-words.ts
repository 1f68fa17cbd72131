import { type CoachWords, fetchPart } from '@haven/text/languages'
import { catalogue, language } from './words.ts'

/** What the coach says. Whoever has none never fetches it. */
export let coachWords: CoachWords

export async function speakOfCoach(): Promise<void> {
  coachWords = (await fetchPart(language, 'coach'))(catalogue.say)
}
