import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, deeds, dice, hits, idsOf, last, quiet, steps } from './helpers.ts'

/** Sloth's power, its Controller and its Avatar. */

const far = { rose: 's3,0', rocco: 's3,0' }
/** Those who have no turn left. */
const resting = { rose: { space: 's3,0', turns: 0 }, rocco: { space: 's3,0', turns: 0 } }
const METRO = [
  { color: 'red', space: 's1,2' },
  { color: 'red', space: 's3,2' },
]

const sloth = (sketch: Sketch = {}): Scene =>
  quiet({ heroes: { thorley: 's1,2', ...far }, ...sketch, setup: { sin: 'sloth', ...sketch.setup } })

const held = (hero: object, sketch: Sketch = {}): Scene =>
  sloth({ heroes: { thorley: { space: 's1,2', ...hero }, ...far }, ...sketch })

const pay = (table: Scene): Scene => {
  table.hero1({ ability: 'sloth-power' }, 'hero-turn')
  return table
}

/** Walks to and fro between two Streets without tokens as long as he can; how many steps were they? */
const stride = (table: Scene): number => {
  let count = 0
  for (; deeds(table).includes('move'); count++) table.hero1({ do: 'move', to: count % 2 ? 's1,2' : 's0,2' })
  return count
}

// -------------------------------------------------------------------------------------------------- sloth-power

test('sloth-power works: a hero’s Move is one space', () => {
  const table = sloth()
  expect(stride(table)).toBe(1)
  expect(table.corruptionOf('thorley')).toBe(1)
  expect(table.refusal('hero1', { do: 'move', to: 's1,2' })?.code).toBe('move-spent')
})

test('sloth-power works: for 1 corruption, forced and without a bonus, it is two', () => {
  const table = pay(sloth())
  expect(last(table, 'corruptionTaken')).toMatchObject({ hero: 'thorley', level: 2, voluntary: false })
  expect(stride(table)).toBe(2)
  expect(table.corruptionOf('thorley')).toBe(2)
})

test('sloth-power works: RavenCorp and the Motorbike come on top, paid or not', () => {
  const ravencorp = { npcs: ['ravencorp' as const] }
  const motorbike = { upgrades: ['upg-motorbike'] }
  for (const [hero, free, paid] of [
    [ravencorp, 2, 3],
    [motorbike, 2, 3],
    [{ ...ravencorp, ...motorbike }, 3, 4],
  ] as const) {
    expect(stride(held(hero))).toBe(free)
    expect(stride(pay(held(hero)))).toBe(paid)
  }
})

test('sloth-power works: the Motorbike still needs Streets only', () => {
  const table = held({ upgrades: ['upg-motorbike'] })
  table.hero1({ do: 'move', to: 's0,2' })
  expect(steps(table).sort()).toEqual(['s0,1', 's1,2'])
  const inside = held({ upgrades: ['upg-motorbike'] })
  inside.hero1({ do: 'move', to: 'megatheatre' })
  expect(steps(inside)).toEqual([])
})

test('sloth-power works: at corruption 7 the payment is a wound, and is paid', () => {
  const table = pay(held({ corruption: 7 }))
  table.hero1({ slot: 4 }, 'wound-slot')
  expect(table.hero('thorley')).toMatchObject({ corruption: 7, wounds: [4] })
  expect(stride(table)).toBe(2)
})

test('sloth-power works: a payment that kills him ends his turn, without a reaction', () => {
  const table = pay(held({ corruption: 7, wounds: [1, 2, 3, 4] }))
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(last(table, 'heroDied')).toMatchObject({ hero: 'thorley', space: 's1,2' })
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rose' } })
  expect(table.of('turnEnded')).toEqual([])
})

test('sloth-power works: the first step may come after the Action', () => {
  const table = sloth({ tokens: ['fire s1,2'], dice: dice(['hit', 'hit']) })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ do: 'move', to: 's0,2' })
  expect(deeds(table)).not.toContain('move')
  const paid = sloth({ tokens: ['fire s1,2'], dice: dice(['hit', 'hit']) })
  paid.hero1({ do: 'cleanse' })
  paid.hero1({ none: true }, 'corruption')
  expect(stride(pay(paid))).toBe(2)
})

test('sloth-power cannot: not after the first step, though there are more to come', () => {
  const table = held({ npcs: ['ravencorp'] })
  expect(deeds(table)).toContain('ability')
  table.hero1({ do: 'move', to: 's0,2' })
  expect(deeds(table)).toContain('move')
  expect(deeds(table)).not.toContain('ability')
  expect(table.refusal('hero1', { do: 'ability', ability: 'sloth-power' })?.code).toBe('ability-not-now')
})

