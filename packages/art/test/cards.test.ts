import { gzipSync } from 'node:zlib'
import {
  ABILITY_IDS,
  ACOLYTE_ABILITY_IDS,
  ACOLYTE_IDS,
  APOCALYPSE_IDS,
  BOSS_IDS,
  DARK_PAST_IDS,
  FORM_IDS,
  HELL_CLUB_IDS,
  MISSION_IDS,
  SIN_CARD_IDS,
  SIN_IDS,
  SIN_TEXT_IDS,
  STORY_IDS,
  STORY_RULE_IDS,
  TRACK_IDS,
  UPGRADE_IDS,
} from '@haven/content'
import { describe, expect, it } from 'vitest'
import { coreArt } from '../src/core/index.ts'
import {
  boundsOf,
  CARD_VIEW,
  type CardCall,
  cardPicture,
  cardToneNames,
  cardTones,
  drawCalls,
  flatten,
  toSvg,
  unknownCalls,
} from '../src/index.ts'
import { cards, monsters, OURS } from './ours.ts'

const all = Object.entries(cards)
/** An ability is told by its hero's face. */
const FALLBACKS: readonly string[] = ABILITY_IDS
/** What fills the picture, or falls over its edge on purpose. */
const AIR = [
  'sky',
  'roofs',
  'street',
  'cone',
  'door',
  'rain',
  'wave',
  'rays',
  'lamp',
  'crowd',
  'shadow',
  'stairs',
  'bench',
]

describe('cards', () => {
  it('have a picture each, or a declared fallback', () => {
    const drawn = new Set(
      [coreArt.heroes, coreArt.monsters, coreArt.cards, coreArt.posters].flatMap((of) => Object.keys(of ?? {})),
    )
    const wanted = [
      ...FORM_IDS,
      ...ABILITY_IDS,
      ...SIN_IDS,
      ...SIN_TEXT_IDS,
      ...SIN_CARD_IDS,
      ...ACOLYTE_IDS,
      ...ACOLYTE_ABILITY_IDS,
      ...HELL_CLUB_IDS,
      ...BOSS_IDS,
      ...APOCALYPSE_IDS,
      ...TRACK_IDS,
      ...UPGRADE_IDS,
      ...DARK_PAST_IDS,
      ...STORY_IDS,
      ...STORY_RULE_IDS,
      ...MISSION_IDS,
    ]
    expect(wanted.filter((id) => !drawn.has(id) && !FALLBACKS.includes(id))).toEqual([])
    expect(Object.keys(coreArt.cards ?? {}).filter((id) => !(wanted as readonly string[]).includes(id))).toEqual([])
  })

  it.each(all)('%s is made of known words in a known tone', (_, [tone, ...calls]) => {
    expect(cardToneNames).toContain(tone)
    expect(unknownCalls(calls, monsters)).toEqual([])
  })

  it.each(all)('%s keeps its points within the frame and forty around it', (_, [tone, ...calls]) => {
    for (const call of calls) {
      if (AIR.includes(call[0])) continue
      const [x0, y0, x1, y1] = boundsOf(flatten(drawCalls([call], monsters), cardTones(tone)))
      if (x0 === Infinity) continue
      expect.soft(Math.min(x0, y0), JSON.stringify(call)).toBeGreaterThanOrEqual(-40)
      expect.soft(x1, JSON.stringify(call)).toBeLessThanOrEqual(360)
      expect.soft(y1, JSON.stringify(call)).toBeLessThanOrEqual(280)
    }
  })

  it.each(all)('%s weighs at most 3 kB and has nothing that a canvas cannot draw', (_, card) => {
    expect(gzipSync(JSON.stringify(card), { level: 9 }).length).toBeLessThanOrEqual(3 * 1024)
    const svg = toSvg(flatten(cardPicture(card, monsters), cardTones(card[0])), { view: CARD_VIEW, w: 320, h: 240 })
    expect(/filter|mask|feTurb|href|<text|NaN|undefined/.exec(svg)?.[0]).toBeUndefined()
  })

  it('look different, each from all others', () => {
    const drawn = all.map(([, card]) => JSON.stringify(card))
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('tell what nobody has: a word, a monster, within a call too', () => {
    const calls: CardCall[] = [
      ['sky', 'glow'],
      ['sunset', 1],
      ['at', 0, 0, 1, 0, [['beast', 'unicorn', 0, 0]]],
    ]
    expect(unknownCalls(calls, monsters)).toEqual(['sunset', 'unicorn'])
    expect(() => drawCalls(calls, monsters)).toThrow('sunset')
  })
})

describe('a box in all', () => {
  it.each([
    ['core', 120],
    ['second', 110],
  ] as const)('the %s box weighs at most %i kB', (box, most) => {
    expect(gzipSync(JSON.stringify(OURS[box]), { level: 9 }).length).toBeLessThanOrEqual(most * 1024)
  })
})
