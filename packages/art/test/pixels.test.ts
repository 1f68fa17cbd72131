import { describe, expect, it } from 'vitest'
import { type Command, flatten, type Op, tones, toPixels } from '../src/index.ts'

const red = tones('#ff0000')
const look = { view: [0, 0, 20, 20], w: 20, h: 20 } as const
const draw = (...ops: Op[]) => {
  const { data } = toPixels(flatten(ops, red), look)
  return (x: number, y: number): readonly number[] => [...data.subarray((y * 20 + x) * 4, (y * 20 + x) * 4 + 3)]
}
const RED = [255, 0, 0]
const NONE = [0, 0, 0]

describe('pixels', () => {
  it('fill a shape, and half of a pixel by half', () => {
    const at = draw(['fill', ['box', 2, 2, 5.5, 5], 'c'])
    expect([at(2, 2), at(6, 6), at(1, 2), at(2, 7), at(8, 3)]).toEqual([RED, RED, NONE, NONE, NONE])
    expect(at(7, 4)).toEqual([128, 0, 0])
  })

  it('leave a hole where the rule says so, and none where pieces lie over each other', () => {
    const rings = 'M2 2H18V18H2zM6 6H14V14H6z'
    expect(draw(['fill', rings, 'c', { even: true }])(10, 10)).toEqual(NONE)
    expect(draw(['fill', rings, 'c'])(10, 10)).toEqual(RED)
  })

  it('of a round thing are inside its circle', () => {
    const at = draw(['fill', ['disc', 10, 10, 8], 'c'])
    expect([at(10, 10), at(10, 3), at(3, 10)]).toEqual([RED, RED, RED])
    expect([at(3, 3), at(17, 17)]).toEqual([NONE, NONE])
  })

  it('follow clips, moves, veils and what lies beyond the sheet', () => {
    const at = draw(
      ['clip', ['box', 0, 0, 10, 20], [['fill', ['box', -50, -50, 100, 60], 'c']]],
      ['at', [10, 10, 2], [['fill', ['box', 0, 0, 2, 2], 'c', { a: 0.5 }]]],
    )
    expect([at(9, 9), at(10, 9), at(9, 10)]).toEqual([RED, NONE, NONE])
    expect([at(11, 11), at(13, 13), at(14, 14)]).toEqual([[128, 0, 0], [128, 0, 0], NONE])
  })

  it('shade from one end to the other', () => {
    const at = draw(['fill', ['box', 0, 0, 20, 20], ['lin', 0, 0, 20, 0, [0, 'black'], [1, 'c']]])
    expect(at(0, 5)[0]).toBeLessThan(12)
    expect(at(10, 5)[0]).toBeGreaterThan(120)
    expect(at(19, 5)[0]).toBeGreaterThan(244)
    const round = draw(['fill', ['box', 0, 0, 20, 20], ['rad', 10, 10, 10, [0, 'c'], [1, 'black']]])
    expect(round(10, 10)[0]).toBeGreaterThan(230)
    expect(round(0, 0)).toEqual(NONE)
  })

  it('of a stroke are as wide as the pen, and have its gaps', () => {
    const at = draw(['stroke', ['line', '2,10 18,10'], 'c', { w: 4 }])
    expect([at(10, 9), at(10, 11), at(10, 6), at(10, 13)]).toEqual([RED, RED, NONE, NONE])
    const dashed = draw(['stroke', ['line', '2,10 18,10'], 'c', { w: 2, dash: [4, 6] }])
    expect([dashed(4, 10), dashed(9, 10), dashed(14, 10)]).toEqual([RED, NONE, RED])
  })

  it('cannot be made of a path that nobody can read', () => {
    const command: Command = { do: 'fill', d: 'M0 0T5 5', colour: '#fff', a: 1 }
    expect(() => toPixels([command], look)).toThrow('T')
  })
})
