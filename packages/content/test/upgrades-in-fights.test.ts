import { type Scene, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, deeds, dice, diceRolled, fight, last, quiet, shoot } from './helpers.ts'

/** Upgrades that count in fights. Without the sin's power, so that only the card makes a difference. */

const with_ = (space: string, ...upgrades: string[]) => ({ space, upgrades })

const bare = (sketch: Sketch): Scene => quiet({ setup: { power: false }, ...sketch })

const cleanse = (table: Scene): Scene => {
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  return table
}

// ---------------------------------------------------------------------------------------------------- Ice Blade

test('upg-ice-blade works: one more die and one more Defense in a fight', () => {
  const table = fight(
    bare({
      heroes: { rose: with_('s1,2', 'upg-ice-blade'), thorley: 's3,0', rocco: 's3,0' },
      monsters: ['acolyte s1,2'],
    }),
  )
  expect(diceRolled(table, 'heroes')).toBe(3)
  expect(last(table, 'rollSettled').defense).toBe(2)
})

test('upg-ice-blade works: in a ranged fight and in one that the Sins player starts as well', () => {
  const heroes = { rocco: with_('s1,2', 'upg-ice-blade'), thorley: 's3,0', rose: 's3,0' }
  const ranged = shoot(bare({ heroes, monsters: ['acolyte s3,2'] }), 's3,2')
  expect(diceRolled(ranged, 'heroes')).toBe(3)
  const attacked = attack(bare({ heroes, phase: 'reaction', monsters: ['acolyte s1,2'] }))
  attacked.hero1({ none: true }, 'corruption')
  expect(diceRolled(attacked, 'heroes')).toBe(3)
  expect(last(attacked, 'rollSettled').defense).toBe(3)
})

test('upg-ice-blade cannot: no die when cleansing', () => {
  const heroes = { rose: with_('s1,2', 'upg-ice-blade'), thorley: 's3,0', rocco: 's3,0' }
  expect(diceRolled(cleanse(bare({ heroes, tokens: ['fire s1,2'] })), 'heroes')).toBe(4)
})

test('upg-ice-blade bystander: the hero beside its holder fights as ever', () => {
  const heroes = { thorley: 's1,2', rose: with_('s1,2', 'upg-ice-blade'), rocco: 's3,0' }
  const table = fight(bare({ heroes, monsters: ['acolyte s1,2'] }))
  expect(diceRolled(table, 'heroes')).toBe(5) // Fight 4 and Rose
  expect(last(table, 'rollSettled').defense).toBe(2)
})

// --------------------------------------------------------------------------------------------- Kevlar Vestments

test('upg-kevlar-vestments works: one more Defense in a fight, and no die', () => {
  const heroes = { rose: with_('s1,2', 'upg-kevlar-vestments'), thorley: 's3,0', rocco: 's3,0' }
  const table = fight(bare({ heroes, monsters: ['acolyte s1,2'], dice: dice([], ['hit', 'hit']) }))
  expect(last(table, 'rollSettled').defense).toBe(2)
  expect(diceRolled(table, 'heroes')).toBe(2)
  expect(table.woundsOf('rose')).toBe(0)
})

test('upg-kevlar-vestments works: it adds to Ice Blade', () => {
  const heroes = { rose: with_('s1,2', 'upg-kevlar-vestments', 'upg-ice-blade'), thorley: 's3,0', rocco: 's3,0' }
  expect(last(fight(bare({ heroes, monsters: ['acolyte s1,2'] })), 'rollSettled').defense).toBe(3)
})

test('upg-kevlar-vestments cannot: no help against Fire or for leaving monsters', () => {
  const heroes = { rose: with_('s1,2', 'upg-kevlar-vestments'), thorley: 's3,0', rocco: 's3,0' }
  const table = bare({ heroes, monsters: ['acolyte s1,2'], tokens: ['fire s1,2'], dice: { sin: ['hit'] } })
  table.hero1({ do: 'move', to: 's0,2' })
  table.hero1({ slot: 1 }, 'wound-slot')
  table.hero1({ slot: 2 }, 'wound-slot')
  expect(table.of('woundTaken').map((event) => event.cause)).toEqual(['MOVE-5', 'MOVE-8'])
})

