import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, diceRolled, fight, hits, last, quiet, shoot } from './helpers.ts'

/** The Hell Club of the Corruption and Redemption decks: Madame Vesper, the Confessor, the Maestro. */

const far = { brad: 's3,0', rocco: 's3,0' }

/** The Black Tide, map A; s1,2 and s2,2 are Streets without anything printed. Nobody has a Dark Past unless told. */
const tide = (sketch: Sketch = {}): Scene =>
  quiet({
    heroes: { thorley: 's1,2', ...far },
    darkPast: {},
    ...sketch,
    setup: { map: 'the-black-tide-a', ...sketch.setup },
  })

/** Lights Out, map A; s1,0 and s1,1 are Streets without anything printed. */
const lights = (sketch: Sketch = {}): Scene =>
  quiet({ heroes: { thorley: 's1,1', ...far }, ...sketch, setup: { map: 'lights-out-a', ...sketch.setup } })

/** Kills one with four Hits, while its card lies open. */
const slay = (begin: typeof tide, monster: string, space: string, card: string): Scene => {
  const table = begin({
    monsters: [`${monster} ${space}`],
    apocalypse: 1,
    apocalypseCards: [card],
    dice: dice(hits(4)),
  })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster }, 'kill')
  return table
}

function leavesTheGame(table: Scene, monster: string, card: string): void {
  expect(table.board).toEqual([])
  expect(table.view('all').gone).toEqual([monster])
  expect(table.view('all').dead).toEqual([])
  expect(table.state.apocalypse).toMatchObject({ cards: [], out: [card] })
}

// -------------------------------------------------------------------------------------------------- Madame Vesper

const ends = (sketch: Sketch): Scene => {
  const table = tide(sketch)
  table.hero1({ do: 'end' })
  return table
}

test('hc-vesper works: a hero who ends his turn within 1 of her takes 1 corruption', () => {
  for (const space of ['s1,2', 's2,2', 'megatheatre']) {
    const table = ends({ monsters: [`hc-vesper ${space}`] })
    expect(last(table, 'corruptionTaken')).toMatchObject({ hero: 'thorley', level: 2, voluntary: false })
    expect(table.prompt).toMatchObject({ kind: 'reaction', subject: { hero: 'thorley' } })
  }
})

test('hc-vesper works: at 7 it is a wound, and a hero who dies of it has no reaction against him', () => {
  const monsters = ['hc-vesper s1,2']
  const table = ends({ heroes: { thorley: { space: 's1,2', corruption: 7 }, ...far }, monsters })
  table.hero1({ slot: 3 }, 'wound-slot')
  expect(table.kind).toBe('reaction')
  const dying = ends({
    heroes: { thorley: { space: 's1,2', corruption: 7, wounds: [1, 2, 3, 4] }, ...far },
    monsters,
    sins: { hand: ['pride-finest-hour'] },
    turn: { progressRose: true },
  })
  dying.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(dying.of('reactionSpent')).toEqual([])
  expect(dying.prompt.subject).toMatchObject({ window: 'turn-start', hero: 'brad' })
})

test('hc-vesper works: before the card of the turn’s end, and in time for a Dark Past', () => {
  const table = ends({
    heroes: { thorley: { space: 's1,2', corruption: 6 }, ...far },
    monsters: ['hc-vesper s1,2'],
    sins: { hand: ['pride-finest-hour'] },
    turn: { progressRose: true },
    darkPast: { thorley: 'past-1' },
  })
  expect(table.prompt.subject).toMatchObject({ window: 'turn-end' })
  expect(table.corruptionOf('thorley')).toBe(7)
  table.sins({ none: true })
  expect(table.of('darkPastRevealed')).toEqual([expect.objectContaining({ hero: 'thorley', card: 'past-1' })])
})

test('hc-vesper works: Fight 2 and Defense 4; killed, she and her card leave the game', () => {
  expect(diceRolled(fight(tide({ monsters: ['hc-vesper s1,2'] })), 'sins')).toBe(2)
  leavesTheGame(slay(tide, 'hc-vesper', 's1,2', 'apo-c1'), 'hc-vesper', 'apo-c1')
})

