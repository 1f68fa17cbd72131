/**
 * One spelling for each JSON value, to be hashed: keys sorted by UTF-16 units, no whitespace, keys without a value left
 * out. Anything that JSON would lose or change in silence (NaN, a Map, a hole in a list) is a bug in the state
 * and throws.
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quoted(value)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`not a JSON number: ${value}`)
      return value === 0 ? '0' : String(value)
    case 'object':
      if (value === null) return 'null'
      return Array.isArray(value) ? canonicalList(value) : canonicalObject(value as Record<string, unknown>)
    default:
      throw new TypeError(`not a JSON value: ${typeof value}`)
  }
}

function canonicalList(list: readonly unknown[]): string {
  let text = '['
  for (let i = 0; i < list.length; i++) {
    if (i > 0) text += ','
    text += canonicalJson(list[i])
  }
  return `${text}]`
}

function canonicalObject(object: Record<string, unknown>): string {
  if (!isPlain(object)) throw new TypeError(`not a plain object: ${Object.prototype.toString.call(object)}`)
  let text = '{'
  for (const key of sorted(Object.keys(object))) {
    const value = object[key]
    if (value === undefined) continue
    if (text.length > 1) text += ','
    text += `${quoted(key)}:${canonicalJson(value)}`
  }
  return `${text}}`
}

const FEW = 16

/** In place: a state is made of hundreds of small objects, and the sort of the language copies each list of keys. */
function sorted(keys: string[]): string[] {
  if (keys.length > FEW) return keys.sort()
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string
    let at = i
    for (; at > 0 && (keys[at - 1] as string) > key; at--) keys[at] = keys[at - 1] as string
    keys[at] = key
  }
  return keys
}

/** By the length of its prototype chain, because a plain object of another realm has another `Object.prototype`. */
function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

// A state says the same few hundred words over and over, and to look one up is much cheaper than to quote it anew.
// Forgotten as a whole when it is full: a cache of a pure function.
const WORDS = 2048
const words = new Map<string, string>()

function quoted(text: string): string {
  if (text.length > 40) return JSON.stringify(text)
  let word = words.get(text)
  if (word === undefined) {
    word = JSON.stringify(text)
    if (words.size >= WORDS) words.clear()
    words.set(text, word)
  }
  return word
}
