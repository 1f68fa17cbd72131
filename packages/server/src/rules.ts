import { coreBox } from '@haven/content'
import { compileBox, type Rules } from '@haven/engine'
import { TableError } from '@haven/table'

/** The rules of new games. */
const current: Rules = compileBox(coreBox)

/** Every rules version that games of this server may have begun with: a release that changes a rule adds the old one. */
const KNOWN: ReadonlyMap<string, Rules> = new Map([[current.version, current]])

/** A game goes on under the rules that it began with. */
export function rulesOf(version: string | null): Rules {
  if (version === null) return current
  const known = KNOWN.get(version)
  if (!known) throw new TableError('foreign-rules', 'table', { rules: version, known: current.version })
  return known
}
