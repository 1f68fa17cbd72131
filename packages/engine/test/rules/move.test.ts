import type { MapDef } from '@haven/engine'
import { coreRules, fixtureRules, type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'

const BLANKS = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const

/** Thorley in a space; the others far enough away. Monsters and tokens as given; Sin dice come up blank unless told. */
const walk = (space: string, more: Sketch = {}, thorley: object = {}): Scene =>
  scene({
    heroes: { thorley: { space, ...thorley }, rocco: 's0,2', leah: 's0,2' },
    dice: { sin: BLANKS },
    reactions: 0,
    ...more,
  })

/** Where the current hero may step to. */
const stepsOf = (table: Scene): string[] =>
  table.options
    .filter((option) => option.do === 'move')
    .map((option) => String(option.to))
    .sort()

const mapA = coreRules.tables.maps.get('havens-last-stand-a')?.def as MapDef
/** Two banks: s1,y and s2,y are neighbours on the lattice, with no tile in common. */
const banks: MapDef = {
  ...mapA,
  id: 'banks',
  tiles: [
    { tile: 'saint-jude-hospital', x: 0, y: 0, rotation: 0 },
    { tile: 'uplink-tower', x: 2, y: 0, rotation: 0 },
  ],
  start: 's0,1',
  tokens: [],
  altars: [],
  metro: [],
  orbital: [],
  npcs: [],
  monsters: [],
}
const rivers = fixtureRules({ maps: [banks] })

describe('where a Move leads', () => {
  test('MOVE-1 a Move is up to two spaces', () => {
    const table = walk('s0,0')
    table.hero1({ do: 'move', to: 's1,0' })
    table.hero1({ do: 'move', to: 's2,0' })
    expect(table.spaceOf('thorley')).toBe('s2,0')
    expect(stepsOf(table)).toEqual([])
    expect(table.refusal('hero1', { do: 'move', to: 's3,0' })).toMatchObject({ code: 'move-spent', rule: 'MOVE-1' })
  })

  test.each([
    ['s0,0', ['s0,1', 's1,0', 'saint-jude-hospital']],
    ['s1,1', ['constabulary', 'megatheatre', 'old-cathedral', 's0,1', 's1,0', 's1,2', 's2,1', 'saint-jude-hospital']],
    ['megatheatre', ['s1,1', 's1,2', 's2,1', 's2,2']],
  ])('MOVE-1 from %s to the spaces that share an edge with it', (space, next) => {
    expect(stepsOf(walk(space))).toEqual(next)
  })

  test('MOVE-1 Districts do not touch each other, nor do Streets across a corner', () => {
    const district = walk('megatheatre').refusal('hero1', { do: 'move', to: 'constabulary' })
    expect(district).toMatchObject({ code: 'not-adjacent', rule: 'MOVE-1' })
    const corner = walk('s0,0').refusal('hero1', { do: 'move', to: 's1,1' })
    expect(corner).toMatchObject({ code: 'not-adjacent', rule: 'MOVE-1' })
  })

  test('MOVE-2 a river is between spaces of two groups of tiles, however near they lie', () => {
    const table = scene({
      rules: rivers,
      setup: { map: 'banks' },
      heroes: { thorley: 's1,0', rocco: 's0,1', leah: 's0,1' },
    })
    expect(stepsOf(table)).toEqual(['s0,0', 's1,1', 'saint-jude-hospital'])
    expect(table.refusal('hero1', { do: 'move', to: 's2,0' })).toMatchObject({ code: 'river-between', rule: 'MOVE-2' })
  })

  test('MOVE-2 nor does a monster cross it', () => {
    const table = scene({
      rules: rivers,
      setup: { map: 'banks' },
      heroes: { thorley: 's0,0', rocco: 's0,1', leah: 's0,1' },
      monsters: ['acolyte s2,0'],
      phase: 'reaction',
    })
    table.sins({ yes: true }, 'reaction')
    const reached = table.options.filter((option) => option.to).map((option) => String(option.to))
    expect(reached.sort()).toEqual(['s2,1', 's3,0', 's3,1', 'uplink-tower'])
  })

  const metro = [
    { color: 'red', space: 's0,0' },
    { color: 'red', space: 's3,2' },
    { color: 'blue', space: 's3,0' },
    { color: 'blue', space: 's0,1' },
  ]

  test('MOVE-3 spaces with Metro tokens of one colour are adjacent for a hero', () => {
    const table = walk('s0,0', { metro })
    expect(stepsOf(table)).toEqual(['s0,1', 's1,0', 's3,2', 'saint-jude-hospital'])
    table.hero1({ do: 'move', to: 's3,2' })
    expect(table.of('heroMoved')).toMatchObject([{ from: 's0,0', to: 's3,2', metro: true }])
    // a line has two ends, and the colours do not meet
    expect(stepsOf(table)).toEqual(['s0,0', 's2,2', 's3,1', 'uplink-tower'])
  })

  test('MOVE-3 the Metro crosses a river', () => {
    const table = scene({
      rules: rivers,
      setup: { map: 'banks' },
      heroes: { thorley: 's1,0', rocco: 's0,1', leah: 's0,1' },
      metro: ['s1,0', 's2,0'].map((space) => ({ color: 'red', space })),
    })
    table.hero1({ do: 'move', to: 's2,0' })
    expect(table.spaceOf('thorley')).toBe('s2,0')
  })

  test('MOVE-3 only for heroes: a monster finds no way by Metro', () => {
    const table = walk('s1,2', { metro, monsters: ['acolyte s3,2'], phase: 'reaction', reactions: 1 })
    table.sins({ yes: true }, 'reaction')
    expect(table.refusal('sins', { monster: 'acolyte-1', to: 's0,0' })).toMatchObject({ code: 'monster-too-far' })
    expect(table.refusal('sins', { monster: 'acolyte-1', to: 's2,2' })).toBe(null)
  })

  test('MOVE-13 a Metro step counts as one space', () => {
    const table = walk('s0,0', { metro })
    table.hero1({ do: 'move', to: 's3,2' })
    table.hero1({ do: 'move', to: 's2,2' })
    expect(stepsOf(table)).toEqual([])
    expect(table.state.turn?.steps).toBe(2)
  })

  test('MOVE-13 a Metro step has the wound for leaving and both kinds of checks', () => {
    const table = walk('s0,0', {
      metro,
      monsters: ['acolyte s0,0'],
      tokens: ['corruption s0,0', 'fire s0,0', 'corruption s3,2', 'fire s3,2'],
    })
    table.hero1({ do: 'move', to: 's3,2' })
    table.hero1({ slot: 1 }, 'wound-slot')
    expect(table.of('woundTaken')).toMatchObject([{ cause: 'MOVE-5' }])
    expect(table.of('checkSettled').map(({ kind }) => kind)).toEqual(['corruption', 'fire', 'corruption', 'fire'])
    expect(table.spaceOf('thorley')).toBe('s3,2')
  })

  test('MOVE-4 a hero who holds RavenCorp may move one space more', () => {
    const table = walk('s0,0', {}, { npcs: ['ravencorp'] })
    for (const to of ['s1,0', 's2,0', 's3,0']) table.hero1({ do: 'move', to })
    expect(table.spaceOf('thorley')).toBe('s3,0')
    expect(table.refusal('hero1', { do: 'move', to: 'dockside' })).toMatchObject({ code: 'move-spent' })
  })

  test('MOVE-4 only who holds it: another NPC, or RavenCorp in another hand, gives nothing', () => {
    const table = scene({
      heroes: {
        thorley: { space: 's0,0', npcs: ['commissioner', 'proxy'] },
        rocco: { space: 's0,0', npcs: ['ravencorp'] },
        leah: 's0,2',
      },
    })
    table.hero1({ do: 'move', to: 's1,0' })
    table.hero1({ do: 'move', to: 's2,0' })
    expect(stepsOf(table)).toEqual([])
  })

  test('MOVE-4 it counts from the moment he takes it, and no longer when he has put it down', () => {
    const table = walk('s0,0', { npcs: [{ kind: 'ravencorp', space: 's2,0' }] })
    table.hero1({ do: 'move', to: 's1,0' })
    table.hero1({ do: 'move', to: 's2,0' })
    expect(stepsOf(table)).toEqual([])
    table.hero1({ do: 'collect', token: 'ravencorp' })
    expect(stepsOf(table)).toContain('s3,0')
    table.hero1({ do: 'drop', npc: 'ravencorp' })
    expect(stepsOf(table)).toEqual([])
  })
})

describe('MOVE-5', () => {
  test('MOVE-5 a hero who leaves two monsters takes one wound', () => {
    const table = scene({
      heroes: { rose: 's1,0', thorley: 's0,2', rocco: 's0,2' },
      monsters: ['acolyte s1,0', 'acolyte s1,0'],
    })
    table.hero1({ do: 'move', to: 's0,0' })
    table.hero1({ slot: 3 }, 'wound-slot')
    expect(table.woundsOf('rose')).toBe(1)
    expect(table.spaceOf('rose')).toBe('s0,0')
  })

  test('MOVE-5 each time he leaves one, but not for entering', () => {
    const table = walk('s0,0', { monsters: ['abomination s1,0'] })
    table.hero1({ do: 'move', to: 's1,0' })
    expect(table.woundsOf('thorley')).toBe(0)
    table.hero1({ do: 'move', to: 's2,0' })
    table.hero1({ slot: 3 }, 'wound-slot')
    expect(table.woundsOf('thorley')).toBe(1)

    const twice = walk('s0,0', { monsters: ['acolyte s0,0', 'abomination s1,0'] })
    twice.hero1({ do: 'move', to: 's1,0' })
    twice.hero1({ slot: 3 }, 'wound-slot')
    twice.hero1({ do: 'move', to: 's2,0' })
    twice.hero1({ slot: 4 }, 'wound-slot')
    expect(twice.woundsOf('thorley')).toBe(2)
  })

  test('MOVE-5 Defense does not help, and other heroes there change nothing', () => {
    const table = scene({
      heroes: {
        thorley: { space: 's1,0', upgrades: ['upg-ice-blade', 'upg-kevlar-vestments'] },
        rocco: 's1,0',
        leah: 's1,0',
      },
      monsters: ['acolyte s1,0'],
    })
    table.hero1({ do: 'move', to: 's0,0' })
    table.hero1({ slot: 3 }, 'wound-slot')
    expect([table.woundsOf('thorley'), table.woundsOf('rocco')]).toEqual([1, 0])
  })
})

describe('MOVE-12', () => {
  test('MOVE-12 a hero who is teleported takes no wound and makes no check', () => {
    const table = scene({
      heroes: { thorley: 's1,0', rocco: 's1,0', leah: 's0,2' },
      monsters: ['acolyte s1,0'],
      tokens: ['fire s1,0', 'corruption s1,0', 'fire s0,0', 'corruption s0,0'],
      sins: { hand: ['pride-cast-out'] },
      phase: 'take-turn',
    })
    table.sins({ card: 'pride-cast-out' }, 'sin-card')
    table.sins({ space: 's0,0' }, 'effect')
    expect(table.of('heroTeleported')).toMatchObject([{ hero: 'thorley', from: 's1,0', to: 's0,0' }])
    expect(table.of('diceRolled')).toEqual([])
    expect(table.woundsOf('thorley')).toBe(0)
    // and it is no step: his Move is still whole
    expect(table.state.turn?.steps).toBe(0)
  })

  test('MOVE-12 a monster that is teleported may leave heroes', () => {
    const table = scene({
      heroes: { rose: 's1,0', thorley: 's1,0', rocco: 's0,2' },
      monsters: ['acolyte s1,0'],
      reactions: 1,
    })
    table.hero1({ do: 'end' })
    table.hero1({ yes: true }, 'ability')
    table.hero1({ monster: 'acolyte-1', space: 's2,0' }, 'effect')
    expect(table.board).toEqual(['acolyte s2,0'])
  })
})

describe('MOVE-15', () => {
  test('MOVE-15 a hero who replaces another is placed: no checks, no wound', () => {
    const table = walk(
      's1,0',
      { monsters: ['acolyte s1,0', 'acolyte s0,2'], tokens: ['fire s0,2', 'corruption s0,2'] },
      { wounds: [1, 2, 3, 4] },
    )
    table.hero1({ do: 'move', to: 's0,0' })
    table.hero1({ hero: 'brad' }, 'reserve-hero')
    expect(table.spaceOf('brad')).toBe('s0,2')
    expect(table.of('diceRolled')).toEqual([])
    expect([table.woundsOf('brad'), table.corruptionOf('brad')]).toEqual([0, 1])
  })

  test('MOVE-15 a monster that is summoned beside a hero is placed: nothing follows from it', () => {
    const table = scene({
      heroes: {
        thorley: { space: 's0,1', turns: 0 },
        rocco: { space: 's0,2', turns: 0 },
        brad: { space: 's0,2', turns: 0 },
      },
      dead: { acolyte: 1 },
      apocalypse: 7,
      reactions: 0,
    })
    table.hero1({ do: 'end' })
    table.sins({ monster: 'acolyte', space: 's0,1' }, 'summon')
    expect(table.of('monsterSummoned')).toHaveLength(1)
    expect(table.of('monsterMoved')).toEqual([])
    expect(table.of('fightStarted')).toEqual([])
    expect(table.woundsOf('thorley')).toBe(0)
    expect(table.kind).toBe('story-task')
  })
})

describe('MOVE-16', () => {
  const begin = (more: Sketch = {}): Scene =>
    walk('s0,0', { dice: { sin: BLANKS, hero: ['hit', 'hit', 'skill', 'skill'] }, ...more })

  test('MOVE-16 a Move may be ended after any step', () => {
    const table = begin()
    table.hero1({ do: 'move', to: 's1,0' })
    table.hero1({ do: 'end' })
    expect(table.of('heroMoved')).toHaveLength(1)
    expect(table.prompt.subject.hero).toBe('rocco')
  })

  test('MOVE-16 an Action after a step ends the Move; one before the first step does not', () => {
    const after = begin({ monsters: ['acolyte s1,0'] })
    after.hero1({ do: 'move', to: 's1,0' })
    after.hero1({ do: 'fight' })
    after.hero1({ yes: false }, 'corruption')
    after.hero1({ monster: 'acolyte-1' }, 'kill')
    expect(stepsOf(after)).toEqual([])
    expect(after.refusal('hero1', { do: 'move', to: 's2,0' })).toMatchObject({ code: 'move-over', rule: 'MOVE-16' })

    const before = begin({ monsters: ['acolyte s0,0'] })
    before.hero1({ do: 'fight' })
    before.hero1({ yes: false }, 'corruption')
    before.hero1({ monster: 'acolyte-1' }, 'kill')
    before.hero1({ do: 'move', to: 's1,0' })
    before.hero1({ do: 'move', to: 's2,0' })
    expect(before.spaceOf('thorley')).toBe('s2,0')
  })

  test('MOVE-16 City Actions and the taking of tokens do not end it', () => {
    const table = begin({ tokens: ['extraTurn saint-jude-hospital', 'fire saint-jude-hospital down'] })
    table.hero1({ do: 'move', to: 'saint-jude-hospital' })
    table.hero1({ do: 'city' })
    table.hero1({ none: true }, 'city-action')
    table.hero1({ do: 'collect', token: 'extraTurn' })
    table.hero1({ do: 'explore' })
    table.hero1({ do: 'move', to: 's1,0' })
    expect(table.spaceOf('thorley')).toBe('s1,0')
  })
})
