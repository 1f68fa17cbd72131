import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, dice, diceRolled, idsOf, last, quiet } from './helpers.ts'

/** The seven Redemption cards, on map A of Lights Out. */

const far = { brad: 's3,0', rocco: 's3,0' }
const TEAM = ['thorley', 'brad', 'rocco']
/** Printed on the tiles. */
const NESTS = ['megatheatre', 's0,0', 's0,2', 's0,3', 's3,1', 's3,3']
const METRO = [
  { color: 'red', space: 's1,1' },
  { color: 'red', space: 's2,3' },
]

const lights = (sketch: Sketch = {}): Scene =>
  quiet({ heroes: { thorley: 's1,1', ...far }, ...sketch, setup: { map: 'lights-out-a', ...sketch.setup } })

/** The card lies open. */
const under = (card: string, sketch: Sketch = {}): Scene =>
  lights({ apocalypse: 1, apocalypseCards: [card], apocalypseDeck: [], ...sketch })

const held = (card: string, hero: object, sketch: Sketch = {}): Scene =>
  under(card, { heroes: { thorley: { space: 's1,1', ...hero }, ...far }, ...sketch })

// ----------------------------------------------------------------------------------------------------- Crescendo

/** The end of a round in which the track rises to 1 and these two cards are drawn. */
const drawing = (cards: [string, string], sketch: Sketch = {}): Scene =>
  lights({ phase: 'round-end', roundFacts: { progress: 1 }, apocalypseDeck: [...cards, 'apo-r5'], ...sketch })

test('apo-r1 works: the Maestro comes onto an unblocked Nest of the Sins player’s choice', () => {
  const table = drawing(['apo-r1', 'apo-r3'])
  table.sins({ card: 'apo-r1' }, 'apocalypse-card')
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ monster: 'hc-maestro', space: 's0,2' }, 'summon')
  expect(table.board).toEqual(['hc-maestro s0,2'])
  expect(table.state.apocalypse.cards).toEqual(['apo-r1'])
})

test('apo-r1 cannot: not onto a blocked Nest, and not if the other card is chosen', () => {
  const table = drawing(['apo-r1', 'apo-r3'], { monsters: ['acolyte s0,2', 'acolyte s0,3'] })
  table.sins({ card: 'apo-r1' })
  expect(idsOf(table, 'space').sort()).toEqual(['megatheatre', 's0,0', 's3,1', 's3,3'])
  const other = drawing(['apo-r1', 'apo-r3'])
  other.sins({ card: 'apo-r3' })
  expect(other.board).toEqual([])
  expect(other.state.apocalypse).toMatchObject({ cards: ['apo-r3'], deck: ['apo-r5', 'apo-r1'] })
})

test('apo-r1 bystander: nobody else comes with him, not from the dead pile before the summoning', () => {
  const table = drawing(['apo-r1', 'apo-r3'], { dead: { acolyte: 1 } })
  table.sins({ card: 'apo-r1' })
  table.sins({ space: 's0,2' })
  expect(table.board).toEqual(['hc-maestro s0,2'])
  expect(table.view('all').dead).toEqual(['acolyte-1'])
})

// --------------------------------------------------------------------------------------------------------- Panic

const enter = (table: Scene, to = 's1,0'): Scene => {
  table.hero1({ do: 'move', to })
  return table
}

test('apo-r2 works: a step into a space with monsters costs 1 corruption, however many there are', () => {
  for (const monsters of [['acolyte s1,0'], ['acolyte s1,0', 'abomination s1,0']]) {
    const table = enter(under('apo-r2', { monsters }))
    expect(last(table, 'corruptionTaken')).toMatchObject({ hero: 'thorley', level: 2, voluntary: false })
  }
})

test('apo-r2 works: after the checks and before the window of entering', () => {
  const table = enter(
    under('apo-r2', {
      monsters: ['acolyte s1,0'],
      tokens: ['corruption s1,0', 'fire s1,0'],
      sins: { hand: ['sloth-quicksand'] },
      setup: { sin: 'sloth', map: 'lights-out-a' },
    }),
  )
  expect(table.prompt.subject).toMatchObject({ window: 'hero-enters' })
  expect(table.events.map(({ event }) => event)).toEqual([
    'heroMoved',
    'diceRolled',
    'checkSettled',
    'diceRolled',
    'checkSettled',
    'corruptionTaken',
  ])
})

