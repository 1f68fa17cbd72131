import { type Scene, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, dice, diceRolled, ends, fights, hits, idsOf, last, rules, unharmed } from './helpers.ts'

/** The Second Watch: Juno Vance, Tamsin Crowe and Brother Anselm. */

const HERE = 's1,2'
const watch = (heroes: NonNullable<Sketch['heroes']>, sketch: Sketch = {}): Scene =>
  scene({ rules, dice: dice(), ...sketch, heroes, setup: { team: TEAM, power: false, ...sketch.setup } })
const TEAM = ['leah', 'rose', 'karl', 'rocco', 'juno', 'tamsin', 'anselm']

/** What their tracks give a fight at this level. */
const bonuses = (hero: string, level: number): number[] => {
  const table = watch(
    { [hero]: { space: HERE, corruption: level - 1 }, rocco: 's3,0', leah: 's3,0' },
    { monsters: [`acolyte ${HERE}`] },
  )
  fights(table).declineUntil('corruption').hero1({ yes: true })
  const { hits, defense } = last(table.declineUntil('hero-turn', 'kill', 'faith', 'wound-slot'), 'rollSettled')
  return [diceRolled(table, 'heroes'), hits, defense]
}

test('their stats and the tracks that their dashboards print (CORR-1)', () => {
  expect([2, 3, 4, 5].map((level) => bonuses('tamsin', level))).toEqual([
    [5, 0, 2],
    [5, 0, 3],
    [5, 0, 4],
    [6, 0, 4],
  ])
  expect([2, 3, 4, 5, 6].map((level) => bonuses('anselm', level))).toEqual([
    [4, 0, 2],
    [4, 1, 2],
    [4, 2, 2],
    [4, 2, 3],
    [5, 2, 3],
  ])
})

// ---------------------------------------------------------------------------------------------------- Haul

const hauling = (rocco = 's2,1', sketch: Sketch = {}): Scene =>
  ends(watch({ tamsin: HERE, rocco, leah: 's3,0' }, sketch))

test('haul works: another hero within 2 comes into her space, if his player likes', () => {
  const table = hauling('s2,1', { monsters: ['controller s2,1'], tokens: [`fire ${HERE}`, 'fire s2,1'] })
  table.hero1({ yes: true }, 'ability')
  expect(table.prompt).toMatchObject({ kind: 'ability', seat: 'hero2', subject: { cause: 'haul', hero: 'rocco' } })
  table.hero2({ yes: true }, 'ability')
  expect([table.spaceOf('rocco'), unharmed(table, 'rocco'), table.of('diceRolled')]).toEqual([HERE, true, []])
})

test('haul works: a player of both heroes is asked once, and she may choose among several', () => {
  const table = ends(watch({ tamsin: HERE, rocco: 's2,1', leah: 's1,0' }, { setup: { heroPlayers: 1 } }))
  table.hero1({ yes: true }, 'ability')
  expect(idsOf(table, 'hero')).toEqual(['rocco', 'leah'])
  table.hero1({ hero: 'leah' }, 'effect')
  expect([table.spaceOf('leah'), table.spaceOf('rocco'), table.asks('ability')]).toEqual([HERE, 's2,1', false])
})

test('haul works: declined it is used all the same', () => {
  const table = hauling()
  table.hero1({ yes: true }, 'ability')
  table.hero2({ yes: false }, 'ability')
  expect([table.spaceOf('rocco'), table.state.used]).toEqual(['s2,1', ['haul']])
})

test('haul cannot: not with nobody within 2 in another space, and once a round only', () => {
  expect(hauling('s3,0').asks('ability')).toBe(false)
  expect(hauling(HERE).asks('ability')).toBe(false)
  expect(hauling('s2,1', { used: ['haul'] }).asks('ability')).toBe(false)
})

test('haul bystander: whoever is not named stays, and she may leave it', () => {
  const table = hauling()
  table.hero1({ none: true }, 'ability')
  expect([table.spaceOf('rocco'), table.spaceOf('leah'), table.state.used]).toEqual(['s2,1', 's3,0', []])
})

