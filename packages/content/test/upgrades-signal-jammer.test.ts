import type { Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, diceRolled, last, quiet } from './helpers.ts'

/** Signal Jammer: two corruption cancel a Sin card. */

const far = { thorley: 's3,0', rocco: 's3,0' }
const JAMMER = ['upg-signal-jammer']

const jam = (sketch: Sketch = {}) =>
  quiet({
    heroes: { rose: { space: 's1,2', upgrades: JAMMER }, ...far },
    monsters: ['acolyte s1,2'],
    sins: { hand: ['pride-hubris', 'pride-hubris'] },
    ...sketch,
  })

test('upg-signal-jammer works: two corruption, and the card does nothing', () => {
  const table = jam()
  table.hero1({ do: 'fight' })
  table.sins({ card: 'pride-hubris' }, 'sin-card')
  table.hero1({ yes: true }, 'ability')
  expect(table.corruptionOf('rose')).toBe(3)
  expect(last(table, 'sinCardCancelled').card).toBe('pride-hubris')
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(2)
})

test('upg-signal-jammer works: it is a may', () => {
  const table = jam()
  table.hero1({ do: 'fight' })
  table.sins({ card: 'pride-hubris' })
  table.hero1({ none: true }, 'ability')
  table.hero1({ none: true }, 'corruption')
  expect(table.corruptionOf('rose')).toBe(1)
  expect(diceRolled(table, 'sins')).toBe(4) // alone: two more
})

test('upg-signal-jammer works: the cancelled card counts as the card of the turn and is discarded', () => {
  const table = jam()
  table.hero1({ do: 'fight' })
  table.sins({ card: 'pride-hubris' })
  table.hero1({ yes: true })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ do: 'end' })
  table.hero1({ none: true }, 'ability') // Mind Control
  attack(table)
  expect(table.kind).toBe('corruption')
  table.hero1({ none: true })
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'turn-start', hero: 'thorley' } })
  expect(table.state.sins).toMatchObject({ discard: ['pride-hubris'], open: null, hand: ['pride-hubris'] })
})

test('upg-signal-jammer works: said and paid before the targets of the card are named', () => {
  const table = jam({
    phase: 'take-turn',
    heroes: { rose: { space: 's0,2', upgrades: JAMMER }, thorley: 's0,2', rocco: 's3,0' },
    sins: { hand: ['pride-cast-out'] },
  })
  table.sins({ card: 'pride-cast-out' }, 'sin-card')
  expect(table.prompt).toMatchObject({ kind: 'ability', seat: 'hero1' })
  table.hero1({ yes: true })
  expect(table.kind).toBe('hero-turn')
  expect(table.spaceOf('rose')).toBe('s0,2')
})

test('upg-signal-jammer works: in the reaction to his turn; a cancelled Gauntlet leaves the move', () => {
  const table = jam({ phase: 'reaction', monsters: ['abomination s3,2'], sins: { hand: ['pride-gauntlet'] } })
  table.sins({ yes: true }, 'reaction')
  table.sins({ card: 'pride-gauntlet' }, 'sin-card')
  table.hero1({ yes: true }, 'ability')
  expect(table.board).toEqual(['abomination s3,2'])
  expect(table.kind).toBe('reaction-move')
})

test('upg-signal-jammer works: Leah cancels a card of the fight that she granted, for it is her turn', () => {
  const table = jam({ heroes: { leah: { space: 's0,2', upgrades: JAMMER }, thorley: 's1,2', rocco: 's3,0' } })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true }, 'ability')
  table.hero2({ do: 'fight' }, 'action')
  table.sins({ card: 'pride-hubris' }, 'sin-card')
  table.hero1({ yes: true }, 'ability')
  expect(table.corruptionOf('leah')).toBe(3)
  table.hero2({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(2)
})

test('upg-signal-jammer works: corruption that turns into wounds is paid', () => {
  const table = jam({ heroes: { rose: { space: 's1,2', corruption: 7, wounds: [1, 2], upgrades: JAMMER }, ...far } })
  table.hero1({ do: 'fight' })
  table.sins({ card: 'pride-hubris' })
  table.hero1({ yes: true }, 'ability')
  table.hero1({ slot: 3 }, 'wound-slot')
  table.hero1({ slot: 4 }, 'wound-slot')
  expect(table.woundsOf('rose')).toBe(4)
  expect(diceRolled(table, 'sins')).toBe(2)
})

test('upg-signal-jammer cannot: not if the payment would kill him', () => {
  for (const [corruption, wounds, asked] of [
    [7, [1, 2], true],
    [7, [1, 2, 3], false],
    [6, [1, 2, 3], true],
    [6, [1, 2, 3, 4], false],
    [5, [1, 2, 3, 4], true],
  ] as const) {
    const table = jam({ heroes: { rose: { space: 's1,2', corruption, wounds, upgrades: JAMMER }, ...far } })
    table.hero1({ do: 'fight' })
    table.sins({ card: 'pride-hubris' })
    expect(table.asks('ability'), `corruption ${corruption}, ${wounds.length} wounds`).toBe(asked)
  }
})

test('upg-signal-jammer cannot: twice in a round', () => {
  const table = jam({
    heroes: {
      rose: { space: 's1,2', upgrades: JAMMER, turns: 1 },
      thorley: { space: 's3,0', turns: 0 },
      rocco: { space: 's3,0', turns: 0 },
    },
    sins: { hand: ['pride-hubris', 'pride-hubris'], reactions: 0 },
  })
  table.hero1({ do: 'fight' })
  table.sins({ card: 'pride-hubris' })
  table.hero1({ yes: true }, 'ability')
  table.declineUntil('sin-card') // the next turn of Rose begins
  table.sins({ none: true })
  table.hero1({ do: 'fight' })
  table.sins({ card: 'pride-hubris' }, 'sin-card')
  expect(table.kind).toBe('corruption')
})

test('upg-signal-jammer cannot: not in the turn of another hero, not even for the fight that Leah grants its holder', () => {
  const his = jam({ heroes: { thorley: 's1,2', rose: { space: 's1,2', upgrades: JAMMER }, rocco: 's3,0' } })
  his.hero1({ do: 'fight' })
  his.sins({ card: 'pride-hubris' })
  expect(his.kind).toBe('corruption')

  const granted = jam({ heroes: { leah: 's0,2', thorley: { space: 's1,2', upgrades: JAMMER }, rocco: 's3,0' } })
  granted.hero1({ do: 'end' })
  granted.hero1({ yes: true })
  granted.hero2({ do: 'fight' })
  granted.sins({ card: 'pride-hubris' })
  expect(granted.prompt).toMatchObject({ kind: 'corruption', seat: 'hero2' })
})

test('upg-signal-jammer bystander: nobody else pays, and the hand keeps its other cards', () => {
  const table = jam()
  table.hero1({ do: 'fight' })
  table.sins({ card: 'pride-hubris' })
  table.hero1({ yes: true })
  expect(table.corruptionOf('thorley')).toBe(1)
  expect(table.corruptionOf('rocco')).toBe(1)
  expect(table.state.sins.hand).toEqual(['pride-hubris'])
})
