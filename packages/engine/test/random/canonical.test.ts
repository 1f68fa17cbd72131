import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../../src/random/canonical.ts'

describe('canonical JSON', () => {
  test('sorts keys at every depth and leaves lists in order', () => {
    expect(canonicalJson({ b: [3, 1, { z: 1, a: 2 }], a: { d: null, c: true } })).toBe(
      '{"a":{"c":true,"d":null},"b":[3,1,{"a":2,"z":1}]}',
    )
  })

  test('does not depend on the order in which keys were set', () => {
    expect(canonicalJson({ x: 1, y: 2, 10: 3, 9: 4 })).toBe(canonicalJson({ 9: 4, y: 2, 10: 3, x: 1 }))
  })

  test('sorts few keys and many alike', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 40 }), (keys) => {
        const object = Object.fromEntries(keys.map((key) => [key, 0]))
        const wanted = Object.keys(object)
          .sort()
          .map((key) => `${JSON.stringify(key)}:0`)
        expect(canonicalJson(object)).toBe(`{${wanted.join()}}`)
      }),
    )
  })

  test('leaves out keys without a value, as if they had never been set', () => {
    expect(canonicalJson({ a: undefined, b: 1, c: undefined })).toBe('{"b":1}')
    expect(canonicalJson({ a: undefined })).toBe('{}')
  })

  test('is JSON: what it writes reads back as the same value', () => {
    const value = {
      text: 'a "quoted"\n line, \u2028 and \ud83d',
      numbers: [0, -1, 1.5, 1e21, 1e-7],
      empty: [{}, [], ''],
    }
    expect(JSON.parse(canonicalJson(value))).toEqual(value)
  })

  test('spells a word alike however many others it has seen', () => {
    const list = Array.from({ length: 5000 }, (_, i) => `word "${i % 3000}"`)
    expect(canonicalJson(list)).toBe(JSON.stringify(list))
    const long = 'a "long" line '.repeat(10)
    expect(canonicalJson({ [long]: long })).toBe(JSON.stringify({ [long]: long }))
  })

  test('has one spelling of zero', () => {
    expect(canonicalJson(-0)).toBe('0')
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('refuses the number %s', (number) => {
    expect(() => canonicalJson({ deep: [number] })).toThrow(TypeError)
  })

  test.each([
    ['undefined', undefined],
    ['a list with a hole', [1, undefined]],
    ['a bigint', 1n],
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a Map', new Map()],
    ['a typed array', new Uint8Array(2)],
    ['a Date', new Date(0)],
  ])('refuses %s, which JSON would lose or change', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError)
  })

  test('takes objects without a prototype', () => {
    expect(canonicalJson(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}')
  })
})
