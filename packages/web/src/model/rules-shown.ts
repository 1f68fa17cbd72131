import type { View } from '@haven/engine'
import { useEffect, useState } from 'preact/hooks'
import { speakOf } from '../base/words.ts'
import { isShown, showRules, versions } from './rules.ts'

/** True when the page has the rules and the words of the game that it shows: rules of before are fetched first. */
export function useRules(view: View | null): boolean {
  const [, setShown] = useState('')
  const version = view?.rules
  const isKnown = version === undefined || isShown(version)
  useEffect(() => {
    if (!isKnown) void showRules(version).then(() => setShown(version))
  }, [version, isKnown])
  if (view) speakOf(view.setup)
  return isKnown
}

/** Is this a game that goes on under the rules of then? */
export const isOlder = (version: string): boolean => version !== versions.newest.version