test('hc-vesper cannot: not from two spaces away, nor through the Metro', () => {
  const metro = [
    { color: 'red', space: 's1,2' },
    { color: 'red', space: 's3,2' },
  ]
  const table = ends({ monsters: ['hc-vesper s3,2'], metro })
  expect(table.of('corruptionTaken')).toEqual([])
  expect(table.kind).toBe('reaction')
})

test('hc-vesper cannot: not a hero who walks past her and ends his turn elsewhere', () => {
  const table = tide({ heroes: { thorley: 's1,2', ...far }, monsters: ['hc-vesper s2,2'] })
  table.hero1({ do: 'move', to: 'saint-jude-hospital' })
  table.hero1({ do: 'end' })
  expect(table.corruptionOf('thorley')).toBe(1)
})

test('hc-vesper bystander: only the hero whose turn it is', () => {
  const table = ends({ heroes: { thorley: 's1,2', brad: 's1,2', rocco: 's2,2' }, monsters: ['hc-vesper s2,2'] })
  expect(['thorley', 'brad', 'rocco'].map(table.corruptionOf)).toEqual([2, 1, 1])
})

// --------------------------------------------------------------------------------------------------- The Confessor

/** Thorley, at corruption 4 and wounded, uses the Hospital: two Heal icons, one Repent. */
const confess = (monsters: string[], sketch: Sketch = {}): Scene => {
  const heroes = { thorley: { space: 'saint-jude-hospital', corruption: 4, wounds: [1, 2] }, ...far }
  const table = tide({ heroes, monsters, ...sketch })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'repent' }, 'city-action')
  return table
}

test('hc-confessor works: within 2 of him nobody repents', () => {
  for (const space of ['saint-jude-hospital', 's1,2', 's2,2']) {
    const table = confess([`hc-confessor ${space}`])
    expect(table.corruptionOf('thorley'), space).toBe(4)
    expect(table.of('corruptionLost')).toEqual([])
  }
})

test('hc-confessor works: an icon that does nothing is no progress for a mission that counts it', () => {
  const mission = { id: 'btd-4-confession' }
  expect(confess(['hc-confessor s1,2'], { mission }).state.mission.progress).toBe(0)
  expect(confess(['hc-confessor s3,2'], { mission }).state.mission.progress).toBe(1)
})

test('hc-confessor works: also when a text grants it: Old Regrets is a wound and no more', () => {
  const regrets = (space: string): Scene => {
    const heroes = { thorley: { space: 's1,2', corruption: 7 }, ...far }
    const table = ends({ heroes, monsters: [`hc-confessor ${space}`], darkPast: { thorley: 'past-1' } })
    table.hero1({ slot: 1 }, 'wound-slot')
    return table
  }
  expect(regrets('s3,2').hero('thorley')).toMatchObject({ wounds: [1], corruption: 7 })
  expect(regrets('s3,1').hero('thorley')).toMatchObject({ wounds: [1], corruption: 6 })
})

test('hc-confessor works: Fight 3 and Defense 4; killed, he and his card leave the game', () => {
  expect(diceRolled(fight(tide({ monsters: ['hc-confessor s1,2'] })), 'sins')).toBe(3)
  leavesTheGame(slay(tide, 'hc-confessor', 's1,2', 'apo-c2'), 'hc-confessor', 'apo-c2')
})

test('hc-confessor cannot: not from three spaces away, nor before he comes, nor once he is gone', () => {
  expect(confess(['hc-confessor s3,2']).corruptionOf('thorley')).toBe(3)
  expect(confess(['hc-confessor ravencorp-hq']).corruptionOf('thorley')).toBe(3)
  expect(confess([]).corruptionOf('thorley')).toBe(3)
  expect(confess([], { removed: { figures: ['hc-confessor'] } }).corruptionOf('thorley')).toBe(3)
})

test('hc-confessor bystander: wounds heal beside him', () => {
  const table = confess(['hc-confessor saint-jude-hospital'])
  table.hero1({ action: 'heal' }, 'city-action')
  table.hero1({ slot: 2 }, 'heal-slot')
  expect(table.hero('thorley').wounds).toEqual([1])
})

// ----------------------------------------------------------------------------------------------------- The Maestro

const against = (monsters: string[], tokens: string[], sketch: Sketch = {}): number =>
  diceRolled(fight(lights({ monsters, tokens, ...sketch })), 'sins')

