import { randomFrom } from '@haven/engine'
import { coreRules, Scene, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, dice, hits, idsOf, last, quiet } from './helpers.ts'

/** Haven's Last Stand: its tasks, and the missions up to the branch. */

const ALONE = { thorley: 's1,2', rose: 's3,0', rocco: 's3,0' }
const FOUR = { thorley: 's1,2', rose: 's3,0', rocco: 's3,0', leah: 's3,0' }

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ heroes: ALONE, mission: { id, progress }, ...sketch })

/** The current hero kills these with the Hits he rolls. */
const slay = (table: Scene, ...monsters: string[]): Scene => {
  table.hero1({ none: true }, 'corruption')
  for (const monster of monsters) table.hero1({ monster }, 'kill')
  return table.asks('kill') ? table.declineUntil('hero-turn', 'mission', 'summon') : table
}

const kill = (table: Scene, ...monsters: string[]): Scene => {
  table.hero1({ do: 'fight' })
  return slay(table, ...monsters)
}

/** The current hero removes these tokens with the Skill results he rolls. */
const cleanse = (table: Scene, ...tokens: string[]): Scene => {
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  for (const token of tokens) table.hero1({ token }, 'remove-token')
  return table
}

const strike = (table: Scene, monster: string): Scene => {
  table.hero1({ do: 'city' })
  table.hero1({ action: 'orbital' }, 'city-action')
  table.hero1({ to: 's2,2' }, 'orbital-move')
  table.hero1({ monster }, 'orbital-kill')
  return table
}

// ---------------------------------------------------------------------------------------------- begin and end

test('havens-last-stand works: the round begins with a Fire where the Sins player likes', () => {
  const table = scene({ phase: 'round-start', heroes: ALONE })
  expect(table.prompt).toMatchObject({ kind: 'story-task', seat: 'sins' })
  table.sins({ token: 'fire', space: 'dockside' })
  expect(table.tokens('fire', 'dockside')).toBe(1)
  expect(table.kind).toBe('first-hero')
})

test('havens-last-stand works: at the end of the round the track rises by 1, by 2 if fewer than H-1 died', () => {
  const after = (kills: number, heroes: Sketch['heroes']): number =>
    scene({ phase: 'round-end', heroes, apocalypseDeck: [], roundFacts: { kills } }).state.track
  expect([0, 1, 2, 3].map((kills) => after(kills, ALONE))).toEqual([2, 2, 1, 1])
  expect([2, 3].map((kills) => after(kills, FOUR))).toEqual([2, 1])
})

test('havens-last-stand works: monsters killed in fights and by Orbital Strike count for that', () => {
  const table = strike(
    quiet({
      heroes: { rocco: { space: 'uplink-tower', turns: 0 }, rose: { space: 's3,0', turns: 0 }, thorley: 's3,0' },
      monsters: ['acolyte s2,2', 'acolyte s3,0'],
      orbital: ['s2,2'],
      sins: { reactions: 0 },
      apocalypseDeck: [],
      dice: dice(hits(2)),
    }),
    'acolyte-1',
  )
  table.declineUntil('hero-turn')
  table.hero1({ do: 'end' })
  table.hero3({ do: 'fight' }, 'hero-turn')
  table.sins({ none: true }, 'acolyte')
  table.hero3({ none: true }, 'corruption')
  table.hero3({ monster: 'acolyte-2' }, 'kill')
  table.hero3({ do: 'end' }, 'hero-turn')
  table.hero3({ do: 'end' }, 'hero-turn') // his second Turn token
  expect(table.of('trackRaised').map(({ level }) => level)).toEqual([1])
})

test('havens-last-stand cannot: no Fire in a space with a hero, and none if the supply is empty', () => {
  const table = scene({ phase: 'round-start', heroes: ALONE })
  expect(idsOf(table, 'space')).toHaveLength(16)
  expect(idsOf(table, 'space')).not.toContain('s1,2')
  expect(idsOf(table, 'space')).not.toContain('s3,0')
  expect(scene({ phase: 'round-start', heroes: ALONE, tokens: ['fire dockside x10'] }).kind).toBe('first-hero')
})

