import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, diceRolled, idsOf, quiet } from './helpers.ts'

/** The seven Corruption cards, on map A of The Black Tide. */

const ALONE = { thorley: 's1,2', brad: 's3,0', rocco: 's3,0' }
/** Printed on the tiles. */
const NESTS = ['megatheatre', 's0,2', 's2,0', 's2,3', 's3,2']

const tide = (sketch: Sketch = {}): Scene =>
  quiet({ heroes: ALONE, darkPast: {}, ...sketch, setup: { map: 'the-black-tide-a', ...sketch.setup } })

/** The card lies open. */
const under = (card: string, sketch: Sketch = {}): Scene =>
  tide({ apocalypse: 1, apocalypseCards: [card], apocalypseDeck: [], ...sketch })

/** The end of a round in which the track rises to 1 and these two cards are drawn. */
const drawing = (cards: [string, string], sketch: Sketch = {}): Scene =>
  tide({ phase: 'round-end', apocalypseDeck: [...cards, 'apo-c6'], ...sketch })

// ------------------------------------------------------------------ An Evening with Vesper and Absolution Denied

test('apo-c1 works: Madame Vesper comes onto an unblocked Nest of the Sins player’s choice', () => {
  const table = drawing(['apo-c1', 'apo-c4'])
  table.sins({ card: 'apo-c1' }, 'apocalypse-card')
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ monster: 'hc-vesper', space: 's0,2' }, 'summon')
  expect(table.board).toEqual(['hc-vesper s0,2'])
  expect(table.state.apocalypse.cards).toEqual(['apo-c1'])
})

test('apo-c1 cannot: she does not come if the other card is chosen', () => {
  const table = drawing(['apo-c1', 'apo-c4'])
  table.sins({ card: 'apo-c4' }, 'apocalypse-card')
  expect(table.board).toEqual([])
  expect(table.state.apocalypse).toMatchObject({ cards: ['apo-c4'], deck: ['apo-c6', 'apo-c1'] })
})

test('apo-c1 bystander: nobody else comes with her, and nobody is corrupted by her coming', () => {
  const table = drawing(['apo-c1', 'apo-c2'], { heroes: { thorley: 's0,2', brad: 's3,0', rocco: 's3,0' } })
  table.sins({ card: 'apo-c1' })
  table.sins({ space: 's0,2' }, 'summon')
  expect(table.board).toEqual(['hc-vesper s0,2'])
  expect(['thorley', 'brad', 'rocco'].map(table.corruptionOf)).toEqual([1, 1, 1])
})

test('apo-c2 works: the Confessor comes onto an unblocked Nest of the Sins player’s choice', () => {
  const table = drawing(['apo-c2', 'apo-c4'])
  table.sins({ card: 'apo-c2' }, 'apocalypse-card')
  table.sins({ monster: 'hc-confessor', space: 's3,2' }, 'summon')
  expect(table.board).toEqual(['hc-confessor s3,2'])
})

test('apo-c2 cannot: not onto a blocked Nest, unless all are blocked', () => {
  const some = drawing(['apo-c2', 'apo-c4'], { monsters: ['acolyte s0,2', 'acolyte s2,0', 'acolyte s2,3'] })
  some.sins({ card: 'apo-c2' })
  expect(idsOf(some, 'space').sort()).toEqual(['megatheatre', 's3,2'])
  const all = drawing(['apo-c2', 'apo-c4'], { monsters: NESTS.map((nest) => `acolyte ${nest}`) })
  all.sins({ card: 'apo-c2' })
  expect(idsOf(all, 'space').sort()).toEqual(NESTS)
})

test('apo-c2 bystander: Madame Vesper, whose card went below the deck, stays out', () => {
  const table = drawing(['apo-c1', 'apo-c2'])
  table.sins({ card: 'apo-c2' })
  table.sins({ space: 's0,2' })
  expect(table.board).toEqual(['hc-confessor s0,2'])
  expect(table.state.apocalypse.deck).toEqual(['apo-c6', 'apo-c1'])
})

// ---------------------------------------------------------------------------------------------------- Black Rain

/** The beginning of a round, after the story's own two tokens. */
const rain = (sketch: Sketch = {}): Scene => {
  const table = under('apo-c3', { phase: 'round-start', ...sketch })
  table.sins({ space: 's0,0' }, 'story-task')
  table.sins({ space: 's1,0' }, 'story-task')
  return table
}

