import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import {
  against,
  claimed,
  claims,
  diceRolled,
  districtsOf,
  ends,
  fight,
  HERE,
  last,
  others,
  streetsOf,
  unharmed,
} from './helpers.ts'

/** Greed: power, Controller and Avatar. */

const greed = against('greed')

// ------------------------------------------------------------------------------------------------ Landlord

/** Leah uses the District in which she stands. */
const shopping = (space: string, sketch: Sketch = {}, leah: object = {}): Scene => {
  const table = greed({ heroes: { leah: { space, ...leah }, ...others }, ...sketch })
  table.hero1({ do: 'city' })
  return table
}

test('greed-power works: in a held District each icon costs 1 corruption, by a monster or a Claim', () => {
  for (const sketch of [{ spaceMarks: claimed('dockside') }, { monsters: ['acolyte dockside'] }]) {
    const table = shopping('dockside', sketch)
    table.hero1({ action: 'extraTurn' }, 'city-action')
    expect([table.corruptionOf('leah'), table.hero('leah').extraTurns]).toEqual([2, 1])
    table.hero1({ action: 'extraTurn' }, 'city-action')
    expect([table.corruptionOf('leah'), table.hero('leah').extraTurns, table.kind]).toEqual([3, 2, 'hero-turn'])
  }
})

test('greed-power works: the price is counted when the icon is chosen', () => {
  const table = shopping('uplink-tower', { monsters: ['acolyte uplink-tower'], orbital: ['uplink-tower'] })
  table.hero1({ action: 'orbital' }, 'city-action')
  table.hero1({ to: 'uplink-tower' }, 'orbital-move')
  table.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
  expect(table.corruptionOf('leah')).toBe(2)
  table.hero1({ action: 'heal' }, 'city-action')
  expect(table.corruptionOf('leah')).toBe(2)
})

test('greed-power works: repenting takes back what it cost, and may be progress of its own', () => {
  const table = shopping('old-cathedral', { spaceMarks: claimed('old-cathedral') }, { corruption: 4 })
  table.hero1({ action: 'repent' }, 'city-action')
  expect([table.corruptionOf('leah'), table.of('corruptionTaken').length, table.of('corruptionLost').length]).toEqual([
    4, 1, 1,
  ])
})

test('greed-power works: whoever dies of the price has nothing for it, and the turn is over', () => {
  const table = shopping('dockside', { spaceMarks: claimed('dockside') }, { corruption: 7, wounds: [1, 2, 3, 4] })
  table.hero1({ action: 'extraTurn' }, 'city-action')
  table.hero1({ hero: 'thorley' }, 'reserve-hero')
  expect([table.hero('thorley').extraTurns, table.of('cityActionDone'), table.prompt.subject.hero]).toEqual([
    0,
    [],
    'rocco',
  ])
})

test('greed-power works: at the end of a round a Claim goes into each District with a monster and no hero', () => {
  const heroes = { leah: 'dockside', rocco: 's3,0', brad: 's3,0' }
  const monsters = ['acolyte dockside', 'abomination megatheatre', 'acolyte s1,1', 'acolyte constabulary']
  const table = greed({ heroes, monsters, phase: 'round-end', spaceMarks: claimed('constabulary'), apocalypseDeck: [] })
  expect(claims(table)).toEqual(['constabulary', 'megatheatre'])
})

test('greed-power works: after the Apocalypse cards of that moment: whom they kill holds no District', () => {
  const setup = { map: 'the-black-tide-a' }
  const [space = ''] = districtsOf(setup.map)
  const [street = ''] = streetsOf(setup.map)
  const heroes = { leah: { space, corruption: 7, wounds: [1, 2, 3, 4] }, rocco: street, brad: street }
  const tokens = [`corruption ${space}`]
  const round = {
    heroes,
    setup,
    tokens,
    monsters: [`acolyte ${space}`],
    phase: 'round-end',
    apocalypseDeck: [],
  } as const
  expect(claims(greed({ ...round, apocalypseCards: [] }))).toEqual([])
  const table = greed({ ...round, apocalypseCards: ['apo-c7'] })
  table.hero1({ hero: 'thorley' }, 'reserve-hero')
  expect(claims(table)).toEqual([space])
})

test('greed-power works: a hero who ends his turn on a Claim without monsters removes it', () => {
  const table = ends(greed({ heroes: { rose: 'dockside', ...others }, spaceMarks: claimed('dockside', 'megatheatre') }))
  expect([claims(table), last(table, 'spaceUnmarked')]).toEqual([
    ['megatheatre'],
    { event: 'spaceUnmarked', space: 'dockside', mark: 'claim', cause: 'greed-power' },
  ])
})

test('greed-power works: with three Claims a Reaction token more, each round', () => {
  const begun = (...spaces: string[]): number => {
    const table = greed({ heroes: { leah: HERE, ...others }, phase: 'round-start', spaceMarks: claimed(...spaces) })
    table.declineUntil('story-task')
    table.sins({ space: 's2,2' }, 'story-task')
    return table.of('reactionGained').length
  }
  expect([begun('dockside', 'megatheatre'), begun('dockside', 'megatheatre', 'constabulary')]).toEqual([0, 1])
})