test('apo-r2 works: for a Metro step; at 7 it is a wound, and it may kill', () => {
  const metro = enter(under('apo-r2', { monsters: ['acolyte s2,3'], metro: METRO }), 's2,3')
  expect(metro.corruptionOf('thorley')).toBe(2)
  const monsters = ['acolyte s1,0']
  const table = enter(held('apo-r2', { corruption: 7 }, { monsters }))
  table.hero1({ slot: 2 }, 'wound-slot')
  expect(table.kind).toBe('hero-turn')
  const dying = enter(held('apo-r2', { corruption: 7, wounds: [1, 2, 3, 4] }, { monsters }))
  dying.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(last(dying, 'heroDied')).toMatchObject({ hero: 'thorley', space: 's1,0' })
  expect(dying.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'brad' } })
})

test('apo-r2 cannot: not into a space without monsters, be they all around', () => {
  const table = enter(under('apo-r2', { monsters: ['acolyte s0,0', 'acolyte s2,0'] }))
  expect(table.of('corruptionTaken')).toEqual([])
})

test('apo-r2 cannot: a teleport is no step', () => {
  const table = under('apo-r2', {
    phase: 'take-turn',
    heroes: { thorley: 's1,1', brad: 's1,1', rocco: 's3,0' },
    monsters: ['acolyte s1,0'],
    sins: { hand: ['pride-cast-out'] },
  })
  table.sins({ card: 'pride-cast-out' }, 'sin-card')
  table.sins({ space: 's1,0' }, 'effect')
  expect(table.spaceOf('thorley')).toBe('s1,0')
  expect(table.corruptionOf('thorley')).toBe(1)
})

test('apo-r2 bystander: neither those who stand there nor a hero to whom the monsters come', () => {
  const table = enter(
    under('apo-r2', { heroes: { thorley: 's1,1', brad: 's1,0', rocco: 's3,0' }, monsters: ['acolyte s1,0'] }),
  )
  expect(TEAM.map(table.corruptionOf)).toEqual([2, 1, 1])
  const reaction = under('apo-r2', { phase: 'reaction', monsters: ['acolyte s1,0'] })
  reaction.sins({ yes: true }, 'reaction')
  reaction.sins({ to: 's1,1' }, 'reaction-move')
  expect(reaction.corruptionOf('thorley')).toBe(1)
})

// ------------------------------------------------------------------------------------------------------ Blackout

test('apo-r3 works: a Metro step ends the Move, whatever is left of it', () => {
  const table = enter(held('apo-r3', { npcs: ['ravencorp'] }, { metro: METRO }), 's2,3')
  expect(table.refusal('hero1', { do: 'move', to: 's1,3' })?.code).toBe('move-over')
  const bright = enter(held('apo-r5', { npcs: ['ravencorp'] }, { metro: METRO }), 's2,3')
  expect(deeds(bright)).toContain('move')
})

test('apo-r3 works: it may be the second step', () => {
  const table = enter(held('apo-r3', { space: 's1,0', npcs: ['ravencorp'] }, { metro: METRO }), 's1,1')
  table.hero1({ do: 'move', to: 's2,3' })
  expect(table.spaceOf('thorley')).toBe('s2,3')
  expect(deeds(table)).not.toContain('move')
})

test('apo-r3 cannot: a step on foot is none, be it from station to station', () => {
  const metro = [
    { color: 'red', space: 's1,1' },
    { color: 'red', space: 's1,0' },
  ]
  expect(deeds(enter(under('apo-r3', { metro })))).toContain('move')
  expect(deeds(enter(under('apo-r3', { metro: METRO })))).toContain('move')
})

test('apo-r3 bystander: Action and City Action are still his, and the next hero’s Move is whole', () => {
  const metro = [
    { color: 'red', space: 's1,1' },
    { color: 'red', space: 'dockside' },
  ]
  const table = enter(under('apo-r3', { metro, tokens: ['nest dockside'] }), 'dockside')
  expect(deeds(table)).toEqual(['cleanse', 'city', 'end'])
  table.hero1({ do: 'end' })
  table.sins({ none: true }, 'reaction')
  table.hero2({ do: 'move', to: 's2,0' }, 'hero-turn')
  expect(deeds(table)).toContain('move')
})

// ------------------------------------------------------------------------------------------------------- Looters

const loot = (hero: object = {}, sketch: Sketch = {}): Scene => {
  const table = held('apo-r4', { space: 'constabulary', wounds: [1], ...hero }, sketch)
  table.hero1({ do: 'city' })
  table.hero1({ action: 'inventory' }, 'city-action')
  return table
}

