import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, hits, idsOf, last, quiet } from './helpers.ts'

/** Pride's other cards: Cast Out, Whose Glory?, No Charity, Throw Down the Gauntlet, Their Finest Hour. */

const METRO = [
  { color: 'red', space: 's0,2' },
  { color: 'red', space: 's3,1' },
]

// ----------------------------------------------------------------------------------------------------- Cast Out

const castOut = (sketch: Sketch = {}): Scene =>
  quiet({
    phase: 'take-turn',
    heroes: { rose: 's1,2', thorley: 's1,2', rocco: 's3,0' },
    sins: { hand: ['pride-cast-out'] },
    ...sketch,
  })

test('pride-cast-out works: the hero is put into an adjacent space of the Sins player’s choice, without a check', () => {
  const table = castOut({ monsters: ['acolyte s1,2'], tokens: ['fire s1,2', 'fire s1,1'] })
  table.sins({ card: 'pride-cast-out' }, 'sin-card')
  expect(table.prompt).toMatchObject({ kind: 'effect', seat: 'sins' })
  expect(table.optionIds.sort()).toEqual(['megatheatre', 'old-cathedral', 's0,2', 's1,1', 's2,2'])
  table.sins({ space: 's1,1' })
  expect(table.spaceOf('rose')).toBe('s1,1')
  expect(table.hero('rose')).toMatchObject({ wounds: [], corruption: 1 })
  expect(table.of('diceRolled')).toEqual([])
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rose' } })
})

test('pride-cast-out works: the whole Move is still hers', () => {
  const table = castOut()
  table.sins({ card: 'pride-cast-out' })
  table.sins({ space: 's0,2' })
  table.hero1({ do: 'move', to: 's1,2' })
  table.hero1({ do: 'move', to: 's2,2' })
  expect(table.spaceOf('rose')).toBe('s2,2')
})

test('pride-cast-out cannot: not if the hero is alone', () => {
  const table = castOut({ heroes: { rose: 's1,2', thorley: 's0,2', rocco: 's3,0' } })
  expect(table.optionIds).toEqual(['none'])
})

test('pride-cast-out cannot: the Metro makes no space adjacent', () => {
  const table = castOut({ heroes: { rose: 's0,2', thorley: 's0,2', rocco: 's3,0' }, metro: METRO })
  table.sins({ card: 'pride-cast-out' })
  expect(table.optionIds.sort()).toEqual(['old-cathedral', 's0,1', 's1,2'])
})

test('pride-cast-out cannot: not once the turn is under way', () => {
  const table = castOut({ phase: 'hero-turn' })
  table.hero1({ do: 'move', to: 's0,2' })
  expect(table.kind).toBe('hero-turn')
})

test('pride-cast-out bystander: those who were with the hero stay', () => {
  const table = castOut({ heroes: { rose: 's1,2', thorley: 's1,2', rocco: 's1,2' }, monsters: ['acolyte s1,2'] })
  table.sins({ card: 'pride-cast-out' })
  table.sins({ space: 's2,2' })
  expect(['thorley', 'rocco'].map(table.spaceOf)).toEqual(['s1,2', 's1,2'])
  expect(table.board).toEqual(['acolyte s1,2'])
})

// -------------------------------------------------------------------------------------------------- Whose Glory?

const glory = (sketch: Sketch = {}): Scene => {
  const table = quiet({
    phase: 'take-turn',
    heroes: { rose: 's0,2', thorley: 's1,2', rocco: 's3,0' },
    sins: { hand: ['pride-whose-glory'] },
    ...sketch,
  })
  table.sins({ card: 'pride-whose-glory' }, 'sin-card')
  return table
}
const TEAM = ['rose', 'thorley', 'rocco']

test('pride-whose-glory works: the Hero players agree that the hero takes 2', () => {
  const table = glory()
  expect(table.prompts.map((prompt) => `${prompt.seat} ${prompt.kind}`)).toEqual([
    'hero1 choice',
    'hero2 choice',
    'hero3 choice',
  ])
  table.hero1({ choice: 'hero' })
  table.hero2({ choice: 'hero' })
  table.hero3({ choice: 'hero' })
  expect(TEAM.map(table.corruptionOf)).toEqual([3, 1, 1])
})

test('pride-whose-glory works: or that each other hero takes 1', () => {
  const table = glory()
  table.hero3({ choice: 'others' })
  table.hero1({ choice: 'others' })
  table.hero2({ choice: 'others' })
  expect(TEAM.map(table.corruptionOf)).toEqual([1, 2, 2])
})

