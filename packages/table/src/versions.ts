import type { Rules } from '@haven/engine'

/** The rules that are there: those of new games, and those of earlier releases, fetched when a game needs them. */
export interface Versions {
  readonly newest: Rules
  /** Null: no release had them. */
  find(version: string): Promise<Rules | null>
  /** Those of today in their place: whoever reads by them finds what is wrong. */
  of(version: string): Promise<Rules>
}

export function versionsOf(newest: Rules, older: (version: string) => Promise<Rules | null>): Versions {
  const find = async (version: string): Promise<Rules | null> => (version === newest.version ? newest : older(version))
  return {
    newest,
    find,
    of: async (version) => (await find(version)) ?? newest,
  }
}

/** Where nothing but the newest is known. */
export const onlyRules = (rules: Rules): Versions => versionsOf(rules, async () => null)
