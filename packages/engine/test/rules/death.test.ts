import type { SinCardDef } from '@haven/engine'
import { dealWound } from '@haven/engine/kit'
import { fixtureRules, type Scene, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, prideWithCards, react, takeWounds } from './combat.ts'

const DYING = [1, 2, 3, 4]
const others = { thorley: 's2,2', brad: 's2,2' }

/** Rocco leaves an Acolyte with four wounds: the fifth (MOVE-5) kills him in s1,0, in his own turn. */
function die(rocco: object = {}, sketch: Sketch = {}): Scene {
  const table = scene({
    heroes: { rocco: { space: 's1,0', wounds: DYING, ...rocco }, ...others },
    monsters: ['acolyte s1,0'],
    reactions: 0,
    ...sketch,
  })
  table.hero1({ do: 'move', to: 's0,0' })
  return table
}

test('DEATH-1 figure and dashboard leave the game; NPCs and Innocents stay in his space', () => {
  const table = die({ npcs: ['commissioner', 'proxy'], innocents: 2, extraTurns: 1 })
  expect(table.of('heroDied')).toEqual([expect.objectContaining({ hero: 'rocco', space: 's1,0' })])
  table.hero1({ hero: 'rose' }, 'reserve-hero')
  const { heroes, reserve, npcs } = table.view('all')
  expect(heroes.map(({ hero }) => hero)).toEqual(['rose', 'thorley', 'brad'])
  expect(reserve).not.toContain('rocco')
  expect(npcs).toEqual([
    { npc: 'commissioner', space: 's1,0' },
    { npc: 'proxy', space: 's1,0' },
  ])
  expect(table.tokens('innocent', 's1,0')).toBe(2)
  expect(table.hero('rose')).toMatchObject({ npcs: [], innocents: 0, extraTurns: 0 })
})

test('DEATH-1 his Extra Turn tokens go back to the supply', () => {
  // All six are out: four on the board, two with Rocco. Thorley asks for one in the Megatheatre.
  const gained = (dies: boolean) => {
    const table = scene({
      heroes: { rocco: { space: 's1,0', wounds: DYING, extraTurns: 2 }, thorley: 'megatheatre', brad: 's2,2' },
      monsters: ['acolyte s1,0'],
      tokens: ['extraTurn s3,0 x4'],
      reactions: 0,
    })
    if (dies) {
      table.hero1({ do: 'move', to: 's0,0' })
      table.hero1({ hero: 'rose' }, 'reserve-hero')
    } else table.hero1({ do: 'end' })
    table.hero2({ do: 'city' })
    table.hero2({ action: 'extraTurn' }, 'city-action')
    return table.hero('thorley').extraTurns
  }
  expect(gained(false)).toBe(0)
  expect(gained(true)).toBe(1)
})

test('DEATH-1 MARK-1 marks on him are discarded, those on others stay', () => {
  const forbid = (hero: string) => ({ hero, what: 'heal', until: 'round' }) as const
  const table = die({}, { forbids: [forbid('rocco'), forbid('brad')] })
  table.hero1({ hero: 'rose' }, 'reserve-hero')
  expect(table.view('all').forbids).toEqual([{ place: 2, what: 'heal', until: 'round' }])
})

test('DEATH-1 his Upgrades are added face up to the Inventory', () => {
  const inventory = ['upg-rosary', 'upg-sawn-off', 'upg-motorbike', 'upg-field-kit', 'upg-holy-water']
  const table = die({ upgrades: ['upg-ice-blade'] }, { inventory })
  expect(table.kind).toBe('reserve-hero')
  expect(table.view('spectator').upgrades.inventory).toEqual([...inventory, 'upg-ice-blade'])
})

test('DEATH-2 his Turn tokens and his City Action token pass on as they are', () => {
  const inherited = (rocco: object) => {
    const table = die(rocco)
    table.hero1({ hero: 'rose' }, 'reserve-hero')
    const { turns, cityAction } = table.hero('rose')
    return { turns, cityAction }
  }
  expect(inherited({ turns: 1, cityAction: true })).toEqual({ turns: 1, cityAction: true })
  expect(inherited({ turns: 0, cityAction: false })).toEqual({ turns: 0, cityAction: false })
})

