import { randomFrom } from '@haven/engine'
import { coreRules, Scene, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, deeds, dice, hits, idsOf, last, quiet } from './helpers.ts'

/** Haven in Flames: its maps, its tasks, the smoke, and the wave. */

const MAP = { map: 'haven-in-flames-a' }
/** No Fire is printed in or within 1 of either space. */
const ALONE = { thorley: 's4,0', rose: 's2,0', rocco: 's2,0' }
const FOUR = { ...ALONE, leah: 's2,0' }

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: ALONE, mission: { id, progress }, ...sketch })

/** A new game, up to the first question after the set-up. */
const begin = (map: string, heroPlayers: number): Scene => {
  const setup = coreRules.resolveSetup({ heroPlayers, map, sin: 'pride', acolytes: 'nuns' }, randomFrom('flames'))
  return new Scene(coreRules, coreRules.createGame({ ...setup, storyAid: false }, 'flames'))
}

const slay = (table: Scene, ...monsters: string[]): Scene => {
  table.hero1({ none: true }, 'corruption')
  for (const monster of monsters) table.hero1({ monster }, 'kill')
  return table
}

const kill = (table: Scene, ...monsters: string[]): Scene => {
  table.hero1({ do: 'fight' })
  return slay(table, ...monsters)
}

const vote = (table: Scene, mission: string): Scene => {
  for (const { seat } of table.prompts) table.answer(seat, { mission }, 'mission')
  return table
}

// ------------------------------------------------------------------------------------------------------- maps

/** What lies and stands where, as text. */
const layout = (table: Scene) => {
  const { tokens, faceDown, altars, metro, orbital, npcs, dead, heroes } = table.view('all')
  return {
    start: [...new Set(heroes.map(({ space }) => space))],
    tokens: tokens.map(({ kind, space, count }) => `${kind} ${space} x${count}`).sort(),
    faceDown,
    altars: [...altars].sort(),
    metro: metro.map(({ color, space }) => `${color} ${space}`),
    orbital,
    npcs: npcs.map(({ npc, space }) => `${npc} ${space}`),
    monsters: table.board,
    dead,
  }
}

test('haven-in-flames works: map A is set up as printed', () => {
  expect(layout(begin('haven-in-flames-a', 3))).toEqual({
    start: ['s0,1'],
    tokens: [
      'extraTurn grand-terminus x1',
      'fire megatheatre x1',
      'fire night-market x1',
      'fire s2,1 x2',
      'fire s3,2 x1',
      'nest s1,2 x1',
      'nest s2,0 x1',
      'nest s4,1 x1',
      'pentagram ravencorp-hq x1',
      'pentagram s3,1 x1',
    ],
    faceDown: [],
    altars: ['s0,2', 's2,1', 's4,0'],
    metro: ['red s0,1', 'red s4,2', 'blue s2,2', 'blue s4,0'],
    orbital: ['s2,1'],
    npcs: ['commissioner constabulary'],
    monsters: ['abomination megatheatre', 'abomination s4,1', 'acolyte s1,0', 'acolyte s2,1', 'acolyte s3,1'],
    dead: ['acolyte-4', 'acolyte-5', 'abomination-3'],
  })
})

test('haven-in-flames works: map B is set up as printed', () => {
  expect(layout(begin('haven-in-flames-b', 4))).toEqual({
    start: ['s0,2'],
    tokens: [
      'extraTurn grand-terminus x1',
      'fire megatheatre x1',
      'fire night-market x1',
      'fire s2,1 x1',
      'fire s5,2 x1',
      'nest s2,1 x1',
      'nest s4,2 x1',
      'nest s5,1 x1',
      'pentagram old-cathedral x1',
      'pentagram s4,1 x1',
    ],
    faceDown: [],
    altars: ['old-cathedral', 's2,0', 's5,2'],
    metro: ['red s1,1', 'red s4,1', 'blue s0,0', 'blue s3,2'],
    orbital: ['s4,1'],
    npcs: ['commissioner constabulary'],
    monsters: ['abomination old-cathedral', 'abomination s5,1', 'acolyte s1,1', 'acolyte s2,2', 'acolyte s4,1'],
    dead: ['acolyte-4', 'acolyte-5', 'abomination-3'],
  })
})

// ---------------------------------------------------------------------------------------------- begin and end

