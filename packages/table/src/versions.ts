import type { Rules } from '@haven/engine'

/** The rules that are there: those of new games, and those of earlier releases, fetched when a game needs them. */
export interface Versions {
  readonly newest: Rules
  /** Null: no release had them. */
  find(version: string): Promise<Rules | null>
}

export function versionsOf(newest: Rules, older: (version: string) => Promise<Rules | null>): Versions {
  return {
    newest,
    find: async (version) => (version === newest.version ? newest : older(version)),
  }
}

/** Where nothing but the newest is known. */
export const onlyRules = (rules: Rules): Versions => versionsOf(rules, async () => null)
