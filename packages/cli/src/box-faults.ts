import type { Params } from '@haven/engine'
import type { BoxFaultCode, Fault } from '@haven/engine/kit'
import type { Desk } from '@haven/lab/ground'

export interface FaultInWords {
  readonly where: string
  readonly problem: string
  readonly hint: string
}

type FaultWords = { readonly [part in 'problem' | 'hint']: (params: Params) => string }

export function faultInWords({ words }: Pick<Desk, 'words'>, { code, where, params }: Fault): FaultInWords {
  const all: Readonly<Record<BoxFaultCode, FaultWords>> = words.boxFaults
  const { problem, hint } = all[code]
  return { where, problem: problem(params), hint: hint(params) }
}
