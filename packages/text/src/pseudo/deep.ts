import { pseudo } from './letters.ts'

/** Ids are no words, and words of ours have no plain letters any more: what is left was written by people. */
const ID = /^[a-z0-9][\w,:-]*$/
const ownOf = (params: readonly unknown[]): string[] => params.flatMap(textsIn).filter(isOwn)
const isOwn = (text: string): boolean => /[A-Za-z]/.test(text) && !ID.test(text)
/** Also in lists and fields, as far as they lie open. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          // The engine's word for a type ("whole number") is an id, if an odd one.
          .flatMap(([name, each]) => (name === 'wanted' ? [] : Array.isArray(each) ? each : [each]))
          .filter((each) => typeof each === 'string')
      : []

/** Everything a part of a language says, likewise: texts, what functions give, and so on down. */
export function inPseudo<T>(words: T, own: readonly string[] = []): T {
  const each = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudo(value, own)
    if (typeof value === 'function') return (...params: unknown[]) => inPseudo(value(...params), ownOf(params))
    if (Array.isArray(value)) return value.map(each)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, each(part)]))
  }
  return each(words) as T
}
