import { Malformed, type Shape } from './shape.ts'

/** What need not be known closer: plain data, not deep, not long, with nothing in it that could be mistaken for code. */

const DEEPEST = 24
const MOST_ENTRIES = 20_000
const LONGEST_TEXT = 2_000
const NAMED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export const plain: Shape<unknown> = (value, at) => {
  check(value, at, DEEPEST)
}

function check(value: unknown, at: string, deep: number): void {
  if (typeof value === 'string' && value.length > LONGEST_TEXT) throw new Malformed(at)
  if (typeof value !== 'object' || value === null) return
  if (deep === 0) throw new Malformed(at)
  const entries = Object.entries(value)
  if (entries.length > MOST_ENTRIES) throw new Malformed(at)
  for (const [key, each] of entries) {
    if (NAMED.has(key) || key.length > LONGEST_TEXT) throw new Malformed(at)
    check(each, at, deep - 1)
  }
}
