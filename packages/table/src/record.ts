import { type Outcome, RuleError, type Rules } from '@haven/engine'
import { asObject, asOneOf, asText, checkFormat, onlyFields } from '@haven/engine/files'
import { needFields, PLAYED_FIELDS, type Played, readPlayed } from './play.ts'
import { type Fault, replay } from './replay.ts'

/** A whole game for others to see, once it is over. */
export interface GameRecord extends Played {
  readonly outcome: Outcome
}

function readOutcome(value: unknown): Outcome {
  const outcome = asObject(value, 'outcome')
  onlyFields(outcome, 'outcome', ['winner', 'rule'])
  needFields(outcome, 'outcome', ['winner', 'rule'])
  return {
    winner: asOneOf(outcome.winner, 'outcome.winner', ['heroes', 'sins'] as const),
    rule: asText(outcome.rule, 'outcome.rule'),
  }
}

/** Checks the form and throws one RuleError that names the field. `verifyRecord` checks the game. */
export function readRecord(value: unknown): GameRecord {
  const file = checkFormat(value)
  onlyFields(file, '', [...PLAYED_FIELDS, 'outcome'])
  needFields(file, '', ['outcome'])
  return { ...readPlayed(file), outcome: readOutcome(file.outcome) }
}

export type Verdict = { readonly ok: true } | Fault

/** Recomputes every roll and shuffle, and names the first place that is not as the rules make it. */
export function verifyRecord(rules: Rules, value: unknown): Verdict {
  let record: GameRecord
  try {
    record = readRecord(value)
  } catch (error) {
    if (!(error instanceof RuleError)) throw error
    return { ok: false, place: String(error.params.field), code: error.code, params: error.params }
  }
  const played = replay(rules, record)
  if (!played.ok) return played
  const { outcome, length } = played.game
  if (!outcome) return { ok: false, place: `answers[${length}]`, code: 'truncated', params: { answers: length } }
  if (outcome.winner !== record.outcome.winner || outcome.rule !== record.outcome.rule) {
    return { ok: false, place: 'outcome', code: 'outcome-mismatch', params: { ...outcome } }
  }
  return { ok: true }
}
