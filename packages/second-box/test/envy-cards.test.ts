import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import {
  BLADE,
  COAT,
  deeds,
  dice,
  diceRolled,
  ends,
  fight,
  fights,
  HERE,
  hits,
  holding,
  idsOf,
  KEVLAR,
  kills,
  last,
  MASK,
  others,
  play,
  played,
  unharmed,
} from './helpers.ts'

/** Envy: its cards. */

const leah = (upgrades: readonly string[] = [], wounds: readonly number[] = []) => ({
  leah: { space: HERE, upgrades, wounds },
  ...others,
})

const held = holding('envy')

// ---------------------------------------------------------------------------------------------- Keeping Up

const keptUp = (upgrades: readonly string[]): number =>
  diceRolled(
    play(fights(held('envy-keeping-up', { heroes: leah(upgrades) })), 'envy-keeping-up').declineUntil('hero-turn'),
    'sins',
  )

test('envy-keeping-up works: a Sin die for each Upgrade, at least one, at most three', () => {
  expect([[], [COAT], [COAT, MASK], [COAT, MASK, KEVLAR], [COAT, MASK, KEVLAR, 'upg-motorbike']].map(keptUp)).toEqual([
    3, 3, 4, 5, 5,
  ])
})

test('envy-keeping-up cannot: only at the start of a fight', () => {
  expect(played(ends(held('envy-keeping-up', { heroes: leah([COAT]) })), 'envy-keeping-up', 'reaction')).toBe(false)
})

test('envy-keeping-up bystander: the Upgrades of a friend in the space do not count', () => {
  const heroes = { leah: HERE, rocco: { space: HERE, upgrades: [COAT, MASK] }, brad: 's3,0' }
  const table = play(fights(held('envy-keeping-up', { heroes })), 'envy-keeping-up').declineUntil('hero-turn')
  expect([diceRolled(table, 'sins'), table.hero('rocco').upgrades]).toEqual([3, [COAT, MASK]])
})

// --------------------------------------------------------------------------------------- Cut Down to Size

const cut = (hero: number, sins: Parameters<typeof dice>[1] = []): number => {
  const table = fights(held('envy-cut-down', { dice: dice(hits(hero), sins), monsters: [`abomination ${HERE}`] }))
  return played(table, 'envy-cut-down') ? last(table, 'resultDropped').count : 0
}

test('envy-cut-down works: as many Hits are lost as he is ahead, at most two', () => {
  expect([cut(1), cut(2), cut(3), cut(2, ['hit']), cut(3, ['burst', 'blank'])]).toEqual([1, 2, 2, 1, 2])
})

test('envy-cut-down cannot: not if he is not ahead, bursts counted, nor by FAITH', () => {
  expect([cut(0), cut(1, ['hit']), cut(1, ['burst', 'blank'])]).toEqual([0, 0, 0])
  const table = fights(held('envy-cut-down', { dice: dice(['faith', 'hit'], ['hit']) }))
  expect(played(table, 'envy-cut-down', 'faith')).toBe(false)
})

test('envy-cut-down bystander: fixed Hits, other results and the Sin roll stay', () => {
  const heroes = leah(['upg-sawn-off'])
  const table = fights(held('envy-cut-down', { heroes, dice: dice(['hit', 'defense', 'hit'], ['corruption']) }))
  play(table, 'envy-cut-down').declineUntil('hero-turn')
  expect(last(table, 'rollSettled')).toMatchObject({ hits: 1, defense: 2 })
  expect(last(table, 'fightSettled').sinCorruption).toBe(1)
})

// ---------------------------------------------------------------------------------- Too Close for Comfort

const joining = (sketch: Sketch = {}): Scene => {
  const heroes = { leah: 's1,1', rocco: HERE, brad: 's3,0' }
  const table = held('envy-too-close', { heroes, monsters: [], ...sketch })
  table.hero1({ do: 'move', to: HERE })
  return table
}

test('envy-too-close works: each hero there takes 1 corruption, or he goes back and his Move is over', () => {
  const stayed = play(joining(), 'envy-too-close')
  stayed.hero1({ choice: 'each' }, 'effect')
  expect(['leah', 'rocco', 'brad'].map(stayed.corruptionOf)).toEqual([2, 2, 1])
  expect(stayed.spaceOf('leah')).toBe(HERE)
  const back = play(joining(), 'envy-too-close')
  back.hero1({ choice: 'back' }, 'effect')
  expect([back.spaceOf('leah'), unharmed(back, 'leah', 'rocco')]).toEqual(['s1,1', true])
  expect(deeds(back)).not.toContain('move')
})

