import { randomFrom } from '@haven/engine'
import { coreRules, Scene, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, dice, hits, idsOf, last, quiet } from './helpers.ts'

/** The Black Tide: its maps, its tasks, the Dark Past, and the first stain. */

const MAP = { map: 'the-black-tide-a' }
/** Nothing is printed in either space. */
const ALONE = { rose: 's2,1', thorley: 's0,0', rocco: 's0,0' }
const FOUR = { ...ALONE, leah: 's0,0' }

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: ALONE, mission: { id, progress }, ...sketch })

const begin = (map: string, heroPlayers: number): Scene => {
  const setup = coreRules.resolveSetup({ heroPlayers, map, sin: 'pride', acolytes: 'nuns' }, randomFrom('tide'))
  return new Scene(coreRules, coreRules.createGame({ ...setup, storyAid: false }, 'tide'))
}

/** The Sins player gives every hero the first Dark Past card that he may. */
const deal = (table: Scene): void => {
  while (table.asks('dark-past')) table.sins({ id: table.optionIds[0] as string })
}

/** The current hero removes these with the Skills that he rolls, and no more. */
const cleanse = (table: Scene, ...tokens: string[]): Scene => {
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  for (const token of tokens) table.hero1({ token }, 'remove-token')
  if (table.asks('remove-token')) table.hero1({ none: true })
  return table
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

test('the-black-tide works: map A is set up as printed', () => {
  expect(layout(begin('the-black-tide-a', 3))).toEqual({
    start: ['s0,0'],
    tokens: [
      'corruption old-cathedral x1',
      'corruption ravencorp-hq x1',
      'corruption s1,1 x1',
      'corruption s2,1 x2',
      'nest s2,2 x1',
      'nest s3,0 x1',
    ],
    faceDown: ['dockside x1', 's1,2 x1', 's2,2 x1', 's2,3 x1', 's3,1 x1', 'saint-jude-hospital x1'],
    faceDownPool: ['extraTurn', 'innocent', 'pentagram', 'pentagram', 'pentagram', 'pentagram'],
    altars: ['night-market', 's0,2', 's3,0'],
    metro: ['red s0,0', 'red s3,2'],
    orbital: ['s2,1'],
    npcs: ['proxy haven-college'],
    monsters: [
      'abomination megatheatre',
      'abomination night-market',
      'abomination s1,1',
      'abomination s2,1',
      'acolyte s1,1',
      'acolyte s2,2',
      'acolyte s3,1',
    ],
    dead: ['acolyte-4', 'acolyte-5', 'abomination-5', 'abomination-6'],
  })
})

test('the-black-tide works: map B is set up as printed', () => {
  expect(layout(begin('the-black-tide-b', 4))).toEqual({
    start: ['s0,0'],
    tokens: [
      'corruption dockside x1',
      'corruption haven-college x1',
      'corruption s1,1 x1',
      'corruption s2,2 x1',
      'corruption s3,2 x1',
      'nest s2,0 x1',
      'nest s3,2 x1',
      'nest s4,2 x1',
    ],
    faceDown: ['ravencorp-hq x1', 's0,3 x1', 's1,3 x1', 's3,0 x1', 's4,3 x1'],
    faceDownPool: ['extraTurn', 'pentagram', 'pentagram', 'pentagram', 'pentagram'],
    altars: ['s0,2', 's2,0', 's3,3'],
    metro: ['red s1,1', 'red s1,2', 'blue s3,1', 'blue s4,3'],
    orbital: ['s2,2'],
    npcs: ['proxy saint-jude-hospital'],
    monsters: [
      'abomination grand-terminus',
      'abomination megatheatre',
      'acolyte ravencorp-hq',
      'acolyte s2,1',
      'acolyte s2,2',
    ],
    dead: ['acolyte-4', 'acolyte-5', 'abomination-3'],
  })
})

// ------------------------------------------------------------------------------- Dark Past, begin and end

test('the-black-tide works: the Sins player deals the Dark Past, 1 3 5 (and 6 with four) to the starting heroes', () => {
  const three = begin('the-black-tide-a', 3)
  expect(three.prompt).toMatchObject({ kind: 'dark-past', rule: 'SETUP-11', seat: 'sins' })
  deal(three)
  const pastOf = (table: Scene, heroes: readonly string[]): string[] =>
    heroes.map((hero) => table.state.darkPast[hero] as string).sort()
  expect(pastOf(three, three.state.setup.heroes)).toEqual(['past-1', 'past-3', 'past-5'])
  expect(pastOf(three, three.state.reserve)).toEqual(['past-2', 'past-4', 'past-6', 'past-7'])
  const four = begin('the-black-tide-b', 4)
  deal(four)
  expect(pastOf(four, four.state.setup.heroes)).toEqual(['past-1', 'past-3', 'past-5', 'past-6'])
  expect(pastOf(four, four.state.reserve)).toEqual(['past-2', 'past-4', 'past-7'])
})

test('the-black-tide works: a hero at corruption 7 reveals his Dark Past at the end of his turn, one below does not', () => {
  const turn = (corruption: number): Scene => {
    const heroes = { thorley: { space: 's2,1', corruption }, rose: 's0,0', rocco: 's0,0' }
    const table = quiet({ setup: MAP, heroes, darkPast: { thorley: 'past-1' }, reactions: 0 })
    table.hero1({ do: 'end' })
    return table
  }
  expect(last(turn(7), 'darkPastRevealed')).toMatchObject({ hero: 'thorley', card: 'past-1' })
  expect(turn(6).of('darkPastRevealed')).toEqual([])
})

test('the-black-tide works: the round begins with two Corruptions where the Sins player likes', () => {
  for (const map of ['the-black-tide-a', 'the-black-tide-b']) {
    const table = begin(map, 3)
    deal(table)
    expect(table.prompt, map).toMatchObject({ kind: 'story-task', rule: 'ROUND-2', seat: 'sins' })
    table.sins({ token: 'corruption', space: 's2,0' })
    table.sins({ token: 'corruption', space: 's1,0' })
    expect([table.tokens('corruption', 's2,0'), table.tokens('corruption', 's1,0')]).toEqual([1, 1])
    expect(table.kind).toBe('first-hero')
  }
})

test('the-black-tide works: at the end of the round the track rises by 1, by 2 with 9 physical Corruptions', () => {
  const after = (...tokens: string[]): number =>
    scene({ setup: MAP, phase: 'round-end', heroes: ALONE, tokens, apocalypseDeck: [] }).state.track
  expect(after()).toBe(1)
  expect(after('corruption s1,1 x8')).toBe(1)
  expect(after('corruption s1,1 x8', 'corruption dockside')).toBe(2)
  expect(after('corruption s1,1 x10')).toBe(2)
})

test('the-black-tide works: Apocalypse cards are those of Corruption', () => {
  const { deck } = begin('the-black-tide-a', 3).view('all').apocalypse
  expect(deck.map(String).sort()).toEqual(['apo-c1', 'apo-c2', 'apo-c3', 'apo-c4', 'apo-c5', 'apo-c6', 'apo-c7'])
})

test('the-black-tide cannot: the two tokens never go to one space, nor to a hero, and not beyond the supply', () => {
  const table = scene({ setup: MAP, phase: 'round-start', heroes: ALONE })
  expect(idsOf(table, 'space')).toHaveLength(19) // seven Districts and fourteen Streets, less two with heroes
  expect(idsOf(table, 'space')).not.toContain('s2,1')
  table.sins({ space: 's1,1' })
  expect(idsOf(table, 'space')).toHaveLength(18)
  expect(idsOf(table, 'space')).not.toContain('s1,1')
  const short = scene({ setup: MAP, phase: 'round-start', heroes: ALONE, tokens: ['corruption dockside x9'] })
  short.sins({ space: 's1,1' })
  expect(short.kind).toBe('first-hero')
})

test('the-black-tide cannot: neither printed, face-down nor other tokens make the track rise faster', () => {
  const tokens = ['corruption night-market x8', 'corruption s1,2 down', 'fire s1,1 x8'] // one is printed in the Market
  const table = scene({ setup: MAP, phase: 'round-end', heroes: ALONE, tokens, apocalypseDeck: [] })
  expect(table.state.track).toBe(1)
})

test('the-black-tide bystander: the tasks touch neither heroes nor mission', () => {
  const ended = scene({ setup: MAP, phase: 'round-end', heroes: ALONE, monsters: ['acolyte s3,0'], apocalypseDeck: [] })
  ended.sins({ space: 's1,1' })
  ended.sins({ space: 's1,2' })
  expect(ended.state.mission).toMatchObject({ id: 'btd-1-first-stain', progress: 0, count: 5 })
  expect(ended.state.heroes.map(({ corruption, wounds }) => corruption + wounds.length)).toEqual([1, 1, 1])
})

// --------------------------------------------------------------------------------------------- 1 First Stain

const STAIN = 'btd-1-first-stain'

test('btd-1-first-stain works: the game begins with it, and it needs H+2', () => {
  for (const [map, heroPlayers] of [
    ['the-black-tide-a', 3],
    ['the-black-tide-b', 4],
  ] as const) {
    const table = begin(map, heroPlayers)
    deal(table)
    expect(table.state.mission).toMatchObject({ id: STAIN, progress: 0, count: heroPlayers + 2 })
  }
})

test('btd-1-first-stain works: with four heroes either map lacks one Corruption, which the Sins player places first', () => {
  for (const map of ['the-black-tide-a', 'the-black-tide-b']) {
    const table = begin(map, 4)
    deal(table)
    expect(table.prompt, map).toMatchObject({ kind: 'story-task', rule: 'story-top-up', seat: 'sins' })
    expect(idsOf(table, 'space')).not.toContain('s0,0') // the heroes stand there
    table.sins({ token: 'corruption', space: 's2,0' })
    expect(table.prompt, map).toMatchObject({ kind: 'story-task', rule: 'ROUND-2' })
    expect(table.state.round).toBe(1)
  }
})

test('btd-1-first-stain works: each Corruption removed counts', () => {
  const table = cleanse(on(STAIN, { tokens: ['corruption s2,1 x4'] }), 'corruption', 'corruption', 'corruption')
  expect(table.of('missionProgress').map(({ progress }) => progress)).toEqual([1, 2, 3])
  expect(last(table, 'missionProgress')).toMatchObject({ mission: STAIN, count: 5 })
})

test('btd-1-first-stain works: one removed by Holy Water counts, and one that covered an icon', () => {
  const heroes = { ...ALONE, rose: { space: 's2,1', upgrades: ['upg-holy-water'] } }
  const rolled = ['counter', 'hit', 'hit', 'hit'] as const
  const blessed = on(STAIN, { heroes, tokens: ['corruption s2,1'], dice: dice(rolled) })
  expect(cleanse(blessed, 'corruption').state.mission.progress).toBe(1)
  const covered = on(STAIN, {
    heroes: { ...ALONE, rose: 'dockside' },
    tokens: ['corruption dockside'],
    covered: [{ district: 'dockside', icon: 'extraTurn' }],
  })
  expect(cleanse(covered, 'corruption').state.mission.progress).toBe(1)
})

test('btd-1-first-stain works: at the count one of each kind joins the dead, and both ways lead on', () => {
  for (const [next, count] of [
    ['btd-2a-sound-the-wells', 2],
    ['btd-2b-drain-the-faithful', 3],
  ] as const) {
    const tokens = ['corruption s2,1', 'pentagram s3,1 x2 down']
    const table = cleanse(on(STAIN, { tokens }, 4), 'corruption')
    expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1'])
    expect(table.optionIds).toEqual(['btd-2a-sound-the-wells', 'btd-2b-drain-the-faithful'])
    for (const { seat } of table.prompts) table.answer(seat, { mission: next }, 'mission')
    expect(table.state.mission).toMatchObject({ id: next, progress: 0, count })
    expect(table.state.missionsDone).toEqual([STAIN])
    expect(table.kind).toBe('hero-turn')
  }
})

test('btd-1-first-stain cannot: no other token counts, no kill and no Repent', () => {
  const tokens = ['fire s2,1', 'nest s2,1', 'pentagram s2,1']
  expect(cleanse(on(STAIN, { tokens }), 'fire', 'nest', 'pentagram').state.mission.progress).toBe(0)
  const fought = on(STAIN, {
    heroes: { thorley: 's2,1', rose: 's0,0', rocco: 's0,0' },
    monsters: ['acolyte s2,1'],
    dice: dice(hits(2)),
  })
  fought.hero1({ do: 'fight' })
  fought.hero1({ none: true }, 'corruption')
  fought.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(fought.state.mission.progress).toBe(0)
  const repented = on(STAIN, { heroes: { ...ALONE, rose: { space: 'old-cathedral', corruption: 3 } } })
  repented.hero1({ do: 'city' })
  repented.hero1({ action: 'repent' }, 'city-action')
  expect(repented.corruptionOf('rose')).toBe(2)
  expect(repented.state.mission.progress).toBe(0)
})

test('btd-1-first-stain cannot: printed and face-down Corruption cannot be removed', () => {
  const inMarket = { ...ALONE, rose: 'night-market' }
  expect(deeds(on(STAIN, { heroes: inMarket }))).not.toContain('cleanse')
  expect(deeds(on(STAIN, { heroes: inMarket, tokens: ['corruption night-market down'] }))).not.toContain('cleanse')
  expect(deeds(on(STAIN, { heroes: inMarket, tokens: ['corruption night-market'] }))).toContain('cleanse')
})

test('btd-1-first-stain bystander: other heroes and tokens of the space stay as they are', () => {
  const table = cleanse(on(STAIN, { heroes: FOUR, tokens: ['corruption s2,1 x2', 'nest s2,1'] }), 'corruption')
  expect(table.state.mission).toMatchObject({ progress: 1, count: 6 })
  expect([table.tokens('corruption', 's2,1'), table.tokens('nest', 's2,1')]).toEqual([1, 1])
  expect(table.state.heroes.map(({ corruption }) => corruption)).toEqual([1, 1, 1, 1])
})
