import { describe, expect, test } from 'vitest'
import type { Counted } from '../../src/model/records/counted.ts'
import { sumsOf } from '../../src/model/records/sums.ts'
import { bandOf, lineOf } from '../../src/screens/you/luck-path.ts'

const game = (at: number, more: Partial<Counted> = {}): Counted => ({
  v: 1,
  hash: String(at),
  at,
  as: 'heroes',
  won: 'sins',
  story: 'a-story',
  map: 'a-map',
  sin: 'pride',
  heroes: ['rose'],
  decisions: 100,
  edition: 'final',
  acolytes: 'nuns',
  luck: null,
  turning: null,
  ...more,
})
const dice = (betterThan: number) => ({ rolls: 1, dice: 1, expected: 1, actual: 1, betterThan })
const luck = (heroes: number, sins = 0): Pick<Counted, 'luck'> => ({ luck: { heroes: dice(heroes), sins: dice(sins) } })
const turn = (before: number, after: number, from: number) => ({
  from,
  to: from + 1,
  before,
  after,
  round: 1,
  headline: null,
  space: null,
})

describe('sums', () => {
  test('wins are those of the side one sat on; both sides at one device are nobody’s win', () => {
    const sums = sumsOf([
      game(1, { won: 'heroes' }),
      game(2),
      game(3, { as: 'sins', sin: 'sloth', heroes: [] }),
      game(4, { as: 'both', won: 'heroes', heroes: ['karl'] }),
    ])
    expect(sums.games).toBe(4)
    expect(sums.all).toMatchObject({ games: 3, won: 2 })
    expect(sums.sides.map(({ id, games, won }) => [id, games, won])).toEqual([
      ['heroes', 2, 1],
      ['sins', 1, 1],
    ])
    expect(sums.both).toEqual({ games: 1, heroes: 1 })
    expect(sums.sins.map(({ id, games, won }) => [id, games, won])).toEqual([
      ['pride', 2, 1],
      ['sloth', 1, 1],
    ])
    expect(sums.heroes.map(({ id, games, won }) => [id, games, won])).toEqual([['rose', 2, 1]])
    // Wilson's interval of one of two.
    expect(sums.sins[0]?.low).toBeCloseTo(0.0945, 3)
    expect(sums.sins[0]?.high).toBeCloseTo(0.9055, 3)
  })

  test('luck is that of one’s own dice, in the order of the games, in at most forty points', () => {
    const few = sumsOf([game(2, luck(0.8)), game(1, { as: 'sins', ...luck(0.1, 0.4) }), game(3)]).luck
    expect(few.points.map(({ mean }) => mean)).toEqual([0.4, 0.8])
    expect(few).toMatchObject({ counted: 2, of: 3, all: { first: 1, last: 2 } })
    expect(few.all?.mean).toBeCloseTo(0.6)
    // One game says nothing: any share is fair.
    expect(few.points[0]?.doubt).toBe(0.5)
    const many = sumsOf(Array.from({ length: 1000 }, (_, i) => game(i, luck(i < 500 ? 0.4 : 0.6)))).luck
    expect(many.points).toHaveLength(40)
    expect(many.points[0]).toMatchObject({ first: 1, last: 25 })
    expect(many.points.at(-1)).toMatchObject({ first: 976, last: 1000 })
    expect(many.points[0]?.mean).toBeCloseTo(0.4)
    expect(many.points[0]?.doubt).toBeCloseTo((1.96 * Math.sqrt(1 / 12)) / 5)
    expect(sumsOf([game(1)]).luck).toMatchObject({ points: [], all: null, counted: 0, of: 1 })
  })

  test('each game turns once, the newest first', () => {
    const { turns } = sumsOf([
      game(1, { turning: [turn(0.5, 0.4, 3), turn(0.2, 0.6, 9)] }),
      game(2, { turning: [] }),
      game(3, { turning: [turn(0.9, 0.5, 5)] }),
      game(4),
    ])
    expect(turns.turns.map(({ from, game: { at } }) => [at, from])).toEqual([
      [3, 5],
      [1, 9],
    ])
    expect(turns).toMatchObject({ counted: 3, of: 4 })
  })
})

test('the luck line stands in the middle of each point, and the band goes round it', () => {
  const point = { first: 1, last: 1, mean: 0.75, doubt: 0.25 }
  expect(lineOf([point, { ...point, mean: 0.5 }])).toBe('M250.0 50.0L750.0 100.0')
  expect(bandOf([point])).toBe('M0.0 50.0L1000.0 50.0L1000.0 150.0L0.0 150.0Z')
})
