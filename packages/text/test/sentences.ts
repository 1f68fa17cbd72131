import { expect } from 'vitest'

/** Reads like words: something is there, and nothing of the machine shows through. */
export function expectWords(text: string, about: unknown): void {
  const where = `${text} <- ${JSON.stringify(about)}`
  expect(text.trim(), where).not.toBe('')
  expect(text, where).toBe(text.trim())
  expect(text, where).not.toMatch(/undefined|null|NaN|\[object| {2}|\(\)|\.\./)
}

/** No id is left in it: `upg-rosary`, `s2,1`, `acolyte-3`, `extraTurn`. */
export function expectNoIds(text: string, about: unknown): void {
  expect(text, `${text} <- ${JSON.stringify(about)}`).not.toMatch(
    /\bs\d,\d\b|[a-z]-[a-z\d]+-|(upg|pride|apo|hls|track)-|-\d|[a-z][A-Z]/,
  )
}
