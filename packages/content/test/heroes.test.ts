import type { Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, dice, diceRolled, fight, hits, idsOf, last, quiet, steps } from './helpers.ts'

/** Abilities that belong to a moment of the turn: Leah, Rose, and Karl in both forms. */

// ------------------------------------------------------------------------------------------------- Field Orders

/** Leah's turn; Thorley is one space away, Rocco too far. */
const orders = (sketch: Sketch = {}) =>
  quiet({
    heroes: { leah: 's0,2', thorley: 's1,2', rocco: 's3,0' },
    monsters: ['acolyte s0,2', 'acolyte s1,2'],
    ...sketch,
  })

test('field-orders works: another hero within 2 fights at the end of her turn, and the reaction is against Leah', () => {
  const table = orders({ dice: dice(hits(2)) })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true }, 'ability')
  table.hero2({ do: 'fight' }, 'action')
  table.hero2({ none: true }, 'corruption')
  table.hero2({ monster: 'acolyte-2' }, 'kill')
  expect(last(table, 'fightStarted')).toMatchObject({ hero: 'thorley', space: 's1,2', by: 'heroes' })
  expect(table.board).toEqual(['acolyte s0,2'])
  expect(table.prompt).toMatchObject({ kind: 'reaction', subject: { hero: 'leah' } })
  table.sins({ yes: true })
  table.sins({ yes: true }, 'reaction-fight')
  expect(last(table, 'fightStarted')).toMatchObject({ hero: 'leah', space: 's0,2', by: 'sins' })
})

test('field-orders works: the chosen hero may shoot if he can, or cleanse', () => {
  const table = orders({
    heroes: { leah: 's0,2', rocco: 's1,2', thorley: 's3,0' },
    monsters: ['acolyte s3,2'],
    tokens: ['fire s1,2'],
  })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true })
  expect(table.optionIds.sort()).toEqual(['cleanse', 'none', 'shoot:s3,2'])
})

test('field-orders works: with several heroes within 2 Leah chooses', () => {
  const table = orders({ heroes: { leah: 's0,2', thorley: 's1,2', rocco: 's0,0' } })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true })
  expect(table.prompt).toMatchObject({ kind: 'effect', seat: 'hero1' })
  expect(table.optionIds.sort()).toEqual(['rocco', 'thorley'])
})

test('field-orders works: the window of the granted fight names the chosen hero, and its card is the one of the turn', () => {
  const table = orders({ sins: { hand: ['pride-hubris', 'pride-hubris'] } })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true })
  table.hero2({ do: 'fight' })
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'fight-start', hero: 'thorley' } })
  table.sins({ card: 'pride-hubris' })
  table.declineUntil('reaction')
  table.sins({ yes: true })
  table.sins({ yes: true }, 'reaction-fight')
  expect(table.kind).toBe('corruption')
})

test('field-orders works: a card of Leah’s own fight leaves none for the granted one', () => {
  const table = orders({ sins: { hand: ['pride-hubris', 'pride-hubris'] } })
  table.hero1({ do: 'fight' })
  table.sins({ card: 'pride-hubris' }, 'sin-card')
  table.hero1({ none: true }, 'corruption')
  table.hero1({ do: 'end' })
  table.hero1({ yes: true }, 'ability')
  table.hero2({ do: 'fight' }, 'action')
  expect(table.prompt).toMatchObject({ kind: 'corruption', seat: 'hero2' })
})

test('field-orders works: if the chosen hero dies, Leah’s turn goes on and she can be reacted to', () => {
  const table = orders({
    heroes: { leah: 's0,2', thorley: { space: 's1,2', wounds: [1, 2, 3, 4] }, rocco: 's3,0' },
    dice: dice([], ['hit', 'hit']),
  })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true })
  table.hero2({ do: 'fight' })
  table.hero2({ none: true }, 'corruption')
  table.hero2({ hero: 'brad' }, 'reserve-hero')
  expect(last(table, 'heroDied')).toMatchObject({ hero: 'thorley', space: 's1,2' })
  expect(table.spaceOf('brad')).toBe('s0,2')
  expect(table.prompt).toMatchObject({ kind: 'reaction', subject: { hero: 'leah' } })
})

test('field-orders cannot: nobody is within 2 of her', () => {
  const table = orders({ heroes: { leah: 's0,2', thorley: 's2,1', rocco: 's3,0' } })
  table.hero1({ do: 'end' })
  expect(table.kind).toBe('reaction')
})

test('field-orders cannot: the Metro does not bring a hero within 2', () => {
  const table = orders({
    heroes: { leah: 's0,2', thorley: 's3,1', rocco: 's3,0' },
    metro: [
      { color: 'red', space: 's0,2' },
      { color: 'red', space: 's3,1' },
    ],
  })
  table.hero1({ do: 'end' })
  expect(table.kind).toBe('reaction')
})

