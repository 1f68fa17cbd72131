import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, dice, hits, idsOf, last, quiet } from './helpers.ts'

/** The Black Tide: the wells, the faithful and the Tide Caller. */

const MAP = { map: 'the-black-tide-a' }
/** Nothing is printed in either space. */
const ALONE = { rose: 's2,1', thorley: 's0,0', rocco: 's0,0' }
const FOUR = { ...ALONE, leah: 's0,0' }
const FIGHTER = { thorley: 's2,1', rose: 's0,0', rocco: 's0,0' }
/** Printed on the tiles of the map. */
const NESTS = ['megatheatre', 's0,2', 's2,0', 's2,3', 's3,2']

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: ALONE, mission: { id, progress }, ...sketch })

/** Thorley fights in s2,1 and kills one monster. */
const killing = (monster: string, id: string, sketch: Sketch = {}, progress = 0): Scene => {
  const kind = monster.startsWith('hc-') ? monster : (monster.split('-')[0] as string)
  const board = { heroes: FIGHTER, monsters: [`${kind} s2,1`], dice: dice(hits(4)) }
  const table = on(id, { ...board, ...sketch }, progress)
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster }, 'kill')
  return table
}

/** Rose removes these with the four Skills that she rolls, and no more. */
const cleanse = (table: Scene, ...tokens: string[]): Scene => {
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  for (const token of tokens) table.hero1({ token }, 'remove-token')
  if (table.asks('remove-token')) table.hero1({ none: true })
  return table
}

/** From the first mission by the vote. */
const reach = (mission: string, tokens: string[] = [], heroes: Sketch['heroes'] = ALONE): Scene => {
  const sketch = { heroes, tokens: ['corruption s2,1', ...tokens] }
  const table = cleanse(on('btd-1-first-stain', sketch, Object.keys(heroes).length + 1), 'corruption')
  for (const { seat } of table.prompts) table.answer(seat, { mission }, 'mission')
  return table
}

// --------------------------------------------------------------------------------------- 2a Sound the Wells

const WELLS = 'btd-2a-sound-the-wells'
const CALLER = 'btd-3-the-tide-caller'

test('btd-2a-sound-the-wells works: reached by the vote, it needs H-1, and face-down Pentagrams are enough', () => {
  const table = reach(WELLS, ['pentagram s3,1 down', 'pentagram dockside down'])
  expect(table.state.mission).toMatchObject({ id: WELLS, progress: 0, count: 2 })
  expect(table.kind).toBe('hero-turn') // nothing is placed
  const mixed = reach(WELLS, ['pentagram s3,1 down', 'pentagram dockside'])
  expect(mixed.kind).toBe('hero-turn')
  const four = reach(WELLS, ['pentagram s3,1 x2 down', 'pentagram dockside'], FOUR)
  expect(four.state.mission.count).toBe(3)
  expect(four.kind).toBe('hero-turn')
})

test('btd-2a-sound-the-wells works: the Sins player places what is missing, face down or up', () => {
  for (const well of ['pentagram s3,1 down', 'pentagram s3,1']) {
    const table = reach(WELLS, [well, 'nest dockside x3 down'])
    expect(table.prompt, well).toMatchObject({ kind: 'story-task', rule: 'story-top-up', seat: 'sins' })
    expect(idsOf(table, 'space')).not.toContain('s2,1') // a hero stands there
    table.sins({ token: 'pentagram', space: 's1,3' })
    expect(table.tokens('pentagram', 's1,3')).toBe(1)
    expect(table.kind).toBe('hero-turn')
  }
  const bare = reach(WELLS, [], FOUR)
  let placed = 0
  for (; bare.asks('story-task'); placed++) bare.sins({ id: bare.optionIds[0] as string })
  expect(placed).toBe(3)
})

test('btd-2a-sound-the-wells works: a well is flipped, then removed', () => {
  const table = on(WELLS, { tokens: ['pentagram s2,1 down', 'pentagram s3,1 down'] })
  expect(deeds(table)).not.toContain('cleanse')
  table.hero1({ do: 'explore' })
  expect(table.tokens('pentagram', 's2,1')).toBe(1)
  expect(table.state.mission.progress).toBe(0)
  cleanse(table, 'pentagram')
  expect(last(table, 'missionProgress')).toMatchObject({ mission: WELLS, progress: 1, count: 2 })
})

