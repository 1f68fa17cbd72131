import { fetchPart, type ThingWords } from '@haven/text/languages'
import { language, say } from './words.ts'

/** What each thing of the table is. Whoever never points at one never fetches it. */
export let things: ThingWords

let asked: Promise<ThingWords> | null = null

/** Once; a fetch that failed is tried again by whoever asks next. */
export function speakOfThings(): Promise<ThingWords> {
  asked ??= fetchPart(language, 'things').then(
    (made) => {
      things = made(say)
      return things
    },
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}
