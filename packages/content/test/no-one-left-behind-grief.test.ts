import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, dice, quiet } from './helpers.ts'

/** nlb-grief, in the two stories in which it holds. */

const MAP = { map: 'no-one-left-behind-a' }
const DOORS = 'nlb-2-knock-on-doors'
const HOSPITAL = 'nlb-3a-to-the-hospital'
const GATE = 'nlb-3b-to-the-gate'
const LIVING = 'svh-2b-the-living'

/** Thorley is one step from 7 and holds so many Innocents, which have counted already. */
const holding = (innocents: number, heroNumber = 3): NonNullable<Sketch['heroes']> => ({
  thorley: { space: 's1,1', corruption: 6, innocents, freshInnocents: 0 },
  rose: 's3,0',
  rocco: 's3,0',
  ...(heroNumber === 4 && { leah: 's3,0' }),
})

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: holding(1), apocalypseDeck: [], mission: { id, progress }, ...sketch })

/** He reaches 7 by his own will, cleansing; nothing is removed. */
const despair = (table: Scene): Scene => {
  table.hero1({ do: 'cleanse' })
  table.hero1({ yes: true }, 'corruption')
  return table.declineUntil('hero-turn', 'mission', 'summon')
}

const grieve = (id: string, tokens: string[], sketch: Sketch = {}, progress = 0): Scene =>
  despair(on(id, { tokens: ['nest s1,1', ...tokens], ...sketch }, progress))

const countOf = ({ state }: Scene): number => state.mission.count

// --------------------------------------------------------------------------------------------------- the track

test('nlb-grief works: the track rises by 1 for each Innocent that dies', () => {
  for (const innocents of [1, 2, 3]) {
    const table = grieve(HOSPITAL, ['innocent s3,3 x3'], { heroes: holding(innocents) })
    expect(table.of('innocentKilled')).toHaveLength(innocents)
    expect(table.of('trackRaised').map(({ level, cause }) => `${cause} ${level}`)).toEqual(
      [1, 2, 3].slice(0, innocents).map((level) => `nlb-grief ${level}`),
    )
  }
})

test('nlb-grief works: also by forced corruption, in a step or in the fight of a reaction', () => {
  const step = on(DOORS, { tokens: ['corruption s2,2', 'innocent s3,3 x3'], dice: dice([], ['corruption']) })
  step.hero1({ do: 'move', to: 's2,1' })
  step.hero1({ do: 'move', to: 's2,2' })
  expect([step.corruptionOf('thorley'), step.state.track]).toEqual([7, 1])
  const fight = on(DOORS, {
    phase: 'reaction',
    monsters: ['acolyte s1,1'],
    tokens: ['innocent s3,3 x3'],
    dice: dice([], ['corruption']),
  })
  attack(fight).hero1({ none: true }, 'corruption')
  expect([fight.corruptionOf('thorley'), fight.state.track]).toEqual([7, 1])
})

test('nlb-grief works: each level does what is printed beside it, one after the other', () => {
  const table = on(HOSPITAL, {
    heroes: holding(3),
    tokens: ['nest s1,1', 'innocent s3,3 x3'],
    apocalypseDeck: ['apo-r3', 'apo-r5', 'apo-r6', 'apo-r2'],
    reactions: 2,
  })
  table.hero1({ do: 'cleanse' })
  table.hero1({ yes: true }, 'corruption')
  expect(table.state.track).toBe(1)
  table.sins({ card: 'apo-r5' }, 'apocalypse-card')
  expect(table.state.track).toBe(3)
  expect(table.state.sins.reactions).toBe(3)
  table.sins({ card: 'apo-r6' }, 'apocalypse-card')
  expect(table.state.apocalypse.cards).toEqual(['apo-r5', 'apo-r6'])
})

// --------------------------------------------------------------------------------------------------- the count