test('upg-kevlar-vestments bystander: the hero beside its holder has his own Defense', () => {
  const heroes = { leah: 's1,2', rose: with_('s1,2', 'upg-kevlar-vestments'), rocco: 's3,0' }
  expect(last(fight(bare({ heroes, monsters: ['acolyte s1,2'] })), 'rollSettled').defense).toBe(1)
})

// ----------------------------------------------------------------------------------------------------- Sawn-Off

test('upg-sawn-off works: one more Hit in a fight that he starts', () => {
  const heroes = { rose: with_('s1,2', 'upg-sawn-off'), thorley: 's3,0', rocco: 's3,0' }
  const table = bare({ heroes, monsters: ['acolyte s1,2'], dice: dice(['hit']) })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  expect(last(table, 'rollSettled').hits).toBe(2)
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  expect(table.board).toEqual([])
})

test('upg-sawn-off cannot: not in a ranged fight', () => {
  const heroes = { brad: with_('s1,2', 'upg-sawn-off'), thorley: 's3,0', rose: 's3,0' }
  expect(last(shoot(bare({ heroes, monsters: ['acolyte s3,2'] }), 's3,2'), 'rollSettled').hits).toBe(0)
})

test('upg-sawn-off cannot: not in a fight that the Sins player starts', () => {
  const heroes = { rose: with_('s1,2', 'upg-sawn-off'), thorley: 's3,0', rocco: 's3,0' }
  const table = attack(bare({ heroes, phase: 'reaction', monsters: ['acolyte s1,2'] }))
  table.hero1({ none: true }, 'corruption')
  expect(last(table, 'rollSettled').hits).toBe(0)
})

test('upg-sawn-off bystander: not in the fight of the hero beside him', () => {
  const heroes = { thorley: 's1,2', rose: with_('s1,2', 'upg-sawn-off'), rocco: 's3,0' }
  expect(last(fight(bare({ heroes, monsters: ['acolyte s1,2'] })), 'rollSettled').hits).toBe(0)
})

// ----------------------------------------------------------------------------------------------- Scoped Carbine

test('upg-scoped-carbine works: a hero without Ranged shoots, with his Fight and no die more', () => {
  const heroes = { rose: with_('s1,2', 'upg-scoped-carbine'), thorley: 's3,0', rocco: 's3,0' }
  const table = bare({ heroes, monsters: ['acolyte s3,2'] })
  expect(table.optionIds).toContain('shoot:s3,2')
  expect(diceRolled(shoot(table, 's3,2'), 'heroes')).toBe(2)
})

test('upg-scoped-carbine works: a hero who has Ranged anyway rolls one more die', () => {
  const heroes = { rocco: with_('s1,2', 'upg-scoped-carbine'), thorley: 's3,0', rose: 's3,0' }
  expect(diceRolled(shoot(bare({ heroes, monsters: ['acolyte s3,2'] }), 's3,2'), 'heroes')).toBe(3)
})

test('upg-scoped-carbine cannot: no die in a fight that is not ranged', () => {
  const heroes = { rocco: with_('s1,2', 'upg-scoped-carbine'), thorley: 's3,0', rose: 's3,0' }
  expect(diceRolled(fight(bare({ heroes, monsters: ['acolyte s1,2'] })), 'heroes')).toBe(2)
})

test('upg-scoped-carbine cannot: no shot from a District, into one, or around a corner', () => {
  const armed = (space: string) => ({ rose: with_(space, 'upg-scoped-carbine'), thorley: 's3,0', rocco: 's3,0' })
  const inside = bare({ heroes: armed('old-cathedral'), monsters: ['acolyte s1,2'] })
  expect(inside.refusal('hero1', { do: 'shoot', at: 's1,2' })?.code).toBe('not-from-district')
  const outside = bare({ heroes: armed('s1,2'), monsters: ['acolyte old-cathedral', 'acolyte s2,1'] })
  expect(outside.refusal('hero1', { do: 'shoot', at: 'old-cathedral' })?.code).toBe('not-into-district')
  expect(outside.refusal('hero1', { do: 'shoot', at: 's2,1' })?.code).toBe('no-line-of-sight')
})

