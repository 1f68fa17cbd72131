import type { SinFace } from '@haven/engine'
import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, deeds, dice, diceRolled, hits, last, quiet } from './helpers.ts'

/** A Face We Knew: Elias Marsh, mercy and forgiveness. */

const MAP = { map: 'a-face-we-knew-a' }
/** Nothing is printed in either space. */
const ALONE = { thorley: 's4,1', rose: 's0,1', rocco: 's0,1' }
const FOUR = { ...ALONE, leah: 's0,1' }
const HERE = ['fallen:marsh s4,1']
const MERCY = 'afk-4a-mercy'
const FORGIVENESS = 'afk-4b-forgiveness'

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: ALONE, monsters: HERE, mission: { id, progress }, ...sketch })

// --------------------------------------------------------------------------------------------- fallen-marsh

/** Up to the question whether the Sins player rolls again. */
const fight = (sin: SinFace[], sketch: Sketch = {}): Scene => {
  const table = on(MERCY, { setup: { ...MAP, power: false }, dice: dice([], sin), ...sketch })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  return table
}

test('fallen-marsh works: five dice, and the Sins player may roll up to two of them again', () => {
  const table = fight(['hit', 'hit', 'corruption', 'blank', 'blank', 'hit', 'hit'])
  expect(diceRolled(table, 'sins')).toBe(5)
  expect(table.prompt).toMatchObject({ kind: 'reroll', rule: 'fallen-marsh', seat: 'sins' })
  expect(table.optionIds.sort()).toEqual(['blank', 'corruption', 'hit', 'none'])
  table.sins({ face: 'blank' })
  table.sins({ face: 'blank' })
  expect(last(table, 'diceRolled')).toMatchObject({ side: 'sins', reroll: true, faces: ['hit', 'hit'] })
  // Four Hits against Defense 2, and the Corruption that stayed.
  expect(last(table, 'fightSettled')).toMatchObject({ sinHits: 4, sinCorruption: 1, wounds: 2, corruption: 1 })
})

test('fallen-marsh works: one die or none is enough, and new dice burst', () => {
  const one = fight(['hit', 'blank', 'blank', 'blank', 'blank', 'burst', 'hit'])
  one.sins({ face: 'blank' }, 'reroll')
  one.sins({ none: true }, 'reroll')
  expect(last(one, 'fightSettled').sinHits).toBe(3)
  const none = fight(['hit', 'blank', 'blank', 'blank', 'blank', 'hit', 'hit'])
  none.sins({ none: true }, 'reroll')
  expect(last(none, 'fightSettled').sinHits).toBe(1)
  expect(none.of('diceRolled').some(({ reroll }) => reroll)).toBe(false)
})

test('fallen-marsh works: dice of other monsters beside him may be rolled again, also in a fight of the Sins player', () => {
  const table = on(MERCY, { phase: 'reaction', monsters: [...HERE, 'acolyte s4,1'] })
  attack(table)
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(7)
  expect(table.prompt).toMatchObject({ kind: 'reroll', seat: 'sins' })
})

test('fallen-marsh works: in every fight, also in the next one of the round', () => {
  const table = fight([], { reactions: 1 })
  table.sins({ none: true }, 'reroll')
  table.hero1({ do: 'end' }, 'hero-turn')
  attack(table)
  table.hero1({ none: true }, 'corruption')
  expect(table.kind).toBe('reroll')
})

test('fallen-marsh works: shot at, he comes and rolls', () => {
  const heroes = { rocco: 's4,1', rose: 's0,0', thorley: 's0,0' }
  const shoot = (from: string): Scene => {
    const table = on(MERCY, { heroes, monsters: [`fallen:marsh ${from}`] })
    table.hero1({ do: 'shoot', at: from })
    table.hero1({ none: true }, 'corruption')
    return table
  }
  const near = shoot('s2,1')
  expect(near.prompt).toMatchObject({ kind: 'reroll', rule: 'fallen-marsh', seat: 'sins' })
  expect(near.board).toEqual(['fallen-marsh s4,1'])
  const far = shoot('s0,1') // out of reach: there is no Sin roll
  expect(far.kind).toBe('hero-turn')
})

test('fallen-marsh works: it takes five Hits to kill him, and then he is out of the game', () => {
  const killed = (rolled: number): Scene => {
    const heroes = { ...ALONE, thorley: { space: 's4,1', npcs: ['commissioner' as const] } }
    const table = on('afk-3-cut-the-leash', { heroes, dice: dice(hits(rolled)) })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    table.sins({ none: true }, 'reroll')
    return table
  }
  expect(killed(4).kind).toBe('hero-turn')
  const table = killed(5)
  table.hero1({ monster: 'fallen-marsh' }, 'kill')
  expect(table.view('all').gone).toContain('fallen-marsh')
  expect(table.view('all').dead).not.toContain('fallen-marsh')
})

