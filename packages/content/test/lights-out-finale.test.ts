import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, dice, hits, idsOf, last, quiet } from './helpers.ts'

/** Lights Out: the missions after the second branch. */

const MAP = { map: 'lights-out-a' }
const MAP_B = { map: 'lights-out-b' }
const TOWER = 'uplink-tower'
const EYE = 'lto-3a-eye-in-the-sky'
const BOOTS = 'lto-3b-boots-on-the-ground'
const CHANNEL = 'lto-4-dead-channel'
const DAWN = 'lto-5-dawn-protocol'
/** Nests printed on the tiles of map A. */
const NESTS = ['megatheatre', 's0,0', 's0,2', 's0,3', 's3,1', 's3,3']

type HeroSketch = NonNullable<Sketch['heroes']>[string]

/** Thorley first; the others stand aside. */
const party = (thorley: HeroSketch, heroNumber = 3): NonNullable<Sketch['heroes']> => ({
  thorley,
  rose: 's2,0',
  rocco: 's2,0',
  ...(heroNumber === 4 && { leah: 's2,0' }),
})

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: party('s1,0'), apocalypseDeck: [], mission: { id, progress }, ...sketch })

/** Thorley, in the Tower: one strike of the first token, at this monster or at nothing. */
const strike = (table: Scene, to: string, monster?: string): Scene => {
  if (table.kind === 'hero-turn') table.hero1({ do: 'city' })
  table.hero1({ action: 'orbital' }, 'city-action')
  table.hero1({ token: 'orbital-1', to }, 'orbital-move')
  if (monster) table.hero1({ monster }, 'orbital-kill')
  else if (table.asks('orbital-kill')) table.hero1({ none: true })
  return table
}

const inTower = (sketch: Sketch = {}, progress = 0): Scene =>
  on(EYE, { heroes: party(TOWER), orbital: ['s1,1', 's2,2'], ...sketch }, progress)

const kill = (table: Scene, monster: string): Scene => {
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster }, 'kill')
  return table.asks('kill') ? table.declineUntil('hero-turn', 'summon') : table
}

// ------------------------------------------------------------------------------------------- 3a Eye in the Sky

test('lto-3a-eye-in-the-sky works: an Orbital Strike that kills counts, an Acolyte or an Abomination', () => {
  const table = inTower({ monsters: ['acolyte s1,1', 'abomination s1,2', 'acolyte s3,3'] })
  strike(table, 's1,1', 'acolyte-1')
  expect(last(table, 'missionProgress')).toMatchObject({ mission: EYE, progress: 1, count: 3 })
  strike(table, 's1,2', 'abomination-1')
  expect(table.state.mission.progress).toBe(2)
  expect(inTower({ heroes: party(TOWER, 4) }).state.mission.count).toBe(3) // whatever H is
})

test('lto-3a-eye-in-the-sky works: a strike counts while nothing it could come to is on the bank of a token', () => {
  expect(strike(inTower(), 's1,1').state.mission.progress).toBe(1)
  expect(strike(inTower({ monsters: ['controller s1,1', 'hc-maestro s1,1'] }), 's1,1').state.mission.progress).toBe(1)
  // Three islands: the tokens are on the first and the third, the Acolyte is on the second.
  const island = { setup: MAP_B, heroes: party(TOWER), orbital: ['s1,1', 's3,2'] }
  expect(strike(inTower({ ...island, monsters: ['acolyte s4,1'] }), 's1,1').state.mission.progress).toBe(1)
  expect(strike(inTower({ ...island, monsters: ['acolyte s4,3'] }), 's1,1').state.mission.progress).toBe(0)
})

test('lto-3a-eye-in-the-sky works: the strike that kills the last one counts once, the next one again', () => {
  const table = inTower({ monsters: ['acolyte s1,1'] })
  expect(strike(table, 's1,1', 'acolyte-1').state.mission.progress).toBe(1)
  expect(strike(table, 's1,1').state.mission.progress).toBe(2)
})

test('lto-3a-eye-in-the-sky works: at the count the District is finished, the Controller comes, then mission 4', () => {
  const table = inTower({ monsters: ['acolyte s1,1', 'acolyte s1,1'] }, 2)
  strike(table, 's1,1', 'acolyte-1')
  strike(table, 's1,1', 'acolyte-2') // lost: it is over the count
  table.hero1({ none: true }, 'city-action')
  expect(table.prompt).toMatchObject({ kind: 'summon', seat: 'sins', subject: { monster: 'controller' } })
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ space: 's3,1' })
  expect(table.board).toEqual(['controller s3,1'])
  expect(table.state.mission).toMatchObject({ id: CHANNEL, progress: 0, count: 1 })
})

