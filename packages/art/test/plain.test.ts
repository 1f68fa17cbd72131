import { describe, expect, it } from 'vitest'
import {
  type ArtTones,
  CARD_VIEW,
  cardPicture,
  cardToneNames,
  cardTones,
  channels,
  flatten,
  lightOf,
  MONSTER_LIGHTS,
  monsterTones,
  plainTones,
  tones,
  toPixels,
} from '../src/index.ts'
import { cards, monsters } from './ours.ts'

/** High contrast: the same pictures, in paints of their own. */

function light(colour: string): number {
  const [r, g, b] = channels(colour).map((value) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
const ratio = (a: string, b: string): number => {
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y)
  return (high! + 0.05) / (low! + 0.05)
}

/** From the darkest tenth of a picture to its lightest. */
function span(id: string, paints: ArtTones): number {
  const { data } = toPixels(flatten(cardPicture(cards[id]!, monsters), paints), { view: CARD_VIEW, w: 80, h: 60 })
  const lights = Array.from({ length: data.length / 4 }, (_, i) =>
    light(`#${[0, 1, 2].map((k) => data[i * 4 + k]!.toString(16).padStart(2, '0')).join('')}`),
  )
  lights.sort((a, b) => a - b)
  const at = (share: number): number => lights[Math.floor(share * (lights.length - 1))]!
  return (at(0.98) + 0.05) / (at(0.1) + 0.05)
}

describe('high contrast', () => {
  it('has a paint for every name, and no others', () => {
    expect(Object.keys(plainTones('#ff9aa3')).sort()).toEqual(Object.keys(tones('#ff9aa3')).sort())
  })

  it.each(Object.keys(MONSTER_LIGHTS))('%s is a light of 7 : 1 on black, at least as clear as by night', (tone) => {
    expect(ratio(lightOf(tone, true), '#000000')).toBeGreaterThanOrEqual(7)
    expect(light(lightOf(tone, true))).toBeGreaterThanOrEqual(light(lightOf(tone)))
  })

  it.each(cardToneNames)('cards of %s are printed in a light of 7 : 1 on black', (tone) => {
    const { c, night, ink } = cardTones(tone, true)
    expect(ratio(c!, ink!)).toBeGreaterThanOrEqual(7)
    expect([night, ink]).toEqual(['#000000', '#000000'])
  })

  it('makes every card span more from dark to light than by night does', () => {
    const ids = Object.keys(cards).filter((_, i) => i % 6 === 0)
    for (const id of ids) {
      const [tone] = cards[id]!
      const plain = span(id, cardTones(tone, true))
      expect.soft(plain, id).toBeGreaterThan(span(id, cardTones(tone)))
      expect.soft(plain, id).toBeGreaterThanOrEqual(7)
    }
    expect(ids.length).toBeGreaterThan(15)
  })

  it('gives monsters a white second light', () => {
    expect(monsterTones(monsters['pride-avatar']!, true)).toMatchObject({ two: '#ffffff', ink: '#000000' })
  })
})
