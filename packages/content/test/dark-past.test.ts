import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, diceRolled, hits, idsOf, last, quiet } from './helpers.ts'

/** The Dark Past, cards 1 to 5, on map A of The Black Tide. */

const AT_7 = { space: 's1,2', corruption: 7 }
const DYING = [1, 2, 3, 4]
const far = { brad: 's3,0', rocco: 's3,0' }
const TEAM = ['thorley', 'brad', 'rocco']

/** Thorley ends his turn with this card before him. */
const reveal = (card: string, thorley: object = {}, sketch: Sketch = {}): Scene => {
  const table = quiet({
    heroes: { thorley: { ...AT_7, ...thorley }, ...far },
    darkPast: { thorley: card },
    ...sketch,
    setup: { map: 'the-black-tide-a', ...sketch.setup },
  })
  table.hero1({ do: 'end' })
  return table
}

/** It is not revealed, and nothing comes of it. */
function staysDown(card: string, thorley: object, sketch: Sketch = {}): void {
  const table = reveal(card, { corruption: 6, ...thorley }, sketch)
  expect(table.of('darkPastRevealed')).toEqual([])
  expect(table.hero('thorley')).toMatchObject({ corruption: 6, wounds: [], ...thorley })
  expect(table.prompt).toMatchObject({ kind: 'reaction', subject: { hero: 'thorley' } })
}

/** The current hero died in his turn: the next turn follows, without a reaction. */
function endedByDeath(table: Scene): void {
  expect(table.of('reactionSpent')).toEqual([])
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'brad' } })
}

// -------------------------------------------------------------------------------------------------- Old Regrets

test('past-1 works: a wound, then corruption goes down by 1', () => {
  const table = reveal('past-1')
  expect(table.corruptionOf('thorley')).toBe(7)
  table.hero1({ slot: 5 }, 'wound-slot')
  expect(table.hero('thorley')).toMatchObject({ wounds: [5], corruption: 6 })
  expect(table.kind).toBe('reaction')
})

test('past-1 works: he may die of it, and then there is no reaction', () => {
  const table = reveal('past-1', { wounds: DYING })
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(table.of('corruptionLost')).toEqual([])
  endedByDeath(table)
})

test('past-1 cannot: below 7 it stays face down', () => staysDown('past-1', {}))

test('past-1 bystander: those beside him, and the cards of others, are not touched', () => {
  const table = reveal(
    'past-1',
    {},
    {
      heroes: { thorley: AT_7, brad: AT_7, rocco: 's1,2' },
      darkPast: { thorley: 'past-1', brad: 'past-3' },
    },
  )
  table.hero1({ slot: 5 }, 'wound-slot')
  expect(['brad', 'rocco'].map(table.woundsOf)).toEqual([0, 0])
  expect(table.corruptionOf('brad')).toBe(7)
  expect(table.view('sins').darkPast).toEqual({ brad: 'past-3' })
})

// --------------------------------------------------------------------------------------------- Borrowed Honours

test('past-2 works: he loses an Upgrade of his choice, to the bottom of the deck, and all Extra Turn tokens', () => {
  const table = reveal('past-2', { upgrades: ['upg-rosary', 'upg-sawn-off'], extraTurns: 3 })
  expect(idsOf(table, 'card')).toEqual(['upg-rosary', 'upg-sawn-off'])
  table.hero1({ card: 'upg-sawn-off' }, 'lose-upgrade')
  expect(table.hero('thorley')).toMatchObject({ upgrades: ['upg-rosary'], extraTurns: 0, wounds: [] })
  expect(table.state.upgrades.deck.at(-1)).toBe('upg-sawn-off')
  expect(table.kind).toBe('reaction')
})

test('past-2 works: one of the two is enough, and then there is no wound', () => {
  for (const one of [{ upgrades: ['upg-rosary'] }, { extraTurns: 2 }]) {
    const table = reveal('past-2', one)
    expect(table.hero('thorley')).toMatchObject({ upgrades: [], extraTurns: 0, wounds: [] })
    expect(table.kind).toBe('reaction')
  }
})

test('past-2 works: if he lost nothing it is a wound, which may kill him', () => {
  const table = reveal('past-2')
  table.hero1({ slot: 2 }, 'wound-slot')
  expect(table.hero('thorley').wounds).toEqual([2])
  expect(table.kind).toBe('reaction')
  const dying = reveal('past-2', { wounds: DYING })
  dying.hero1({ hero: 'leah' }, 'reserve-hero')
  endedByDeath(dying)
})

