import { coreBox } from '@haven/content'
import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, diceRolled, fight, hits, idsOf, last, quiet } from './helpers.ts'

/** The Dark Past, cards 6 and 7, on map A of The Black Tide. */

const AT_7 = { space: 's1,2', corruption: 7 }
const DYING = [1, 2, 3, 4]
const far = { brad: 's3,0', rocco: 's3,0' }

/** Thorley ends his turn with this card before him. */
const reveal = (card: string, sketch: Sketch = {}): Scene => {
  const table = quiet({
    heroes: { thorley: AT_7, ...far },
    darkPast: { thorley: card },
    ...sketch,
    setup: { map: 'the-black-tide-a', ...sketch.setup },
  })
  table.hero1({ do: 'end' })
  return table
}

// ---------------------------------------------------------------------------------------- The Feast Was Promised

const feast = (sketch: Sketch = {}): Scene => reveal('past-6', { dead: { acolyte: 2, abomination: 1 }, ...sketch })
const FREE_FIGHT = { kind: 'ability', seat: 'sins', rule: 'past-6' }

test('past-6 works: up to two Acolytes or Abominations come to him from the dead pile, no Nest needed', () => {
  const table = feast()
  expect(table.prompt).toMatchObject({ kind: 'summon', seat: 'sins', rule: 'past-6' })
  expect(table.optionIds.sort()).toEqual(['abomination@s1,2', 'acolyte@s1,2', 'none'])
  table.sins({ monster: 'abomination' })
  expect(table.optionIds.sort()).toEqual(['acolyte@s1,2', 'none'])
  table.sins({ monster: 'acolyte' })
  expect(table.board).toEqual(['abomination s1,2', 'acolyte s1,2'])
  expect(table.prompt).toMatchObject(FREE_FIGHT)
})

test('past-6 works: then a fight without a token, and if he lives the reaction is still possible', () => {
  const table = feast({ sins: { reactions: 1 }, used: ['acolytes'] })
  table.sins({ monster: 'acolyte' })
  table.sins({ none: true }, 'summon')
  table.sins({ yes: true }, 'ability')
  expect(last(table, 'fightStarted')).toMatchObject({ hero: 'thorley', by: 'sins', ranged: false })
  expect(diceRolled(table, 'sins')).toBe(2)
  expect(table.state.sins.reactions).toBe(1)
  table.sins({ yes: true }, 'reaction')
  table.sins({ yes: true }, 'reaction-fight')
  expect(table.of('fightStarted')).toHaveLength(2)
})

test('past-6 works: what he kills in it counts, and monsters that were there take part', () => {
  const table = feast({
    mission: { id: 'btd-2b-drain-the-faithful' },
    monsters: ['controller s1,2'],
    used: ['acolytes'],
    dice: dice(hits(4)),
  })
  table.sins({ monster: 'acolyte' })
  table.sins({ none: true }, 'summon')
  table.sins({ yes: true }, 'ability')
  expect(diceRolled(table, 'sins')).toBe(4 + 2)
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(table.state.mission.progress).toBe(1)
})

test('past-6 works: if he dies in it there is no reaction', () => {
  const table = feast({
    heroes: { thorley: { ...AT_7, wounds: DYING }, ...far },
    used: ['acolytes'],
    dice: dice([], ['burst', 'hit', 'hit']),
  })
  table.sins({ monster: 'acolyte' })
  table.sins({ none: true }, 'summon')
  table.sins({ yes: true }, 'ability')
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'brad' } })
})

test('past-6 works: summoning and fight are a may each', () => {
  const table = feast({ monsters: ['acolyte s1,2'] })
  table.sins({ none: true }, 'summon')
  expect(table.prompt).toMatchObject(FREE_FIGHT)
  table.sins({ none: true })
  expect(table.of('fightStarted')).toEqual([])
  expect(table.kind).toBe('reaction')
  const nobody = feast()
  nobody.sins({ none: true }, 'summon')
  expect(nobody.kind).toBe('reaction') // no monster, no fight
})

