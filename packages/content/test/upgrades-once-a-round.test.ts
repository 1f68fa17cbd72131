import { randomFrom } from '@haven/engine'
import { coreRules, Scene, type Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, deeds, dice, diceRolled, hits, last, quiet } from './helpers.ts'

/** Field Kit, Flash Grenade, Adrenaline, Lucky Coin: Upgrades that are marked when they are used. */

const far = { thorley: 's3,0', rocco: 's3,0' }

// ---------------------------------------------------------------------------------------------------- Field Kit

const KIT = { do: 'ability', ability: 'upg-field-kit' }

test('upg-field-kit works: he heals himself, between two steps and without his Action', () => {
  const table = quiet({
    heroes: { rose: { space: 's0,2', wounds: [1, 4], upgrades: ['upg-field-kit'] }, ...far },
    monsters: ['acolyte s1,2'],
  })
  table.hero1({ do: 'move', to: 's1,2' })
  table.hero1(KIT)
  table.hero1({ slot: 4 }, 'heal-slot')
  expect(table.hero('rose').wounds).toEqual([1])
  expect(deeds(table)).toEqual(expect.arrayContaining(['move', 'fight']))
})

test('upg-field-kit works: or a hero in his space, who chooses the marker himself', () => {
  const table = quiet({
    heroes: {
      rose: { space: 's0,2', wounds: [1], upgrades: ['upg-field-kit'] },
      thorley: { space: 's0,2', wounds: [2, 3] },
      rocco: { space: 's1,2', wounds: [1] },
    },
  })
  table.hero1(KIT)
  expect(table.optionIds.sort()).toEqual(['rose', 'thorley'])
  table.hero1({ hero: 'thorley' }, 'effect')
  table.hero2({ slot: 3 }, 'heal-slot')
  expect(table.hero('thorley').wounds).toEqual([2])
})

test('upg-field-kit cannot: nobody here is wounded, or healing is forbidden him', () => {
  const healthy = quiet({
    heroes: {
      rose: { space: 's0,2', upgrades: ['upg-field-kit'] },
      thorley: { space: 's1,2', wounds: [1] },
      rocco: 's3,0',
    },
  })
  expect(healthy.refusal('hero1', KIT)?.code).toBe('ability-not-now')
  const sick = quiet({
    heroes: { rose: { space: 's0,2', wounds: [1], upgrades: ['upg-field-kit'] }, ...far },
    forbids: [{ hero: 'rose', what: 'heal', until: 'round' }],
  })
  expect(sick.refusal('hero1', KIT)?.code).toBe('ability-not-now')
})

test('upg-field-kit cannot: twice in a round', () => {
  const table = quiet({ heroes: { rose: { space: 's0,2', wounds: [1, 2], upgrades: ['upg-field-kit'] }, ...far } })
  table.hero1(KIT)
  table.hero1({ slot: 1 })
  expect(table.refusal('hero1', KIT)?.code).toBe('ability-used')
})

test('upg-field-kit cannot: nor by the next holder, for the mark stays with the card', () => {
  const table = quiet({
    heroes: {
      rose: { space: 's0,2', wounds: [1, 2, 3, 4], upgrades: ['upg-field-kit'], turns: 1 },
      thorley: { space: 's0,2', wounds: [1, 2], turns: 0 },
      rocco: { space: 's3,0', turns: 0 },
    },
    monsters: ['acolyte s0,2'],
    inventory: ['upg-rosary'],
  })
  table.hero1(KIT)
  table.hero1({ hero: 'thorley' })
  table.hero2({ slot: 1 }, 'heal-slot')
  table.hero1({ do: 'move', to: 's1,2' })
  table.hero1({ hero: 'brad' }, 'reserve-hero')
  table.hero1({ card: 'upg-field-kit' }, 'inherit')
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'brad' } })
  expect(table.refusal('hero1', KIT)?.code).toBe('ability-used')
})

test('upg-field-kit bystander: a hero in the next space is not healed, and in another’s turn it is of no use', () => {
  const table = quiet({
    heroes: {
      rose: { space: 's0,2', wounds: [1], upgrades: ['upg-field-kit'] },
      thorley: { space: 's1,2', wounds: [1] },
      rocco: 's3,0',
    },
  })
  table.hero1(KIT)
  expect(table.woundsOf('rose')).toBe(0)
  expect(table.woundsOf('thorley')).toBe(1)
  const his = quiet({
    heroes: {
      thorley: { space: 's0,2', wounds: [1] },
      rose: { space: 's0,2', wounds: [1], upgrades: ['upg-field-kit'] },
      rocco: 's3,0',
    },
  })
  expect(his.refusal('hero1', KIT)?.code).toBe('ability-unknown')
})

