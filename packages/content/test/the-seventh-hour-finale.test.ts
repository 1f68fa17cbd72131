import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, dice, hits, idsOf, last, quiet } from './helpers.ts'

/** The Seventh Hour: the Altars, and the missions from the Anchors to the door. */

const MAP = { map: 'the-seventh-hour-a' }
const ANCHORS = 'svh-3-the-anchors'
const KEEPER = 'svh-4-the-doorkeeper'
const DOOR = 'svh-5-the-door'
const THREE = { thorley: 's1,1', rose: 's1,0', rocco: 's1,0' }
const FOUR = { ...THREE, leah: 's1,0' }
/** Six dice: Fight 4, the Commissioner and Rose; a seventh for corruption. */
const STRONG = { thorley: { space: 's1,1', npcs: ['commissioner' as const] }, rose: 's1,1', rocco: 's1,0' }
const WON = { winner: 'heroes', rule: 'WIN-1' }
/** Nests printed on the tiles of map A. */
const NESTS = ['megatheatre', 's0,1', 's1,2', 's4,0', 's4,2', 's5,2']

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: THREE, apocalypseDeck: [], mission: { id, progress }, ...sketch })

/** Thorley cleanses with these results; nothing is removed yet. */
const roll = (table: Scene): Scene => {
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  return table
}

const breakAltar = (table: Scene): Scene => {
  roll(table).hero1({ token: 'altar' }, 'remove-token')
  return table
}

/** Thorley fights with so many Hits, at corruption 1 or going to 2 for one more die. */
const fight = (table: Scene, corrupt = false): Scene => {
  table.hero1({ do: 'fight' })
  table.hero1({ yes: corrupt }, 'corruption')
  return table
}

const kill = (table: Scene, monster: string): Scene => {
  fight(table).hero1({ monster }, 'kill')
  return table.asks('kill') ? table.declineUntil('hero-turn', 'summon') : table
}

// -------------------------------------------------------------------------------------------------- the Altars

const avatar = (altars: string[], hitCount: number, sketch: Sketch = {}): Scene =>
  on(DOOR, { heroes: STRONG, monsters: ['avatar s1,1'], altars, dice: dice(hits(hitCount)), ...sketch })

test('svh-anchors works: while an Altar stands the Avatar needs seven Hits', () => {
  for (const altars of [['s0,0'], ['s0,0', 's2,1'], ['s0,0', 's2,1', 'megatheatre']]) {
    expect(fight(avatar(altars, 6)).kind, altars.join()).toBe('hero-turn') // nothing can be killed
    const seven = fight(avatar(altars, 7), true)
    expect(seven.optionIds).toContain('avatar')
    seven.hero1({ monster: 'avatar' }, 'kill')
    expect(seven.state.over, altars.join()).toEqual(WON)
  }
})

test('svh-anchors works: for Sloth’s Avatar too, in every mission', () => {
  const setup = { ...MAP, sin: 'sloth' }
  expect(fight(avatar(['s0,0'], 6, { setup })).kind).toBe('hero-turn')
  expect(fight(avatar([], 6, { setup })).kind).toBe('kill')
  const early = (altars: string[]): Scene => fight(avatar(altars, 6, { mission: { id: 'svh-1-the-streets' } }))
  expect([early(['s0,0']).kind, early([]).kind]).toEqual(['hero-turn', 'kill'])
})

test('svh-anchors works: when the last Altar is broken six Hits are enough again', () => {
  const table = avatar(['s0,0'], 0, {
    heroes: { ...STRONG, rocco: 's0,0' },
    current: { phase: 'hero-turn', hero: 'rocco' },
    reactions: 0,
    dice: dice(['skill', 'skill', ...hits(6)]),
  })
  table.hero3({ do: 'cleanse' })
  table.hero3({ none: true }, 'corruption')
  table.hero3({ token: 'altar' }, 'remove-token')
  table.hero3({ do: 'end' })
  fight(table).hero1({ monster: 'avatar' }, 'kill')
  expect(table.state.over).toEqual(WON)
})

test('svh-anchors cannot: without an Altar six Hits are enough, and five are not', () => {
  expect(fight(avatar([], 6)).optionIds).toEqual(['none', 'avatar'])
  expect(fight(avatar([], 5)).kind).toBe('hero-turn')
})

