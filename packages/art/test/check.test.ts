import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type ArtWorld, checkArt, isFriend, maskOf, missingArt, overlap, rng, TOO_ALIKE } from '../src/index.ts'
import { monsters } from './ours.ts'

const world: ArtWorld = {
  ids: {
    heroes: ['x-hero'],
    monsters: ['x-beast', 'x-other'],
    cards: ['x-card'],
    posters: ['x-story'],
    marks: ['x-sin'],
  },
  others: monsters,
  weigh: (text) => gzipSync(text).length,
}
const beast = { tone: 'wrath', h: 1, parts: ['0,0 60,10 200,0 190,40 10,44'], cuts: [], dark: [], lines: [] }
const codes = (art: unknown) => checkArt(art, world).map(({ code, where }) => `${code} ${where}`)

describe('the pictures of a box', () => {
  it('may be few, and are in order then', () => {
    expect(codes({})).toEqual([])
    expect(codes({ monsters: { 'x-beast': beast } })).toEqual([])
    expect(missingArt({ monsters: { 'x-beast': beast } }, world.ids)).toContainEqual({
      kind: 'monsters',
      ids: ['x-other'],
    })
  })

  it('are data: no code, no address, no markup, no number that is none', () => {
    class Picture {}
    const bad: unknown[] = [
      () => 1,
      { ...beast, parts: [() => '0,0'] },
      { ...beast, tone: 'https://evil.example/x.png' },
      { ...beast, tone: 'url(#x)' },
      { ...beast, tone: '<svg>' },
      { ...beast, h: Number.NaN },
      new Picture(),
      {
        get parts() {
          return []
        },
      },
    ]
    for (const each of bad) {
      expect(checkArt({ monsters: { 'x-beast': each } }, world).map(({ code }) => code)).toContain('art-not-data')
    }
  })

  it('are told where they go by no id, are too heavy, off their frame, or in words nobody knows', () => {
    const random = rng('heavy')
    const heavy = Array.from(
      { length: 1500 },
      () => `${Math.round(random() * 200)},${Math.round(random() * 240)}`,
    ).join(' ')
    expect(codes({ monsters: { nobody: beast } })).toContain('art-unknown-id monsters nobody')
    expect(codes({ monsters: { 'x-beast': { ...beast, parts: [heavy] } } })).toContain('art-too-heavy monsters x-beast')
    expect(codes({ monsters: { 'x-beast': { ...beast, parts: ['0,0 900,0 900,900'] } } })).toContain(
      'art-off-frame monsters x-beast',
    )
    expect(codes({ monsters: { 'x-beast': { ...beast, tone: 'puce' } } })).toContain(
      'art-unknown-paint monsters x-beast',
    )
    expect(codes({ monsters: { 'x-beast': { ...beast, parts: [['splash', 1, 2]] } } })).toContain(
      'art-unknown-piece monsters x-beast',
    )
    expect(codes({ cards: { 'x-card': ['wrath', ['explosion', 1]] } })).toContain('art-unknown-piece cards x-card')
    expect(codes({ cards: { 'x-card': ['puce', ['sky', 'none']] } })).toContain('art-unknown-paint cards x-card')
    expect(codes({ posters: { 'x-story': { colours: ['red', '#000000', '#111111', '#222222'], ops: [] } } })).toContain(
      'art-unknown-paint posters x-story',
    )
    expect(codes({ sounds: {} })).toContain('art-unknown-piece sounds')
    expect(codes({ heroes: { 'x-hero': {} } })).toContain('art-malformed heroes x-hero')
  })

  it('have monsters that nobody takes for another one', () => {
    expect(codes({ monsters: { 'x-beast': monsters['pride-avatar'] } })).toContain('art-too-alike monsters x-beast')
    expect(codes({ monsters: { 'x-beast': beast, 'x-other': beast } })).toEqual(['art-too-alike monsters x-other'])
  })
})

describe('outlines at the size of a piece', () => {
  it('of both boxes overlap by no more than that', () => {
    const masks = Object.entries(monsters)
      .filter(([, art]) => !isFriend(art))
      .map(([id, art]) => ({ id, mask: maskOf(art) }))
    for (const [i, a] of masks.entries()) {
      expect(
        a.mask.reduce((sum, bit) => sum + bit, 0),
        a.id,
      ).toBeGreaterThan(40)
      for (const b of masks.slice(i + 1)) {
        expect(overlap(a.mask, b.mask), `${a.id} and ${b.id}`).toBeLessThanOrEqual(TOO_ALIKE)
      }
    }
  })

  it('are the same as themselves, and have nothing of what they are not', () => {
    const one = maskOf(beast as never)
    expect(overlap(one, one)).toBe(1)
    expect(overlap(one, new Uint8Array(one.length))).toBe(0)
  })
})
