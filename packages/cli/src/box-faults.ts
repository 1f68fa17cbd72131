import type { Params } from '@haven/engine'
import type { BoxFaultCode, Fault } from '@haven/engine/kit'
import type { ArtReport } from '@haven/lab/boxes/art'
import type { Desk } from '@haven/lab/ground'

/** Of the rules of a box, or of its pictures. */
export type AnyFault = Fault | ArtReport['faults'][number]
type AnyCode = BoxFaultCode | ArtReport['faults'][number]['code']

export interface FaultInWords {
  readonly where: string
  readonly problem: string
  readonly hint: string
}

type FaultWords = { readonly [part in 'problem' | 'hint']: (params: Params) => string }

export function faultInWords({ words }: Pick<Desk, 'words'>, { code, where, params }: AnyFault): FaultInWords {
  const all: Readonly<Record<AnyCode, FaultWords>> = { ...words.boxFaults, ...words.artFaults }
  const { problem, hint } = all[code]
  return { where, problem: problem(params), hint: hint(params) }
}