test('lto-3a-eye-in-the-sky works: with no Acolyte or Abomination on the board after the summoning it makes 1 progress by itself', () => {
  const end = (sketch: Sketch): number => on(EYE, { phase: 'round-end', ...sketch }).state.mission.progress
  expect(end({ monsters: ['hc-maestro s1,1', 'controller s1,1'] })).toBe(1)
  expect(end({ monsters: ['acolyte s1,1'] })).toBe(0)
  expect(end({ monsters: ['abomination s1,1'] })).toBe(0)
})

test('lto-3a-eye-in-the-sky cannot: kills in fights and by shots do not count', () => {
  const fought = kill(on(EYE, { monsters: ['acolyte s1,0'], dice: dice(hits(4)) }), 'acolyte-1')
  expect(fought.state.mission.progress).toBe(0)
  const heroes = { rocco: 's1,0', rose: 's2,0', thorley: 's2,0' }
  const shot = on(EYE, { heroes, monsters: ['acolyte s1,1'], dice: dice(hits(4)) })
  shot.hero1({ do: 'shoot', at: 's1,1' })
  shot.hero1({ none: true }, 'corruption')
  shot.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(shot.board).toEqual([])
  expect(shot.state.mission.progress).toBe(0)
})

test('lto-3a-eye-in-the-sky cannot: a strike that spares or misses does not count while there is something to hit', () => {
  expect(strike(inTower({ monsters: ['acolyte s1,1'] }), 's1,1').state.mission.progress).toBe(0)
  expect(strike(inTower({ monsters: ['acolyte s3,3'] }), 's1,1').state.mission.progress).toBe(0)
  expect(strike(inTower({ monsters: ['abomination s3,3'] }), 's1,1').state.mission.progress).toBe(0)
})

test('lto-3a-eye-in-the-sky cannot: without a token no strike is carried out, and other icons are none', () => {
  const bare = inTower({ orbital: [] })
  bare.hero1({ do: 'city' })
  bare.hero1({ action: 'orbital' }, 'city-action')
  bare.hero1({ action: 'heal' }, 'city-action')
  expect(bare.state.mission.progress).toBe(0)
})

test('lto-3a-eye-in-the-sky bystander: nobody else dies, there is no fight, and the other token stays', () => {
  const table = strike(inTower({ monsters: ['acolyte s1,1', 'abomination s1,1'] }), 's1,1', 'acolyte-1')
  expect(table.board).toEqual(['abomination s1,1'])
  table.hero1({ none: true }, 'city-action')
  expect(table.state.mission.id).toBe(EYE)
  expect(table.of('fightStarted')).toEqual([])
  expect(table.view('all').orbital).toEqual(['s1,1', 's2,2'])
})

// -------------------------------------------------------------------------------------- 3b Boots on the Ground

test('lto-3b-boots-on-the-ground works: it needs H, and an Abomination counts, whoever started the fight', () => {
  const own = kill(on(BOOTS, { monsters: ['abomination s1,0'], dice: dice(hits(3)) }), 'abomination-1')
  expect(last(own, 'missionProgress')).toMatchObject({ mission: BOOTS, progress: 1, count: 3 })
  const sketch: Sketch = { phase: 'reaction', monsters: ['abomination s1,0'], dice: dice(hits(3)) }
  const attacked = attack(on(BOOTS, sketch))
  attacked.hero1({ none: true }, 'corruption')
  attacked.hero1({ monster: 'abomination-1' }, 'kill')
  expect(attacked.state.mission.progress).toBe(1)
  expect(on(BOOTS, { heroes: party('s1,0', 4) }).state.mission.count).toBe(4)
})

test('lto-3b-boots-on-the-ground works: also by Orbital Strike', () => {
  const sketch = { heroes: party(TOWER), orbital: ['s1,1'], monsters: ['abomination s1,1', 'abomination s3,3'] }
  const table = strike(on(BOOTS, sketch), 's1,1', 'abomination-1')
  expect(table.state.mission.progress).toBe(1)
})

