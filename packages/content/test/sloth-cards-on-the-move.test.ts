import { coreBox } from '@haven/content'
import type { UpgradeDef } from '@haven/engine'
import { teleportHero } from '@haven/engine/kit'
import { fixtureRules, type Scene, type Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, dice, idsOf, last, quiet, steps } from './helpers.ts'

/** Sloth's cards about moves: Leaden Limbs, Quicksand, The Slow Tide. */

const far = { rose: 's3,0', rocco: 's3,0' }
const METRO = [
  { color: 'red', space: 's1,2' },
  { color: 'red', space: 's3,2' },
]

const sloth = (card: string, sketch: Sketch = {}): Scene =>
  quiet({
    heroes: { thorley: 's1,2', ...far },
    ...sketch,
    sins: { hand: [card], ...sketch.sins },
    setup: { sin: 'sloth', ...sketch.setup },
  })

// ------------------------------------------------------------------------------------------------- Leaden Limbs

const leaden = (sketch: Sketch = {}): Scene => {
  const table = sloth('sloth-leaden-limbs', { phase: 'take-turn', ...sketch })
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'turn-start', hero: 'thorley' } })
  table.sins({ card: 'sloth-leaden-limbs' })
  return table
}
const LADEN = { npcs: ['ravencorp' as const], upgrades: ['upg-motorbike'] }

test('sloth-leaden-limbs works: the Move is one space: no payment, NPC or Upgrade adds one', () => {
  const table = leaden({ heroes: { thorley: { space: 's1,2', ...LADEN }, ...far } })
  expect(deeds(table)).not.toContain('ability')
  table.hero1({ do: 'move', to: 's0,2' })
  expect(deeds(table)).not.toContain('move')
  expect(table.refusal('hero1', { do: 'move', to: 's1,2' })?.code).toBe('move-spent')
})

test('sloth-leaden-limbs works: also with the power switched off', () => {
  const table = leaden({ setup: { power: false } })
  table.hero1({ do: 'move', to: 's0,2' })
  expect(deeds(table)).not.toContain('move')
})

test('sloth-leaden-limbs works: an NPC picked up on the way helps no more', () => {
  const table = leaden({ npcs: [{ kind: 'ravencorp', space: 's0,2' }] })
  table.hero1({ do: 'move', to: 's0,2' })
  table.hero1({ token: 'ravencorp' })
  expect(table.hero('thorley').npcs).toEqual(['ravencorp'])
  expect(deeds(table)).not.toContain('move')
})

test('sloth-leaden-limbs cannot: not once the turn is under way', () => {
  const table = sloth('sloth-leaden-limbs')
  table.hero1({ do: 'move', to: 's0,2' })
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'hero-enters' } })
  expect(table.optionIds).toEqual(['none'])
  expect(table.refusal('sins', { card: 'sloth-leaden-limbs' })?.code).toBe('card-not-now')
})

test('sloth-leaden-limbs cannot: cancelled by the Signal Jammer it binds nobody', () => {
  const table = leaden({ heroes: { thorley: { space: 's1,2', upgrades: ['upg-signal-jammer'] }, ...far } })
  table.hero1({ yes: true }, 'ability')
  expect(table.corruptionOf('thorley')).toBe(3)
  table.hero1({ ability: 'sloth-power' }, 'hero-turn')
  table.hero1({ do: 'move', to: 's0,2' })
  expect(deeds(table)).toContain('move')
})

test('sloth-leaden-limbs bystander: the next turn, his own or another’s, is free of it', () => {
  const resting = { space: 's3,0', turns: 0 }
  for (const heroes of [
    { thorley: 's1,2', rocco: 's1,2', rose: 's3,0' },
    { thorley: 's1,2', rocco: resting, rose: resting },
  ]) {
    const table = leaden({ heroes })
    table.hero1({ do: 'end' })
    table.declineUntil('hero-turn')
    const { seat } = table.prompt
    expect(table.prompt.subject.hero).toBe(seat === 'hero1' ? 'thorley' : 'rocco')
    table.answer(seat, { ability: 'sloth-power' }, 'hero-turn')
    table.answer(seat, { do: 'move', to: 's0,2' })
    expect(deeds(table.declineUntil('hero-turn'))).toContain('move')
  }
})

test('sloth-leaden-limbs bystander: Action and City Action are still his', () => {
  const table = leaden({ heroes: { thorley: 'dockside', ...far }, tokens: ['fire dockside'] })
  expect(deeds(table)).toEqual(['move', 'cleanse', 'city', 'end'])
})

