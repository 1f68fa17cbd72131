import type { MapDef } from '@haven/engine'
import { firstStory, fixtureRules, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, lastRoll, takeWounds } from './combat.ts'

const away = { rose: 's0,2', brad: 's0,2' }

/** Rocco in the north-west corner shoots along the row; he never takes voluntary corruption. */
function shoot(at: string, sketch: Sketch) {
  const table = scene({ heroes: { rocco: 's0,0', ...away }, dice: dice(), ...sketch })
  table.hero1({ do: 'shoot', at })
  table.hero1({ none: true }, 'corruption')
  return table
}

const targets = (table: ReturnType<typeof scene>) =>
  table.options.filter((option) => option.do === 'shoot').map((option) => option.at)

test('RANGE-1 a ranged fight needs the Ranged ability', () => {
  const monsters = ['acolyte s3,0']
  const thorley = scene({ heroes: { thorley: 's0,0', ...away }, monsters })
  expect(targets(thorley)).toEqual([])
  expect(thorley.refusal('hero1', { do: 'shoot', at: 's3,0' })).toMatchObject({ code: 'not-ranged', rule: 'RANGE-1' })
  const armed = scene({ heroes: { thorley: { space: 's0,0', upgrades: ['upg-scoped-carbine'] }, ...away }, monsters })
  expect(targets(armed)).toEqual(['s3,0'])
  expect(targets(scene({ heroes: { rocco: 's0,0', ...away }, monsters }))).toEqual(['s3,0'])
})

test('RANGE-1 it goes from Street to Street in a straight line at any distance, never at his own space', () => {
  const everywhere = ['s0,0', 's1,0', 's3,0', 's0,2', 's1,1', 's3,2', 'saint-jude-hospital']
  const table = scene({
    heroes: { rocco: 's0,0', rose: 's2,2', brad: 's2,2' },
    monsters: everywhere.map((space, i) => `${i < 3 ? 'acolyte' : 'abomination'} ${space}`),
  })
  expect(targets(table)).toEqual(['s1,0', 's3,0', 's0,2'])
  const why = (at: string) => table.refusal('hero1', { do: 'shoot', at })
  expect(why('s0,0')).toMatchObject({ code: 'not-own-space', rule: 'RANGE-1' })
  expect(why('saint-jude-hospital')).toMatchObject({ code: 'not-into-district', rule: 'RANGE-1' })
  expect(why('s1,1')).toMatchObject({ code: 'no-line-of-sight' })
  expect(why('s3,2')).toMatchObject({ code: 'no-line-of-sight' })
})

test('RANGE-1 it never goes out of a District', () => {
  const table = scene({
    heroes: { rocco: 'saint-jude-hospital', ...away },
    monsters: ['acolyte s0,0', 'acolyte constabulary'],
  })
  expect(targets(table)).toEqual([])
  expect(table.refusal('hero1', { do: 'shoot', at: 's0,0' })).toMatchObject({
    code: 'not-from-district',
    rule: 'RANGE-1',
  })
})

test('RANGE-2 figures never block the line of sight', () => {
  const table = scene({
    heroes: { rocco: 's0,0', rose: 's1,0', brad: 's2,0' },
    monsters: ['abomination s1,0', 'acolyte s2,0', 'acolyte s3,0'],
  })
  expect(targets(table)).toEqual(['s1,0', 's2,0', 's3,0'])
})

test('RANGE-2 it goes neither around corners nor through Districts', () => {
  const table = scene({ heroes: { rocco: 's0,0', ...away }, monsters: ['acolyte s1,1', 'acolyte s2,1'] })
  expect(targets(table)).toEqual([])
})

test('RANGE-2 it does not go over a gap', () => {
  const base = firstStory.maps[0] as MapDef
  const river: MapDef = {
    ...base,
    id: 'river',
    tiles: [
      { tile: 'saint-jude-hospital', x: 0, y: 0, rotation: 0 },
      { tile: 'constabulary', x: 2, y: 0, rotation: 0 },
    ],
    start: 's0,0',
    tokens: [],
    altars: [],
    metro: [],
    orbital: [],
    npcs: [],
    monsters: [],
  }
  const table = scene({
    rules: fixtureRules({ maps: [...firstStory.maps, river] }),
    setup: { map: 'river' },
    heroes: { rocco: 's0,0', rose: 's0,1', brad: 's0,1' },
    monsters: ['acolyte s1,0', 'acolyte s2,0', 'acolyte s3,0'],
  })
  expect(targets(table)).toEqual(['s1,0'])
  expect(table.refusal('hero1', { do: 'shoot', at: 's2,0' })).toMatchObject({ code: 'no-line-of-sight' })
})

