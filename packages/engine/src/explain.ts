import type { Intent, Option, Seat } from './contract.ts'
import { askedKind, askedSeats, type Game, type Pending } from './kernel.ts'
import { type Refusal, refusal } from './refusals.ts'

/** Has the option all the fields that were given? */
export function fits(option: Option, intent: Intent): boolean {
  for (const [field, wanted] of Object.entries(intent)) {
    if (field !== 'kind' && wanted !== undefined && option[field as keyof Option] !== wanted) return false
  }
  return true
}

/** Null if a legal option fits the intent, else why not, by the rule that forbids it. */
export function explain(g: Game, pending: Pending | null, seat: Seat, intent: Intent): Refusal | null {
  if (g.s.over) return refusal('game-over', g.s.over.rule, { winner: g.s.over.winner })
  const { step, frame, options } = pending as Pending
  const rule = typeof step.rule === 'string' ? step.rule : step.rule(g, frame)
  const seats = askedSeats(g, pending as Pending)
  if (!seats.includes(seat)) return refusal('not-your-question', rule, { seat: seats.join(' ') })
  const kind = askedKind(g, step)
  if (intent.kind !== undefined && intent.kind !== kind) return refusal('not-asked-now', rule, { kind })
  if (options.some((option) => fits(option, intent))) return null
  return step.refuse?.(g, frame, intent) ?? refusal('not-among-options', rule, { kind })
}
