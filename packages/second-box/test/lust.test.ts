import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { against, HERE, holding, idsOf, last, others, play, unharmed } from './helpers.ts'

/** Lust: power, Controller and Avatar. */

const lust = against('lust')
const held = holding('lust')

// ------------------------------------------------------------------------------------------------ Come Here

/** Leah's turn has just ended, and the token is spent. */
const called = (monsters: readonly string[], leah: object = {}, sketch: Sketch = {}): Scene => {
  const heroes = { leah: { space: HERE, ...leah }, ...others }
  const table = lust({ heroes, monsters, phase: 'reaction', ...sketch })
  table.sins({ yes: true }, 'reaction')
  return table
}
const names = (table: Scene): string[] => (table.asks('effect') ? idsOf(table, 'space').sort() : [])

test('lust-power works: she goes into an adjacent space with a monster, and the reaction goes on there', () => {
  const table = called(['acolyte s1,1', 'acolyte old-cathedral', 'acolyte s3,1'])
  expect([table.prompt.seat, names(table)]).toEqual(['sins', ['old-cathedral', 's1,1']])
  table.sins({ space: 's1,1' }, 'effect')
  expect(table.prompt).toMatchObject({ kind: 'effect', seat: 'hero1', subject: { cause: 'lust-power', hero: 'leah' } })
  table.hero1({ choice: 'go' }, 'effect')
  expect([table.spaceOf('leah'), unharmed(table, 'leah'), table.kind]).toEqual(['s1,1', true, 'reaction-move'])
  table.sins({ none: true }, 'reaction-move')
  table.sins({ yes: true }, 'reaction-fight')
  expect(last(table, 'fightStarted')).toMatchObject({ hero: 'leah', space: 's1,1', by: 'sins' })
})

test('lust-power works: to refuse costs 1 corruption, and 2 from corruption 4 on, in both editions', () => {
  const refused = (corruption: number, edition: 'final' | 'preview' = 'final'): number => {
    const table = called(['acolyte s1,1'], { corruption }, { setup: { edition } })
    table.sins({ space: 's1,1' }, 'effect')
    table.hero1({ choice: 'refuse' }, 'effect')
    expect(table.kind).toBe('reaction-move')
    return table.corruptionOf('leah')
  }
  expect([refused(1), refused(3), refused(4), refused(5, 'preview')]).toEqual([2, 4, 6, 7])
})

test('lust-power works: whoever dies of refusing ends the reaction, and the successor is not its target', () => {
  const table = called(['acolyte s1,1'], { corruption: 7, wounds: [1, 2, 3, 4] })
  table.sins({ space: 's1,1' }, 'effect')
  table.hero1({ choice: 'refuse' }, 'effect')
  table.hero1({ hero: 'thorley' }, 'reserve-hero')
  expect([table.state.stack.some(({ proc }) => proc === 'reaction'), table.spaceOf('thorley')]).toEqual([false, 's0,2'])
})

test('lust-power cannot: not with no monster next door, not two steps away, and not if a card replaced the move', () => {
  expect(called([`acolyte ${HERE}`]).kind).toBe('reaction-fight')
  expect(called(['acolyte s1,0']).kind).toBe('reaction-move')
  const replaced = held('lust-change-partners', {
    heroes: { leah: HERE, rocco: 's2,1', brad: 's3,0' },
    monsters: ['acolyte s1,1', 'acolyte s2,1'],
    phase: 'reaction',
  })
  replaced.sins({ yes: true }, 'reaction')
  play(replaced, 'lust-change-partners')
  expect(replaced.kind).toBe('reaction-fight')
})

test('lust-power cannot: without a token spent, or when it is switched off', () => {
  expect(called(['acolyte s1,1'], {}, { setup: { power: false } }).kind).toBe('reaction-move')
  const spared = lust({ heroes: { leah: HERE, ...others }, monsters: ['acolyte s1,1'], phase: 'reaction' })
  spared.sins({ yes: false }, 'reaction')
  expect(spared.of('corruptionTaken')).toEqual([])
  expect(spared.spaceOf('leah')).toBe(HERE)
})

test('lust-power bystander: it may be left out, and nobody else is called', () => {
  const table = called(['acolyte s1,1'])
  table.sins({ none: true }, 'effect')
  expect([table.kind, unharmed(table, 'leah', 'rocco', 'brad'), table.spaceOf('leah')]).toEqual([
    'reaction-move',
    true,
    HERE,
  ])
})

test('lust-power bystander: the way is a teleport, through no check and past no monster that holds', () => {
  const table = called([`acolyte ${HERE}`, 'acolyte s1,1'], {}, { tokens: ['fire s1,1', `fire ${HERE}`] })
  table.sins({ space: 's1,1' }, 'effect')
  table.hero1({ choice: 'go' }, 'effect')
  expect([table.of('diceRolled'), table.woundsOf('leah')]).toEqual([[], 0])
})

// -------------------------------------------------------------------------------------- The Sweetest Voice

test('lust-controller works: its space may be named from two steps away', () => {
  const table = called(['controller s1,0', 'acolyte s1,1'])
  expect(names(table)).toEqual(['s1,0', 's1,1'])
  table.sins({ space: 's1,0' }, 'effect')
  table.hero1({ choice: 'go' }, 'effect')
  expect(table.spaceOf('leah')).toBe('s1,0')
})

test('lust-controller cannot: not from three steps away, and not if he stands in its space', () => {
  expect(called(['controller s3,1']).kind).toBe('reaction-move')
  expect(called([`controller ${HERE}`]).kind).toBe('reaction-fight')
})

test('lust-controller bystander: other monsters two steps away are not heard', () => {
  expect(names(called(['controller s1,0', 'acolyte s2,1', 'acolyte s0,1']))).toEqual(['s1,0'])
})

// ------------------------------------------------------------------------------------------ Nobody Says No

test('lust-avatar works: into its space the hero must go', () => {
  const table = called(['avatar s1,1'])
  table.sins({ space: 's1,1' }, 'effect')
  expect([table.spaceOf('leah'), table.corruptionOf('leah'), table.kind]).toEqual(['s1,1', 1, 'reaction-fight'])
})

test('lust-avatar cannot: not into other spaces, and not from afar', () => {
  const table = called(['avatar s3,1', 'acolyte s1,1'])
  expect(names(table)).toEqual(['s1,1'])
  table.sins({ space: 's1,1' }, 'effect')
  expect(table.optionIds).toEqual(['go', 'refuse'])
})

test('lust-avatar bystander: heroes who are there already are not touched', () => {
  const table = called(['avatar s2,2'], {}, { heroes: { leah: HERE, rocco: 's2,2', brad: 's3,0' } })
  table.sins({ space: 's2,2' }, 'effect')
  expect([unharmed(table, 'rocco', 'brad'), table.spaceOf('rocco')]).toEqual([true, 's2,2'])
})