// ------------------------------------------------------------------------------------------------ Flash Grenade

const flash = (sketch: Sketch = {}) =>
  quiet({
    phase: 'reaction',
    heroes: { rose: { space: 's1,2', upgrades: ['upg-flash-grenade'] }, ...far },
    monsters: ['acolyte s1,2', 'abomination s1,2'],
    ...sketch,
  })

test('upg-flash-grenade works: two Sin dice fewer in a fight that the Sins player starts', () => {
  const table = attack(flash())
  table.hero1({ yes: true }, 'ability')
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(3)
})

test('upg-flash-grenade works: he decides after the acolyte ability and before voluntary corruption', () => {
  const table = attack(flash({ dead: { acolyte: 1 } }))
  table.sins({ yes: true }, 'acolyte')
  table.hero1({ yes: true }, 'ability')
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(5) // 2 + 3 + 2 - 2
})

test('upg-flash-grenade works: a roll of no dice is no roll', () => {
  const table = attack(flash({ monsters: ['acolyte s1,2'] }))
  table.hero1({ yes: true }, 'ability')
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(0)
  expect(last(table, 'fightSettled')).toMatchObject({ sinHits: 0, wounds: 0 })
})

test('upg-flash-grenade cannot: not in a fight that the hero starts', () => {
  const table = flash({ phase: 'hero-turn' })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(5)
})

test('upg-flash-grenade cannot: twice in a round, but one that was declined is not used', () => {
  for (const yes of [true, false]) {
    const heroes = {
      rose: { space: 's1,2', upgrades: ['upg-flash-grenade'], turns: 1 },
      thorley: { space: 's3,0', turns: 0 },
      rocco: { space: 's3,0', turns: 0 },
    }
    const table = attack(flash({ heroes }))
    table.hero1({ yes }, 'ability')
    table.hero1({ none: true }, 'corruption')
    table.hero1({ do: 'end' }, 'hero-turn')
    table.hero1({ none: true }, 'ability') // Mind Control
    attack(table)
    expect(table.kind).toBe(yes ? 'corruption' : 'ability')
  }
})

test('upg-flash-grenade bystander: a fight with the hero beside its holder has all its dice', () => {
  const heroes = { thorley: 's1,2', rose: { space: 's1,2', upgrades: ['upg-flash-grenade'] }, rocco: 's3,0' }
  const table = attack(flash({ heroes }))
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(5)
})

// --------------------------------------------------------------------------------------------------- Adrenaline

test('upg-adrenaline works: an Extra Turn token when it is taken from the Inventory', () => {
  const table = quiet({
    heroes: { thorley: 'constabulary', rose: 's3,0', rocco: 's3,0' },
    inventory: ['upg-adrenaline', 'upg-rosary'],
  })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'inventory' }, 'city-action')
  table.hero1({ card: 'upg-adrenaline' }, 'upgrade')
  expect(table.hero('thorley').extraTurns).toBe(1)
})

test('upg-adrenaline works: an Extra Turn token when it is inherited', () => {
  const table = quiet({
    heroes: { rose: { space: 's1,2', wounds: [1, 2, 3, 4], extraTurns: 2, upgrades: ['upg-adrenaline'] }, ...far },
    monsters: ['acolyte s1,2'],
    inventory: ['upg-rosary'],
  })
  table.hero1({ do: 'move', to: 's0,2' })
  table.hero1({ hero: 'brad' }, 'reserve-hero')
  table.hero1({ card: 'upg-adrenaline' }, 'inherit')
  expect(table.hero('brad').extraTurns).toBe(1)
})