test('RANGE-3 the hero rolls first, turns his FAITH, and his Hits kill at once', () => {
  const table = shoot('s2,0', {
    monsters: ['acolyte s2,0', 'abomination s2,0'],
    dice: dice(['faith', 'defense', 'skill'], ['blank', 'blank', 'blank']),
  })
  expect(lastRoll(table, 'sins')).toEqual([])
  table.hero1({ as: 'hit' }, 'faith')
  table.hero1({ monster: 'abomination-1' }, 'kill')
  const order = table.events.map(({ event }) => event)
  expect(order.filter((name) => /diceRolled|faithTurned|monsterKilled|monsterMoved/.test(name))).toEqual([
    'diceRolled',
    'faithTurned',
    'monsterKilled',
    'monsterMoved',
    'diceRolled',
  ])
  expect(table.of('monsterKilled')[0]).toMatchObject({ monster: 'abomination-1', space: 's2,0', by: 'ranged' })
  expect(table.of('diceRolled').map(({ side }) => side)).toEqual(['heroes', 'sins'])
})

test('RANGE-3 Hits go to the target space only, and those left over are lost', () => {
  // 2 Hits of Killshot and 2 rolled ones: enough for two Acolytes.
  const table = shoot('s2,0', {
    monsters: ['acolyte s0,0', 'acolyte s2,0', 'acolyte s3,0'],
    dice: dice(['hit', 'hit']),
  })
  expect(table.of('rollSettled')[0]).toMatchObject({ hits: 4 })
  expect(table.options.map(({ monster }) => monster)).toEqual([undefined, 'acolyte-2'])
  table.hero1({ monster: 'acolyte-2' }, 'kill')
  expect(table.board).toEqual(['acolyte s0,0', 'acolyte s3,0'])
  expect(table.kind).toBe('hero-turn')
})

// ------------------------------------------------------------------------------------- the survivors strike back

test('RANGE-4 survivors of the target space within 2 spaces come to the hero', () => {
  const table = shoot('s2,0', { monsters: ['abomination s2,0', 'abomination s2,0', 'acolyte s2,1'] })
  expect(table.board).toEqual(['abomination s0,0', 'abomination s0,0', 'acolyte s2,1'])
  expect(table.of('monsterMoved')).toHaveLength(2)
})

test('RANGE-4 final edition: survivors that cannot reach him do not move at all', () => {
  const table = shoot('s3,0', { monsters: ['abomination s3,0'] })
  expect(table.of('monsterMoved')).toEqual([])
  expect(table.board).toEqual(['abomination s3,0'])
  expect(table.kind).toBe('hero-turn')
})

test('RANGE-4 survivors that share their space with a hero cannot leave it', () => {
  const table = shoot('s1,0', { heroes: { rocco: 's0,0', rose: 's1,0', brad: 's0,2' }, monsters: ['abomination s1,0'] })
  expect(table.board).toEqual(['abomination s1,0'])
  expect(lastRoll(table, 'sins')).toEqual([])
})

const preview = { edition: 'preview' } as const

test('RANGE-4 preview edition: a survivor may move up to 2 spaces even if it does not arrive', () => {
  const table = shoot('s3,0', { setup: preview, monsters: ['abomination s3,0', 'acolyte s0,0'] })
  expect(table.prompt).toMatchObject({ kind: 'retaliate', seat: 'sins', rule: 'RANGE-4' })
  expect(table.refusal('sins', { monster: 'abomination-1', to: 's0,0' })).toMatchObject({ code: 'monster-too-far' })
  table.sins({ monster: 'abomination-1', to: 's1,0' })
  expect(table.board).toEqual(['abomination s1,0', 'acolyte s0,0'])
  expect(lastRoll(table, 'sins')).toEqual([]) // RANGE-5: none arrived
  expect(table.kind).toBe('hero-turn')
})