test('svh-anchors bystander: no other monster is tougher, and in another story neither is the Avatar', () => {
  for (const [monster, defense] of [
    ['acolyte-1', 2],
    ['abomination-1', 3],
    ['controller', 4],
    ['hc-maestro', 4],
  ] as const) {
    const kind = monster.replace('-1', '')
    const table = avatar(['s0,0'], defense, { monsters: [`${kind} s1,1`] })
    expect(fight(table).optionIds, monster).toEqual(['none', monster])
  }
  const elsewhere = avatar(['s0,0'], 6, { setup: { map: 'no-one-left-behind-a' }, mission: { id: 'nlb-5-last-train' } })
  expect(fight(elsewhere).optionIds).toEqual(['none', 'avatar'])
})

test('END-4 while it stands, an Altar gives the Sins player a card at the end of a round; a broken one does not', () => {
  const drawn = (altars: string[]): number => on(ANCHORS, { phase: 'round-end', altars }).state.sins.hand.length
  expect([drawn(['s0,0', 's2,1']), drawn(['s0,0']), drawn(['s1,1'])]).toEqual([2, 1, 0])
})

// ---------------------------------------------------------------------------------------------- 3 The Anchors

test('svh-3-the-anchors works: it needs 2, and an Altar broken with two Skill results counts and is out of the game', () => {
  const table = breakAltar(on(ANCHORS, { altars: ['s1,1', 's0,0', 'megatheatre'] }))
  expect(last(table, 'tokenRemoved')).toMatchObject({ token: 'altar', space: 's1,1', hero: 'thorley' })
  expect(last(table, 'missionProgress')).toMatchObject({ mission: ANCHORS, progress: 1, count: 2 })
  expect(table.view('all').altars).toEqual(['s0,0', 'megatheatre'])
  expect(on(ANCHORS, { heroes: FOUR }).state.mission.count).toBe(2)
})

test('svh-3-the-anchors works: FAITH may be the second Skill, and what is left over removes tokens', () => {
  const faith = on(ANCHORS, { altars: ['s1,1'], dice: dice(['faith', 'skill', 'hit']) })
  roll(faith)
  faith.hero1({ token: 'altar' }, 'remove-token')
  expect(faith.state.mission.progress).toBe(1)
  // Rose has four Skill results.
  const heroes = { rose: 's1,1', thorley: 's1,0', rocco: 's1,0' }
  const table = on(ANCHORS, { heroes, altars: ['s1,1'], tokens: ['fire s1,1 x4'] })
  roll(table).hero1({ token: 'altar' }, 'remove-token')
  table.hero1({ token: 'fire' }, 'remove-token')
  table.hero1({ token: 'fire' }, 'remove-token')
  expect(table.tokens('fire', 's1,1')).toBe(2)
  expect(table.kind).toBe('hero-turn')
})

test('svh-3-the-anchors works: two Altars in one space need four Skill results', () => {
  const heroes = { rose: 's1,1', thorley: 's1,0', rocco: 's1,0' }
  const table = on(ANCHORS, { heroes, altars: ['s1,1', 's1,1', 's0,0'] })
  breakAltar(table).hero1({ token: 'altar' }, 'remove-token')
  expect(table.of('missionProgress').map(({ progress }) => progress)).toEqual([1, 2])
  expect(table.view('all').altars).toEqual(['s0,0'])
})

test('svh-3-the-anchors works: at the count the Controller comes, then mission 4', () => {
  const table = breakAltar(on(ANCHORS, { altars: ['s1,1', 's0,0'] }, 1))
  expect(table.prompt).toMatchObject({ kind: 'summon', seat: 'sins', subject: { monster: 'controller' } })
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ space: 's5,2' })
  expect(table.board).toEqual(['controller s5,2'])
  expect(table.state.mission).toMatchObject({ id: KEEPER, progress: 0, count: 1 })
})

test('svh-3-the-anchors works: a Controller on the board gives two Sin cards instead', () => {
  const table = breakAltar(on(ANCHORS, { altars: ['s1,1'], monsters: ['controller s5,0'] }, 1))
  expect(last(table, 'sinCardsDrawn').count).toBe(2)
  expect(table.board).toEqual(['controller s5,0'])
  expect(table.state.mission.id).toBe(KEEPER)
})

