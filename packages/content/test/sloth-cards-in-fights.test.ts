import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, dice, diceRolled, hits, idsOf, last, quiet } from './helpers.ts'

/** Sloth's cards in fights and after them: Half-Hearted, Heavy Air, Sleep It Off. */

const far = { rose: 's3,0', rocco: 's3,0' }

const sloth = (card: string, sketch: Sketch = {}): Scene =>
  quiet({
    heroes: { thorley: 's1,2', ...far },
    monsters: ['acolyte s1,2'],
    ...sketch,
    sins: { hand: [card], ...sketch.sins },
    setup: { sin: 'sloth', ...sketch.setup },
  })

/** From one space away: one step into the space of the fight. */
const walkIn = (table: Scene): Scene => {
  table.hero1({ do: 'move', to: 's1,2' })
  table.sins({ none: true }, 'sin-card') // hero-enters
  return table
}
const BESIDE = { thorley: 's0,2', ...far }
/** The Slow Tide lies with the discarded cards, so that no window opens before the move. */
const noTide = { sinDiscard: ['sloth-slow-tide'] }

// -------------------------------------------------------------------------------------------------- Half-Hearted

/** Up to the window with both rolls on the table. */
const rolled = (table: Scene, seat: 'hero1' | 'hero2' = 'hero1'): Scene => {
  table.sins({ none: true }, 'sin-card') // fight-start
  table.answer(seat, { none: true }, 'corruption')
  return table
}

const halfHearted = (table: Scene): Scene => {
  table.hero1({ do: 'fight' })
  rolled(table)
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'fight-rolled', hero: 'thorley' } })
  table.sins({ card: 'sloth-half-hearted' })
  return table
}
const CARD = 'sloth-half-hearted'

test('sloth-half-hearted works: one rolled Hit of the hero is lost', () => {
  const table = halfHearted(walkIn(sloth(CARD, { heroes: BESIDE, dice: dice(hits(3)) })))
  expect(last(table, 'rollSettled').hits).toBe(2)
  expect(last(table, 'resultDropped')).toMatchObject({ hero: 'thorley', side: 'heroes', face: 'hit', count: 1 })
})

test('sloth-half-hearted works: two if he is idle', () => {
  expect(last(halfHearted(sloth(CARD, { dice: dice(hits(3)) })), 'rollSettled').hits).toBe(1)
})

test('sloth-half-hearted works: in the reaction too, idle or not by the turn that has just ended', () => {
  for (const [steps, left] of [
    [0, 1],
    [1, 2],
  ] as const) {
    const table = attack(sloth(CARD, { phase: 'reaction', dice: dice(hits(3)), turn: { steps }, ...noTide }))
    rolled(table)
    table.sins({ card: CARD }, 'sin-card')
    expect(last(table, 'rollSettled').hits).toBe(left)
  }
})

test('sloth-half-hearted works: no more than were rolled, and fixed Hits stay', () => {
  const heroes = { thorley: { space: 's1,2', upgrades: ['upg-sawn-off'] }, ...far }
  const table = halfHearted(sloth(CARD, { heroes, dice: dice(hits(1)) }))
  expect(last(table, 'resultDropped').count).toBe(1)
  expect(last(table, 'rollSettled').hits).toBe(1)
})

test('sloth-half-hearted works: FAITH is turned after it, and is no rolled Hit', () => {
  const table = halfHearted(sloth(CARD, { dice: dice(['hit', 'faith', 'faith', 'hit']) }))
  table.hero1({ as: 'hit' }, 'faith')
  table.hero1({ as: 'hit' }, 'faith')
  expect(last(table, 'rollSettled').hits).toBe(2)
})

test('sloth-half-hearted works: a hero who is not the current one is never idle', () => {
  const table = sloth(CARD, { heroes: { leah: 's0,2', thorley: 's1,2', rocco: 's3,0' }, dice: dice(hits(3)) })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true }, 'ability')
  table.hero2({ do: 'fight' }, 'action')
  rolled(table, 'hero2')
  table.sins({ card: CARD }, 'sin-card')
  expect(last(table, 'rollSettled')).toMatchObject({ hero: 'thorley', hits: 2 })
})

test('sloth-half-hearted cannot: not if he rolled no Hit, whatever he has otherwise', () => {
  const heroes = { thorley: { space: 's1,2', upgrades: ['upg-sawn-off'] }, ...far }
  const table = sloth(CARD, { heroes, dice: dice(['faith', 'defense']) })
  table.hero1({ do: 'fight' })
  rolled(table)
  expect(table.kind).toBe('faith') // no other card of Sloth has this window
})

test('sloth-half-hearted cannot: never in a ranged fight', () => {
  const table = sloth(CARD, {
    heroes: { rocco: 's1,2', thorley: 's3,0', rose: 's3,0' },
    monsters: ['abomination s2,2'],
    dice: dice(hits(1)),
  })
  table.hero1({ do: 'shoot', at: 's2,2' })
  rolled(table)
  expect(last(table, 'rollSettled').hits).toBe(3)
  expect(table.of('sinCardPlayed')).toEqual([])
})

