import { coreBox } from '@haven/content'
import { randomFrom } from '@haven/engine'
import { coreRules, Scene, type Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, hits, idsOf, last, quiet } from './helpers.ts'

/** Lights Out: its maps and tasks, and the missions up to the second branch. */

const MAP = { map: 'lights-out-a' }
const THREE = { thorley: 's1,0', rose: 's2,0', rocco: 's2,0' }
const FOUR = { ...THREE, leah: 's2,0' }
const FRIENDS = 'lto-1-find-friends'
const GRID = 'lto-2a-restart-the-grid'
const HUM = 'lto-2b-cut-the-hum'
const WAYS = ['lto-3a-eye-in-the-sky', 'lto-3b-boots-on-the-ground']

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: THREE, apocalypseDeck: [], mission: { id, progress }, ...sketch })

const cleanse = (table: Scene, ...tokens: string[]): Scene => {
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  for (const token of tokens) table.hero1({ token }, 'remove-token')
  if (table.asks('remove-token')) table.hero1({ none: true })
  return table
}

const vote = (table: Scene, mission: string): Scene => {
  for (const { seat } of table.prompts) table.answer(seat, { mission }, 'mission')
  return table
}

const begun = (map: string, heroPlayers = 3, seed = 'lto'): Scene => {
  const setup = coreRules.resolveSetup({ heroPlayers, map }, randomFrom(seed))
  return new Scene(coreRules, coreRules.createGame({ ...setup, storyAid: false }, seed))
}

// -------------------------------------------------------------------------------------------------- the maps

/** Everything that lies on a map at the beginning, by kind. */
function laidOut(map: string): Record<string, string> {
  const { tokens, faceDown, faceDownPool, altars, metro, orbital, npcs, monsters, dead, heroes } =
    begun(map).view('all')
  const tiles = coreBox.maps.find(({ id }) => id === map)?.tiles ?? []
  const things: (readonly [kind: string, place: string])[] = [
    ...tiles.map(({ tile, x, y, rotation }) => ['tiles', `${tile}@${x},${y}/${rotation}`] as const),
    ...[...new Set(heroes.map(({ space }) => space))].map((space) => ['start', space] as const),
    ...tokens.flatMap(({ kind, space, count }) => Array.from({ length: count }, () => [kind, space] as const)),
    ...faceDown.flatMap(({ space, kinds }) => kinds.map(() => ['faceDown', space] as const)),
    ...faceDownPool.map((kind) => ['pool', kind] as const),
    ...altars.map((space) => ['altars', space] as const),
    ...orbital.map((space) => ['orbital', space] as const),
    ...metro.map(({ color, space }) => [color, space] as const),
    ...npcs.map(({ npc, space }) => [npc, space] as const),
    ...monsters.map(({ kind, space }) => [kind, space] as const),
    ...dead.map((id) => ['dead', id.replace(/-\d$/, '')] as const),
  ]
  const found: Record<string, string[]> = {}
  for (const [kind, place] of things) found[kind] = [...(found[kind] ?? []), place]
  return Object.fromEntries(Object.entries(found).map(([kind, places]) => [kind, places.sort().join(' ')]))
}

test('SETUP-6 SETUP-10 lights-out-a is laid out as its map says', () => {
  expect(laidOut('lights-out-a')).toEqual({
    tiles:
      'constabulary@1,0/0 dockside@0,2/270 grand-terminus@2,1/0 haven-college@2,0/0 megatheatre@1,2/0 ' +
      'ravencorp-hq@2,2/0 saint-jude-hospital@0,1/0 uplink-tower@0,0/0',
    start: 's0,3',
    pentagram: 'megatheatre s1,0 s3,1',
    nest: 's2,2 s3,3',
    fire: 'constabulary s1,2',
    corruption: 'grand-terminus s2,1',
    faceDown: 'haven-college ravencorp-hq s3,0 s3,2',
    pool: 'corruption extraTurn fire innocent',
    altars: 'megatheatre s0,0 s3,0',
    orbital: 's1,1 s2,2',
    red: 's0,3 s3,0',
    commissioner: 'constabulary',
    proxy: 's3,2',
    ravencorp: 'ravencorp-hq',
    acolyte: 's1,0 s1,3 s2,1',
    abomination: 'grand-terminus megatheatre s1,3 uplink-tower',
    dead: 'abomination acolyte acolyte',
  })
})

