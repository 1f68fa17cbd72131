import { language } from '../words.ts'

/** The cache in which each language that a page here has spoken has a mark: the service worker keeps their words. */
const SPOKEN = 'spoken'

/** True: it was not known before. */
export async function markSpoken(): Promise<boolean> {
  const marks = await caches.open(SPOKEN)
  const mark = `/spoken/${language}`
  if (await marks.match(mark)) return false
  await marks.put(mark, new Response(''))
  return true
}

/** Which parts each language is said in. */
export type SaidParts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Those of the language that this page speaks. */
export const saidHere = (words: SaidParts | undefined): string[] => Object.values(words?.[language] ?? {}).flat()
