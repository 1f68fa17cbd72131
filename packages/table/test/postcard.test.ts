import { randomFrom } from '@haven/engine'
import { late, coreRules as rules } from '@haven/testkit'
import { describe, expect, it } from 'vitest'
import { type Postcard, postcardOf, readPostcard, withPostcard, writePostcard } from '../src/index.ts'

const CARD: Postcard = {
  of: 'replay',
  story: 'the-black-tide',
  sin: 'sloth',
  round: 4,
  heroes: [
    { hero: 'leah', isDead: false },
    { hero: 'brad', isDead: true },
  ],
  winner: 'sins',
}

describe('a postcard of a link', () => {
  it('is written in letters that no address changes, and read again', () => {
    const written = writePostcard(CARD)
    expect(written).toBe('r.the-black-tide.sloth.4.leah~_brad.sins')
    expect(encodeURIComponent(written)).toBe(written)
    expect(readPostcard(written)).toEqual(CARD)
    const empty: Postcard = { of: 'table', story: null, sin: null, round: null, heroes: [], winner: null }
    expect(writePostcard(empty)).toBe('t')
    expect(readPostcard('t')).toEqual(empty)
  })

  it('stands before the # of its link, and beside what else is asked for', () => {
    expect(withPostcard('/t#abc', CARD)).toBe('/t?card=r.the-black-tide.sloth.4.leah~_brad.sins#abc')
    expect(withPostcard('/t?view=text#abc', CARD)).toContain('?view=text&card=r.')
    expect(withPostcard('/t#abc', null)).toBe('/t#abc')
  })

  it.each([
    '',
    'x.the-black-tide',
    'constructor',
    't.The-Black-Tide',
    't.../../etc',
    't.<script>',
    't.a.b.0',
    't.a.b.1e3',
    't.a.b.1000',
    't.a.b.1.leah~~brad',
    't.a.b.1.__leah',
    't.a.b.1.leah.nobody',
    't.a.b.1.leah.sins.more',
    `t.${'a'.repeat(41)}`,
    `t.a.b.1.${Array.from({ length: 13 }, () => 'leah').join('~')}`,
    't.a.b.1.leah\n',
  ])('that says %j is none', (text) => {
    expect(readPostcard(text)).toBeNull()
  })

  it('tells what a bystander sees and no more: worlds that look alike to him have the same', () => {
    const state = rules.fromPosition({ ...late(2), reserve: ['leah'] }, 'postcard')
    const seen = rules.view(state, 'spectator')
    const other = rules.resample(seen, randomFrom('another world'))
    expect(rules.view(other, 'sins').sins.hand).not.toEqual(rules.view(state, 'sins').sins.hand)
    const cards = [state, other].flatMap((world) =>
      (['spectator', 'sins', 'all'] as const).map((viewer) => postcardOf('position', rules.view(world, viewer))),
    )
    const [first] = cards
    for (const card of cards) expect(writePostcard(card)).toBe(writePostcard(first as Postcard))
    expect(first).toMatchObject({ story: 'havens-last-stand', sin: 'pride', round: 4, winner: null })
    expect(first?.heroes).toHaveLength(7)
    expect(first?.heroes.filter(({ isDead }) => !isDead).map(({ hero }) => hero)).toEqual(
      expect.arrayContaining(['rose', 'thorley', 'rocco', 'brad', 'leah']),
    )
    expect(first?.heroes.filter(({ isDead }) => isDead)).toHaveLength(2)
  })
})