test('envy-too-close works: the way back is a teleport, without checks and without the wound for leaving', () => {
  const table = play(
    joining({ tokens: [`fire ${HERE}`], monsters: [`acolyte ${HERE}`], dice: dice([], ['blank', 'blank', 'hit']) }),
    'envy-too-close',
  )
  const { length } = table.of('diceRolled')
  table.hero1({ choice: 'back' }, 'effect')
  expect([table.of('diceRolled').length, table.woundsOf('leah')]).toEqual([length, 0])
})

test('envy-too-close cannot: not if nobody is there, and not after a teleport', () => {
  expect(played(joining({ heroes: { leah: 's1,1', ...others } }), 'envy-too-close')).toBe(false)
})

test('envy-too-close bystander: heroes elsewhere take nothing', () => {
  const table = play(joining(), 'envy-too-close')
  table.hero1({ choice: 'each' }, 'effect')
  expect(unharmed(table, 'brad')).toBe(true)
})

// --------------------------------------------------------------------------------------------------- Me Too

const meToo = (space: string, sketch: Sketch = {}): Scene => {
  const table = held('envy-me-too', { heroes: { leah: space, ...others }, monsters: ['acolyte s0,0'], ...sketch })
  table.hero1({ do: 'city' })
  return table
}

test('envy-me-too works: Inventory draws two cards, Extra Turn is a Reaction token, and the icons stay usable', () => {
  const drawn = play(meToo('constabulary'), 'envy-me-too')
  drawn.sins({ icon: 'inventory' }, 'effect')
  expect([last(drawn, 'sinCardsDrawn').count, drawn.optionIds]).toEqual([2, ['inventory', 'heal', 'none']])
  const reacted = meToo('megatheatre')
  const { reactions } = reacted.state.sins
  play(reacted, 'envy-me-too').sins({ icon: 'extraTurn' }, 'effect')
  expect([reacted.state.sins.reactions, reacted.optionIds]).toEqual([reactions + 1, ['extraTurn', 'inventory', 'none']])
})

test('envy-me-too works: any other icon moves one monster up to two spaces', () => {
  const table = play(meToo('constabulary'), 'envy-me-too')
  table.sins({ icon: 'heal' }, 'effect')
  table.sins({ monster: 'acolyte-1', to: 's1,1' }, 'reaction-move')
  expect([table.board, table.kind]).toEqual([['acolyte s1,1'], 'city-action'])
})

test('envy-me-too works: the token is gone after the round', () => {
  const table = play(meToo('dockside'), 'envy-me-too')
  expect(table.state.sins.tokens).toBe(table.state.sins.permanent + 1)
})

test('envy-me-too cannot: not if every icon is covered', () => {
  const covered = [
    { district: 'dockside', icon: 'extraTurn' as const },
    { district: 'dockside', icon: 'extraTurn' as const },
  ]
  const tokens = ['corruption dockside x2']
  expect(played(meToo('dockside', { covered, tokens }), 'envy-me-too')).toBe(false)
})

test('envy-me-too bystander: the heroes lose nothing', () => {
  const table = play(meToo('constabulary'), 'envy-me-too')
  table.sins({ icon: 'inventory' }, 'effect')
  table.hero1({ action: 'heal' }, 'city-action')
  expect(unharmed(table, 'leah', 'rocco', 'brad')).toBe(true)
})

// -------------------------------------------------------------------------------------------------- Spoiled

const spoiled = (upgrades: readonly string[], sketch: Sketch = {}): Scene =>
  held('envy-spoiled', { heroes: leah(upgrades), phase: 'take-turn', monsters: [`acolyte ${HERE}`], ...sketch })

test('envy-spoiled works: all his Upgrades sleep through the turn and its reaction, and wake after it', () => {
  const table = play(spoiled([BLADE, KEVLAR]), 'envy-spoiled')
  expect(table.of('upgradeSlept').map(({ card, until }) => `${card} ${until}`)).toEqual([
    `${BLADE} turn`,
    `${KEVLAR} turn`,
  ])
  expect(table.view('spectator').asleep).toHaveLength(2)
  expect(table.view('spectator').sleeping).toEqual([BLADE, KEVLAR])
  fight(table)
  expect([diceRolled(table, 'heroes'), last(table, 'rollSettled').defense]).toEqual([3, 1])
  ends(table)
  table.sins({ yes: true }, 'reaction')
  table.declineUntil('reaction-fight').sins({ yes: true })
  table.declineUntil('take-turn', 'hero-turn')
  expect(table.of('rollSettled').at(-1)?.defense).toBe(1)
  expect([table.view('spectator').asleep, 'asleep' in table.state]).toEqual([undefined, false])
})