test('upg-adrenaline works: an Extra Turn token when a starting hero takes it (four heroes)', () => {
  const map = 'havens-last-stand-a'
  const setup = coreRules.resolveSetup(
    { heroPlayers: 4, edition: 'final', sin: 'pride', acolytes: 'nuns', map },
    randomFrom('aid'),
  )
  for (let seed = 0; ; seed++) {
    const table = new Scene(coreRules, coreRules.createGame(setup, `aid ${seed}`))
    if (!table.optionIds.includes('upg-adrenaline')) continue
    table.hero1({ card: 'upg-adrenaline' }, 'upgrade')
    expect(table.state.heroes[0]).toMatchObject({ extraTurns: 1, upgrades: ['upg-adrenaline'] })
    return
  }
})

const atStart = (rose: object, sketch: Sketch = {}) =>
  quiet({
    phase: 'take-turn',
    heroes: { rose: { space: 's0,2', upgrades: ['upg-adrenaline'], ...rose }, thorley: 's0,2', rocco: 's3,0' },
    ...sketch,
  })

test('upg-adrenaline works: at the start of his turn a wound buys a token, before the turn-start card', () => {
  const table = atStart({}, { sins: { hand: ['pride-cast-out'] } })
  table.hero1({ yes: true }, 'ability')
  table.hero1({ slot: 7 }, 'wound-slot')
  expect(table.hero('rose')).toMatchObject({ wounds: [7], extraTurns: 1 })
  expect(table.kind).toBe('sin-card')
})

test('upg-adrenaline works: it is a may', () => {
  const table = atStart({})
  table.hero1({ none: true }, 'ability')
  expect(table.hero('rose')).toMatchObject({ wounds: [], extraTurns: 0 })
  expect(table.kind).toBe('hero-turn')
})

test('upg-adrenaline cannot: an empty supply gives nothing', () => {
  const table = quiet({
    heroes: { thorley: 'constabulary', rose: 's3,0', rocco: 's3,0' },
    tokens: ['extraTurn s0,0 x6'],
    inventory: ['upg-adrenaline', 'upg-rosary'],
  })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'inventory' })
  table.hero1({ card: 'upg-adrenaline' })
  expect(table.hero('thorley')).toMatchObject({ upgrades: ['upg-adrenaline'], extraTurns: 0 })
})

test('upg-adrenaline cannot: not with four wounds', () => {
  expect(atStart({ wounds: [1, 2, 3] }).kind).toBe('ability')
  expect(atStart({ wounds: [1, 2, 3, 4] }).kind).toBe('hero-turn')
})

test('upg-adrenaline cannot: twice in a round, or later in the turn', () => {
  const table = quiet({
    phase: 'take-turn',
    heroes: {
      rose: { space: 's0,2', upgrades: ['upg-adrenaline'] },
      thorley: { space: 's0,2', turns: 0 },
      rocco: { space: 's3,0', turns: 0 },
    },
    sins: { reactions: 0 },
  })
  table.hero1({ yes: true }, 'ability')
  table.hero1({ slot: 1 })
  expect(deeds(table)).not.toContain('ability')
  table.hero1({ do: 'end' })
  table.hero1({ with: 'turn' }, 'take-turn')
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rose' } })
})

test('upg-adrenaline bystander: another card gives no token, and at another’s turn its holder is not asked', () => {
  const table = quiet({
    heroes: { thorley: 'constabulary', rose: { space: 's3,0', upgrades: ['upg-adrenaline'] }, rocco: 's3,0' },
    inventory: ['upg-rosary', 'upg-ice-blade'],
  })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'inventory' })
  table.hero1({ card: 'upg-rosary' })
  expect(table.hero('thorley').extraTurns).toBe(0)
  expect(table.hero('rose').extraTurns).toBe(0)
  const his = atStart(
    {},
    { heroes: { thorley: 's0,2', rose: { space: 's0,2', upgrades: ['upg-adrenaline'] }, rocco: 's3,0' } },
  )
  expect(his.kind).toBe('hero-turn')
})

// --------------------------------------------------------------------------------------------------- Lucky Coin

const coin = (sketch: Sketch) =>
  quiet({
    heroes: { rose: { space: 's1,2', upgrades: ['upg-lucky-coin'] }, ...far },
    monsters: ['acolyte s1,2'],
    ...sketch,
  })

test('upg-lucky-coin works: the extra die of a rerolled FAITH stays', () => {
  const table = coin({ dice: dice(['faith', 'hit', 'defense', 'counter']) })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  expect(table.optionIds.sort()).toEqual(['defense', 'faith', 'hit', 'none'])
  table.hero1({ face: 'faith' }, 'reroll')
  table.hero1({ none: true }, 'reroll')
  // Hit and the extra Defense stay, the FAITH became a Counter-Corruption. Rose is alone: Defense 1 - 1.
  expect(last(table, 'rollSettled')).toMatchObject({ hits: 1, defense: 1, counters: 1 })
})