test('fallen-marsh cannot: never more than two dice, and no die twice', () => {
  const table = fight(['hit', 'blank', 'blank', 'blank', 'blank'])
  table.sins({ face: 'hit' }, 'reroll')
  expect(table.optionIds).not.toContain('hit') // there was only one
  table.sins({ face: 'blank' }, 'reroll')
  expect(table.kind).toBe('hero-turn')
  expect(last(table, 'diceRolled').faces).toHaveLength(2)
})

test('fallen-marsh cannot: not in a fight without him, however near he is', () => {
  for (const monsters of [
    ['acolyte s4,1', 'fallen:marsh s4,0'],
    ['fallen:brad s4,1', 'fallen:marsh haven-college'],
    ['controller s4,1'],
  ]) {
    const table = fight([], { monsters })
    expect(table.kind, monsters.join()).toBe('hero-turn')
  }
})

test('fallen-marsh bystander: the hero’s dice are not rolled again, and it is no Acolyte that an Orbital Strike could hit', () => {
  const table = fight(['hit', 'blank', 'blank', 'blank', 'blank'])
  table.sins({ face: 'hit' }, 'reroll')
  table.sins({ none: true }, 'reroll')
  expect(table.of('diceRolled').filter(({ side }) => side === 'heroes')).toHaveLength(1)
  const struck = quiet({
    setup: { map: 'a-face-we-knew-b' },
    heroes: { thorley: 'uplink-tower', rose: 's0,2', rocco: 's0,2' },
    mission: { id: MERCY },
    monsters: ['fallen:marsh s1,1', 'acolyte s1,1'],
    orbital: ['s1,1'],
  })
  struck.hero1({ do: 'city' })
  struck.hero1({ action: 'orbital' }, 'city-action')
  struck.hero1({ to: 's1,1' }, 'orbital-move')
  expect(struck.optionIds).toEqual(['none', 'acolyte-1'])
})

// ------------------------------------------------------------------------------------------------- 4a Mercy

/** Thorley fights with the Commissioner: five dice, all of them Hits. */
const strike = (id: string, sketch: Sketch = {}): Scene => {
  const heroes = { ...ALONE, thorley: { space: 's4,1', npcs: ['commissioner' as const] } }
  const table = on(id, { heroes, dice: dice(hits(5)), ...sketch })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  if (table.asks('reroll')) table.sins({ none: true })
  return table
}

