import type { Rules, Setup, SetupWishes } from '@haven/engine'
import type { BoxVersion } from './boxes/names.ts'
import type { BoxManifest } from './boxes/packed.ts'

/** The rules that are there: those of new games, with any boxes, and those of earlier releases, fetched when needed. */
export interface Versions {
  /** Of a new game that uses no box beside those that are always there. */
  readonly newest: Rules
  /** Null: no release had them, or a box is not here. */
  find(version: string): Promise<Rules | null>
  /** Those of today in their place: whoever reads by them finds what is wrong. */
  of(version: string): Promise<Rules>
  /** Are they of this release, whatever boxes they name? */
  isToday(version: string): boolean
  /** The boxes that such a version names and that are not here. */
  missing(version: string): readonly BoxVersion[]
  /** The boxes that a new game may have beside those of the newest rules. */
  shelf(): readonly BoxManifest[]
  /** The hashes of those that such wishes name something of. */
  naming(wishes: SetupWishes): readonly string[]
  /** The rules of these boxes, by their hashes, together: by them a game is set up. Throws a TableError that names one that is not here. */
  with(hashes: readonly string[]): Promise<Rules>
  /** The same by their names, `id@version`: another version of a box will do. */
  named(names: readonly string[]): Promise<Rules>
  /** The same without the boxes that this set-up uses nothing of: by them it is played. */
  fitting(rules: Rules, setup: Setup): Rules
}

/** Where there is no box beside those of the newest rules. */
export function versionsOf(newest: Rules, older: (version: string) => Promise<Rules | null>): Versions {
  const find = async (version: string): Promise<Rules | null> => (version === newest.version ? newest : older(version))
  return {
    newest,
    find,
    of: async (version) => (await find(version)) ?? newest,
    isToday: (version) => version === newest.version,
    missing: () => [],
    shelf: () => [],
    naming: () => [],
    with: async () => newest,
    named: async () => newest,
    fitting: (rules) => rules,
  }
}

/** Where nothing but the newest is known. */
export const onlyRules = (rules: Rules): Versions => versionsOf(rules, async () => null)