test('past-2 cannot: below 7 he keeps what he has', () => {
  staysDown('past-2', { upgrades: ['upg-rosary'], extraTurns: 1 })
})

test('past-2 bystander: NPCs stay, and so does all that others have', () => {
  const table = reveal(
    'past-2',
    {},
    {
      heroes: {
        thorley: { ...AT_7, upgrades: ['upg-rosary'], npcs: ['proxy'] },
        brad: { space: 's1,2', upgrades: ['upg-sawn-off'], extraTurns: 1 },
        rocco: 's3,0',
      },
    },
  )
  expect(table.hero('thorley').npcs).toEqual(['proxy'])
  expect(table.hero('brad')).toMatchObject({ upgrades: ['upg-sawn-off'], extraTurns: 1 })
})

// --------------------------------------------------------------------------------------- What I Did in Drury Rail

test('past-3 works: a wound; each other hero within 2 takes 1 corruption', () => {
  const heroes = { thorley: AT_7, brad: 's1,2', rocco: 's3,2', leah: 's2,2' }
  const table = reveal('past-3', {}, { heroes })
  table.hero1({ slot: 1 }, 'wound-slot')
  expect([...TEAM, 'leah'].map(table.corruptionOf)).toEqual([7, 2, 2, 2])
  expect([...TEAM, 'leah'].map(table.woundsOf)).toEqual([1, 0, 0, 0])
})

test('past-3 works: a hero beside him at 7 takes a wound, and may die of it; the reaction follows all the same', () => {
  const heroes = { thorley: AT_7, brad: { ...AT_7, wounds: DYING }, rocco: AT_7 }
  const table = reveal('past-3', {}, { heroes })
  table.hero1({ slot: 1 }, 'wound-slot')
  table.hero2({ hero: 'leah' }, 'reserve-hero')
  table.hero3({ slot: 7 }, 'wound-slot')
  expect(table.prompt).toMatchObject({ kind: 'reaction', subject: { hero: 'thorley' } })
})

test('past-3 works: if he dies of it those within 2 of where he stood are told too, but not his successor', () => {
  // The Starting Space, where his successor comes, is next to s1,0; from there s2,1 is three steps.
  const heroes = { thorley: { ...AT_7, space: 's1,0', wounds: DYING }, brad: 's2,1', rocco: 's3,2' }
  const table = reveal('past-3', {}, { heroes })
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(['leah', 'brad', 'rocco'].map(table.corruptionOf)).toEqual([1, 2, 1])
  endedByDeath(table)
})

test('past-3 cannot: not three spaces away, nor through the Metro; below 7 it stays face down', () => {
  const metro = [
    { color: 'red', space: 's1,2' },
    { color: 'red', space: 's3,0' },
  ]
  const table = reveal('past-3', {}, { heroes: { thorley: AT_7, brad: 's3,1', rocco: 's3,0' }, metro })
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(TEAM.map(table.corruptionOf)).toEqual([7, 1, 1])
  staysDown('past-3', {})
})

test('past-3 bystander: the others take no wound, and monsters stay where they are', () => {
  const table = reveal(
    'past-3',
    {},
    { heroes: { thorley: AT_7, brad: 's1,2', rocco: 's1,2' }, monsters: ['acolyte s2,2'] },
  )
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(TEAM.map(table.woundsOf)).toEqual([1, 0, 0])
  expect(table.board).toEqual(['acolyte s2,2'])
})

// -------------------------------------------------------------------------------------------- On Their Payroll

test('past-4 works: the Sins player draws two cards and has a Reaction token more, active at once', () => {
  const table = reveal('past-4', {}, { sins: { hand: [], reactions: 0 } })
  expect(last(table, 'sinCardsDrawn')).toMatchObject({ count: 2, cause: 'past-4' })
  expect(table.state.sins.hand).toHaveLength(2)
  expect(table.state.sins).toMatchObject({ reactions: 1, permanent: 3 })
  table.sins({ yes: true }, 'reaction')
  expect(last(table, 'reactionSpent')).toMatchObject({ hero: 'thorley', left: 0 })
})

test('past-4 works: the token is for this round', () => {
  const resting = { space: 's3,0', turns: 0 }
  const table = reveal(
    'past-4',
    {},
    {
      heroes: { thorley: { ...AT_7, turns: 0 }, brad: resting, rocco: resting },
      apocalypseDeck: [],
    },
  )
  expect(table.state.sins).toMatchObject({ reactions: 4, tokens: 4 })
  table.sins({ none: true }, 'reaction')
  expect(table.kind).toBe('story-task') // the next round
  expect(table.state.sins).toMatchObject({ reactions: 3, tokens: 3, permanent: 3 })
})

