import type { Position, Rules } from '@haven/engine'
import { asIds } from '@haven/engine/files'
import type { Versions } from '@haven/table'

/** A position names the boxes beside the core box; one that is not here is told. */
export const rulesOfPosition = (versions: Versions, { boxes }: Position): Promise<Rules> =>
  versions.named(asIds(boxes ?? [], 'boxes', () => true))

/** What a new game with the boxes of another is told: their hashes, as far as they are here. */
export const hashesOf = (versions: Versions, names: readonly string[]): readonly string[] =>
  versions
    .shelf()
    .filter(({ id, version }) => names.includes(`${id}@${version}`))
    .map(({ hash }) => hash)