test('greed-power works: Claims are in a position, an imagined world and a copy, and an undo is rid of them', () => {
  const table = greed({ heroes: { rose: 'dockside', ...others }, spaceMarks: claimed('dockside') })
  const { state, rules } = table
  expect(rules.toPosition(state)?.spaceMarks).toEqual(claimed('dockside'))
  expect(rules.resample(table.view('hero1'), { below: () => 0 }).marks).toEqual(state.marks)
  expect(rules.copy(state).marks).toEqual(state.marks)
  const before = JSON.stringify(state)
  ends(table)
  expect([JSON.stringify(state), 'marks' in table.state]).toEqual([before, false])
})

test('greed-power cannot: not in a District that is not held, and not when it is switched off', () => {
  const free = shopping('dockside', { spaceMarks: claimed('megatheatre') })
  free.hero1({ action: 'extraTurn' }, 'city-action')
  expect(free.corruptionOf('leah')).toBe(1)
  const off = shopping('dockside', { monsters: ['acolyte dockside'], setup: { power: false } })
  off.hero1({ action: 'extraTurn' }, 'city-action')
  expect(off.corruptionOf('leah')).toBe(1)
})

test('greed-power cannot: no Claim is removed beside a monster, and none laid in a Street', () => {
  const table = ends(
    greed({
      heroes: { rose: 'dockside', ...others },
      monsters: ['controller dockside'],
      spaceMarks: claimed('dockside'),
    }),
  )
  expect(claims(table)).toEqual(['dockside'])
  const streets = greed({
    heroes: { leah: HERE, ...others },
    monsters: ['acolyte s2,2'],
    phase: 'round-end',
    apocalypseDeck: [],
  })
  expect(claims(streets)).toEqual([])
})

test('greed-power bystander: an icon that is left costs nothing, nor do friends pay', () => {
  const heroes = { leah: 'dockside', rocco: 'dockside', brad: 's3,0' }
  const table = shopping('dockside', { heroes, spaceMarks: claimed('dockside') })
  table.hero1({ none: true }, 'city-action')
  expect([unharmed(table, 'leah', 'rocco', 'brad'), table.kind]).toEqual([true, 'hero-turn'])
})

// ------------------------------------------------------------------------------------------- The Collector

const defense = (monster: string, sketch: Sketch): number => {
  const table = greed({ heroes: { leah: HERE, ...others }, ...sketch })
  const { figureIndex, counts } = table.rules.tables
  return counts.defenseOf(table.rules.look(table.state), figureIndex.get(monster) as number)
}
const tenants = [
  'acolyte dockside',
  'abomination dockside',
  'acolyte megatheatre',
  'controller s3,2',
  'avatar dockside',
]

test('greed-controller works: one more Defense for Acolytes and Abominations in a District with a Claim', () => {
  const sketch = { monsters: tenants, spaceMarks: claimed('dockside') }
  expect(['acolyte-1', 'abomination-1'].map((monster) => defense(monster, sketch))).toEqual([3, 5])
})

test('greed-controller cannot: not while it is off the board, nor in a District that a monster alone holds', () => {
  const off = { monsters: tenants.filter((each) => !each.startsWith('controller')), spaceMarks: claimed('dockside') }
  expect([
    defense('acolyte-1', off),
    defense('acolyte-2', { monsters: tenants, spaceMarks: claimed('dockside') }),
  ]).toEqual([2, 2])
})

test('greed-controller bystander: itself and the Avatar gain nothing', () => {
  const sketch = { monsters: ['controller dockside', 'avatar dockside'], spaceMarks: claimed('dockside') }
  expect(['controller', 'avatar'].map((monster) => defense(monster, sketch))).toEqual([4, 6])
})

// -------------------------------------------------------------------------------- Everything Has a Price

const DISTRICTS = ['dockside', 'megatheatre', 'constabulary', 'uplink-tower', 'old-cathedral']
const priced = (count: number, avatar = HERE): number =>
  diceRolled(
    fight(
      greed({
        heroes: { leah: HERE, ...others },
        monsters: [`acolyte ${HERE}`, `avatar ${avatar}`],
        spaceMarks: claimed(...DISTRICTS.slice(0, count)),
      }),
    ),
    'sins',
  )

test('greed-avatar works: one more Sin die for each two Claims, at most two', () => {
  expect([0, 1, 2, 3, 4, 5].map((count) => priced(count))).toEqual([7, 7, 8, 8, 9, 9])
})

test('greed-avatar cannot: not in fights in other spaces', () => {
  expect(priced(4, 's3,2')).toBe(2)
})

test('greed-avatar bystander: the hero rolls what he would, and no Claim is used up', () => {
  const table = fight(
    greed({
      heroes: { leah: HERE, ...others },
      monsters: [`avatar ${HERE}`],
      spaceMarks: claimed('dockside', 'megatheatre'),
    }),
  )
  expect([diceRolled(table, 'heroes'), claims(table)]).toEqual([3, ['dockside', 'megatheatre']])
})
