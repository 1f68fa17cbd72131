import type { Rules } from '@haven/engine'
import { type Fault, verifyRecord } from '@haven/table'
import type { CorpusFile } from './files.ts'

export interface CorpusFault extends Fault {
  readonly name: string
}

/** The first place of the first game that these rules do not lead to; null if all is as it was recorded. */
export function corpusFault(rules: Rules, files: readonly CorpusFile[]): CorpusFault | null {
  for (const { name, record } of files) {
    const verdict = verifyRecord(rules, record)
    if (!verdict.ok) return { name, ...verdict }
  }
  return null
}
