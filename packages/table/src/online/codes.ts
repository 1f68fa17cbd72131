import { type Params, RuleError } from '@haven/engine'
import { type FaultCode, TableError } from '../errors.ts'

/** What an online table can say against a wish, beside what the rules and the table itself say. */
export const ONLINE_CODES = [
  // the message itself
  'too-large',
  'not-json',
  'too-deep',
  'forbidden-key',
  'unprintable',
  'foreign-protocol',
  'too-fast',
  'too-many',
  // who asks
  'no-such-table',
  'not-seated',
  'not-your-seat',
  'host-only',
  'muted',
  'no-spectators',
  'sent-away',
  'locked',
  'host-stays',
  'too-few',
  'host-here',
  'elected',
  'wrong-code',
  'banned',
  'busy',
  // when
  'stale',
  'wrong-phase',
  'no-window',
  'order-tells-hand',
  'hook-not-allowed',
  // what
  'seat-taken',
  'name-taken',
  'one-side',
  'no-such-seat',
  'no-such-person',
  'no-such-motion',
  'no-such-request',
  'no-such-line',
  'no-such-report',
  'motion-open',
  'no-thinks-left',
  'no-surprise',
  'last-device',
  'broken',
  'damaged',
] as const
export type OnlineCode = (typeof ONLINE_CODES)[number]

/** Why nothing was done. The words are the client's. */
export interface OnlineNo {
  readonly code: OnlineCode | FaultCode
  /** The rule, `table`, `file` or `online`. */
  readonly rule: string
  readonly params: Params
}

/** What a person did wrong, in the shape of the engine's RuleError. Nothing was changed. */
export class OnlineError extends Error {
  readonly code: OnlineCode
  readonly rule = 'online'
  readonly params: Params
  constructor(code: OnlineCode, params: Params = {}) {
    super(`${code} (online)`)
    this.name = 'OnlineError'
    this.code = code
    this.params = params
  }
}

/** The refusal in an error that a person caused; null for a bug. */
export function onlineNo(error: unknown): OnlineNo | null {
  if (!(error instanceof OnlineError || error instanceof RuleError || error instanceof TableError)) return null
  const { code, rule, params } = error
  return { code, rule, params }
}
