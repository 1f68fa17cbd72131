import { coreBox } from '@haven/content'
import { randomFrom } from '@haven/engine'
import { coreRules, Scene, type Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, deeds, dice, hits, idsOf, last, quiet } from './helpers.ts'

/** The Seventh Hour: its maps, its deck and its tasks, and the missions up to the Anchors. */

const MAP = { map: 'the-seventh-hour-a' }
const MAP_B = { map: 'the-seventh-hour-b' }
const START = 's0,3'
const THREE = { thorley: 's1,1', rose: 's1,0', rocco: 's1,0' }
const FOUR = { ...THREE, leah: 's1,0' }
const STREETS = 'svh-1-the-streets'
const STAIN = 'svh-2a-the-stain'
const LIVING = 'svh-2b-the-living'
const ANCHORS = 'svh-3-the-anchors'

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: THREE, apocalypseDeck: [], mission: { id, progress }, ...sketch })

/** The current hero kills these with the Hits he rolls. */
const slay = (table: Scene, ...monsters: string[]): Scene => {
  table.hero1({ none: true }, 'corruption')
  for (const monster of monsters) table.hero1({ monster }, 'kill')
  return table.asks('kill') ? table.declineUntil('hero-turn', 'mission') : table
}

const kill = (table: Scene, ...monsters: string[]): Scene => {
  table.hero1({ do: 'fight' })
  return slay(table, ...monsters)
}

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

