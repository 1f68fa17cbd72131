import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Difference, differenceOf, differing, Ear, Misfit, wholeOf } from '../src/index.ts'
import { differenceFrame, type Parts } from '../src/online/told.ts'

const text = (value: unknown): string => JSON.stringify(value)
/** As it comes through a wire. */
const sent = <T>(value: T): T => JSON.parse(text(value)) as T

/** Lists and objects that are alike more often than chance would have it. */
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, 0, 1, true, '', 'a'),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0', '1', 'c'), tie('any'), { maxKeys: 4 }),
  ),
})).any

describe('a difference', () => {
  test('makes of the one value the other, to the letter, and leaves the one as it was', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const [was, difference] = [text(before), differenceOf(before, after)]
        const made = difference ? differing(before, sent(difference)) : before
        expect(text(made)).toBe(text(after))
        expect(text(before)).toBe(was)
        if (text(before) === text(after)) expect(difference).toBeNull()
      }),
      { numRuns: 3_000 },
    )
  })

  test.each<[string, unknown, unknown, Difference]>([
    ['a name', { a: 1, b: { c: 1, d: 2 } }, { a: 1, b: { c: 1, d: 3 } }, { b: { d: [3] } }],
    ['a name that is new, and one that is gone', { a: 1, b: 2 }, { b: 2, c: 3 }, { a: 0, c: [3] }],
    ['another order', { a: 1, b: 2 }, { b: 2, a: 1 }, [{ b: 2, a: 1 }]],
    ['what is undefined', { a: 1, b: undefined }, { a: 1, b: 2 }, { b: [2] }],
    ['the end of a list', [1, 2, 3], [1, 2], [2, 1, []]],
    ['the middle of a list', [1, 2, 3], [1, 4, 5, 3], [1, 1, [4, 5]]],
    ['a place', [{ id: 'one', at: 1 }, 2], [{ id: 'one', at: 2 }, 2], { 0: { at: [2] } }],
    ['the last few', [1, 2, 3, 4], [2, 3, 4, 5], [3, 0, [5], {}, 1]],
    ['a stack', [{ id: 'one', at: 1 }], [{ id: 'one', at: 2 }, 2], [1, 0, [2], { 0: { at: [2] } }]],
  ])('is short: %s', (_, before, after, wanted) => {
    expect(differenceOf(before, after)).toEqual(wanted)
  })

  test('makes nobody the child of what it brings', () => {
    const made = differing({ a: 1 }, JSON.parse('{"__proto__":[{"b":1}]}')) as { b?: number }
    expect(made.b).toBeUndefined()
    expect(text(made)).toBe('{"a":1,"__proto__":{"b":1}}')
  })

  test.each<[string, unknown, unknown]>([
    ['a list where there is none', { a: 1 }, [0, 0, []]],
    ['a place that is not there', [1], { 1: [2] }],
    ['a place before the first', [1], { '-1': [2] }],
    ['more than there is', [1], [0, 2, []]],
    ['half a place', [1, 2], [0.5, 0, []]],
    ['a place that is gone', [1], { 0: 0 }],
    ['a name that was never there', { a: 1 }, { b: 0 }],
    ['inside of what is not there', { a: 1 }, { b: { c: [1] } }],
    ['inside of a number', 1, { a: [1] }],
    ['no difference', { a: 1 }, 7],
    ['no list of values', [1], [0, 1, 7]],
    ['more to shed than there is', [1], [0, 0, [], {}, 2]],
    ['places that are none', [1], [0, 0, [], 7]],
  ])('that does not fit is none: %s', (_, before, difference) => {
    expect(() => differing(before, difference as Difference)).toThrow(Misfit)
  })
})

describe('an ear', () => {
  const parts = (version: number, more: Partial<Parts> = {}): Parts =>
    ({
      version,
      room: { phase: 'lobby', locked: version > 2 },
      own: { earlier: [], you: { viewer: 'spectator' } },
      game: null,
      lines: { from: 0, lines: [] },
      ...more,
    }) as unknown as Parts

  test('gives wholes: those that were told, and those that differences make', () => {
    const ear = new Ear()
    const [one, two, three] = [parts(1), parts(2), parts(3)]
    expect(ear.hear(wholeOf(one))).toEqual(wholeOf(one))
    expect(text(ear.hear(sent(differenceFrame(one, two)!)))).toBe(text(wholeOf(two)))
    expect(text(ear.hear(sent(differenceFrame(two, three)!)))).toBe(text(wholeOf(three)))
  })

  test('makes nothing of a difference from what it has not heard', () => {
    const ear = new Ear()
    const difference = differenceFrame(parts(2), parts(3))!
    expect(() => ear.hear(difference)).toThrow(Misfit)
    ear.hear(wholeOf(parts(1)))
    expect(() => ear.hear(difference)).toThrow(Misfit)
  })

  test('a game that begins is told as a whole', () => {
    const game = { from: 0, steps: [], sight: { awaiting: [] }, answers: [], besides: {} } as unknown as Parts['game']
    expect(differenceFrame(parts(1), parts(2, { game }))).toBeNull()
    expect(differenceFrame(parts(1, { game }), parts(2))).toBeNull()
  })
})