test('SETUP-6 SETUP-10 lights-out-b is laid out as its map says', () => {
  expect(laidOut('lights-out-b')).toEqual({
    tiles:
      'constabulary@3,0/0 dockside@1,2/0 grand-terminus@4,0/0 haven-college@3,2/0 megatheatre@2,2/0 ' +
      'saint-jude-hospital@1,0/0 uplink-tower@0,0/90',
    start: 's0,1',
    pentagram: 'megatheatre s2,0 s4,1',
    nest: 's1,1 s3,2 s5,1',
    fire: 'constabulary s1,0',
    corruption: 's2,3 s4,0',
    faceDown: 'dockside s3,3 s4,3 s5,0',
    pool: 'corruption extraTurn fire innocent',
    altars: 's1,3 s2,0 s5,0',
    orbital: 's1,1 s3,2',
    red: 's1,1 s2,2',
    blue: 's3,1 s4,2',
    commissioner: 'grand-terminus',
    proxy: 'haven-college',
    ravencorp: 's1,2',
    acolyte: 's1,0 s2,2 s3,1',
    abomination: 'megatheatre s4,1 uplink-tower',
    dead: 'abomination acolyte acolyte',
  })
})

test('EXPL-3 what is printed turns with the tiles: Dockside by 270 on map A, the Tower by 90 on map B', () => {
  const printed = (map: string, kind: 'nest' | 'fire'): string => {
    const geometry = coreRules.tables.maps.get(map)?.geometry
    return (geometry?.spaces ?? [])
      .filter((_, space) => geometry?.printed[kind][space])
      .sort()
      .join(' ')
  }
  expect(printed('lights-out-a', 'nest')).toBe('megatheatre s0,0 s0,2 s0,3 s3,1 s3,3')
  expect(printed('lights-out-a', 'fire')).toBe('s1,2 s2,1')
  expect(printed('lights-out-b', 'nest')).toBe('megatheatre s1,0 s1,1 s1,2 s5,0')
  expect(printed('lights-out-b', 'fire')).toBe('s2,3 s4,1')
})

test('SETUP-5 SETUP-11 the seven Redemption cards are the deck, and nobody has a Dark Past', () => {
  const { apocalypse, darkPast } = begun('lights-out-b').state
  expect([...apocalypse.deck].sort()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `apo-r${n}`))
  expect(darkPast).toEqual({})
})

test('MOVE-2 lights-out-a is a ring around the water, lights-out-b three islands', () => {
  const banks = (map: string): number => new Set(coreRules.tables.maps.get(map)?.geometry.group).size
  expect([banks('lights-out-a'), banks('lights-out-b')]).toEqual([1, 3])
  // Nothing lies in the middle of the ring: its Streets touch by the tiles around it.
  expect(coreRules.tables.maps.get('lights-out-a')?.geometry.districts).toBe(8)
})

// ---------------------------------------------------------------------------------------------- begin and end

test('lights-out works: the round begins with one Pentagram where the Sins player likes', () => {
  const table = on(FRIENDS, { phase: 'round-start' })
  expect(table.prompt).toMatchObject({ kind: 'story-task', rule: 'ROUND-2', seat: 'sins' })
  expect(new Set(table.options.map(({ token }) => token))).toEqual(new Set(['pentagram']))
  table.sins({ space: 's3,3' })
  expect(table.tokens('pentagram', 's3,3')).toBe(1)
  expect(table.kind).toBe('first-hero')
})

test('lights-out works: at the end of the round the track rises by 1, by 2 if the mission made no progress', () => {
  const after = (progress: number, heroes: Sketch['heroes']): number =>
    on(FRIENDS, { phase: 'round-end', heroes, roundFacts: { progress } }).state.track
  expect([0, 1, 2].map((progress) => after(progress, THREE))).toEqual([2, 1, 1])
  expect([0, 1].map((progress) => after(progress, FOUR))).toEqual([2, 1])
})