test('past-6 cannot: neither Controller nor Avatar, nor who is not yet in play', () => {
  const table = feast({ dead: { controller: 1, avatar: 1 } })
  expect(table.of('darkPastRevealed')).toHaveLength(1)
  expect(table.kind).toBe('reaction')
  expect(table.board).toEqual([])
})

test('past-6 cannot: below 7 it stays face down', () => {
  const table = feast({ heroes: { thorley: { ...AT_7, corruption: 6 }, ...far } })
  expect(table.of('darkPastRevealed')).toEqual([])
  expect(table.kind).toBe('reaction')
})

test('past-6 bystander: a hero beside him is not fought, and the third of the dead stays dead', () => {
  const table = feast({
    heroes: { thorley: AT_7, brad: 's1,2', rocco: 's3,0' },
    used: ['acolytes'],
    dice: dice([], ['burst', 'burst', 'burst', 'burst', 'burst']),
  })
  table.sins({ monster: 'acolyte' })
  table.sins({ monster: 'acolyte' })
  table.sins({ yes: true }, 'ability')
  for (let slot = 1; table.asks('wound-slot'); slot++) table.hero1({ slot })
  expect(table.woundsOf('thorley')).toBe(3)
  expect(table.woundsOf('brad')).toBe(0)
  expect(table.view('all').dead).toEqual(['abomination-1'])
})

// ----------------------------------------------------------------------------------------------------- One of Them

const lost = (sketch: Sketch = {}): Scene => {
  const table = reveal('past-7', sketch)
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  return table
}

test('past-7 works: he is lost as by a death in his turn, and stands in his space as a fallen monster', () => {
  const table = lost()
  expect(last(table, 'heroDied')).toMatchObject({ hero: 'thorley', space: 's1,2', cause: 'past-7' })
  expect(table.board).toEqual(['fallen-thorley s1,2'])
  expect(table.spaceOf('leah')).toBe('s0,0')
  expect(table.hero('leah')).toMatchObject({ corruption: 1, wounds: [] })
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'brad' } }) // no reaction
})

test('past-7 works: his tokens and Upgrades go the way of a dead hero’s', () => {
  const table = reveal('past-7', {
    heroes: { thorley: { ...AT_7, npcs: ['proxy'], extraTurns: 2, upgrades: ['upg-rosary'], turns: 1 }, ...far },
  })
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  table.hero1({ card: 'upg-rosary' }, 'inherit')
  expect(table.hero('leah')).toMatchObject({ upgrades: ['upg-rosary'], extraTurns: 0, turns: 1, npcs: [] })
  expect(table.view('all').npcs).toEqual([{ npc: 'proxy', space: 's1,2' }])
})

test('past-7 works: Fight is his printed Fight + 1, Karl’s 4 in either form', () => {
  const sinDice = (who: string): number => {
    const others = coreBox.heroes.map(({ id }) => id).filter((id) => id !== who)
    const heroes = Object.fromEntries(others.slice(0, 3).map((id) => [id, 's1,2']))
    const setup = { map: 'the-black-tide-a' }
    return diceRolled(fight(quiet({ heroes, monsters: [`fallen:${who} s1,2`], setup })), 'sins')
  }
  expect(coreBox.heroes.map(({ id }) => `${id} ${sinDice(id)}`).sort()).toEqual([
    'brad 4',
    'karl 4',
    'leah 4',
    'morgana 5',
    'rocco 3',
    'rose 3',
    'thorley 5',
  ])
  const wolf = quiet({
    heroes: { karl: { ...AT_7, form: 'karl-wolf' }, thorley: 's1,2', rocco: 's3,0' },
    darkPast: { karl: 'past-7' },
    setup: { map: 'the-black-tide-a' },
  })
  wolf.hero1({ do: 'end' })
  wolf.hero1({ hero: 'leah' }, 'reserve-hero')
  wolf.hero2({ do: 'fight' }, 'hero-turn')
  wolf.hero2({ none: true }, 'corruption')
  expect(diceRolled(wolf, 'sins')).toBe(4)
})

