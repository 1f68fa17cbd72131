import type { TerminalWords } from '@haven/text/terminal'

/** Exit codes: what a script needs to know. */
export const EXIT = { ok: 0, failed: 1, badInput: 2, internal: 70, interrupted: 130 } as const

type InputWords = TerminalWords['input']
export type InputFault = keyof InputWords
type Facts<K extends InputFault> = Parameters<InputWords[K]>

/** What a person got wrong on the command line: one line, exit code 2. It is put into words where it is told. */
export class InputError extends Error {
  /** For scripts. */
  readonly code: string
  readonly inWords: (words: InputWords) => string

  private constructor(fault: InputFault, code: string, inWords: (words: InputWords) => string) {
    super(fault)
    this.name = 'InputError'
    this.code = code
    this.inWords = inWords
  }

  static of<K extends InputFault>(fault: K, ...facts: Facts<K>): InputError {
    return InputError.coded('bad-input', fault, ...facts)
  }

  static coded<K extends InputFault>(code: string, fault: K, ...facts: Facts<K>): InputError {
    // Each sentence takes its own facts: the pair was checked when it was made.
    const inWords = (words: InputWords): string => (words[fault] as (...facts: Facts<K>) => string)(...facts)
    return new InputError(fault, code, inWords)
  }
}