test('RANGE-4 preview edition: each step shortens the way to the hero', () => {
  const table = shoot('s2,0', { setup: preview, monsters: ['abomination s2,0'] })
  expect(table.options.map(({ to }) => to)).toEqual([undefined, 's0,0', 's1,0'])
  expect(table.refusal('sins', { monster: 'abomination-1', to: 's3,0' })).toMatchObject({
    code: 'monster-not-toward',
    rule: 'RANGE-4',
    params: { monster: 'abomination-1', hero: 'rocco' },
  })
})

test('RANGE-4 preview edition: each survivor decides for itself, and may stay', () => {
  const table = shoot('s2,0', { setup: preview, monsters: ['abomination s2,0', 'acolyte s2,0', 'acolyte s2,0'] })
  table.hero1({ none: true }, 'kill') // the 2 Hits of Killshot
  table.sins({ monster: 'acolyte-1', to: 's0,0' }, 'retaliate')
  expect(table.options.some(({ monster }) => monster === 'acolyte-1')).toBe(false)
  table.sins({ monster: 'abomination-1', to: 's1,0' }, 'retaliate')
  table.sins({ none: true }, 'retaliate')
  expect(table.board).toEqual(['abomination s1,0', 'acolyte s0,0', 'acolyte s2,0'])
  expect(lastRoll(table, 'sins')).toHaveLength(2) // RANGE-5: only the one that arrived
})

test('RANGE-4 preview edition: survivors that share their space with a hero cannot leave it either', () => {
  const table = shoot('s1,0', {
    setup: preview,
    heroes: { rocco: 's0,0', rose: 's1,0', brad: 's0,2' },
    monsters: ['abomination s1,0'],
  })
  expect(table.kind).toBe('hero-turn')
  expect(table.board).toEqual(['abomination s1,0'])
})

test("RANGE-5 all monsters now in the hero's space roll, with the Pentagrams of that space", () => {
  const table = shoot('s2,0', {
    monsters: ['acolyte s0,0', 'abomination s2,0'],
    tokens: ['pentagram s0,0', 'pentagram s2,0 x3'],
  })
  expect(lastRoll(table, 'sins')).toHaveLength(3 + 2 + 1)
  expect(table.of('diceRolled').at(-1)).toMatchObject({ side: 'sins', roll: 'ranged', hero: 'rocco' })
})

test('RANGE-5 if no survivor arrived there is no Sin roll, whatever stands beside the hero', () => {
  const far = shoot('s3,0', { monsters: ['acolyte s0,0', 'abomination s3,0'] })
  expect(lastRoll(far, 'sins')).toEqual([])
  expect(far.of('fightSettled')).toEqual([])
  const killed = shoot('s2,0', { monsters: ['acolyte s0,0', 'acolyte s2,0'] })
  killed.hero1({ monster: 'acolyte-2' }, 'kill')
  expect(lastRoll(killed, 'sins')).toEqual([])
})

test('RANGE-6 the acolyte ability cannot be used in a ranged fight', () => {
  const sketch: Sketch = {
    heroes: { rocco: 's0,0', ...away },
    monsters: ['acolyte s0,0', 'abomination s2,0'],
    dead: { acolyte: 2 },
    dice: dice(),
  }
  const ranged = shoot('s2,0', sketch)
  expect(ranged.kind).toBe('hero-turn')
  expect(ranged.of('acolyteUsed')).toEqual([])
  expect(ranged.view('all').dead).toHaveLength(2)
  const plain = scene(sketch)
  plain.hero1({ do: 'fight' })
  expect(plain.kind).toBe('acolyte')
})

test("RANGE-7 the hero's dice: Fight, teamwork of his own space, Commissioner, voluntary corruption", () => {
  const table = scene({
    heroes: { rocco: { space: 's0,0', npcs: ['commissioner'] }, rose: 's0,0', brad: 's2,0' },
    monsters: ['abomination s2,0'],
    dice: dice(),
  })
  table.hero1({ do: 'shoot', at: 's2,0' })
  table.hero1({ yes: true }, 'corruption')
  expect(lastRoll(table, 'heroes')).toHaveLength(5) // not Brad, who stands in the target space
})

test('RANGE-7 his Defense and Counter-Corruption wait for the Sin roll', () => {
  const struck = (hero: readonly ('defense' | 'counter' | 'skill')[]) => {
    const table = shoot('s2,0', {
      monsters: ['abomination s2,0', 'acolyte s0,0'],
      setup: { power: false },
      dice: dice(hero, ['hit', 'hit', 'hit', 'corruption', 'blank']),
    })
    takeWounds(table)
    return [table.woundsOf('rocco'), table.corruptionOf('rocco')]
  }
  expect(struck(['defense', 'counter'])).toEqual([0, 1])
  expect(struck(['defense', 'skill'])).toEqual([0, 2])
  expect(struck(['skill', 'counter'])).toEqual([1, 1])
})