test('lto-3b-boots-on-the-ground works: at the count the Controller comes, then mission 4', () => {
  const table = kill(on(BOOTS, { monsters: ['abomination s1,0'], dice: dice(hits(3)) }, 2), 'abomination-1')
  table.sins({ monster: 'controller', space: 's0,2' }, 'summon')
  expect(table.board).toEqual(['controller s0,2'])
  expect(table.state.mission).toMatchObject({ id: CHANNEL, progress: 0, count: 1 })
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'abomination-2', 'acolyte-1'])
})

test('lto-3b-boots-on-the-ground works: with no Abomination on the board at the end of a round it makes 1 progress', () => {
  const end = (sketch: Sketch): number => on(BOOTS, { phase: 'round-end', ...sketch }).state.mission.progress
  expect([end({ monsters: ['acolyte s1,1'] }), end({ monsters: ['abomination s1,1'] })]).toEqual([1, 0])
})

test('lto-3b-boots-on-the-ground cannot: no other monster counts, and no empty strike', () => {
  for (const monster of ['acolyte-1', 'hc-maestro', 'controller']) {
    const kind = monster.replace('-1', '')
    const table = kill(on(BOOTS, { monsters: [`${kind} s1,0`], dice: dice(hits(4)) }), monster)
    expect(table.state.mission.progress, monster).toBe(0)
  }
  const table = strike(on(BOOTS, { heroes: party(TOWER), orbital: ['s1,1'] }), 's1,1')
  expect(table.state.mission.progress).toBe(0)
})

test('lto-3b-boots-on-the-ground bystander: a Controller on the board stays where it is, and two cards are drawn', () => {
  const sketch = { monsters: ['abomination s1,0', 'controller s3,2'], dice: dice(hits(4)) }
  const table = kill(on(BOOTS, sketch, 2), 'abomination-1')
  expect(table.board).toEqual(['controller s3,2'])
  expect(last(table, 'sinCardsDrawn').count).toBe(2)
  expect(table.state.mission.id).toBe(CHANNEL)
})

// --------------------------------------------------------------------------------------------- 4 Dead Channel

test('lto-4-dead-channel works: the death of the Controller is enough; the Avatar comes, then mission 5', () => {
  const table = kill(on(CHANNEL, { monsters: ['controller s1,0'], dice: dice(hits(4)) }), 'controller')
  expect(table.prompt).toMatchObject({ kind: 'summon', seat: 'sins', subject: { monster: 'avatar' } })
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ space: 's0,0' })
  expect(table.board).toEqual(['avatar s0,0'])
  expect(table.state.mission).toMatchObject({ id: DAWN, progress: 0, count: 1 })
})

test('lto-4-dead-channel works: without a Controller to kill it goes on by itself at the end of the round', () => {
  const gone = on(CHANNEL, { phase: 'round-end', monsters: ['acolyte s3,2'] })
  expect(gone.prompt).toMatchObject({ kind: 'summon', subject: { monster: 'avatar' } })
  const there = on(CHANNEL, { phase: 'round-end', monsters: ['controller s3,2'] })
  expect(there.state.mission).toMatchObject({ id: CHANNEL, progress: 0 })
})

test('lto-4-dead-channel cannot: no other monster counts', () => {
  for (const monster of ['acolyte-1', 'abomination-1', 'hc-maestro']) {
    const kind = monster.replace('-1', '')
    const table = kill(on(CHANNEL, { monsters: [`${kind} s1,0`], dice: dice(hits(4)) }), monster)
    expect(table.state.mission, monster).toMatchObject({ id: CHANNEL, progress: 0 })
  }
})

test('lto-4-dead-channel cannot: an Orbital Strike cannot kill the Controller', () => {
  const sketch = { heroes: party(TOWER), orbital: ['s1,1'], monsters: ['controller s1,1'] }
  const table = strike(on(CHANNEL, sketch), 's1,1')
  expect(table.of('monsterKilled')).toEqual([])
  expect(table.state.mission.progress).toBe(0)
})

test('lto-4-dead-channel bystander: the dead pile grows by one of each kind, others stay on the board', () => {
  const sketch = { monsters: ['controller s1,0', 'abomination s3,2'], dice: dice(hits(4)) }
  const table = kill(on(CHANNEL, sketch), 'controller')
  expect([...table.view('all').dead].sort()).toEqual(['abomination-2', 'acolyte-1', 'controller'])
  expect(table.board).toEqual(['abomination s3,2'])
  expect(table.state.track).toBe(0)
})

// ------------------------------------------------------------------------------------------- 5 Dawn Protocol