test('sloth-half-hearted bystander: other results of the hero, and the Sin roll, stay', () => {
  const table = halfHearted(sloth(CARD, { dice: dice(['hit', 'defense', 'counter', 'hit'], ['hit', 'corruption']) }))
  expect(last(table, 'rollSettled')).toMatchObject({ hits: 0, defense: 3, counters: 1 })
  expect(last(table, 'fightSettled')).toMatchObject({ sinHits: 1, sinCorruption: 1, wounds: 0, corruption: 0 })
})

// ---------------------------------------------------------------------------------------------------- Heavy Air

const heavyAir = (table: Scene): Scene => {
  table.sins({ card: 'sloth-heavy-air' }, 'sin-card')
  table.hero1({ none: true }, 'corruption')
  return table
}

test('sloth-heavy-air works: one more Sin die', () => {
  const table = walkIn(sloth('sloth-heavy-air', { heroes: BESIDE }))
  table.hero1({ do: 'fight' })
  expect(table.prompt.subject).toMatchObject({ window: 'fight-start', hero: 'thorley' })
  expect(diceRolled(heavyAir(table), 'sins')).toBe(3)
})

test('sloth-heavy-air works: two if he is idle', () => {
  const table = sloth('sloth-heavy-air')
  table.hero1({ do: 'fight' })
  expect(diceRolled(heavyAir(table), 'sins')).toBe(4)
})

test('sloth-heavy-air works: in the reaction by the turn that has just ended', () => {
  for (const [steps, dice] of [
    [0, 4],
    [2, 3],
  ] as const) {
    const table = attack(sloth('sloth-heavy-air', { phase: 'reaction', turn: { steps }, ...noTide }))
    expect(diceRolled(heavyAir(table), 'sins')).toBe(dice)
  }
})

test('sloth-heavy-air works: played before a shot, its dice wait for the Sin roll', () => {
  const shoot = (space: string): Scene => {
    const table = sloth('sloth-heavy-air', {
      heroes: { rocco: 's0,2', thorley: 's3,0', rose: 's3,0' },
      monsters: [`abomination ${space}`],
    })
    table.hero1({ do: 'shoot', at: space })
    return heavyAir(table)
  }
  expect(diceRolled(shoot('s2,2'), 'sins')).toBe(4) // Fight 2, idle
  expect(diceRolled(shoot('s3,2'), 'sins')).toBe(0) // three spaces away: it does not come
})

test('sloth-heavy-air cannot: two dice against a hero who is not the current one', () => {
  const table = sloth('sloth-heavy-air', { heroes: { leah: 's0,2', thorley: 's1,2', rocco: 's3,0' } })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true }, 'ability')
  table.hero2({ do: 'fight' }, 'action')
  table.sins({ card: 'sloth-heavy-air' }, 'sin-card')
  table.hero2({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(3)
})

test('sloth-heavy-air cannot: not once the dice are rolled', () => {
  const table = sloth('sloth-heavy-air', { dice: dice(hits(1)) })
  table.hero1({ do: 'fight' })
  rolled(table)
  expect(table.prompt.subject.window).toBe('fight-rolled')
  expect(table.refusal('sins', { card: 'sloth-heavy-air' })?.code).toBe('card-not-now')
})

test('sloth-heavy-air bystander: the hero’s dice are as ever, and so is the next fight', () => {
  const table = sloth('sloth-heavy-air')
  table.hero1({ do: 'fight' })
  heavyAir(table)
  expect(diceRolled(table, 'heroes')).toBe(4)
  table.hero1({ do: 'end' })
  attack(table)
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(2)
})

// ------------------------------------------------------------------------------------------------- Sleep It Off

const SLEEP = 'sloth-sleep-it-off'
/** Printed on the tiles of the scene. */
const NESTS = ['megatheatre', 's0,1', 's2,0', 's3,2']

/** Thorley kills these with his Hits; then the window, if it opens. */
const slay = (monsters: string[], sketch: Sketch = {}): Scene => {
  const table = sloth(SLEEP, { dice: dice(hits(9)), used: ['acolytes'], ...sketch })
  table.hero1({ do: 'fight' })
  rolled(table)
  table.sins({ none: true }, 'sin-card') // fight-rolled
  for (const monster of monsters) table.hero1({ monster }, 'kill')
  if (table.asks('kill')) table.hero1({ none: true })
  return table
}

