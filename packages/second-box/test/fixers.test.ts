import type { HeroFace } from '@haven/engine'
import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, HERE, last, unharmed, watch } from './helpers.ts'

/** The Second Watch: the Fixers, Wren Adair and Mrs. Lindqvist. */

// ---------------------------------------------------------------------------------------------- Skeleton Key

const keyed = (space: string, sketch: Sketch = {}, wren: object = {}): Scene =>
  watch({ wren: { space, ...wren }, tamsin: 's3,0', anselm: 's3,0' }, sketch)
const districts = (table: Scene): string[] => table.optionIds.filter((id) => id.startsWith('city'))

test('skeleton-key works: from a Street she uses a District that touches it, once a round like any other', () => {
  const table = keyed(HERE, { monsters: ['abomination old-cathedral'] }, { corruption: 3 })
  expect(districts(table)).toEqual(['city:old-cathedral', 'city:megatheatre'])
  table.hero1({ do: 'city', at: 'old-cathedral' }, 'hero-turn')
  table.hero1({ action: 'repent' }, 'city-action')
  expect([table.corruptionOf('wren'), table.spaceOf('wren'), table.view('all').slots]).toEqual([
    2,
    HERE,
    ['old-cathedral'],
  ])
  table.declineUntil('hero-turn')
  expect([districts(table), deeds(table).includes('move'), table.hero('wren').cityAction]).toEqual([[], true, false])
})

test('skeleton-key works: it is the District in use that a window and a price look at', () => {
  const table = keyed(
    HERE,
    { setup: { sin: 'greed', power: true }, spaceMarks: [{ space: 'old-cathedral', key: 'claim', until: 'game' }] },
    { corruption: 3 },
  )
  table.hero1({ do: 'city', at: 'old-cathedral' }, 'hero-turn')
  table.hero1({ action: 'repent' }, 'city-action')
  expect([table.of('corruptionTaken').length, table.corruptionOf('wren')]).toEqual([1, 3])
})

test('skeleton-key works: a story that closes a burning District looks at that one', () => {
  const burning = (fire: string): string[] => {
    const map = 'haven-in-flames-a'
    const table = watch(
      { wren: { space: STREET_OF_FLAMES }, tamsin: STREET_OF_FLAMES, anselm: STREET_OF_FLAMES },
      { setup: { map }, tokens: [`fire ${fire} x2`] },
    )
    return districts(table)
  }
  const [first = ''] = burning(STREET_OF_FLAMES)
  expect(first).toMatch(/^city:/)
  expect(burning(first.slice('city:'.length))).not.toContain(first)
})
const STREET_OF_FLAMES = 's1,1'

test('skeleton-key cannot: not from a District, not one that is two steps away or taken, not without her token', () => {
  expect(districts(keyed('megatheatre'))).toEqual(['city'])
  expect(keyed(HERE).refusal('hero1', { do: 'city', at: 'dockside' })).toMatchObject({ code: 'city-out-of-reach' })
  expect(districts(keyed(HERE, { slots: ['megatheatre'] }))).toEqual(['city:old-cathedral'])
  expect(districts(keyed(HERE, {}, { cityAction: false }))).toEqual([])
})

test('skeleton-key bystander: nobody else has a key', () => {
  const table = watch({ tamsin: HERE, wren: HERE, anselm: 's3,0' })
  expect(districts(table)).toEqual([])
  table.hero1({ do: 'end' }, 'hero-turn')
  table.declineUntil('hero-turn')
  expect([table.prompt.subject.hero, districts(table).length]).toEqual(['wren', 2])
})

// ------------------------------------------------------------------------------------------------ Salt Line

/** Mrs. Lindqvist cleanses with these results. */
const salting = (faces: readonly HeroFace[], sketch: Sketch = {}): Scene => {
  const table = watch(
    { lindqvist: HERE, tamsin: HERE, anselm: 's3,0' },
    { dice: { hero: [...faces, ...Array(9).fill('hit')], sin: Array(20).fill('blank') }, ...sketch },
  )
  table.hero1({ do: 'cleanse' }, 'hero-turn')
  return table.declineUntil('remove-token', 'hero-turn')
}
const salted = (table: Scene): string[] => (table.view('spectator').marks ?? []).map(({ space }) => space)
const TWO: readonly HeroFace[] = ['skill', 'skill']

test('salt-line works: two Skill results salt her space, no token needed; no step of a monster leads there', () => {
  for (const edition of ['final', 'preview'] as const) {
    const table = salting(TWO, { setup: { edition }, monsters: ['acolyte s1,1'] })
    table.hero1({ ability: 'salt-line' }, 'remove-token')
    expect([salted(table), last(table, 'spaceMarked').mark, table.kind]).toEqual([[HERE], 'salt', 'hero-turn'])
    table.hero1({ do: 'end' }, 'hero-turn')
    table.sins({ yes: true }, 'reaction')
    expect(table.options.some(({ to }) => to === HERE)).toBe(false)
    expect(table.refusal('sins', { monster: 'acolyte-1', to: HERE })).toMatchObject({ code: 'space-closed' })
  }
})

test('salt-line works: what is left of the roll removes tokens, and a new line wipes the old one', () => {
  const table = salting([...TWO, 'skill'], {
    tokens: [`fire ${HERE}`],
    spaceMarks: [{ space: 's1,1', key: 'salt', until: 'round' }],
  })
  expect(table.optionIds).toEqual(['none', 'fire', 'use:salt-line'])
  table.hero1({ ability: 'salt-line' }, 'remove-token')
  table.hero1({ token: 'fire' }, 'remove-token')
  expect([salted(table), table.tokens('fire', HERE)]).toEqual([[HERE], 0])
})

test('salt-line works: it lies until the reset, also when she is gone', () => {
  const sketch = { monsters: ['acolyte s1,1'], spaceMarks: [{ space: HERE, key: 'salt', until: 'round' as const }] }
  const table = watch({ tamsin: HERE, anselm: 's3,0', wren: 's3,0' }, { ...sketch, phase: 'reaction' })
  table.sins({ yes: true }, 'reaction')
  expect(table.options.some(({ to }) => to === HERE)).toBe(false)
  const dusk = watch(
    { tamsin: HERE, anselm: 's3,0', wren: 's3,0' },
    { ...sketch, phase: 'round-end', apocalypse: 7, apocalypseDeck: [] },
  )
  expect(salted(dusk.declineUntil('first-hero', 'story-task'))).toEqual([])
})

test('salt-line cannot: not with one Skill result, and not where the line lies already', () => {
  expect(salting(['skill']).kind).toBe('hero-turn')
  const spaceMarks = [{ space: HERE, key: 'salt', until: 'round' as const }]
  const table = watch({ lindqvist: HERE, tamsin: HERE, anselm: 's3,0' }, { spaceMarks })
  expect(table.refusal('hero1', { do: 'cleanse' })).toMatchObject({ code: 'nothing-to-cleanse' })
})

test('salt-line bystander: a monster inside the line stays and may leave, and nobody else can draw one', () => {
  const table = salting(TWO, { monsters: [`acolyte ${HERE}`] })
  table.hero1({ ability: 'salt-line' }, 'remove-token')
  expect([table.board, unharmed(table, 'tamsin', 'anselm')]).toEqual([[`acolyte ${HERE}`], true])
  const other = watch({ tamsin: HERE, lindqvist: HERE, anselm: 's3,0' })
  expect(deeds(other)).not.toContain('cleanse')
})
