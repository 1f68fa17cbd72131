import type { CityAction } from '@haven/engine'
import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, dice, hits, idsOf, last, quiet } from './helpers.ts'

/** The Black Tide: the confession and the Altars. */

const MAP = { map: 'the-black-tide-a' }
const ALONE = { rose: 's2,1', thorley: 's0,0', rocco: 's0,0' }
const FOUR = { ...ALONE, leah: 's0,0' }
/** Printed on the tiles of the map. */
const NESTS = ['megatheatre', 's0,2', 's2,0', 's2,3', 's3,2']

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: ALONE, mission: { id, progress }, ...sketch })

// --------------------------------------------------------------------------------------------- 4 Confession

const CONFESSION = 'btd-4-confession'
const TIDE = 'btd-5-turn-the-tide'

const rose = (corruption: number, space = 'old-cathedral') => ({ ...ALONE, rose: { space, corruption } })
const use = (table: Scene, ...actions: CityAction[]): Scene => {
  table.hero1({ do: 'city' })
  for (const action of actions) table.hero1({ action }, 'city-action')
  return table
}

test('btd-4-confession works: reached by the Controller’s death, it needs H', () => {
  const heroes = { thorley: 's2,1', rose: 's0,0', rocco: 's0,0' }
  const sketch = { heroes, monsters: ['controller s2,1'], dice: dice(hits(4)) }
  const table = on('btd-3-the-tide-caller', sketch)
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster: 'controller' }, 'kill')
  expect(table.state.mission).toMatchObject({ id: CONFESSION, progress: 0, count: 3 })
  expect(on(CONFESSION, { heroes: FOUR }).state.mission.count).toBe(4)
})

test('btd-4-confession works: each Repent icon that takes a hero’s corruption down counts', () => {
  const table = use(on(CONFESSION, { heroes: rose(3) }), 'repent', 'repent')
  expect(table.of('missionProgress').map(({ progress }) => progress)).toEqual([1, 2])
  expect(table.corruptionOf('rose')).toBe(1)
  const college = use(on(CONFESSION, { heroes: rose(7, 'haven-college') }), 'repent')
  expect(last(college, 'missionProgress')).toMatchObject({ mission: CONFESSION, progress: 1, count: 3 })
  expect(use(on(CONFESSION, { heroes: rose(2, 'saint-jude-hospital') }), 'repent').state.mission.progress).toBe(1)
})

test('btd-4-confession works: at the count the District is used to its end, the rest is lost, then the Avatar comes', () => {
  const table = use(on(CONFESSION, { heroes: rose(5) }, 2), 'repent', 'repent')
  expect(table.kind).toBe('city-action') // the Heal icon is left
  table.hero1({ none: true })
  expect(table.prompt).toMatchObject({ kind: 'summon', rule: 'STORY-5', seat: 'sins' })
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ monster: 'avatar', space: 's2,3' })
  expect(table.board).toEqual(['avatar s2,3'])
  expect(table.state.mission).toMatchObject({ id: TIDE, progress: 0, count: 3 })
  expect(table.corruptionOf('rose')).toBe(3)
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1'])
})

test('btd-4-confession works: an Avatar on the board gives two Sin cards instead', () => {
  const table = use(on(CONFESSION, { heroes: rose(2), monsters: ['avatar s3,2'] }, 2), 'repent')
  table.hero1({ none: true }, 'city-action')
  expect(table.board).toEqual(['avatar s3,2'])
  expect(last(table, 'sinCardsDrawn').count).toBe(2)
  expect(table.state.mission.id).toBe(TIDE)
})

test('btd-4-confession cannot: an icon that takes nothing off does not count', () => {
  const innocent = use(on(CONFESSION, { heroes: rose(1) }), 'repent', 'repent')
  expect(innocent.state.mission.progress).toBe(0)
  const once = use(on(CONFESSION, { heroes: rose(2) }), 'repent', 'repent')
  expect(once.state.mission.progress).toBe(1)
  const skipped = use(on(CONFESSION, { heroes: rose(4) }))
  skipped.hero1({ none: true }, 'city-action')
  expect(skipped.state.mission.progress).toBe(0)
})

