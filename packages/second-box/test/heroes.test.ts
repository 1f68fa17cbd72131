import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, diceRolled, ends, fights, HERE, idsOf, last, unharmed, watch } from './helpers.ts'

/** The Second Watch: what their dashboards print, Ottoline Rask, and the Bruisers, Tamsin Crowe and Brother Anselm. */

/** What their tracks give a fight at this level. */
const bonuses = (hero: string, level: number): number[] => {
  const table = watch(
    { [hero]: { space: HERE, corruption: level - 1 }, juno: 's3,0', lindqvist: 's3,0' },
    { monsters: [`acolyte ${HERE}`] },
  )
  fights(table).declineUntil('corruption').hero1({ yes: true })
  const { hits, defense } = last(table.declineUntil('hero-turn', 'kill', 'faith', 'wound-slot'), 'rollSettled')
  return [diceRolled(table, 'heroes'), hits, defense]
}

test('their stats and the tracks that their dashboards print (CORR-1)', () => {
  expect([2, 3, 4, 5].map((level) => bonuses('tamsin', level))).toEqual([
    [5, 0, 2],
    [5, 0, 3],
    [5, 0, 4],
    [6, 0, 4],
  ])
  expect([2, 3, 4, 5, 6].map((level) => bonuses('anselm', level))).toEqual([
    [4, 0, 2],
    [4, 1, 2],
    [4, 2, 2],
    [4, 2, 3],
    [5, 2, 3],
  ])
  expect([2, 3, 4, 5].map((level) => bonuses('ottoline', level))).toEqual([
    [3, 0, 2],
    [4, 0, 2],
    [4, 1, 2],
    [5, 1, 2],
  ])
  expect([2, 3, 4].map((level) => bonuses('casimir', level))).toEqual([
    [3, 0, 2],
    [3, 1, 2],
    [3, 1, 3],
  ])
})

test('the fourth slot of the Fixers counts as what the roll can use (CORR-1)', () => {
  const rolled = (hero: string, deed: 'fight' | 'cleanse'): object => {
    const table = watch(
      { [hero]: { space: HERE, corruption: 3 }, tamsin: 's3,0', anselm: 's3,0' },
      {
        monsters: [`acolyte ${HERE}`],
        tokens: [`fire ${HERE}`],
        dice: { hero: Array(9).fill(deed === 'fight' ? 'skill' : 'hit'), sin: Array(9).fill('blank') },
      },
    )
    table.hero1({ do: deed })
    table.hero1({ yes: true }, 'corruption')
    return last(table.declineUntil('hero-turn', 'remove-token'), 'rollSettled')
  }
  expect(rolled('wren', 'fight')).toMatchObject({ hits: 1, defense: 3 })
  expect(rolled('wren', 'cleanse')).toMatchObject({ skills: 1 })
  expect(rolled('lindqvist', 'fight')).toMatchObject({ hits: 0, defense: 3 })
  expect(rolled('lindqvist', 'cleanse')).toMatchObject({ skills: 1 })
})

// ----------------------------------------------------------------------------------------------- On My Mark

/** Ottoline's turn begins, or that of the first of these heroes. */
const marking = (first: 'ottoline' | 'tamsin', tamsin: string, sketch: Sketch = {}): Scene => {
  const places = { ottoline: HERE, tamsin, anselm: 's3,0' }
  const { [first]: space, ...rest } = places
  return watch({ [first]: space, ...rest }, { phase: 'take-turn', monsters: ['acolyte s1,1'], ...sketch })
}