test('pride-whose-glory works: if they disagree the Sins player decides', () => {
  for (const [choice, levels] of [
    ['hero', [3, 1, 1]],
    ['others', [1, 2, 2]],
  ] as const) {
    const table = glory()
    table.hero1({ choice: 'others' })
    table.hero2({ choice: 'others' })
    table.hero3({ choice: 'hero' })
    expect(TEAM.map(table.corruptionOf)).toEqual([1, 1, 1])
    expect(table.prompts).toHaveLength(1)
    table.sins({ choice }, 'sins-decide')
    expect(TEAM.map(table.corruptionOf)).toEqual(levels)
  }
})

test('pride-whose-glory works: a single Hero player agrees with himself', () => {
  const table = glory({ setup: { heroPlayers: 1 } })
  expect(table.prompts).toHaveLength(1)
  table.hero1({ choice: 'others' }, 'choice')
  expect(TEAM.map(table.corruptionOf)).toEqual([1, 2, 2])
})

test('pride-whose-glory works: two Hero players with two heroes each cast one vote each', () => {
  const heroes = { rose: 's0,2', thorley: 's1,2', rocco: 's3,0', leah: 's3,0' }
  const table = glory({ heroes, setup: { heroPlayers: 2 } })
  expect(table.prompts.map(({ seat }) => seat)).toEqual(['hero1', 'hero2'])
  table.hero1({ choice: 'others' })
  table.hero2({ choice: 'others' })
  expect([...TEAM, 'leah'].map(table.corruptionOf)).toEqual([1, 2, 2, 2])
})

test('pride-whose-glory works: at corruption 7 it is wounds', () => {
  const heroes = { rose: { space: 's0,2', corruption: 6 }, thorley: 's1,2', rocco: 's3,0' }
  const table = glory({ heroes, setup: { heroPlayers: 1 } })
  table.hero1({ choice: 'hero' })
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(table.hero('rose')).toMatchObject({ corruption: 7, wounds: [1] })
})

test('pride-whose-glory works: a hero whom it kills is replaced, and his successor is not affected', () => {
  const heroes = { rose: 's0,2', thorley: { space: 's1,2', corruption: 7, wounds: [1, 2, 3, 4] }, rocco: 's3,0' }
  const table = glory({ heroes, setup: { heroPlayers: 1 } })
  table.hero1({ choice: 'others' })
  table.hero1({ hero: 'brad' }, 'reserve-hero')
  expect(['rose', 'brad', 'rocco'].map(table.corruptionOf)).toEqual([1, 1, 2])
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rose' } })
})

test('pride-whose-glory works: if it kills the hero whose turn it is, the turn is over', () => {
  const heroes = { rose: { space: 's0,2', corruption: 7, wounds: [1, 2, 3, 4] }, thorley: 's1,2', rocco: 's3,0' }
  const table = glory({ heroes, setup: { heroPlayers: 1 } })
  table.hero1({ choice: 'hero' })
  table.hero1({ hero: 'brad' }, 'reserve-hero')
  expect(table.hero('brad')).toMatchObject({ corruption: 1, wounds: [] })
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'thorley' } })
})

test('pride-whose-glory cannot: not after the start of the turn', () => {
  const table = quiet({
    heroes: { rose: 's1,2', thorley: 's3,0', rocco: 's3,0' },
    monsters: ['acolyte s1,2'],
    sins: { hand: ['pride-whose-glory'] },
  })
  table.hero1({ do: 'fight' })
  expect(table.optionIds).toEqual(['none'])
  expect(table.refusal('sins', { card: 'pride-whose-glory' })?.code).toBe('card-not-now')
})

test('pride-whose-glory bystander: whoever is not chosen, and the turn, stay as they were', () => {
  const table = glory({ setup: { heroPlayers: 1 } })
  table.hero1({ choice: 'hero' })
  expect(table.hero('thorley')).toMatchObject({ corruption: 1, wounds: [] })
  expect(table.hero('rocco')).toMatchObject({ corruption: 1, wounds: [] })
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rose' } })
})

// --------------------------------------------------------------------------------------------------- No Charity

const charity = (sketch: Sketch = {}): Scene =>
  quiet({
    heroes: { rose: { space: 'saint-jude-hospital', wounds: [1, 2], corruption: 3 }, thorley: 's3,0', rocco: 's3,0' },
    sins: { hand: ['pride-no-charity'] },
    ...sketch,
  })

