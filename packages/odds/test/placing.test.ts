import { type Placing, placing } from '@haven/odds'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'

const at = (sketch: Sketch): Scene =>
  scene({ heroes: { leah: 's0,0', rose: 's0,2', rocco: 's0,2' }, current: { phase: 'round-start' }, ...sketch })

function placed(table: Scene): Placing | null {
  const view = table.view('sins')
  const [question] = view.prompts
  return question ? placing(table.rules, view, question) : null
}

describe('a token in hand', () => {
  test('ROUND-2: what is left of it, and what it would do there', () => {
    const found = placed(at({ tokens: ['fire s2,2'] }))
    expect(found).toMatchObject({ placed: 0, left: 1, supply: [{ token: 'fire', left: 9, of: 10 }] })
    const near = found?.there['fire@s0,1']
    expect(near).toMatchObject({ token: 'fire', space: 's0,1', heroes: ['leah', 'rose', 'rocco'] })
    expect(near?.chance).toBeCloseTo(0.5, 6)
    // Two dice: one token lies there already.
    expect(found?.there['fire@s2,2']).toMatchObject({ count: 2 })
    expect(found?.there['fire@s2,2']?.chance).toBeCloseTo(0.75, 6)
  })

  test('of two the second is told apart from the first', () => {
    const table = at({ setup: { map: 'haven-in-flames-a' } })
    expect(placed(table)).toMatchObject({ placed: 0, left: 2 })
    table.sins({ space: 's1,0' })
    expect(placed(table)).toMatchObject({ placed: 1, left: 1 })
  })

  test('nobody is in reach of what nobody can come to, and other questions place nothing', () => {
    const far = placed(at({}))?.there['fire@s3,0']
    expect(far?.heroes).toEqual([])
    expect(placed(scene({ heroes: { leah: 's0,0', rose: 's0,2', rocco: 's0,2' } }))).toBeNull()
  })

  test('a Pentagram is no check', () => {
    const found = placed(at({ setup: { map: 'lights-out-a' } }))
    const one = Object.values(found?.there ?? {})[0]
    expect(one).toMatchObject({ token: 'pentagram', chance: null })
  })
})