test('upg-lucky-coin works: up to three dice roll together, and new FAITH grow as usual', () => {
  const table = coin({
    heroes: { thorley: { space: 's1,2', upgrades: ['upg-lucky-coin'] }, rose: 's3,0', rocco: 's3,0' },
    dice: dice(['skill', 'skill', 'skill', 'skill', 'faith', 'hit', 'hit', 'hit']),
  })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  for (let i = 0; i < 3; i++) table.hero1({ face: 'skill' }, 'reroll')
  table.hero1({ as: 'hit' }, 'faith') // no fourth die is asked for
  expect(last(table, 'rollSettled').hits).toBe(4)
  expect(
    table
      .of('diceRolled')
      .filter((roll) => roll.reroll)
      .map((roll) => roll.faces.length),
  ).toEqual([4])
})

test('upg-lucky-coin works: in a cleanse as well', () => {
  const table = coin({ monsters: [], tokens: ['fire s1,2'], dice: { hero: ['hit', 'hit', 'hit', 'hit', 'skill'] } })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ face: 'hit' }, 'reroll')
  table.hero1({ none: true }, 'reroll')
  table.hero1({ token: 'fire' }, 'remove-token')
  expect(table.tokens('fire', 's1,2')).toBe(0)
})

test('upg-lucky-coin works: in a ranged fight, before its FAITH is turned', () => {
  const heroes = { brad: { space: 's1,2', upgrades: ['upg-lucky-coin'] }, rose: 's3,0', thorley: 's3,0' }
  const table = coin({ heroes, monsters: ['acolyte s3,2'], dice: dice(['faith', 'skill', 'skill', 'skill', 'hit']) })
  table.hero1({ do: 'shoot', at: 's3,2' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ face: 'skill' }, 'reroll')
  table.hero1({ none: true }, 'reroll')
  table.hero1({ as: 'defense' }, 'faith')
  expect(last(table, 'rollSettled').hits).toBe(1)
})

test('upg-lucky-coin works: before the fight-rolled card, which sees the new roll', () => {
  for (const [face, dieAgain] of [
    ['faith', 'hit'],
    ['skill', 'faith'],
  ] as const) {
    const rolled =
      face === 'faith' ? (['faith', 'skill', 'skill', dieAgain] as const) : (['skill', 'skill', dieAgain] as const)
    const table = coin({ dice: dice(rolled), sins: { hand: ['pride-overreach'] } })
    table.hero1({ do: 'fight' })
    table.sins({ none: true }, 'sin-card') // fight-start
    table.hero1({ none: true }, 'corruption')
    table.hero1({ face }, 'reroll')
    table.hero1({ none: true }, 'reroll')
    expect(table.asks('sin-card')).toBe(dieAgain === 'faith')
  }
})

test('upg-lucky-coin cannot: twice in a round, but one that was declined is not used', () => {
  for (const used of [true, false]) {
    const table = coin({})
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    if (used) table.hero1({ face: 'skill' }, 'reroll')
    table.hero1({ none: true }, 'reroll')
    table.hero1({ do: 'end' }, 'hero-turn')
    table.hero1({ none: true }, 'ability') // Mind Control
    attack(table)
    table.hero1({ none: true }, 'corruption')
    expect(table.asks('reroll')).toBe(!used)
  }
})

test('upg-lucky-coin cannot: Sin dice are not his, in a fight or in a check', () => {
  const table = coin({ monsters: [], tokens: ['fire s1,2'], dice: { sin: ['hit'] } })
  table.hero1({ do: 'move', to: 's0,2' })
  expect(table.kind).toBe('wound-slot')
})

test('upg-lucky-coin bystander: the roll of the hero beside its holder stands', () => {
  const heroes = { thorley: 's1,2', rose: { space: 's1,2', upgrades: ['upg-lucky-coin'] }, rocco: 's3,0' }
  const table = coin({ heroes, dice: dice(hits(1)) })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  expect(table.kind).toBe('hero-turn')
  expect(last(table, 'rollSettled').hits).toBe(1)
})
