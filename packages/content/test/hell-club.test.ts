import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, diceRolled, fight, hits, idsOf, last, quiet } from './helpers.ts'

/** The Hell Club of the Terror deck: Bailiff and Huntsman. */

const far = { rose: 's3,0', rocco: 's3,0' }

const leave = (sketch: Sketch): Scene => {
  const table = quiet({ heroes: { thorley: 's1,2', ...far }, ...sketch })
  table.hero1({ do: 'move', to: 's0,2' })
  for (let slot = 1; table.asks('wound-slot'); slot++) table.hero1({ slot })
  return table
}

/** Kills a Hell Club member (Defense 4) with four Hits. */
const slay = (monster: string): Scene => {
  const cards = { 'hc-bailiff': 'apo-t1', 'hc-huntsman': 'apo-t2' } as Record<string, string>
  const table = quiet({
    heroes: { thorley: 's1,2', ...far },
    monsters: [`${monster} s1,2`],
    apocalypse: 1,
    apocalypseCards: [cards[monster] as string],
    dice: dice(hits(4)),
  })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster }, 'kill')
  return table
}

// -------------------------------------------------------------------------------------------------- The Bailiff

test('hc-bailiff works: leaving his space costs two wounds, whatever else is there', () => {
  expect(leave({ monsters: ['hc-bailiff s1,2'] }).woundsOf('thorley')).toBe(2)
  expect(leave({ monsters: ['hc-bailiff s1,2', 'acolyte s1,2', 'abomination s1,2'] }).woundsOf('thorley')).toBe(2)
})

test('hc-bailiff works: Fight 4 and Defense 4; killed, he and his card leave the game', () => {
  expect(diceRolled(fight(quiet({ heroes: { thorley: 's1,2', ...far }, monsters: ['hc-bailiff s1,2'] })), 'sins')).toBe(
    4,
  )
  const table = slay('hc-bailiff')
  expect(table.view('all').gone).toEqual(['hc-bailiff'])
  expect(table.view('all').dead).toEqual([])
  expect(table.state.apocalypse).toMatchObject({ cards: [], out: ['apo-t1'] })
})

test('hc-bailiff cannot: nothing from a hero with a Grapple Line, nor from the wolf', () => {
  const monsters = ['hc-bailiff s1,2']
  const line = { thorley: { space: 's1,2', upgrades: ['upg-grapple-line'] }, ...far }
  expect(leave({ heroes: line, monsters }).woundsOf('thorley')).toBe(0)
  const wolf = { karl: { space: 's1,2', form: 'karl-wolf' }, ...far }
  expect(leave({ heroes: wolf, monsters }).woundsOf('karl')).toBe(0)
})

test('hc-bailiff cannot: a teleport costs nothing', () => {
  const table = quiet({
    phase: 'take-turn',
    heroes: { thorley: 's1,2', rose: 's1,2', rocco: 's3,0' },
    monsters: ['hc-bailiff s1,2'],
    sins: { hand: ['pride-cast-out'] },
  })
  table.sins({ card: 'pride-cast-out' })
  table.sins({ space: 's0,2' })
  expect(table.woundsOf('thorley')).toBe(0)
})

test('hc-bailiff bystander: leaving other monsters costs one wound, the Bailiff next door or not', () => {
  expect(leave({ monsters: ['acolyte s1,2', 'hc-bailiff s2,2'] }).woundsOf('thorley')).toBe(1)
  expect(leave({ monsters: ['hc-bailiff s0,2'] }).woundsOf('thorley')).toBe(0) // he is where the hero goes
})

test('hc-bailiff bystander: he is no target of an Orbital Strike', () => {
  const table = quiet({
    heroes: { thorley: 'uplink-tower', ...far },
    monsters: ['hc-bailiff s2,2'],
    orbital: ['s2,2'],
  })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'orbital' }, 'city-action')
  table.hero1({ to: 's2,2' }, 'orbital-move')
  expect(table.kind).toBe('city-action')
  expect(table.board).toEqual(['hc-bailiff s2,2'])
})

// ------------------------------------------------------------------------------------------------- The Huntsman