test('RANGE-8 a start-of-fight card is played before the hero rolls; its dice count if there is a Sin roll', () => {
  const rolled = (at: string) => {
    const table = scene({
      heroes: { rocco: 's0,0', ...away },
      monsters: [`abomination ${at}`],
      sins: { hand: ['pride-hubris'] },
      dice: dice(),
    })
    table.hero1({ do: 'shoot', at })
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'fight-start', hero: 'rocco' } })
    table.sins({ card: 'pride-hubris' })
    expect(table.of('diceRolled')).toEqual([])
    table.hero1({ none: true }, 'corruption')
    return lastRoll(table, 'sins').length
  }
  expect(rolled('s2,0')).toBe(5) // 3 + 2: he is alone
  expect(rolled('s3,0')).toBe(0)
})

test('RANGE-8 what is asked of the monsters of the fight is asked of those that roll', () => {
  // Track 4: one more Sin die with an Acolyte.
  const rolled = (monsters: readonly string[]) => {
    const table = shoot('s2,0', { monsters, apocalypse: 4, dice: dice() })
    if (table.asks('kill')) table.hero1({ monster: 'acolyte-1' })
    return lastRoll(table, 'sins').length
  }
  expect(rolled(['abomination s2,0'])).toBe(3)
  expect(rolled(['acolyte s2,0', 'abomination s2,0'])).toBe(3) // the Acolyte is dead when the dice fall
  expect(rolled(['abomination s2,0', 'abomination s2,0'])).toBe(6)
  const joined = shoot('s2,0', { monsters: ['abomination s2,0', 'acolyte s0,0'], apocalypse: 4, dice: dice() })
  expect(lastRoll(joined, 'sins')).toHaveLength(3 + 2 + 1)
})

test('RANGE-9 a straight line is a row or a column of Street spaces', () => {
  const table = scene({
    heroes: { rocco: 's1,1', ...away },
    monsters: ['s1,0', 's1,2', 's0,1', 's2,1', 's3,1', 's2,0'].map((space) => `acolyte ${space}`),
  })
  expect(targets(table)).toEqual(['s1,0', 's0,1', 's2,1', 's3,1', 's1,2'])
  expect(table.refusal('hero1', { do: 'shoot', at: 's2,0' })).toMatchObject({
    code: 'no-line-of-sight',
    rule: 'RANGE-9',
  })
})

test('RANGE-9 heroes in the target space do not prevent a ranged fight', () => {
  const table = shoot('s2,0', { heroes: { rocco: 's0,0', rose: 's2,0', brad: 's0,2' }, monsters: ['acolyte s2,0'] })
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(table.board).toEqual([])
  expect(table.woundsOf('rose')).toBe(0)
})

test("RANGE-10 another hero's space closes the way; other monsters do not", () => {
  const closed = shoot('s2,0', {
    heroes: { rocco: 's0,0', rose: 's1,0', brad: 's0,2' },
    monsters: ['abomination s2,0'],
  })
  expect(closed.board).toEqual(['abomination s2,0'])
  expect(lastRoll(closed, 'sins')).toEqual([])
  const open = shoot('s2,0', { monsters: ['abomination s2,0', 'acolyte s1,0'] })
  expect(open.board).toEqual(['abomination s0,0', 'acolyte s1,0'])
  const next = shoot('s1,0', { heroes: { rocco: 's0,0', rose: 's0,1', brad: 's0,1' }, monsters: ['abomination s1,0'] })
  expect(next.board).toEqual(['abomination s0,0'])
})

test('RANGE-10 the way back is no choice, no reaction, and costs no token', () => {
  const table = shoot('s2,0', { monsters: ['abomination s2,0', 'abomination s2,0'] })
  expect(table.board).toEqual(['abomination s0,0', 'abomination s0,0'])
  expect(table.of('reactionSpent')).toEqual([])
  expect(table.state.sins.reactions).toBe(3)
  table.hero1({ do: 'end' })
  expect(table.prompt).toMatchObject({ kind: 'reaction', subject: { hero: 'rocco' } })
})
