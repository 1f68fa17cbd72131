import { english, type Forecast } from '@haven/text'
import { describe, expect, test } from 'vitest'

type Fight = Extract<Forecast, { of: 'fight' }>
type Roll = Fight['outlook']['stands']

/** No-break spaces are those of a number and its sign. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

const roll = (kills: readonly number[], death: number, finishes = 0): Roll => ({
  odds: { kills, monsters: kills.slice(1), death },
  finishes,
})
const way = (stands: Roll, worst: Roll = stands, corruption = false, best: Roll = stands) => ({
  stands,
  best,
  worst,
  corruption,
})
const fight = (
  outlook: ReturnType<typeof way>,
  more: Partial<Fight> & { readonly own?: readonly ReturnType<typeof way>[] } = {},
) => {
  const { own = [], ...rest } = more
  return english.forecast({
    of: 'fight',
    side: 'heroes',
    hero: 'thorley',
    needs: null,
    outlook: { ...outlook, own },
    ...rest,
  })
}
const shown = (...asked: Parameters<typeof fight>): string => plain(fight(...asked).shown)
const said = (...asked: Parameters<typeof fight>): string => plain(fight(...asked).said)

const both = [0.03, 0.65, 0.32]

describe('a fight, for the heroes', () => {
  test('one monster is "it", several are "1+", read at least one', () => {
    expect(shown(way(roll([0.03, 0.97], 0.04)))).toBe('97 % kills it · ☠ 4 %')
    expect(shown(way(roll(both, 0.04)))).toBe('97 % kills 1+ · ☠ 4 %')
    expect(said(way(roll(both, 0.04)))).toBe('97 % kills at least one, dies 4 %')
  })
  test('both, where that is likely', () => {
    expect(shown(way(roll([0.02, 0.3, 0.68], 0)))).toBe('68 % kills both')
    expect(shown(way(roll([0.02, 0.1, 0.2, 0.68], 0)))).toBe('98 % kills 1+')
  })
  test('that it finishes the mission, where one kill does or where it is likely', () => {
    expect(shown(way(roll(both, 0, 0.97)), { needs: 1 })).toBe('97 % finishes the mission')
    expect(shown(way(roll(both, 0, 0.32)), { needs: 2 })).toBe('97 % kills 1+')
    expect(shown(way(roll([0.02, 0.3, 0.68], 0, 0.68)), { needs: 2 })).toBe('68 % finishes the mission')
  })
  test('the band of death: none if the worst is hardly worse', () => {
    expect(shown(way(roll(both, 0.04), roll(both, 0.28)))).toBe('97 % kills 1+ · ☠ 4 – 28 %')
    expect(said(way(roll(both, 0.04), roll(both, 0.28)))).toBe('97 % kills at least one, dies 4 to 28 %')
    expect(shown(way(roll(both, 0.04), roll(both, 0.0499)))).toBe('97 % kills 1+ · ☠ 4 %')
    expect(shown(way(roll(both, 0), roll(both, 0.03)))).toBe('97 % kills 1+ · ☠ 0 – 3 %')
    expect(shown(way(roll(both, 0)))).toBe('97 % kills 1+')
  })
  test('what can happen is never 0, what may not is never 100', () => {
    expect(shown(way(roll([0.003, 0.997], 0.002)))).toBe('>99 % kills it · ☠ <1 %')
    expect(shown(way(roll([0, 1], 1)))).toBe('100 % kills it · ☠ 100 %')
  })
  test('the headline says that it counts on corruption', () => {
    const text = fight(way(roll(both, 0.04), roll(both, 0.28), true))
    expect(plain(text.shown)).toBe('97 % kills 1+ · ☠ 4 – 28 % · with +1 corruption')
    expect(plain(text.said)).toBe('97 % kills at least one, dies 4 to 28 %, with 1 more corruption')
    expect([text.gain, text.risk, text.mark].map(plain)).toEqual(['97 % kills 1+', '☠ 4 – 28 %', 'with +1 corruption'])
  })
})

describe('the same fight, for the Sins player', () => {
  const bold = way(roll(both, 0.31), roll(both, 0.31), true)
  const none = way(roll(both, 0.7))
  test('his gain first, then what he loses', () => {
    expect(shown(bold, { side: 'sins', own: [none, bold] })).toBe(
      'kills Thorley 31 %, 70 % without corruption · 97 % loses 1+',
    )
    expect(said(none, { side: 'sins', own: [none, bold] })).toBe(
      'kills Thorley 70 %, 31 % with corruption, 97 % loses at least one',
    )
  })
  test('from what the heroes can make of it to what he can', () => {
    const wide = way(roll([0.5, 0.5], 0.2), roll([0.5, 0.5], 0.4), false, roll([0.5, 0.5], 0.1))
    expect(shown(wide, { side: 'sins' })).toBe('kills Thorley 10 – 40 % · 50 % loses it')
    expect(shown(way(roll([0.5, 0.5], 0)), { side: 'sins' })).toBe('cannot kill Thorley · 50 % loses it')
  })
})

test('a step says nothing where nothing can happen', () => {
  const move = (wounds: readonly number[], corruption: readonly number[], death: number) =>
    plain(english.forecast({ of: 'move', odds: { wounds, corruption, death } }).shown)
  expect(move([1], [1], 0)).toBe('')
  expect(move([0.5, 0.3, 0.2], [0.8, 0.2], 0.041)).toBe('50 % wound · 20 % corruption · ☠ 4 %')
})

test('a cleanse: one of them, and how much a card can take away', () => {
  const cleanse = (removed: readonly number[], worst = removed) => {
    const told = (list: readonly number[]) => ({ odds: { removed: list, mean: { skills: 1.6 } } })
    const outlook = { stands: told(removed), best: told(removed), worst: told(worst) }
    return plain(english.forecast({ of: 'cleanse', outlook }).shown)
  }
  expect(cleanse([0.3, 0.7])).toBe('70 % removes it')
  expect(cleanse([0.2, 0.5, 0.3])).toBe('80 % removes 1+')
  expect(cleanse([0.3, 0.7], [0.6, 0.4])).toBe('70 % removes it, at worst 40 %')
  expect(cleanse([1])).toBe('about 1.6 Skill results')
})