test('envy-spoiled works: it is in a position, in an imagined world, and an undo is rid of it', () => {
  const before = spoiled([BLADE])
  const state = before.declineUntil('sin-card').state
  const kept = JSON.stringify(state)
  const table = play(before, 'envy-spoiled')
  expect(JSON.stringify(state)).toBe(kept)
  const position = table.rules.toPosition(table.state)
  expect(position?.asleep).toEqual([{ card: BLADE, until: 'turn' }])
  const again = table.rules.fromPosition(position as NonNullable<typeof position>, 'again')
  expect(again.asleep).toEqual(table.state.asleep)
  const random = { below: () => 0 }
  expect(table.rules.resample(table.view('hero1'), random).asleep).toEqual(table.state.asleep)
  expect(table.rules.copy(table.state).asleep).toEqual(table.state.asleep)
})

test('envy-spoiled works: an Upgrade that is gained in the turn is awake', () => {
  const heroes = { leah: { space: 'constabulary', upgrades: [KEVLAR] }, ...others }
  const table = play(spoiled([], { heroes, inventory: [BLADE], setup: { power: false } }), 'envy-spoiled')
  table.hero1({ do: 'city' })
  table.declineUntil('city-action').hero1({ action: 'inventory' })
  expect(table.state.asleep?.map(({ card }) => card)).toEqual([KEVLAR])
})

test('envy-spoiled cannot: not against a hero without Upgrades', () => {
  expect(played(spoiled([]), 'envy-spoiled')).toBe(false)
})

test('envy-spoiled bystander: the Upgrades of others are awake, and a card that dies with its holder wakes', () => {
  const heroes = {
    leah: { space: HERE, upgrades: [KEVLAR], wounds: [1, 2, 3, 4] },
    rocco: { space: 's2,2', upgrades: ['upg-radio-beacon'] },
    brad: 's3,0',
  }
  const table = play(spoiled([], { heroes }), 'envy-spoiled')
  expect(diceRolled(fight(table), 'heroes')).toBe(3 + 1)
  table.hero1({ do: 'move', to: 's1,1' })
  table.hero1({ hero: 'thorley' }, 'reserve-hero')
  expect(table.state.asleep).toBeUndefined()
})

// ------------------------------------------------------------------------------------------- The Understudy

const felled = (monsters: readonly string[], monster: string, sketch: Sketch = {}): Scene => {
  const heroes = { thorley: HERE, rocco: HERE, brad: 's3,0' }
  return kills(
    fights(held('envy-understudy', { heroes, monsters, dice: dice(hits(3)), dead: { acolyte: 1 }, ...sketch })),
    monster,
  )
}

test('envy-understudy works: an Acolyte comes out of the dead pile where the monster died', () => {
  const table = play(felled([`abomination ${HERE}`], 'abomination-1'), 'envy-understudy')
  expect([table.board, last(table, 'monsterSummoned').cause]).toEqual([[`acolyte ${HERE}`], 'envy-understudy'])
})

test('envy-understudy works: after a ranged fight in the space that was shot at', () => {
  const heroes = { rocco: HERE, thorley: HERE, leah: 's3,0' }
  const table = held('envy-understudy', {
    heroes,
    monsters: ['abomination s2,2'],
    dice: dice(hits(3)),
    dead: { acolyte: 1 },
  })
  table.hero1({ do: 'shoot', at: 's2,2' })
  kills(table, 'abomination-1')
  expect(play(table, 'envy-understudy').board).toEqual(['acolyte s2,2'])
})

test('envy-understudy cannot: not for an Acolyte, and not with none in the dead pile', () => {
  expect(played(felled([`acolyte ${HERE}`], 'acolyte-1'), 'envy-understudy')).toBe(false)
  expect(played(felled([`abomination ${HERE}`], 'abomination-1', { dead: {} }), 'envy-understudy')).toBe(false)
})

test('envy-understudy bystander: the kill has counted, and other monsters stay where they are', () => {
  const table = play(felled([`abomination ${HERE}`, 'acolyte s3,2'], 'abomination-1'), 'envy-understudy')
  expect([table.state.mission.progress, table.board]).toEqual([1, [`acolyte ${HERE}`, 'acolyte s3,2']])
})

// ----------------------------------------------------------------------------------------------- Level Down

const levelling = (mine: readonly number[], theirs: readonly number[]): Scene => {
  const heroes = { leah: { space: HERE, wounds: mine }, rocco: { space: 's3,0', wounds: theirs }, brad: 's3,0' }
  return ends(held('envy-level-down', { heroes, monsters: [] }))
}

