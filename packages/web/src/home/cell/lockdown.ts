/**
 * What is left of the world before a stranger's box runs: the language, and nothing that tells the time, throws dice or
 * reaches anything. By allow-list, so that what browsers bring next year is gone too. What stays cannot be changed any
 * more: our own code goes on calling what it has always called.
 */

const KEPT: ReadonlySet<PropertyKey> = new Set([
  'globalThis',
  'undefined',
  'NaN',
  'Infinity',
  'Object',
  'Function',
  'Array',
  'String',
  'Number',
  'Boolean',
  'Symbol',
  'BigInt',
  'Math',
  'JSON',
  'Reflect',
  'Proxy',
  'Promise',
  'Iterator',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'RegExp',
  'ArrayBuffer',
  'DataView',
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'BigInt64Array',
  'BigUint64Array',
  'Float16Array',
  'Float32Array',
  'Float64Array',
  'isFinite',
  'isNaN',
  'parseFloat',
  'parseInt',
  'encodeURI',
  'encodeURIComponent',
  'decodeURI',
  'decodeURIComponent',
  // Not of the language, but the same everywhere: texts in other letters, which our own code needs.
  'TextEncoder',
  'TextDecoder',
  'atob',
  'btoa',
])

/** The same everywhere or not there: what depends on the language of the device is no rule of a game. */
const LOCAL: readonly (readonly [object, readonly string[]])[] = [
  [Math, ['random']],
  [String.prototype, ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase']],
  [Number.prototype, ['toLocaleString']],
  [BigInt.prototype, ['toLocaleString']],
  [Array.prototype, ['toLocaleString']],
  [Object.prototype, ['toLocaleString']],
  [Object.getPrototypeOf(Uint8Array.prototype), ['toLocaleString']],
]

/** What no name leads to. */
function nameless(): object[] {
  const text = ''
  return [
    function* () {},
    async () => {},
    async function* () {},
    [][Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    text[Symbol.iterator](),
    text.matchAll(/./g),
  ].map((each) => Object.getPrototypeOf(each) as object)
}

/** The global object and all that it inherits from, but for what every object does. */
function chain(): object[] {
  const found: object[] = []
  for (let each: object = globalThis; each && each !== Object.prototype; each = Object.getPrototypeOf(each)) {
    found.push(each)
  }
  return found
}

function remove(): void {
  for (const holder of chain()) {
    for (const key of Reflect.ownKeys(holder)) {
      if (!KEPT.has(key) && key !== Symbol.toStringTag) Reflect.deleteProperty(holder, key)
    }
  }
  for (const [holder, keys] of LOCAL) for (const key of keys) Reflect.deleteProperty(holder, key)
}

/** A number that a browser hangs on itself for good reaches nothing. */
function isNumber(holder: object, key: PropertyKey): boolean {
  return typeof Object.getOwnPropertyDescriptor(holder, key)?.value === 'number'
}

/** Throws the names of what this browser does not let go. */
function makeSure(): void {
  const left = chain().flatMap((holder) =>
    Reflect.ownKeys(holder).filter((key) => !KEPT.has(key) && key !== Symbol.toStringTag && !isNumber(holder, key)),
  )
  const local = LOCAL.flatMap(([holder, keys]) => keys.filter((key) => Object.hasOwn(holder, key)))
  if (left.length + local.length > 0) throw new Error(`not sealed: ${[...left, ...local].map(String).join(' ')}`)
}

/**
 * An error's name and message are set on the error itself, which a frozen prototype would forbid: there they are a pair
 * of functions.
 */
function letErrorsBeNamed(): void {
  for (const { prototype } of [Error, RangeError, TypeError, SyntaxError, ReferenceError, EvalError, URIError]) {
    for (const key of ['name', 'message'] as const) {
      const value: unknown = prototype[key]
      Object.defineProperty(prototype, key, {
        get: () => value,
        set(own: unknown) {
          Object.defineProperty(this, key, { value: own, writable: true, configurable: true })
        },
        configurable: true,
      })
    }
  }
}

/** Browsers write where it happened in ways of their own, and here each line would hold the whole script. */
function withoutStacks(): void {
  Reflect.set(Error, 'stackTraceLimit', 0)
  Reflect.deleteProperty(Error.prototype, 'stack')
}

function freezeAll(roots: readonly object[]): void {
  const known = new Set<object>([globalThis])
  const left = [...roots]
  const add = (value: unknown): void => {
    const isThing = (typeof value === 'object' && value !== null) || typeof value === 'function'
    if (isThing && !known.has(value as object)) left.push(value as object)
  }
  for (let each = left.pop(); each !== undefined; each = left.pop()) {
    if (known.has(each)) continue
    known.add(each)
    add(Object.getPrototypeOf(each))
    for (const key of Reflect.ownKeys(each)) {
      // Its value, or what gets and sets it.
      for (const part of Object.values(Object.getOwnPropertyDescriptor(each, key) ?? {})) add(part)
    }
    Object.freeze(each)
  }
}

/** Once, before any code of a box. Throws if this browser keeps something that it should let go. */
export function lockDown(): void {
  remove()
  makeSure()
  letErrorsBeNamed()
  withoutStacks()
  const names = Reflect.ownKeys(globalThis)
  const own = names.map((key) => Reflect.get(globalThis, key) as unknown)
  freezeAll([
    ...nameless(),
    ...own.filter((value): value is object => typeof value === 'function' || (typeof value === 'object' && !!value)),
  ])
  for (const key of names) {
    const { configurable } = Object.getOwnPropertyDescriptor(globalThis, key) as PropertyDescriptor
    if (configurable) Object.defineProperty(globalThis, key, { writable: false, configurable: false })
  }
  Object.preventExtensions(globalThis)
}
