import type { View } from '@haven/engine'
import { boxesBeside } from '@haven/table/boxes'
import { useEffect, useState } from 'preact/hooks'
import { speakOf } from '../base/words.ts'
import { boxes, speakOfBoxes } from './boxes/boxes.ts'
import { fetchMissing } from './offered-boxes.ts'
import { isShown, showRules, versions } from './rules.ts'

/** True when the page has the rules and the words of the game that it shows: rules of before are fetched first. */
export function useRules(view: View | null): boolean {
  const [, setShown] = useState('')
  const version = view?.rules
  const isKnown = version === undefined || isShown(version)
  useEffect(() => {
    if (!isKnown) void showGame(version).then(() => setShown(version))
  }, [version, isKnown])
  if (view) speakOf(view.setup)
  return isKnown
}

/** Its rules, and the words of its boxes. */
export async function showGame(version: string): Promise<void> {
  await fetchMissing(version).catch(() => undefined)
  const names = boxesBeside(version).map(({ id }) => id)
  await Promise.all([
    showRules(version),
    speakOfBoxes(boxes().filter(({ manifest }) => names.includes(manifest.id))).catch(() => undefined),
  ])
}

/** Is this a game that goes on under the rules of then? */
export const isOlder = (version: string): boolean => !versions.isToday(version)