test('lights-out cannot: no Pentagram in a space with a hero, and none if the supply is empty; kills slow nothing', () => {
  const table = on(FRIENDS, { phase: 'round-start' })
  expect(idsOf(table, 'space')).toHaveLength(8 + 16 - 2)
  expect(idsOf(table, 'space')).not.toContain('s1,0')
  expect(idsOf(table, 'space')).not.toContain('s2,0')
  expect(on(FRIENDS, { phase: 'round-start', tokens: ['pentagram s3,3 x6'] }).kind).toBe('first-hero')
  expect(on(FRIENDS, { phase: 'round-end', roundFacts: { kills: 4 } }).state.track).toBe(2)
})

test('lights-out bystander: neither task touches a hero or the mission', () => {
  const started = on(FRIENDS, { phase: 'round-start' })
  started.sins({ space: 's3,3' })
  expect(started.state.track).toBe(0)
  const ended = on(FRIENDS, { phase: 'round-end' })
  expect(ended.state.mission).toMatchObject({ id: FRIENDS, progress: 0, count: 3 })
  expect(ended.state.heroes.map(({ corruption, wounds }) => corruption + wounds.length)).toEqual([1, 1, 1])
})

// --------------------------------------------------------------------------------------------- 1 Find Friends

const NPCS = [
  { kind: 'commissioner', space: 's1,0' },
  { kind: 'proxy', space: 's1,0' },
  { kind: 'ravencorp', space: 's1,0' },
] as const

test('lto-1-find-friends works: the game begins with it, and it needs 3, however many heroes', () => {
  for (const map of ['lights-out-a', 'lights-out-b']) {
    for (const heroPlayers of [3, 4]) {
      const table = begun(map, heroPlayers)
      expect(table.state.mission).toMatchObject({ id: FRIENDS, progress: 0, count: 3 })
      expect(table.prompt.rule).toBe('ROUND-2')
    }
  }
})

test('lto-1-find-friends works: each NPC counts, and the third leads to the branch', () => {
  const done = (way: string): Scene => {
    const table = on(FRIENDS, { npcs: NPCS })
    table.hero1({ do: 'collect', token: 'proxy' })
    table.hero1({ do: 'collect', token: 'commissioner' })
    expect(table.state.mission.progress).toBe(2)
    table.hero1({ do: 'collect', token: 'ravencorp' })
    expect(table.optionIds).toEqual([GRID, HUM])
    return vote(table, way)
  }
  expect(done(GRID).state).toMatchObject({ mission: { id: GRID, progress: 0 }, missionsDone: [FRIENDS] })
  expect(done(HUM).state).toMatchObject({ mission: { id: HUM, progress: 0 }, missionsDone: [FRIENDS] })
})

test('lto-1-find-friends cannot: one that was put down, or that a dead hero left, does not count again', () => {
  const heroes = { thorley: { space: 's1,0', wounds: [1, 2, 3, 4] }, rose: 's1,0', rocco: 's2,0' }
  const table = on(FRIENDS, { heroes, npcs: NPCS, monsters: ['acolyte s1,0'], reactions: 0 })
  table.hero1({ do: 'collect', token: 'proxy' })
  table.hero1({ do: 'collect', token: 'commissioner' })
  table.hero1({ do: 'drop', npc: 'commissioner' })
  table.hero1({ do: 'move', to: 's0,0' }) // the fifth wound: PROXY stays behind too
  table.hero1({ hero: 'morgana' }, 'reserve-hero')
  table.hero2({ do: 'collect', token: 'proxy' }, 'hero-turn')
  table.hero2({ do: 'collect', token: 'commissioner' })
  expect(table.hero('rose').npcs).toEqual(['proxy', 'commissioner'])
  expect(table.state.mission).toMatchObject({ id: FRIENDS, progress: 2 })
  table.hero2({ do: 'collect', token: 'ravencorp' })
  expect(table.kind).toBe('mission')
})