test('upg-scoped-carbine bystander: the hero beside its holder cannot shoot', () => {
  const heroes = { thorley: 's1,2', rose: with_('s1,2', 'upg-scoped-carbine'), rocco: 's3,0' }
  const table = bare({ heroes, monsters: ['acolyte s3,2'] })
  expect(deeds(table)).not.toContain('shoot')
  expect(table.refusal('hero1', { do: 'shoot', at: 's3,2' })?.code).toBe('not-ranged')
})

// -------------------------------------------------------------------------------------------- Sanctified Rounds

test('upg-sanctified-rounds works: one more die with a monster that is no Acolyte, whatever else is there', () => {
  const heroes = { rose: with_('s1,2', 'upg-sanctified-rounds'), thorley: 's3,0', rocco: 's3,0' }
  for (const kind of ['abomination', 'controller', 'avatar', 'hc-bailiff']) {
    const table = fight(bare({ heroes, monsters: [`${kind} s1,2`, 'acolyte s1,2'] }))
    expect(diceRolled(table, 'heroes'), kind).toBe(3)
  }
})

test('upg-sanctified-rounds works: a ranged fight looks at the target space', () => {
  const heroes = { rocco: with_('s1,2', 'upg-sanctified-rounds'), thorley: 's3,0', rose: 's3,0' }
  const table = bare({ heroes, monsters: ['abomination s3,2', 'acolyte s1,2'] })
  expect(diceRolled(shoot(table, 's3,2'), 'heroes')).toBe(3)
})

test('upg-sanctified-rounds cannot: nothing against Acolytes alone', () => {
  const heroes = { rose: with_('s1,2', 'upg-sanctified-rounds'), thorley: 's3,0', rocco: 's3,0' }
  expect(diceRolled(fight(bare({ heroes, monsters: ['acolyte s1,2', 'acolyte s1,2'] })), 'heroes')).toBe(2)
})

test('upg-sanctified-rounds cannot: an Abomination beside the shooter is none in the target space', () => {
  const heroes = { rocco: with_('s1,2', 'upg-sanctified-rounds'), thorley: 's3,0', rose: 's3,0' }
  const table = bare({ heroes, monsters: ['abomination s1,2', 'acolyte s3,2'] })
  expect(diceRolled(shoot(table, 's3,2'), 'heroes')).toBe(2)
})

test('upg-sanctified-rounds bystander: the hero beside its holder rolls as ever', () => {
  const heroes = { thorley: 's1,2', rose: with_('s1,2', 'upg-sanctified-rounds'), rocco: 's3,0' }
  expect(diceRolled(fight(bare({ heroes, monsters: ['abomination s1,2'] })), 'heroes')).toBe(5)
})

// -------------------------------------------------------------------------------------------- Blackthorn Rosary

test('upg-rosary works: one Counter-Corruption more in a fight', () => {
  const heroes = { rose: with_('s1,2', 'upg-rosary'), thorley: 's3,0', rocco: 's3,0' }
  const table = fight(bare({ heroes, monsters: ['acolyte s1,2'], dice: dice([], ['corruption', 'corruption']) }))
  expect(last(table, 'rollSettled').counters).toBe(1)
  expect(table.corruptionOf('rose')).toBe(2)
})

test('upg-rosary works: when the survivors of a ranged fight strike back', () => {
  const heroes = { rocco: with_('s1,2', 'upg-rosary'), thorley: 's3,0', rose: 's3,0' }
  const table = shoot(
    bare({ heroes, monsters: ['acolyte s2,2'], dice: dice([], ['corruption', 'corruption']) }),
    's2,2',
  )
  expect(table.corruptionOf('rocco')).toBe(2)
})

