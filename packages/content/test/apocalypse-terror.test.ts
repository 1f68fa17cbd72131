import { type Scene, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, dice, diceRolled, fight, hits, idsOf, last, quiet } from './helpers.ts'

/** The seven Terror cards. */

const ALONE = { thorley: 's1,2', rose: 's3,0', rocco: 's3,0' }
/** Printed on the tiles of the scene. */
const NESTS = ['megatheatre', 's0,1', 's2,0', 's3,2']

/** The card lies open. */
const under = (card: string, sketch: Sketch = {}): Scene =>
  quiet({ heroes: ALONE, apocalypse: 1, apocalypseCards: [card], ...sketch })

/** The end of a round in which the track rises to 1 and these two cards are drawn. */
const drawing = (cards: [string, string], sketch: Sketch = {}): Scene =>
  quiet({ phase: 'round-end', roundFacts: { kills: 2 }, apocalypseDeck: [...cards, 'apo-t3'], ...sketch })

// -------------------------------------------------------------------------------- Distraint and The Hunt Is Up

test('apo-t1 works: the Bailiff comes onto an unblocked Nest of the Sins player’s choice', () => {
  const table = drawing(['apo-t1', 'apo-t4'])
  table.sins({ card: 'apo-t1' }, 'apocalypse-card')
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ monster: 'hc-bailiff', space: 's0,1' }, 'summon')
  expect(table.board).toEqual(['hc-bailiff s0,1'])
  expect(table.state.apocalypse.cards).toEqual(['apo-t1'])
})

test('apo-t1 cannot: not onto a blocked Nest, unless all are blocked', () => {
  const some = drawing(['apo-t1', 'apo-t4'], { monsters: ['acolyte s0,1', 'acolyte s2,0'] })
  some.sins({ card: 'apo-t1' })
  expect(idsOf(some, 'space').sort()).toEqual(['megatheatre', 's3,2'])
  const all = drawing(['apo-t1', 'apo-t4'], { monsters: NESTS.map((nest) => `acolyte ${nest}`) })
  all.sins({ card: 'apo-t1' })
  expect(idsOf(all, 'space').sort()).toEqual(NESTS)
})

test('apo-t1 cannot: he does not come if the other card is chosen', () => {
  const table = drawing(['apo-t1', 'apo-t4'])
  table.sins({ card: 'apo-t4' })
  expect(table.board).toEqual([])
  expect(table.state.apocalypse).toMatchObject({ cards: ['apo-t4'], deck: ['apo-t3', 'apo-t1'] })
})

test('apo-t1 bystander: nobody else comes with him, not from the dead pile before the summoning', () => {
  const table = drawing(['apo-t1', 'apo-t2'], { dead: { acolyte: 1 } })
  table.sins({ card: 'apo-t1' })
  table.sins({ space: 's0,1' })
  expect(table.board).toEqual(['hc-bailiff s0,1'])
  expect(table.view('all').dead).toEqual(['acolyte-1'])
})

test('apo-t2 works: the Huntsman comes onto an unblocked Nest of the Sins player’s choice', () => {
  const table = drawing(['apo-t2', 'apo-t4'])
  table.sins({ card: 'apo-t2' }, 'apocalypse-card')
  table.sins({ monster: 'hc-huntsman', space: 'megatheatre' }, 'summon')
  expect(table.board).toEqual(['hc-huntsman megatheatre'])
})

test('apo-t2 cannot: a Nest is blocked by one monster each, two Nests by two', () => {
  const monsters = [...NESTS.map((nest) => `acolyte ${nest}`), 'acolyte s1,0']
  const table = drawing(['apo-t2', 'apo-t4'], { monsters, tokens: ['nest s1,0 x2'] })
  table.sins({ card: 'apo-t2' })
  expect(table.board).toContain('hc-huntsman s1,0')
})