test('DEATH-2 a City Action token in a District lies there till the reset', () => {
  const table = scene({
    heroes: {
      rocco: { space: 's1,0', wounds: DYING, turns: 0, cityAction: false },
      thorley: { space: 'saint-jude-hospital', turns: 1 },
      brad: { space: 's2,2', turns: 0 },
    },
    monsters: ['acolyte s1,0'],
    slots: ['saint-jude-hospital'],
    reactions: 0,
    apocalypseDeck: [],
  })
  table.hero1({ do: 'move', to: 's0,0' })
  table.hero1({ hero: 'morgana' }, 'reserve-hero')
  expect(table.refusal('hero2', { do: 'city' })).toMatchObject({ code: 'slot-taken', rule: 'CITY-1' })
  expect(table.view('all').slots).toEqual(['saint-jude-hospital'])
  table.hero2({ do: 'end' })
  expect(table.kind).toBe('story-task') // the next round
  expect(table.view('all').slots).toEqual([])
  expect(table.hero('morgana')).toMatchObject({ cityAction: true, turns: 2 })
})

test('DEATH-3 the successor starts on the Starting Space with corruption 1 and no wounds, in the same place', () => {
  const table = die({ corruption: 6 })
  expect(table.prompt).toMatchObject({ kind: 'reserve-hero', seat: 'hero1', subject: { hero: 'rocco' } })
  expect(table.optionIds.sort()).toEqual(['karl', 'leah', 'morgana', 'rose'])
  expect(table.refusal('hero1', { hero: 'brad' })).toMatchObject({ code: 'hero-not-in-reserve', rule: 'DEATH-3' })
  table.hero1({ hero: 'leah' })
  expect(table.spaceOf('leah')).toBe('s0,2')
  expect(table.hero('leah')).toMatchObject({ corruption: 1, wounds: [], seat: 'hero1', upgrades: [], dead: false })
  expect(table.state.heroes.map(({ hero }) => hero)).toEqual(['leah', 'thorley', 'brad'])
  expect(table.view('all').reserve.toSorted()).toEqual(['karl', 'morgana', 'rose'])
})

test('DEATH-3 he takes as many Upgrades as the dead hero had, from the whole Inventory, which is then 5 again', () => {
  const inventory = ['upg-rosary', 'upg-sawn-off', 'upg-motorbike', 'upg-field-kit', 'upg-holy-water']
  const table = die({ upgrades: ['upg-ice-blade', 'upg-filter-mask'] }, { inventory })
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(table.prompt).toMatchObject({ kind: 'inherit', seat: 'hero1', rule: 'DEATH-3', subject: { hero: 'leah' } })
  expect(table.optionIds).toEqual([...inventory, 'upg-ice-blade', 'upg-filter-mask'])
  table.hero1({ card: 'upg-motorbike' })
  table.hero1({ card: 'upg-ice-blade' }, 'inherit')
  expect(table.hero('leah').upgrades).toEqual(['upg-motorbike', 'upg-ice-blade'])
  expect(table.view('all').upgrades.inventory).toEqual([
    'upg-rosary',
    'upg-sawn-off',
    'upg-field-kit',
    'upg-holy-water',
    'upg-filter-mask',
  ])
  expect(table.of('inventoryRefilled')).toEqual([])
})

test('DEATH-3 the Inventory is filled up to 5', () => {
  const table = die(
    { upgrades: ['upg-ice-blade'] },
    { inventory: ['upg-rosary', 'upg-sawn-off'], upgradeDeck: ['upg-motorbike', 'upg-field-kit', 'upg-holy-water'] },
  )
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  table.hero1({ card: 'upg-rosary' }, 'inherit')
  expect(table.view('all').upgrades.inventory).toEqual([
    'upg-sawn-off',
    'upg-ice-blade',
    'upg-motorbike',
    'upg-field-kit',
    'upg-holy-water',
  ])
})

