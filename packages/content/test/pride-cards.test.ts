import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, dice, diceRolled, hits, last, quiet } from './helpers.ts'

/** Pride's cards of fights: Single Combat, Hubris, Overreach, Before the Fall. */

/** Rose's turn, a fight at hand, and these cards. */
const fightWith = (cards: string[], sketch: Sketch = {}): Scene =>
  quiet({
    heroes: { rose: 's1,2', thorley: 's1,2', rocco: 's3,0' },
    monsters: ['acolyte s1,2'],
    sins: { hand: cards },
    ...sketch,
  })

const ALONE = { rose: 's1,2', thorley: 's3,0', rocco: 's3,0' }

const rollOn = (table: Scene): Scene => {
  table.hero1({ none: true }, 'corruption')
  return table
}

// ------------------------------------------------------------------------------------------------ Single Combat

test('pride-single-combat works: no teamwork, and the hero counts as alone', () => {
  const table = fightWith(['pride-single-combat'])
  table.hero1({ do: 'fight' })
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'fight-start', hero: 'rose' } })
  table.sins({ card: 'pride-single-combat' })
  rollOn(table)
  expect(diceRolled(table, 'heroes')).toBe(2)
  expect(last(table, 'rollSettled').defense).toBe(0) // Pride's power takes 1

  const spared = fightWith(['pride-single-combat'])
  spared.hero1({ do: 'fight' })
  spared.sins({ none: true })
  rollOn(spared)
  expect(diceRolled(spared, 'heroes')).toBe(3)
  expect(last(spared, 'rollSettled').defense).toBe(1)
})

test('pride-single-combat works: alone for every rule of the fight, so that Bulwark is of no use', () => {
  const table = fightWith(['pride-single-combat'], { dice: dice([], ['hit']) })
  table.hero1({ do: 'fight' })
  table.sins({ card: 'pride-single-combat' })
  rollOn(table)
  expect(table.prompt).toMatchObject({ kind: 'wound-slot', seat: 'hero1' })
})

test('pride-single-combat works: in a fight of the reaction too', () => {
  const table = attack(fightWith(['pride-single-combat'], { phase: 'reaction' }))
  table.sins({ card: 'pride-single-combat' }, 'sin-card')
  rollOn(table)
  expect(diceRolled(table, 'heroes')).toBe(2)
})

test('pride-single-combat cannot: not against a hero who is alone', () => {
  const table = fightWith(['pride-single-combat'], { heroes: ALONE })
  table.hero1({ do: 'fight' })
  expect(table.optionIds).toEqual(['none'])
  expect(table.refusal('sins', { card: 'pride-single-combat' })?.code).toBe('card-not-now')
})

test('pride-single-combat cannot: not in a ranged fight', () => {
  const heroes = { rocco: 's1,2', thorley: 's1,2', rose: 's3,0' }
  const table = fightWith(['pride-single-combat'], { heroes, monsters: ['acolyte s3,2'] })
  table.hero1({ do: 'shoot', at: 's3,2' })
  expect(table.optionIds).toEqual(['none'])
})

test('pride-single-combat bystander: it ends with the fight, and the friend is where he was', () => {
  const table = fightWith(['pride-single-combat'])
  table.hero1({ do: 'fight' })
  table.sins({ card: 'pride-single-combat' })
  rollOn(table)
  table.hero1({ do: 'end' })
  table.hero1({ none: true }, 'ability')
  rollOn(attack(table))
  expect(diceRolled(table, 'heroes')).toBe(3)
  expect(last(table, 'rollSettled').defense).toBe(1)
  expect(table.spaceOf('thorley')).toBe('s1,2')
})

// ------------------------------------------------------------------------------------------------------- Hubris

