import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, dice, hits, idsOf, last, quiet } from './helpers.ts'

/** No One Left Behind: the missions after the branch. */

const MAP = { map: 'no-one-left-behind-a' }
const MAP_B = { map: 'no-one-left-behind-b' }
const HERE = 'saint-jude-hospital'
const START = 's0,1'
const HOSPITAL = 'nlb-3a-to-the-hospital'
const GATE = 'nlb-3b-to-the-gate'
const LINE = 'nlb-4-clear-the-line'
const TRAIN = 'nlb-5-last-train'
/** Nests printed on the tiles of map A. */
const NESTS = ['megatheatre', 's0,1', 's2,0', 's2,1', 's2,3']

type HeroSketch = NonNullable<Sketch['heroes']>[string]

/** Thorley first; the others stand aside. */
const party = (thorley: HeroSketch, heroNumber = 3): NonNullable<Sketch['heroes']> => ({
  thorley,
  rose: 's1,0',
  rocco: 's1,0',
  ...(heroNumber === 4 && { leah: 's1,0' }),
})

const on = (id: string, sketch: Sketch = {}, progress = 0): Scene =>
  quiet({ setup: MAP, heroes: party('s1,1'), apocalypseDeck: [], mission: { id, progress }, ...sketch })

const carrying = (space: string, innocents = 1, more: object = {}) => party({ space, innocents, ...more })

// ------------------------------------------------------------------------------------------ 3a To the Hospital

test('nlb-3a-to-the-hospital works: it needs H-1; an Innocent handed over there counts and leaves the game', () => {
  const table = on(HOSPITAL, { heroes: carrying(HERE, 1, { wounds: [2, 5] }), tokens: ['innocent s3,3'] })
  table.hero1({ do: 'deliver' })
  expect(last(table, 'innocentDelivered')).toMatchObject({ hero: 'thorley', space: HERE })
  expect(last(table, 'missionProgress')).toMatchObject({ progress: 1, count: 2 })
  expect(table.hero('thorley').innocents).toBe(0)
  expect(table.view('all').innocentsOut).toBe(1)
  expect(table.tokens('innocent', HERE)).toBe(0)
  const four = on(HOSPITAL, { heroes: party('s1,1', 4), tokens: ['innocent s3,3 x3'] })
  expect(four.state.mission.count).toBe(3)
})

test('nlb-3a-to-the-hospital works: then he may heal 1, of his choice, or let it be', () => {
  const handOver = (yes: boolean): Scene => {
    const table = on(HOSPITAL, { heroes: carrying(HERE, 1, { wounds: [2, 5] }), tokens: ['innocent s3,3'] })
    table.hero1({ do: 'deliver' })
    expect(table.prompt).toMatchObject({ kind: 'ability', seat: 'hero1', rule: HOSPITAL })
    table.hero1({ yes })
    return table
  }
  const healed = handOver(true)
  healed.hero1({ slot: 5 }, 'heal-slot')
  expect(healed.hero('thorley').wounds).toEqual([2])
  expect(healed.kind).toBe('hero-turn')
  expect(handOver(false).hero('thorley').wounds).toEqual([2, 5])
})

test('nlb-3a-to-the-hospital works: at any moment of his turn, one after the other, and his Move goes on', () => {
  const heroes = party({ space: 's0,0', innocents: 2 }, 4)
  const table = on(HOSPITAL, { heroes, tokens: ['innocent s3,3'] })
  table.hero1({ do: 'move', to: HERE })
  table.hero1({ do: 'deliver' })
  table.hero1({ none: true }, 'ability')
  table.hero1({ do: 'deliver' })
  table.hero1({ none: true }, 'ability')
  expect(table.state.mission).toMatchObject({ id: HOSPITAL, progress: 2, count: 3 })
  table.hero1({ do: 'move', to: 's1,1' })
  expect(table.spaceOf('thorley')).toBe('s1,1')
})