// ---------------------------------------------------------------------------------------------------- Quicksand

/** Thorley has paid for two steps and takes the first. */
const wade = (to = 's0,2', sketch: Sketch = {}): Scene => {
  const table = sloth('sloth-quicksand', sketch)
  table.hero1({ ability: 'sloth-power' }, 'hero-turn')
  table.hero1({ do: 'move', to })
  return table
}

test('sloth-quicksand works: the Move ends, and Corruption falls where he is', () => {
  const table = wade()
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'hero-enters', hero: 'thorley' } })
  table.sins({ card: 'sloth-quicksand' })
  expect(table.tokens('corruption', 's0,2')).toBe(1)
  expect(table.refusal('hero1', { do: 'move', to: 's1,2' })?.code).toBe('move-over')
  expect(deeds(table)).toEqual(['cleanse', 'end'])
  const spared = wade()
  spared.sins({ none: true })
  expect(steps(spared)).toContain('s1,2')
})

test('sloth-quicksand works: after the checks of entering, which the new token is not part of', () => {
  const table = wade('s0,2', { tokens: ['corruption s0,2'] })
  expect(last(table, 'checkSettled')).toMatchObject({ kind: 'corruption', dice: 1 })
  table.sins({ card: 'sloth-quicksand' }, 'sin-card')
  expect(table.tokens('corruption', 's0,2')).toBe(2)
  expect(table.of('checkSettled')).toHaveLength(1)
})

test('sloth-quicksand works: after a Metro step, and after the last step of a Move', () => {
  const table = wade('s3,2', { metro: METRO })
  table.sins({ card: 'sloth-quicksand' }, 'sin-card')
  expect(table.tokens('corruption', 's3,2')).toBe(1)
  const lastStep = sloth('sloth-quicksand')
  lastStep.hero1({ do: 'move', to: 's0,2' })
  lastStep.sins({ card: 'sloth-quicksand' }, 'sin-card')
  expect(lastStep.tokens('corruption', 's0,2')).toBe(1)
})

test('sloth-quicksand works: with no token left the Move ends all the same', () => {
  const table = wade('s0,2', { tokens: ['corruption s3,2 x10'] })
  table.sins({ card: 'sloth-quicksand' }, 'sin-card')
  expect(table.tokens('corruption', 's0,2')).toBe(0)
  expect(deeds(table)).not.toContain('move')
})

test('sloth-quicksand cannot: never after a teleport', () => {
  const door: UpgradeDef = {
    id: 'test-door',
    deed: { when: () => true, steps: [teleportHero((g) => g.map.index.get('s0,2') as number)] },
  }
  const rules = fixtureRules({ sins: coreBox.sins, upgrades: [...coreBox.upgrades, door] })
  const table = sloth('sloth-quicksand', {
    rules,
    heroes: { thorley: { space: 's1,2', upgrades: ['test-door'] }, ...far },
  })
  table.hero1({ ability: 'test-door' })
  expect(table.spaceOf('thorley')).toBe('s0,2')
  expect(table.kind).toBe('hero-turn')
  table.hero1({ do: 'move', to: 's1,2' })
  expect(table.prompt.subject.window).toBe('hero-enters')
})

test('sloth-quicksand cannot: not for a hero who died on the way in', () => {
  const table = sloth('sloth-quicksand', {
    heroes: { thorley: { space: 's1,2', wounds: [1, 2, 3, 4] }, ...far },
    tokens: ['fire s0,2'],
    dice: dice([], ['hit']),
  })
  table.hero1({ do: 'move', to: 's0,2' })
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(table.of('sinCardPlayed')).toEqual([])
  expect(table.prompt.subject).toMatchObject({ window: 'turn-start', hero: 'rose' })
})

test('sloth-quicksand bystander: no other space, no corruption, and his Action is still his', () => {
  const table = wade('s0,2', { heroes: { thorley: 's1,2', rose: 's0,2', rocco: 's3,0' } })
  table.sins({ card: 'sloth-quicksand' }, 'sin-card')
  expect(table.view('all').tokens.filter(({ kind }) => kind === 'corruption')).toHaveLength(1)
  expect(['thorley', 'rose', 'rocco'].map(table.corruptionOf)).toEqual([2, 1, 1]) // 1 paid for the Move
  expect(deeds(table)).toContain('cleanse')
})

// ------------------------------------------------------------------------------------------------ The Slow Tide