test('pride-no-charity works: one icon of the Sins player’s choice is not carried out, a doubled one once', () => {
  const table = charity()
  table.hero1({ do: 'city' })
  table.sins({ card: 'pride-no-charity' }, 'sin-card')
  expect(table.prompt).toMatchObject({ kind: 'effect', seat: 'sins' })
  expect(table.optionIds.sort()).toEqual(['heal', 'repent'])
  table.sins({ icon: 'heal' })
  table.hero1({ action: 'heal' }, 'city-action')
  table.hero1({ slot: 1 }, 'heal-slot')
  expect(table.optionIds.sort()).toEqual(['none', 'repent'])
  table.hero1({ action: 'repent' })
  expect(table.hero('rose')).toMatchObject({ wounds: [2], corruption: 2 })
  expect(table.kind).toBe('hero-turn')
})

test('pride-no-charity cannot: a covered icon is not there to be skipped', () => {
  const table = charity({
    tokens: ['corruption saint-jude-hospital'],
    covered: [{ district: 'saint-jude-hospital', icon: 'repent' }],
  })
  table.hero1({ do: 'city' })
  table.sins({ card: 'pride-no-charity' })
  expect(table.of('cityActionSkipped').map((event) => event.action)).toEqual(['heal'])
})

test('pride-no-charity cannot: with every icon covered it has no target', () => {
  const table = charity({
    heroes: { rose: 'dockside', thorley: 's3,0', rocco: 's3,0' },
    tokens: ['corruption dockside x2'],
    covered: [
      { district: 'dockside', icon: 'extraTurn' },
      { district: 'dockside', icon: 'extraTurn' },
    ],
  })
  table.hero1({ do: 'city' })
  expect(table.kind).toBe('hero-turn')
})

test('pride-no-charity cannot: not in a turn in which no District is used', () => {
  const table = charity()
  table.hero1({ do: 'end' })
  expect(idsOf(table, 'card')).toEqual([])
})

test('pride-no-charity bystander: the District of the next hero has all its icons', () => {
  const table = charity({
    heroes: {
      rose: { space: 'saint-jude-hospital', turns: 0 },
      thorley: { space: 'old-cathedral', corruption: 4, wounds: [1] },
      rocco: 's3,0',
    },
  })
  table.hero1({ do: 'city' })
  table.sins({ card: 'pride-no-charity' })
  table.sins({ icon: 'repent' })
  table.declineUntil('hero-turn')
  table.hero1({ do: 'end' })
  table.sins({ none: true }, 'reaction')
  table.hero2({ do: 'city' }, 'hero-turn')
  for (const action of ['repent', 'heal', 'repent'] as const) table.hero2({ action }, 'city-action')
  expect(table.hero('thorley')).toMatchObject({ corruption: 2, wounds: [] })
})

// ---------------------------------------------------------------------------------------- Throw Down the Gauntlet

const gauntlet = (sketch: Sketch = {}): Scene => {
  const table = quiet({
    phase: 'reaction',
    heroes: { rose: 's0,2', thorley: 's0,0', rocco: 's0,0' },
    monsters: ['abomination s3,1', 'acolyte s2,2'],
    sins: { hand: ['pride-gauntlet'] },
    ...sketch,
  })
  table.sins({ yes: true }, 'reaction')
  return table
}

test('pride-gauntlet works: an Abomination within 4 comes to the lonely hero in place of the move; the fight is a may', () => {
  const table = gauntlet()
  table.sins({ card: 'pride-gauntlet' }, 'sin-card')
  expect(table.board).toEqual(['abomination s0,2', 'acolyte s2,2'])
  expect(last(table, 'monsterTeleported')).toMatchObject({ from: 's3,1', to: 's0,2' })
  expect(table.prompt).toMatchObject({ kind: 'reaction-fight', subject: { hero: 'rose' } })
  table.sins({ none: true })
  expect(table.of('fightStarted')).toEqual([])
})

test('pride-gauntlet works: the Controller too, and one that shares a space with another hero', () => {
  const table = gauntlet({ monsters: ['controller s3,1', 'abomination s0,0'] })
  table.sins({ card: 'pride-gauntlet' })
  expect(idsOf(table, 'monster').sort()).toEqual(['abomination-1', 'controller'])
  table.sins({ monster: 'abomination-1' }, 'effect')
  expect(table.board).toEqual(['abomination s0,2', 'controller s3,1'])
})

test('pride-gauntlet cannot: no Abomination or Controller within 4', () => {
  // s3,0 is five steps from s0,2, the Metro not counted
  const monsters = ['abomination s3,0', 'controller s3,0']
  const metro = [
    { color: 'red', space: 's0,2' },
    { color: 'red', space: 's3,0' },
  ]
  const table = gauntlet({ monsters, metro })
  expect(table.kind).toBe('reaction-move')
})