test('btd-2a-sound-the-wells works: at the count the Controller comes onto a Nest, then mission 3', () => {
  const table = cleanse(on(WELLS, { tokens: ['pentagram s2,1'] }, 1), 'pentagram')
  expect(table.prompt).toMatchObject({ kind: 'summon', rule: 'STORY-5', seat: 'sins' })
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ monster: 'controller', space: 's3,2' })
  expect(table.board).toEqual(['controller s3,2'])
  expect(table.state.mission).toMatchObject({ id: CALLER, progress: 0, count: 1 })
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1'])
})

test('btd-2a-sound-the-wells works: a Controller on the board gives two Sin cards instead', () => {
  const table = cleanse(on(WELLS, { tokens: ['pentagram s2,1'], monsters: ['controller s3,2'] }, 1), 'pentagram')
  expect(table.board).toEqual(['controller s3,2'])
  expect(last(table, 'sinCardsDrawn').count).toBe(2)
  expect(table.state.mission.id).toBe(CALLER)
})

test('btd-2a-sound-the-wells cannot: no other token counts, no flip and no kill', () => {
  const tokens = ['fire s2,1', 'nest s2,1', 'corruption s2,1']
  expect(cleanse(on(WELLS, { tokens }), 'fire', 'nest', 'corruption').state.mission.progress).toBe(0)
  expect(killing('acolyte-1', WELLS).state.mission.progress).toBe(0)
})

test('btd-2a-sound-the-wells cannot: monsters keep a well closed; a printed Pentagram is no well', () => {
  const guarded = on(WELLS, { tokens: ['pentagram s2,1 down'], monsters: ['acolyte s2,1'] })
  expect(deeds(guarded)).not.toContain('explore')
  expect(deeds(on(WELLS, { heroes: { ...ALONE, rose: 'old-cathedral' } }))).not.toContain('cleanse')
  expect(reach(WELLS, ['pentagram s3,1 down']).kind).toBe('story-task') // two are printed on the map
})

test('btd-2a-sound-the-wells bystander: reaching it turns no token, and mission 2b is gone', () => {
  const wells = reach(WELLS, ['pentagram s3,1 x2 down'])
  expect(wells.view('all').faceDown).toEqual([{ space: 's3,1', kinds: ['pentagram', 'pentagram'] }])
  expect(wells.of('tokensFlipped')).toEqual([])
  const fought = killing('acolyte-1', WELLS, { monsters: ['acolyte s2,1', 'acolyte s2,1'] }, 1)
  expect(fought.state.mission).toMatchObject({ id: WELLS, progress: 1 })
})

// ------------------------------------------------------------------------------------ 2b Drain the Faithful

const FAITHFUL = 'btd-2b-drain-the-faithful'

test('btd-2b-drain-the-faithful works: reached by the vote, it needs H and places nothing', () => {
  const table = reach(FAITHFUL)
  expect(table.state.mission).toMatchObject({ id: FAITHFUL, progress: 0, count: 3 })
  expect(table.kind).toBe('hero-turn')
  expect(reach(FAITHFUL, [], FOUR).state.mission.count).toBe(4)
})

test('btd-2b-drain-the-faithful works: each Acolyte counts, by fight, shot or Orbital Strike', () => {
  const two = killing('acolyte-1', FAITHFUL, { monsters: ['acolyte s2,1', 'acolyte s2,1'] })
  two.hero1({ monster: 'acolyte-2' }, 'kill')
  expect(two.of('missionProgress').map(({ progress }) => progress)).toEqual([1, 2])
  const shot = on(FAITHFUL, { heroes: { rocco: 's0,0', rose: 's3,0', thorley: 's3,0' }, monsters: ['acolyte s2,0'] })
  shot.hero1({ do: 'shoot', at: 's2,0' })
  shot.hero1({ none: true }, 'corruption')
  shot.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(shot.state.mission.progress).toBe(1)
  const struck = on(FAITHFUL, {
    heroes: { ...ALONE, rose: 'ravencorp-hq' },
    monsters: ['acolyte s1,2'],
    orbital: ['s2,2'],
  })
  struck.hero1({ do: 'city' })
  struck.hero1({ action: 'orbital' }, 'city-action')
  struck.hero1({ to: 's1,2' }, 'orbital-move')
  struck.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
  expect(struck.state.mission.progress).toBe(1)
})