const tide = (sketch: Sketch = {}): Scene => {
  const table = sloth('sloth-slow-tide', {
    phase: 'reaction',
    monsters: ['acolyte s0,2', 'acolyte s2,2', 'abomination s2,2', 'abomination s0,0'],
    ...sketch,
  })
  table.sins({ yes: true }, 'reaction')
  return table
}
const move = (table: Scene, monster: string, to: string): unknown => table.sins({ monster, to }, 'reaction-move')

test('sloth-slow-tide works: up to three monsters take a step each, and the fight stays a may', () => {
  const table = tide()
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'reaction' } })
  table.sins({ card: 'sloth-slow-tide' })
  expect(table.prompt).toMatchObject({ kind: 'reaction-move', rule: 'sloth-slow-tide' })
  move(table, 'acolyte-1', 's1,2')
  move(table, 'acolyte-2', 's1,2')
  move(table, 'abomination-1', 's1,2')
  expect(table.board).toEqual(['abomination s0,0', 'abomination s1,2', 'acolyte s1,2', 'acolyte s1,2'])
  expect(table.prompt).toMatchObject({ kind: 'reaction-fight', subject: { hero: 'thorley' } })
  table.sins({ none: true })
  expect(table.of('fightStarted')).toEqual([])
})

test('sloth-slow-tide works: fewer will do, and then the fight', () => {
  const table = tide()
  table.sins({ card: 'sloth-slow-tide' })
  move(table, 'acolyte-1', 's1,2')
  table.sins({ none: true }, 'reaction-move')
  table.sins({ yes: true }, 'reaction-fight')
  expect(last(table, 'fightStarted')).toMatchObject({ hero: 'thorley', by: 'sins' })
})

test('sloth-slow-tide works: in place of the move: none of two spaces follows', () => {
  const table = tide()
  table.sins({ card: 'sloth-slow-tide' })
  table.sins({ none: true }, 'reaction-move')
  expect(table.of('monsterMoved')).toEqual([])
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rose' } }) // nobody is with Thorley
})

test('sloth-slow-tide cannot: not two steps, not one monster twice', () => {
  const table = tide({ monsters: ['acolyte s3,2', 'hc-huntsman s0,0'] })
  table.sins({ card: 'sloth-slow-tide' })
  const reach = (monster: string): string[] =>
    table.options.filter((option) => option.monster === monster).map((option) => option.to as string)
  expect(reach('acolyte-1').sort()).toEqual(['s2,2', 's3,1', 'uplink-tower'])
  expect(reach('hc-huntsman').sort()).toEqual(['s0,1', 's1,0', 'saint-jude-hospital'])
  move(table, 'acolyte-1', 's2,2')
  expect(reach('acolyte-1')).toEqual([])
  expect(reach('hc-huntsman')).toHaveLength(3)
})

test('sloth-slow-tide cannot: one that came to stand with its twin is not moved again in its stead', () => {
  const table = tide({ monsters: ['acolyte s3,2', 'acolyte s2,2'] })
  table.sins({ card: 'sloth-slow-tide' })
  move(table, 'acolyte-1', 's2,2')
  expect(idsOf(table, 'monster')).toEqual(['acolyte-2'])
  move(table, 'acolyte-2', 's1,2')
  expect(table.board).toEqual(['acolyte s1,2', 'acolyte s2,2'])
  expect(table.kind).toBe('reaction-fight')
})

test('sloth-slow-tide cannot: not those that share a space with a hero', () => {
  const table = tide({ monsters: ['acolyte s1,2', 'acolyte s3,0', 'abomination s0,0'] })
  table.sins({ card: 'sloth-slow-tide' })
  expect(idsOf(table, 'monster')).toEqual(['abomination-1'])
})

test('sloth-slow-tide cannot: not without a Reaction token', () => {
  const table = sloth('sloth-slow-tide', { monsters: ['acolyte s0,2'], sins: { reactions: 0 } })
  table.hero1({ do: 'end' })
  table.sins({ none: true }, 'sin-card') // turn-end
  expect(table.prompt.subject).toMatchObject({ window: 'turn-start', hero: 'rose' })
})

test('sloth-slow-tide bystander: a fourth monster stays where it is', () => {
  const table = tide()
  table.sins({ card: 'sloth-slow-tide' })
  move(table, 'abomination-2', 's0,1')
  move(table, 'acolyte-2', 's3,2')
  move(table, 'abomination-1', 's3,2')
  expect(table.board).toEqual(['abomination s0,1', 'abomination s3,2', 'acolyte s0,2', 'acolyte s3,2'])
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rose' } })
})