test('apo-c3 works: Corruption falls in two spaces of the Sins player’s choice, Street or District', () => {
  const table = rain()
  expect(table.prompt).toMatchObject({ kind: 'effect', seat: 'sins', rule: 'apo-c3' })
  table.sins({ space: 'dockside' })
  table.sins({ space: 's0,0' }) // where the task has put one already
  expect(table.tokens('corruption', 'dockside')).toBe(1)
  expect(table.tokens('corruption', 's0,0')).toBe(2)
  expect(table.kind).toBe('first-hero')
})

test('apo-c3 cannot: not in a space with a hero, not twice in one', () => {
  const table = rain()
  expect(idsOf(table, 'space')).toHaveLength(7 + 14 - 2) // all but s1,2 and s3,0
  expect(idsOf(table, 'space')).not.toContain('s1,2')
  expect(idsOf(table, 'space')).not.toContain('s3,0')
  table.sins({ space: 'dockside' })
  expect(idsOf(table, 'space')).toHaveLength(18)
  expect(idsOf(table, 'space')).not.toContain('dockside')
})

test('apo-c3 cannot: no more than the supply holds', () => {
  const table = rain({ tokens: ['corruption night-market x7'] })
  table.sins({ space: 'dockside' }, 'effect')
  expect(table.kind).toBe('first-hero')
  expect(rain({ tokens: ['corruption night-market x8'] }).kind).toBe('first-hero')
})

test('apo-c3 bystander: without the card only the story’s tokens fall, and nobody rolls a check', () => {
  expect(rain({ apocalypseCards: ['apo-c6'] }).kind).toBe('first-hero')
  const table = rain()
  table.sins({ space: 'dockside' })
  table.sins({ space: 's2,2' })
  expect(table.of('diceRolled')).toEqual([])
  expect(table.of('tokenPlaced')).toHaveLength(4)
})

// ----------------------------------------------------------------------------------------------- Dull Conscience

const cleanse = (rose: object, sketch: Sketch = {}, corruption: 'yes' | 'no' = 'no'): Scene => {
  const table = under('apo-c4', {
    heroes: { rose: { space: 's1,2', ...rose }, brad: 's3,0', rocco: 's3,0' },
    tokens: ['fire s1,2'],
    dice: { hero: Array(9).fill('hit') },
    ...sketch,
  })
  table.hero1({ do: 'cleanse' })
  if (table.asks('corruption')) table.hero1({ yes: corruption === 'yes' }, 'corruption')
  return table
}
const rolled = (...of: Parameters<typeof cleanse>): number => diceRolled(cleanse(...of), 'heroes')

test('apo-c4 works: a hero at corruption 4 or more cleanses with one die fewer', () => {
  expect(rolled({ corruption: 4 })).toBe(3)
  expect(rolled({ corruption: 7 })).toBe(3)
  expect(rolled({ corruption: 4 }, { apocalypseCards: ['apo-c6'] })).toBe(4)
})

test('apo-c4 works: one die stays', () => {
  const wolf = { karl: { space: 's1,2', form: 'karl-wolf', corruption: 5 }, brad: 's3,0', rocco: 's3,0' }
  expect(rolled({}, { heroes: wolf })).toBe(1)
})

test('apo-c4 works: it adds to Why Bother?, and one die stays still', () => {
  const both = (hero: string): number => {
    const table = under('apo-c4', {
      heroes: { [hero]: { space: 's1,2', corruption: 4 }, brad: 's3,0', rocco: 's3,0' },
      tokens: ['fire s1,2 x2'],
      dice: { hero: Array(9).fill('hit') },
      sins: { hand: ['sloth-why-bother'] },
      setup: { sin: 'sloth', map: 'the-black-tide-a' },
    })
    table.hero1({ do: 'cleanse' })
    table.sins({ card: 'sloth-why-bother' }, 'sin-card')
    table.hero1({ none: true }, 'corruption')
    return diceRolled(table, 'heroes')
  }
  expect(both('rose')).toBe(1) // 4 - 1 - 2
  expect(both('thorley')).toBe(1) // 2 - 1 - 2
})

test('apo-c4 cannot: not below 4', () => {
  expect(rolled({ corruption: 3 })).toBe(4)
})

test('apo-c4 cannot: it looks before voluntary corruption is taken', () => {
  expect(rolled({ corruption: 3 }, {}, 'yes')).toBe(5) // to 4: the die of slot 2
  expect(rolled({ corruption: 4 }, {}, 'yes')).toBe(5) // to 5: the dice of slots 2 and 5, less one
})

