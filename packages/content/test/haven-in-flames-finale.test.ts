import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, dice, hits, idsOf, last, quiet } from './helpers.ts'

/** Haven in Flames: the ashes, and the Avatar in the fire. */

const MAP = { map: 'haven-in-flames-a' }
const ALONE = { thorley: 's4,0', rose: 's2,0', rocco: 's2,0' }
const FOUR = { ...ALONE, leah: 's2,0' }
/** Printed on the tiles of the map. */
const NESTS = ['megatheatre', 's1,1', 's2,1', 's2,2', 's3,1']

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: ALONE, mission: { id, progress }, ...sketch })

/** Thorley removes these with the two Skills that he rolls, and no more. */
const cleanse = (table: Scene, ...tokens: string[]): Scene => {
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  for (const token of tokens) table.hero1({ token }, 'remove-token')
  if (table.asks('remove-token')) table.hero1({ none: true })
  return table
}

// ----------------------------------------------------------------------------------------- 4 Salt the Ashes

const ARSONIST = 'hif-3-the-arsonist'
const ASHES = 'hif-4-salt-the-ashes'
const FUEL = ['nest s4,0', 'pentagram s4,0', 'nest s0,0', 'pentagram s0,1']

const toAshes = (sketch: Sketch): Scene => {
  const table = on(ARSONIST, { monsters: ['controller s4,0'], dice: dice(hits(4)), ...sketch })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster: 'controller' }, 'kill')
  return table
}

test('hif-4-salt-the-ashes works: reached by the Controller’s death, it needs H and the missing tokens are placed', () => {
  const table = toAshes({ tokens: ['nest s0,0', 'fire s0,0 x4'] })
  expect(table.state.mission).toMatchObject({ id: ASHES, progress: 0, count: 3 })
  expect(table.prompt).toMatchObject({ kind: 'story-task', rule: 'story-top-up', seat: 'sins' })
  expect(new Set(table.options.map(({ token }) => token))).toEqual(new Set(['nest', 'pentagram']))
  table.sins({ token: 'nest', space: 's0,0' })
  table.sins({ token: 'pentagram', space: 's0,1' })
  expect(table.kind).toBe('hero-turn')
  expect(toAshes({ tokens: FUEL.slice(1) }).kind).toBe('hero-turn')
  const four = toAshes({ heroes: FOUR, tokens: FUEL.slice(1) })
  expect(four.state.mission.count).toBe(4)
  expect(four.kind).toBe('story-task')
})

test('hif-4-salt-the-ashes works: a Nest counts, and a Pentagram', () => {
  const table = cleanse(on(ASHES, { tokens: FUEL }), 'nest', 'pentagram')
  expect(table.of('missionProgress').map(({ progress }) => progress)).toEqual([1, 2])
  expect(last(table, 'missionProgress')).toMatchObject({ mission: ASHES, count: 3 })
})

test('hif-4-salt-the-ashes works: at the count the Avatar comes, a Fire is placed in its space, then mission 5', () => {
  const table = cleanse(on(ASHES, { tokens: FUEL }, 2), 'pentagram')
  expect(idsOf(table, 'space').sort()).toEqual([...NESTS, 's0,0', 's4,0'].sort())
  table.sins({ monster: 'avatar', space: 's2,2' }, 'summon')
  expect(table.board).toEqual(['avatar s2,2'])
  expect(table.tokens('fire', 's2,2')).toBe(1)
  expect(table.of('tokenPlaced').map(({ token, space }) => `${token} ${space}`)).toEqual(['fire s2,2'])
  expect(table.state.mission).toMatchObject({ id: 'hif-5-out-of-the-fire', progress: 0, count: 1 })
})

test('hif-4-salt-the-ashes works: an Avatar on the board gives two Sin cards, and burns where it stands', () => {
  const table = cleanse(on(ASHES, { tokens: FUEL, monsters: ['avatar s3,2'] }, 2), 'nest')
  expect(table.board).toEqual(['avatar s3,2'])
  expect(last(table, 'sinCardsDrawn').count).toBe(2)
  expect(table.tokens('fire', 's3,2')).toBe(1)
  expect(table.state.mission.id).toBe('hif-5-out-of-the-fire')
})

test('hif-4-salt-the-ashes works: an Avatar from the dead pile burns too, also in a hero’s space', () => {
  const table = cleanse(on(ASHES, { tokens: FUEL, dead: { avatar: 1 } }, 2), 'pentagram')
  table.sins({ monster: 'avatar', space: 's4,0' }, 'summon')
  expect(table.board).toEqual(['avatar s4,0'])
  expect(table.tokens('fire', 's4,0')).toBe(1)
})

