import { fits, type Option, type Seat } from '@haven/engine'
import { type Lookup, readIntent } from '@haven/text/typing'
import type { Question } from '../../model/targets.ts'

/** What a typed line means at a question: one answer, one of several, or none of them. */
export type Meaning =
  | { readonly means: 'answer'; readonly option: Option }
  | { readonly means: 'several'; readonly numbers: readonly number[] }
  | { readonly means: 'refused' }
  | { readonly means: 'out-of-range' }
  | { readonly means: 'nothing' }

export function meaningOf(line: string, question: Question, lookup: Lookup): Meaning {
  const { options } = question
  if (/^\d+$/.test(line)) {
    const option = options[Number(line) - 1]
    return option ? { means: 'answer', option } : { means: 'out-of-range' }
  }
  const exact = options.find(({ id }) => id === line)
  if (exact) return { means: 'answer', option: exact }
  const intent = readIntent(line, question, lookup)
  if (!intent || (intent.kind !== undefined && intent.kind !== question.kind)) return { means: 'nothing' }
  const found = options.filter((option) => fits(option, intent))
  const [only] = found
  if (!only) return { means: 'refused' }
  if (found.length === 1) return { means: 'answer', option: only }
  return { means: 'several', numbers: found.map((option) => options.indexOf(option) + 1) }
}

/** "move C2; fight" is two lines. */
export const linesIn = (typed: string): readonly string[] =>
  typed
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

export interface Addressed {
  /** "hero 2: 1" speaks for that player. */
  readonly seat: Seat | null
  /** "rose: move C2" means Rose and nobody else. */
  readonly hero: string | null
  readonly line: string
}

export function addressed(line: string, lookup: Lookup): Addressed {
  const [, who = '', rest = ''] = /^([^:]+):\s*(.+)$/.exec(line) ?? []
  if (rest === '') return { seat: null, hero: null, line }
  const seat = lookup.tongue.seat(who)
  const hero = seat ? null : lookup.hero(who)
  return seat || hero ? { seat, hero, line: rest } : { seat: null, hero: null, line }
}