test('svh-3-the-anchors cannot: one Skill result is not enough, and two rolls do not add up', () => {
  const table = on(ANCHORS, { altars: ['s1,1'], tokens: ['fire s1,1'], dice: dice(['skill', 'hit', 'skill', 'hit']) })
  expect(roll(table).optionIds).toEqual(['none', 'fire'])
  table.hero1({ none: true })
  expect(table.view('all').altars).toEqual(['s1,1'])
  const alone = { ...THREE, thorley: { space: 's1,1', turns: 1 }, rose: { space: 's1,0', turns: 0 } }
  const twice = on(ANCHORS, {
    heroes: { ...alone, rocco: { space: 's1,0', turns: 0 } },
    altars: ['s1,1'],
    reactions: 0,
    dice: dice(['skill', 'hit', 'skill', 'hit']),
  })
  roll(twice).hero1({ do: 'end' }, 'hero-turn')
  roll(twice)
  expect(twice.of('rollSettled').map(({ skills }) => skills)).toEqual([1, 1])
  expect(twice.view('all').altars).toEqual(['s1,1'])
})

test('svh-3-the-anchors cannot: Holy Water does not help', () => {
  const heroes = { ...THREE, thorley: { space: 's1,1', upgrades: ['upg-holy-water'] } }
  const sketch = { heroes, altars: ['s1,1'], tokens: ['corruption s1,1'], dice: dice(['skill', 'counter']) }
  const table = roll(on(ANCHORS, sketch))
  expect(table.options.map(({ token }) => token)).not.toContain('altar')
  const two = roll(on(ANCHORS, { ...sketch, dice: dice(['skill', 'skill']) }))
  expect(two.options.map(({ token }) => token)).toContain('altar')
})

test('svh-3-the-anchors cannot: no other token counts, no kill, no Altar that is not in his space', () => {
  const table = roll(on(ANCHORS, { altars: ['s0,0'], tokens: ['corruption s1,1', 'nest s1,1'] }))
  expect(table.optionIds).toEqual(['none', 'corruption', 'nest'])
  table.hero1({ token: 'corruption' })
  table.hero1({ token: 'nest' })
  expect(table.state.mission.progress).toBe(0)
  const killed = kill(on(ANCHORS, { monsters: ['abomination s1,1'], dice: dice(hits(3)) }), 'abomination-1')
  expect(killed.state.mission.progress).toBe(0)
  expect(on(ANCHORS, { altars: ['s0,0'] }).refusal('hero1', { do: 'cleanse' })?.code).toBe('nothing-to-cleanse')
})

test('svh-3-the-anchors bystander: no tokens are placed for it, and the third Altar stays', () => {
  const sketch = { tokens: ['corruption s1,1'], altars: ['s1,1', 's0,0', 's2,1'] }
  const table = roll(on('svh-2a-the-stain', sketch, 3))
  table.hero1({ token: 'corruption' }, 'remove-token')
  expect(table.state.mission.id).toBe(ANCHORS)
  expect(table.kind).toBe('hero-turn')
  expect(table.view('all').tokens).toEqual([])
  expect(table.view('all').altars).toHaveLength(3)
  expect(table.state.track).toBe(0)
})

// ------------------------------------------------------------------------------------------- 4 The Doorkeeper

test('svh-4-the-doorkeeper works: the death of the Controller is enough; the Avatar comes, then mission 5', () => {
  const table = kill(on(KEEPER, { monsters: ['controller s1,1'], dice: dice(hits(4)) }), 'controller')
  expect(table.prompt).toMatchObject({ kind: 'summon', seat: 'sins', subject: { monster: 'avatar' } })
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ space: 'megatheatre' })
  expect(table.board).toEqual(['avatar megatheatre'])
  expect(table.state.mission).toMatchObject({ id: DOOR, progress: 0, count: 1 })
})

test('svh-4-the-doorkeeper works: without a Controller to kill it goes on by itself at the end of the round', () => {
  const gone = on(KEEPER, { phase: 'round-end', monsters: ['acolyte s5,0'] })
  expect(gone.prompt).toMatchObject({ kind: 'summon', subject: { monster: 'avatar' } })
  const there = on(KEEPER, { phase: 'round-end', monsters: ['controller s5,0'] })
  expect(there.state.mission).toMatchObject({ id: KEEPER, progress: 0 })
})