test('sloth-power cannot: not twice in one turn', () => {
  expect(deeds(pay(sloth()))).not.toContain('ability')
})

test('sloth-power cannot: switched off, the Move is two spaces and nothing is to pay', () => {
  const table = sloth({ setup: { power: false } })
  expect(deeds(table)).not.toContain('ability')
  expect(stride(table)).toBe(2)
})

test('sloth-power bystander: what one hero paid is for that turn of his only', () => {
  const table = pay(sloth({ heroes: { thorley: 's1,2', rocco: 's3,0', rose: 's3,0' } }))
  table.hero1({ do: 'end' })
  table.sins({ none: true }, 'reaction')
  table.hero2({ do: 'move', to: 's2,0' }, 'hero-turn')
  expect(deeds(table)).not.toContain('move')
  expect(['thorley', 'rocco', 'rose'].map(table.corruptionOf)).toEqual([2, 1, 1])
  const again = pay(sloth({ heroes: { thorley: 's1,2', ...resting } }))
  again.hero1({ do: 'end' })
  again.sins({ none: true }, 'reaction')
  expect(again.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'thorley' } })
  expect(deeds(again)).toContain('ability')
  expect(stride(again)).toBe(1)
})
test('sloth-power bystander: monsters move two spaces as ever', () => {
  const table = sloth({ phase: 'reaction', monsters: ['acolyte s3,2'] })
  table.sins({ yes: true }, 'reaction')
  expect(idsOf(table, 'to')).toContain('s1,2')
})

test('sloth-power bystander: against Pride the Move is two spaces', () => {
  const table = sloth({ setup: { sin: 'pride' } })
  expect(table.refusal('hero1', { do: 'ability', ability: 'sloth-power' })?.code).toBe('ability-unknown')
  expect(stride(table)).toBe(2)
})

// --------------------------------------------------------------------------------------------- sloth-controller

const leave = (table: Scene, to = 's0,2'): Scene => {
  table.hero1({ do: 'move', to })
  for (let slot = 1; table.asks('wound-slot'); slot++) table.hero1({ slot })
  return table
}
const CONTROLLER = ['controller s1,2']

test('sloth-controller works: leaving its space costs 1 corruption beside the wound, before the checks', () => {
  const table = sloth({
    monsters: CONTROLLER,
    tokens: ['fire s1,2', 'corruption s1,2'],
    dice: dice([], ['corruption']),
  })
  leave(table)
  expect(table.events.map(({ event }) => event)).toEqual([
    'woundTaken',
    'corruptionTaken',
    'diceRolled',
    'checkSettled',
    'corruptionTaken',
    'diceRolled',
    'checkSettled',
    'heroMoved',
  ])
  expect(table.hero('thorley')).toMatchObject({ wounds: [1], corruption: 3 })
})

test('sloth-controller works: by a Metro step too, and at 7 it is a second wound', () => {
  const table = leave(held({ corruption: 7 }, { monsters: CONTROLLER, metro: METRO }), 's3,2')
  expect(table.spaceOf('thorley')).toBe('s3,2')
  expect(table.hero('thorley')).toMatchObject({ wounds: [1, 2], corruption: 7 })
})

test('sloth-controller works: he whom it kills dies in the space he was leaving', () => {
  const table = sloth({
    heroes: { thorley: { space: 's1,2', corruption: 7, wounds: [1, 2, 3] }, ...far },
    monsters: CONTROLLER,
  })
  table.hero1({ do: 'move', to: 's0,2' })
  table.hero1({ slot: 4 }, 'wound-slot')
  expect(last(table, 'heroDied')).toMatchObject({ hero: 'thorley', space: 's1,2' })
  expect(table.of('heroMoved')).toEqual([])
})

test('sloth-controller works: Grapple Line and wolf are spared the wound alone', () => {
  const line = leave(held({ upgrades: ['upg-grapple-line'] }, { monsters: CONTROLLER }))
  expect(line.hero('thorley')).toMatchObject({ wounds: [], corruption: 2 })
  const wolf = leave(sloth({ heroes: { karl: { space: 's1,2', form: 'karl-wolf' }, ...far }, monsters: CONTROLLER }))
  expect(wolf.hero('karl')).toMatchObject({ wounds: [], corruption: 2 })
})

test('sloth-controller works: it is 3/5', () => {
  const table = sloth({
    monsters: CONTROLLER,
    heroes: { thorley: 's1,2', rose: 's1,2', rocco: 's3,0' },
    dice: dice(hits(5)),
  })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  expect(last(table, 'diceRolled')).toMatchObject({ side: 'sins', faces: ['blank', 'blank', 'blank'] })
  table.hero1({ monster: 'controller' }, 'kill')
  expect(table.board).toEqual([])
})

