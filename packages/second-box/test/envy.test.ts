import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import {
  against,
  BLADE,
  COAT,
  deeds,
  diceRolled,
  fight,
  fights,
  HERE,
  holding,
  last,
  MASK,
  others,
  play,
  unharmed,
} from './helpers.ts'

/** Envy: power, Controller and Avatar. */

const leah = (upgrades: readonly string[] = [], wounds: readonly number[] = []) => ({
  leah: { space: HERE, upgrades, wounds },
  ...others,
})

const envy = against('envy')
const held = holding('envy')

// ------------------------------------------------------------------------------------------------ Not Fair

/** Leah takes an Upgrade in the Constabulary. */
const shopping = (sketch: Sketch = {}): Scene => {
  const heroes = { leah: 'constabulary', ...others }
  const table = envy({ heroes, inventory: [BLADE, COAT, MASK, 'upg-adrenaline', 'upg-rosary'], ...sketch })
  table.hero1({ do: 'city' })
  return table.declineUntil('city-action', 'hero-turn')
}
const taking = (card: string, sketch: Sketch = {}): Scene => {
  const table = shopping(sketch)
  table.hero1({ action: 'inventory' })
  table.hero1({ card }, 'upgrade')
  return table
}

test('envy-power works: who gained an Upgrade takes a wound, or each other hero takes 2 corruption', () => {
  const hurt = taking(BLADE)
  expect(hurt.prompt).toMatchObject({ kind: 'effect', seat: 'hero1', subject: { cause: 'envy-power', hero: 'leah' } })
  hurt.hero1({ choice: 'wound' }, 'effect')
  hurt.hero1({ slot: 1 }, 'wound-slot')
  expect([hurt.woundsOf('leah'), unharmed(hurt, 'rocco', 'brad'), hurt.kind]).toEqual([1, true, 'city-action'])
  const passed = taking(BLADE)
  passed.hero1({ choice: 'others' }, 'effect')
  expect(['leah', 'rocco', 'brad'].map(passed.corruptionOf)).toEqual([1, 3, 3])
})

test('envy-power works: once for each Upgrade, after what it gives at once', () => {
  const table = taking('upg-adrenaline')
  expect(table.hero('leah').extraTurns).toBe(1)
  table.hero1({ choice: 'others' }, 'effect')
  expect([table.kind, table.corruptionOf('brad')]).toEqual(['city-action', 3])
})

test('envy-power works: a wound that kills ends the use of the District, and the turn', () => {
  const table = taking(BLADE, { heroes: { leah: { space: 'constabulary', wounds: [1, 2, 3, 4] }, ...others } })
  table.hero1({ choice: 'wound' }, 'effect')
  expect(table.of('heroDied')).toHaveLength(1)
  expect(table.kind).toBe('reserve-hero')
})

test('envy-power cannot: not for what a successor inherits, nor for an Upgrade that is lost, nor when it is switched off', () => {
  const heroes = { leah: { space: 's1,2', upgrades: [BLADE], wounds: [1, 2, 3, 4] }, ...others }
  const table = envy({ heroes, monsters: ['acolyte s1,2'], inventory: [COAT, MASK] })
  table.hero1({ do: 'move', to: 's1,1' }) // the wound for leaving is the fifth
  table.hero1({ hero: 'thorley' }, 'reserve-hero')
  table.hero1({ card: COAT }, 'inherit')
  expect([table.of('corruptionTaken'), table.hero('thorley').upgrades]).toEqual([[], [COAT]])
  expect(taking(BLADE, { setup: { power: false } }).kind).toBe('city-action')
})

test('envy-power bystander: who gained it keeps it, and a hero at 7 takes wounds for what is passed on to him', () => {
  const heroes = { leah: 'constabulary', rocco: { space: 's3,0', corruption: 7 }, brad: 's3,0' }
  const table = taking(BLADE, { heroes })
  table.hero1({ choice: 'others' }, 'effect')
  table.hero2({ slot: 1 }, 'wound-slot')
  table.hero2({ slot: 2 }, 'wound-slot')
  expect([table.hero('leah').upgrades, unharmed(table, 'leah'), table.corruptionOf('brad')]).toEqual([[BLADE], true, 3])
})

// ------------------------------------------------------------------------------------------- What Is Yours

test('envy-controller works: in its space an Upgrade gives nothing, and gives again outside', () => {
  const rolled = (controller: string): number[] => {
    const table = envy({ heroes: leah([BLADE]), monsters: [`acolyte ${HERE}`, `controller ${controller}`] })
    fight(table)
    expect(table.view('hero1').sleeping).toEqual(controller === HERE ? [BLADE] : undefined)
    return [diceRolled(table, 'heroes'), last(table, 'rollSettled').defense]
  }
  expect([rolled(HERE), rolled('s3,2')]).toEqual([
    [3, 1],
    [4, 2],
  ])
})

test('envy-controller works: what is done once a round cannot be used, and what is gained there gives nothing at once', () => {
  const kit = (controller: string): boolean => {
    const heroes = { leah: { space: HERE, upgrades: ['upg-field-kit'], wounds: [1] }, ...others }
    return deeds(envy({ heroes, monsters: [`controller ${controller}`] })).includes('ability')
  }
  expect([kit(HERE), kit('s3,2')]).toEqual([false, true])
  const gained = taking('upg-adrenaline', { monsters: ['controller constabulary'] })
  expect([gained.hero('leah').extraTurns, gained.hero('leah').upgrades]).toEqual([0, ['upg-adrenaline']])
})

test('envy-controller cannot: not while it is dead or out of play', () => {
  const table = fight(envy({ heroes: leah([BLADE]), monsters: [`acolyte ${HERE}`], dead: { controller: 1 } }))
  expect(diceRolled(table, 'heroes')).toBe(4)
})

test('envy-controller bystander: a hero elsewhere uses his own, and the sleeping card is held and counts', () => {
  const heroes = { leah: HERE, rocco: { space: 's2,2', upgrades: ['upg-radio-beacon'] }, brad: 's3,0' }
  const table = fight(envy({ heroes, monsters: [`acolyte ${HERE}`, `controller ${HERE}`] }))
  expect(diceRolled(table, 'heroes')).toBe(3 + 1)
  const counted = play(
    fights(held('envy-keeping-up', { heroes: leah([BLADE, COAT]), monsters: [`controller ${HERE}`] })),
    'envy-keeping-up',
  )
  expect(diceRolled(counted.declineUntil('hero-turn', 'wound-slot'), 'sins')).toBe(4 + 2)
})

// ------------------------------------------------------------------------------------ Anything You Can Do

const beside = (friends: number, avatar = HERE): number => {
  const heroes = Object.fromEntries(['leah', 'rocco', 'brad'].map((id, i) => [id, i <= friends ? HERE : 's3,0']))
  return diceRolled(fight(envy({ heroes, monsters: [`acolyte ${HERE}`, `avatar ${avatar}`] })), 'sins')
}

test('envy-avatar works: in its space one more Sin die for each other hero', () => {
  expect([0, 1, 2].map((friends) => beside(friends))).toEqual([7, 8, 9])
})

test('envy-avatar cannot: not in other spaces', () => {
  expect([0, 2].map((friends) => beside(friends, 's3,2'))).toEqual([2, 2])
})

test('envy-avatar bystander: friends still lend their dice', () => {
  const heroes = { leah: HERE, rocco: HERE, brad: 's3,0' }
  expect(diceRolled(fight(envy({ heroes, monsters: [`avatar ${HERE}`] })), 'heroes')).toBe(3 + 1)
})