test('DEATH-4 WIN-2 with nobody left in the Reserve the Sins player wins', () => {
  const lost = die({}, { reserve: [] })
  expect(lost.rules.outcome(lost.state)).toEqual({ winner: 'sins', rule: 'WIN-2' })
  expect(lost.prompts).toEqual([])
  const saved = die({}, { reserve: ['karl'] })
  expect(saved.rules.outcome(saved.state)).toBeNull()
  expect(saved.state.heroes[0]?.hero).toBe('karl')
  expect(saved.state.reserve).toEqual([])
})

test.each([
  [1, 'hero1', 'leah'],
  [0, 'hero2', 'thorley'],
])('DEATH-5 with %i Turn tokens left of his predecessor the next turn is of %s', (turns, seat, hero) => {
  const table = scene({
    heroes: {
      rocco: { space: 's1,0', wounds: DYING, turns },
      thorley: { space: 's2,2', turns: 2 },
      brad: { space: 's2,2', turns: 1 },
    },
    monsters: ['acolyte s1,0'],
    reactions: 0,
  })
  table.hero1({ do: 'move', to: 's0,0' })
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'thorley' } }) // his turn is over
  table.hero2({ do: 'end' })
  table.hero3({ do: 'end' })
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', seat, subject: { hero } })
})

/** Brad's turn starts; Whose Glory? costs each other hero 1 corruption: a fifth wound at corruption 7. */
function massacre(reserve: readonly string[]): Scene {
  const lost = { space: 's2,2', corruption: 7, wounds: DYING }
  const table = scene({
    heroes: { rocco: lost, brad: 's2,2', thorley: lost },
    current: { phase: 'take-turn', hero: 'brad' },
    sins: { hand: ['pride-whose-glory'] },
    reserve,
  })
  table.sins({ card: 'pride-whose-glory' }, 'sin-card')
  for (const seat of ['hero1', 'hero2', 'hero3'] as const) table.answer(seat, { choice: 'others' }, 'choice')
  return table
}

test('DEATH-6 several dead of one event are replaced one after the other, in turn order from the current hero', () => {
  const table = massacre(['karl', 'leah', 'rose'])
  expect(table.prompt).toMatchObject({ kind: 'reserve-hero', seat: 'hero3', subject: { hero: 'thorley' } })
  table.hero3({ hero: 'leah' })
  expect(table.prompt).toMatchObject({ kind: 'reserve-hero', seat: 'hero1', subject: { hero: 'rocco' } })
  table.hero1({ hero: 'karl' })
  expect(table.state.heroes.map(({ hero }) => hero)).toEqual(['karl', 'brad', 'leah'])
})

test('DEATH-6 WIN-2 is looked at each time', () => {
  const table = massacre(['karl'])
  const fates = table.events.map(({ event }) => event).filter((name) => /heroDied|heroJoined|gameOver/.test(name))
  expect(fates).toEqual(['heroDied', 'heroJoined', 'heroDied', 'gameOver'])
  expect(table.rules.outcome(table.state)).toEqual({ winner: 'sins', rule: 'WIN-2' })
})

test('DEATH-6 the dead of one fight too: from the current hero, not from the fighting one or the first', () => {
  // Leah orders Rose to fight; Thorley takes one of her two wounds (Bulwark). Both die of it.
  const lost = { space: 's0,0', wounds: DYING }
  const table = scene({
    heroes: { thorley: lost, leah: 's1,0', rose: lost },
    current: { phase: 'hero-turn', hero: 'leah' },
    monsters: ['abomination s0,0'],
    reserve: ['brad', 'karl', 'morgana'],
    dice: dice([], ['hit', 'hit', 'hit']),
  })
  table.hero2({ do: 'end' })
  table.hero2({ yes: true }, 'ability')
  table.hero2({ hero: 'rose' }, 'effect')
  table.hero3({ do: 'fight' }, 'action')
  table.hero3({ none: true }, 'corruption')
  table.hero1({ yes: true }, 'ability')
  expect(table.prompt).toMatchObject({ kind: 'reserve-hero', seat: 'hero3', subject: { hero: 'rose' } })
  table.hero3({ hero: 'brad' })
  expect(table.prompt).toMatchObject({ kind: 'reserve-hero', seat: 'hero1', subject: { hero: 'thorley' } })
})

