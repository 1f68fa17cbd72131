import type { HeroPosition } from '@haven/engine'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, diceRolled, fight, last, quiet, steps } from './helpers.ts'

/** Upgrades for walking and for cleansing. */

type Kit = Omit<HeroPosition, 'hero'>
const far = { thorley: 's3,0', rocco: 's3,0' }

// ------------------------------------------------------------------------------------------------- Turnout Coat

const throughFire = (rose: Kit, sketch: Sketch = {}): Scene => {
  const table = scene({
    heroes: { rose: { space: 's0,0', ...rose }, ...far },
    tokens: ['fire s1,0 x3'],
    dice: { sin: ['hit', 'hit', 'hit', 'hit', 'blank', 'blank'] },
    ...sketch,
  })
  table.hero1({ do: 'move', to: 's1,0' })
  for (let slot = 1; table.asks('wound-slot'); slot++) table.hero1({ slot })
  return table
}

test('upg-turnout-coat works: one wound of each Fire check is ignored', () => {
  const table = throughFire({ upgrades: ['upg-turnout-coat'] })
  expect(table.woundsOf('rose')).toBe(2)
  table.hero1({ do: 'move', to: 's0,0' }) // one Hit when he leaves: ignored again
  expect(table.kind).toBe('hero-turn')
  expect(table.woundsOf('rose')).toBe(2)
})

test('upg-turnout-coat works: it adds to PROXY', () => {
  expect(throughFire({ upgrades: ['upg-turnout-coat'], npcs: ['proxy'] }).woundsOf('rose')).toBe(1)
  expect(throughFire({ npcs: ['proxy'] }).woundsOf('rose')).toBe(2)
})

test('upg-turnout-coat cannot: no help in a fight, for leaving monsters, or in a Corruption check', () => {
  const coat = { rose: { space: 's1,2', upgrades: ['upg-turnout-coat'] }, ...far }
  const left = quiet({ heroes: coat, monsters: ['acolyte s1,2'] })
  left.hero1({ do: 'move', to: 's0,2' })
  expect(left.kind).toBe('wound-slot')
  const fought = quiet({ heroes: coat, monsters: ['acolyte s1,2'], dice: dice([], ['hit']) })
  fight(fought) // alone, so Rose's Defense is 0
  expect(fought.kind).toBe('wound-slot')
  const check = quiet({ heroes: coat, tokens: ['corruption s1,2'], dice: { sin: ['corruption'] } })
  check.hero1({ do: 'move', to: 's0,2' })
  expect(check.corruptionOf('rose')).toBe(2)
})

test('upg-turnout-coat bystander: a hero without it takes every wound', () => {
  const heroes = { rose: 's0,0', thorley: { space: 's0,0', upgrades: ['upg-turnout-coat'] }, rocco: 's3,0' }
  expect(throughFire({}, { heroes }).woundsOf('rose')).toBe(3)
})

// -------------------------------------------------------------------------------------------------- Filter Mask

const throughFilth = (rose: Kit, sketch: Sketch = {}): Scene => {
  const table = scene({
    heroes: { rose: { space: 's0,0', ...rose }, ...far },
    tokens: ['corruption s1,0 x3'],
    dice: { sin: ['corruption', 'corruption', 'corruption', 'corruption', 'blank', 'blank'] },
    ...sketch,
  })
  table.hero1({ do: 'move', to: 's1,0' })
  return table
}

test('upg-filter-mask works: one corruption of each Corruption check is ignored', () => {
  const table = throughFilth({ upgrades: ['upg-filter-mask'] })
  expect(table.corruptionOf('rose')).toBe(3)
  table.hero1({ do: 'move', to: 's0,0' })
  expect(table.corruptionOf('rose')).toBe(3)
})

test('upg-filter-mask works: it adds to PROXY', () => {
  expect(throughFilth({ upgrades: ['upg-filter-mask'], npcs: ['proxy'] }).corruptionOf('rose')).toBe(2)
  expect(throughFilth({ npcs: ['proxy'] }).corruptionOf('rose')).toBe(3)
})

test('upg-filter-mask cannot: no help in a fight or in a Fire check', () => {
  const mask = { rose: { space: 's1,2', upgrades: ['upg-filter-mask'] }, ...far }
  const fought = quiet({ heroes: mask, monsters: ['acolyte s1,2'], dice: dice([], ['corruption']) })
  expect(fight(fought).corruptionOf('rose')).toBe(2)
  const burnt = quiet({ heroes: mask, tokens: ['fire s1,2'], dice: { sin: ['hit'] } })
  burnt.hero1({ do: 'move', to: 's0,2' })
  expect(burnt.kind).toBe('wound-slot')
})

test('upg-filter-mask bystander: a hero without it takes every corruption', () => {
  const heroes = { rose: 's0,0', thorley: { space: 's0,0', upgrades: ['upg-filter-mask'] }, rocco: 's3,0' }
  const table = throughFilth({}, { heroes })
  expect(table.corruptionOf('rose')).toBe(4)
  expect(table.corruptionOf('thorley')).toBe(1)
})