test('upg-rosary cannot: no help in a Corruption check, and it removes nothing when cleansing', () => {
  const check = scene({
    heroes: { rose: with_('s0,0', 'upg-rosary'), thorley: 's3,0', rocco: 's3,0' },
    tokens: ['corruption s1,0'],
    dice: { sin: ['corruption'] },
  })
  check.hero1({ do: 'move', to: 's1,0' })
  expect(check.corruptionOf('rose')).toBe(2)

  const holy = scene({
    heroes: { rose: with_('s1,0', 'upg-rosary', 'upg-holy-water'), thorley: 's3,0', rocco: 's3,0' },
    tokens: ['corruption s1,0'],
    dice: { hero: ['hit', 'hit', 'hit', 'hit'] },
  })
  cleanse(holy)
  expect(last(holy, 'rollSettled').counters).toBe(0)
  expect(holy.tokens('corruption', 's1,0')).toBe(1)
})

test('upg-rosary bystander: the hero beside its holder is corrupted as ever', () => {
  const heroes = { thorley: 's1,2', rose: with_('s1,2', 'upg-rosary'), rocco: 's3,0' }
  const table = fight(bare({ heroes, monsters: ['acolyte s1,2'], dice: dice([], ['corruption', 'corruption']) }))
  expect(table.corruptionOf('thorley')).toBe(3)
  expect(table.corruptionOf('rose')).toBe(1)
})

// ------------------------------------------------------------------------------------------------- Radio Beacon

/** Thorley holds the beacon. */
const beacon = (at: string, sketch: Sketch = {}) =>
  quiet({
    heroes: { rose: 's1,2', thorley: with_(at, 'upg-radio-beacon'), rocco: 's3,0' },
    monsters: ['acolyte s1,2'],
    ...sketch,
  })

test('upg-radio-beacon works: a hero in the next space rolls one die more, and in the same space not two', () => {
  expect(diceRolled(fight(beacon('s0,2')), 'heroes')).toBe(3)
  expect(diceRolled(fight(beacon('old-cathedral')), 'heroes')).toBe(3)
  expect(diceRolled(fight(beacon('s1,2')), 'heroes')).toBe(3)
})

test('upg-radio-beacon works: teamwork counts in every roll, cleansing too', () => {
  expect(diceRolled(cleanse(beacon('s0,2', { tokens: ['fire s1,2'] })), 'heroes')).toBe(5)
})

test('upg-radio-beacon cannot: not two spaces away, and not by Metro', () => {
  expect(diceRolled(fight(beacon('s3,2')), 'heroes')).toBe(2)
  const metro = [
    { color: 'red', space: 's1,2' },
    { color: 'red', space: 's3,0' },
  ]
  expect(diceRolled(fight(beacon('s3,0', { metro })), 'heroes')).toBe(2)
})

test('upg-radio-beacon cannot: it does not stop a hero from being alone', () => {
  const table = fight(beacon('s0,2'))
  expect(last(table, 'rollSettled').defense).toBe(0) // Rose 1, Pride's power -1
  const hubris = beacon('s0,2', { sins: { hand: ['pride-hubris'] } })
  hubris.hero1({ do: 'fight' })
  hubris.sins({ card: 'pride-hubris' })
  hubris.hero1({ none: true }, 'corruption')
  expect(diceRolled(hubris, 'sins')).toBe(4) // the Acolyte's 2, and 2 against a hero who is alone
})

test('upg-radio-beacon bystander: a friend next door without it lends nothing, and its holder no Bulwark', () => {
  const heroes = { rose: 's1,2', thorley: 's0,2', rocco: 's0,2' }
  expect(diceRolled(fight(beacon('s0,2', { heroes })), 'heroes')).toBe(2)
  const table = beacon('s0,2', { dice: dice([], ['hit', 'hit']) })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  expect(table.prompt).toMatchObject({ kind: 'wound-slot', seat: 'hero1' })
})
