import { InputError } from './exit.ts'

export function wholeNumber(value: string | undefined, name: string, least: number, most: number): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < least || number > most) {
    throw InputError.of('wholeNumber', { flag: name, least, most, value })
  }
  return number
}

export function oneOf<T extends string>(value: string | undefined, name: string, known: readonly T[]): T | undefined {
  if (value === undefined) return undefined
  if (!(known as readonly string[]).includes(value)) {
    throw InputError.of('oneOf', { flag: name, known, value })
  }
  return value as T
}