const hunt = (sketch: Sketch): Scene => {
  const table = quiet({ phase: 'reaction', heroes: { thorley: 's0,2', ...far }, ...sketch })
  table.sins({ yes: true }, 'reaction')
  return table
}

const reach = (table: Scene, monster: string): string[] =>
  table.options.filter((option) => option.monster === monster).map((option) => option.to as string)

test('hc-huntsman works: when the move of the reaction is his, he moves up to 4', () => {
  const table = hunt({ monsters: ['hc-huntsman s3,1'] })
  expect(reach(table, 'hc-huntsman')).toContain('s0,2')
  table.sins({ monster: 'hc-huntsman', to: 's0,2' }, 'reaction-move')
  expect(table.board).toEqual(['hc-huntsman s0,2'])
  expect(table.kind).toBe('reaction-fight')
})

test('hc-huntsman works: Fight 3 and Defense 4; killed, he and his card leave the game', () => {
  expect(
    diceRolled(fight(quiet({ heroes: { thorley: 's1,2', ...far }, monsters: ['hc-huntsman s1,2'] })), 'sins'),
  ).toBe(3)
  const table = slay('hc-huntsman')
  expect(table.view('all').gone).toEqual(['hc-huntsman'])
  expect(table.state.apocalypse).toMatchObject({ cards: [], out: ['apo-t2'] })
})

test('hc-huntsman cannot: not 5 spaces', () => {
  expect(
    reach(
      hunt({ heroes: { thorley: 's0,2', rose: 's0,2', rocco: 's0,2' }, monsters: ['hc-huntsman s3,0'] }),
      'hc-huntsman',
    ),
  ).not.toContain('s0,2')
})

test('hc-huntsman cannot: he neither leaves a hero nor passes one', () => {
  const pinned = hunt({ heroes: { thorley: 's0,2', rose: 's3,1', rocco: 's0,2' }, monsters: ['hc-huntsman s3,1'] })
  expect(pinned.kind).toBe('hero-turn')
  // Heroes in s2,0 and s3,1, and in the District between: nothing of the city lies open from s3,0.
  const closed = hunt({
    heroes: { thorley: 's2,0', rose: 's3,1', rocco: 'dockside' },
    monsters: ['hc-huntsman s3,0'],
  })
  expect(reach(closed, 'hc-huntsman').sort()).toEqual(['dockside', 's2,0', 's3,1'])
})

test('hc-huntsman cannot: the step of Pack Mind is one step for him too', () => {
  const table = hunt({
    monsters: ['hc-huntsman s3,2', 'acolyte s0,0'],
    apocalypse: 1,
    apocalypseCards: ['apo-t6'],
  })
  table.sins({ monster: 'acolyte-1', to: 's0,1' }, 'reaction-move')
  expect(table.prompt).toMatchObject({ kind: 'reaction-move', rule: 'apo-t6' })
  expect(reach(table, 'hc-huntsman').sort()).toEqual(['s2,2', 's3,1', 'uplink-tower'])
})

test('hc-huntsman bystander: other monsters move up to 2', () => {
  const table = hunt({ monsters: ['hc-huntsman s3,1', 'abomination s3,1'] })
  expect(reach(table, 'abomination-1')).not.toContain('s0,2')
  expect(reach(table, 'abomination-1')).toContain('s2,2')
  expect(reach(table, 'abomination-1')).not.toContain('s1,2')
})

test('hc-huntsman bystander: he is no target of Mind Control, and shot at he comes no farther than 2', () => {
  const rose = quiet({
    heroes: { rose: 's0,2', thorley: 's3,0', rocco: 's3,0' },
    monsters: ['hc-huntsman s3,2', 'acolyte s3,2'],
  })
  rose.hero1({ do: 'end' })
  rose.hero1({ yes: true }, 'ability')
  expect(idsOf(rose, 'monster')).toEqual(['acolyte-1'])

  const shot = quiet({ heroes: { rocco: 's0,2', thorley: 's3,0', rose: 's3,0' }, monsters: ['hc-huntsman s3,2'] })
  shot.hero1({ do: 'shoot', at: 's3,2' })
  shot.hero1({ none: true }, 'corruption')
  expect(shot.board).toEqual(['hc-huntsman s3,2'])
  expect(last(shot, 'rollSettled').hits).toBe(2)
})