// ------------------------------------------------------------------------------------------------ Sin-Eater

const eating = (rocco: object, anselm: object = {}, sketch: Sketch = {}): Scene =>
  watch({ anselm: { space: HERE, ...anselm }, rocco: { space: HERE, ...rocco }, leah: 's3,0' }, sketch)
const ate = (table: Scene, count: '1' | '2'): number[] => {
  table.hero1({ ability: 'sin-eater' }, 'hero-turn')
  if (table.prompt.seat === 'hero1') table.hero1({ choice: count }, 'effect')
  table.hero2({ yes: true }, 'ability')
  return [table.corruptionOf('rocco'), table.corruptionOf('anselm')]
}

test('sin-eater works: a hero in his space loses 1 or 2 corruption, and he takes as much', () => {
  expect([
    ate(eating({ corruption: 5 }), '1'),
    ate(eating({ corruption: 5 }), '2'),
    ate(eating({ corruption: 2 }), '1'),
  ]).toEqual([
    [4, 2],
    [3, 3],
    [1, 2],
  ])
})

test('sin-eater works: it uses no Action, and his player may decline', () => {
  const table = eating({ corruption: 2 }, {}, { monsters: [`acolyte ${HERE}`] })
  table.hero1({ ability: 'sin-eater' }, 'hero-turn')
  table.hero2({ yes: false }, 'ability')
  expect([table.corruptionOf('rocco'), table.corruptionOf('anselm'), deeds(table).includes('fight')]).toEqual([
    2,
    1,
    true,
  ])
})

test('sin-eater works: at 7 he takes wounds instead, but never the last one', () => {
  const table = eating({ corruption: 5 }, { corruption: 7, wounds: [1, 2, 3] })
  table.hero1({ ability: 'sin-eater' }, 'hero-turn')
  expect(table.prompt).toMatchObject({ seat: 'hero2', kind: 'ability' }) // only 1 can be named
  table.hero2({ yes: true }, 'ability')
  table.hero1({ slot: 4 }, 'wound-slot')
  expect([table.corruptionOf('rocco'), table.woundsOf('anselm')]).toEqual([4, 4])
  expect(deeds(eating({ corruption: 5 }, { corruption: 7, wounds: [1, 2, 3, 4] }))).not.toContain('ability')
})

test('sin-eater cannot: not with nobody who could repent in his space, and once a round only', () => {
  expect(deeds(eating({ corruption: 1 }))).not.toContain('ability')
  expect(deeds(eating({ corruption: 5, space: 's1,1' }))).not.toContain('ability')
  expect(deeds(eating({ corruption: 5 }, {}, { used: ['sin-eater'] }))).not.toContain('ability')
  expect(
    deeds(eating({ corruption: 5 }, {}, { forbids: [{ hero: 'rocco', what: 'repent', until: 'round' }] })),
  ).not.toContain('ability')
})

test('sin-eater bystander: another hero beside him keeps his corruption', () => {
  const table = watch({ anselm: HERE, rocco: { space: HERE, corruption: 3 }, leah: { space: HERE, corruption: 3 } })
  table.hero1({ ability: 'sin-eater' }, 'hero-turn')
  table.hero1({ hero: 'rocco' }, 'effect')
  table.hero1({ choice: '2' }, 'effect')
  table.hero2({ yes: true }, 'ability')
  expect([table.corruptionOf('rocco'), table.corruptionOf('leah'), table.corruptionOf('anselm')]).toEqual([1, 3, 3])
})

// ------------------------------------------------------------------------------------------------ Overwatch

/** A reaction to Rose's turn moves the monster; Juno looks on from here. */
const watching = (from: string, to: string, juno = 's3,2', sketch: Sketch = {}): Scene => {
  const heroes = sketch.heroes ?? { rose: HERE, juno, tamsin: 's3,0' }
  const table = watch(heroes, { monsters: [`acolyte ${from}`], phase: 'reaction', dice: dice(hits(2)), ...sketch })
  table.sins({ yes: true }, 'reaction')
  table.sins({ monster: 'acolyte-1', to }, 'reaction-move')
  return table
}