test('haven-in-flames works: the round begins with two Fires where the Sins player likes', () => {
  for (const map of ['haven-in-flames-a', 'haven-in-flames-b']) {
    const table = begin(map, 3)
    expect(table.prompt, map).toMatchObject({ kind: 'story-task', rule: 'ROUND-2', seat: 'sins' })
    table.sins({ token: 'fire', space: 'constabulary' })
    table.sins({ token: 'fire', space: 's1,0' })
    expect([table.tokens('fire', 'constabulary'), table.tokens('fire', 's1,0')]).toEqual([1, 1])
    expect(table.kind).toBe('first-hero')
  }
})

test('haven-in-flames works: at the end of the round the track rises by 1, by 2 with 8 physical Fires on the board', () => {
  const after = (...tokens: string[]): number =>
    scene({ setup: MAP, phase: 'round-end', heroes: ALONE, tokens, apocalypseDeck: [] }).state.track
  expect(after()).toBe(1)
  expect(after('fire s2,1 x7')).toBe(1)
  expect(after('fire s2,1 x7', 'fire dockside')).toBe(2)
  expect(after('fire s2,1 x10')).toBe(2)
})

test('haven-in-flames works: Apocalypse cards are those of Terror', () => {
  const { deck } = begin('haven-in-flames-a', 3).view('all').apocalypse
  expect(deck.map(String).sort()).toEqual(['apo-t1', 'apo-t2', 'apo-t3', 'apo-t4', 'apo-t5', 'apo-t6', 'apo-t7'])
})

test('haven-in-flames cannot: the two Fires never go to one space, nor to a hero, and not beyond the supply', () => {
  const table = scene({ setup: MAP, phase: 'round-start', heroes: ALONE })
  expect(idsOf(table, 'space')).toHaveLength(21) // eight Districts and fifteen Streets, less two with heroes
  expect(idsOf(table, 'space')).not.toContain('s4,0')
  table.sins({ space: 's4,1' })
  expect(idsOf(table, 'space')).toHaveLength(20)
  expect(idsOf(table, 'space')).not.toContain('s4,1')
  const short = scene({ setup: MAP, phase: 'round-start', heroes: ALONE, tokens: ['fire dockside x9'] })
  short.sins({ space: 's4,1' })
  expect(short.kind).toBe('first-hero')
})

test('haven-in-flames cannot: neither printed Fire nor any other token makes the track rise faster', () => {
  const tokens = ['fire s1,1 x7', 'corruption s2,1 x8', 'nest s2,1 x2'] // a Fire is printed in s1,1
  const table = scene({ setup: MAP, phase: 'round-end', heroes: ALONE, tokens, apocalypseDeck: [] })
  expect(table.state.track).toBe(1)
})

test('haven-in-flames bystander: the tasks touch no hero, and nobody has a Dark Past', () => {
  const ended = scene({ setup: MAP, phase: 'round-end', heroes: ALONE, monsters: ['acolyte s0,0'], apocalypseDeck: [] })
  ended.sins({ space: 's4,1' })
  ended.sins({ space: 's3,1' })
  expect(ended.state.heroes.map(({ corruption, wounds }) => corruption + wounds.length)).toEqual([1, 1, 1])
  expect(ended.state.darkPast).toEqual({})
  const full = quiet({ setup: MAP, heroes: { ...ALONE, thorley: { space: 's4,0', corruption: 7 } } })
  full.hero1({ do: 'end' })
  expect(full.of('darkPastRevealed')).toEqual([])
})

// ------------------------------------------------------------------------------------------------------ smoke

const inMarket = { ...ALONE, thorley: 'night-market' }

test('hif-smoke works: a District with two physical Fires cannot be used', () => {
  const table = quiet({ setup: MAP, heroes: inMarket, tokens: ['fire night-market x2'] })
  expect(deeds(table)).not.toContain('city')
  expect(table.refusal('hero1', { do: 'city' })?.code).toBe('city-forbidden')
  const worse = quiet({ setup: MAP, heroes: inMarket, tokens: ['fire night-market x3'] })
  expect(deeds(worse)).not.toContain('city')
})

test('hif-smoke works: with one of them cleansed the District is open again', () => {
  const table = quiet({ setup: MAP, heroes: inMarket, tokens: ['fire night-market x2'] })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ token: 'fire' }, 'remove-token')
  table.hero1({ none: true }, 'remove-token')
  table.hero1({ do: 'city' })
  expect(last(table, 'cityUsed').district).toBe('night-market')
})

