import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, dice, diceRolled, quiet } from './helpers.ts'

/** Corrupted Nuns: Vespers. */

const HOSPITAL = 'saint-jude-hospital'

const nuns = (space: string, sketch: Sketch = {}): Scene => {
  const table = quiet({
    heroes: { rose: { space, wounds: [1, 2], corruption: 3 }, thorley: 's3,0', rocco: 's3,0' },
    monsters: [`acolyte ${space}`],
    dead: { acolyte: 2 },
    ...sketch,
  })
  table.hero1({ do: 'fight' })
  return table
}

const icons = (table: Scene): string[] =>
  table.view('all').covered.map(({ district, action }) => `${district} ${action}`)

test('vespers works: in a District the Sins player covers an icon with a Corruption token, and a Nun joins', () => {
  const table = nuns(HOSPITAL)
  table.sins({ yes: true }, 'acolyte')
  expect(table.prompt).toMatchObject({ kind: 'effect', seat: 'sins' })
  expect(table.optionIds.sort()).toEqual(['heal', 'repent'])
  table.sins({ icon: 'heal' })
  expect(icons(table)).toEqual([`${HOSPITAL} heal`])
  expect(table.tokens('corruption', HOSPITAL)).toBe(1)
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(4)
  expect(table.board).toEqual([`acolyte ${HOSPITAL}`, `acolyte ${HOSPITAL}`])
})

test('vespers works: what is covered cannot be used; of a doubled icon the other can', () => {
  const table = nuns(HOSPITAL)
  table.sins({ yes: true })
  table.sins({ icon: 'heal' })
  table.declineUntil('hero-turn')
  table.hero1({ do: 'city' })
  table.hero1({ action: 'heal' }, 'city-action')
  table.hero1({ slot: 1 }, 'heal-slot')
  expect(table.optionIds.sort()).toEqual(['none', 'repent'])
})

test('vespers works: in a Street a Corruption token falls', () => {
  const table = nuns('s1,2')
  table.sins({ yes: true }, 'acolyte')
  expect(table.kind).toBe('corruption')
  expect(table.tokens('corruption', 's1,2')).toBe(1)
  expect(icons(table)).toEqual([])
})

test('vespers works: with every icon covered the token falls beside them', () => {
  const table = nuns('dockside', {
    tokens: ['corruption dockside x2'],
    covered: [
      { district: 'dockside', icon: 'extraTurn' },
      { district: 'dockside', icon: 'extraTurn' },
    ],
  })
  table.sins({ yes: true })
  expect(table.kind).toBe('corruption')
  expect(table.tokens('corruption', 'dockside')).toBe(3)
  expect(icons(table)).toHaveLength(2)
})

test('vespers works: in a fight that the Sins player starts, and the hero decides on corruption after it', () => {
  const table = attack(
    quiet({
      phase: 'reaction',
      heroes: { rose: 's1,2', thorley: 's3,0', rocco: 's3,0' },
      monsters: ['abomination s1,2'],
      dead: { acolyte: 1 },
    }),
  )
  table.sins({ yes: true }, 'acolyte')
  expect(table.tokens('corruption', 's1,2')).toBe(1)
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(5)
})

test('vespers works: removing the covering token uncovers the icon; the hero chooses which token goes', () => {
  const table = quiet({
    heroes: { rose: { space: HOSPITAL, wounds: [1] }, thorley: 's3,0', rocco: 's3,0' },
    tokens: [`corruption ${HOSPITAL} x2`],
    covered: [{ district: HOSPITAL, icon: 'repent' }],
    dice: dice(['skill', 'hit', 'hit', 'hit']),
  })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  expect(table.optionIds.sort()).toEqual(['corruption', 'corruption:covering-repent', 'none'])
  table.hero1({ covering: 'repent' }, 'remove-token')
  expect(icons(table)).toEqual([])
  expect(table.tokens('corruption', HOSPITAL)).toBe(1)
})

test('vespers cannot: with no Corruption token left there is no effect, but the Nun joins', () => {
  const table = nuns(HOSPITAL, { tokens: ['corruption s3,2 x10'] })
  table.sins({ yes: true }, 'acolyte')
  expect(table.kind).toBe('corruption')
  expect(icons(table)).toEqual([])
  expect(table.tokens('corruption', HOSPITAL)).toBe(0)
  expect(table.board).toEqual([`acolyte ${HOSPITAL}`, `acolyte ${HOSPITAL}`])
})

test('vespers cannot: not without a dead Acolyte, one not yet in play is not dead', () => {
  expect(nuns('s1,2', { dead: {} }).kind).toBe('corruption')
})

test('vespers cannot: twice in a round, but an ability that was declined is not used', () => {
  for (const yes of [true, false]) {
    const table = nuns('s1,2')
    table.sins({ yes }, 'acolyte')
    table.hero1({ none: true }, 'corruption')
    table.hero1({ do: 'end' }, 'hero-turn')
    table.hero1({ none: true }, 'ability') // Mind Control
    attack(table)
    expect(table.asks('acolyte')).toBe(!yes)
  }
})

test('vespers cannot: not in a ranged fight', () => {
  const table = quiet({
    heroes: { rocco: 's1,2', thorley: 's3,0', rose: 's3,0' },
    monsters: ['acolyte s3,2'],
    dead: { acolyte: 2 },
  })
  table.hero1({ do: 'shoot', at: 's3,2' })
  expect(table.kind).toBe('corruption')
})

test('vespers bystander: no other District is covered, and nobody is corrupted by it', () => {
  const table = nuns(HOSPITAL)
  table.sins({ yes: true })
  table.sins({ icon: 'repent' })
  expect(icons(table)).toEqual([`${HOSPITAL} repent`])
  expect(table.view('all').tokens.filter(({ kind }) => kind === 'corruption')).toHaveLength(1)
  expect(['rose', 'thorley', 'rocco'].map(table.corruptionOf)).toEqual([3, 1, 1])
})

test('vespers bystander: a token that covers nothing may be removed and the icon stays covered', () => {
  const table = quiet({
    heroes: { rose: { space: HOSPITAL, wounds: [1] }, thorley: 's3,0', rocco: 's3,0' },
    tokens: [`corruption ${HOSPITAL} x2`],
    covered: [{ district: HOSPITAL, icon: 'repent' }],
    dice: dice(['skill', 'hit', 'hit', 'hit']),
  })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ id: 'corruption' }, 'remove-token')
  expect(icons(table)).toEqual([`${HOSPITAL} repent`])
  expect(table.tokens('corruption', HOSPITAL)).toBe(1)
})
