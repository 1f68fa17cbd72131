import { coreBox } from '@haven/content'
import { randomFrom } from '@haven/engine'
import { coreRules, Scene, type Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, hits, idsOf, quiet } from './helpers.ts'

/** No One Left Behind: its maps and tasks, and the missions up to the branch. Deaths of Innocents have a file of their own. */

const THREE = { thorley: 's1,1', rose: 's3,0', rocco: 's3,0' }
const FOUR = { ...THREE, leah: 's3,0' }
const MAP = { map: 'no-one-left-behind-a' }
const ROADS = 'nlb-1-open-the-roads'
const DOORS = 'nlb-2-knock-on-doors'

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: THREE, apocalypseDeck: [], mission: { id, progress }, ...sketch })

/** The current hero removes these tokens with the Skill results he rolls; the others he lets be. */
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

const begun = (map: string, heroPlayers = 3, seed = 'nlb'): Scene => {
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

test('SETUP-6 SETUP-10 no-one-left-behind-a is laid out as its map says', () => {
  expect(laidOut('no-one-left-behind-a')).toEqual({
    tiles:
      'constabulary@0,1/0 dockside@2,0/0 grand-terminus@1,1/0 haven-college@0,2/0 megatheatre@2,1/0 ' +
      'night-market@1,0/0 old-cathedral@2,2/0 ravencorp-hq@1,2/0 saint-jude-hospital@0,0/0',
    start: 's0,1',
    faceDown: 'megatheatre night-market old-cathedral ravencorp-hq s1,2 s1,3 s2,1 s3,0 s3,2',
    pool: 'corruption extraTurn fire innocent innocent innocent innocent innocent innocent',
    fire: 'grand-terminus s1,1 s2,3',
    corruption: 'constabulary s2,2 s3,1',
    nest: 's1,3 s3,3',
    pentagram: 'megatheatre',
    altars: 'dockside s0,3 s3,3',
    orbital: 's2,2',
    red: 's0,1 s3,2',
    blue: 's1,3 s3,0',
    ravencorp: 'constabulary',
    proxy: 'haven-college',
    acolyte: 'ravencorp-hq s1,2 s2,1',
    abomination: 'megatheatre s0,2 s1,1 s1,2 s2,1 s3,3',
    dead: 'acolyte acolyte',
  })
})

test('SETUP-6 SETUP-10 no-one-left-behind-b is laid out as its map says', () => {
  expect(laidOut('no-one-left-behind-b')).toEqual({
    tiles:
      'constabulary@1,0/0 dockside@3,0/0 grand-terminus@0,1/0 haven-college@1,1/0 megatheatre@3,1/0 ' +
      'night-market@3,2/0 saint-jude-hospital@0,0/0',
    start: 's0,0',
    faceDown: 'dockside haven-college megatheatre night-market s2,2 s3,0 s3,3 s4,1 s4,2',
    pool: 'corruption extraTurn fire innocent innocent innocent innocent innocent innocent',
    fire: 'constabulary s1,1 s4,2',
    corruption: 's1,2 s2,1 s4,1',
    nest: 's2,0 s3,2',
    pentagram: 's4,2',
    altars: 'night-market s2,2 s4,0',
    red: 's1,1 s3,1',
    blue: 's2,0 s3,3',
    ravencorp: 'constabulary',
    proxy: 's1,2',
    acolyte: 's2,1 s3,2 s4,2',
    abomination: 'megatheatre',
    dead: 'abomination abomination acolyte acolyte',
  })
})

test('SETUP-5 SETUP-11 the seven Redemption cards are the deck, and nobody has a Dark Past', () => {
  const { apocalypse, darkPast } = begun('no-one-left-behind-a').state
  expect([...apocalypse.deck].sort()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `apo-r${n}`))
  expect(darkPast).toEqual({})
})

// ---------------------------------------------------------------------------------------------- begin and end

test('no-one-left-behind works: the round begins with one Fire where the Sins player likes', () => {
  const table = on(ROADS, { phase: 'round-start' })
  expect(table.prompt).toMatchObject({ kind: 'story-task', rule: 'ROUND-2', seat: 'sins' })
  expect(new Set(table.options.map(({ token }) => token))).toEqual(new Set(['fire']))
  table.sins({ space: 'dockside' })
  expect(table.tokens('fire', 'dockside')).toBe(1)
  expect(table.kind).toBe('first-hero')
})

