import { coreRules, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { cleanseDice, lastRoll } from './combat.ts'

const alone = { rose: 's1,0', thorley: 's0,2', rocco: 's0,2' }

/** Rose (Skill 4) cleanses her space. */
function cleanse(sketch: Sketch, corruption = false) {
  const table = scene({ heroes: alone, ...sketch })
  table.hero1({ do: 'cleanse' })
  table.hero1(corruption ? { yes: true } : { none: true }, 'corruption')
  return table
}

test('CLEANSE-1 each Skill result removes one token of his choice', () => {
  const table = cleanse({
    tokens: ['fire s1,0', 'corruption s1,0', 'nest s1,0'],
    dice: cleanseDice('skill', 'skill', 'hit', 'counter'),
  })
  table.hero1({ token: 'nest' }, 'remove-token')
  table.hero1({ token: 'fire' }, 'remove-token')
  expect(table.of('tokenRemoved').map(({ token }) => token)).toEqual(['nest', 'fire'])
  expect(['nest', 'fire', 'corruption'].map((kind) => table.tokens(kind as 'fire', 's1,0'))).toEqual([0, 0, 1])
  expect(table.kind).toBe('hero-turn')
})

test('CLEANSE-1 he may leave tokens where they are', () => {
  const table = cleanse({ tokens: ['fire s1,0 x2'], dice: cleanseDice('skill', 'skill') })
  table.hero1({ token: 'fire' }, 'remove-token')
  table.hero1({ none: true }, 'remove-token')
  expect(table.tokens('fire', 's1,0')).toBe(1)
})

test('CLEANSE-1 Skill results beyond the tokens are lost', () => {
  const table = cleanse({
    tokens: ['fire s1,0', 'fire s0,0'],
    dice: cleanseDice('skill', 'skill', 'skill', 'skill'),
  })
  table.hero1({ token: 'fire' }, 'remove-token')
  expect(table.kind).toBe('hero-turn')
  expect(table.tokens('fire', 's0,0')).toBe(1)
})

test('CLEANSE-1 only face-up physical Fire, Corruption, Pentagram and Nest can be removed', () => {
  const all = ['fire', 'corruption', 'pentagram', 'nest', 'extraTurn', 'innocent']
  const table = cleanse({ tokens: all.map((kind) => `${kind} s1,0`), dice: cleanseDice('skill') })
  expect(table.options.map(({ token }) => token)).toEqual([undefined, 'fire', 'corruption', 'pentagram', 'nest'])
  expect(table.refusal('hero1', { token: 'innocent' })).toMatchObject({ rule: 'CLEANSE-1' })
})

test('CLEANSE-1 printed and face-down tokens stay', () => {
  // A Fire is printed on s2,1.
  const table = cleanse({
    heroes: { ...alone, rose: 's2,1' },
    tokens: ['corruption s2,1', 'nest s2,1 down'],
    dice: cleanseDice('skill', 'skill', 'skill'),
  })
  expect(table.optionIds).toEqual(['none', 'corruption'])
  table.hero1({ token: 'corruption' }, 'remove-token')
  expect(table.kind).toBe('hero-turn')
  expect(table.view('all').faceDown).toEqual([{ space: 's2,1', kinds: ['nest'] }])
})

test('CLEANSE-1 dice: Skill, teamwork, bonuses and voluntary corruption', () => {
  const tokens = ['fire s1,0']
  expect(lastRoll(cleanse({ tokens, dice: cleanseDice() }), 'heroes')).toHaveLength(4)
  expect(
    lastRoll(cleanse({ tokens, heroes: { ...alone, rocco: 's1,0' }, dice: cleanseDice() }), 'heroes'),
  ).toHaveLength(5)
  expect(lastRoll(cleanse({ tokens, dice: cleanseDice() }, true), 'heroes')).toHaveLength(5)
  const rich = {
    rose: { space: 's1,0', upgrades: ['upg-exorcists-primer'], npcs: ['commissioner' as const] },
    thorley: 's1,0',
    rocco: 's1,0',
  }
  // 4 + 2 others + 2 Primer + 1 corruption; the Commissioner only helps in fights
  expect(lastRoll(cleanse({ tokens, heroes: rich, dice: cleanseDice() }, true), 'heroes')).toHaveLength(9)
})

test('CLEANSE-1 nothing else counts: neither Hits nor Counter-Corruption nor the Hits of the corruption track', () => {
  const table = cleanse(
    {
      heroes: { ...alone, rose: { space: 's1,0', corruption: 5 } },
      tokens: ['corruption s1,0 x3'],
      dice: cleanseDice('hit', 'counter', 'defense', 'hit', 'counter', 'hit'),
    },
    true,
  )
  expect(lastRoll(table, 'heroes')).toHaveLength(6)
  expect(table.of('rollSettled')[0]).toMatchObject({ skills: 0, counters: 0 })
  expect(table.kind).toBe('hero-turn')
  expect(table.tokens('corruption', 's1,0')).toBe(3)
})

test('CLEANSE-1 the bonus of choice at corruption 7 can be a Skill', () => {
  const table = cleanse(
    {
      heroes: { ...alone, rose: { space: 's1,0', corruption: 6 } },
      tokens: ['fire s1,0 x2'],
      dice: cleanseDice(),
    },
    true,
  )
  expect(table.of('rollSettled')[0]).toMatchObject({ skills: 1 })
  table.hero1({ token: 'fire' }, 'remove-token')
  expect(table.tokens('fire', 's1,0')).toBe(1)
  expect(table.kind).toBe('hero-turn')
})

test.each([
  ['nothing at all', { rose: 's1,0' }, []],
  ['only a printed token', { rose: 's2,1' }, []],
  ['only a face-down token', { rose: 's1,0' }, ['fire s1,0 down']],
  ['only tokens of other kinds', { rose: 's1,0' }, ['extraTurn s1,0', 'innocent s1,0']],
  ['a token next door', { rose: 's1,0' }, ['fire s0,0']],
])('CLEANSE-2 no cleanse with %s in the space', (_, rose, tokens) => {
  const table = scene({ heroes: { ...alone, ...rose }, tokens, altars: ['s1,0'] })
  expect(table.optionIds).not.toContain('cleanse')
  expect(table.refusal('hero1', { do: 'cleanse' })).toMatchObject({ code: 'nothing-to-cleanse', rule: 'CLEANSE-2' })
})

test.each(['fire', 'corruption', 'pentagram', 'nest'])('CLEANSE-2 one %s is enough', (kind) => {
  const table = scene({ heroes: alone, tokens: [`${kind} s1,0`] })
  expect(table.optionIds).toContain('cleanse')
  expect(table.refusal('hero1', { do: 'cleanse' })).toBeNull()
})

test('CLEANSE-3 monsters in the space neither prevent a cleanse nor fight because of it', () => {
  const table = cleanse({
    monsters: ['abomination s1,0', 'acolyte s1,0'],
    tokens: ['pentagram s1,0'],
    dice: cleanseDice('skill'),
  })
  table.hero1({ token: 'pentagram' }, 'remove-token')
  expect(table.tokens('pentagram', 's1,0')).toBe(0)
  expect(table.of('fightStarted')).toEqual([])
  expect(table.of('diceRolled').map(({ side }) => side)).toEqual(['heroes'])
  expect(table.woundsOf('rose')).toBe(0)
  expect(table.kind).toBe('hero-turn')
})

test('CLEANSE-1 of two equal icons either stays covered: a position tells nothing that the game does not', () => {
  const cover = { district: 'saint-jude-hospital', icon: 'heal' } as const
  const table = cleanse({
    heroes: { ...alone, rose: 'saint-jude-hospital' },
    tokens: ['corruption saint-jude-hospital x2'],
    covered: [cover, cover],
    dice: cleanseDice('skill'),
  })
  table.hero1({ token: 'corruption', covering: 'heal' }, 'remove-token')
  expect(table.view('all').covered).toMatchObject([{ district: 'saint-jude-hospital', icon: 0 }])
  const position = coreRules.toPosition(table.state)
  expect(position?.covered).toEqual([cover])
  expect(coreRules.fromPosition(position as NonNullable<typeof position>, 'again').covered).toEqual(table.state.covered)
})