test('afk-4a-mercy works: the death of Marsh wins the game', () => {
  const table = strike(MERCY)
  table.hero1({ monster: 'fallen-marsh' }, 'kill')
  expect(table.state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
  expect(table.prompts).toEqual([])
  expect(table.of('missionAccomplished').map(({ mission }) => mission)).toEqual([MERCY])
  expect(on(MERCY, { heroes: FOUR }).state.mission.count).toBe(1)
})

test('afk-4a-mercy works: by a shot too, and before wounds are dealt', () => {
  const rocco = { space: 's4,1', npcs: ['commissioner' as const] }
  const shot = on(MERCY, {
    heroes: { rocco, rose: 's0,0', thorley: 's0,0' },
    monsters: ['fallen:marsh s2,1'],
    dice: dice(hits(3)),
  })
  shot.hero1({ do: 'shoot', at: 's2,1' })
  shot.hero1({ none: true }, 'corruption')
  shot.hero1({ monster: 'fallen-marsh' }, 'kill')
  expect(shot.state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
  const thorley = { space: 's4,1', npcs: ['commissioner' as const], wounds: [1, 2, 3, 4] }
  const dying = strike(MERCY, { heroes: { ...ALONE, thorley }, reserve: [], dice: dice(hits(5), Array(5).fill('hit')) })
  dying.hero1({ monster: 'fallen-marsh' }, 'kill')
  expect(dying.state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
})

test('afk-4a-mercy cannot: no other monster counts, a hero who turned neither', () => {
  for (const [monster, id] of [
    ['fallen:brad', 'fallen-brad'],
    ['acolyte', 'acolyte-1'],
    ['controller', 'controller'],
  ] as const) {
    const table = strike(MERCY, { monsters: [`${monster} s4,1`, 'fallen:marsh s2,2'] })
    table.hero1({ monster: id }, 'kill')
    expect(table.state.over, id).toBeNull()
    expect(table.state.mission.progress, id).toBe(0)
  }
})

test('afk-4a-mercy cannot: a Skill is no progress, and without a token there is nothing to cleanse', () => {
  expect(deeds(on(MERCY))).not.toContain('cleanse')
  const table = on(MERCY, { tokens: ['corruption s4,1'] })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  expect(table.optionIds).toEqual(['none', 'corruption'])
})

test('afk-4a-mercy bystander: nothing joins the dead pile any more, and the end of a round decides nothing', () => {
  const table = strike(MERCY)
  table.hero1({ monster: 'fallen-marsh' }, 'kill')
  expect(table.of('monsterReinforced')).toEqual([])
  const ended = on(MERCY, { phase: 'round-end', apocalypseDeck: [] })
  expect([ended.state.mission.progress, ended.state.over]).toEqual([0, null])
})

// ------------------------------------------------------------------------------------------ 4b Forgiveness

const pray = (table: Scene): Scene => {
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  return table
}

test('afk-4b-forgiveness works: it needs H+3, and in his space a hero may cleanse without a token', () => {
  expect(on(FORGIVENESS).state.mission).toMatchObject({ id: FORGIVENESS, count: 6 })
  expect(on(FORGIVENESS, { heroes: FOUR }).state.mission.count).toBe(7)
  const table = pray(on(FORGIVENESS))
  expect(table.optionIds).toEqual(['none', 'progress'])
  table.hero1({ progress: true }, 'remove-token')
  table.hero1({ progress: true }, 'remove-token')
  expect(table.of('missionProgress').map(({ progress }) => progress)).toEqual([1, 2])
  expect(table.kind).toBe('hero-turn') // both Skills are spent
})

test('afk-4b-forgiveness works: each Skill is progress or removes a token, as the hero likes', () => {
  const table = pray(on(FORGIVENESS, { tokens: ['corruption s4,1', 'fire s4,1'] }))
  expect(table.optionIds.sort()).toEqual(['corruption', 'fire', 'none', 'progress'])
  table.hero1({ token: 'corruption' }, 'remove-token')
  table.hero1({ progress: true }, 'remove-token')
  expect(table.state.mission.progress).toBe(1)
  expect([table.tokens('corruption', 's4,1'), table.tokens('fire', 's4,1')]).toEqual([0, 1])
})

test('afk-4b-forgiveness works: the last Skill wins the game', () => {
  const table = pray(on(FORGIVENESS, {}, 5))
  table.hero1({ progress: true }, 'remove-token')
  expect(table.state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
  expect(table.prompts).toEqual([])
})

test('afk-4b-forgiveness works: an Action that Leah grants is good for it', () => {
  const table = on(FORGIVENESS, { heroes: { leah: 's4,0', thorley: 's4,1', rose: 's0,1' } })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true }, 'ability')
  table.hero2({ do: 'cleanse' }, 'action')
  table.hero2({ none: true }, 'corruption')
  table.hero2({ progress: true }, 'remove-token')
  expect(table.state.mission.progress).toBe(1)
})

test('afk-4b-forgiveness works: Marsh cannot be killed, his neighbours can', () => {
  const table = strike(FORGIVENESS, { monsters: [...HERE, 'fallen:brad s4,1'] })
  expect(table.optionIds).toEqual(['none', 'fallen-brad'])
  expect(table.refusal('hero1', { kind: 'kill', monster: 'fallen-marsh' })?.code).toBe('monster-unkillable')
  table.hero1({ monster: 'fallen-brad' }, 'kill')
  expect(table.board).toEqual(['fallen-marsh s4,1'])
  const alone = strike(FORGIVENESS)
  expect(alone.board).toEqual(['fallen-marsh s4,1']) // five Hits are lost
  expect(alone.state.mission.progress).toBe(0)
})

test('afk-4b-forgiveness cannot: elsewhere a Skill is no progress and a token is needed', () => {
  expect(deeds(on(FORGIVENESS, { monsters: ['fallen:marsh s4,0'] }))).not.toContain('cleanse')
  expect(deeds(on(FORGIVENESS, { monsters: ['fallen:brad s4,1', 'fallen:marsh s4,0'] }))).not.toContain('cleanse')
  const table = pray(on(FORGIVENESS, { monsters: ['fallen:marsh s4,0'], tokens: ['corruption s4,1'] }))
  expect(table.optionIds).toEqual(['none', 'corruption'])
})

test('afk-4b-forgiveness cannot: tokens, other results and Holy Water are no progress', () => {
  const cleansed = pray(on(FORGIVENESS, { tokens: ['corruption s4,1 x2'] }))
  cleansed.hero1({ token: 'corruption' }, 'remove-token')
  cleansed.hero1({ token: 'corruption' }, 'remove-token')
  expect(cleansed.state.mission.progress).toBe(0)
  const missed = pray(on(FORGIVENESS, { dice: dice(['hit', 'counter']) }))
  expect([missed.kind, missed.state.mission.progress]).toEqual(['hero-turn', 0])
  const heroes = { ...ALONE, thorley: { space: 's4,1', upgrades: ['upg-holy-water'] } }
  const wet = pray(on(FORGIVENESS, { heroes, tokens: ['corruption s4,1'], dice: dice(['counter', 'counter']) }))
  expect(wet.optionIds).toEqual(['none', 'corruption'])
})

test('afk-4b-forgiveness bystander: Marsh fights on, and no round that goes by is progress', () => {
  const table = on(FORGIVENESS, { phase: 'reaction' })
  attack(table)
  table.hero1({ none: true }, 'corruption')
  expect(table.kind).toBe('reroll')
  const ended = on(FORGIVENESS, { phase: 'round-end', apocalypseDeck: [] }, 2)
  expect(ended.state.mission).toMatchObject({ id: FORGIVENESS, progress: 2 })
})