test('no-one-left-behind works: at the end of the round the track rises by 1, by 2 if the mission made no progress', () => {
  const after = (progress: number, heroes: Sketch['heroes']): number =>
    on(ROADS, { phase: 'round-end', heroes, roundFacts: { progress } }).state.track
  expect([0, 1, 2].map((progress) => after(progress, THREE))).toEqual([2, 1, 1])
  expect([0, 1].map((progress) => after(progress, FOUR))).toEqual([2, 1])
})

test('no-one-left-behind works: progress of a mission that is over by then counts for the round', () => {
  const heroes = {
    thorley: { space: 's1,1', turns: 0 },
    rose: { space: 's3,0', turns: 0 },
    rocco: { space: 's3,0', turns: 0 },
  }
  const table = on(ROADS, { heroes, tokens: ['fire s1,1', 'innocent s3,3 x2'], reactions: 0 }, 5)
  cleanse(table, 'fire')
  table.hero1({ do: 'end' })
  expect(table.state.mission).toMatchObject({ id: DOORS, progress: 0 })
  expect(table.state.track).toBe(1)
})

test('no-one-left-behind cannot: kills, and the progress of the round before, do not slow the track', () => {
  expect(on(ROADS, { phase: 'round-end', roundFacts: { kills: 5 } }).state.track).toBe(2)
  const table = on(ROADS, { phase: 'round-end', roundFacts: { progress: 3 }, reactions: 0 })
  table.sins({ space: 'dockside' }, 'story-task')
  for (const { seat } of table.prompts) table.answer(seat, { hero: 'thorley' }, 'first-hero')
  table.declineUntil('story-task')
  expect(table.of('trackRaised').map(({ level }) => level)).toEqual([2, 3])
})

test('no-one-left-behind cannot: no Fire in a space with a hero, and none if the supply is empty', () => {
  const table = on(ROADS, { phase: 'round-start' })
  expect(idsOf(table, 'space')).toHaveLength(9 + 16 - 2)
  expect(idsOf(table, 'space')).not.toContain('s1,1')
  expect(idsOf(table, 'space')).not.toContain('s3,0')
  expect(on(ROADS, { phase: 'round-start', tokens: ['fire dockside x10'] }).kind).toBe('first-hero')
})

test('no-one-left-behind bystander: neither task touches a hero or the mission, and no Dark Past waits at 7', () => {
  const started = on(ROADS, { phase: 'round-start' })
  started.sins({ space: 's0,2' })
  expect(started.state.track).toBe(0)
  const ended = on(ROADS, { phase: 'round-end' })
  expect(ended.state.mission).toMatchObject({ id: ROADS, progress: 0, count: 6 })
  expect(ended.state.heroes.map(({ corruption, wounds }) => corruption + wounds.length)).toEqual([1, 1, 1])
  const seven = on(ROADS, { heroes: { ...THREE, thorley: { space: 's1,1', corruption: 7 } }, reactions: 0 })
  seven.hero1({ do: 'end' })
  expect(seven.of('darkPastRevealed')).toEqual([])
})

// ------------------------------------------------------------------------------------------ 1 Open the Roads

test('nlb-1-open-the-roads works: the game begins with it, and it needs H+3', () => {
  for (const map of ['no-one-left-behind-a', 'no-one-left-behind-b']) {
    const three = begun(map, 3)
    expect(three.state.mission).toMatchObject({ id: ROADS, progress: 0, count: 6 })
    expect(three.prompt.rule).toBe('ROUND-2')
    const four = begun(map, 4)
    expect(four.state.mission).toMatchObject({ id: ROADS, progress: 0, count: 7 })
    // Six Fire and Corruption tokens lie face up: the Sins player adds the seventh, then comes the round's Fire.
    expect(four.prompt).toMatchObject({ kind: 'story-task', rule: 'story-top-up', seat: 'sins' })
    expect(new Set(four.options.map(({ token }) => token))).toEqual(new Set(['fire', 'corruption']))
    four.sins({ token: 'corruption', space: 'dockside' })
    expect(four.prompt.rule).toBe('ROUND-2')
  }
})

test('nlb-1-open-the-roads works: a Fire counts, and a Corruption', () => {
  const table = cleanse(on(ROADS, { tokens: ['fire s1,1', 'corruption s1,1'] }), 'fire', 'corruption')
  expect(table.of('missionProgress').map(({ progress, count }) => [progress, count])).toEqual([
    [1, 6],
    [2, 6],
  ])
})

