import type { Params } from './contract.ts'

/** Everything that can be said against an answer or an intent. The words are in the text package. */
export const REFUSAL_CODES = [
  // about the answer itself
  'malformed-answer',
  'game-over',
  'stale-prompt',
  'foreign-seat',
  'unknown-option',
  'not-your-question',
  'not-asked-now',
  'not-among-options',
  // a hero's turn
  'no-such-space',
  'same-space',
  'not-adjacent',
  'river-between',
  'move-spent',
  'move-over',
  'action-taken',
  'no-monsters-here',
  'no-monsters-there',
  'not-ranged',
  'not-from-district',
  'not-into-district',
  'not-own-space',
  'no-line-of-sight',
  'nothing-to-cleanse',
  'not-a-district',
  'city-token-spent',
  'slot-taken',
  'city-forbidden',
  'city-out-of-reach',
  'nothing-face-down',
  'monsters-prevent',
  'no-such-token-here',
  'not-collectable',
  'innocent-at-seven',
  'just-dropped',
  'not-held',
  'no-delivery-here',
  'ability-unknown',
  'ability-used',
  'ability-not-now',
  // the Sins player
  'card-not-held',
  'card-not-now',
  'monster-pinned',
  'monster-kept-down',
  'space-closed',
  'monster-too-far',
  'monster-not-toward',
  'monster-not-on-board',
  'monster-twin',
  'monster-unkillable',
  'nest-blocked',
  'not-in-dead-pile',
  // wounds, results, cards
  'slot-covered',
  'slot-free',
  'not-enough-hits',
  'not-in-inventory',
  'icon-not-there',
  'hero-not-there',
  'hero-not-in-reserve',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

export interface Refusal {
  readonly code: RefusalCode
  readonly rule: string
  readonly params: Params
}

const NO_PARAMS: Params = Object.freeze({})
const shared = new Map<string, Refusal>()

/** Refusals without parameters are shared objects: `options` makes thousands of them. */
export function refusal(code: RefusalCode, rule: string, params?: Params): Refusal {
  if (params) return { code, rule, params }
  const key = `${code} ${rule}`
  let known = shared.get(key)
  if (!known) {
    known = Object.freeze({ code, rule, params: NO_PARAMS })
    shared.set(key, known)
  }
  return known
}

/** Bad files and set-ups: the code says what kind of fault, `params.field` where it is. */
export const FILE_CODES = [
  'not-json',
  'not-an-object',
  'foreign-version',
  'missing-box',
  'wrong-hash',
  'missing-field',
  'wrong-type',
  'unknown-field',
  'unknown-id',
  'out-of-range',
  'duplicate',
  'impossible-setup',
  'impossible-position',
  'no-option-fits',
  'several-options-fit',
  'wrong-question',
  'truncated',
] as const
export type FileCode = (typeof FILE_CODES)[number]

/** What a person did wrong: quiet, coded, shown. Nothing was changed. Any other exception is a bug in the engine. */
export class RuleError extends Error {
  readonly code: RefusalCode | FileCode
  readonly rule: string
  readonly params: Params
  constructor(code: RefusalCode | FileCode, rule: string, params: Params = NO_PARAMS) {
    super(`${code} (${rule})${Object.keys(params).length > 0 ? ` ${JSON.stringify(params)}` : ''}`)
    this.name = 'RuleError'
    this.code = code
    this.rule = rule
    this.params = params
  }
}

/** A broken invariant: loud, with the state attached. Never the fault of a player. */
export class EngineError extends Error {
  readonly state: unknown
  constructor(message: string, state: unknown) {
    super(message)
    this.name = 'EngineError'
    this.state = state
  }
}