test('btd-4-confession cannot: where repenting is forbidden nothing counts', () => {
  const near = use(on(CONFESSION, { heroes: rose(4), monsters: ['hc-confessor s2,1'] }), 'repent')
  expect([near.state.mission.progress, near.corruptionOf('rose')]).toEqual([0, 4])
  const far = use(on(CONFESSION, { heroes: rose(4), monsters: ['hc-confessor s3,2'] }), 'repent')
  expect([far.state.mission.progress, far.corruptionOf('rose')]).toEqual([1, 3])
})

test('btd-4-confession cannot: corruption that goes down by other means does not count', () => {
  const heroes = { thorley: { space: 's2,1', corruption: 7 }, rose: 's0,0', rocco: 's0,0' }
  const table = on(CONFESSION, { heroes, darkPast: { thorley: 'past-1' } })
  table.hero1({ do: 'end' })
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(table.corruptionOf('thorley')).toBe(6)
  expect(table.state.mission.progress).toBe(0)
})

test('btd-4-confession cannot: neither Heal nor a removed Corruption counts, nor an empty board', () => {
  const heroes = { ...ALONE, rose: { space: 'saint-jude-hospital', wounds: [2, 3], corruption: 3 } }
  const healed = use(on(CONFESSION, { heroes }), 'heal')
  healed.hero1({ slot: 2 }, 'heal-slot')
  expect(healed.state.mission.progress).toBe(0)
  const cleansed = on(CONFESSION, { tokens: ['corruption s2,1'] })
  cleansed.hero1({ do: 'cleanse' })
  cleansed.hero1({ none: true }, 'corruption')
  cleansed.hero1({ token: 'corruption' }, 'remove-token')
  expect(cleansed.state.mission.progress).toBe(0)
  expect(on(CONFESSION, { phase: 'round-end', apocalypseDeck: [] }).state.mission.progress).toBe(0)
})

test('btd-4-confession bystander: only the hero who repents loses corruption', () => {
  const heroes = { ...rose(3), thorley: { space: 'old-cathedral', corruption: 4 } }
  const table = use(on(CONFESSION, { heroes }), 'repent')
  expect([table.corruptionOf('rose'), table.corruptionOf('thorley')]).toEqual([2, 4])
})

// ------------------------------------------------------------------------------------------ 5 Turn the Tide

const ALTARS = ['s2,1', 's3,0', 's0,2']
/** Rose rolls these four dice in the Altar's space. */
const roll = (faces: ('skill' | 'counter' | 'hit' | 'faith')[], sketch: Sketch = {}, progress = 0): Scene => {
  const table = on(TIDE, { altars: ALTARS, dice: { hero: faces, sin: [] }, ...sketch }, progress)
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  return table
}

test('btd-5-turn-the-tide works: it needs three Altars, with three heroes or four', () => {
  expect(on(TIDE).state.mission).toMatchObject({ id: TIDE, count: 3 })
  expect(on(TIDE, { heroes: FOUR }).state.mission).toMatchObject({ id: TIDE, count: 3 })
})

test('btd-5-turn-the-tide works: two Skills of one roll break an Altar, also where no other token lies', () => {
  const table = roll(['skill', 'skill', 'hit', 'hit'])
  expect(table.optionIds).toEqual(['none', 'altar'])
  table.hero1({ token: 'altar' }, 'remove-token')
  expect(table.view('all').altars).toEqual(['s3,0', 's0,2'])
  expect(last(table, 'missionProgress')).toMatchObject({ mission: TIDE, progress: 1, count: 3 })
  expect(table.kind).toBe('hero-turn')
})

test('btd-5-turn-the-tide works: what is left of the roll removes tokens', () => {
  const table = roll(['skill', 'skill', 'skill', 'hit'], { tokens: ['corruption s2,1 x2'] })
  table.hero1({ token: 'altar' }, 'remove-token')
  table.hero1({ token: 'corruption' }, 'remove-token')
  expect(table.tokens('corruption', 's2,1')).toBe(1)
  expect(table.kind).toBe('hero-turn')
  const other = roll(['skill', 'skill', 'skill', 'hit'], { tokens: ['corruption s2,1 x2'] })
  other.hero1({ token: 'corruption' }, 'remove-token')
  other.hero1({ token: 'corruption' }, 'remove-token')
  expect(other.kind).toBe('hero-turn') // one Skill is left: too few
  expect(other.state.mission.progress).toBe(0)
})