const ambush: SinCardDef = { id: 'test-ambush', copies: 1, window: 'reaction', effect: [dealWound(1)] }

test.each([
  [DYING, true],
  [DYING.slice(1), false],
])('DEATH-7 with the wounds %j the hero falls to the reaction and it is over: %s', (wounds, over) => {
  const table = scene({
    rules: fixtureRules({ sins: prideWithCards(ambush) }),
    heroes: { rocco: { space: 's1,0', wounds }, ...others },
    monsters: ['acolyte s0,2', 'acolyte s3,0'],
    sins: { hand: ['test-ambush'] },
    reserve: ['leah'],
  })
  table.hero1({ do: 'end' })
  table.sins({ yes: true }, 'reaction')
  table.sins({ card: 'test-ambush' }, 'sin-card')
  takeWounds(table)
  expect(table.of('turnEnded')).toEqual([{ event: 'turnEnded', hero: 'rocco' }])
  if (!over) return expect(table.kind).toBe('reaction-move')
  // Leah stands beside an Acolyte, but nothing moves and nobody fights her.
  expect(table.spaceOf('leah')).toBe('s0,2')
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero2' })
  return expect(table.state.sins.reactions).toBe(2)
})

test('DEATH-7 a hero killed in the fight of a reaction had finished his turn, too', () => {
  const table = scene({
    heroes: { rocco: { space: 's0,2', wounds: DYING }, ...others },
    monsters: ['abomination s0,2'],
    phase: 'reaction',
    reserve: ['leah'],
    dice: dice([], ['hit', 'hit', 'hit']),
  })
  react(table)
  table.hero1({ none: true }, 'corruption')
  expect(table.of('heroDied')).toHaveLength(1)
  expect(table.of('fightStarted')).toHaveLength(1)
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero2', subject: { hero: 'thorley' } })
})

test('DEATH-7 so the card of that turn can still be played on what he killed', () => {
  const gloat: SinCardDef = { id: 'test-gloat', copies: 1, window: 'monster-killed', effect: [] }
  const table = scene({
    rules: fixtureRules({ sins: prideWithCards(gloat) }),
    heroes: { rocco: { space: 's1,0', wounds: DYING }, ...others },
    monsters: ['acolyte s1,0'],
    phase: 'reaction',
    sins: { hand: ['test-gloat'] },
    reserve: ['leah'],
    dice: dice(['hit', 'hit'], ['hit', 'hit']),
  })
  react(table)
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(table.of('heroDied')).toHaveLength(1)
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'monster-killed' } })
})

test("DEATH-7 a hero killed in another hero's turn is replaced at once, and that turn goes on, reaction included", () => {
  const table = massacre(['karl', 'leah', 'rose'])
  table.hero3({ hero: 'leah' }, 'reserve-hero')
  table.hero1({ hero: 'karl' }, 'reserve-hero')
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero2', subject: { hero: 'brad' } })
  table.hero2({ do: 'end' })
  expect(table.prompt).toMatchObject({ kind: 'reaction', subject: { hero: 'brad' } })
})

test('DEATH-8 the successor is chosen before his Upgrades, both by his player alone', () => {
  const table = scene({
    heroes: {
      rocco: 's2,2',
      thorley: 's2,2',
      brad: { space: 's1,0', wounds: DYING, upgrades: ['upg-rosary'] },
      leah: 's2,2',
    },
    setup: { heroPlayers: 2 },
    current: { phase: 'hero-turn', hero: 'brad' },
    monsters: ['acolyte s1,0'],
  })
  table.hero2({ do: 'move', to: 's0,0' })
  expect(table.prompts.map(({ seat, kind }) => [seat, kind])).toEqual([['hero2', 'reserve-hero']])
  table.hero2({ hero: 'karl' })
  expect(table.prompts.map(({ seat, kind }) => [seat, kind])).toEqual([['hero2', 'inherit']])
  table.hero2({ card: 'upg-rosary' })
  expect(table.hero('karl')).toMatchObject({ seat: 'hero2', upgrades: ['upg-rosary'] })
})