test('apo-t2 bystander: the other card goes to the bottom of the deck, unseen by the heroes', () => {
  const table = drawing(['apo-t1', 'apo-t2'])
  table.sins({ card: 'apo-t2' })
  table.sins({ space: 's0,1' })
  expect(table.board).toEqual(['hc-huntsman s0,1'])
  expect(table.state.apocalypse).toMatchObject({ cards: ['apo-t2'], deck: ['apo-t3', 'apo-t1'] })
  expect(table.view('hero1').apocalypse.deck).toEqual([null, null])
})

// --------------------------------------------------------------------------------------------------- Gates Ajar

const summoned = (sketch: Sketch): number => {
  const table = quiet({
    phase: 'round-end',
    apocalypse: 1,
    roundFacts: { kills: 9 },
    dead: { acolyte: 6 },
    tokens: ['nest s1,0 x2'],
    ...sketch,
  })
  while (table.asks('summon')) table.sins({ id: table.optionIds[0] as string })
  return table.board.filter((monster) => monster.startsWith('acolyte')).length
}
const FOUR = { thorley: 's1,2', rose: 's1,2', rocco: 's1,2', leah: 's1,2' }

test('apo-t3 works: H+1 monsters are summoned in place of H', () => {
  expect(summoned({ apocalypseCards: ['apo-t3'] })).toBe(4)
  expect(summoned({ apocalypseCards: ['apo-t4'] })).toBe(3)
  expect(summoned({ apocalypseCards: ['apo-t3'], heroes: FOUR })).toBe(5)
})

test('apo-t3 works: in the round of its reveal already, for the summoning comes after', () => {
  const table = drawing(['apo-t3', 'apo-t4'], { apocalypseDeck: ['apo-t3', 'apo-t4'], dead: { acolyte: 6 } })
  table.sins({ card: 'apo-t3' }, 'apocalypse-card')
  while (table.asks('summon')) table.sins({ id: table.optionIds[0] as string })
  expect(table.board).toEqual(NESTS.map((nest) => `acolyte ${nest}`))
})

test('apo-t3 cannot: no more than lie in the dead pile, no more than there are unblocked Nests', () => {
  expect(summoned({ apocalypseCards: ['apo-t3'], dead: { acolyte: 2 } })).toBe(2)
  const monsters = NESTS.map((nest) => `abomination ${nest}`)
  expect(summoned({ apocalypseCards: ['apo-t3'], monsters })).toBe(2)
})

test('apo-t3 bystander: monsters not yet in play do not come', () => {
  const table = quiet({
    phase: 'round-end',
    apocalypse: 1,
    apocalypseCards: ['apo-t3'],
    roundFacts: { kills: 9 },
    dead: { acolyte: 1 },
  })
  expect(idsOf(table, 'monster')).toEqual(['acolyte'])
  table.sins({ space: 's0,1' })
  expect(table.board).toEqual(['acolyte s0,1'])
})

// ----------------------------------------------------------------------------------------------------- Red Moon

test('apo-t4 works: one more Sin die in a fight that the Sins player starts', () => {
  const table = attack(under('apo-t4', { phase: 'reaction', monsters: ['acolyte s1,2'] }))
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(3)
})

test('apo-t4 cannot: not in a fight that a hero starts, in his turn or in Leah’s', () => {
  expect(diceRolled(fight(under('apo-t4', { monsters: ['acolyte s1,2'] })), 'sins')).toBe(2)
  const table = under('apo-t4', {
    heroes: { leah: 's0,2', thorley: 's1,2', rocco: 's3,0' },
    monsters: ['acolyte s1,2'],
  })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true }, 'ability')
  table.hero2({ do: 'fight' }, 'action')
  table.hero2({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(2)
})

test('apo-t4 bystander: the hero’s dice, and checks, are as ever', () => {
  const table = attack(under('apo-t4', { phase: 'reaction', monsters: ['acolyte s1,2'] }))
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'heroes')).toBe(4)
  const check = under('apo-t4', { tokens: ['fire s1,2'] })
  check.hero1({ do: 'move', to: 's0,2' })
  expect(last(check, 'checkSettled').dice).toBe(1)
})

// ----------------------------------------------------------------------------------------------------- Carapace