test('nlb-grief works: the count drops to what is possible, and those face down are still possible', () => {
  for (const id of [HOSPITAL, GATE]) {
    expect(countOf(grieve(id, ['innocent s3,3 x2 down'])), id).toBe(2)
    expect(countOf(grieve(id, ['innocent s3,3 down', 'innocent s0,3'])), id).toBe(2)
    expect(countOf(grieve(id, ['innocent s3,3 down'])), id).toBe(1)
    expect(countOf(grieve(id, ['innocent s0,3'])), id).toBe(1)
  }
})

test('nlb-grief works: with four heroes three are needed', () => {
  const after = (tokens: string[]): number => countOf(grieve(HOSPITAL, tokens, { heroes: holding(1, 4) }))
  expect([after(['innocent s3,3 x3']), after(['innocent s3,3 x2']), after(['innocent s3,3'])]).toEqual([3, 2, 1])
})

test('nlb-grief works: what another hero holds is still possible, and what was handed over has counted', () => {
  const held = { ...holding(1), rose: { space: 's3,0', innocents: 1, freshInnocents: 0 } }
  expect(countOf(grieve(HOSPITAL, [], { heroes: held }))).toBe(1)
  const handedOver = grieve(HOSPITAL, [], { heroes: held }, 1)
  expect(handedOver.state.mission).toMatchObject({ id: HOSPITAL, progress: 1, count: 2 })
})

test('nlb-grief works: a mission that needs none is accomplished, after the event that did it', () => {
  const table = on(HOSPITAL, { tokens: ['nest s1,1'] }, 1)
  table.hero1({ do: 'cleanse' })
  table.hero1({ yes: true }, 'corruption')
  expect(table.state.mission).toMatchObject({ id: HOSPITAL, progress: 1, count: 1, done: true })
  expect(table.of('countChanged').map(({ count }) => count)).toEqual([1])
  table.hero1({ token: 'nest' }, 'remove-token') // the cleanse goes on
  expect(table.kind).toBe('summon')
  table.sins({ monster: 'controller', space: 's2,0' })
  expect(table.state.mission).toMatchObject({ id: 'nlb-4-clear-the-line', progress: 0, count: 1 })
  expect(table.kind).toBe('hero-turn')
})

test('nlb-grief works: the same when nobody was handed over at all', () => {
  const table = grieve(GATE, [])
  expect(table.of('countChanged').map(({ count }) => count)).toEqual([0])
  expect(table.of('missionAccomplished').map(({ mission }) => mission)).toEqual([GATE])
  expect(table.kind).toBe('summon')
})

test('nlb-grief works: it settles after a reaction too', () => {
  const table = on(HOSPITAL, { phase: 'reaction', monsters: ['acolyte s1,1'], dice: dice([], ['corruption']) }, 1)
  attack(table).hero1({ none: true }, 'corruption')
  expect(table.prompt).toMatchObject({ kind: 'summon', subject: { monster: 'controller' } })
})

test('nlb-grief works: for mission 2 those are left that have not yet counted', () => {
  // Four heroes need three. Two have counted: the one that dies, and one that lies where its hero fell.
  const sketch: Sketch = { heroes: holding(1, 4), staleInnocents: ['s3,3'] }
  const none = grieve(DOORS, ['innocent s3,3'], sketch, 2)
  expect(none.of('countChanged').map(({ count }) => count)).toEqual([2])
  expect(none.kind).toBe('mission')
  const one = grieve(DOORS, ['innocent s3,3', 'innocent s0,3 down'], sketch, 2)
  expect(one.state.mission).toMatchObject({ id: DOORS, progress: 2, count: 3 })
})

// ------------------------------------------------------------------------------- when a mission becomes current

/** The last Fire of mission 1 is removed. */
const knock = (tokens: string[], heroes = holding(0)): Scene => {
  const progress = Object.keys(heroes).length + 2
  const table = on('nlb-1-open-the-roads', { heroes, tokens: ['fire s1,1', ...tokens] }, progress)
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ token: 'fire' }, 'remove-token')
  return table
}

const vote = (table: Scene, mission: string): Scene => {
  for (const { seat } of table.prompts) table.answer(seat, { mission }, 'mission')
  return table
}