test('havens-last-stand bystander: neither task touches a hero or the mission', () => {
  const begun = scene({ phase: 'round-start', heroes: ALONE })
  begun.sins({ space: 's0,2' })
  expect(begun.state.track).toBe(0)
  const ended = scene({ phase: 'round-end', heroes: ALONE, monsters: ['acolyte s0,0'], apocalypseDeck: [] })
  expect(ended.state.mission).toMatchObject({ id: 'hls-1-hold-the-line', progress: 0 })
  expect(ended.state.heroes.map(({ corruption, wounds }) => corruption + wounds.length)).toEqual([1, 1, 1])
})

// -------------------------------------------------------------------------------------------- 1 Hold the Line

const HOLD = 'hls-1-hold-the-line'

test('hls-1-hold-the-line works: the game begins with it, and it needs H+4', () => {
  for (const heroPlayers of [3, 4]) {
    const setup = coreRules.resolveSetup({ heroPlayers, map: 'havens-last-stand-a' }, randomFrom('hls'))
    const { mission } = new Scene(coreRules, coreRules.createGame({ ...setup, storyAid: false }, 'hls')).state
    expect(mission).toMatchObject({ id: HOLD, progress: 0, count: heroPlayers + 4 })
  }
})

test('hls-1-hold-the-line works: every monster counts, whoever started the fight', () => {
  const own = kill(
    on(HOLD, { monsters: ['acolyte s1,2', 'acolyte s1,2'], dice: dice(hits(4)) }),
    'acolyte-1',
    'acolyte-2',
  )
  expect(own.state.mission.progress).toBe(2)
  const boss = kill(on(HOLD, { monsters: ['hc-bailiff s1,2'], dice: dice(hits(4)) }), 'hc-bailiff')
  expect(boss.state.mission.progress).toBe(1)
  const attacked = on(HOLD, { phase: 'reaction', monsters: ['abomination s1,2'], dice: dice(hits(3)) })
  slay(attack(attacked), 'abomination-1')
  expect(attacked.state.mission.progress).toBe(1)
})

test('hls-1-hold-the-line works: a shot counts, and an Orbital Strike', () => {
  const shot = on(HOLD, { heroes: { rocco: 's1,2', rose: 's3,0', thorley: 's3,0' }, monsters: ['acolyte s3,2'] })
  shot.hero1({ do: 'shoot', at: 's3,2' })
  slay(shot, 'acolyte-1')
  expect(shot.state.mission.progress).toBe(1)
  const sketch = { heroes: { ...ALONE, thorley: 'uplink-tower' }, monsters: ['acolyte s2,2'], orbital: ['s2,2'] }
  expect(strike(on(HOLD, sketch), 'acolyte-1').state.mission.progress).toBe(1)
})

test('hls-1-hold-the-line works: at the count Acolyte and Abomination join the dead, and the heroes choose the way', () => {
  const table = kill(on(HOLD, { monsters: ['acolyte s1,2'], dice: dice(hits(2)) }, 6), 'acolyte-1')
  expect(table.of('missionAccomplished')).toHaveLength(1)
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1', 'acolyte-2'])
  expect(table.prompts.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
    'hero1 mission',
    'hero2 mission',
    'hero3 mission',
  ])
  expect(table.optionIds).toEqual(['hls-2a-burn-the-nests', 'hls-2b-thin-the-herd'])
  for (const seat of ['hero1', 'hero2', 'hero3'] as const) table.answer(seat, { mission: 'hls-2b-thin-the-herd' })
  expect(table.state.mission).toMatchObject({ id: 'hls-2b-thin-the-herd', progress: 0, count: 3 })
})

test('hls-1-hold-the-line works: a vote that fails is the Sins player’s to decide', () => {
  const table = kill(on(HOLD, { monsters: ['acolyte s1,2'], dice: dice(hits(2)) }, 6), 'acolyte-1')
  table.hero1({ mission: 'hls-2b-thin-the-herd' })
  table.hero2({ mission: 'hls-2b-thin-the-herd' })
  table.hero3({ mission: 'hls-2a-burn-the-nests' })
  table.sins({ mission: 'hls-2b-thin-the-herd' }, 'sins-decide')
  expect(table.state.mission.id).toBe('hls-2b-thin-the-herd')
})