test('field-orders cannot: twice in a round, but one that was declined is not used', () => {
  const heroes = {
    leah: { space: 's0,2', turns: 1 },
    thorley: { space: 's1,2', turns: 0 },
    rocco: { space: 's3,0', turns: 0 },
  }
  for (const yes of [true, false]) {
    const table = orders({ heroes, sins: { reactions: 0 } })
    table.hero1({ do: 'end' })
    table.hero1({ yes }, 'ability')
    if (yes) table.hero2({ none: true }, 'action')
    expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'leah' } })
    table.hero1({ do: 'end' })
    expect(table.asks('ability')).toBe(!yes)
  }
})

test('field-orders cannot: nothing of a turn but the Action comes with it', () => {
  const table = orders({
    heroes: { leah: 's0,0', thorley: 'constabulary', rocco: 's3,2' },
    monsters: ['acolyte constabulary'],
    tokens: ['extraTurn constabulary'],
  })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true })
  expect(table.optionIds.sort()).toEqual(['fight', 'none'])
})

test('field-orders bystander: no Turn token is spent, his player may decline, and a turn of his own gives Leah nothing', () => {
  const table = orders()
  table.hero1({ do: 'end' })
  table.hero1({ yes: true })
  table.hero2({ none: true }, 'action')
  expect(table.of('fightStarted')).toEqual([])
  expect(table.hero('thorley').turns).toBe(2)
  expect(table.hero('rocco').turns).toBe(2)

  const his = orders({ heroes: { thorley: 's1,2', leah: 's0,2', rocco: 's3,0' } })
  his.hero1({ do: 'end' })
  expect(his.prompt).toMatchObject({ kind: 'reaction', subject: { hero: 'thorley' } })
})

// ------------------------------------------------------------------------------------------------- Mind Control

const puppets = (sketch: Sketch = {}) =>
  quiet({ heroes: { rose: 's0,2', thorley: 's1,2', rocco: 's0,0' }, monsters: ['acolyte s3,0'], ...sketch })

test('mind-control works: an Acolyte anywhere on the board goes to an adjacent space', () => {
  const table = puppets()
  table.hero1({ do: 'end' })
  table.hero1({ yes: true }, 'ability')
  expect(idsOf(table, 'space').sort()).toEqual(['dockside', 's2,0', 's3,1'])
  table.hero1({ monster: 'acolyte-1', space: 's3,1' }, 'effect')
  expect(table.board).toEqual(['acolyte s3,1'])
  expect(table.kind).toBe('reaction')
})

test('mind-control works: an Abomination that shares a space with a hero too, for it is a teleport', () => {
  const table = puppets({ monsters: ['abomination s1,2'] })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true })
  table.hero1({ monster: 'abomination-1', space: 'megatheatre' })
  expect(table.board).toEqual(['abomination megatheatre'])
  expect(last(table, 'monsterTeleported')).toMatchObject({ from: 's1,2', to: 'megatheatre', cause: 'mind-control' })
})

test('mind-control cannot: neither Controller nor Avatar nor Hell Club is a target', () => {
  const bosses = ['controller s3,0', 'avatar s3,2', 'hc-bailiff s2,0']
  const table = puppets({ monsters: bosses })
  table.hero1({ do: 'end' })
  expect(table.kind).toBe('reaction')

  const mixed = puppets({ monsters: [...bosses, 'acolyte s3,0'] })
  mixed.hero1({ do: 'end' })
  mixed.hero1({ yes: true })
  expect(idsOf(mixed, 'monster')).toEqual(['acolyte-1'])
})

test('mind-control cannot: the Metro makes no space adjacent', () => {
  const table = puppets({
    monsters: ['acolyte s3,1'],
    metro: [
      { color: 'red', space: 's0,2' },
      { color: 'red', space: 's3,1' },
    ],
  })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true })
  expect(idsOf(table, 'space').sort()).toEqual(['dockside', 's2,1', 's3,0', 's3,2', 'uplink-tower'])
})

test('mind-control bystander: the other monsters stay, and the turns of others give Rose nothing', () => {
  const table = puppets({ monsters: ['acolyte s3,0', 'acolyte s3,0', 'abomination s2,2'] })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true })
  table.hero1({ monster: 'acolyte-1', space: 's2,0' })
  expect(table.board).toEqual(['abomination s2,2', 'acolyte s2,0', 'acolyte s3,0'])

  const his = puppets({ heroes: { thorley: 's1,2', rose: 's0,2', rocco: 's0,0' } })
  his.hero1({ do: 'end' })
  expect(his.kind).toBe('reaction')
})

// ------------------------------------------------------------------------------------------------- Shapeshifter

test('shapeshifter works: at the start of his turn Karl becomes the wolf, and all that he has stays', () => {
  const table = quiet({
    phase: 'take-turn',
    heroes: {
      karl: { space: 's0,2', wounds: [2, 6], corruption: 3, upgrades: ['upg-rosary'], npcs: ['proxy'] },
      thorley: 's3,0',
      rocco: 's0,0',
    },
    monsters: ['acolyte s0,2'],
    setup: { power: false },
  })
  expect(table.prompt).toMatchObject({ kind: 'ability', rule: 'shapeshifter', seat: 'hero1' })
  table.hero1({ yes: true })
  expect(table.hero('karl')).toMatchObject({
    form: 'karl-wolf',
    wounds: [2, 6],
    corruption: 3,
    upgrades: ['upg-rosary'],
    npcs: ['proxy'],
    turns: 1,
  })
  fight(table)
  expect(diceRolled(table, 'heroes')).toBe(4)
  expect(last(table, 'rollSettled').defense).toBe(2)
})