test('hc-maestro works: in a fight in his space a Sin die for each Fire and Corruption token there', () => {
  expect(against(['hc-maestro s1,1'], [])).toBe(3)
  expect(against(['hc-maestro s1,1'], ['fire s1,1'])).toBe(4)
  expect(against(['hc-maestro s1,1', 'acolyte s1,1'], ['fire s1,1', 'corruption s1,1'])).toBe(7)
})

test('hc-maestro works: three at most', () => {
  expect(against(['hc-maestro s1,1'], ['fire s1,1 x2', 'corruption s1,1'])).toBe(6)
  expect(against(['hc-maestro s1,1'], ['fire s1,1 x4', 'corruption s1,1 x4'])).toBe(6)
})

test('hc-maestro works: printed tokens are tokens', () => {
  const heroes = { thorley: 's2,1', ...far } // a Fire and a Corruption are printed there
  expect(against(['hc-maestro s2,1'], [], { heroes })).toBe(5)
  expect(against(['hc-maestro s2,1'], ['fire s2,1 x2'], { heroes })).toBe(6)
})

test('hc-maestro works: shot at, he comes and counts what lies in the hero’s space', () => {
  const heroes = { rocco: 's1,1', thorley: 's3,0', brad: 's3,0' }
  const monsters = ['hc-maestro s1,0']
  expect(diceRolled(shoot(lights({ heroes, monsters, tokens: ['fire s1,1 x2'] }), 's1,0'), 'sins')).toBe(5)
  expect(diceRolled(shoot(lights({ heroes, monsters, tokens: ['fire s1,0 x2'] }), 's1,0'), 'sins')).toBe(3)
})

test('hc-maestro works: he plays also while the hero beside him shoots at others', () => {
  const table = lights({
    heroes: { rocco: 's1,1', thorley: 's3,0', brad: 's3,0' },
    monsters: ['hc-maestro s1,1', 'abomination s1,0'],
    tokens: ['corruption s1,1'],
  })
  expect(diceRolled(shoot(table, 's1,0'), 'sins')).toBe(3 + 3 + 1)
})

test('hc-maestro works: Fight 3 and Defense 4; killed, he and his card leave the game', () => {
  leavesTheGame(slay(lights, 'hc-maestro', 's1,1', 'apo-r1'), 'hc-maestro', 'apo-r1')
})

test('hc-maestro cannot: not in another space', () => {
  expect(against(['hc-maestro s1,0', 'acolyte s1,1'], ['fire s1,1 x2', 'fire s1,0 x2'])).toBe(2)
})

test('hc-maestro cannot: neither for Pentagrams and Nests nor for what lies face down', () => {
  expect(against(['hc-maestro s1,1'], ['pentagram s1,1', 'nest s1,1'])).toBe(4) // the Pentagram’s own die
  expect(against(['hc-maestro s1,1'], ['fire s1,1 down', 'corruption s1,1 down'])).toBe(3)
})

test('hc-maestro bystander: checks, and the hero’s dice, are as ever', () => {
  const table = lights({ monsters: ['hc-maestro s1,1'], tokens: ['fire s1,1 x2'] })
  table.hero1({ do: 'move', to: 's1,0' })
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(last(table, 'checkSettled')).toMatchObject({ kind: 'fire', dice: 2 })
  const fought = fight(lights({ monsters: ['hc-maestro s1,1'], tokens: ['fire s1,1 x2'] }))
  expect(diceRolled(fought, 'heroes')).toBe(4)
})

test('hc-maestro bystander: he is no target of an Orbital Strike, and neither are Vesper and the Confessor', () => {
  for (const member of ['hc-maestro', 'hc-vesper', 'hc-confessor']) {
    const table = lights({
      heroes: { thorley: 'uplink-tower', ...far },
      monsters: [`${member} s1,0`],
      orbital: ['s1,0'],
    })
    table.hero1({ do: 'city' })
    table.hero1({ action: 'orbital' }, 'city-action')
    table.hero1({ to: 's1,0' }, 'orbital-move')
    expect(table.kind).toBe('city-action')
    expect(table.board).toEqual([`${member} s1,0`])
  }
})
