import type { DarkPastDef, SinCardDef, StoryDef } from '@haven/engine'
import { act, dealWound, type EffectFrame, freeFight, repent, type Step } from '@haven/engine/kit'
import { firstStory, fixtureRules, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, prideWithCards, react } from './combat.ts'

/** The first story with the Dark Past of a Corruption story, and seven short cards. */
const past = (number: number, ...steps: readonly Step<EffectFrame>[]): DarkPastDef => ({
  id: `past-${number}`,
  number,
  steps,
})
const nothing = act<EffectFrame>('nothing', () => undefined)
const afterKills: SinCardDef = { id: 'test-after', copies: 2, window: 'monster-killed', effect: [] }
const rules = fixtureRules({
  darkPast: [
    past(1, dealWound(1), repent(1)),
    past(2, nothing),
    past(3, nothing),
    past(4, nothing),
    past(5, dealWound(5)),
    past(6, freeFight()),
    past(7, nothing),
  ],
  stories: [{ ...(firstStory.stories[0] as StoryDef), darkPast: true }],
  sins: prideWithCards(afterKills, { id: 'test-late', copies: 1, window: 'turn-end', effect: [] }),
})

const DYING = [1, 2, 3, 4]
const others = { thorley: 's2,2', brad: 's2,2' }

/** Rocco with a Dark Past, at the end of what he does. */
const secret = (card: string, rocco: object, sketch: Sketch = {}) =>
  scene({
    rules,
    heroes: { rocco: { space: 's1,0', ...rocco }, ...others },
    darkPast: { rocco: card, thorley: 'past-2', leah: 'past-4' },
    ...sketch,
  })

test('DARK-1 at the end of his turn a hero at corruption 7 reveals his card, carries it out and discards it', () => {
  const table = secret('past-1', { corruption: 7 })
  expect(table.view('hero1').darkPast).toEqual({ rocco: null, thorley: null, leah: null })
  table.hero1({ do: 'end' })
  expect(table.of('darkPastRevealed')).toEqual([{ event: 'darkPastRevealed', hero: 'rocco', card: 'past-1' }])
  table.hero1({ slot: 3 }, 'wound-slot')
  expect(table.hero('rocco')).toMatchObject({ wounds: [3], corruption: 6 })
  expect(table.view('hero1')).toMatchObject({
    darkPast: { thorley: null, leah: null },
    darkPastRevealed: ['past-1'],
  })
  expect(table.view('hero1').darkPast).not.toHaveProperty('rocco')
})

test('DARK-1 below 7 nothing is revealed', () => {
  const table = secret('past-1', { corruption: 6 })
  table.hero1({ do: 'end' })
  expect(table.of('darkPastRevealed')).toEqual([])
  expect(table.kind).toBe('reaction')
  expect(table.view('sins').darkPast.rocco).toBe('past-1')
})

test('DARK-1 TURN-4 it comes after the end-of-turn card and before the reaction', () => {
  const table = secret('past-1', { corruption: 7 }, { sins: { hand: ['test-late'] } })
  table.hero1({ do: 'end' })
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'turn-end' } })
  expect(table.of('darkPastRevealed')).toEqual([])
  table.sins({ none: true })
  expect(table.of('darkPastRevealed')).toHaveLength(1)
  table.hero1({ slot: 3 }, 'wound-slot')
  expect(table.kind).toBe('reaction')
})

test('DARK-1 TURN-4 it comes after the end-of-turn ability of the hero', () => {
  const table = scene({
    rules,
    heroes: { rose: { space: 's1,0', corruption: 7 }, ...others },
    monsters: ['acolyte s3,0'],
    darkPast: { rose: 'past-1' },
  })
  table.hero1({ do: 'end' })
  expect(table.prompt).toMatchObject({ kind: 'ability', rule: 'mind-control' })
  expect(table.of('darkPastRevealed')).toEqual([])
  table.hero1({ none: true })
  expect(table.of('darkPastRevealed')).toHaveLength(1)
})

test('DARK-1 TURN-8 a hero who dies of it died in his turn: there is no reaction', () => {
  const table = secret('past-5', { corruption: 7, wounds: DYING }, { reserve: ['leah'] })
  table.hero1({ do: 'end' })
  expect(table.of('heroDied')).toHaveLength(1)
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero2' })
  expect(table.of('reactionSpent')).toEqual([])
})