test('hls-1-hold-the-line works: what is over the count is lost', () => {
  const heroes = { ...ALONE, thorley: { space: 's1,2', npcs: ['commissioner' as const] } }
  const table = on(HOLD, { heroes, monsters: ['abomination s1,2', 'acolyte s1,2'], dice: dice(hits(6)) }, 6)
  table.hero1({ do: 'fight' })
  table.hero1({ yes: true }, 'corruption') // six dice
  table.hero1({ monster: 'abomination-1' }, 'kill')
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  for (const seat of ['hero1', 'hero2', 'hero3'] as const) table.answer(seat, { mission: 'hls-2b-thin-the-herd' })
  expect(table.state.mission).toMatchObject({ id: 'hls-2b-thin-the-herd', progress: 0 })
})

test('hls-1-hold-the-line works: with no monster on the board at the end of a round it makes 1 progress by itself', () => {
  const end = (sketch: Sketch): number =>
    on(HOLD, { phase: 'round-end', apocalypseDeck: [], ...sketch }).state.mission.progress
  expect(end({})).toBe(1)
  expect(end({ monsters: ['hc-bailiff s0,0'] })).toBe(0)
})

test('hls-1-hold-the-line cannot: neither a removed token nor the death of a hero counts', () => {
  const cleansed = cleanse(on(HOLD, { tokens: ['nest s1,2', 'pentagram s1,2'] }), 'nest', 'pentagram')
  expect(cleansed.state.mission.progress).toBe(0)
  const dying = { ...ALONE, thorley: { space: 's1,2', wounds: [1, 2, 3, 4] } }
  const dead = on(HOLD, { heroes: dying, monsters: ['acolyte s1,2'] })
  dead.hero1({ do: 'move', to: 's0,2' })
  expect(dead.kind).toBe('reserve-hero')
  expect(dead.state.mission.progress).toBe(0)
})

test('hls-1-hold-the-line cannot: Hits that do not suffice count for nothing', () => {
  const table = on(HOLD, { monsters: ['abomination s1,2'], dice: dice(hits(2)) })
  expect(kill(table).state.mission.progress).toBe(0)
})

test('hls-1-hold-the-line bystander: the fight that accomplished it is settled before the way is chosen', () => {
  const table = on(HOLD, { monsters: ['acolyte s1,2'], dice: dice(hits(2), ['hit', 'hit']) }, 6)
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(table.kind).toBe('mission')
})

test('hls-1-hold-the-line bystander: the use of a District is finished first, and its second kill is lost', () => {
  const table = on(
    HOLD,
    {
      heroes: { ...ALONE, thorley: 'uplink-tower' },
      monsters: ['abomination s2,2', 'abomination s2,2'],
      orbital: ['s2,2'],
    },
    6,
  )
  strike(table, 'abomination-1')
  table.hero1({ action: 'orbital' }, 'city-action')
  table.hero1({ to: 's2,2' }, 'orbital-move')
  table.hero1({ monster: 'abomination-2' }, 'orbital-kill')
  table.hero1({ none: true }, 'city-action')
  for (const seat of ['hero1', 'hero2', 'hero3'] as const) {
    table.answer(seat, { mission: 'hls-2b-thin-the-herd' }, 'mission')
  }
  expect(table.state.mission).toMatchObject({ id: 'hls-2b-thin-the-herd', progress: 0 })
})

// ----------------------------------------------------------------------------------------- 2a Burn the Nests

const BURN = 'hls-2a-burn-the-nests'
const FUEL = ['nest s1,2 x2', 'pentagram s1,2', 'nest s0,0', 'pentagram s0,0']

test('hls-2a-burn-the-nests works: reached by the vote, it needs H+2 tokens and the Sins player places the missing', () => {
  const table = kill(
    on(
      HOLD,
      { monsters: ['acolyte s1,2'], tokens: ['nest s1,0', 'pentagram s1,0', 'fire s1,0'], dice: dice(hits(2)) },
      6,
    ),
    'acolyte-1',
  )
  for (const seat of ['hero1', 'hero2', 'hero3'] as const) table.answer(seat, { mission: BURN })
  expect(table.state.mission).toMatchObject({ id: BURN, progress: 0, count: 5 })
  expect(table.prompt).toMatchObject({ kind: 'story-task', rule: 'story-top-up', seat: 'sins' })
  expect(idsOf(table, 'space')).not.toContain('s1,2') // a hero stands there
  table.sins({ token: 'nest', space: 's0,0' })
  expect(idsOf(table, 'space')).not.toContain('s0,0') // no more than one in each space
  table.sins({ token: 'pentagram', space: 's0,2' })
  table.sins({ token: 'nest', space: 'dockside' })
  expect(table.kind).toBe('hero-turn')
})