test('on-my-mark works: in a turn within 2 of her the Sins player says beforehand whether he reacts', () => {
  for (const edition of ['final', 'preview'] as const) {
    const table = marking('tamsin', 's2,1', { setup: { edition } })
    expect(table.prompt).toMatchObject({ kind: 'ability', seat: 'hero2', subject: { cause: 'on-my-mark' } })
    table.hero2({ yes: true }, 'ability')
    expect(table.prompt).toMatchObject({ seat: 'sins', subject: { cause: 'on-my-mark', hero: 'tamsin' } })
    const { reactions } = table.state.sins
    table.sins({ yes: true }, 'ability')
    expect([table.state.sins.reactions, table.state.used]).toEqual([reactions - 1, ['on-my-mark']])
    ends(table).declineUntil('reaction-move')
    expect(table.of('reactionSpent')).toHaveLength(1)
  }
})

test('on-my-mark works: in her own turn, and after a No the turn is hers alone', () => {
  const table = marking('ottoline', 's2,1')
  table.hero1({ yes: true }, 'ability')
  table.sins({ yes: false }, 'ability')
  ends(table)
  expect([table.of('reactionSpent'), table.of('reactionCommitted'), table.prompt.subject.hero]).toEqual([
    [],
    [{ event: 'reactionCommitted', hero: 'ottoline', reacts: false }],
    'tamsin',
  ])
})

test('on-my-mark works: without a token the answer is No at once', () => {
  const table = marking('ottoline', 's2,1', { reactions: 0 })
  table.hero1({ yes: true }, 'ability')
  expect([table.kind, table.state.turn?.committed]).toEqual(['hero-turn', false])
})

test('on-my-mark cannot: not in a turn further away, and once a round only', () => {
  expect(marking('tamsin', 's3,0').kind).toBe('hero-turn')
  expect(marking('tamsin', 's2,1', { used: ['on-my-mark'] }).kind).toBe('hero-turn')
})

test('on-my-mark bystander: left alone it is not used, and the reaction is asked for at its time', () => {
  const table = marking('tamsin', 's2,1')
  table.hero2({ none: true }, 'ability')
  expect(table.state.used).toEqual([])
  ends(table)
  if (table.asks('ability')) table.hero1({ none: true }, 'ability')
  expect([table.kind, unharmed(table, 'tamsin', 'anselm', 'ottoline')]).toEqual(['reaction', true])
})

// ---------------------------------------------------------------------------------------------------- Haul

const hauling = (rocco = 's2,1', sketch: Sketch = {}): Scene =>
  ends(watch({ tamsin: HERE, rocco, leah: 's3,0' }, sketch))

test('haul works: another hero within 2 comes into her space, if his player likes', () => {
  const table = hauling('s2,1', { monsters: ['controller s2,1'], tokens: [`fire ${HERE}`, 'fire s2,1'] })
  table.hero1({ yes: true }, 'ability')
  expect(table.prompt).toMatchObject({ kind: 'ability', seat: 'hero2', subject: { cause: 'haul', hero: 'rocco' } })
  table.hero2({ yes: true }, 'ability')
  expect([table.spaceOf('rocco'), unharmed(table, 'rocco'), table.of('diceRolled')]).toEqual([HERE, true, []])
})

test('haul works: a player of both heroes is asked once, and she may choose among several', () => {
  const table = ends(watch({ tamsin: HERE, rocco: 's2,1', leah: 's1,0' }, { setup: { heroPlayers: 1 } }))
  table.hero1({ yes: true }, 'ability')
  expect(idsOf(table, 'hero')).toEqual(['rocco', 'leah'])
  table.hero1({ hero: 'leah' }, 'effect')
  expect([table.spaceOf('leah'), table.spaceOf('rocco'), table.asks('ability')]).toEqual([HERE, 's2,1', false])
})

test('haul works: declined it is used all the same', () => {
  const table = hauling()
  table.hero1({ yes: true }, 'ability')
  table.hero2({ yes: false }, 'ability')
  expect([table.spaceOf('rocco'), table.state.used]).toEqual(['s2,1', ['haul']])
})

test('haul cannot: not with nobody within 2 in another space, and once a round only', () => {
  expect(hauling('s3,0').asks('ability')).toBe(false)
  expect(hauling(HERE).asks('ability')).toBe(false)
  expect(hauling('s2,1', { used: ['haul'] }).asks('ability')).toBe(false)
})