test('hif-4-salt-the-ashes cannot: neither Fire nor Corruption nor a kill counts, nor a face-down Nest', () => {
  const tokens = ['fire s4,0', 'corruption s4,0']
  expect(cleanse(on(ASHES, { tokens }), 'fire', 'corruption').state.mission.progress).toBe(0)
  const killed = on(ASHES, { monsters: ['acolyte s4,0'], dice: dice(hits(2)) })
  killed.hero1({ do: 'fight' })
  killed.hero1({ none: true }, 'corruption')
  killed.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(killed.state.mission.progress).toBe(0)
  expect(deeds(on(ASHES, { tokens: ['nest s4,0 down'] }))).not.toContain('cleanse')
})

test('hif-4-salt-the-ashes cannot: without a Fire in the supply none is placed, and the story goes on', () => {
  const table = cleanse(on(ASHES, { tokens: [...FUEL, 'fire s0,2 x10'] }, 2), 'nest')
  table.sins({ space: 's2,2' }, 'summon')
  expect(table.tokens('fire', 's2,2')).toBe(0)
  expect(table.state.mission.id).toBe('hif-5-out-of-the-fire')
})

test('hif-4-salt-the-ashes bystander: the Controller stays dead, the Avatar comes to an unblocked Nest', () => {
  const monsters = ['acolyte megatheatre', 'acolyte s1,1', 'acolyte s2,1', 'acolyte s2,2']
  const table = cleanse(
    on(ASHES, { tokens: ['nest s4,0', 'pentagram s4,0'], monsters, dead: { controller: 1 } }, 2),
    'nest',
  )
  expect(table.board).toEqual([...monsters, 'avatar s3,1']) // the only one left: nobody is asked
  expect(table.view('all').dead).toContain('controller')
  expect(table.tokens('fire', 's3,1')).toBe(1)
})

// -------------------------------------------------------------------------------------- 5 Out of the Fire

const FIRE = 'hif-5-out-of-the-fire'
/** Fight 4, the Commissioner, Rose (and no more by `pride-avatar`), two dice of the track from 4 to 5: eight dice. */
const STRONG = {
  thorley: { space: 's4,0', npcs: ['commissioner' as const], corruption: 4 },
  rose: 's4,0',
  rocco: 's2,0',
}
const face = (rolled: number, sketch: Sketch = {}): Scene => {
  const table = on(FIRE, { heroes: STRONG, monsters: ['avatar s4,0'], dice: dice(hits(rolled)), ...sketch })
  table.hero1({ do: 'fight' })
  table.hero1({ yes: true }, 'corruption')
  return table
}

test('hif-5-out-of-the-fire works: the death of the Avatar in a space without physical Fire wins the game', () => {
  const table = face(6)
  table.hero1({ monster: 'avatar' }, 'kill')
  expect(table.state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
  expect(table.prompts).toEqual([])
  expect(table.of('missionAccomplished').map(({ mission }) => mission)).toEqual([FIRE])
  expect(on(FIRE, { heroes: FOUR }).state.mission.count).toBe(1)
})

test('hif-5-out-of-the-fire works: in physical Fire its Defense is 2 more', () => {
  const burning = face(6, { tokens: ['fire s4,0'] })
  expect(burning.board).toEqual(['avatar s4,0']) // six Hits and the one of slot 4 do not suffice
  expect(burning.kind).toBe('hero-turn')
  const twice = face(8, { tokens: ['fire s4,0 x2'] }) // not for each Fire
  expect(twice.optionIds).toEqual(['none', 'avatar'])
})

test('hif-5-out-of-the-fire works: killed in Fire it comes back at once onto a Nest, and nothing counts', () => {
  const table = face(8, { tokens: ['fire s4,0'] })
  table.hero1({ monster: 'avatar' }, 'kill')
  expect(table.of('monsterKilled').map(({ monster }) => monster)).toEqual(['avatar'])
  expect(table.prompt).toMatchObject({ kind: 'summon', rule: 'STORY-5', seat: 'sins', subject: { monster: 'avatar' } })
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ monster: 'avatar', space: 's2,2' })
  expect(table.board).toEqual(['avatar s2,2'])
  expect(table.state.mission).toMatchObject({ id: FIRE, progress: 0, count: 1 })
  expect(table.state.over).toBeNull()
  expect(table.kind).toBe('hero-turn')
})

test('hif-5-out-of-the-fire works: it comes back before the wounds of the fight are dealt, and no Fire comes with it', () => {
  const table = face(8, { tokens: ['fire s4,0'], dice: dice(hits(8), Array(5).fill('hit')) })
  table.hero1({ monster: 'avatar' }, 'kill')
  table.sins({ space: 's2,2' }, 'summon')
  // Five Hits against Defense 2 and the two of his track: one wound.
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(table.woundsOf('thorley')).toBe(1)
  expect(table.tokens('fire', 's2,2')).toBe(0)
})