test('nlb-3a-to-the-hospital works: also after his Action, and with monsters there', () => {
  const table = on(HOSPITAL, {
    heroes: carrying(HERE),
    monsters: ['acolyte saint-jude-hospital'],
    tokens: ['fire saint-jude-hospital', 'innocent s3,3'],
  })
  table.hero1({ do: 'cleanse' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ token: 'fire' }, 'remove-token')
  table.hero1({ do: 'deliver' })
  expect(table.state.mission.progress).toBe(1)
})

test('nlb-3a-to-the-hospital works: at the count he heals first, then the Controller comes, then mission 4', () => {
  const table = on(HOSPITAL, { heroes: carrying(HERE, 1, { wounds: [3] }) }, 1)
  table.hero1({ do: 'deliver' })
  table.hero1({ yes: true }, 'ability')
  expect(table.woundsOf('thorley')).toBe(0)
  expect(table.prompt).toMatchObject({ kind: 'summon', seat: 'sins', subject: { monster: 'controller' } })
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  table.sins({ space: 's2,3' })
  expect(table.board).toEqual(['controller s2,3'])
  expect(table.state.mission).toMatchObject({ id: LINE, progress: 0, count: 1 })
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1'])
})

test('nlb-3a-to-the-hospital works: a Controller on the board gives two Sin cards instead', () => {
  const table = on(HOSPITAL, { heroes: carrying(HERE), monsters: ['controller s3,3'] }, 1)
  table.hero1({ do: 'deliver' })
  table.hero1({ none: true }, 'ability')
  expect(last(table, 'sinCardsDrawn').count).toBe(2)
  expect(table.board).toEqual(['controller s3,3'])
  expect(table.state.mission.id).toBe(LINE)
})

test('nlb-3a-to-the-hospital cannot: nowhere else, not without an Innocent, not one on the ground, not another hero’s', () => {
  for (const space of [START, 's0,0', 'constabulary']) {
    const table = on(HOSPITAL, { heroes: carrying(space), tokens: ['innocent s3,3'] })
    expect(table.refusal('hero1', { do: 'deliver' })?.code, space).toBe('no-delivery-here')
    expect(deeds(table), space).not.toContain('deliver')
  }
  const heroes = { ...party(HERE), rose: { space: HERE, innocents: 1 } }
  const empty = on(HOSPITAL, { heroes, tokens: ['innocent saint-jude-hospital'] })
  expect(empty.refusal('hero1', { do: 'deliver' })?.code).toBe('not-held')
})

test('nlb-3a-to-the-hospital cannot: taking one, or using the Hospital, is no progress', () => {
  const table = on(HOSPITAL, { heroes: party(HERE), tokens: ['innocent saint-jude-hospital x2'] })
  table.hero1({ do: 'collect', token: 'innocent' })
  table.hero1({ do: 'city' })
  table.hero1({ none: true }, 'city-action')
  expect(table.state.mission.progress).toBe(0)
})

test('nlb-3a-to-the-hospital bystander: no Extra Turn, no Action and no City Action token spent, other heroes as before', () => {
  const heroes = { ...carrying(HERE, 2, { wounds: [3] }), rose: { space: HERE, innocents: 1, wounds: [4] } }
  const table = on(HOSPITAL, { heroes, tokens: ['fire saint-jude-hospital'] })
  table.hero1({ do: 'deliver' })
  table.hero1({ yes: true }, 'ability')
  expect(table.hero('thorley')).toMatchObject({ innocents: 1, extraTurns: 0, cityAction: true, wounds: [] })
  expect(table.hero('rose')).toMatchObject({ innocents: 1, wounds: [4] })
  expect(deeds(table)).toContain('cleanse')
  expect(table.state.track).toBe(0)
})

// ---------------------------------------------------------------------------------------------- 3b To the Gate

