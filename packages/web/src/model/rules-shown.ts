import { useEffect, useState } from 'preact/hooks'
import { rules, showRules, versions } from './rules.ts'

/** True when the page has the rules of the game that it shows: those of an earlier release are fetched first. */
export function useRules(version: string | undefined): boolean {
  const [shown, setShown] = useState(rules.version)
  const isKnown = version === undefined || version === rules.version
  useEffect(() => {
    if (!isKnown) void showRules(version).then(() => setShown(version))
  }, [version, isKnown])
  return isKnown || shown === version
}

/** Is this a game that goes on under the rules of then? */
export const isOlder = (version: string): boolean => version !== versions.newest.version