test('hif-5-out-of-the-fire works: with the Fire cleansed it dies for good', () => {
  const table = on(FIRE, {
    heroes: { rocco: 's4,0', thorley: STRONG.thorley, rose: 's2,0' },
    monsters: ['avatar s4,0'],
    tokens: ['fire s4,0'],
    reactions: 0,
    // Rocco cleanses with his two dice and Thorley's; then Thorley's eight.
    dice: dice(['skill', 'defense', 'defense', ...hits(6)]),
  })
  cleanse(table, 'fire')
  table.hero1({ do: 'end' })
  table.hero2({ do: 'fight' }, 'hero-turn')
  table.hero2({ yes: true }, 'corruption')
  table.hero2({ monster: 'avatar' }, 'kill')
  expect(table.state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
})

test('hif-5-out-of-the-fire works: the heroes win before wounds are dealt', () => {
  const thorley = { ...STRONG.thorley, wounds: [1, 3, 4, 6] }
  const table = face(6, { heroes: { ...STRONG, thorley }, reserve: [], dice: dice(hits(8), Array(5).fill('hit')) })
  table.hero1({ monster: 'avatar' }, 'kill')
  expect(table.state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
  expect(table.woundsOf('thorley')).toBe(4)
})

test('hif-5-out-of-the-fire works: a shot is judged by the target’s space', () => {
  const shoot = (...tokens: string[]): Scene => {
    // Two dice, Rose, the Commissioner, one of the track; two Hits of his own and one of it: eight Hits at corruption 4.
    const rocco = { space: 's2,0', npcs: ['commissioner' as const], corruption: 3 }
    const heroes = { rocco, rose: 's2,0', thorley: 's0,0' }
    const table = on(FIRE, { heroes, monsters: ['avatar s4,0'], tokens, dice: dice(hits(5)) })
    table.hero1({ do: 'shoot', at: 's4,0' })
    table.hero1({ yes: true }, 'corruption')
    table.hero1({ monster: 'avatar' }, 'kill')
    return table
  }
  expect(shoot('fire s2,0').state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
  const burning = shoot('fire s4,0')
  expect(burning.state.over).toBeNull()
  expect(burning.kind).toBe('summon')
})

test('hif-5-out-of-the-fire cannot: shot in the fire and back in the same space, it is no survivor that strikes back', () => {
  const rocco = { space: 's2,0', npcs: ['commissioner' as const], corruption: 3 }
  const table = on(FIRE, {
    heroes: { rocco, rose: 's2,0', thorley: 's0,0' },
    monsters: ['avatar s4,0'],
    tokens: ['fire s4,0', 'nest s4,0'],
    dice: dice(hits(5)),
  })
  table.hero1({ do: 'shoot', at: 's4,0' })
  table.hero1({ yes: true }, 'corruption')
  table.hero1({ monster: 'avatar' }, 'kill')
  table.sins({ monster: 'avatar', space: 's4,0' }, 'summon')
  expect(table.board).toEqual(['avatar s4,0'])
  expect(table.of('diceRolled').filter(({ side }) => side === 'sins')).toEqual([])
})

test('hif-5-out-of-the-fire cannot: printed Fire, Fire next door or other tokens do not help the Avatar', () => {
  for (const [space, tokens] of [
    ['s1,1', []], // a Fire is printed there
    ['s4,0', ['fire s4,1', 'fire s3,0', 'fire saint-jude-hospital']],
    ['s4,0', ['corruption s4,0', 'nest s4,0']],
    ['s4,0', ['fire s4,0 down']],
  ] as const) {
    const heroes = { ...STRONG, thorley: { ...STRONG.thorley, space }, rose: space }
    const table = face(6, { heroes, monsters: [`avatar ${space}`], tokens })
    table.hero1({ monster: 'avatar' }, 'kill')
    expect(table.state.over, `${space} ${tokens.join()}`).toEqual({ winner: 'heroes', rule: 'WIN-1' })
  }
})

test('hif-5-out-of-the-fire cannot: no other monster counts, in Fire or not', () => {
  for (const tokens of [[], ['fire s4,0']]) {
    const table = face(8, { monsters: ['controller s4,0', 'abomination s4,0'], tokens })
    table.hero1({ monster: 'controller' }, 'kill')
    table.hero1({ monster: 'abomination-1' }, 'kill')
    expect(table.state.over).toBeNull()
    expect(table.state.mission.progress).toBe(0)
    expect(table.board).toEqual([]) // and none of them comes back
    expect(table.kind).toBe('hero-turn')
  }
})

test('hif-5-out-of-the-fire bystander: the Fire makes no other monster tougher, nor the Avatar of another mission', () => {
  const beside = face(3, { monsters: ['avatar s4,0', 'abomination s4,0'], tokens: ['fire s4,0'] })
  expect(beside.optionIds).toEqual(['none', 'abomination-1'])
  const early = face(6, { tokens: ['fire s4,0', 'nest s4,0'], mission: { id: 'hif-4-salt-the-ashes' } })
  early.hero1({ monster: 'avatar' }, 'kill')
  expect(early.board).toEqual([])
  expect(early.view('all').dead).toEqual(['avatar'])
})
