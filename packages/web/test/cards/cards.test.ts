import { coreBox, MISSION_IDS } from '@haven/content'
import { compileBox } from '@haven/engine'
import { english } from '@haven/text'
import { describe, expect, test } from 'vitest'
import { decks } from '../../src/app/gallery/fixtures.ts'
import { longer } from '../../src/app/gallery/lengthen.ts'
import { CARD_ICONS, TABLE_ICONS, UI_GLYPHS } from '../../src/base/icons/names.ts'
import { contrastRatio } from '../../src/base/theme/contrast.ts'
import { palettes, THEMES } from '../../src/base/theme/palette.ts'
import { factsOf } from '../../src/model/facts.ts'
import { artOf } from '../../src/parts/cards/CardArt.tsx'
import { cardFace } from '../../src/parts/cards/card-face.ts'
import { cardIcons } from '../../src/parts/cards/card-icons.ts'

const { tables } = compileBox(coreBox)
const printing = { facts: factsOf(tables), say: english }
const face = (id: string) => {
  const found = cardFace(id, printing)
  if (!found) throw new Error(`no face: ${id}`)
  return found
}
const all = decks.flatMap(({ cards }) => cards)

describe('faces', () => {
  test('every card of the box is in the gallery', () => {
    const box = [
      ...tables.sinCards.keys(),
      ...tables.upgrades.keys(),
      ...tables.apocalypse.keys(),
      ...tables.darkPast.keys(),
      ...tables.hellClub.keys(),
      ...tables.forms.keys(),
      ...tables.missions.keys(),
      ...tables.stories.keys(),
    ]
    expect(box.filter((id) => !all.includes(id))).toEqual([])
  })

  test.each(all)('%s has a name, a text of at most 240 characters, and an icon that is drawn', (id) => {
    const { name, text, icon, deck } = face(id)
    expect(name).not.toBe('')
    expect(text.length).toBeGreaterThan(0)
    expect(text.length).toBeLessThanOrEqual(240)
    expect(deck).not.toBe('')
    expect([...TABLE_ICONS, ...CARD_ICONS, ...UI_GLYPHS]).toContain(icon)
  })

  test('an id without words has no face', () => {
    expect(cardFace('nobody', printing)).toBeNull()
  })

  test('a hero shows his numbers, his track, and his ability in place of a list of them', () => {
    const rose = face('rose')
    expect(rose.stats.map(({ value }) => value)).toEqual(['2', '4', '1'])
    expect(rose.text).toBe(english.card('mind-control')?.text)
    expect(rose.timing).toBe('Mind Control')
    expect(rose.track).toHaveLength(7)
    expect(rose.tone).toBe('class-fixer')
    expect(face('rocco').stats.at(-1)?.label).toBe('Ranged')
    expect(face('karl-wolf').track).toEqual(face('karl').track)
  })

  test('moments, decks and colours', () => {
    expect(face('pride-hubris')).toMatchObject({ timing: 'Start of a fight', material: 'sin', tone: 'sin-pride' })
    expect(face('upg-field-kit').timing).toBe('Once a round')
    expect(face('upg-ice-blade').timing).toBe('At all times')
    expect(face('apo-t1').stats.map(({ value }) => value)).toEqual(['4', '4'])
    expect(face('past-7').deck).toBe('Dark Past 7')
    expect(face('hls-2a-burn-the-nests').timing).toBe('Mission 2 of 5')
    expect(face('hls-2a-burn-the-nests').icon).toBe('nest-eggs')
  })

  test('both sides of a branch are the same step, and the last mission is the last', () => {
    const { missions } = printing.facts
    expect(missions['hls-2b-thin-the-herd']?.step).toBe(missions['hls-2a-burn-the-nests']?.step)
    for (const id of MISSION_IDS) {
      const mission = missions[id]
      expect(mission?.step).toBeGreaterThanOrEqual(1)
      expect(mission?.next.length === 0).toBe(mission?.step === mission?.steps)
    }
  })
})

describe('pictures', () => {
  test('are the same for a card each time, and different for each card of a deck', () => {
    for (const { cards } of decks) {
      const drawn = cards.map((id) => JSON.stringify(artOf(id, face(id).material)))
      expect(cards.map((id) => JSON.stringify(artOf(id, face(id).material)))).toEqual(drawn)
      expect(new Set(drawn).size).toBe(new Set(cards).size)
    }
  })

  test('paths hold numbers and nothing else', () => {
    for (const id of all)
      for (const { d } of artOf(id, face(id).material)) expect(d).not.toMatch(/NaN|Infinity|undefined/)
  })

  test('icons of cards are those of the sprites', () => {
    const drawn: readonly string[] = [...TABLE_ICONS, ...CARD_ICONS, ...UI_GLYPHS]
    expect(Object.values(cardIcons).filter((icon) => !drawn.includes(icon))).toEqual([])
  })
})

test.each(THEMES)('in the %s theme the colour of an ornament can be read on its card', (theme) => {
  const { colours, materials } = palettes[theme]
  const faint = all.flatMap((id) => {
    const { tone, material } = face(id)
    const ratio = contrastRatio(tone ? colours[tone] : materials[material].ornament, materials[material].face)
    return ratio < 4.5 ? [`${id}: ${tone} on ${material} ${ratio.toFixed(2)}`] : []
  })
  expect(faint).toEqual([])
})

test('words for the test of long languages are 40 % longer', () => {
  const text = 'Play at the start of a fight, if the hero is alone.'
  expect(longer(text).length / text.length).toBeGreaterThan(1.3)
  expect(longer('Fight 4')).toMatch(/^Fight\w+ 4$/)
})