test('apo-r4 works: an Inventory icon costs 1 corruption', () => {
  const table = loot()
  expect(table.prompt).toMatchObject({ kind: 'effect', seat: 'hero1', rule: 'apo-r4' })
  expect(table.optionIds.sort()).toEqual(['pay', 'skip'])
  table.hero1({ choice: 'pay' })
  expect(last(table, 'corruptionTaken')).toMatchObject({ level: 2, voluntary: false })
  const [card] = idsOf(table, 'card') as [string]
  table.hero1({ card }, 'upgrade')
  expect(table.hero('thorley').upgrades).toEqual([card])
})

test('apo-r4 works: or it is skipped, and the other icons are not', () => {
  const table = loot()
  const { inventory } = table.state.upgrades
  table.hero1({ choice: 'skip' })
  expect(table.hero('thorley')).toMatchObject({ upgrades: [], corruption: 1 })
  expect(table.state.upgrades.inventory).toEqual(inventory)
  expect(table.optionIds.sort()).toEqual(['heal', 'none'])
})

test('apo-r4 works: at 7 it is a wound; one that kills him ends the use of the District and the turn', () => {
  const table = loot({ corruption: 7 })
  table.hero1({ choice: 'pay' })
  table.hero1({ slot: 2 }, 'wound-slot')
  expect(table.kind).toBe('upgrade')
  const dying = loot({ corruption: 7, wounds: [1, 2, 3, 4] })
  dying.hero1({ choice: 'pay' })
  dying.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(dying.of('upgradeTaken')).toEqual([])
  expect(dying.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'brad' } })
})

test('apo-r4 cannot: no other icon has a price', () => {
  const table = held('apo-r4', { space: 'constabulary', wounds: [1] })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'heal' }, 'city-action')
  expect(table.hero('thorley')).toMatchObject({ wounds: [], corruption: 1 })
})

test('apo-r4 cannot: what a successor inherits is no Inventory icon', () => {
  const table = held('apo-r4', { wounds: [1, 2, 3, 4], upgrades: ['upg-rosary'] }, { monsters: ['acolyte s1,1'] })
  table.hero1({ do: 'move', to: 's1,0' })
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  table.hero1({ card: 'upg-rosary' }, 'inherit')
  expect(table.hero('leah')).toMatchObject({ upgrades: ['upg-rosary'], corruption: 1 })
})

test('apo-r4 bystander: without the card it is free, and nobody else pays', () => {
  expect(loot({}, { apocalypseCards: ['apo-r5'] }).kind).toBe('upgrade')
  const table = loot({}, { heroes: { thorley: 'constabulary', brad: 'constabulary', rocco: 's3,0' } })
  table.hero1({ choice: 'pay' })
  expect(TEAM.map(table.corruptionOf)).toEqual([2, 1, 1])
})

// ----------------------------------------------------------------------------------------------------- Backdraft

const checks = (table: Scene): string[] => table.of('checkSettled').map(({ kind, dice: count }) => `${kind} ${count}`)

test('apo-r5 works: each Fire check rolls one more die, on the way out and on the way in', () => {
  expect(checks(enter(under('apo-r5', { tokens: ['fire s1,1 x2', 'fire s1,0'] })))).toEqual(['fire 3', 'fire 2'])
})

test('apo-r5 works: for printed Fire too, and its result counts', () => {
  const table = enter(under('apo-r5', { dice: dice([], ['blank', 'hit']) }), 's1,2')
  expect(checks(table)).toEqual(['fire 2'])
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(table.woundsOf('thorley')).toBe(1)
})

test('apo-r5 cannot: where there is no Fire there is no check', () => {
  expect(enter(under('apo-r5')).of('diceRolled')).toEqual([])
})

test('apo-r5 bystander: Corruption checks and fights are as ever', () => {
  const table = enter(under('apo-r5', { tokens: ['fire s1,1', 'corruption s1,1'] }))
  expect(checks(table)).toEqual(['corruption 1', 'fire 2'])
  const fought = under('apo-r5', { monsters: ['acolyte s1,1'], tokens: ['fire s1,1'] })
  fought.hero1({ do: 'fight' })
  fought.hero1({ none: true }, 'corruption')
  expect(diceRolled(fought, 'sins')).toBe(2)
})

// -------------------------------------------------------------------------------------------------- No Beds Left

const HOSPITAL = 'saint-jude-hospital'
const patient = { space: HOSPITAL, wounds: [1, 2, 3], corruption: 3 }

