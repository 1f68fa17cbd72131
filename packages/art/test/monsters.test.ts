import { gzipSync } from 'node:zlib'
import { ACOLYTE_IDS, BOSS_IDS, HELL_CLUB_IDS, SIN_IDS } from '@haven/content'
import { describe, expect, it } from 'vitest'
import { monsters as core } from '../src/core/monsters/index.ts'
import {
  boundsOf,
  colossus,
  FIGURE_VIEW,
  flatten,
  lightOf,
  MONSTER_LIGHTS,
  maskOf,
  monsterCard,
  monsterToken,
  monsterTones,
  overlap,
  TOO_ALIKE,
  toSvg,
} from '../src/index.ts'
import { monsters } from './ours.ts'

const all = Object.entries(monsters)
const NPCS = ['commissioner', 'proxy', 'ravencorp']

describe('monsters', () => {
  it('have a figure each, and so have those who are helped, who help, and what was built', () => {
    const sins = SIN_IDS.flatMap((sin) => ['abomination', 'controller', 'avatar'].map((kind) => `${sin}-${kind}`))
    const wanted = [...ACOLYTE_IDS, ...sins, ...HELL_CLUB_IDS, ...BOSS_IDS, ...NPCS, 'innocent', 'altar']
    expect(Object.keys(core).sort()).toEqual(wanted.sort())
  })

  it.each(all)('%s stands within the frame and forty around it, its feet on the ground', (_, art) => {
    const [x0, y0, x1, y1] = boundsOf(flatten([['fill', art.parts, 'c'], ...(art.more ?? [])], monsterTones(art)))
    expect(x0).toBeGreaterThanOrEqual(-58)
    expect(x1).toBeLessThanOrEqual(258)
    expect(y0).toBeGreaterThanOrEqual(-66)
    expect(y1).toBeGreaterThanOrEqual(232)
    expect(y1).toBeLessThanOrEqual(270)
  })

  it.each(all)('%s weighs at most 3 kB', (_, art) => {
    expect(gzipSync(JSON.stringify(art), { level: 9 }).length).toBeLessThanOrEqual(3 * 1024)
  })

  it.each(all)('%s has four looks, and nothing in them that a canvas cannot draw', (_, art) => {
    const looks = [monsterCard(art), monsterToken(art), colossus(art)].map((ops) =>
      toSvg(flatten(ops, monsterTones(art)), { view: FIGURE_VIEW, w: 90, h: 96 }),
    )
    expect(new Set(looks).size).toBe(3)
    for (const svg of looks) expect(/filter|mask|feTurb|href|<text|NaN|undefined/.exec(svg)?.[0]).toBeUndefined()
  })

  it('are told apart by their outline alone, at forty pixels', () => {
    const masks = all.map(([id, art]) => ({ id, mask: maskOf(art) }))
    const pairs = masks.flatMap((a, i) =>
      masks.slice(i + 1).map((b) => ({ pair: `${a.id} ${b.id}`, like: overlap(a.mask, b.mask) })),
    )
    for (const { pair, like } of pairs) expect.soft(like, pair).toBeLessThanOrEqual(TOO_ALIKE)
  })

  it('stand in the light of their sin; one that has none stands in that of an Acolyte', () => {
    for (const [, { tone }] of all) expect(MONSTER_LIGHTS).toHaveProperty(tone)
    expect(lightOf('nobody')).toBe(MONSTER_LIGHTS.acolyte)
  })
})