test('nlb-1-open-the-roads works: at the count mission 2 follows at once, without event or vote', () => {
  const table = cleanse(on(ROADS, { tokens: ['fire s1,1', 'innocent s0,3 x2'] }, 5), 'fire')
  expect(table.of('missionAccomplished').map(({ mission }) => mission)).toEqual([ROADS])
  expect(table.state.mission).toMatchObject({ id: DOORS, progress: 0, count: 2 })
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1'])
  expect(table.board).toEqual([])
  expect(table.kind).toBe('hero-turn')
})

test('nlb-1-open-the-roads cannot: no other token counts, nor a kill, nor what lies face down', () => {
  const cleansed = cleanse(on(ROADS, { tokens: ['nest s1,1', 'pentagram s1,1'] }), 'nest', 'pentagram')
  expect(cleansed.state.mission.progress).toBe(0)
  const killed = on(ROADS, { monsters: ['acolyte s1,1'], dice: dice(hits(4)) })
  killed.hero1({ do: 'fight' })
  killed.hero1({ none: true }, 'corruption')
  killed.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(killed.state.mission.progress).toBe(0)
  const hidden = on(ROADS, { tokens: ['fire s1,1 down', 'innocent s1,1 down'] })
  expect(hidden.refusal('hero1', { do: 'cleanse' })?.code).toBe('nothing-to-cleanse')
  hidden.hero1({ do: 'explore' })
  hidden.hero1({ do: 'collect', token: 'innocent' })
  expect(hidden.state.mission.progress).toBe(0)
  expect(cleanse(hidden, 'fire').state.mission.progress).toBe(1)
})

test('nlb-1-open-the-roads bystander: tokens elsewhere stay, and an Innocent can be taken but not handed over', () => {
  const heroes = { ...THREE, thorley: { space: 's1,1', innocents: 1 } }
  const table = cleanse(on(ROADS, { heroes, tokens: ['fire s1,1', 'fire s2,2', 'corruption s2,2'] }), 'fire')
  expect([table.tokens('fire', 's2,2'), table.tokens('corruption', 's2,2')]).toEqual([1, 1])
  for (const space of ['saint-jude-hospital', 's0,1']) {
    const there = on(ROADS, { heroes: { ...heroes, thorley: { space, innocents: 1 } } })
    expect(there.refusal('hero1', { do: 'deliver' })?.code, space).toBe('no-delivery-here')
  }
})

// ------------------------------------------------------------------------------------------ 2 Knock on Doors

/** Mission 1 is accomplished by the cleanse of one Fire. */
const knock = (sketch: Sketch = {}, heroNumber = 3): Scene => {
  const { tokens = [], ...rest } = sketch
  return cleanse(on(ROADS, { tokens: ['fire s1,1', ...tokens], ...rest }, heroNumber + 2), 'fire')
}

test('nlb-2-knock-on-doors works: it needs H-1, and each Innocent that a hero takes counts', () => {
  const table = knock({ tokens: ['innocent s1,1 x2', 'innocent s3,3'] })
  expect(table.state.mission).toMatchObject({ id: DOORS, progress: 0, count: 2 })
  table.hero1({ do: 'collect', token: 'innocent' })
  expect(table.state.mission).toMatchObject({ id: DOORS, progress: 1 })
  expect(knock({ heroes: FOUR, tokens: ['innocent s3,3 x6'] }, 4).state.mission).toMatchObject({ id: DOORS, count: 3 })
})

test('nlb-2-knock-on-doors works: one that is found face down counts when it is taken', () => {
  const table = on(DOORS, { tokens: ['innocent s1,1 down', 'innocent s3,3 down'] })
  table.hero1({ do: 'explore' })
  expect(table.state.mission.progress).toBe(0)
  table.hero1({ do: 'collect', token: 'innocent' })
  expect(table.state.mission.progress).toBe(1)
})

test('nlb-2-knock-on-doors works: one already held counts when the mission begins', () => {
  const held = knock({ heroes: { ...THREE, rocco: { space: 's3,0', innocents: 1 } }, tokens: ['innocent s3,3'] })
  expect(held.state.mission).toMatchObject({ id: DOORS, progress: 1, count: 2 })
  expect(held.hero('rocco').innocents).toBe(1)
  const both = knock({
    heroes: { ...THREE, rose: { space: 's3,0', innocents: 1 }, rocco: { space: 's3,0', innocents: 1 } },
  })
  expect(both.kind).toBe('mission')
  expect(both.of('missionAccomplished').map(({ mission }) => mission)).toEqual([ROADS, DOORS])
})