test('sloth-controller cannot: not for going into its space, nor from the space next to it', () => {
  const table = leave(sloth({ monsters: ['controller s0,2', 'acolyte s1,2'] }))
  expect(table.hero('thorley')).toMatchObject({ wounds: [1], corruption: 1 })
  const dead = leave(sloth({ monsters: ['acolyte s1,2'], dead: { controller: 1 } }))
  expect(dead.corruptionOf('thorley')).toBe(1)
})

test('sloth-controller cannot: a hero whom the wound for leaving kills takes no corruption', () => {
  const table = held({ wounds: [1, 2, 3, 4] }, { monsters: CONTROLLER })
  table.hero1({ do: 'move', to: 's0,2' })
  expect(last(table, 'heroDied').hero).toBe('thorley')
  expect(table.of('corruptionTaken')).toEqual([])
})

test('sloth-controller bystander: whoever stays is not touched, and Pride’s Controller has another text', () => {
  const table = leave(sloth({ heroes: { thorley: 's1,2', rose: 's1,2', rocco: 's3,0' }, monsters: CONTROLLER }))
  expect(['thorley', 'rose', 'rocco'].map(table.corruptionOf)).toEqual([2, 1, 1])
  expect(table.woundsOf('rose')).toBe(0)
  const pride = leave(sloth({ monsters: CONTROLLER, setup: { sin: 'pride' } }))
  expect(pride.hero('thorley')).toMatchObject({ wounds: [1], corruption: 1 })
})

// ------------------------------------------------------------------------------------------------- sloth-avatar

const LADEN = { npcs: ['ravencorp' as const], upgrades: ['upg-motorbike'] }

test('sloth-avatar works: a Move that begins within 1 of it is one space, whatever he has, and nothing is to pay', () => {
  for (const avatar of ['s1,2', 's2,2', 'megatheatre']) {
    const table = held(
      { ...LADEN, upgrades: ['upg-motorbike', 'upg-grapple-line'] },
      { monsters: [`avatar ${avatar}`] },
    )
    expect(deeds(table)).not.toContain('ability')
    expect(stride(table), avatar).toBe(1)
  }
})

test('sloth-avatar works: also with the power switched off', () => {
  expect(stride(sloth({ monsters: ['avatar s2,2'], setup: { power: false } }))).toBe(1)
})

test('sloth-avatar works: one step is left though it ends far away', () => {
  const table = sloth({ monsters: ['avatar megatheatre'], setup: { power: false } })
  table.hero1({ do: 'move', to: 's0,2' }) // two steps from the Megatheatre
  expect(deeds(table)).not.toContain('move')
})

test('sloth-avatar cannot: not for a Move that begins two spaces away and comes near', () => {
  const table = held({}, { monsters: ['avatar s3,2'] })
  pay(table)
  table.hero1({ do: 'move', to: 's2,2' })
  table.hero1({ do: 'move', to: 's3,2' })
  expect(table.spaceOf('thorley')).toBe('s3,2')
})

test('sloth-avatar cannot: the Metro brings it no nearer', () => {
  const metro = [
    { color: 'red', space: 's1,2' },
    { color: 'red', space: 's3,0' },
  ]
  const heroes = { thorley: 's1,2', rose: 's0,0', rocco: 's0,0' }
  expect(stride(pay(sloth({ heroes, monsters: ['avatar s3,0'], metro })))).toBe(2)
})

test('sloth-avatar cannot: not if it is dead, be it since the Action of this turn', () => {
  expect(stride(pay(sloth({ dead: { avatar: 1 } })))).toBe(2)
  const table = sloth({
    heroes: { thorley: 's1,2', rose: 's1,2', rocco: 's1,2' },
    monsters: ['avatar s1,2'],
    dice: dice(hits(6)),
  })
  expect(deeds(table)).not.toContain('ability')
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster: 'avatar' }, 'kill')
  expect(stride(pay(table))).toBe(2)
})

test('sloth-avatar bystander: a hero farther off, monsters, and fights are as ever', () => {
  const table = sloth({ heroes: { thorley: 's0,0', ...far }, monsters: ['avatar s3,2'] })
  pay(table)
  table.hero1({ do: 'move', to: 's1,0' })
  expect(deeds(table)).toContain('move')
  const crowd = attack(
    sloth({
      phase: 'reaction',
      heroes: { thorley: 's1,2', rose: 's1,2', rocco: 's1,2' },
      monsters: ['avatar s1,2'],
    }),
  )
  crowd.hero1({ none: true }, 'corruption')
  expect(crowd.of('diceRolled').map(({ faces }) => faces.length)).toEqual([6, 5])
})