test('hls-2a-burn-the-nests works: what the supply lacks is taken off the count', () => {
  const tokens = ['nest s0,0 x6 down', 'pentagram s1,0 x4 down', 'pentagram s2,0 x2']
  const table = kill(on(HOLD, { monsters: ['acolyte s1,2'], tokens, dice: dice(hits(2)) }, 6), 'acolyte-1')
  for (const seat of ['hero1', 'hero2', 'hero3'] as const) table.answer(seat, { mission: BURN })
  expect(table.state.mission).toMatchObject({ id: BURN, progress: 0, count: 2 })
  expect(table.kind).toBe('hero-turn')
})

test('hls-2a-burn-the-nests works: a Nest counts, and a Pentagram', () => {
  const table = cleanse(on(BURN, { tokens: FUEL }), 'nest', 'pentagram')
  expect(table.of('missionProgress').map(({ progress, count }) => [progress, count])).toEqual([
    [1, 5],
    [2, 5],
  ])
})

test('hls-2a-burn-the-nests works: at the count the Controller comes, then mission 3', () => {
  const table = cleanse(on(BURN, { tokens: FUEL }, 4), 'nest', 'pentagram')
  expect(table.prompt).toMatchObject({ kind: 'summon', subject: { monster: 'controller' } })
  expect(table.state.mission.id).toBe(BURN) // the event is before the next mission
  table.sins({ monster: 'controller', space: 's0,0' })
  expect(table.board).toEqual(['controller s0,0'])
  expect(table.state.mission).toMatchObject({ id: 'hls-3-cut-the-strings', progress: 0, count: 1 })
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1'])
})

test('hls-2a-burn-the-nests works: a Controller on the board gives two Sin cards instead', () => {
  const table = on(BURN, { tokens: FUEL, monsters: ['controller s3,2'] }, 4)
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ token: 'nest' }, 'remove-token')
  table.hero1({ none: true }, 'remove-token')
  expect(table.board).toEqual(['controller s3,2'])
  expect(last(table, 'sinCardsDrawn').count).toBe(2)
  expect(table.state.mission.id).toBe('hls-3-cut-the-strings')
})

test('hls-2a-burn-the-nests cannot: neither Fire nor Corruption nor a kill counts', () => {
  const cleansed = cleanse(on(BURN, { tokens: ['fire s1,2', 'corruption s1,2'] }), 'fire', 'corruption')
  expect(cleansed.state.mission.progress).toBe(0)
  const killed = kill(on(BURN, { monsters: ['acolyte s1,2'], dice: dice(hits(2)) }), 'acolyte-1')
  expect(killed.state.mission.progress).toBe(0)
})

test('hls-2a-burn-the-nests cannot: the mission does not stall for want of monsters', () => {
  const table = on(BURN, { phase: 'round-end', tokens: FUEL, apocalypseDeck: [] })
  expect(table.state.mission.progress).toBe(0)
})

test('hls-2a-burn-the-nests bystander: with tokens enough nothing is placed; those printed on the tiles are not counted', () => {
  const reach = (tokens: string[]): Scene => {
    const table = kill(on(HOLD, { monsters: ['acolyte s1,2'], tokens, dice: dice(hits(2)) }, 6), 'acolyte-1')
    for (const seat of ['hero1', 'hero2', 'hero3'] as const) table.answer(seat, { mission: BURN })
    return table
  }
  expect(reach(FUEL).kind).toBe('hero-turn')
  const bare = reach([])
  let placed = 0
  for (; bare.asks('story-task'); placed++) bare.sins({ id: bare.optionIds[0] as string })
  expect(placed).toBe(5)
})
