import { NPCS } from '@haven/engine'
import { describe, expect, it } from 'vitest'
import { TABLE_ICONS } from '../../src/base/icons/names.ts'
import { contrastRatio as contrast } from '../../src/base/theme/contrast.ts'
import { BODIES, CLASS_LOOKS, MONSTER_LOOKS, SILHOUETTES, TOKEN_LOOKS } from '../../src/parts/city/live/looks.ts'
import { RANK_PIPS, RANK_SCALE } from '../../src/parts/city/live/ranks.ts'

const PLAZA = '#27303d'
const FACE = '#10141b'

describe('pieces are told apart without colour', () => {
  it('each token by silhouette and polarity, people by their glyph besides', () => {
    const npcs: readonly string[] = NPCS
    const looks = Object.entries(TOKEN_LOOKS)
    const shapes = looks
      .filter(([kind]) => !npcs.includes(kind))
      .map(([, look]) => `${look.silhouette} ${look.isFriendly}`)
    expect(new Set(shapes).size).toBe(shapes.length)
    const glyphs = looks.map(([, look]) => look.glyph)
    expect(new Set(glyphs).size).toBe(glyphs.length)
    for (const npc of NPCS) expect(TOKEN_LOOKS[npc].silhouette).toBe('shield')
  })

  it('each class by a notch, each rank by size or body or pips', () => {
    expect(new Set(Object.values(CLASS_LOOKS).map(({ notch }) => notch)).size).toBe(4)
    const ranks = (Object.keys(MONSTER_LOOKS) as (keyof typeof MONSTER_LOOKS)[]).map(
      (kind) => `${MONSTER_LOOKS[kind].body} ${RANK_PIPS[kind]} ${RANK_SCALE[kind]}`,
    )
    expect(new Set(ranks).size).toBe(6)
    expect(RANK_SCALE.avatar).toBeGreaterThan(RANK_SCALE['hell-club'])
    expect(RANK_SCALE['hell-club']).toBeGreaterThan(RANK_SCALE.abomination)
    expect(RANK_SCALE.controller).toBeGreaterThan(RANK_SCALE.abomination)
    expect(RANK_SCALE.abomination).toBeGreaterThan(RANK_SCALE.acolyte)
  })
})

describe('contrast', () => {
  it('of every token and rim on the plaza, and of its glyph on its face, is at least 3', () => {
    for (const { colour, isFriendly } of Object.values(TOKEN_LOOKS)) {
      expect(contrast(colour, PLAZA)).toBeGreaterThanOrEqual(3)
      expect(contrast(colour, isFriendly ? '#0b0e13' : FACE)).toBeGreaterThanOrEqual(3)
    }
    for (const { colour } of Object.values(CLASS_LOOKS)) expect(contrast(colour, PLAZA)).toBeGreaterThanOrEqual(3)
    for (const { rim } of Object.values(MONSTER_LOOKS)) expect(contrast(rim, PLAZA)).toBeGreaterThanOrEqual(3)
  })
})

describe('drawings', () => {
  it('stay inside the cells that the slots are reckoned with', () => {
    const numbers = (d: string): number[] => (d.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    for (const d of Object.values(SILHOUETTES)) for (const n of numbers(d)) expect(Math.abs(n)).toBeLessThanOrEqual(20)
    for (const d of Object.values(BODIES)) for (const n of numbers(d)) expect(Math.abs(n)).toBeLessThanOrEqual(25)
  })

  it('use glyphs that the sprite holds', () => {
    const icons: readonly string[] = TABLE_ICONS
    const glyphs = [...Object.values(TOKEN_LOOKS), ...Object.values(MONSTER_LOOKS)].map(({ glyph }) => glyph)
    for (const glyph of glyphs.filter((each) => each !== 'back')) expect(icons).toContain(glyph)
  })
})