test('apo-c4 cannot: and before the card, so that what a Signal Jammer costs comes too late', () => {
  const table = under('apo-c4', {
    heroes: { rose: { space: 's1,2', corruption: 3, upgrades: ['upg-signal-jammer'] }, brad: 's3,0', rocco: 's3,0' },
    tokens: ['fire s1,2'],
    dice: { hero: Array(9).fill('hit') },
    sins: { hand: ['sloth-why-bother'] },
    setup: { sin: 'sloth', map: 'the-black-tide-a' },
  })
  table.hero1({ do: 'cleanse' })
  table.sins({ card: 'sloth-why-bother' }, 'sin-card')
  table.hero1({ yes: true }, 'ability')
  expect(table.corruptionOf('rose')).toBe(5)
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'heroes')).toBe(4)
})

test('apo-c4 bystander: fights have all their dice, and another hero’s conscience is his own', () => {
  const table = under('apo-c4', {
    heroes: { thorley: { space: 's1,2', corruption: 6 }, brad: 's3,0', rocco: 's3,0' },
    monsters: ['acolyte s1,2'],
  })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'heroes')).toBe(4)
  const helped = { rose: 's1,2', brad: { space: 's1,2', corruption: 7 }, rocco: 's3,0' }
  expect(rolled({}, { heroes: helped })).toBe(5)
})

// ------------------------------------------------------------------------------------------------ A Taste for It

const taste = (yes: boolean, sketch: Sketch = {}): Scene => {
  const table = under('apo-c5', { monsters: ['acolyte s1,2'], ...sketch })
  table.hero1({ do: 'fight' })
  table.hero1({ yes }, 'corruption')
  return table
}

test('apo-c5 works: voluntary corruption in a fight gives one more Sin die', () => {
  expect(diceRolled(taste(true), 'sins')).toBe(3)
  expect(diceRolled(taste(true, { apocalypseCards: ['apo-c6'] }), 'sins')).toBe(2)
})

test('apo-c5 works: the hero knows it when he decides, for the card lies open', () => {
  const table = under('apo-c5', { monsters: ['acolyte s1,2'], dead: { acolyte: 1 } })
  table.hero1({ do: 'fight' })
  table.sins({ none: true }, 'acolyte')
  expect(table.kind).toBe('corruption')
  expect(table.view('hero1').apocalypse.cards).toEqual(['apo-c5'])
  expect(table.of('diceRolled')).toEqual([])
})

test('apo-c5 works: in a ranged fight, when the survivors roll', () => {
  const shots = (yes: boolean): number => {
    const table = under('apo-c5', {
      heroes: { rocco: 's1,2', thorley: 's3,0', brad: 's3,0' },
      monsters: ['abomination s2,2'],
    })
    table.hero1({ do: 'shoot', at: 's2,2' })
    table.hero1({ yes }, 'corruption')
    return diceRolled(table, 'sins')
  }
  expect(shots(true)).toBe(4)
  expect(shots(false)).toBe(3)
})

test('apo-c5 cannot: not if he declines, nor for corruption that is forced upon him', () => {
  expect(diceRolled(taste(false), 'sins')).toBe(2)
  const table = under('apo-c5', {
    monsters: ['acolyte s1,2'],
    dead: { acolyte: 1 },
    setup: { acolytes: 'hobos', map: 'the-black-tide-a' },
  })
  table.hero1({ do: 'fight' })
  table.sins({ yes: true }, 'acolyte')
  expect(table.corruptionOf('thorley')).toBe(2)
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(4)
})