test('hif-smoke cannot: one Fire, a face-down one or other tokens close nothing', () => {
  for (const tokens of [
    ['fire night-market'],
    ['fire night-market', 'fire night-market down'],
    ['fire night-market', 'corruption night-market x2', 'nest night-market'],
  ]) {
    expect(deeds(quiet({ setup: MAP, heroes: inMarket, tokens })), tokens.join()).toContain('city')
  }
})

test('hif-smoke bystander: Fire around a District or in the next one does not close it; in other stories none does', () => {
  const around = ['fire s1,0 x2', 'fire s2,0 x2', 'fire s2,1 x2', 'fire constabulary x2']
  expect(deeds(quiet({ setup: MAP, heroes: inMarket, tokens: around }))).toContain('city')
  const elsewhere = { thorley: 'dockside', rose: 's0,2', rocco: 's0,2' }
  const other = quiet({ setup: { map: 'havens-last-stand-a' }, heroes: elsewhere, tokens: ['fire dockside x2'] })
  expect(deeds(other)).toContain('city')
})

// ------------------------------------------------------------------------------------------ 1 Break the Wave

const WAVE = 'hif-1-break-the-wave'
const FIRES = ['fire s0,0', 'fire s0,1', 'fire s1,0', 'fire s1,2', 'fire s0,2']
/** The two Fires of the begin task, then the mission as it stands. */
const wave = (heroes: Sketch['heroes'], ...monsters: string[]) => {
  const table = scene({ setup: MAP, phase: 'round-start', heroes, monsters })
  table.sins({ space: 's0,0' })
  table.sins({ space: 's0,1' })
  return table.state.mission
}

test('hif-1-break-the-wave works: the game begins with it, and it needs H', () => {
  for (const heroPlayers of [3, 4]) {
    expect(begin('haven-in-flames-a', heroPlayers).state.mission).toMatchObject({
      id: WAVE,
      progress: 0,
      count: heroPlayers,
    })
  }
})

test('hif-1-break-the-wave works: every monster counts, by fight, shot or Orbital Strike, whoever started it', () => {
  const two = ['acolyte s4,0', 'acolyte s4,0']
  const own = kill(on(WAVE, { monsters: two, dice: dice(hits(4)) }), 'acolyte-1', 'acolyte-2')
  expect(last(own, 'missionProgress')).toMatchObject({ mission: WAVE, progress: 2, count: 3 })
  const attacked = on(WAVE, { phase: 'reaction', monsters: ['hc-bailiff s4,0'], dice: dice(hits(4)) })
  expect(slay(attack(attacked), 'hc-bailiff').state.mission.progress).toBe(1)
  const shot = on(WAVE, { heroes: { rocco: 's4,0', rose: 's1,2', thorley: 's1,2' }, monsters: ['acolyte s2,0'] })
  shot.hero1({ do: 'shoot', at: 's2,0' })
  expect(slay(shot, 'acolyte-1').state.mission.progress).toBe(1)
  const sketch = { heroes: { ...ALONE, thorley: 'uplink-tower' }, monsters: ['acolyte s2,2'], orbital: ['s2,2'] }
  const struck = on(WAVE, sketch)
  struck.hero1({ do: 'city' })
  struck.hero1({ action: 'orbital' }, 'city-action')
  struck.hero1({ to: 's2,2' }, 'orbital-move')
  struck.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
  expect(struck.state.mission.progress).toBe(1)
})

test('hif-1-break-the-wave works: fewer monsters than H after the begin task are this round’s count, at least 1', () => {
  const board = ['acolyte s3,1', 'abomination s3,1', 'hc-bailiff s3,1', 'acolyte s2,2', 'acolyte s2,2']
  const counts = (heroes: Sketch['heroes']) => [0, 1, 2, 3, 4, 5].map((n) => wave(heroes, ...board.slice(0, n)).count)
  expect(counts(ALONE)).toEqual([1, 1, 2, 3, 3, 3])
  expect(counts(FOUR)).toEqual([1, 1, 2, 3, 4, 4])
})

test('hif-1-break-the-wave works: at the end of the round the progress falls to 0 and the count is H again', () => {
  const ended = (heroes: Sketch['heroes'], mission: Sketch['mission']) =>
    scene({ setup: MAP, phase: 'round-end', heroes, mission, monsters: ['acolyte s0,0'], apocalypseDeck: [] })
  expect(ended(ALONE, { id: WAVE, progress: 2 }).state.mission).toMatchObject({ progress: 0, count: 3 })
  expect(ended(ALONE, { id: WAVE, progress: 1, count: 2 }).state.mission).toMatchObject({ progress: 0, count: 3 })
  expect(ended(FOUR, { id: WAVE, progress: 1, count: 2 }).state.mission).toMatchObject({ progress: 0, count: 4 })
})