test('nlb-3b-to-the-gate works: it needs H-1; an Innocent handed over in the Starting Space counts', () => {
  const table = on(GATE, { heroes: carrying(START), tokens: ['innocent s3,3'] })
  table.hero1({ do: 'deliver' })
  expect(last(table, 'missionProgress')).toMatchObject({ progress: 1, count: 2 })
  expect(table.view('all').innocentsOut).toBe(1)
  const sketch = { setup: MAP_B, heroes: party({ space: 's0,0', innocents: 1 }, 4), tokens: ['innocent s3,3 x2'] }
  const onB = on(GATE, sketch)
  onB.hero1({ do: 'deliver' })
  expect(last(onB, 'missionProgress')).toMatchObject({ progress: 1, count: 3 })
})

test('nlb-3b-to-the-gate works: then he may gain an Extra Turn, or let it be', () => {
  const handOver = (yes: boolean, extraTurns = 0): number => {
    const table = on(GATE, { heroes: carrying(START, 1, { extraTurns }), tokens: ['innocent s3,3'] })
    table.hero1({ do: 'deliver' })
    table.hero1({ yes }, 'ability')
    return table.hero('thorley').extraTurns
  }
  expect([handOver(true), handOver(false), handOver(true, 2)]).toEqual([1, 0, 3])
  expect(handOver(true, 6)).toBe(6) // the supply is empty
})

test('nlb-3b-to-the-gate works: at the count the Controller comes, then mission 4', () => {
  const table = on(GATE, { heroes: carrying(START) }, 1)
  table.hero1({ do: 'deliver' })
  table.hero1({ yes: true }, 'ability')
  table.sins({ monster: 'controller', space: 'megatheatre' }, 'summon')
  expect(table.hero('thorley').extraTurns).toBe(1)
  expect(table.state.mission).toMatchObject({ id: LINE, progress: 0, count: 1 })
})

test('nlb-3b-to-the-gate cannot: not in the Hospital, nor anywhere else, nor on the start of the other map', () => {
  for (const space of [HERE, 's0,0', 's1,1']) {
    const table = on(GATE, { heroes: carrying(space), tokens: ['innocent s3,3'] })
    expect(table.refusal('hero1', { do: 'deliver' })?.code, space).toBe('no-delivery-here')
  }
  const onB = on(GATE, { setup: MAP_B, heroes: carrying('s0,1'), tokens: ['innocent s3,3'] })
  expect(onB.refusal('hero1', { do: 'deliver' })?.code).toBe('no-delivery-here')
})

test('nlb-3b-to-the-gate bystander: nobody is healed, and others at the gate keep what they hold', () => {
  const heroes = { ...carrying(START, 1, { wounds: [3] }), rose: { space: START, innocents: 1 } }
  const table = on(GATE, { heroes, tokens: ['innocent s3,3'] })
  table.hero1({ do: 'deliver' })
  table.hero1({ yes: true }, 'ability')
  expect(table.hero('thorley').wounds).toEqual([3])
  expect(table.hero('rose')).toMatchObject({ innocents: 1, extraTurns: 0 })
  expect(table.state.track).toBe(0)
})

// -------------------------------------------------------------------------------------------- 4 Clear the Line

/** Thorley fights and kills one monster; six dice if he needs them. */
const killing = (monster: string, id: string): Scene => {
  const kind = monster.startsWith('hc-') ? monster : (monster.split('-')[0] as string)
  const heroes = { ...party({ space: 's1,1', npcs: ['commissioner'] }), rose: 's1,1' }
  const table = on(id, { heroes, monsters: [`${kind} s1,1`], dice: dice(hits(6)) })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  table.hero1({ monster }, 'kill')
  return table.asks('kill') ? table.declineUntil('hero-turn', 'summon') : table
}