const killable = (count: number, sketch: Sketch): string[] => {
  const table = under('apo-t5', { dice: dice(hits(count)), ...sketch })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  return table.asks('kill') ? idsOf(table, 'monster') : []
}

test('apo-t5 works: an Abomination in a space with a Nest has one Defense more', () => {
  const nest = { monsters: ['abomination s1,2'], tokens: ['nest s1,2'] }
  expect(killable(3, nest)).toEqual([])
  expect(killable(4, nest)).toEqual(['abomination-1'])
})

test('apo-t5 works: a printed Nest will do', () => {
  const printed = { heroes: { ...ALONE, thorley: 's2,0' }, monsters: ['abomination s2,0'] }
  expect(killable(3, printed)).toEqual([])
  expect(killable(4, printed)).toEqual(['abomination-1'])
})

test('apo-t5 works: two Nests are no better than one, and it adds to the Controller’s', () => {
  expect(killable(4, { monsters: ['abomination s1,2'], tokens: ['nest s1,2 x2'] })).toEqual(['abomination-1'])
  const court = { monsters: ['abomination s1,2', 'controller s1,2'], tokens: ['nest s1,2'] }
  expect(killable(4, court)).toEqual(['controller']) // 3 + 1 + 1
})

test('apo-t5 cannot: without a Nest in the space it is 3; one that lies face down counts for nothing', () => {
  expect(killable(3, { monsters: ['abomination s1,2'], tokens: ['nest s0,2'] })).toEqual(['abomination-1'])
  expect(killable(3, { monsters: ['abomination s1,2'], tokens: ['nest s1,2 down'] })).toEqual(['abomination-1'])
})

test('apo-t5 bystander: Acolytes and the Controller on a Nest are as ever', () => {
  const nest = ['nest s1,2']
  expect(killable(2, { monsters: ['acolyte s1,2'], tokens: nest })).toEqual(['acolyte-1'])
  expect(killable(4, { monsters: ['controller s1,2'], tokens: nest })).toEqual(['controller'])
})

// ---------------------------------------------------------------------------------------------------- Pack Mind

const pack = (sketch: Sketch = {}): Scene => {
  const table = under('apo-t6', {
    phase: 'reaction',
    heroes: { thorley: 's1,2', rose: 's0,0', rocco: 's0,0' },
    monsters: ['acolyte s3,2', 'abomination s1,0'],
    ...sketch,
  })
  table.sins({ yes: true }, 'reaction')
  return table
}

test('apo-t6 works: after the move another monster may take a step, before the fight', () => {
  const table = pack()
  table.sins({ monster: 'acolyte-1', to: 's1,2' }, 'reaction-move')
  expect(table.prompt).toMatchObject({ kind: 'reaction-move', rule: 'apo-t6' })
  expect(table.optionIds.sort()).toEqual(
    ['constabulary', 's0,0', 's1,1', 's2,0', 'saint-jude-hospital'].map((to) => `abomination-1>${to}`).concat('none'),
  )
  table.sins({ to: 's1,1' })
  expect(table.board).toEqual(['abomination s1,1', 'acolyte s1,2'])
  expect(table.kind).toBe('reaction-fight')
})

test('apo-t6 works: also if nothing moved, and then with any monster', () => {
  const table = pack()
  table.sins({ none: true }, 'reaction-move')
  expect(table.prompt).toMatchObject({ kind: 'reaction-move', rule: 'apo-t6' })
  expect(idsOf(table, 'monster').sort()).toEqual(['abomination-1', 'acolyte-1'])
})

test('apo-t6 works: after Throw Down the Gauntlet, with another monster than the one that came', () => {
  const table = pack({ monsters: ['acolyte s3,2', 'abomination s1,0'], sins: { hand: ['pride-gauntlet'] } })
  table.sins({ card: 'pride-gauntlet' }, 'sin-card')
  expect(table.prompt).toMatchObject({ kind: 'reaction-move', rule: 'apo-t6' })
  expect(idsOf(table, 'monster')).toEqual(['acolyte-1'])
})