test('shapeshifter works: he is asked before the turn-start card', () => {
  const table = quiet({
    phase: 'take-turn',
    heroes: { karl: 's0,2', thorley: 's0,2', rocco: 's0,0' },
    sins: { hand: ['pride-cast-out'] },
  })
  expect(table.kind).toBe('ability')
  table.hero1({ yes: true })
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'turn-start' } })
})

test('shapeshifter cannot: once the turn has begun there is no changing; declined he stays a man', () => {
  const table = quiet({ phase: 'take-turn', heroes: { karl: 's0,2', thorley: 's3,0', rocco: 's0,0' } })
  table.hero1({ none: true }, 'ability')
  expect(table.hero('karl').form).toBe('karl')
  expect(deeds(table).sort()).toEqual(['end', 'move'])
  table.hero1({ do: 'end' })
  expect(table.kind).toBe('reaction')
})

test('shapeshifter cannot: he does not enter play as the wolf', () => {
  const table = quiet({
    heroes: { rose: { space: 's1,2', wounds: [1, 2, 3, 4] }, thorley: 's3,0', rocco: 's0,0' },
    monsters: ['acolyte s1,2'],
  })
  table.hero1({ do: 'move', to: 's0,2' })
  table.hero1({ hero: 'karl' }, 'reserve-hero')
  expect(table.hero('karl')).toMatchObject({ form: 'karl', wounds: [], corruption: 1 })
})

test('shapeshifter bystander: at the start of another hero’s turn nobody is asked and Karl stays as he is', () => {
  const table = quiet({ phase: 'take-turn', heroes: { rose: 's0,2', karl: 's0,2', rocco: 's0,0' } })
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero1' })
  expect(table.hero('karl').form).toBe('karl')
})

// -------------------------------------------------------------------------------------------------------- Feral

const wolf = { space: 's1,2', form: 'karl-wolf' }

test('feral works: at the start of his turn he may turn back, or stay', () => {
  for (const yes of [true, false]) {
    const table = quiet({ phase: 'take-turn', heroes: { karl: wolf, thorley: 's3,0', rocco: 's0,0' } })
    expect(table.prompt).toMatchObject({ kind: 'ability', rule: 'feral' })
    table.hero1({ yes })
    expect(table.hero('karl').form).toBe(yes ? 'karl' : 'karl-wolf')
    expect(table.kind).toBe('hero-turn')
  }
})

test('feral works: leaving monsters costs him no wound', () => {
  const table = quiet({
    heroes: { karl: wolf, thorley: 's3,0', rocco: 's0,0' },
    monsters: ['acolyte s1,2', 'abomination s1,2'],
  })
  table.hero1({ do: 'move', to: 's0,2' })
  expect(table.kind).toBe('hero-turn')
  expect(table.woundsOf('karl')).toBe(0)
})

test('feral works: the wolf cleanses with a Skill of 1', () => {
  const table = quiet({ heroes: { karl: wolf, thorley: 's3,0', rocco: 's0,0' }, tokens: ['fire s1,2'] })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'heroes')).toBe(1)
})

test('feral cannot: the wolf uses no City Actions', () => {
  const table = quiet({ heroes: { karl: { ...wolf, space: 'constabulary' }, thorley: 's3,0', rocco: 's0,0' } })
  expect(deeds(table)).not.toContain('city')
  expect(table.refusal('hero1', { do: 'city' })?.code).toBe('city-forbidden')
})

test('feral cannot: it is no help against the checks of a step', () => {
  const table = quiet({
    heroes: { karl: wolf, thorley: 's3,0', rocco: 's0,0' },
    monsters: ['acolyte s1,2'],
    tokens: ['fire s1,2'],
    dice: { sin: ['hit'] },
  })
  table.hero1({ do: 'move', to: 's0,2' })
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(last(table, 'woundTaken').cause).toBe('MOVE-8')
})

test('feral bystander: the man Karl, and the hero beside the wolf, take the wound; the man may use the District', () => {
  const man = quiet({
    heroes: { karl: 's1,2', thorley: 's3,0', rocco: 's0,0' },
    monsters: ['acolyte s1,2'],
  })
  man.hero1({ do: 'move', to: 's0,2' })
  expect(man.kind).toBe('wound-slot')

  const friend = quiet({
    heroes: { thorley: 's1,2', karl: wolf, rocco: 's0,0' },
    monsters: ['acolyte s1,2'],
  })
  friend.hero1({ do: 'move', to: 's0,2' })
  friend.hero1({ slot: 1 }, 'wound-slot')
  expect(friend.woundsOf('thorley')).toBe(1)
  expect(steps(friend)).toContain('s0,1')

  const inTown = quiet({ heroes: { karl: 'constabulary', thorley: 's3,0', rocco: 's0,0' } })
  expect(deeds(inTown)).toContain('city')
})