// ------------------------------------------------------------------------------------------------- Grapple Line

const line = { rose: { space: 's1,2', upgrades: ['upg-grapple-line'] }, ...far }

test('upg-grapple-line works: no wound for leaving monsters, not even the Bailiff', () => {
  const table = quiet({ heroes: line, monsters: ['acolyte s1,2', 'hc-bailiff s1,2', 'abomination s0,2'] })
  table.hero1({ do: 'move', to: 's0,2' })
  table.hero1({ do: 'move', to: 's0,1' })
  expect(table.kind).toBe('hero-turn')
  expect(table.woundsOf('rose')).toBe(0)
})

test('upg-grapple-line cannot: the Fire of the space burns as ever', () => {
  const table = quiet({ heroes: line, monsters: ['acolyte s1,2'], tokens: ['fire s1,2'], dice: { sin: ['hit'] } })
  table.hero1({ do: 'move', to: 's0,2' })
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(last(table, 'woundTaken').cause).toBe('MOVE-8')
})

test('upg-grapple-line bystander: the hero beside its holder takes the wound', () => {
  const heroes = { thorley: 's1,2', rose: { space: 's1,2', upgrades: ['upg-grapple-line'] }, rocco: 's3,0' }
  const table = quiet({ heroes, monsters: ['acolyte s1,2'] })
  table.hero1({ do: 'move', to: 's0,2' })
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(table.woundsOf('thorley')).toBe(1)
})

// ---------------------------------------------------------------------------------------------------- Motorbike

const rider = (space: string, more: Kit = {}) => ({ rose: { space, upgrades: ['upg-motorbike'], ...more }, ...far })

const ride = (table: Scene, ...to: string[]): Scene => {
  for (const space of to) table.hero1({ do: 'move', to: space })
  return table
}

test('upg-motorbike works: three spaces over Streets only', () => {
  const table = ride(quiet({ heroes: rider('s0,2') }), 's1,2', 's2,2')
  expect(steps(table)).toEqual(['s2,1', 's1,2', 's3,2'])
  ride(table, 's3,2')
  expect(table.refusal('hero1', { do: 'move', to: 's2,2' })?.code).toBe('move-spent')
})

test('upg-motorbike works: on top of RavenCorp', () => {
  const table = ride(quiet({ heroes: rider('s0,2', { npcs: ['ravencorp'] }) }), 's1,2', 's2,2', 's1,2', 's0,2')
  expect(table.spaceOf('rose')).toBe('s0,2')
  expect(steps(table)).toEqual([])
})

test('upg-motorbike works: a Metro step between Streets is a space like any other', () => {
  const metro = [
    { color: 'red', space: 's0,2' },
    { color: 'red', space: 's2,2' },
  ]
  const table = ride(quiet({ heroes: rider('s0,2'), metro }), 's2,2', 's1,2', 's0,2')
  expect(table.spaceOf('rose')).toBe('s0,2')
})

test('upg-motorbike works: a hero cast out of a District begins his Move in the Street', () => {
  const table = quiet({
    phase: 'take-turn',
    heroes: { rose: { space: 'old-cathedral', upgrades: ['upg-motorbike'] }, thorley: 'old-cathedral', rocco: 's3,0' },
    sins: { hand: ['pride-cast-out'] },
  })
  table.sins({ card: 'pride-cast-out' })
  table.sins({ space: 's0,2' })
  ride(table, 's1,2', 's2,2', 's3,2')
  expect(table.spaceOf('rose')).toBe('s3,2')
})

test('upg-motorbike cannot: not with a District first, between or last', () => {
  expect(steps(ride(quiet({ heroes: rider('old-cathedral') }), 's0,2', 's1,2'))).toEqual([])
  expect(steps(ride(quiet({ heroes: rider('s0,2') }), 'old-cathedral', 's1,2'))).toEqual([])
  const table = ride(quiet({ heroes: rider('s0,2') }), 's1,2', 's2,2')
  expect(table.refusal('hero1', { do: 'move', to: 'megatheatre' })?.code).toBe('move-spent')
  expect(table.refusal('hero1', { do: 'move', to: 's3,2' })).toBeNull()
})

test('upg-motorbike cannot: with RavenCorp a Move through a District has three spaces, not four', () => {
  const table = ride(quiet({ heroes: rider('s0,2', { npcs: ['ravencorp'] }) }), 's1,2', 's2,2', 'megatheatre')
  expect(steps(table)).toEqual([])
})

test('upg-motorbike bystander: other heroes walk two spaces', () => {
  const heroes = { thorley: 's0,2', rose: { space: 's0,2', upgrades: ['upg-motorbike'] }, rocco: 's3,0' }
  expect(steps(ride(quiet({ heroes }), 's1,2', 's2,2'))).toEqual([])
})

