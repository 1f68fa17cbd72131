import type { Component } from 'preact'
import { describe, expect, it } from 'vitest'
import { isSameData, isSameProps, unlessSame } from '../src/parts/context/unless-same.tsx'

interface Props {
  readonly label: string
  readonly slots?: readonly { readonly slot: number }[]
  readonly onPress?: () => void
}

type Class = new (props: Props) => Required<Pick<Component<Props>, 'shouldComponentUpdate'>>

/** Is it drawn anew? */
function isDrawn(before: Props, now: Props, isSame = isSameProps<Props>): boolean {
  const Drawn = unlessSame<Props>(() => null, isSame) as unknown as Class
  return new Drawn(before).shouldComponentUpdate(now, {}, {})
}

const press = () => undefined

describe('what is drawn anew', () => {
  it('is what is another thing, has one more, or has lost one', () => {
    const slots = [{ slot: 1 }]
    expect(isDrawn({ label: 'a', slots }, { label: 'a', slots })).toBe(false)
    expect(isDrawn({ label: 'a', slots }, { label: 'b', slots })).toBe(true)
    expect(isDrawn({ label: 'a', slots }, { label: 'a', slots: [{ slot: 1 }] })).toBe(true)
    expect(isDrawn({ label: 'a' }, { label: 'a', slots })).toBe(true)
    expect(isDrawn({ label: 'a', slots }, { label: 'a' })).toBe(true)
  })

  it('is of plain data what says something else', () => {
    const before = { label: 'a', slots: [{ slot: 1 }], onPress: press }
    expect(isDrawn(before, { ...before, slots: [{ slot: 1 }] }, isSameData)).toBe(false)
    expect(isDrawn(before, { ...before, slots: [{ slot: 2 }] }, isSameData)).toBe(true)
    expect(isDrawn(before, { ...before, label: 'b' }, isSameData)).toBe(true)
    expect(isDrawn(before, { label: 'a', slots: [{ slot: 1 }] }, isSameData)).toBe(true)
  })

  it('is what does something else when it is pressed', () => {
    const before = { label: 'a', onPress: press }
    expect(isDrawn(before, { ...before, onPress: () => undefined }, isSameData)).toBe(true)
  })
})