test('nlb-grief works: looked at when mission 2 becomes current', () => {
  expect(knock(['innocent s3,3 x2']).state.mission).toMatchObject({ id: DOORS, count: 2 })
  expect(knock(['innocent s3,3 down']).state.mission).toMatchObject({ id: DOORS, count: 1, progress: 0 })
  expect(knock(['innocent s3,3 x2'], holding(0, 4)).state.mission).toMatchObject({ id: DOORS, count: 2 })
  // One is held, and counts at once; it is also the only one.
  const held = { ...holding(0), rose: { space: 's3,0', innocents: 1 } }
  expect(
    knock([], held)
      .of('missionAccomplished')
      .map(({ mission }) => mission),
  ).toEqual(['nlb-1-open-the-roads', DOORS])
})

test('nlb-grief works: with no Innocent left missions 2 and 3 are passed through, event and all', () => {
  const table = knock([])
  expect(table.of('missionProgress').map(({ mission }) => mission)).toEqual(['nlb-1-open-the-roads'])
  vote(table, HOSPITAL)
  expect(table.prompt).toMatchObject({ kind: 'summon', subject: { monster: 'controller' } })
  table.sins({ space: 's2,0' })
  expect(table.state.mission.id).toBe('nlb-4-clear-the-line')
  expect(table.state.missionsDone).toEqual(['nlb-1-open-the-roads', DOORS, HOSPITAL])
  expect(table.of('monsterReinforced')).toHaveLength(6)
})

test('nlb-grief works: looked at when mission 3 becomes current: one that counted in mission 2 may have died since', () => {
  const heroes = { ...holding(0), thorley: { space: 's1,1', innocents: 0 } }
  for (const [way, left] of [
    [HOSPITAL, 1],
    [GATE, 1],
  ] as const) {
    const table = on(DOORS, { heroes, tokens: ['innocent s1,1'], removed: { innocents: 1 } }, 1)
    table.hero1({ do: 'collect', token: 'innocent' })
    expect(vote(table, way).state.mission).toMatchObject({ id: way, progress: 0, count: left })
  }
})

// ------------------------------------------------------------------------------------------ what it does not do

test('nlb-grief cannot: below 7 nobody dies, and without an Innocent there is nobody to mourn', () => {
  const five = { ...holding(1), thorley: { space: 's1,1', corruption: 5, innocents: 1, freshInnocents: 0 } }
  const alive = grieve(HOSPITAL, [], { heroes: five })
  expect([alive.state.track, alive.state.mission.count, alive.hero('thorley').innocents]).toEqual([0, 2, 1])
  const alone = grieve(HOSPITAL, [], { heroes: holding(0) })
  expect([alone.state.track, alone.state.mission.count, alone.corruptionOf('thorley')]).toEqual([0, 2, 7])
})

test('nlb-grief cannot: the death of a hero kills no Innocent', () => {
  const dying = { ...holding(0), thorley: { space: 's1,1', wounds: [1, 2, 3, 4], innocents: 2, freshInnocents: 0 } }
  const table = on(HOSPITAL, { heroes: dying, monsters: ['acolyte s1,1'] })
  table.hero1({ do: 'move', to: 's2,1' })
  expect(table.kind).toBe('reserve-hero')
  expect(table.tokens('innocent', 's1,1')).toBe(2)
  expect([table.state.track, table.state.mission.count]).toEqual([0, 2])
})

test('nlb-grief cannot: one that is handed over is safe', () => {
  const heroes = { ...holding(0), thorley: { space: 'saint-jude-hospital', innocents: 1, freshInnocents: 0 } }
  const table = on(HOSPITAL, { heroes, tokens: ['innocent s3,3'] })
  table.hero1({ do: 'deliver' })
  expect(table.state.track).toBe(0)
  expect(table.state.mission).toMatchObject({ progress: 1, count: 2 })
})