test('DARK-1 TURN-8 nor can a Sin card be played any more in the turn in which it killed him', () => {
  const fought = (wounds: readonly number[]) => {
    const table = secret(
      'past-6',
      { corruption: 7, wounds },
      {
        monsters: ['acolyte s1,0', 'acolyte s1,0'],
        sins: { hand: ['test-after'] },
        reserve: ['leah'],
        dice: dice(['hit', 'hit'], ['hit', 'hit']),
      },
    )
    table.hero1({ do: 'end' })
    table.sins({ none: true }, 'sin-card')
    table.sins({ yes: true }, 'ability')
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    return table
  }
  const alive = fought([])
  alive.hero1({ slot: 1 }, 'wound-slot')
  expect(alive.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'monster-killed', hero: 'rocco' } })
  const dead = fought(DYING)
  expect(dead.of('heroDied')).toEqual([expect.objectContaining({ hero: 'rocco' })])
  expect(dead.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero2' })
})

test("DARK-1 a dead hero's card stays face down", () => {
  const table = secret('past-1', { corruption: 7, wounds: DYING }, { monsters: ['acolyte s1,0'], reserve: ['leah'] })
  table.hero1({ do: 'move', to: 's0,0' })
  expect(table.of('heroDied')).toHaveLength(1)
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', seat: 'hero2' })
  expect(table.of('darkPastRevealed')).toEqual([])
  expect(table.view('hero1').darkPast).toEqual({ rocco: null, thorley: null, leah: null })
  expect(table.view('sins').darkPast.rocco).toBe('past-1')
  expect(table.view('hero1').darkPastRevealed).toEqual([])
})

const lastOfRound = { thorley: { space: 's2,2', turns: 0 }, brad: { space: 's2,2', turns: 0 } }

/** In the reaction to his turn Rocco is brought to 7; his next turn follows. */
function broughtByReaction() {
  const table = scene({
    rules,
    heroes: { rocco: { space: 'saint-jude-hospital', corruption: 6, turns: 1 }, ...lastOfRound },
    monsters: ['acolyte saint-jude-hospital'],
    darkPast: { rocco: 'past-1' },
    reactions: 1,
    phase: 'reaction',
    dice: dice([], ['corruption', 'blank']),
  })
  react(table)
  table.hero1({ none: true }, 'corruption')
  return table
}

test('DARK-2 a hero brought to 7 by the reaction reveals at the end of his next turn', () => {
  const table = broughtByReaction()
  expect(table.corruptionOf('rocco')).toBe(7)
  expect(table.of('darkPastRevealed')).toEqual([])
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rocco' } })
  table.hero1({ do: 'end' })
  expect(table.of('darkPastRevealed')).toHaveLength(1)
})

test('DARK-2 but not if he is no longer at 7', () => {
  const table = broughtByReaction()
  table.hero1({ do: 'city' })
  table.hero1({ action: 'repent' }, 'city-action')
  table.hero1({ none: true }, 'city-action')
  table.hero1({ do: 'end' })
  expect(table.kind).toBe('apocalypse-card') // the turn is over, and the round with it
  expect(table.corruptionOf('rocco')).toBe(6)
  expect(table.of('darkPastRevealed')).toEqual([])
})

test("DARK-2 the end of another hero's turn does not count", () => {
  const table = scene({
    rules,
    heroes: { thorley: 's2,2', rocco: { space: 's1,0', corruption: 7 }, brad: 's2,2' },
    darkPast: { rocco: 'past-1', thorley: 'past-2' },
    reactions: 0,
  })
  table.hero1({ do: 'end' })
  expect(table.of('darkPastRevealed')).toEqual([])
  table.hero2({ do: 'end' })
  expect(table.of('darkPastRevealed')).toEqual([expect.objectContaining({ hero: 'rocco', card: 'past-1' })])
})

test('DARK-2 a revealed card is never revealed again', () => {
  const table = scene({
    rules,
    heroes: { rocco: { space: 's1,0', corruption: 7, turns: 1 }, ...lastOfRound },
    darkPast: { rocco: 'past-4' },
    reactions: 0,
    apocalypseDeck: [],
  })
  table.hero1({ do: 'end' })
  expect(table.of('darkPastRevealed')).toHaveLength(1)
  table.hero1({ do: 'end' })
  expect(table.kind).toBe('story-task') // his second turn is over, and the round with it
  expect(table.corruptionOf('rocco')).toBe(7)
  expect(table.of('darkPastRevealed')).toHaveLength(1)
})
