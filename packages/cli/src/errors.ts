import { RuleError } from '@haven/engine'
import { InputError } from '@haven/lab/ground'
import { ONLINE_CODES, type OnlineNo, TableError } from '@haven/table'
import { tableWords } from './table-words.ts'
import { english } from './words.ts'

export interface Told {
  readonly code: string
  readonly rule: string
  readonly message: string
}

/** An error that a person caused, in words; null for a bug of ours. */
export function tellError(error: unknown): Told | null {
  if (error instanceof InputError) return { code: error.code, rule: 'file', message: error.message }
  if (error instanceof RuleError || error instanceof TableError) {
    const { code, rule, params } = error
    const message = faultWords(code, rule, params)
    const field = String(params.field ?? 'file')
    return { code, rule, message: field === 'file' || message.includes(field) ? message : `${message} (at ${field})` }
  }
  return null
}

export function faultWords(code: TableError['code'], rule: string, params: TableError['params']): string {
  return tableWords(code, params) ?? english.refusal({ code: code as RuleError['code'], rule, params })
}

/** Why the table did not do it. What only a network could bring about is a bug here. */
export function refusalWords({ code, rule, params }: OnlineNo): string {
  if ((ONLINE_CODES as readonly string[]).includes(code)) throw new Error(`the table refused: ${code}`)
  return faultWords(code as TableError['code'], rule, params)
}
