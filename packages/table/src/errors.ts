import type { FileCode, Params, RefusalCode } from '@haven/engine'

/** What the table itself can say against a wish. The words are in the text package. */
export const TABLE_CODES = [
  // taking back
  'nothing-to-undo',
  'undo-sealed',
  'undo-foreign',
  'no-such-moment',
  'not-agreed',
  'seed-shown',
  // records and saves
  'game-not-over',
  'foreign-rules',
  'foreign-box',
  'seed-mismatch',
  'setup-mismatch',
  'roll-mismatch',
  'hash-mismatch',
  'epoch-mismatch',
  'outcome-mismatch',
] as const
export type TableCode = (typeof TABLE_CODES)[number]

/** Whatever can be wrong with a file or a wish: the table's own codes and those of the engine. */
export type FaultCode = TableCode | FileCode | RefusalCode

const NO_PARAMS: Params = Object.freeze({})

/** What a person did wrong at the table, in the shape of the engine's RuleError. Nothing was changed. */
export class TableError extends Error {
  readonly code: FaultCode
  /** `table` for wishes, `file` for records and saves. */
  readonly rule: string
  readonly params: Params
  constructor(code: FaultCode, rule: 'table' | 'file', params: Params = NO_PARAMS) {
    super(`${code} (${rule})${Object.keys(params).length > 0 ? ` ${JSON.stringify(params)}` : ''}`)
    this.name = 'TableError'
    this.code = code
    this.rule = rule
    this.params = params
  }
}