test('apo-c5 bystander: a cleanse gives the Sins player nothing, and the next fight has its usual dice', () => {
  const table = under('apo-c5', { tokens: ['fire s1,2'] })
  table.hero1({ do: 'cleanse' })
  table.hero1({ yes: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(0)

  const fought = taste(true)
  fought.hero1({ do: 'end' })
  fought.sins({ yes: true }, 'reaction')
  fought.sins({ yes: true }, 'reaction-fight')
  fought.hero1({ none: true }, 'corruption')
  expect(diceRolled(fought, 'sins')).toBe(2)
})

// ------------------------------------------------------------------------------------------------------- Seepage

const walk = (to: string, sketch: Sketch = {}): Scene => {
  const table = under('apo-c6', sketch)
  table.hero1({ do: 'move', to })
  return table
}
const checks = (table: Scene): string[] => table.of('checkSettled').map(({ kind, dice: count }) => `${kind} ${count}`)

test('apo-c6 works: each Corruption check rolls one more die, on the way out and on the way in', () => {
  const table = walk('s2,2', { tokens: ['corruption s1,2 x2', 'corruption s2,2'] })
  expect(checks(table)).toEqual(['corruption 3', 'corruption 2'])
})

test('apo-c6 works: for printed Corruption too, and its result counts', () => {
  const table = walk('night-market', { dice: dice([], ['blank', 'corruption']) })
  expect(checks(table)).toEqual(['corruption 2'])
  expect(table.corruptionOf('thorley')).toBe(2)
})

test('apo-c6 cannot: where there is no token there is no check', () => {
  expect(walk('s2,2').of('diceRolled')).toEqual([])
})

test('apo-c6 bystander: Fire checks and fights are as ever', () => {
  expect(checks(walk('s2,2', { tokens: ['fire s1,2', 'corruption s1,2'] }))).toEqual(['corruption 2', 'fire 1'])
  const table = under('apo-c6', { monsters: ['acolyte s1,2'], tokens: ['corruption s1,2'] })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(2)
})

// ------------------------------------------------------------------------------------------------- Sermon of Ash

const sermon = (sketch: Sketch = {}): Scene => under('apo-c7', { phase: 'round-end', ...sketch })
const TEAM = ['thorley', 'brad', 'rocco']

test('apo-c7 works: each hero in a space with a Corruption token takes 1 corruption, also where it is printed', () => {
  const heroes = { thorley: 's1,2', brad: 'night-market', rocco: 's2,2' }
  const table = sermon({ heroes, tokens: ['corruption s1,2 x3'] })
  expect(TEAM.map(table.corruptionOf)).toEqual([2, 2, 1])
})

test('apo-c7 works: after the story’s task and before the summoning', () => {
  const table = sermon({
    apocalypse: 2,
    apocalypseDeck: ['apo-c5', 'apo-c6'],
    tokens: ['corruption s1,2'],
    dead: { acolyte: 1 },
  })
  expect(table.corruptionOf('thorley')).toBe(1)
  table.sins({ card: 'apo-c5' }, 'apocalypse-card') // the track has risen to 3
  expect(table.corruptionOf('thorley')).toBe(2)
  expect(table.kind).toBe('summon')
})

test('apo-c7 works: in the round of its reveal already', () => {
  const table = drawing(['apo-c7', 'apo-c4'], { tokens: ['corruption s1,2'] })
  table.sins({ card: 'apo-c7' }, 'apocalypse-card')
  expect(TEAM.map(table.corruptionOf)).toEqual([2, 1, 1])
})

test('apo-c7 works: at 7 it is a wound; the dead are replaced in turn order from the first hero', () => {
  const dying = { space: 's1,2', corruption: 7, wounds: [1, 2, 3, 4] }
  const table = sermon({
    heroes: { thorley: dying, brad: { ...dying, wounds: [] }, rocco: dying },
    tokens: ['corruption s1,2'],
    firstHero: 'brad',
  })
  table.hero2({ slot: 6 }, 'wound-slot')
  table.hero3({ hero: 'leah' }, 'reserve-hero')
  table.hero1({ hero: 'morgana' }, 'reserve-hero')
  expect(table.of('heroDied').map(({ hero }) => hero)).toEqual(['rocco', 'thorley'])
  expect(['morgana', 'brad', 'leah'].map(table.corruptionOf)).toEqual([1, 7, 1])
})

test('apo-c7 cannot: not for a token next door or face down', () => {
  const table = sermon({ tokens: ['corruption s2,2', 'corruption s1,2 down'] })
  expect(TEAM.map(table.corruptionOf)).toEqual([1, 1, 1])
})

test('apo-c7 bystander: Fire preaches nothing, no token goes, and without the card nobody is touched', () => {
  const table = sermon({ tokens: ['fire s1,2', 'corruption s3,0'] })
  expect(TEAM.map(table.corruptionOf)).toEqual([1, 2, 2])
  expect(table.tokens('corruption', 's3,0')).toBe(1)
  const silent = sermon({ apocalypseCards: ['apo-c6'], tokens: ['corruption s3,0'] })
  expect(TEAM.map(silent.corruptionOf)).toEqual([1, 1, 1])
})