test('nlb-4-clear-the-line works: the death of the Controller is enough; the Avatar comes, then mission 5', () => {
  const table = killing('controller', LINE)
  expect(table.prompt).toMatchObject({ kind: 'summon', seat: 'sins', subject: { monster: 'avatar' } })
  expect(idsOf(table, 'space').sort()).toEqual(NESTS)
  expect(table.state.mission.id).toBe(LINE)
  table.sins({ space: 's2,0' })
  expect(table.board).toEqual(['avatar s2,0'])
  expect(table.state.mission).toMatchObject({ id: TRAIN, progress: 0, count: 3 })
})

test('nlb-4-clear-the-line works: without a Controller to kill it goes on by itself at the end of the round', () => {
  const gone = on(LINE, { phase: 'round-end', monsters: ['abomination s3,3'] })
  expect(gone.prompt).toMatchObject({ kind: 'summon', subject: { monster: 'avatar' } })
  const there = on(LINE, { phase: 'round-end', monsters: ['controller s3,3'] })
  expect(there.state.mission).toMatchObject({ id: LINE, progress: 0 })
})

test('nlb-4-clear-the-line cannot: no other monster counts, and no Innocent', () => {
  for (const monster of ['acolyte-1', 'abomination-1', 'hc-maestro', 'avatar']) {
    expect(killing(monster, LINE).state.mission, monster).toMatchObject({ id: LINE, progress: 0 })
  }
  for (const space of [HERE, START]) {
    const table = on(LINE, { heroes: carrying(space), monsters: ['controller s3,3'] })
    expect(table.refusal('hero1', { do: 'deliver' })?.code, space).toBe('no-delivery-here')
  }
})

test('nlb-4-clear-the-line bystander: one of each kind joins the dead, the Controller among them, nobody else comes', () => {
  const table = killing('controller', LINE)
  expect([...table.view('all').dead].sort()).toEqual(['abomination-1', 'acolyte-1', 'controller'])
  expect(table.board).toEqual([])
  expect(table.state.track).toBe(0)
})

// ------------------------------------------------------------------------------------------------ 5 Last Train

const METRO = [
  { color: 'red', space: 's0,1' },
  { color: 'red', space: 's3,2' },
  { color: 'blue', space: 's1,3' },
  { color: 'blue', space: 's3,0' },
]

/** The Avatar is far away; nobody reacts. */
const station = (sketch: Sketch = {}, marked: string[] = []): Scene =>
  on(TRAIN, {
    metro: METRO,
    monsters: ['avatar s2,0'],
    reactions: 0,
    mission: { id: TRAIN, progress: marked.length, marked },
    ...sketch,
  })

test('nlb-5-last-train works: it needs H; a hero who ends his turn at a Metro token counts, whatever its colour', () => {
  for (const { space } of METRO) {
    const table = station({ heroes: party(space) })
    table.hero1({ do: 'end' })
    expect(last(table, 'missionProgress'), space).toMatchObject({ progress: 1, count: 3 })
  }
  expect(station({ heroes: party('s1,1', 4) }).state.mission.count).toBe(4)
})