test('lto-1-find-friends cannot: other tokens, flips and kills do not count', () => {
  const table = on(FRIENDS, {
    tokens: ['innocent s1,0 down', 'extraTurn s1,0', 'pentagram s1,0'],
    monsters: ['acolyte s1,1'],
  })
  table.hero1({ do: 'explore' })
  table.hero1({ do: 'collect', token: 'innocent' })
  table.hero1({ do: 'collect', token: 'extraTurn' })
  expect(cleanse(table, 'pentagram').state.mission.progress).toBe(0)
  const killed = on(FRIENDS, { monsters: ['acolyte s1,0'], dice: dice(hits(4)) })
  killed.hero1({ do: 'fight' })
  killed.hero1({ none: true }, 'corruption')
  killed.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(killed.state.mission.progress).toBe(0)
})

test('lto-1-find-friends bystander: NPCs elsewhere stay, and those held stay held when the mission is over', () => {
  const npcs = [NPCS[0], { kind: 'proxy', space: 's3,2' } as const]
  const table = on(FRIENDS, { npcs })
  table.hero1({ do: 'collect', token: 'commissioner' })
  expect(table.view('all').npcs).toEqual([{ npc: 'proxy', space: 's3,2' }])
  const over = on(FRIENDS, { npcs: NPCS }, 2)
  over.hero1({ do: 'collect', token: 'ravencorp' })
  vote(over, GRID)
  expect(over.hero('thorley').npcs).toEqual(['ravencorp'])
  expect(over.board).toEqual([]) // no event
})

// ----------------------------------------------------------------------------------------- 2a Restart the Grid

const inCity = (space: string, sketch: Sketch = {}, marked: string[] = []): Scene => {
  const mission = { id: GRID, progress: marked.length, marked }
  const table = on(GRID, { heroes: { ...THREE, thorley: space }, mission, ...sketch })
  table.hero1({ do: 'city' })
  return table
}

test('lto-2a-restart-the-grid works: it needs H+2, and each District counts, also if no icon is carried out', () => {
  const districts = ['uplink-tower', 'constabulary', 'haven-college', 'saint-jude-hospital', 'grand-terminus']
  for (const district of [...districts, 'dockside', 'megatheatre', 'ravencorp-hq']) {
    const table = inCity(district)
    expect(last(table, 'missionProgress'), district).toMatchObject({ progress: 1, count: 5 })
    expect(last(table, 'missionMarked').mark).toBe(district)
    table.hero1({ none: true }, 'city-action')
    expect(table.state.mission.progress).toBe(1)
  }
  expect(on(GRID, { heroes: FOUR }).state.mission.count).toBe(6)
})

test('lto-2a-restart-the-grid works: at the count the use of the District is finished, then the heroes choose', () => {
  for (const way of WAYS) {
    const marked = ['uplink-tower', 'constabulary', 'haven-college', 'megatheatre']
    const table = inCity('dockside', {}, marked)
    expect(table.kind).toBe('city-action')
    table.hero1({ action: 'extraTurn' })
    table.hero1({ none: true }, 'city-action')
    expect(table.hero('thorley').extraTurns).toBe(1)
    expect(table.optionIds).toEqual(WAYS)
    vote(table, way)
    expect(table.state.mission).toMatchObject({ id: way, progress: 0, count: 3, marked: [] })
    expect(table.state.missionsDone).toEqual([GRID])
    expect(table.board).toEqual([]) // no event yet
  }
})

test('lto-2a-restart-the-grid cannot: a District counts once, in the next round too', () => {
  const again = inCity('dockside', {}, ['dockside'])
  expect(again.state.mission).toMatchObject({ progress: 1, marked: ['dockside'] })
  const taken = on(GRID, { heroes: { ...THREE, thorley: 'dockside' }, slots: ['dockside'] })
  expect(taken.refusal('hero1', { do: 'city' })?.code).toBe('slot-taken')
})

