import { type Scene, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'

/** Thorley and a friend against the Avatar: five dice (Peerless lets one friend help) and one more for the FAITH. */
const SIX_HITS = ['faith', 'hit', 'hit', 'hit', 'hit', 'hit'] as const

function lastStand(more: Sketch = {}): Scene {
  return scene({
    heroes: { thorley: 's1,0', leah: 's1,0', rocco: 's0,2' },
    monsters: ['avatar s1,0'],
    mission: { id: 'hls-5-throw-it-back' },
    dice: { hero: SIX_HITS, sin: ['hit', 'hit', 'hit', 'hit', 'hit'] },
    ...more,
  })
}

/** Fights with six Hits and puts them on this monster, or on none. */
function fight(table: Scene, monster: string | null): void {
  table.hero1({ do: 'fight' })
  table.hero1({ yes: false }, 'corruption')
  table.hero1({ as: 'hit' }, 'faith')
  table.hero1(monster === null ? { none: true } : { monster }, 'kill')
}

test('WIN-1 the Hero players win the moment the last mission is accomplished', () => {
  const table = lastStand()
  fight(table, 'avatar')
  expect(table.rules.outcome(table.state)).toEqual({ winner: 'heroes', rule: 'WIN-1' })
  expect(table.prompts).toEqual([])
  expect(table.of('gameOver')).toEqual([{ event: 'gameOver', winner: 'heroes', rule: 'WIN-1' }])
  // at that very moment: the wounds of the fight are not dealt any more
  expect(table.of('woundTaken')).toEqual([])
})

test('WIN-1 an earlier mission, or a last one that is not accomplished, wins nothing', () => {
  const spared = lastStand()
  fight(spared, null)
  expect(spared.rules.outcome(spared.state)).toBe(null)

  const earlier = lastStand({ mission: { id: 'hls-4-no-quarter', progress: 4 } })
  fight(earlier, 'avatar')
  earlier.declineUntil('wound-slot')
  expect(earlier.rules.outcome(earlier.state)).toBe(null)
  expect(earlier.state.mission.done).toBe(true)
})

/** A hero with four wounds who walks away from a monster. */
function doomed(reserve: readonly string[]): Scene {
  const table = scene({
    heroes: { thorley: { space: 's1,0', wounds: [1, 2, 3, 4] }, leah: 's0,2', rocco: 's0,2' },
    monsters: ['acolyte s1,0'],
    reserve,
  })
  table.hero1({ do: 'move', to: 's0,0' })
  return table
}

test('WIN-2 the Sins player wins the moment a hero is killed and the Reserve is empty', () => {
  const table = doomed([])
  expect(table.rules.outcome(table.state)).toEqual({ winner: 'sins', rule: 'WIN-2' })
  expect(table.prompts).toEqual([])
  expect(table.of('gameOver')).toEqual([{ event: 'gameOver', winner: 'sins', rule: 'WIN-2' }])
})

test('WIN-2 with one hero left in the Reserve the game goes on, with an empty Reserve too', () => {
  const table = doomed(['brad'])
  expect(table.of('heroDied')).toHaveLength(1)
  expect(table.rules.outcome(table.state)).toBe(null)
  expect(table.state.reserve).toEqual([])
  expect(table.hero('brad').seat).toBe('hero1')
  expect(table.kind).toBe('hero-turn')
})

const dying: Sketch = {
  heroes: { thorley: { space: 's1,0', wounds: [1, 2, 3, 4] }, leah: 's1,0', rocco: 's0,2' },
  reserve: [],
}

test('WIN-3 a fight that kills the last hero and ends the last mission is won by the Hero players', () => {
  const table = lastStand(dying)
  fight(table, 'avatar')
  expect(table.rules.outcome(table.state)).toEqual({ winner: 'heroes', rule: 'WIN-1' })
})

test('WIN-3 the same fight without the kill is won by the Sins player', () => {
  const table = lastStand(dying)
  fight(table, null)
  expect(table.rules.outcome(table.state)).toEqual({ winner: 'sins', rule: 'WIN-2' })
})
