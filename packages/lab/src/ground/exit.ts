/** Exit codes: what a script needs to know. */
export const EXIT = { ok: 0, failed: 1, badInput: 2, internal: 70, interrupted: 130 } as const

/** What a person got wrong on the command line: one line, exit code 2. */
export class InputError extends Error {
  readonly code: string
  constructor(message: string, code = 'bad-input') {
    super(message)
    this.name = 'InputError'
    this.code = code
  }
}
