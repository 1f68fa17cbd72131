import { randomFrom } from '@haven/engine'
import { coreRules, Scene, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, idsOf, last, quiet } from './helpers.ts'

/** A Face We Knew: its maps, its tasks, the Dark Past, and the cold trail. */

const MAP = { map: 'a-face-we-knew-a' }
/** Nothing is printed in either space. */
const ALONE = { thorley: 's4,1', rose: 's0,1', rocco: 's0,1' }
const FOUR = { ...ALONE, leah: 's0,1' }

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: ALONE, mission: { id, progress }, ...sketch })

const begin = (map: string, heroPlayers: number): Scene => {
  const setup = coreRules.resolveSetup({ heroPlayers, map, sin: 'pride', acolytes: 'nuns' }, randomFrom('face'))
  return new Scene(coreRules, coreRules.createGame({ ...setup, storyAid: false }, 'face'))
}

/** The Sins player gives every hero the first Dark Past card that he may. */
const deal = (table: Scene): void => {
  while (table.asks('dark-past')) table.sins({ id: table.optionIds[0] as string })
}

// ------------------------------------------------------------------------------------------------------- maps

/** What lies and stands where, as text. */
const layout = (table: Scene) => {
  const { tokens, faceDown, faceDownPool, altars, metro, orbital, npcs, dead, heroes } = table.view('all')
  return {
    start: [...new Set(heroes.map(({ space }) => space))],
    tokens: tokens.map(({ kind, space, count }) => `${kind} ${space} x${count}`).sort(),
    faceDown: faceDown.map(({ space, kinds }) => `${space} x${kinds.length}`).sort(),
    faceDownPool,
    altars: [...altars].sort(),
    metro: metro.map(({ color, space }) => `${color} ${space}`),
    orbital,
    npcs: npcs.map(({ npc, space }) => `${npc} ${space}`),
    monsters: table.board,
    dead,
  }
}

test('a-face-we-knew works: map A is set up as printed, Marsh is not in play', () => {
  expect(layout(begin('a-face-we-knew-a', 3))).toEqual({
    start: ['s0,1'],
    tokens: ['corruption megatheatre x1', 'corruption s4,0 x1', 'fire s2,1 x1', 'nest s2,2 x1', 'nest s4,1 x1'],
    faceDown: ['constabulary x1', 's1,0 x1', 's2,0 x1', 's3,0 x1', 's3,1 x1', 's4,0 x1', 's5,1 x1'],
    faceDownPool: ['corruption', 'corruption', 'extraTurn', 'innocent', 'nest', 'pentagram', 'pentagram'],
    altars: ['s1,0', 's5,0', 'saint-jude-hospital'],
    metro: ['red s0,1', 'red s4,1'],
    orbital: [],
    npcs: ['proxy constabulary'],
    monsters: [
      'abomination megatheatre',
      'abomination s3,0',
      'abomination s4,0',
      'abomination s4,1',
      'acolyte haven-college',
      'acolyte s2,1',
      'acolyte s3,0',
    ],
    dead: ['acolyte-4', 'acolyte-5', 'abomination-5'],
  })
})

test('a-face-we-knew works: map B is set up as printed, Marsh is not in play', () => {
  expect(layout(begin('a-face-we-knew-b', 4))).toEqual({
    start: ['s0,2'],
    tokens: ['corruption old-cathedral x1', 'corruption s2,2 x1', 'fire s1,1 x1', 'nest s1,2 x1', 'nest s2,1 x1'],
    faceDown: ['ravencorp-hq x1', 's1,0 x1', 's1,3 x1', 's2,0 x1', 's2,3 x1', 's3,1 x1', 's3,2 x1'],
    faceDownPool: ['corruption', 'corruption', 'extraTurn', 'innocent', 'nest', 'pentagram', 'pentagram'],
    altars: ['old-cathedral', 's0,1', 's2,0'],
    metro: ['red s0,2', 'red s3,1'],
    orbital: ['s1,1'],
    npcs: ['proxy haven-college'],
    monsters: [
      'abomination ravencorp-hq',
      'abomination s1,0',
      'abomination s1,3',
      'abomination s2,1',
      'abomination s2,3',
      'abomination s3,2',
      'acolyte s1,1',
      'acolyte s2,2',
      'acolyte uplink-tower',
    ],
    dead: ['acolyte-4', 'acolyte-5'],
  })
})

// ------------------------------------------------------------------------------- Dark Past, begin and end