test('lto-2a-restart-the-grid cannot: standing there, cleansing or fighting there is no use of it', () => {
  const heroes = { ...THREE, thorley: 'dockside' }
  const cleansed = cleanse(on(GRID, { heroes, tokens: ['pentagram dockside', 'nest dockside'] }), 'pentagram', 'nest')
  expect(cleansed.state.mission.progress).toBe(0)
  cleansed.hero1({ do: 'end' })
  expect(cleansed.state.mission.progress).toBe(0)
})

test('lto-2a-restart-the-grid bystander: other Districts are unmarked, and no tokens are placed for it', () => {
  const table = on(FRIENDS, { npcs: NPCS, heroes: { ...THREE, thorley: 's1,0' } }, 2)
  table.hero1({ do: 'collect', token: 'proxy' })
  vote(table, GRID)
  expect(table.kind).toBe('hero-turn')
  expect(table.view('all').tokens).toEqual([])
  expect(table.state.mission.marked).toEqual([]) // the friends' marks are gone with their mission
  expect(inCity('dockside').state.mission.marked).toEqual(['dockside'])
})

// --------------------------------------------------------------------------------------------- 2b Cut the Hum

const HUMMING = ['pentagram s1,0 x2', 'nest s1,0', 'nest s3,3', 'pentagram s3,3']

test('lto-2b-cut-the-hum works: it needs H+2, and a Pentagram counts, and a Nest', () => {
  const table = cleanse(on(HUM, { tokens: HUMMING }), 'pentagram', 'nest')
  expect(table.of('missionProgress').map(({ progress, count }) => [progress, count])).toEqual([
    [1, 5],
    [2, 5],
  ])
  expect(on(HUM, { heroes: FOUR }).state.mission.count).toBe(6)
})

test('lto-2b-cut-the-hum works: the Sins player places what is missing when it becomes current', () => {
  const table = on(
    FRIENDS,
    { npcs: NPCS, tokens: ['pentagram s3,3', 'nest s3,3 x2', 'fire s3,3', 'nest s3,2 down'] },
    2,
  )
  table.hero1({ do: 'collect', token: 'proxy' })
  vote(table, HUM)
  expect(table.prompt).toMatchObject({ kind: 'story-task', rule: 'story-top-up', seat: 'sins' })
  expect(new Set(table.options.map(({ token }) => token))).toEqual(new Set(['pentagram', 'nest']))
  expect(idsOf(table, 'space')).not.toContain('s1,0')
  table.sins({ token: 'nest', space: 's0,1' })
  expect(idsOf(table, 'space')).not.toContain('s0,1')
  table.sins({ token: 'pentagram', space: 'dockside' })
  expect(table.kind).toBe('hero-turn')
  expect(table.state.mission).toMatchObject({ id: HUM, progress: 0, count: 5 })
})

test('lto-2b-cut-the-hum works: at the count the heroes choose, and each way leads on', () => {
  for (const way of WAYS) {
    const table = cleanse(on(HUM, { tokens: HUMMING }, 4), 'pentagram')
    expect(table.optionIds).toEqual(WAYS)
    expect(vote(table, way).state).toMatchObject({ mission: { id: way, progress: 0, count: 3 }, missionsDone: [HUM] })
  }
})

test('lto-2b-cut-the-hum cannot: neither Fire nor Corruption counts, nor the use of a District', () => {
  const cleansed = cleanse(on(HUM, { tokens: ['fire s1,0', 'corruption s1,0'] }), 'fire', 'corruption')
  expect(cleansed.state.mission.progress).toBe(0)
  const table = on(HUM, { heroes: { ...THREE, thorley: 'dockside' } })
  table.hero1({ do: 'city' })
  table.hero1({ none: true }, 'city-action')
  expect(table.state.mission.progress).toBe(0)
})

test('lto-2b-cut-the-hum bystander: tokens elsewhere stay; what is over the count is lost', () => {
  const table = cleanse(on(HUM, { tokens: HUMMING }, 4), 'pentagram', 'pentagram')
  vote(table, WAYS[1] as string)
  expect(table.state.mission.progress).toBe(0)
  expect([table.tokens('nest', 's1,0'), table.tokens('nest', 's3,3'), table.tokens('pentagram', 's3,3')]).toEqual([
    1, 1, 1,
  ])
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1'])
})