test('pride-hubris works: one more Sin die, two if the hero is alone', () => {
  for (const [heroes, more] of [
    [{ rose: 's1,2', thorley: 's1,2', rocco: 's3,0' }, 1],
    [ALONE, 2],
  ] as const) {
    const table = fightWith(['pride-hubris'], { heroes })
    table.hero1({ do: 'fight' })
    table.sins({ card: 'pride-hubris' }, 'sin-card')
    rollOn(table)
    expect(diceRolled(table, 'sins')).toBe(2 + more)
  }
})

test('pride-hubris works: in a ranged fight the dice wait for the Sin roll', () => {
  const heroes = { rocco: 's1,2', thorley: 's3,0', rose: 's3,0' }
  const near = fightWith(['pride-hubris'], { heroes, monsters: ['acolyte s2,2'] })
  near.hero1({ do: 'shoot', at: 's2,2' })
  near.sins({ card: 'pride-hubris' }, 'sin-card')
  rollOn(near)
  near.hero1({ none: true }, 'kill')
  expect(diceRolled(near, 'sins')).toBe(4)

  const killed = fightWith(['pride-hubris'], { heroes, monsters: ['acolyte s2,2'] })
  killed.hero1({ do: 'shoot', at: 's2,2' })
  killed.sins({ card: 'pride-hubris' })
  rollOn(killed)
  killed.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(diceRolled(killed, 'sins')).toBe(0)
})

test('pride-hubris cannot: not as the second card of a turn', () => {
  const table = fightWith(['pride-hubris', 'pride-hubris'])
  table.hero1({ do: 'fight' })
  table.sins({ card: 'pride-hubris' })
  rollOn(table)
  table.hero1({ do: 'end' })
  table.hero1({ none: true }, 'ability')
  attack(table)
  expect(table.kind).toBe('corruption')
})

test('pride-hubris cannot: not at another moment', () => {
  const table = fightWith(['pride-hubris'], { phase: 'take-turn' })
  expect(table.prompt.subject.window).toBe('turn-start')
  expect(table.optionIds).toEqual(['none'])
})

test('pride-hubris bystander: the hero’s dice are his, and the next fight has the common number', () => {
  const table = fightWith(['pride-hubris'], { heroes: ALONE })
  table.hero1({ do: 'fight' })
  table.sins({ card: 'pride-hubris' })
  rollOn(table)
  expect(diceRolled(table, 'heroes')).toBe(2)
  table.hero1({ do: 'end' })
  table.hero1({ none: true }, 'ability')
  rollOn(attack(table))
  expect(diceRolled(table, 'sins')).toBe(2)
})

// ---------------------------------------------------------------------------------------------------- Overreach

/** Rose alone rolls two FAITH, which give a Defense and a Skill. */
const FAITHFUL = dice(['faith', 'faith', 'defense', 'skill'])

const reachFor = (sketch: Sketch): Scene => {
  const table = fightWith(['pride-overreach'], { heroes: ALONE, ...sketch })
  table.hero1({ do: 'fight' })
  table.sins({ none: true }, 'sin-card') // fight-start
  return table
}

test('pride-overreach works: every FAITH must become a Hit', () => {
  const table = rollOn(reachFor({ dice: FAITHFUL }))
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'fight-rolled' } })
  table.sins({ card: 'pride-overreach' })
  expect(table.of('faithTurned').map((event) => event.as)).toEqual(['hit', 'hit'])
  expect(last(table, 'rollSettled')).toMatchObject({ hits: 2, defense: 1, counters: 0 })
})

test('pride-overreach cannot: not if the hero rolled no FAITH', () => {
  const table = rollOn(reachFor({}))
  expect(table.kind).toBe('hero-turn')
})

test('pride-overreach cannot: never in a ranged fight', () => {
  const heroes = { rocco: 's1,2', thorley: 's3,0', rose: 's3,0' }
  const table = fightWith(['pride-overreach'], { heroes, monsters: ['acolyte s3,2'], dice: FAITHFUL })
  table.hero1({ do: 'shoot', at: 's3,2' })
  table.sins({ none: true }, 'sin-card')
  rollOn(table)
  expect(table.prompt).toMatchObject({ kind: 'faith', seat: 'hero1' })
  expect(table.optionIds.sort()).toEqual(['counter', 'defense', 'hit'])
})

