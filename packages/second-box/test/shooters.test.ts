import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, dice, HERE, hits, unharmed, watch } from './helpers.ts'

/** The Second Watch: the Shooters, Juno Vance and Casimir Dole. */

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

// ------------------------------------------------------------------------------------ Keep Their Heads Down

/** Casimir shoots along the row with so many Hits; whom he kills and pins is told by the tests. */
const suppressing = (count: number, sketch: Sketch = {}): Scene => {
  const table = watch(
    { casimir: { space: 's3,2', npcs: ['commissioner'] }, tamsin: 's3,0', anselm: 's3,0' },
    { monsters: ['acolyte s1,2', 'acolyte s1,2', 'abomination s1,2'], dice: dice(hits(count)), ...sketch },
  )
  table.hero1({ do: 'shoot', at: 's1,2' })
  return table.declineUntil('kill', 'hero-turn', 'effect', 'retaliate')
}
const pinned = (table: Scene): string[] =>
  table.view('spectator').monsters.flatMap((each) => (each.pinned ? each.id : []))

test('heads-down works: each Hit left over pins a monster there, which does not strike back', () => {
  const table = suppressing(2)
  table.hero1({ none: true }, 'kill')
  expect([table.prompt.subject.cause, table.optionIds]).toEqual(['heads-down', ['none', 'acolyte-1', 'abomination-1']])
  table.hero1({ monster: 'abomination-1' }, 'effect')
  table.hero1({ monster: 'acolyte-1' }, 'effect')
  expect([pinned(table), table.board, table.kind]).toEqual([
    ['acolyte-1', 'abomination-1'],
    ['abomination s1,2', 'acolyte s1,2', 'acolyte s3,2'],
    'hero-turn',
  ])
})

test('heads-down works: after the kills, with what is left, in the preview edition too', () => {
  const table = suppressing(3, { setup: { edition: 'preview' } })
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  table.declineUntil('effect')
  table.hero1({ monster: 'abomination-1' }, 'effect')
  expect([pinned(table), table.kind]).toEqual([['abomination-1'], 'retaliate'])
  expect(table.options.some(({ monster }) => monster === 'abomination-1')).toBe(false)
})

test('heads-down works: whoever is pinned is passed over by the reaction, and free after the reset', () => {
  const table = suppressing(1, { monsters: ['acolyte s1,2'] })
  table.hero1({ monster: 'acolyte-1' }, 'effect')
  table.hero1({ do: 'end' }, 'hero-turn')
  table.sins({ yes: true }, 'reaction')
  expect([table.asks('reaction-move'), table.board]).toEqual([false, ['acolyte s1,2']])
})

test('heads-down cannot: no Hit is left, the fight is not ranged, or he does not start it', () => {
  expect(suppressing(0).kind).toBe('hero-turn')
  const spent = suppressing(2, { monsters: ['acolyte s1,2', 'abomination s1,2'] })
  spent.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(spent.asks('effect')).toBe(false)
  const near = watch(
    { casimir: HERE, tamsin: 's3,0', anselm: 's3,0' },
    { monsters: [`abomination ${HERE}`], dice: dice(hits(2)) },
  )
  near.hero1({ do: 'fight' })
  expect(near.declineUntil('effect', 'hero-turn').kind).toBe('hero-turn')
})

test('heads-down bystander: monsters elsewhere are not among those he can pin, and he may leave it', () => {
  const table = suppressing(1, { monsters: ['acolyte s1,2', 'acolyte s2,1'] })
  expect(table.optionIds).toEqual(['none', 'acolyte-1'])
  table.hero1({ none: true }, 'effect')
  expect([pinned(table), unharmed(table, 'tamsin', 'anselm'), deeds(table).includes('shoot')]).toEqual([
    [],
    true,
    false,
  ])
})