const dawn = (heroes: Sketch['heroes'], monsters: string[] = ['avatar s3,3'], sketch: Sketch = {}): Scene => {
  const table = on(DAWN, { heroes, monsters, ...sketch })
  table.hero1({ do: 'end' })
  return table
}
const WON = { winner: 'heroes', rule: 'WIN-1' }

test('lto-5-dawn-protocol works: with H-1 heroes in the Tower the end of a turn wins, before any reaction', () => {
  const two = dawn({ thorley: TOWER, rose: TOWER, rocco: 's2,0' })
  expect(two.state.over).toEqual(WON)
  expect(two.of('missionAccomplished').map(({ mission }) => mission)).toEqual([DAWN])
  expect(two.of('reactionSpent')).toEqual([])
  expect(two.prompts).toEqual([])
  expect(dawn({ thorley: TOWER, rose: TOWER, rocco: TOWER }).state.over).toEqual(WON)
})

test('lto-5-dawn-protocol works: it may be the turn of the one who is not there', () => {
  expect(dawn({ thorley: 's2,0', rose: TOWER, rocco: TOWER }).state.over).toEqual(WON)
  expect(dawn({ thorley: 's2,0', rose: TOWER, rocco: TOWER, leah: TOWER }).state.over).toEqual(WON)
})

test('lto-5-dawn-protocol works: with four heroes three are needed; on map B too', () => {
  expect(dawn({ thorley: TOWER, rose: TOWER, rocco: TOWER, leah: 's2,0' }).state.over).toEqual(WON)
  expect(dawn({ thorley: TOWER, rose: TOWER, rocco: 's2,0', leah: 's2,0' }).state.over).toBeNull()
  const onB = { setup: MAP_B }
  expect(dawn({ thorley: TOWER, rose: TOWER, rocco: 's5,0' }, ['avatar s4,3'], onB).state.over).toEqual(WON)
})

test('lto-5-dawn-protocol works: what is done at the end of the turn comes first: Rose empties the Tower', () => {
  const end = (yes: boolean): Scene => {
    const table = dawn({ rose: TOWER, thorley: TOWER, rocco: 's2,0' }, ['abomination uplink-tower', 'avatar s3,3'])
    table.hero1({ yes }, 'ability')
    if (yes) table.hero1({ monster: 'abomination-1', space: 's0,1' }, 'effect')
    return table
  }
  expect(end(true).state.over).toEqual(WON)
  expect(end(false).state.over).toBeNull()
})

test('lto-5-dawn-protocol cannot: not with too few heroes, and not with any monster in the Tower', () => {
  expect(dawn({ thorley: TOWER, rose: 's0,1', rocco: 's0,1' }).state.over).toBeNull()
  for (const monster of ['acolyte', 'abomination', 'controller', 'avatar', 'hc-maestro']) {
    const heroes = { thorley: TOWER, rocco: TOWER, brad: TOWER }
    expect(dawn(heroes, [`${monster} ${TOWER}`]).state.over, monster).toBeNull()
  }
})

test('lto-5-dawn-protocol cannot: to enter the Tower is not enough, nor to kill the Avatar', () => {
  const entering = on(DAWN, { heroes: { thorley: 's0,1', rose: TOWER, rocco: TOWER }, monsters: ['avatar s3,3'] })
  entering.hero1({ do: 'move', to: TOWER })
  expect(entering.state.over).toBeNull()
  entering.hero1({ do: 'end' })
  expect(entering.state.over).toEqual(WON)
  const heroes = { thorley: { space: 's1,0', npcs: ['commissioner' as const] }, rose: 's1,0', rocco: 's2,0' }
  const killed = kill(on(DAWN, { heroes, monsters: ['avatar s1,0'], dice: dice(hits(6)) }), 'avatar')
  expect(killed.board).toEqual([])
  expect(killed.state).toMatchObject({ over: null, mission: { id: DAWN, progress: 0 } })
})

test('lto-5-dawn-protocol bystander: monsters around the Tower do not matter, nor those who wait outside', () => {
  const table = dawn({ thorley: TOWER, rocco: TOWER, rose: { space: 's1,1', wounds: [1, 2, 3, 4] } }, [
    'avatar s1,1',
    'acolyte s0,0',
  ])
  expect(table.state.over).toEqual(WON)
  expect(table.woundsOf('rose')).toBe(4)
  expect(table.of('monsterReinforced')).toEqual([])
})