test('apo-t6 cannot: not the monster that has moved, not two steps, not one that a hero holds', () => {
  const one = pack({ monsters: ['acolyte s3,2'] })
  one.sins({ monster: 'acolyte-1', to: 's2,2' })
  expect(one.kind).toBe('hero-turn')

  const held = pack({ monsters: ['acolyte s3,2', 'abomination s0,0'] })
  held.sins({ monster: 'acolyte-1', to: 's2,2' })
  expect(held.kind).toBe('hero-turn')
})

test('apo-t6 cannot: not without a Reaction token spent', () => {
  const table = under('apo-t6', {
    phase: 'reaction',
    heroes: { thorley: 's1,2', rose: 's0,0', rocco: 's0,0' },
    monsters: ['acolyte s3,2', 'abomination s1,0'],
  })
  table.sins({ none: true }, 'reaction')
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rose' } })
})

test('apo-t6 bystander: one monster takes one step, and it is a may', () => {
  const table = pack({ monsters: ['acolyte s3,2', 'abomination s1,0', 'abomination s2,0'] })
  table.sins({ monster: 'acolyte-1', to: 's1,2' })
  table.sins({ monster: 'abomination-2', to: 's3,0' })
  expect(table.board).toEqual(['abomination s1,0', 'abomination s3,0', 'acolyte s1,2'])
  expect(table.kind).toBe('reaction-fight')

  const declined = pack()
  declined.sins({ none: true })
  declined.sins({ none: true })
  expect(declined.board).toEqual(['abomination s1,0', 'acolyte s3,2'])
})

// -------------------------------------------------------------------------------------------------- Cinder Rain

const rain = (sketch: Sketch = {}): Scene => {
  return scene({
    phase: 'round-start',
    heroes: { thorley: 's1,2', rose: 's0,0', rocco: 's0,0' },
    apocalypse: 1,
    apocalypseCards: ['apo-t7'],
    ...sketch,
  })
}
const STREETS = ['s0,1', 's0,2', 's1,0', 's1,1', 's2,0', 's2,1', 's2,2', 's3,0', 's3,1', 's3,2']

test('apo-t7 works: after the story’s task Fire falls in two Streets of the Sins player’s choice', () => {
  const table = rain()
  table.sins({ space: 'dockside' }, 'story-task')
  expect(table.prompt).toMatchObject({ kind: 'effect', seat: 'sins', rule: 'apo-t7' })
  table.sins({ space: 's1,0' })
  table.sins({ space: 's3,0' })
  expect(table.of('tokenPlaced').map(({ token, space }) => `${token} ${space}`)).toEqual([
    'fire dockside',
    'fire s1,0',
    'fire s3,0',
  ])
  expect(table.kind).toBe('first-hero')
})

test('apo-t7 cannot: not in a District, not in a Street with a hero, not twice in one Street', () => {
  const table = rain()
  table.sins({ space: 'dockside' })
  expect(idsOf(table, 'space').sort()).toEqual(STREETS)
  table.sins({ space: 's1,0' })
  expect(idsOf(table, 'space').sort()).toEqual(STREETS.filter((street) => street !== 's1,0'))
})

test('apo-t7 cannot: no more than the supply holds', () => {
  const table = rain({ tokens: ['fire uplink-tower x8'] })
  table.sins({ space: 'dockside' }, 'story-task')
  table.sins({ space: 's1,0' }, 'effect')
  expect(table.kind).toBe('first-hero')
})

test('apo-t7 bystander: without the card only the story’s Fire falls, and it burns nobody', () => {
  const dry = rain({ apocalypseCards: ['apo-t4'] })
  dry.sins({ space: 'dockside' })
  expect(dry.kind).toBe('first-hero')
  const table = rain()
  table.sins({ space: 'dockside' })
  table.sins({ space: 's0,1' })
  table.sins({ space: 's0,2' })
  expect(table.of('diceRolled')).toEqual([])
  expect(['thorley', 'rose', 'rocco'].map(table.woundsOf)).toEqual([0, 0, 0])
})