test('nlb-5-last-train works: when every place in the turn order has boarded the heroes win', () => {
  const heroes = { thorley: 's0,1', rose: 's3,2', rocco: 's1,3' }
  const table = station({ heroes, monsters: ['controller s2,0'] })
  table.hero1({ do: 'end' })
  table.hero2({ do: 'end' }, 'hero-turn')
  expect(table.state.over).toBeNull()
  table.hero3({ do: 'end' }, 'hero-turn')
  expect(table.state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
  expect(table.of('missionAccomplished').map(({ mission }) => mission)).toEqual([TRAIN])
  expect(table.prompts).toEqual([])
})

test('nlb-5-last-train works: with four heroes three are not enough', () => {
  const heroes = party('s0,1', 4)
  const three = station({ heroes }, ['place-2', 'place-3'])
  three.hero1({ do: 'end' })
  expect(three.state.over).toBeNull()
  const four = station({ heroes }, ['place-2', 'place-3', 'place-4'])
  four.hero1({ do: 'end' })
  expect(four.state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
})

test('nlb-5-last-train works: what is done at the end of the turn comes first: Rose sends the monster away', () => {
  const board = (yes: boolean): number => {
    const heroes = { rose: 's0,1', thorley: 's1,0', rocco: 's1,0' }
    const table = station({ heroes, monsters: ['acolyte s0,1', 'avatar s2,0'] })
    table.hero1({ do: 'end' })
    table.hero1({ yes }, 'ability')
    if (yes) table.hero1({ monster: 'acolyte-1', space: 's0,2' }, 'effect')
    return table.state.mission.progress
  }
  expect([board(true), board(false)]).toEqual([1, 0])
})

test('nlb-5-last-train cannot: not beside a token, not with a monster there, not by passing through', () => {
  for (const sketch of [
    { heroes: party('s0,2') },
    { heroes: party('grand-terminus') },
    { heroes: party('s0,1'), monsters: ['acolyte s0,1'] },
    { heroes: party('s3,2'), monsters: ['avatar s3,2'] },
    { heroes: party('s0,1'), metro: [] },
  ]) {
    const table = station(sketch)
    table.hero1({ do: 'end' })
    expect(table.state.mission.progress, JSON.stringify(sketch)).toBe(0)
  }
  const passing = station({ heroes: party('s0,0') })
  passing.hero1({ do: 'move', to: 's0,1' })
  passing.hero1({ do: 'move', to: 's3,2' }) // by Metro
  passing.hero1({ do: 'end' })
  expect(passing.state.mission.progress).toBe(1)
  expect(passing.state.mission.marked).toEqual(['place-1'])
})

test('nlb-5-last-train cannot: each place counts once, its successor’s turns too', () => {
  const again = station({ heroes: party('s0,1') }, ['place-1'])
  again.hero1({ do: 'end' })
  expect(again.state.mission.progress).toBe(1)
  // The successor steps in at the start, where a Metro token lies.
  const heir = (marked: string[]): Scene => {
    const heroes = {
      thorley: { space: 's1,1', wounds: [1, 2, 3, 4], turns: 1 },
      rose: { space: 's1,0', turns: 0 },
      rocco: { space: 's1,0', turns: 0 },
    }
    const table = station({ heroes, monsters: ['acolyte s1,1'] }, marked)
    table.hero1({ do: 'move', to: 's1,2' })
    table.hero1({ hero: 'morgana' }, 'reserve-hero')
    table.hero1({ do: 'end' }, 'hero-turn')
    expect(table.spaceOf('morgana')).toBe('s0,1')
    return table
  }
  expect(heir(['place-1']).state.mission).toMatchObject({ progress: 1, marked: ['place-1'] })
  expect(heir(['place-2']).state.mission).toMatchObject({ progress: 2, marked: ['place-2', 'place-1'] })
})

test('nlb-5-last-train cannot: a hero who stands there while another ends his turn has not boarded', () => {
  const table = station({ heroes: { thorley: 's1,1', rose: 's0,1', rocco: 's3,2' } })
  table.hero1({ do: 'end' })
  expect(table.state.mission.progress).toBe(0)
})

test('nlb-5-last-train bystander: a boarded hero plays on: he is reacted to, moves and leaves, and it still counts', () => {
  const heroes = { thorley: 's0,1', rose: { space: 's1,0', turns: 0 }, rocco: { space: 's1,0', turns: 0 } }
  const table = station({ heroes, monsters: ['abomination s1,2', 'avatar s2,0'], reactions: 3 })
  table.hero1({ do: 'end' })
  expect(table.state.mission.progress).toBe(1)
  expect(table.kind).toBe('reaction')
  table.sins({ none: true })
  table.hero1({ do: 'move', to: 's0,2' }, 'hero-turn')
  table.hero1({ do: 'end' })
  expect(table.state.mission).toMatchObject({ progress: 1, marked: ['place-1'] })
  expect(table.spaceOf('thorley')).toBe('s0,2')
})
