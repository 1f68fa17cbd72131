import { stripVTControlCharacters } from 'node:util'
import { type Params, RuleError } from '@haven/engine'
import { complain, EXIT, type GameDesk, InputError } from '@haven/lab/ground'
import { ONLINE_CODES, type OnlineNo, TABLE_CODES, type TableCode, TableError } from '@haven/table'

export interface Told {
  readonly code: string
  readonly rule: string
  readonly message: string
}

/** An error that a person caused, in words; null for a bug of ours. */
export function tellError(desk: GameDesk, error: unknown): Told | null {
  const { input, files } = desk.words
  if (error instanceof InputError) return { code: error.code, rule: 'file', message: error.inWords(input) }
  if (error instanceof RuleError || error instanceof TableError) {
    const { code, rule, params } = error
    const message = faultWords(desk, code, rule, params)
    const field = String(params.field ?? 'file')
    const isNamed = field === 'file' || message.includes(field)
    return { code, rule, message: isNamed ? message : files.atField(message, field) }
  }
  return null
}

/** The exit code of such an error, after it was told; null for a bug of ours. */
export function refused(desk: GameDesk, error: unknown): number | null {
  const told = tellError(desk, error)
  if (!told) return null
  complain(desk, stripVTControlCharacters(told.message).replaceAll('\n', ' '))
  return EXIT.badInput
}

const isTableCode = (code: string): code is TableCode => (TABLE_CODES as readonly string[]).includes(code)

export function faultWords({ say, words }: GameDesk, code: TableError['code'], rule: string, params: Params): string {
  const table: Readonly<Record<TableCode, (params: Params) => string>> = words.table(say.say)
  return isTableCode(code) ? table[code](params) : say.refusal({ code: code as RuleError['code'], rule, params })
}

/** Why the table did not do it. What only a network could bring about is a bug here. */
export function refusalWords(desk: GameDesk, { code, rule, params }: OnlineNo): string {
  if ((ONLINE_CODES as readonly string[]).includes(code)) throw new Error(`the table refused: ${code}`)
  return faultWords(desk, code as TableError['code'], rule, params)
}