test('btd-2b-drain-the-faithful works: at the count the Controller comes, then mission 3', () => {
  const table = killing('acolyte-1', FAITHFUL, { dead: { controller: 1 } }, 2)
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ monster: 'controller', space: 'megatheatre' }, 'summon')
  expect(table.board).toEqual(['controller megatheatre'])
  expect(table.state.mission).toMatchObject({ id: CALLER, progress: 0, count: 1 })
})

test('btd-2b-drain-the-faithful works: with no Acolyte on the board at the end of a round it makes 1 progress', () => {
  const end = (monsters: string[]): number =>
    on(FAITHFUL, { phase: 'round-end', apocalypseDeck: [], monsters }).state.mission.progress
  expect([end(['abomination s3,0']), end(['acolyte s3,0'])]).toEqual([1, 0])
})

test('btd-2b-drain-the-faithful cannot: no other monster counts, and no token', () => {
  for (const monster of ['abomination-1', 'controller', 'hc-vesper']) {
    expect(killing(monster, FAITHFUL).state.mission.progress, monster).toBe(0)
  }
  const tokens = ['corruption s2,1', 'pentagram s2,1']
  expect(cleanse(on(FAITHFUL, { tokens }), 'corruption', 'pentagram').state.mission.progress).toBe(0)
})

test('btd-2b-drain-the-faithful bystander: the wells stay face down, and mission 2a is gone', () => {
  const table = reach(FAITHFUL, ['pentagram s3,1 down'])
  expect(table.view('all').faceDown).toEqual([{ space: 's3,1', kinds: ['pentagram'] }])
  expect(table.of('tokenPlaced')).toEqual([])
  expect(table.state.missionsDone).toEqual(['btd-1-first-stain'])
})

// --------------------------------------------------------------------------------------- 3 The Tide Caller

const CONFESSION = 'btd-4-confession'

test('btd-3-the-tide-caller works: the death of the Controller is enough, then mission 4', () => {
  const table = killing('controller', CALLER)
  expect(table.of('missionAccomplished').map(({ mission }) => mission)).toEqual([CALLER])
  expect(table.state.mission).toMatchObject({ id: CONFESSION, progress: 0, count: 3 })
  expect(table.kind).toBe('hero-turn') // no event, no branch
  expect(killing('controller', CALLER, { heroes: { ...FIGHTER, leah: 's0,0' } }).state.mission.count).toBe(4)
})

test('btd-3-the-tide-caller works: without a Controller to kill it goes on by itself at the end of the round', () => {
  const end = (monsters: string[]): string =>
    on(CALLER, { phase: 'round-end', apocalypseDeck: [], monsters }).state.mission.id
  expect([end(['acolyte s3,0']), end(['controller s3,0'])]).toEqual([CONFESSION, CALLER])
})

test('btd-3-the-tide-caller cannot: no other monster counts, and three Hits are not enough', () => {
  for (const monster of ['acolyte-1', 'abomination-1', 'hc-vesper']) {
    expect(killing(monster, CALLER).state.mission, monster).toMatchObject({ id: CALLER, progress: 0 })
  }
  const weak = on(CALLER, { heroes: FIGHTER, monsters: ['controller s2,1'], dice: dice(hits(3)) })
  weak.hero1({ do: 'fight' })
  weak.hero1({ none: true }, 'corruption')
  expect(weak.board).toEqual(['controller s2,1'])
})

test('btd-3-the-tide-caller bystander: the dead pile grows by one of each kind, nobody is summoned, no Altar can be broken', () => {
  const table = killing('controller', CALLER, { altars: ['s2,1'] })
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1', 'controller'])
  expect(table.board).toEqual([])
  for (const id of ['btd-1-first-stain', WELLS, FAITHFUL, CALLER, CONFESSION]) {
    expect(deeds(on(id, { altars: ['s2,1'] })), id).not.toContain('cleanse')
  }
})
