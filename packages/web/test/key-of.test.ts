import { expect, test } from 'vitest'
import { keyOf } from '../src/base/key-of.ts'

test.each([
  ['a Latin layout prints what it means', { key: 'u', code: 'KeyU', shiftKey: false }, 'u'],
  ['Dvorak: by letter, not by place', { key: 'u', code: 'KeyF', shiftKey: false }, 'u'],
  ['AZERTY: the digit without Shift', { key: 'é', code: 'Digit2', shiftKey: false }, '2'],
  ['a Cyrillic layout: by place', { key: 'г', code: 'KeyU', shiftKey: false }, 'u'],
  ['with Shift too', { key: 'Е', code: 'KeyT', shiftKey: true }, 't'],
  ['a Greek one', { key: 'υ', code: 'KeyY', shiftKey: false }, 'y'],
  ['a sign stays a sign', { key: '?', code: 'Digit7', shiftKey: true }, '?'],
  ['keys with names', { key: 'Escape', code: 'Escape', shiftKey: false }, 'Escape'],
])('%s', (_, pressed, key) => expect(keyOf(pressed)).toBe(key))

test('every shortcut is where it is printed, on a Russian layout too', () => {
  const [latin, cyrillic] = ['qwertyuiopasdfghjklzxcvbnm', 'йцукенгшщзфывапролдячсмить']
  for (const [i, letter] of Array.from(latin).entries()) {
    const pressed = { key: cyrillic[i] as string, code: `Key${letter.toUpperCase()}`, shiftKey: false }
    expect(keyOf(pressed)).toBe(letter)
    expect(keyOf({ ...pressed, key: pressed.key.toUpperCase(), shiftKey: true })).toBe(letter)
  }
  for (const digit of '0123456789') {
    expect(keyOf({ key: digit, code: `Digit${digit}`, shiftKey: false })).toBe(digit)
  }
  expect(keyOf({ key: ' ', code: 'Space', shiftKey: false })).toBe(' ')
})