test('a-face-we-knew works: the Sins player deals the Dark Past, 1 3 5 (and 6 with four) to the starting heroes', () => {
  for (const [map, heroPlayers, starting] of [
    ['a-face-we-knew-a', 3, ['past-1', 'past-3', 'past-5']],
    ['a-face-we-knew-b', 4, ['past-1', 'past-3', 'past-5', 'past-6']],
  ] as const) {
    const table = begin(map, heroPlayers)
    expect(table.prompt).toMatchObject({ kind: 'dark-past', rule: 'SETUP-11', seat: 'sins' })
    deal(table)
    const { darkPast, setup } = table.state
    expect(setup.heroes.map((hero) => darkPast[hero] as string).sort()).toEqual(starting)
    expect(Object.keys(darkPast)).toHaveLength(7)
  }
})

test('a-face-we-knew works: a hero at corruption 7 reveals his Dark Past at the end of his turn', () => {
  const heroes = { ...ALONE, thorley: { space: 's4,1', corruption: 7 } }
  const table = quiet({ setup: MAP, heroes, darkPast: { thorley: 'past-4' }, reactions: 0 })
  table.hero1({ do: 'end' })
  expect(last(table, 'darkPastRevealed')).toMatchObject({ hero: 'thorley', card: 'past-4' })
})

test('a-face-we-knew works: the round begins with a Corruption where the Sins player likes', () => {
  for (const map of ['a-face-we-knew-a', 'a-face-we-knew-b']) {
    const table = begin(map, 3)
    deal(table)
    expect(table.prompt, map).toMatchObject({ kind: 'story-task', rule: 'ROUND-2', seat: 'sins' })
    table.sins({ token: 'corruption', space: 's2,0' })
    expect(table.tokens('corruption', 's2,0')).toBe(1)
    expect(table.kind).toBe('first-hero')
  }
})

test('a-face-we-knew works: at the end of the round the track rises by 2, with or without progress', () => {
  const after = (progress: number): number =>
    scene({ setup: MAP, phase: 'round-end', heroes: ALONE, roundFacts: { progress }, apocalypseDeck: [] }).state.track
  expect([0, 1, 2].map(after)).toEqual([2, 2, 2])
})

test('a-face-we-knew works: a flip in the round does not hold the track back, also if it ended the mission', () => {
  for (const progress of [0, 6]) {
    const heroes = {
      thorley: { space: 's4,1', turns: 0 },
      rose: { space: 's0,1', turns: 0 },
      rocco: { space: 's0,1', turns: 0 },
    }
    const tokens = ['nest s4,1 down', 'corruption s0,0 down']
    const table = on('afk-1-cold-trail', { heroes, tokens, reactions: 0, apocalypseDeck: [] }, progress)
    table.hero1({ do: 'explore' })
    if (table.asks('mission')) {
      for (const { seat } of table.prompts) table.answer(seat, { mission: 'afk-2a-his-old-haunts' })
    }
    table.hero1({ do: 'end' }, 'hero-turn')
    table.declineUntil('story-task', 'summon')
    expect(
      table.of('trackRaised').map(({ level }) => level),
      `${progress}`,
    ).toEqual([1, 2])
  }
})

test('a-face-we-knew works: Apocalypse cards are those of Corruption', () => {
  const { deck } = begin('a-face-we-knew-a', 3).view('all').apocalypse
  expect(deck.map(String).sort()).toEqual(['apo-c1', 'apo-c2', 'apo-c3', 'apo-c4', 'apo-c5', 'apo-c6', 'apo-c7'])
})

test('a-face-we-knew cannot: no Corruption in a space with a hero, and none if the supply is empty', () => {
  const table = scene({ setup: MAP, phase: 'round-start', heroes: ALONE })
  expect(idsOf(table, 'space')).toHaveLength(18) // six Districts and fourteen Streets, less two with heroes
  expect(idsOf(table, 'space')).not.toContain('s4,1')
  const full = scene({ setup: MAP, phase: 'round-start', heroes: ALONE, tokens: ['corruption s0,0 x10'] })
  expect(full.kind).toBe('first-hero')
})

test('a-face-we-knew cannot: progress of the round before does not hold the track back', () => {
  const board = { heroes: ALONE, mission: { id: 'afk-1-cold-trail', progress: 6 }, apocalypseDeck: [] }
  expect(scene({ setup: MAP, phase: 'round-end', ...board }).state.track).toBe(2)
})

