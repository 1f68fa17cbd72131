/** Shapes of data: what comes from a stranger is held against them before anybody looks at it. */

/** Something was not as it has to be; the message says where. */
export class Malformed extends Error {
  constructor(at: string) {
    super(`malformed: ${at}`)
  }
}

/** Throws Malformed. The type says what holds afterwards. */
export type Shape<T> = ((value: unknown, at: string) => void) & { readonly holds?: T }

const fail = (at: string): never => {
  throw new Malformed(at)
}

type Plain = Readonly<Record<string, unknown>>

export function asPlain(value: unknown, at: string): Plain {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(at)
  return value as Plain
}

export const flag: Shape<boolean> = (value, at) => {
  if (typeof value !== 'boolean') fail(at)
}

export const only =
  <T extends string | number | boolean>(...known: readonly T[]): Shape<T> =>
  (value, at) => {
    if (!(known as readonly unknown[]).includes(value)) fail(at)
  }

/** Null, and nothing else. */
export const nothing: Shape<null> = (value, at) => {
  if (value !== null) fail(at)
}

export const whole =
  (least: number, most: number): Shape<number> =>
  (value, at) => {
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) fail(at)
  }

/** What there is of one kind on a table. */
export const count: Shape<number> = whole(0, 99)
/** An index, a level, a time left: small, or one of the marks below nothing. */
export const small: Shape<number> = whole(-9, 9_999)
/** What is counted as long as something lasts, and moments in milliseconds. */
export const long: Shape<number> = whole(0, Number.MAX_SAFE_INTEGER)

const ID = /^[\w@+:,.;#/*()|=~!?> -]{1,160}$/
/** A name of logic: never shown as it stands. */
export const id: Shape<string> = (value, at) => {
  if (typeof value !== 'string' || !ID.test(value)) fail(at)
}

export const text =
  (longest: number): Shape<string> =>
  (value, at) => {
    if (typeof value !== 'string' || value.length > longest) fail(at)
  }

export const list =
  <T>(of: Shape<T>, most: number): Shape<readonly T[]> =>
  (value, at) => {
    if (!Array.isArray(value) || value.length > most) return fail(at)
    value.forEach((each, i) => {
      of(each, `${at}[${i}]`)
    })
  }

export const maybe =
  <T>(of: Shape<T>): Shape<T | null> =>
  (value, at) => {
    if (value !== null) of(value, at)
  }

/** Under any id. */
export const byId =
  <T>(of: Shape<T>, most: number): Shape<Readonly<Record<string, T>>> =>
  (value, at) => {
    const entries = Object.entries(asPlain(value, at))
    if (entries.length > most) fail(at)
    for (const [key, each] of entries) {
      id(key, at)
      of(each, `${at}.${key}`)
    }
  }

type Fields<T> = { readonly [K in keyof T]-?: undefined extends T[K] ? Left<Exclude<T[K], undefined>> : Shape<T[K]> }

/** May be left out. */
export interface Left<T> {
  readonly left: Shape<T>
}
export const left = <T>(shape: Shape<T>): Left<T> => ({ left: shape })

/** These fields and no other: a type with a field that has no shape does not compile. */
export const record = <T extends object>(fields: Fields<T>): Shape<T> => {
  const known = Object.entries(fields) as [string, Shape<unknown> | Left<unknown>][]
  const names = new Set(known.map(([name]) => name))
  return (value, at) => {
    const found = asPlain(value, at)
    for (const name of Object.keys(found)) if (!names.has(name)) fail(`${at}.${name.slice(0, 40)}`)
    for (const [name, shape] of known) {
      if (typeof shape === 'function') shape(found[name], `${at}.${name}`)
      else if (found[name] !== undefined) shape.left(found[name], `${at}.${name}`)
    }
  }
}

/** Which of several it is says one of its fields. */
export const either = <T extends object>(tag: string, cases: Readonly<Record<string, Shape<T>>>): Shape<T> => {
  const known = new Map(Object.entries(cases))
  return (value, at) => {
    const shape = known.get(String(asPlain(value, at)[tag]))
    if (!shape) return fail(`${at}.${tag}`)
    shape(value, at)
  }
}