const begun = (map: string, heroPlayers = 3, seed = 'svh'): Scene => {
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

test('SETUP-6 SETUP-10 the-seventh-hour-a is laid out as its map says', () => {
  expect(laidOut('the-seventh-hour-a')).toEqual({
    tiles:
      'constabulary@0,1/0 grand-terminus@0,2/0 haven-college@1,1/0 megatheatre@3,0/0 night-market@3,1/0 ' +
      'old-cathedral@1,0/0 ravencorp-hq@4,1/0 saint-jude-hospital@0,0/0 uplink-tower@4,0/0',
    start: 's0,3',
    faceDown: 'constabulary night-market s2,2 s4,2 s5,0',
    pool: 'innocent innocent innocent innocent innocent',
    corruption: 'old-cathedral ravencorp-hq s1,1 s4,1 s4,1',
    fire: 's2,1 s4,2',
    pentagram: 'megatheatre s5,1',
    nest: 's1,3 s2,0 s4,1',
    extraTurn: 'haven-college',
    altars: 'megatheatre s0,0 s2,1',
    orbital: 's1,1 s4,1',
    red: 's1,2 s3,1',
    blue: 's2,0 s5,1',
    commissioner: 'constabulary',
    proxy: 'saint-jude-hospital',
    ravencorp: 's5,0',
    acolyte: 's1,1 s2,2 s4,1',
    abomination: 'megatheatre night-market old-cathedral s1,1 s2,2',
    dead: 'abomination acolyte acolyte',
  })
})

test('SETUP-6 SETUP-10 the-seventh-hour-b is laid out as its map says', () => {
  expect(laidOut('the-seventh-hour-b')).toEqual({
    tiles:
      'grand-terminus@2,2/0 haven-college@1,2/90 megatheatre@1,0/0 night-market@3,3/0 old-cathedral@0,0/0 ' +
      'ravencorp-hq@3,2/0 saint-jude-hospital@2,1/0 uplink-tower@1,1/0',
    start: 's4,4',
    faceDown: 'grand-terminus s0,0 s3,1 s4,2 uplink-tower',
    pool: 'innocent innocent innocent innocent innocent',
    corruption: 'megatheatre s2,1 s2,1 s3,3 saint-jude-hospital',
    fire: 'ravencorp-hq s2,2',
    pentagram: 'old-cathedral s2,1 s3,2',
    nest: 's1,1 s1,3 s3,3 s4,3',
    extraTurn: 'haven-college',
    altars: 's0,1 s1,3 s3,1',
    orbital: 's2,2 s3,2',
    red: 's2,3 s4,4',
    blue: 's1,0 s3,1',
    commissioner: 'night-market',
    proxy: 'saint-jude-hospital',
    ravencorp: 's1,2',
    acolyte: 's2,1 s3,2 s3,3',
    abomination: 'megatheatre s2,1 s3,2 s3,3 saint-jude-hospital uplink-tower',
    dead: 'acolyte acolyte acolyte',
  })
})

test('EXPL-3 what is printed turns with the tiles: the College by 90 on map B', () => {
  const geometry = coreRules.tables.maps.get('the-seventh-hour-b')?.geometry
  const printed = (kind: 'nest' | 'corruption'): string =>
    (geometry?.spaces ?? [])
      .filter((_, space) => geometry?.printed[kind][space])
      .sort()
      .join(' ')
  expect(printed('nest')).toBe('megatheatre s1,1 s2,2 s3,2 s4,3 s4,4')
  expect(printed('corruption')).toBe('night-market ravencorp-hq s1,0 s1,2')
})

// ---------------------------------------------------------------------------------------------- deck and tasks

test('the-seventh-hour works: the Apocalypse deck is three random cards of each type, shuffled', () => {
  const decks = Array.from({ length: 40 }, (_, i) => begun('the-seventh-hour-a', 3, `deck ${i}`).state.apocalypse.deck)
  for (const deck of decks) {
    expect(new Set(deck).size).toBe(9)
    expect(deck.map((card) => card.slice(0, 5)).sort()).toEqual(['apo-c', 'apo-r', 'apo-t'].flatMap((t) => [t, t, t]))
  }
  // Every card can be among the nine, every card can be the first, and the types are mixed.
  expect(new Set(decks.flat()).size).toBe(21)
  expect(new Set(decks.map(([first]) => first?.slice(0, 5))).size).toBe(3)
  expect(decks.some((deck) => new Set(deck.slice(0, 3).map((card) => card.slice(0, 5))).size > 1)).toBe(true)
})

test('the-seventh-hour works: the round begins with one Corruption where the Sins player likes', () => {
  const table = on(STREETS, { phase: 'round-start' })
  expect(table.prompt).toMatchObject({ kind: 'story-task', rule: 'ROUND-2', seat: 'sins' })
  expect(new Set(table.options.map(({ token }) => token))).toEqual(new Set(['corruption']))
  table.sins({ space: 'megatheatre' })
  expect(table.tokens('corruption', 'megatheatre')).toBe(1)
  expect(table.kind).toBe('first-hero')
})

test('the-seventh-hour works: at the end of the round the track rises by 2, whether a hero died in it or not', () => {
  const after = (heroDied: boolean, heroes: Sketch['heroes']): number =>
    on(STREETS, { phase: 'round-end', heroes, monsters: ['acolyte s5,0'], roundFacts: { heroDied } }).state.track
  expect([after(false, THREE), after(true, THREE), after(false, FOUR), after(true, FOUR)]).toEqual([2, 2, 2, 2])
  const played = (wounds: number[]): number => {
    const heroes = {
      thorley: { space: 's1,1', wounds, turns: 0 },
      rose: { space: 's1,0', turns: 0 },
      rocco: { space: 's1,0', turns: 0 },
    }
    const table = on(STREETS, { heroes, monsters: ['controller s1,1'], reactions: 0 })
    table.hero1({ do: 'move', to: 's0,1' })
    table.hero1(wounds.length === 4 ? { hero: 'morgana' } : { slot: 1 })
    table.declineUntil('story-task')
    return table.state.track
  }
  expect([played([]), played([1, 2, 3, 4])]).toEqual([2, 2])
})

test('the-seventh-hour cannot: a slow round raises it no further, nor a death of the round before', () => {
  expect(on(STREETS, { phase: 'round-end', roundFacts: { kills: 0, progress: 0 } }).state.track).toBe(2)
  const table = on(STREETS, {
    phase: 'round-end',
    monsters: ['controller s5,0'],
    roundFacts: { heroDied: true },
    reactions: 0,
  })
  expect(table.state.track).toBe(2)
  table.sins({ space: 'megatheatre' }, 'story-task')
  for (const { seat } of table.prompts) table.answer(seat, { hero: 'thorley' }, 'first-hero')
  table.declineUntil('story-task')
  expect(table.state.track).toBe(4)
})

test('the-seventh-hour cannot: no Corruption in a space with a hero, and none if the supply is empty', () => {
  const table = on(STREETS, { phase: 'round-start' })
  expect(idsOf(table, 'space')).toHaveLength(9 + 11 + 9 - 2) // Districts, and the Streets of both banks
  expect(idsOf(table, 'space')).not.toContain('s1,1')
  expect(idsOf(table, 'space')).not.toContain('s1,0')
  expect(on(STREETS, { phase: 'round-start', tokens: ['corruption s5,0 x10'] }).kind).toBe('first-hero')
})

test('the-seventh-hour bystander: nobody has a Dark Past, and neither task touches a hero or the mission', () => {
  expect(begun('the-seventh-hour-b', 4).state.darkPast).toEqual({})
  const seven = on(STREETS, { heroes: { ...THREE, thorley: { space: 's1,1', corruption: 7 } }, reactions: 0 })
  seven.hero1({ do: 'end' })
  expect(seven.of('darkPastRevealed')).toEqual([])
  const ended = on(STREETS, { phase: 'round-end', monsters: ['acolyte s5,0'] })
  expect(ended.state.mission).toMatchObject({ id: STREETS, progress: 0 })
  expect(ended.state.heroes.map(({ corruption, wounds }) => corruption + wounds.length)).toEqual([1, 1, 1])
})

// ---------------------------------------------------------------------------------------------- 1 The Streets

test('svh-1-the-streets works: the game begins with it, and it needs H+6', () => {
  for (const map of ['the-seventh-hour-a', 'the-seventh-hour-b']) {
    for (const heroPlayers of [3, 4]) {
      const table = begun(map, heroPlayers)
      expect(table.state.mission).toMatchObject({ id: STREETS, progress: 0, count: heroPlayers + 6 })
      expect(table.prompt.rule).toBe('ROUND-2')
    }
  }
})

test('svh-1-the-streets works: every monster counts, in fights of either side, shots and strikes', () => {
  for (const monster of ['acolyte-1', 'abomination-1', 'controller', 'hc-vesper']) {
    const table = on(STREETS, { monsters: [`${monster.replace('-1', '')} s1,1`], dice: dice(hits(4)) })
    expect(kill(table, monster).state.mission.progress, monster).toBe(1)
  }
  const two = on(STREETS, { monsters: ['acolyte s1,1', 'acolyte s1,1'], dice: dice(hits(4)) })
  expect(kill(two, 'acolyte-1', 'acolyte-2').state.mission.progress).toBe(2)
  const attacked = on(STREETS, { phase: 'reaction', monsters: ['abomination s1,1'], dice: dice(hits(3)) })
  expect(slay(attack(attacked), 'abomination-1').state.mission.progress).toBe(1)
  const shot = on(STREETS, { heroes: { rocco: 's1,1', rose: 's1,0', thorley: 's1,0' }, monsters: ['acolyte s0,1'] })
  shot.hero1({ do: 'shoot', at: 's0,1' })
  expect(slay(shot, 'acolyte-1').state.mission.progress).toBe(1)
  const sketch = { heroes: { ...THREE, thorley: 'uplink-tower' }, monsters: ['acolyte s4,1'], orbital: ['s4,1'] }
  const struck = on(STREETS, sketch)
  struck.hero1({ do: 'city' })
  struck.hero1({ action: 'orbital' }, 'city-action')
  struck.hero1({ to: 's4,1' }, 'orbital-move')
  struck.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
  expect(struck.state.mission.progress).toBe(1)
})

test('svh-1-the-streets works: at the count the heroes choose, and the other way is gone', () => {
  for (const [way, count] of [
    [STAIN, 4],
    [LIVING, 2],
  ] as const) {
    const tokens = ['corruption s5,0 x4', 'innocent s2,2 x2']
    const table = kill(on(STREETS, { monsters: ['acolyte s1,1'], tokens, dice: dice(hits(2)) }, 8), 'acolyte-1')
    expect(table.optionIds).toEqual([STAIN, LIVING])
    expect(vote(table, way).state).toMatchObject({ mission: { id: way, progress: 0, count }, missionsDone: [STREETS] })
    expect(table.board).toEqual([]) // no event
  }
})

test('svh-1-the-streets works: with no monster on the board at the end of a round it makes 1 progress by itself', () => {
  const end = (monsters: string[]): number => on(STREETS, { phase: 'round-end', monsters }).state.mission.progress
  expect([end([]), end(['controller s5,0'])]).toEqual([1, 0])
})

test('svh-1-the-streets cannot: neither tokens nor Innocents count, and no Altar can be broken', () => {
  const table = cleanse(on(STREETS, { tokens: ['corruption s1,1', 'nest s1,1'] }), 'corruption', 'nest')
  expect(table.state.mission.progress).toBe(0)
  const altar = on(STREETS, { altars: ['s1,1'], tokens: ['innocent s1,1'] })
  expect(altar.refusal('hero1', { do: 'cleanse' })?.code).toBe('nothing-to-cleanse')
  altar.hero1({ do: 'collect', token: 'innocent' })
  expect(altar.state.mission.progress).toBe(0)
})

test('svh-1-the-streets bystander: monsters elsewhere live, and the dead pile grows by one of each kind at its end', () => {
  const sketch = { monsters: ['acolyte s1,1', 'acolyte s5,0'], dice: dice(hits(2)) }
  const table = kill(on(STREETS, sketch, 8), 'acolyte-1')
  expect(table.board).toEqual(['acolyte s5,0'])
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1', 'acolyte-3'])
})

// ------------------------------------------------------------------------------------------------ 2a The Stain

test('svh-2a-the-stain works: it needs H+1, and each Corruption counts', () => {
  const table = cleanse(on(STAIN, { tokens: ['corruption s1,1 x3'] }), 'corruption', 'corruption')
  expect(table.of('missionProgress').map(({ progress, count }) => [progress, count])).toEqual([
    [1, 4],
    [2, 4],
  ])
  expect(on(STAIN, { heroes: FOUR }).state.mission.count).toBe(5)
})

test('svh-2a-the-stain works: the Sins player places what is missing when it becomes current', () => {
  const tokens = ['corruption s5,0 x2', 'fire s5,0', 'corruption s2,2 down']
  const table = kill(on(STREETS, { monsters: ['acolyte s1,1'], tokens, dice: dice(hits(2)) }, 8), 'acolyte-1')
  vote(table, STAIN)
  expect(table.prompt).toMatchObject({ kind: 'story-task', rule: 'story-top-up' })
  table.sins({ token: 'corruption', space: 's0,0' })
  table.sins({ token: 'corruption', space: 's0,2' })
  expect(table.kind).toBe('hero-turn')
})

test('svh-2a-the-stain works: at the count the Anchors follow, without event or vote', () => {
  const table = cleanse(on(STAIN, { tokens: ['corruption s1,1'], altars: ['s0,0', 's2,1'] }, 3), 'corruption')
  expect(table.state.mission).toMatchObject({ id: ANCHORS, progress: 0, count: 2 })
  expect(table.kind).toBe('hero-turn')
  expect(table.board).toEqual([])
})

test('svh-2a-the-stain cannot: no other token counts, no kill, and no Altar can be broken', () => {
  expect(cleanse(on(STAIN, { tokens: ['fire s1,1', 'nest s1,1'] }), 'fire', 'nest').state.mission.progress).toBe(0)
  const killed = kill(on(STAIN, { monsters: ['acolyte s1,1'], dice: dice(hits(2)) }), 'acolyte-1')
  expect(killed.state.mission.progress).toBe(0)
  const altar = on(STAIN, { altars: ['s1,1'], tokens: ['fire s1,1'] })
  altar.hero1({ do: 'cleanse' })
  altar.hero1({ none: true }, 'corruption')
  expect(altar.optionIds).toEqual(['none', 'fire'])
})

test('svh-2a-the-stain bystander: Corruption elsewhere and the Altars stay', () => {
  const sketch = { tokens: ['corruption s1,1', 'corruption s2,2'], altars: ['s0,0', 's1,1'] }
  const table = cleanse(on(STAIN, sketch), 'corruption')
  expect(table.tokens('corruption', 's2,2')).toBe(1)
  expect(table.view('all').altars).toEqual(['s0,0', 's1,1'])
})

// ----------------------------------------------------------------------------------------------- 2b The Living

const carrying = (space: string, innocents = 1) => ({ ...THREE, thorley: { space, innocents, wounds: [3] } })

test('svh-2b-the-living works: it needs H-1; an Innocent handed over in the Starting Space counts', () => {
  const table = on(LIVING, { heroes: carrying(START), tokens: ['innocent s2,2'] })
  table.hero1({ do: 'deliver' })
  expect(last(table, 'missionProgress')).toMatchObject({ mission: LIVING, progress: 1, count: 2 })
  expect(table.view('all').innocentsOut).toBe(1)
  const four = { ...carrying('s4,4'), rose: 's3,2', rocco: 's3,2', leah: 's3,2' }
  const onB = on(LIVING, { setup: MAP_B, heroes: four, tokens: ['innocent s0,0 x2'] })
  onB.hero1({ do: 'deliver' })
  expect(last(onB, 'missionProgress')).toMatchObject({ progress: 1, count: 3 })
})

test('svh-2b-the-living works: at the count the Anchors follow, without event or vote', () => {
  const table = on(LIVING, { heroes: carrying(START), altars: ['s0,0', 's2,1'] }, 1)
  table.hero1({ do: 'deliver' })
  expect(table.state.mission).toMatchObject({ id: ANCHORS, progress: 0, count: 2 })
  expect(table.kind).toBe('hero-turn')
  expect(table.board).toEqual([])
})

test('svh-2b-the-living cannot: not elsewhere, not by taking one, and one held before does not count by itself', () => {
  for (const space of ['saint-jude-hospital', 's0,2']) {
    const table = on(LIVING, { heroes: carrying(space), tokens: ['innocent s2,2'] })
    expect(table.refusal('hero1', { do: 'deliver' })?.code, space).toBe('no-delivery-here')
  }
  const sketch = {
    heroes: carrying('s1,1'),
    monsters: ['acolyte s1,1'],
    tokens: ['innocent s1,1'],
    dice: dice(hits(2)),
  }
  const table = kill(on(STREETS, sketch, 8), 'acolyte-1')
  vote(table, LIVING)
  expect(table.state.mission).toMatchObject({ id: LIVING, progress: 0, count: 2 })
  table.hero1({ do: 'collect', token: 'innocent' })
  expect(table.state.mission.progress).toBe(0)
})

test('svh-2b-the-living bystander: there is no reward, and nobody else hands over', () => {
  const heroes = { ...carrying(START), rose: { space: START, innocents: 1 } }
  const table = on(LIVING, { heroes })
  table.hero1({ do: 'deliver' })
  expect(table.kind).toBe('hero-turn') // nothing is asked
  expect(table.hero('thorley')).toMatchObject({ innocents: 0, extraTurns: 0, wounds: [3] })
  expect(table.hero('rose').innocents).toBe(1)
  expect(deeds(table)).not.toContain('deliver')
})
