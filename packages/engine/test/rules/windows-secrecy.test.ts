import type { SinDef, Viewer } from '@haven/engine'
import { act } from '@haven/engine/kit'
import { firstStory, type Scene, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { card, rulesWith } from './texts.ts'

/** Windows open on public facts: whoever watches them learns nothing about the hand. */

const CARDS = (firstStory.sins[0] as SinDef).cards.map(({ id }) => id)

/** A turn that comes past every kind of window that Pride has cards for. */
function richTurn(hand: readonly string[]): { asked: string[]; seen: string[] } {
  const table = scene({
    phase: 'take-turn',
    heroes: { thorley: { space: 'dockside', turns: 1 }, rocco: { space: 'dockside' }, rose: 's0,2' },
    monsters: ['acolyte dockside', 'acolyte s3,0', 'abomination s2,2'],
    reactions: 1,
    sins: { hand },
    dice: {
      hero: ['faith', 'hit', 'hit', 'skill', 'skill', 'skill', ...Array<'skill'>(6).fill('skill')],
      sin: Array<'blank'>(8).fill('blank'),
    },
  })
  const asked: string[] = []
  const seen: string[] = []
  const watch = () => {
    const { seat, kind, subject } = table.prompt
    asked.push([seat, kind, subject.window].filter(Boolean).join(' '))
    for (const viewer of ['hero1', 'hero2', 'spectator'] satisfies Viewer[])
      seen.push(JSON.stringify(table.view(viewer)))
  }
  const decline = () => {
    while (table.asks('sin-card')) {
      watch()
      const before = table.events.length
      table.sins({ none: true })
      seen.push(JSON.stringify(table.rules.viewEvents(table.events.slice(before), 'spectator')))
    }
    watch()
  }
  decline()
  table.hero1({ do: 'city' }, 'hero-turn')
  decline()
  table.hero1({ none: true }, 'city-action')
  table.hero1({ do: 'fight' }, 'hero-turn')
  decline()
  table.hero1({ none: true }, 'corruption')
  decline()
  table.hero1({ as: 'hit' }, 'faith')
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  decline()
  table.hero1({ do: 'move', to: 's3,0' }, 'hero-turn')
  table.hero1({ do: 'end' })
  decline()
  table.sins({ yes: true }, 'reaction')
  decline()
  table.sins({ none: true }, 'reaction-move')
  table.sins({ yes: true }, 'reaction-fight')
  decline()
  return { asked, seen }
}

test('SIN-1 the same windows open, and look the same from outside, whatever single card is held', () => {
  const first = richTurn([CARDS[0] as string])
  expect(first.asked.filter((each) => each.includes('sin-card'))).toEqual([
    'sins sin-card turn-start',
    'sins sin-card city-action',
    'sins sin-card fight-start',
    'sins sin-card fight-rolled',
    'sins sin-card monster-killed',
    'sins sin-card turn-end',
    'sins sin-card reaction',
    'sins sin-card fight-start',
  ])
  for (const held of CARDS.slice(1)) {
    const { asked, seen } = richTurn([held])
    expect(asked).toEqual(first.asked)
    expect(seen).toEqual(first.seen)
  }
})

test('SIN-1 with an empty hand no window opens', () => {
  expect(richTurn([]).asked.filter((each) => each.includes('sin-card'))).toEqual([])
})

const atFight = (sketch: Sketch): Scene => {
  const table = scene({
    heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
    monsters: ['acolyte s1,0'],
    ...sketch,
  })
  table.hero1({ do: 'fight' })
  return table
}

test('SIN-1 a window stays closed if all copies of its cards lie open', () => {
  // fight-start: two of Hubris, and two of Single Combat, which a lonely hero rules out.
  const hand = ['pride-no-charity']
  expect(atFight({ sins: { hand }, sinDiscard: ['pride-hubris'] }).kind).toBe('sin-card')
  expect(atFight({ sins: { hand }, sinDiscard: ['pride-hubris', 'pride-hubris'] }).kind).toBe('corruption')
  expect(atFight({ sins: { hand }, sinDiscard: ['pride-hubris'], openCard: 'pride-hubris' }).kind).toBe('corruption')
})

test('SIN-1 a window opens on the public condition of a card that nobody may hold', () => {
  const spent = { sins: { hand: ['pride-no-charity'] }, sinDiscard: ['pride-hubris', 'pride-hubris'] }
  expect(atFight({ ...spent }).kind).toBe('corruption')
  // Not alone: Single Combat could be played.
  const together = atFight({ ...spent, heroes: { thorley: 's1,0', rocco: 's1,0', rose: 's0,2' } })
  expect(together.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'fight-start' } })
  expect(together.optionIds).toEqual(['none'])
})

test('SIN-1 a card in hand is offered only in its window and if its condition is met', () => {
  const hand = ['pride-single-combat', 'pride-hubris', 'pride-cast-out']
  expect(atFight({ sins: { hand } }).optionIds).toEqual(['none', 'pride-hubris'])
  const together = atFight({ sins: { hand }, heroes: { thorley: 's1,0', rocco: 's1,0', rose: 's0,2' } })
  expect(together.optionIds).toEqual(['none', 'pride-single-combat', 'pride-hubris'])
})

test('TURN-6 after a card no window opens in the turn and its reaction, and the next turn opens them again', () => {
  const rules = rulesWith({
    cards: (['turn-start', 'fight-start', 'turn-end', 'reaction'] as const).map((window) =>
      card(`fixture-${window}`, window, [act('nothing', () => undefined)], { copies: 2 }),
    ),
  })
  const table = scene({
    rules,
    phase: 'take-turn',
    heroes: { thorley: 's1,0', rocco: 's2,2', rose: 's0,2' },
    monsters: ['acolyte s1,0'],
    reactions: 1,
    sins: { hand: ['fixture-turn-start', 'fixture-fight-start', 'fixture-turn-end', 'fixture-reaction'] },
    dice: { hero: Array<'skill'>(8).fill('skill'), sin: Array<'blank'>(4).fill('blank') },
  })
  table.sins({ card: 'fixture-turn-start' }, 'sin-card')
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ do: 'end' })
  table.sins({ yes: true }, 'reaction')
  table.sins({ yes: true }, 'reaction-fight')
  table.hero1({ none: true }, 'corruption')
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'turn-start', hero: 'rocco' } })
})