test('haul bystander: whoever is not named stays, and she may leave it', () => {
  const table = hauling()
  table.hero1({ none: true }, 'ability')
  expect([table.spaceOf('rocco'), table.spaceOf('leah'), table.state.used]).toEqual(['s2,1', 's3,0', []])
})

// ------------------------------------------------------------------------------------------------ Sin-Eater

const eating = (rocco: object, anselm: object = {}, sketch: Sketch = {}): Scene =>
  watch({ anselm: { space: HERE, ...anselm }, rocco: { space: HERE, ...rocco }, leah: 's3,0' }, sketch)
const ate = (table: Scene, count: '1' | '2'): number[] => {
  table.hero1({ ability: 'sin-eater' }, 'hero-turn')
  if (table.prompt.seat === 'hero1') table.hero1({ choice: count }, 'effect')
  table.hero2({ yes: true }, 'ability')
  return [table.corruptionOf('rocco'), table.corruptionOf('anselm')]
}

test('sin-eater works: a hero in his space loses 1 or 2 corruption, and he takes as much', () => {
  expect([
    ate(eating({ corruption: 5 }), '1'),
    ate(eating({ corruption: 5 }), '2'),
    ate(eating({ corruption: 2 }), '1'),
  ]).toEqual([
    [4, 2],
    [3, 3],
    [1, 2],
  ])
})

test('sin-eater works: it uses no Action, and his player may decline', () => {
  const table = eating({ corruption: 2 }, {}, { monsters: [`acolyte ${HERE}`] })
  table.hero1({ ability: 'sin-eater' }, 'hero-turn')
  table.hero2({ yes: false }, 'ability')
  expect([table.corruptionOf('rocco'), table.corruptionOf('anselm'), deeds(table).includes('fight')]).toEqual([
    2,
    1,
    true,
  ])
})

test('sin-eater works: at 7 he takes wounds instead, but never the last one', () => {
  const table = eating({ corruption: 5 }, { corruption: 7, wounds: [1, 2, 3] })
  table.hero1({ ability: 'sin-eater' }, 'hero-turn')
  expect(table.prompt).toMatchObject({ seat: 'hero2', kind: 'ability' }) // only 1 can be named
  table.hero2({ yes: true }, 'ability')
  table.hero1({ slot: 4 }, 'wound-slot')
  expect([table.corruptionOf('rocco'), table.woundsOf('anselm')]).toEqual([4, 4])
  expect(deeds(eating({ corruption: 5 }, { corruption: 7, wounds: [1, 2, 3, 4] }))).not.toContain('ability')
})

test('sin-eater cannot: not with nobody who could repent in his space, and once a round only', () => {
  expect(deeds(eating({ corruption: 1 }))).not.toContain('ability')
  expect(deeds(eating({ corruption: 5, space: 's1,1' }))).not.toContain('ability')
  expect(deeds(eating({ corruption: 5 }, {}, { used: ['sin-eater'] }))).not.toContain('ability')
  expect(
    deeds(eating({ corruption: 5 }, {}, { forbids: [{ hero: 'rocco', what: 'repent', until: 'round' }] })),
  ).not.toContain('ability')
})

test('sin-eater bystander: another hero beside him keeps his corruption', () => {
  const table = watch({ anselm: HERE, rocco: { space: HERE, corruption: 3 }, leah: { space: HERE, corruption: 3 } })
  table.hero1({ ability: 'sin-eater' }, 'hero-turn')
  table.hero1({ hero: 'rocco' }, 'effect')
  table.hero1({ choice: '2' }, 'effect')
  table.hero2({ yes: true }, 'ability')
  expect([table.corruptionOf('rocco'), table.corruptionOf('leah'), table.corruptionOf('anselm')]).toEqual([1, 3, 3])
})