// --------------------------------------------------------------------------------------------- Exorcist's Primer

const cleanse = (table: Scene): Scene => {
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  return table
}

test('upg-exorcists-primer works: two more dice when cleansing', () => {
  const heroes = { rose: { space: 's1,2', upgrades: ['upg-exorcists-primer'] }, ...far }
  expect(diceRolled(cleanse(quiet({ heroes, tokens: ['fire s1,2'] })), 'heroes')).toBe(6)
})

test('upg-exorcists-primer cannot: no die in a fight', () => {
  const heroes = { rose: { space: 's1,2', upgrades: ['upg-exorcists-primer'] }, ...far }
  expect(diceRolled(fight(quiet({ heroes, monsters: ['acolyte s1,2'] })), 'heroes')).toBe(2)
})

test('upg-exorcists-primer bystander: the hero beside its holder has teamwork and no more', () => {
  const heroes = { thorley: 's1,2', rose: { space: 's1,2', upgrades: ['upg-exorcists-primer'] }, rocco: 's3,0' }
  expect(diceRolled(cleanse(quiet({ heroes, tokens: ['fire s1,2'] })), 'heroes')).toBe(3)
})

// --------------------------------------------------------------------------------------------------- Holy Water

const water = (sketch: Sketch): Scene =>
  cleanse(scene({ heroes: { rose: { space: 's1,2', upgrades: ['upg-holy-water'] }, ...far }, ...sketch }))

test('upg-holy-water works: a Counter-Corruption removes a Corruption token, besides what Skill removes', () => {
  const table = water({
    tokens: ['corruption s1,2 x2', 'fire s1,2'],
    dice: { hero: ['counter', 'skill', 'hit', 'hit'] },
  })
  expect(table.optionIds.sort()).toEqual(['corruption:with-counter', 'corruption:with-skill', 'fire', 'none'])
  table.hero1({ token: 'corruption', with: 'counter' }, 'remove-token')
  table.hero1({ token: 'fire' }, 'remove-token')
  expect(table.kind).toBe('hero-turn')
  expect(table.tokens('corruption', 's1,2')).toBe(1)
  expect(table.tokens('fire', 's1,2')).toBe(0)
})

test('upg-holy-water works: a FAITH may be turned into a Counter-Corruption', () => {
  const table = water({ tokens: ['corruption s1,2'], dice: { hero: ['faith', 'hit', 'hit', 'hit', 'hit'] } })
  expect(table.optionIds.sort()).toEqual(['counter', 'skill'])
  table.hero1({ as: 'counter' }, 'faith')
  table.hero1({ token: 'corruption' }, 'remove-token')
  expect(table.tokens('corruption', 's1,2')).toBe(0)
})

test('upg-holy-water works: also on a token that covers an icon', () => {
  const table = water({
    heroes: { rose: { space: 'saint-jude-hospital', upgrades: ['upg-holy-water'] }, ...far },
    tokens: ['corruption saint-jude-hospital'],
    covered: [{ district: 'saint-jude-hospital', icon: 'repent' }],
    dice: { hero: ['counter', 'hit', 'hit', 'hit'] },
  })
  table.hero1({ token: 'corruption', covering: 'repent' }, 'remove-token')
  expect(table.view('all').covered).toEqual([])
})

test('upg-holy-water cannot: a Counter-Corruption removes nothing but Corruption', () => {
  const table = water({
    tokens: ['fire s1,2', 'nest s1,2', 'pentagram s1,2'],
    dice: { hero: ['counter', 'counter', 'hit', 'hit'] },
  })
  expect(table.kind).toBe('hero-turn')
  expect(table.of('tokenRemoved')).toEqual([])
})

test('upg-holy-water cannot: it gives nothing in a Corruption check or to a printed token', () => {
  const table = scene({
    heroes: { rose: { space: 's1,2', upgrades: ['upg-holy-water'] }, ...far },
    dice: { sin: ['corruption'] },
  })
  table.hero1({ do: 'move', to: 's1,1' }) // a printed Corruption
  expect(table.corruptionOf('rose')).toBe(2)
  expect(table.refusal('hero1', { do: 'cleanse' })?.code).toBe('nothing-to-cleanse')
})

test('upg-holy-water bystander: without it Counter-Corruption does nothing, and the next space is untouched', () => {
  const table = water({
    heroes: { thorley: 's1,2', rose: { space: 's1,2', upgrades: ['upg-holy-water'] }, rocco: 's3,0' },
    tokens: ['corruption s1,2', 'corruption s0,2'],
    dice: { hero: ['counter', 'counter', 'counter'] },
  })
  expect(table.kind).toBe('hero-turn')
  expect(table.tokens('corruption', 's1,2')).toBe(1)
  expect(table.tokens('corruption', 's0,2')).toBe(1)
})