test('sloth-sleep-it-off works: the Acolyte that was killed rises on an unblocked Nest, and still counts', () => {
  const table = slay(['acolyte-1'])
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'monster-killed', hero: 'thorley' } })
  table.sins({ card: SLEEP })
  expect(idsOf(table, 'monster')).toEqual(['acolyte'])
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ space: 's3,2' }, 'summon')
  expect(table.board).toEqual(['acolyte s3,2'])
  expect(table.state.mission.progress).toBe(1)
  expect(table.state.roundFacts.kills).toBe(1)
})

test('sloth-sleep-it-off works: one of those that died, Acolyte or Abomination', () => {
  const heroes = { thorley: 's1,2', rose: 's1,2', rocco: 's1,2' }
  const table = slay(['acolyte-1', 'abomination-1'], { heroes, monsters: ['acolyte s1,2', 'abomination s1,2'] })
  table.sins({ card: SLEEP }, 'sin-card')
  expect(idsOf(table, 'monster').sort()).toEqual(['abomination', 'acolyte'])
  table.sins({ monster: 'abomination', space: 's0,1' }, 'summon')
  expect(table.board).toEqual(['abomination s0,1'])
  expect(table.state.mission.progress).toBe(2)
})

test('sloth-sleep-it-off works: by an Orbital Strike too', () => {
  const table = sloth(SLEEP, {
    heroes: { thorley: 'uplink-tower', ...far },
    monsters: ['abomination s2,2'],
    orbital: ['s2,2'],
  })
  table.hero1({ do: 'city' })
  table.sins({ none: true }, 'sin-card') // city-action
  table.hero1({ action: 'orbital' }, 'city-action')
  table.hero1({ to: 's2,2' }, 'orbital-move')
  table.hero1({ monster: 'abomination-1' }, 'orbital-kill')
  expect(table.prompt.subject).toMatchObject({ window: 'monster-killed', hero: 'thorley' })
  table.sins({ card: SLEEP })
  table.sins({ space: 's0,1' }, 'summon')
  expect(table.board).toEqual(['abomination s0,1'])
  expect(table.state.mission.progress).toBe(1)
})

test('sloth-sleep-it-off works: after a shot, and on the Nest that its death has freed', () => {
  const others = NESTS.filter((nest) => nest !== 's3,2').map((nest) => `abomination ${nest}`)
  const table = sloth(SLEEP, {
    heroes: { rocco: 's0,2', thorley: 's0,2', rose: 's0,2' },
    monsters: ['acolyte s3,2', ...others],
  })
  table.hero1({ do: 'shoot', at: 's3,2' })
  rolled(table)
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  table.sins({ card: SLEEP }, 'sin-card')
  expect(table.board).toContain('acolyte s3,2') // the only place: nobody is asked
})

test('sloth-sleep-it-off cannot: not without an unblocked Nest', () => {
  const table = slay(['acolyte-1'], { monsters: ['acolyte s1,2', ...NESTS.map((nest) => `abomination ${nest}`)] })
  expect(table.kind).toBe('hero-turn')
})

test('sloth-sleep-it-off cannot: only what died in it, not those who lay there before', () => {
  const heroes = { thorley: 's1,2', rose: 's1,2', rocco: 's1,2' }
  for (const [monster, id] of [
    ['controller', 'controller'],
    ['hc-bailiff', 'hc-bailiff'],
    ['fallen:brad', 'fallen-brad'],
  ] as const) {
    const table = slay([id], { heroes, monsters: [`${monster} s1,2`], dead: { acolyte: 2, abomination: 1 } })
    expect(table.kind, monster).toBe('hero-turn')
    expect(table.board).toEqual([])
  }
  const acolyte = slay(['acolyte-1'], { dead: { abomination: 2 } })
  acolyte.sins({ card: SLEEP }, 'sin-card')
  expect(idsOf(acolyte, 'monster')).toEqual(['acolyte'])
})

test('sloth-sleep-it-off cannot: not if nothing died, nor after the death of the hero in his turn', () => {
  expect(slay([]).kind).toBe('hero-turn')
  const dying = { thorley: { space: 's1,2', wounds: [1, 2, 3, 4] }, ...far }
  const table = slay(['acolyte-1'], { heroes: dying, dice: dice(hits(4), ['hit', 'burst', 'hit']) })
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(table.prompt.subject).toMatchObject({ window: 'turn-start', hero: 'rose' })
  expect(table.board).toEqual([])
})

test('sloth-sleep-it-off bystander: the others that died stay dead, and nobody is hurt', () => {
  const table = slay(['acolyte-1', 'acolyte-2'], { monsters: ['acolyte s1,2', 'acolyte s1,2'], dead: { acolyte: 1 } })
  table.sins({ card: SLEEP }, 'sin-card')
  table.sins({ space: 's3,2' }, 'summon')
  expect(table.board).toEqual(['acolyte s3,2'])
  expect(table.view('all').dead).toHaveLength(2)
  expect(table.hero('thorley')).toMatchObject({ wounds: [], corruption: 1 })
  expect(table.kind).toBe('hero-turn')
})