test('pride-gauntlet cannot: not with Acolyte, Avatar or Hell Club, nor with one that is here already', () => {
  const table = gauntlet({ monsters: ['acolyte s1,2', 'avatar s1,2', 'hc-huntsman s1,2', 'abomination s0,2'] })
  expect(table.kind).toBe('reaction-move')
})

test('pride-gauntlet cannot: not against a hero who is not alone', () => {
  const table = gauntlet({ heroes: { rose: 's0,2', thorley: 's0,2', rocco: 's0,0' } })
  expect(table.kind).toBe('reaction-move')
})

test('pride-gauntlet cannot: not without a Reaction token', () => {
  const table = quiet({
    heroes: { thorley: 's0,2', rose: 's0,0', rocco: 's0,0' },
    monsters: ['abomination s3,1'],
    sins: { hand: ['pride-gauntlet'], reactions: 0 },
  })
  table.hero1({ do: 'end' })
  expect(table.prompt.subject).toMatchObject({ window: 'turn-start', hero: 'rose' })
})

test('pride-gauntlet bystander: no other monster moves', () => {
  const table = gauntlet({ monsters: ['abomination s3,1', 'abomination s3,1', 'acolyte s2,2'] })
  table.sins({ card: 'pride-gauntlet' })
  expect(table.board).toEqual(['abomination s0,2', 'abomination s3,1', 'acolyte s2,2'])
  expect(table.kind).toBe('reaction-fight')
})

// -------------------------------------------------------------------------------------------- Their Finest Hour

const finest = (sketch: Sketch = {}): Scene =>
  quiet({
    heroes: { thorley: 's1,2', rose: 's3,0', rocco: 's3,0' },
    monsters: ['acolyte s1,2', 'acolyte s0,0'],
    dice: dice(hits(2)),
    sins: { hand: ['pride-finest-hour'] },
    ...sketch,
  })

const killOne = (table: Scene): Scene => {
  table.hero1({ do: 'fight' })
  table.sins({ none: true }, 'sin-card')
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  table.sins({ none: true }, 'sin-card') // monster-killed
  return table
}

test('pride-finest-hour works: two cards at the end of a turn in which mission progress rose', () => {
  const table = killOne(finest())
  table.hero1({ do: 'end' })
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'turn-end' } })
  table.sins({ card: 'pride-finest-hour' })
  expect(last(table, 'sinCardsDrawn').count).toBe(2)
  expect(table.state.sins.hand).toHaveLength(2)
})

test('pride-finest-hour works: progress of the Action that Leah grants is of her turn', () => {
  const table = finest({ heroes: { leah: 's0,2', thorley: 's1,2', rocco: 's3,0' } })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true }, 'ability')
  table.hero2({ do: 'fight' }, 'action')
  table.sins({ none: true }, 'sin-card')
  table.hero2({ none: true }, 'corruption')
  table.hero2({ monster: 'acolyte-1' }, 'kill')
  table.sins({ none: true }, 'sin-card')
  expect(table.optionIds).toContain('pride-finest-hour')
})

test('pride-finest-hour cannot: no progress, no card; a removed Fire is none for this mission', () => {
  const idle = finest()
  idle.hero1({ do: 'end' })
  expect(idle.kind).toBe('reaction')

  const table = finest({ monsters: [], tokens: ['fire s1,2'], dice: dice() })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ token: 'fire' }, 'remove-token')
  table.hero1({ do: 'end' })
  expect(table.kind).toBe('reaction')
})

test('pride-finest-hour cannot: not in the turn after', () => {
  const table = killOne(finest())
  table.hero1({ do: 'end' })
  table.sins({ none: true }, 'sin-card')
  table.sins({ none: true }, 'reaction')
  table.sins({ none: true }, 'sin-card') // turn-start
  table.hero2({ do: 'end' }, 'hero-turn')
  table.hero2({ none: true }, 'ability')
  expect(table.prompt).toMatchObject({ kind: 'reaction', subject: { hero: 'rose' } })
})

test('pride-finest-hour bystander: heroes, track and mission are untouched', () => {
  const table = killOne(finest())
  table.hero1({ do: 'end' })
  table.sins({ card: 'pride-finest-hour' })
  expect(table.hero('thorley')).toMatchObject({ wounds: [], corruption: 1 })
  expect(table.state.track).toBe(0)
  expect(table.state.mission.progress).toBe(1)
  expect(table.kind).toBe('reaction')
})