test('pride-overreach bystander: a bonus of choice is no FAITH, and the Sin roll stands', () => {
  const table = reachFor({
    heroes: { rose: { space: 's1,2', corruption: 6, wounds: [2, 5] }, thorley: 's3,0', rocco: 's3,0' },
    dice: dice(['faith', 'skill', 'skill'], ['hit', 'blank']),
  })
  table.hero1({ yes: true }, 'corruption')
  table.sins({ card: 'pride-overreach' }, 'sin-card')
  expect(table.prompt).toMatchObject({ kind: 'faith', rule: 'CORR-1' })
  expect(table.optionIds.sort()).toEqual(['counter', 'defense', 'hit'])
  table.hero1({ as: 'counter' })
  // FAITH, and the three Hits of slots 4 and 6.
  expect(last(table, 'rollSettled')).toMatchObject({ hits: 4, counters: 1 })
  table.declineUntil('hero-turn')
  expect(last(table, 'fightSettled').sinHits).toBe(1)
})

// ---------------------------------------------------------------------------------------------- Before the Fall

const KILLER = { thorley: 's1,2', rose: 's3,0', rocco: 's3,0' }

const slay = (table: Scene, seat: 'hero1' | 'hero2', ...monsters: string[]): Scene => {
  if (table.prompt.subject.window === 'fight-start') table.sins({ none: true })
  table.answer(seat, { none: true }, 'corruption')
  for (const monster of monsters) table.answer(seat, { monster }, 'kill')
  if (table.asks('kill')) table.answer(seat, { none: true })
  return table
}

test('pride-before-the-fall works: one corruption for the hero who killed', () => {
  const table = fightWith(['pride-before-the-fall'], { heroes: KILLER, dice: dice(hits(2)) })
  table.hero1({ do: 'fight' })
  slay(table, 'hero1', 'acolyte-1')
  expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'monster-killed', hero: 'thorley' } })
  table.sins({ card: 'pride-before-the-fall' })
  expect(table.corruptionOf('thorley')).toBe(2)
  expect(table.woundsOf('thorley')).toBe(0)
  expect(table.kind).toBe('hero-turn')
})

test('pride-before-the-fall works: and a wound for one who killed two', () => {
  const monsters = ['acolyte s1,2', 'acolyte s1,2', 'acolyte s1,2']
  const table = fightWith(['pride-before-the-fall'], { heroes: KILLER, monsters, dice: dice(hits(4)) })
  table.hero1({ do: 'fight' })
  slay(table, 'hero1', 'acolyte-1', 'acolyte-2')
  table.sins({ card: 'pride-before-the-fall' }, 'sin-card')
  table.hero1({ slot: 1 }, 'wound-slot')
  expect(table.corruptionOf('thorley')).toBe(2)
  expect(table.woundsOf('thorley')).toBe(1)
})

test('pride-before-the-fall works: after a fight of the reaction', () => {
  const table = fightWith(['pride-before-the-fall'], { phase: 'reaction', heroes: KILLER, dice: dice(hits(2)) })
  slay(attack(table), 'hero1', 'acolyte-1')
  table.sins({ card: 'pride-before-the-fall' }, 'sin-card')
  expect(table.corruptionOf('thorley')).toBe(2)
})

test('pride-before-the-fall works: after a ranged fight', () => {
  const heroes = { rocco: 's1,2', thorley: 's3,0', rose: 's3,0' }
  const table = fightWith(['pride-before-the-fall'], { heroes, monsters: ['acolyte s3,2'] })
  table.hero1({ do: 'shoot', at: 's3,2' })
  slay(table, 'hero1', 'acolyte-1')
  table.sins({ card: 'pride-before-the-fall' }, 'sin-card')
  expect(table.corruptionOf('rocco')).toBe(2)
})