test('past-4 works: his NPCs are put into his space', () => {
  const table = reveal('past-4', { npcs: ['commissioner', 'proxy'] })
  expect(table.hero('thorley').npcs).toEqual([])
  expect(table.view('all').npcs).toEqual([
    { npc: 'commissioner', space: 's1,2' },
    { npc: 'proxy', space: 's1,2' },
  ])
})

test('past-4 cannot: no eighth Reaction token; below 7 it stays face down', () => {
  const table = reveal('past-4', {}, { sins: { hand: [], reactions: 7, tokens: 7, permanent: 7 } })
  expect(table.state.sins).toMatchObject({ reactions: 7, tokens: 7 })
  staysDown('past-4', { npcs: ['proxy'] })
})

test('past-4 bystander: nobody is hurt, and another hero’s NPC stays with him', () => {
  const table = reveal(
    'past-4',
    {},
    {
      heroes: { thorley: { ...AT_7, innocents: 0 }, brad: { space: 's1,2', npcs: ['proxy'] }, rocco: 's3,0' },
    },
  )
  expect(TEAM.map(table.woundsOf)).toEqual([0, 0, 0])
  expect(table.hero('brad').npcs).toEqual(['proxy'])
  expect(table.corruptionOf('thorley')).toBe(7)
})

// ------------------------------------------------------------------------------------- The Thing in the Cellar

test('past-5 works: a wound for him and for each other hero within 1, in turn order', () => {
  const heroes = { thorley: AT_7, brad: 's1,2', rocco: 'megatheatre', leah: 's2,2' }
  const table = reveal('past-5', {}, { heroes })
  table.hero1({ slot: 1 }, 'wound-slot')
  table.hero2({ slot: 2 }, 'wound-slot')
  table.hero3({ slot: 3 }, 'wound-slot')
  table.hero4({ slot: 4 }, 'wound-slot')
  expect([...TEAM, 'leah'].map(table.woundsOf)).toEqual([1, 1, 1, 1])
  expect(table.prompt).toMatchObject({ kind: 'reaction', subject: { hero: 'thorley' } })
})

test('past-5 works: Defense does not help, and another may die of it', () => {
  const heroes = {
    thorley: AT_7,
    brad: { space: 's1,2', wounds: DYING, upgrades: ['upg-kevlar-vestments'] },
    rocco: 's3,0',
  }
  const table = reveal('past-5', {}, { heroes })
  table.hero1({ slot: 1 }, 'wound-slot')
  table.hero2({ hero: 'leah' }, 'reserve-hero')
  expect(last(table, 'heroDied').hero).toBe('brad')
})

test('past-5 works: if he dies of it the others are wounded too, but not his successor', () => {
  const heroes = { thorley: { ...AT_7, space: 's1,0', wounds: DYING }, brad: 's0,0', rocco: 's3,0' }
  const table = reveal('past-5', {}, { heroes })
  table.hero1({ hero: 'leah' }, 'reserve-hero') // to s0,0, next to s1,0
  table.hero2({ slot: 1 }, 'wound-slot')
  expect(['leah', 'brad', 'rocco'].map(table.woundsOf)).toEqual([0, 1, 0])
  endedByDeath(table)
})

test('past-5 cannot: not two spaces away; below 7 it stays face down', () => {
  const table = reveal('past-5', {}, { heroes: { thorley: AT_7, brad: 's3,2', rocco: 's2,1' } })
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(TEAM.map(table.woundsOf)).toEqual([1, 0, 0])
  staysDown('past-5', {})
})

test('past-5 bystander: nobody is corrupted by it, and monsters are not wounded', () => {
  const table = reveal(
    'past-5',
    {},
    {
      heroes: { thorley: AT_7, brad: 's1,2', rocco: 's3,0' },
      monsters: ['acolyte s1,2'],
      dice: dice(hits(4)),
    },
  )
  table.hero1({ slot: 1 }, 'wound-slot')
  table.hero2({ slot: 1 }, 'wound-slot')
  expect(TEAM.map(table.corruptionOf)).toEqual([7, 1, 1])
  expect(table.board).toEqual(['acolyte s1,2'])
  expect(diceRolled(table, 'sins')).toBe(0)
})