test('hif-1-break-the-wave works: a round in play that kills two of three begins anew', () => {
  const heroes = {
    thorley: { space: 's4,0', turns: 0 },
    rose: { space: 's2,0', turns: 0 },
    rocco: { space: 's2,0', turns: 0 },
  }
  const monsters = ['acolyte s4,0', 'acolyte s4,0', 'abomination s0,0', 'abomination s0,0']
  const table = on(WAVE, { heroes, monsters, reactions: 0, apocalypseDeck: [], dice: dice(hits(4)) })
  kill(table, 'acolyte-1', 'acolyte-2')
  expect(table.state.mission.progress).toBe(2)
  table.hero1({ do: 'end' })
  for (let i = 0; i < 2; i++) table.sins({ monster: 'acolyte', space: 's3,1' }, 'summon')
  expect(table.state.mission).toMatchObject({ id: WAVE, progress: 0, count: 3 })
  expect(last(table, 'missionProgress')).toMatchObject({ mission: WAVE, progress: 0 })
})

test('hif-1-break-the-wave works: an empty board makes 1 progress at the end of the round, and that is the next count', () => {
  const table = scene({ setup: MAP, phase: 'round-end', heroes: ALONE, apocalypseDeck: [], tokens: ['nest s0,0'] })
  expect(table.state.mission).toMatchObject({ id: WAVE, progress: 1, count: 3 })
  table.sins({ space: 's0,0' })
  table.sins({ space: 's0,1' })
  expect(table.kind).toBe('mission')
})

test('hif-1-break-the-wave works: at the count one of each kind joins the dead, and both ways lead on', () => {
  for (const [next, count] of [
    ['hif-2a-fire-brigade', 4],
    ['hif-2b-smoke-them-out', 3],
  ] as const) {
    const table = on(WAVE, { monsters: ['acolyte s4,0'], tokens: FIRES, dice: dice(hits(2)) }, 2)
    kill(table, 'acolyte-1')
    expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1', 'acolyte-2'])
    expect(table.optionIds).toEqual(['hif-2a-fire-brigade', 'hif-2b-smoke-them-out'])
    vote(table, next)
    expect(table.state.mission).toMatchObject({ id: next, progress: 0, count })
    expect(table.state.missionsDone).toEqual([WAVE])
  }
})

test('hif-1-break-the-wave works: a smaller wave is broken by its own count', () => {
  const mission = { id: WAVE, progress: 1, count: 2 }
  const table = kill(on(WAVE, { mission, monsters: ['acolyte s4,0'], dice: dice(hits(2)) }), 'acolyte-1')
  expect(table.kind).toBe('mission')
})

test('hif-1-break-the-wave cannot: neither a removed token nor Hits that do not suffice count', () => {
  const cleansed = on(WAVE, { tokens: ['fire s4,0', 'nest s4,0'] })
  cleansed.hero1({ do: 'cleanse' })
  cleansed.hero1({ none: true }, 'corruption')
  cleansed.hero1({ token: 'fire' }, 'remove-token')
  cleansed.hero1({ token: 'nest' }, 'remove-token')
  expect(cleansed.state.mission.progress).toBe(0)
  const weak = on(WAVE, { monsters: ['abomination s4,0'], dice: dice(hits(2)) })
  expect(kill(weak).state.mission.progress).toBe(0)
})

test('hif-1-break-the-wave bystander: no other mission falls back, and none is counted anew', () => {
  const board = { setup: MAP, heroes: ALONE, monsters: ['acolyte s0,0'] }
  for (const id of ['hif-2a-fire-brigade', 'hif-2b-smoke-them-out']) {
    const table = scene({ ...board, phase: 'round-end', mission: { id, progress: 2 }, apocalypseDeck: [] })
    expect(table.state.mission.progress, id).toBe(2)
    table.sins({ space: 's4,1' })
    table.sins({ space: 's3,1' })
    expect(table.state.mission, id).toMatchObject({ progress: 2, count: id === 'hif-2b-smoke-them-out' ? 3 : 4 })
  }
})