test('apo-r6 works: one Heal icon is carried out, the second is closed', () => {
  const table = held('apo-r6', patient)
  table.hero1({ do: 'city' })
  table.hero1({ action: 'heal' }, 'city-action')
  table.hero1({ slot: 2 }, 'heal-slot')
  expect(table.optionIds.sort()).toEqual(['none', 'repent'])
  table.hero1({ action: 'repent' })
  expect(table.hero('thorley')).toMatchObject({ wounds: [1, 3], corruption: 2 })
  expect(table.kind).toBe('hero-turn')
})

test('apo-r6 cannot: it does not close the only Heal icon of a District, nor two Repent icons', () => {
  const constable = held('apo-r6', { ...patient, space: 'constabulary' })
  constable.hero1({ do: 'city' })
  constable.hero1({ action: 'heal' }, 'city-action')
  constable.hero1({ slot: 1 }, 'heal-slot')
  expect(constable.woundsOf('thorley')).toBe(2)
  const student = held('apo-r6', { ...patient, space: 'haven-college' })
  student.hero1({ do: 'city' })
  student.hero1({ action: 'repent' }, 'city-action')
  student.hero1({ action: 'repent' }, 'city-action')
  expect(student.corruptionOf('thorley')).toBe(1)
})

test('apo-r6 cannot: what heals without an icon is not limited', () => {
  const table = held('apo-r6', { ...patient, upgrades: ['upg-field-kit'] })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'heal' }, 'city-action')
  table.hero1({ slot: 1 }, 'heal-slot')
  table.hero1({ none: true }, 'city-action')
  table.hero1({ ability: 'upg-field-kit' }, 'hero-turn')
  table.hero1({ slot: 2 }, 'heal-slot')
  expect(table.hero('thorley').wounds).toEqual([3])
})

test('apo-r6 bystander: each use of a District has its one Heal, and without the card it has two', () => {
  const table = under('apo-r6', {
    heroes: { thorley: patient, brad: { ...patient, space: 'grand-terminus' }, rocco: 's3,0' },
  })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'heal' })
  table.hero1({ slot: 1 }, 'heal-slot')
  table.hero1({ none: true }, 'city-action')
  table.hero1({ do: 'end' })
  table.sins({ none: true }, 'reaction')
  table.hero2({ do: 'city' }, 'hero-turn')
  table.hero2({ action: 'heal' }, 'city-action')
  table.hero2({ slot: 1 }, 'heal-slot')
  expect(['thorley', 'brad'].map(table.woundsOf)).toEqual([2, 2])

  const open = held('apo-r5', patient)
  open.hero1({ do: 'city' })
  for (const slot of [1, 2]) {
    open.hero1({ action: 'heal' }, 'city-action')
    open.hero1({ slot }, 'heal-slot')
  }
  expect(open.woundsOf('thorley')).toBe(1)
})

// ------------------------------------------------------------------------------------------------ Nesting Season

/** The beginning of a round, after the story's own Pentagram. */
const season = (sketch: Sketch = {}): Scene => {
  const table = under('apo-r7', { phase: 'round-start', ...sketch })
  table.sins({ space: 'dockside' }, 'story-task')
  return table
}

test('apo-r7 works: a Nest comes to a Street of the Sins player’s choice', () => {
  const table = season()
  expect(table.prompt).toMatchObject({ kind: 'effect', seat: 'sins', rule: 'apo-r7' })
  table.sins({ space: 's2,2' })
  expect(table.tokens('nest', 's2,2')).toBe(1)
  expect(table.kind).toBe('first-hero')
})

test('apo-r7 cannot: neither in a District nor in a Street with a hero', () => {
  const STREETS = [0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3].map((y) => `s${x},${y}`))
  expect(idsOf(season(), 'space').sort()).toEqual(
    STREETS.filter((space) => space !== 's1,1' && space !== 's3,0').sort(),
  )
})

test('apo-r7 cannot: not with all six Nests on the board', () => {
  expect(season({ tokens: ['nest s2,2 x6'] }).kind).toBe('first-hero')
  expect(season({ tokens: ['nest s2,2 x5'] }).kind).toBe('effect')
})

test('apo-r7 bystander: one Nest and nothing else; without the card none', () => {
  const table = season()
  table.sins({ space: 's2,2' })
  expect(table.of('tokenPlaced').map(({ token, space }) => `${token} ${space}`)).toEqual([
    'pentagram dockside',
    'nest s2,2',
  ])
  expect(table.board).toEqual([])
  expect(season({ apocalypseCards: ['apo-r5'] }).kind).toBe('first-hero')
})