test('overwatch works: she shoots at what the reaction has moved into her sight, and what is left goes on', () => {
  const table = watching('s1,1', HERE)
  expect(table.prompt).toMatchObject({ kind: 'action', seat: 'hero2', subject: { hero: 'juno', cause: 'overwatch' } })
  table.hero2({ do: 'shoot', at: HERE }, 'action')
  table.hero2({ none: true }, 'corruption')
  table.hero2({ monster: 'acolyte-1' }, 'kill')
  expect([table.board, table.state.used, table.state.mission.progress]).toEqual([[], ['overwatch'], 1])
  expect(table.of('fightStarted')).toMatchObject([{ hero: 'juno', target: HERE, ranged: true, by: 'heroes' }])
})

test('overwatch works: survivors strike back if nobody holds them, then the reaction fights with what is there', () => {
  const sketch = { dice: dice(), monsters: ['acolyte s1,1', `acolyte ${HERE}`] }
  const held = watching('s1,1', HERE, 's3,2', sketch)
  held.hero2({ do: 'shoot', at: HERE }, 'action')
  held.hero2({ none: true }, 'corruption')
  expect([held.kind, held.of('monsterMoved').length]).toEqual(['reaction-fight', 1])
  const free = watching('s0,2', 's2,2', 's3,2', {
    dice: dice(),
    heroes: { rose: 's0,0', juno: 's3,2', tamsin: 's3,0' },
  })
  free.hero2({ do: 'shoot', at: 's2,2' }, 'action')
  free.hero2({ none: true }, 'corruption')
  expect(free.board).toEqual(['acolyte s3,2'])
})

test('overwatch works: the mission is settled before the fight of the reaction', () => {
  const table = watching('s1,1', HERE, 's3,2', {
    monsters: ['acolyte s1,1', `acolyte ${HERE}`],
    mission: { id: 'hls-1-hold-the-line', progress: 6 },
  })
  table.hero2({ do: 'shoot', at: HERE }, 'action')
  table.hero2({ none: true }, 'corruption')
  table.hero2({ monster: 'acolyte-1' }, 'kill')
  expect([table.kind, table.of('missionAccomplished').length]).toEqual(['mission', 1])
})

test('overwatch cannot: not out of sight, not from or into a District, not in the reaction to her own turn, not twice', () => {
  const asked = (table: Scene): boolean => table.asks('action')
  expect(asked(watching('s1,1', HERE, 's3,1'))).toBe(false)
  expect(asked(watching('s1,1', HERE, 'dockside'))).toBe(false)
  expect(asked(watching('s1,1', 'megatheatre', 's3,1'))).toBe(false)
  expect(asked(watching('s1,1', HERE, 's3,2', { used: ['overwatch'] }))).toBe(false)
  const own = watch({ juno: HERE, rose: 's3,0', tamsin: 's3,0' }, { monsters: ['acolyte s1,1'], phase: 'reaction' })
  own.sins({ yes: true }, 'reaction')
  own.sins({ monster: 'acolyte-1', to: 's2,2' }, 'reaction-move')
  expect(own.asks('action')).toBe(false)
})

test('overwatch cannot: not at what stood there before, if nothing moved', () => {
  const table = watch({ rose: HERE, juno: 's3,2', tamsin: 's3,0' }, { monsters: ['acolyte s2,2'], phase: 'reaction' })
  table.sins({ yes: true }, 'reaction')
  table.sins({ none: true }, 'reaction-move')
  expect(table.asks('action')).toBe(false)
})

test('overwatch bystander: she may leave it, which uses nothing, and Rose is fought all the same', () => {
  const table = watching('s1,1', HERE)
  table.hero2({ none: true }, 'action')
  expect([table.kind, table.state.used, unharmed(table, 'rose', 'juno', 'tamsin')]).toEqual([
    'reaction-fight',
    [],
    true,
  ])
})
