import { type OnlineCode, OnlineError } from '../online/codes.ts'

/** Says no: nothing of what was begun is stored. */
export function refuse(code: OnlineCode, params: Readonly<Record<string, string | number>> = {}): never {
  throw new OnlineError(code, params)
}
