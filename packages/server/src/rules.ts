import { coreBox } from '@haven/content'
import { compileBox, type Rules } from '@haven/engine'
import { TableError } from '@haven/table'

/** The rules of new games. */
const current: Rules = compileBox(coreBox)

/**
 * Rules versions of earlier releases with which games of this server may have begun. A release that changes a rule adds
 * those of the one before: its engine and content under another name in `package.json`, compiled here.
 */
const older: readonly Rules[] = []

export type RulesOf = (version: string | null) => Rules

/** A game goes on under the rules that it began with; null: those of new games. Throws a TableError. */
export function rulesAmong(newest: Rules, others: readonly Rules[]): RulesOf {
  const known = new Map([...others, newest].map((rules) => [rules.version, rules]))
  return (version) => {
    const found = version === null ? newest : known.get(version)
    if (!found) throw new TableError('foreign-rules', 'table', { rules: version ?? '', known: newest.version })
    return found
  }
}

export const rulesOf: RulesOf = rulesAmong(current, older)