test('nlb-2-knock-on-doors works: at the count the heroes choose one way, and the other is gone', () => {
  const done = (way: string): Scene => {
    const table = on(DOORS, { tokens: ['innocent s1,1', 'innocent s3,3 x2'] }, 1)
    table.hero1({ do: 'collect', token: 'innocent' })
    expect(table.optionIds).toEqual(['nlb-3a-to-the-hospital', 'nlb-3b-to-the-gate'])
    return vote(table, way)
  }
  for (const way of ['nlb-3a-to-the-hospital', 'nlb-3b-to-the-gate']) {
    const table = done(way)
    expect(table.state.mission).toMatchObject({ id: way, progress: 0, count: 2 })
    expect(table.state.missionsDone).toEqual([DOORS])
    expect(table.kind).toBe('hero-turn')
    expect(coreBox.stories.flatMap(({ missions }) => missions).find(({ id }) => id === way)?.next).toEqual([
      'nlb-4-clear-the-line',
    ])
  }
})

test('nlb-2-knock-on-doors cannot: an Innocent that a dead hero left behind does not count again', () => {
  const heroes = { ...THREE, thorley: { space: 's1,1', wounds: [1, 2, 3, 4] }, rose: 's0,1' }
  const table = on(DOORS, {
    heroes,
    monsters: ['acolyte s1,1'],
    tokens: ['innocent s1,1', 'innocent s3,3 x2'],
    reactions: 0,
  })
  table.hero1({ do: 'collect', token: 'innocent' })
  expect(table.state.mission.progress).toBe(1)
  table.hero1({ do: 'move', to: 's2,1' }) // the fifth wound
  table.hero1({ hero: 'morgana' }, 'reserve-hero')
  expect(table.tokens('innocent', 's1,1')).toBe(1)
  table.hero2({ do: 'move', to: 's1,1' }, 'hero-turn')
  table.hero2({ do: 'collect', token: 'innocent' })
  expect(table.hero('rose').innocents).toBe(1)
  expect(table.state.mission.progress).toBe(1)
})

test('nlb-2-knock-on-doors works: one that was dropped before the mission counts when it is taken up again', () => {
  const heroes = { ...THREE, thorley: { space: 's1,1', wounds: [1, 2, 3, 4], innocents: 1 }, rose: 's0,1' }
  const table = on(
    ROADS,
    { heroes, monsters: ['acolyte s1,1'], tokens: ['fire s1,1', 'innocent s3,3'], reactions: 0 },
    5,
  )
  table.hero1({ do: 'move', to: 's2,1' })
  table.hero1({ hero: 'morgana' }, 'reserve-hero')
  table.hero2({ do: 'move', to: 's1,1' }, 'hero-turn')
  table.hero2({ do: 'cleanse' })
  table.hero2({ none: true }, 'corruption')
  table.hero2({ token: 'fire' }, 'remove-token')
  expect(table.state.mission).toMatchObject({ id: DOORS, progress: 0 })
  table.hero2({ do: 'collect', token: 'innocent' })
  expect(table.state.mission.progress).toBe(1)
})

test('nlb-2-knock-on-doors cannot: neither other tokens count nor a removed one, and at 7 no Innocent is taken', () => {
  const heroes = { ...THREE, thorley: 'constabulary' }
  const npcs = [{ kind: 'ravencorp', space: 'constabulary' } as const]
  const table = on(DOORS, { heroes, npcs, tokens: ['extraTurn constabulary', 'fire constabulary', 'innocent s3,3 x2'] })
  table.hero1({ do: 'collect', token: 'ravencorp' })
  table.hero1({ do: 'collect', token: 'extraTurn' })
  expect(cleanse(table, 'fire').state.mission.progress).toBe(0)
  const seven = { ...THREE, thorley: { space: 's1,1', corruption: 7 } }
  const lost = on(DOORS, { heroes: seven, tokens: ['innocent s1,1 x2'] })
  expect(lost.refusal('hero1', { do: 'collect', token: 'innocent' })?.code).toBe('innocent-at-seven')
})

test('nlb-2-knock-on-doors bystander: nothing but the Innocent that was taken changes hands', () => {
  const table = on(DOORS, { tokens: ['innocent s1,1 x2', 'innocent s3,3', 'fire s1,1'] })
  table.hero1({ do: 'collect', token: 'innocent' })
  expect(table.state.heroes.map(({ innocents }) => innocents)).toEqual([1, 0, 0])
  expect([table.tokens('innocent', 's1,1'), table.tokens('innocent', 's3,3')]).toEqual([1, 1])
  expect(table.tokens('fire', 's1,1')).toBe(1)
  expect(table.state.track).toBe(0)
  expect(table.refusal('hero1', { do: 'fight' })?.code).toBe('no-monsters-here') // the Action is still his
})