test('pride-before-the-fall works: a hero whom the corruption kills takes no wound more, and his successor none', () => {
  const heroes = { ...KILLER, thorley: { space: 's1,2', corruption: 7, wounds: [1, 2, 3, 4] } }
  const monsters = ['acolyte s1,2', 'acolyte s1,2']
  const table = fightWith(['pride-before-the-fall'], { heroes, monsters, dice: dice(hits(4)) })
  table.hero1({ do: 'fight' })
  table.sins({ none: true }, 'sin-card')
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  table.hero1({ monster: 'acolyte-2' }, 'kill')
  table.sins({ card: 'pride-before-the-fall' }, 'sin-card')
  table.hero1({ hero: 'brad' }, 'reserve-hero')
  expect(table.hero('brad')).toMatchObject({ corruption: 1, wounds: [] })
  expect(table.prompt.subject.hero).toBe('rose') // no reaction to a turn that was not finished
  expect(table.of('turnEnded')).toEqual([])
})

test('pride-before-the-fall cannot: not for a kill by Orbital Strike', () => {
  const table = fightWith(['pride-before-the-fall'], {
    heroes: { rose: 'uplink-tower', thorley: 's3,0', rocco: 's3,0' },
    monsters: ['acolyte s2,2'],
    orbital: ['s2,2'],
  })
  table.hero1({ do: 'city' })
  table.sins({ none: true }, 'sin-card') // city-action
  table.hero1({ action: 'orbital' }, 'city-action')
  table.hero1({ to: 's2,2' }, 'orbital-move')
  table.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
  expect(table.board).toEqual([])
  expect(table.kind).toBe('city-action')
})

test('pride-before-the-fall cannot: not if nothing was killed', () => {
  const table = fightWith(['pride-before-the-fall'], { heroes: KILLER, dice: dice(hits(1)) })
  table.hero1({ do: 'fight' })
  slay(table, 'hero1')
  expect(table.kind).toBe('hero-turn')
})

test('pride-before-the-fall cannot: not if the hero died, be it his own turn or Leah’s', () => {
  const dying = { space: 's1,2', wounds: [1, 2, 3, 4] }
  const sketch = { monsters: ['acolyte s1,2', 'acolyte s1,2'], dice: dice(hits(2), ['hit', 'hit', 'hit']) }
  const own = fightWith(['pride-before-the-fall'], { heroes: { ...KILLER, thorley: dying }, ...sketch })
  own.hero1({ do: 'fight' })
  slay(own, 'hero1', 'acolyte-1')
  own.hero1({ hero: 'brad' }, 'reserve-hero')
  expect(own.prompt).toMatchObject({ subject: { window: 'turn-start', hero: 'rose' } })

  const granted = fightWith(['pride-before-the-fall'], {
    heroes: { leah: 's0,2', thorley: dying, rocco: 's3,0' },
    ...sketch,
  })
  granted.hero1({ do: 'end' })
  granted.hero1({ yes: true }, 'ability')
  granted.hero2({ do: 'fight' }, 'action')
  slay(granted, 'hero2', 'acolyte-1')
  granted.hero2({ hero: 'brad' }, 'reserve-hero')
  expect(granted.prompt.subject.window).not.toBe('monster-killed')
})

test('pride-before-the-fall bystander: in Leah’s turn the hero who fought is hurt, not Leah and not the helper', () => {
  const table = fightWith(['pride-before-the-fall'], {
    heroes: { leah: 's0,2', thorley: 's1,2', rose: 's1,2' },
    dice: dice(hits(2)),
  })
  table.hero1({ do: 'end' })
  table.hero1({ yes: true }, 'ability')
  table.hero1({ hero: 'thorley' }, 'effect')
  table.hero2({ do: 'fight' }, 'action')
  slay(table, 'hero2', 'acolyte-1')
  table.sins({ card: 'pride-before-the-fall' }, 'sin-card')
  expect(['leah', 'thorley', 'rose'].map(table.corruptionOf)).toEqual([1, 2, 1])
})
