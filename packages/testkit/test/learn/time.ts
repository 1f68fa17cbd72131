import type { Event } from '@haven/engine'
import { isTogether, SCENE_MS, sceneMs } from '@haven/table'
import { catalogueOf } from '@haven/text'
import { fetchPart, nightText } from '@haven/text/languages'
import type { Line } from './proof.ts'

/** How long a scene takes: words by the minute, and the film as it is shown. */

const { say } = catalogueOf(await fetchPart('en', 'game'))
export const words = (await fetchPart('en', 'night'))(say)

/** What a key says, with parameters that stand for any. */
export const textOf = (key: string): string => nightText(words, key, { off: 2, on: 73, dead: 'thorley' })

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

export const spoken = (keys: readonly string[]): number => keys.reduce((sum, key) => sum + wordsIn(textOf(key)), 0)

/** Milliseconds. */
export function filmOf({ events }: Line): number {
  const scenes: Event[][] = []
  for (const event of events) {
    if (SCENE_MS[event.event] === undefined) continue
    const last = scenes.at(-1)
    const before = last?.at(-1)
    if (last && before && isTogether(before, event)) last.push(event)
    else scenes.push([event])
  }
  return scenes.reduce((sum, scene) => sum + sceneMs(scene), 0)
}