test('a-face-we-knew bystander: the tasks touch neither heroes nor mission', () => {
  const ended = scene({ setup: MAP, phase: 'round-end', heroes: ALONE, apocalypseDeck: [] })
  ended.sins({ space: 's2,0' })
  expect(ended.state.mission).toMatchObject({ id: 'afk-1-cold-trail', progress: 0, count: 7 })
  expect(ended.state.heroes.map(({ corruption, wounds }) => corruption + wounds.length)).toEqual([1, 1, 1])
})

// ---------------------------------------------------------------------------------------------- 1 Cold Trail

const TRAIL = 'afk-1-cold-trail'

test('afk-1-cold-trail works: the game begins with it, and it needs all that lie face down', () => {
  for (const [map, heroPlayers] of [
    ['a-face-we-knew-a', 3],
    ['a-face-we-knew-b', 4],
  ] as const) {
    const table = begin(map, heroPlayers)
    deal(table)
    expect(table.state.mission).toMatchObject({ id: TRAIL, progress: 0, count: 7 })
    expect(table.view('all').faceDown).toHaveLength(7)
    expect(table.prompt).toMatchObject({ kind: 'story-task', rule: 'ROUND-2' }) // nothing to top up
  }
})

test('afk-1-cold-trail works: one flip of a space is one progress, however many tokens lie there', () => {
  const table = on(TRAIL, { tokens: ['nest s4,1 x2 down', 'corruption s4,1 down', 'pentagram s4,0 down'] })
  table.hero1({ do: 'explore' })
  expect(last(table, 'tokensFlipped').tokens).toHaveLength(3)
  expect(last(table, 'missionProgress')).toMatchObject({ mission: TRAIL, progress: 1, count: 7 })
  table.hero1({ do: 'move', to: 's4,0' })
  table.hero1({ do: 'explore' })
  expect(last(table, 'missionProgress')).toMatchObject({ progress: 2 })
})

test('afk-1-cold-trail works: at the count one of each kind joins the dead, and both ways lead on', () => {
  for (const next of ['afk-2a-his-old-haunts', 'afk-2b-his-new-friends']) {
    const table = on(TRAIL, { tokens: ['extraTurn s4,1 down', 'nest s3,0 down'] }, 6)
    table.hero1({ do: 'explore' })
    expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1'])
    expect(table.optionIds).toEqual(['afk-2a-his-old-haunts', 'afk-2b-his-new-friends'])
    for (const { seat } of table.prompts) table.answer(seat, { mission: next }, 'mission')
    expect(table.state.mission).toMatchObject({ id: next, progress: 0, count: 3 })
    expect(table.state.missionsDone).toEqual([TRAIL])
    expect(table.kind).toBe('hero-turn')
  }
})

test('afk-1-cold-trail cannot: monsters prevent the flip, and there must be something to flip', () => {
  const guarded = on(TRAIL, { tokens: ['nest s4,1 down'], monsters: ['acolyte s4,1'] })
  expect(deeds(guarded)).not.toContain('explore')
  expect(guarded.refusal('hero1', { do: 'explore' })?.code).toBe('monsters-prevent')
  expect(deeds(on(TRAIL, { tokens: ['nest s4,1'] }))).not.toContain('explore')
  const twice = on(TRAIL, { tokens: ['nest s4,1 down'] })
  twice.hero1({ do: 'explore' })
  expect(deeds(twice)).not.toContain('explore')
})

test('afk-1-cold-trail cannot: neither a removed token nor one that is taken counts, nor the use of a District', () => {
  const table = on(TRAIL, { tokens: ['corruption s4,1', 'extraTurn s4,1'] })
  table.hero1({ do: 'collect', token: 'extraTurn' })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ token: 'corruption' }, 'remove-token')
  expect(table.state.mission.progress).toBe(0)
  const used = on(TRAIL, { heroes: { ...ALONE, thorley: 'megatheatre' } })
  used.hero1({ do: 'city' })
  expect(used.state.mission.progress).toBe(0)
  expect(on(TRAIL, { phase: 'round-end', apocalypseDeck: [] }).state.mission.progress).toBe(0)
})

test('afk-1-cold-trail bystander: only the tokens of that space turn, and in a later mission a flip is no progress', () => {
  const table = on(TRAIL, { heroes: FOUR, tokens: ['nest s4,1 down', 'pentagram s4,0 down'] })
  table.hero1({ do: 'explore' })
  expect(table.state.mission).toMatchObject({ progress: 1, count: 7 })
  expect(table.view('all').faceDown).toEqual([{ space: 's4,0', kinds: ['pentagram'] }])
  const later = on('afk-2a-his-old-haunts', { tokens: ['nest s4,1 down'] })
  later.hero1({ do: 'explore' })
  expect(later.state.mission.progress).toBe(0)
})