test('btd-5-turn-the-tide works: a FAITH turned into a Skill counts', () => {
  const table = roll(['faith', 'skill', 'hit', 'hit', 'hit'])
  table.hero1({ token: 'altar' }, 'remove-token')
  expect(table.state.mission.progress).toBe(1)
})

test('btd-5-turn-the-tide works: a broken Altar is out of the game and draws no card any more', () => {
  const draws = (altars: string[]): number =>
    on(TIDE, { phase: 'round-end', altars, apocalypseDeck: [] }).state.sins.hand.length
  expect([draws(['s3,0', 's0,2', 's1,2']), draws(['s3,0', 's0,2'])]).toEqual([3, 2])
  const table = roll(['skill', 'skill', 'skill', 'skill'])
  table.hero1({ token: 'altar' }, 'remove-token')
  expect(table.kind).toBe('hero-turn') // not a second time
  expect(deeds(table)).not.toContain('cleanse')
})

test('btd-5-turn-the-tide works: the third Altar wins the game', () => {
  const table = roll(['skill', 'skill', 'hit', 'hit'], { altars: ['s2,1'] }, 2)
  table.hero1({ token: 'altar' }, 'remove-token')
  expect(table.state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
  expect(table.prompts).toEqual([])
})

test('btd-5-turn-the-tide cannot: one Skill breaks nothing, and those of two rolls do not add up', () => {
  const table = on(TIDE, {
    altars: ALTARS,
    heroes: { ...ALONE, thorley: 's2,1' },
    reactions: 0,
    dice: { hero: ['skill', 'hit', 'hit', 'hit', 'hit', 'skill', 'hit', 'hit'], sin: [] },
  })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ do: 'end' }, 'hero-turn')
  table.hero2({ do: 'cleanse' }, 'hero-turn')
  table.hero2({ none: true }, 'corruption')
  expect(table.kind).toBe('hero-turn')
  expect(table.view('all').altars).toEqual(ALTARS)
})

test('btd-5-turn-the-tide cannot: Holy Water does not help', () => {
  const heroes = { ...ALONE, rose: { space: 's2,1', upgrades: ['upg-holy-water'] } }
  const table = roll(['skill', 'counter', 'counter', 'hit'], { heroes, tokens: ['corruption s2,1'] })
  expect(table.options.map(({ token }) => token)).not.toContain('altar')
  const rolled = roll(['skill', 'skill', 'counter', 'hit'], { heroes, tokens: ['corruption s2,1'] })
  expect(rolled.options.map(({ token }) => token)).toContain('altar')
  const wet = roll(['counter', 'counter', 'counter', 'counter'], { heroes })
  expect(wet.kind).toBe('hero-turn')
})

test('btd-5-turn-the-tide cannot: no Hazard counts, no kill of the Avatar and no Repent', () => {
  const table = roll(['skill', 'skill', 'hit', 'hit'], { tokens: ['corruption s2,1', 'pentagram s2,1'] })
  table.hero1({ token: 'corruption' }, 'remove-token')
  table.hero1({ token: 'pentagram' }, 'remove-token')
  expect(table.state.mission.progress).toBe(0)
  const thorley = { space: 's2,1', npcs: ['commissioner' as const] }
  const heroes = { thorley, rose: 's2,1', rocco: 's0,0' }
  const fought = on(TIDE, { heroes, monsters: ['avatar s2,1'], altars: ALTARS, dice: dice(hits(6)) })
  fought.hero1({ do: 'fight' })
  fought.hero1({ none: true }, 'corruption')
  fought.hero1({ monster: 'avatar' }, 'kill')
  expect([fought.state.mission.progress, fought.state.over]).toEqual([0, null])
  expect(use(on(TIDE, { heroes: rose(3) }), 'repent').state.mission.progress).toBe(0)
})

test('btd-5-turn-the-tide bystander: an Altar elsewhere is out of reach, and monsters do not protect one', () => {
  expect(deeds(on(TIDE, { altars: ['s3,0', 's1,1', 'megatheatre'] }))).not.toContain('cleanse')
  const table = roll(['skill', 'skill', 'hit', 'hit'], { monsters: ['avatar s2,1'] })
  table.hero1({ token: 'altar' }, 'remove-token')
  expect(table.state.mission.progress).toBe(1)
  expect(table.board).toEqual(['avatar s2,1'])
})