test('past-7 works: Defense 4; killed, he leaves the game', () => {
  const slain = (count: number): Scene => {
    const table = lost({ heroes: { thorley: AT_7, brad: 's1,2', rocco: 's1,2' }, dice: dice(hits(count)) })
    table.hero2({ do: 'fight' }, 'hero-turn')
    table.hero2({ none: true }, 'corruption')
    return table
  }
  expect(slain(3).asks('kill')).toBe(false)
  const table = slain(4)
  table.hero2({ monster: 'fallen-thorley' }, 'kill')
  expect(table.board).toEqual([])
  expect(table.view('all').gone).toEqual(['fallen-thorley'])
  expect(table.view('all').dead).toEqual([])
})

test('past-7 works: he moves and fights as monsters do, but has no ability', () => {
  const table = lost({ heroes: { thorley: AT_7, brad: 's2,1', rocco: 's3,0' } })
  table.hero2({ do: 'end' }, 'hero-turn')
  table.sins({ yes: true }, 'reaction')
  table.sins({ monster: 'fallen-thorley', to: 's2,1' }, 'reaction-move')
  table.sins({ yes: true }, 'reaction-fight')
  table.hero2({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(5)
})

test('past-7 works: without a Reserve the Sins player wins, and nobody rises', () => {
  const table = reveal('past-7', { reserve: [] })
  expect(table.state.over).toEqual({ winner: 'sins', rule: 'WIN-2' })
  expect(table.board).toEqual([])
})

test('past-7 cannot: below 7 he is himself', () => {
  const table = reveal('past-7', { heroes: { thorley: { ...AT_7, corruption: 6 }, ...far } })
  expect(table.of('darkPastRevealed')).toEqual([])
  expect(table.board).toEqual([])
  expect(table.kind).toBe('reaction')
})

test('past-7 cannot: a fallen one is no Acolyte and no Abomination', () => {
  const table = quiet({
    heroes: { thorley: 'ravencorp-hq', ...far },
    monsters: ['fallen:leah s2,2'],
    orbital: ['s2,2'],
    setup: { map: 'the-black-tide-a' },
  })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'orbital' }, 'city-action')
  table.hero1({ to: 's2,2' }, 'orbital-move')
  expect(table.asks('orbital-kill')).toBe(false)

  const rose = quiet({
    heroes: { rose: 's1,2', ...far },
    monsters: ['fallen:leah s2,2', 'acolyte s2,2'],
    darkPast: {},
    setup: { map: 'the-black-tide-a' },
  })
  rose.hero1({ do: 'end' })
  rose.hero1({ yes: true }, 'ability')
  expect(idsOf(rose, 'monster')).toEqual(['acolyte-1'])

  const counts = (id: string): number => {
    const fought = quiet({
      heroes: { thorley: 's1,2', ...far },
      monsters: ['fallen:leah s1,2'],
      mission: { id },
      dice: dice(hits(4)),
      setup: { map: id.startsWith('btd') ? 'the-black-tide-a' : 'the-seventh-hour-a' },
    })
    fought.hero1({ do: 'fight' })
    fought.hero1({ none: true }, 'corruption')
    if (fought.asks('wound-slot')) fought.hero1({ slot: 1 })
    fought.hero1({ monster: 'fallen-leah' }, 'kill')
    return fought.state.mission.progress
  }
  expect(counts('btd-2b-drain-the-faithful')).toBe(0)
  expect(counts('svh-1-the-streets')).toBe(1) // "a monster"
})

test('past-7 bystander: nobody else is lost, and the other cards stay face down', () => {
  const table = lost({
    heroes: { thorley: AT_7, brad: { ...AT_7, wounds: [1] }, rocco: 's1,2' },
    darkPast: { thorley: 'past-7', brad: 'past-3', leah: 'past-2' },
  })
  expect(table.hero('brad')).toMatchObject({ corruption: 7, wounds: [1] })
  expect(table.view('sins').darkPast).toEqual({ brad: 'past-3', leah: 'past-2' })
  expect(table.view('all').darkPastRevealed).toEqual(['past-7'])
})