test('nlb-grief cannot: a death makes no progress', () => {
  const table = grieve(HOSPITAL, ['innocent s3,3'])
  expect(table.state.mission.progress).toBe(0)
  expect(table.state.roundFacts.progress).toBe(0)
})

test('nlb-grief cannot: missions that count something else keep their count', () => {
  for (const [id, count] of [
    ['nlb-1-open-the-roads', 6],
    ['nlb-4-clear-the-line', 1],
    ['nlb-5-last-train', 3],
  ] as const) {
    const table = grieve(id, [], { monsters: ['controller s3,3'] })
    expect(table.state.mission, id).toMatchObject({ id, progress: 0, count })
    expect(table.state.track, id).toBe(1)
  }
})

test('nlb-grief bystander: Innocents of other heroes and on the board live, and nobody else is hurt', () => {
  const heroes = { ...holding(2), rose: { space: 's3,0', corruption: 6, innocents: 1, freshInnocents: 0 } }
  const table = grieve(HOSPITAL, ['innocent s1,1', 'innocent s3,3 down'], { heroes })
  expect(table.state.heroes.map(({ innocents }) => innocents)).toEqual([0, 1, 0])
  expect(table.tokens('innocent', 's1,1')).toBe(1)
  expect(table.state.faceDown).toHaveLength(1)
  expect(table.state.heroes.map(({ wounds, corruption }) => `${wounds.length}/${corruption}`)).toEqual([
    '0/7',
    '0/6',
    '0/1',
  ])
})

test('nlb-grief bystander: in another story nobody mourns', () => {
  const table = on('lto-1-find-friends', { setup: { map: 'lights-out-a' }, tokens: ['nest s1,1'] })
  despair(table)
  expect(table.of('innocentKilled')).toHaveLength(1)
  expect([table.state.track, table.state.mission.count]).toEqual([0, 3])
})

// ----------------------------------------------------------------------------------------- in The Seventh Hour

const seventh = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  on(id, { setup: { map: 'the-seventh-hour-a' }, ...sketch }, progress)

test('nlb-grief works: in The Seventh Hour the track rises in every mission, and svh-2b asks for no more than there are', () => {
  const streets = despair(seventh('svh-1-the-streets', { tokens: ['nest s1,1'] }))
  expect([streets.state.track, streets.state.mission.count]).toEqual([1, 9])
  const living = (tokens: string[]): Scene => despair(seventh(LIVING, { tokens: ['nest s1,1', ...tokens] }))
  expect(countOf(living(['innocent s2,2 x2 down']))).toBe(2)
  expect(countOf(living(['innocent s2,2 down']))).toBe(1)
  const none = living([])
  expect(none.of('missionAccomplished').map(({ mission }) => mission)).toEqual([LIVING])
  expect(none.state.mission).toMatchObject({ id: 'svh-3-the-anchors', progress: 0, count: 2 })
})

test('nlb-grief works: in The Seventh Hour svh-2b is looked at when it becomes current', () => {
  const reach = (tokens: string[]): Scene => {
    const table = seventh(
      'svh-1-the-streets',
      { heroes: holding(0), tokens, monsters: ['acolyte s1,1'], dice: dice(['hit', 'hit']) },
      8,
    )
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    return vote(table, LIVING)
  }
  expect(reach(['innocent s2,2 x2']).state.mission).toMatchObject({ id: LIVING, count: 2 })
  expect(reach(['innocent s2,2 down']).state.mission).toMatchObject({ id: LIVING, count: 1 })
  expect(reach([]).state.mission.id).toBe('svh-3-the-anchors')
})

test('nlb-grief works: also at the end of a round, outside all turns', () => {
  const sketch: Sketch = { phase: 'round-end', tokens: ['corruption s1,1'], apocalypseCards: ['apo-c7'] }
  const table = seventh(LIVING, sketch, 1)
  expect(table.hero('thorley')).toMatchObject({ corruption: 7, innocents: 0 })
  expect(table.state.track).toBe(3) // two by the end task, one by the death
  expect(table.state.mission.id).toBe('svh-3-the-anchors')
})