test('envy-level-down works: a wound for him, or 1 corruption for each other hero', () => {
  const hurt = play(levelling([], [1, 2]), 'envy-level-down')
  hurt.hero1({ choice: 'wound' }, 'effect')
  hurt.hero1({ slot: 1 }, 'wound-slot')
  expect([hurt.woundsOf('leah'), hurt.corruptionOf('rocco'), hurt.corruptionOf('brad')]).toEqual([1, 1, 1])
  const passed = play(levelling([], [1, 2]), 'envy-level-down')
  passed.hero1({ choice: 'others' }, 'effect')
  expect(['leah', 'rocco', 'brad'].map(passed.corruptionOf)).toEqual([1, 2, 2])
})

test('envy-level-down cannot: not if nobody has two wounds more than he', () => {
  expect([
    played(levelling([], [1]), 'envy-level-down', 'reaction'),
    played(levelling([1], [2, 3]), 'envy-level-down', 'reaction'),
  ]).toEqual([false, false])
})

test('envy-level-down bystander: the wounds of the others stay as they are', () => {
  const table = play(levelling([], [1, 2]), 'envy-level-down')
  table.hero1({ choice: 'others' }, 'effect')
  expect([table.woundsOf('rocco'), table.woundsOf('brad'), unharmed(table, 'leah')]).toEqual([2, 0, true])
})

// ---------------------------------------------------------------------------------------------- You Instead

const reacting = (monsters: readonly string[], upgrades: readonly string[], theirs: readonly string[] = []): Scene => {
  const heroes = { leah: { space: HERE, upgrades }, rocco: { space: 's3,0', upgrades: theirs }, brad: 's0,0' }
  const table = held('envy-you-instead', { heroes, monsters, phase: 'reaction' })
  table.sins({ yes: true }, 'reaction')
  return table
}

test('envy-you-instead works: in place of the move a monster beside another hero comes to the richest, whoever holds it back', () => {
  const table = play(reacting(['acolyte s3,0', 'abomination s0,1', 'acolyte s2,2'], [COAT], [MASK]), 'envy-you-instead')
  expect(idsOf(table, 'monster').sort()).toEqual(['abomination-1', 'acolyte-1'])
  table.sins({ monster: 'acolyte-1' }, 'effect')
  expect([table.board, table.kind]).toEqual([
    ['abomination s0,1', `acolyte ${HERE}`, 'acolyte s2,2'].sort(),
    'reaction-fight',
  ])
})

test('envy-you-instead cannot: not if another has more, or he has none, or nothing stands beside the others', () => {
  const tries = [
    reacting(['acolyte s3,0'], [COAT], [MASK, KEVLAR]),
    reacting(['acolyte s3,0'], []),
    reacting(['acolyte s2,2'], [COAT]),
    reacting(['controller s3,0'], [COAT]),
    reacting([`acolyte ${HERE}`], [COAT]),
  ]
  expect(tries.map((table) => played(table, 'envy-you-instead'))).toEqual([false, false, false, false, false])
})

test('envy-you-instead bystander: the fight may be left out, and no Upgrade is lost', () => {
  const table = play(reacting(['acolyte s3,0'], [COAT]), 'envy-you-instead')
  table.sins({ yes: false }, 'reaction-fight')
  expect([table.of('fightStarted'), table.hero('leah').upgrades, unharmed(table, 'leah')]).toEqual([[], [COAT], true])
})

// ------------------------------------------------------------------------------------ Anyone Could Do That

const cleansing = (friends: boolean): Scene => {
  const heroes = { leah: HERE, rocco: friends ? HERE : 's3,0', brad: friends ? HERE : 's3,0' }
  const table = held('envy-anyone-could', { heroes, monsters: [], tokens: [`nest ${HERE}`] })
  table.hero1({ do: 'cleanse' })
  return table
}

test('envy-anyone-could works: no teamwork and one die fewer', () => {
  const table = play(cleansing(true), 'envy-anyone-could')
  expect(diceRolled(table.declineUntil('remove-token'), 'heroes')).toBe(3 - 1)
})

test('envy-anyone-could cannot: not against a hero who is alone', () => {
  expect(played(cleansing(false), 'envy-anyone-could')).toBe(false)
})

test('envy-anyone-could bystander: the next cleanse has its teamwork', () => {
  const table = play(cleansing(true), 'envy-anyone-could').declineUntil('hero-turn')
  ends(table).declineUntil('hero-turn')
  table.hero2({ do: 'cleanse' }, 'hero-turn')
  table.declineUntil('remove-token')
  expect(diceRolled(table, 'heroes')).toBe(2 + 2)
})