test('svh-4-the-doorkeeper cannot: no other monster counts, and no Altar can be broken', () => {
  for (const monster of ['acolyte-1', 'abomination-1', 'hc-vesper']) {
    const kind = monster.replace('-1', '')
    const table = kill(on(KEEPER, { monsters: [`${kind} s1,1`], dice: dice(hits(4)) }), monster)
    expect(table.state.mission, monster).toMatchObject({ id: KEEPER, progress: 0 })
  }
  const altar = on(KEEPER, { altars: ['s1,1'], monsters: ['controller s5,0'] })
  expect(altar.refusal('hero1', { do: 'cleanse' })?.code).toBe('nothing-to-cleanse')
  const sketch = { altars: ['s1,1'], tokens: ['fire s1,1'], monsters: ['controller s5,0'] }
  expect(roll(on(KEEPER, sketch)).optionIds).toEqual(['none', 'fire'])
})

test('svh-4-the-doorkeeper bystander: the dead pile grows by one of each kind, Altars and others stay', () => {
  const sketch = { monsters: ['controller s1,1', 'abomination s5,0'], altars: ['s0,0'], dice: dice(hits(4)) }
  const table = kill(on(KEEPER, sketch), 'controller')
  expect([...table.view('all').dead].sort()).toEqual(['abomination-2', 'acolyte-1', 'controller'])
  expect(table.board).toEqual(['abomination s5,0'])
  expect(table.view('all').altars).toEqual(['s0,0'])
})

// ------------------------------------------------------------------------------------------------- 5 The Door

test('svh-5-the-door works: the death of the Avatar wins the game', () => {
  const table = fight(avatar([], 6))
  table.hero1({ monster: 'avatar' }, 'kill')
  expect(table.state.over).toEqual(WON)
  expect(table.of('missionAccomplished').map(({ mission }) => mission)).toEqual([DOOR])
  expect(table.prompts).toEqual([])
})

test('svh-5-the-door works: before wounds are dealt, so that the last hero’s death comes too late', () => {
  const dying = { ...STRONG, thorley: { ...STRONG.thorley, wounds: [1, 2, 3, 4] } }
  const sketch: Sketch = { heroes: dying, reserve: [], dice: dice(hits(6), ['hit', 'hit', 'hit', 'hit', 'hit']) }
  const table = fight(avatar([], 6, sketch))
  table.hero1({ monster: 'avatar' }, 'kill')
  expect(table.state.over).toEqual(WON)
  expect(table.woundsOf('thorley')).toBe(4)
})

test('svh-5-the-door works: an Altar can still be broken', () => {
  const table = on(DOOR, { altars: ['s1,1', 's0,0'], monsters: ['avatar s5,0'] })
  expect(deeds(table)).toContain('cleanse')
  breakAltar(table)
  expect(table.view('all').altars).toEqual(['s0,0'])
})

test('svh-5-the-door cannot: no other monster counts, and no Altar', () => {
  for (const monster of ['acolyte-1', 'abomination-1', 'controller', 'hc-vesper']) {
    const kind = monster.replace('-1', '')
    const table = kill(on(DOOR, { monsters: [`${kind} s1,1`], dice: dice(hits(4)) }), monster)
    expect(table.state, monster).toMatchObject({ over: null, mission: { id: DOOR, progress: 0, count: 1 } })
  }
  const altar = breakAltar(on(DOOR, { altars: ['s1,1'], monsters: ['avatar s5,0'] }))
  expect(altar.state).toMatchObject({ over: null, mission: { id: DOOR, progress: 0 } })
})

test('svh-5-the-door bystander: nothing joins the dead pile, and the Altars do not hinder the end', () => {
  const table = fight(avatar(['s0,0', 's2,1'], 7), true)
  table.hero1({ monster: 'avatar' }, 'kill')
  expect(table.of('monsterReinforced')).toEqual([])
  expect(table.view('all').dead).toEqual(['avatar'])
  expect(table.view('all').altars).toHaveLength(2)
})
