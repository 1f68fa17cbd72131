import type { Edition } from '@haven/engine'
import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import {
  arrives,
  clockOf,
  dice,
  diceRolled,
  fights,
  hits,
  onBoard,
  slays,
  spent,
  telling,
  unharmed,
  vote,
} from './helpers.ts'

/** The Long Watch: its tasks and missions. */

const on = telling('the-long-watch-a')
const DOOR = 's1,1'
const STATION = 'constabulary'
const EDITIONS: readonly Edition[] = ['final', 'preview']
const BAR = 'tlw-1-bar-the-doors'
const SALLY = 'tlw-2a-sally-out'
const CORK = 'tlw-2b-cork-the-drains'
const RAM = 'tlw-3-break-the-ram'
const DAWN = 'tlw-4a-until-dawn'
const SPIKE = 'tlw-4b-spike-the-altars'
const GATE = 'tlw-5-at-the-gate'

/** The end of a round with the heroes in these spaces. */
const night = (mission: string, spaces: readonly string[], sketch: Sketch = {}, progress = 0): Scene => {
  const [thorley = DOOR, rose = DOOR, rocco = DOOR] = spaces
  return on(
    mission,
    { phase: 'round-end', heroes: { thorley: spent(thorley), rose: spent(rose), rocco: spent(rocco) }, ...sketch },
    progress,
  )
}
const day = (mission: string, thorley: string, sketch: Sketch = {}, progress = 0): Scene =>
  on(mission, { heroes: { thorley, rose: 's0,1', rocco: 's0,1' }, dice: dice(hits(9)), ...sketch }, progress)

// ------------------------------------------------------------------------------------------------------- tasks

const march = (monsters: string[], sketch: Sketch = {}): Scene => on(BAR, { phase: 'round-start', monsters, ...sketch })

test('the-long-watch works: up to two monsters make a step, each nearer to the Constabulary', () => {
  for (const edition of EDITIONS) {
    const table = march(['acolyte s3,0', 'abomination megatheatre', 'acolyte s3,1'], { setup: { edition } })
    expect(table.prompt).toMatchObject({ kind: 'reaction-move', seat: 'sins', subject: { cause: 'the-long-watch' } })
    expect(
      table.options
        .filter(({ monster }) => monster === 'acolyte-1')
        .map(({ to }) => to as string)
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['night-market', 's2,0', 's3,1'])
    table.sins({ monster: 'acolyte-1', to: 's2,0' })
    expect(table.options.some(({ monster }) => monster === 'acolyte-1')).toBe(false)
    table.sins({ monster: 'abomination-1', to: 's2,1' })
    expect([table.kind, table.board]).toEqual(['first-hero', ['abomination s2,1', 'acolyte s2,0', 'acolyte s3,1']])
  }
})

test('the-long-watch works: the Sins player may stop after one, or let all of them stand', () => {
  const one = march(['acolyte s3,0', 'acolyte s3,1'])
  one.sins({ monster: 'acolyte-2', to: 's2,1' })
  one.sins({ none: true })
  const none = march(['acolyte s3,0'])
  none.sins({ none: true })
  expect([one.kind, one.board, none.kind, none.board]).toEqual([
    'first-hero',
    ['acolyte s2,1', 'acolyte s3,0'],
    'first-hero',
    ['acolyte s3,0'],
  ])
})

test('the-long-watch works: the track rises by 1, by 2 with a monster in the Constabulary, and that is told before', () => {
  const end = (monsters: string[]) => night(GATE, [], { monsters }).state.track
  expect([end([]), end(['acolyte s2,1']), end([`acolyte ${STATION}`, `acolyte ${STATION}`])]).toEqual([1, 1, 2])
  const told = (monsters: string[]) => clockOf(day(BAR, 's0,1', { monsters }))
  expect(told([])).toMatchObject({
    stands: 1,
    otherwise: 2,
    condition: { fact: 'monsters', at: STATION, now: 0, bound: 1 },
  })
  expect(told([`abomination ${STATION}`])).toMatchObject({ stands: 2, otherwise: 1, condition: { now: 1 } })
})

test('the-long-watch cannot: who is held by a hero, is there already or has no nearer space does not march', () => {
  const table = march([`acolyte ${STATION}`, 'abomination s0,3', 'acolyte s1,1'], {
    heroes: { thorley: 's1,1', rose: 's0,3', rocco: 's0,3' },
  })
  expect([table.kind, table.board.length]).toEqual(['first-hero', 3])
})

test('the-long-watch bystander: heroes lose nothing by it, and an undo has everybody where he stood', () => {
  const table = march(['acolyte s3,1'], { heroes: { thorley: 's2,1', rose: DOOR, rocco: DOOR } })
  const { state } = table
  const before = JSON.stringify(state)
  table.sins({ monster: 'acolyte-1', to: 's2,1' })
  expect([unharmed(table, 'thorley', 'rose', 'rocco'), table.board]).toEqual([true, ['acolyte s2,1']])
  expect(JSON.stringify(state)).toBe(before)
})

test('tlw-secured works: more heroes than monsters, however many there are', () => {
  const secured = (heroes: number, monsters: number, edition: Edition = 'final') => {
    const spaces = [0, 1, 2].map((i) => (i < heroes ? STATION : 's0,1'))
    const table = night(DAWN, spaces, { monsters: Array(monsters).fill(`acolyte ${STATION}`), setup: { edition } })
    return table.state.mission.progress
  }
  expect([secured(1, 0), secured(2, 1), secured(3, 2), secured(3, 2, 'preview')]).toEqual([1, 1, 1, 1])
})

test('tlw-secured cannot: as many monsters as heroes, or nobody there', () => {
  const progress = (spaces: string[], monsters: string[]) => night(DAWN, spaces, { monsters }).state.mission.progress
  expect([progress([STATION], [`acolyte ${STATION}`]), progress([], []), progress([DOOR, DOOR], [])]).toEqual([0, 0, 0])
})

test('tlw-secured bystander: who stands next door counts neither way', () => {
  expect(
    night(DAWN, [STATION, DOOR, DOOR], { monsters: [`acolyte ${DOOR}`, 'acolyte s2,1'] }).state.mission.progress,
  ).toBe(1)
})

// ---------------------------------------------------------------------------------------------------- missions

test('tlw-1-bar-the-doors works: kills at the door count one each, a secured station two, then the branch', () => {
  expect(slays(day(BAR, DOOR, { monsters: [`acolyte ${DOOR}`] }), 'acolyte-1').state.mission.progress).toBe(1)
  expect(slays(day(BAR, STATION, { monsters: [`acolyte ${STATION}`] }), 'acolyte-1').state.mission.progress).toBe(1)
  for (const edition of EDITIONS) {
    const table = night(BAR, [STATION], { monsters: ['acolyte s3,0'], setup: { edition } })
    expect(table.state.mission.progress).toBe(2)
  }
  const last = slays(day(BAR, DOOR, { monsters: [`acolyte ${DOOR}`] }, 5), 'acolyte-1')
  expect(last.options.map(({ mission }) => mission)).toEqual([SALLY, CORK])
  expect(vote(last, CORK).state.mission).toMatchObject({ id: CORK, progress: 0, count: 3 })
})

test('tlw-1-bar-the-doors works: four heroes need one more, and the surplus of a secured station is lost', () => {
  const four = { thorley: 's0,1', rose: 's0,1', rocco: 's0,1', leah: 's0,1' }
  expect(on(BAR, { heroes: four }).state.mission.count).toBe(7)
  const over = night(BAR, [STATION], {}, 5)
  expect(vote(over.declineUntil('mission'), SALLY).state.mission).toMatchObject({ id: SALLY, progress: 0 })
})

test('tlw-1-bar-the-doors cannot: two steps away a kill does not count, nor an unsecured station', () => {
  expect(slays(day(BAR, 's1,0', { monsters: ['acolyte s1,0'] }), 'acolyte-1').state.mission.progress).toBe(0)
  expect(night(BAR, [STATION], { monsters: [`acolyte ${STATION}`] }).state.mission.progress).toBe(0)
})

test('tlw-1-bar-the-doors bystander: the kill costs nobody else anything', () => {
  const table = slays(day(BAR, DOOR, { monsters: [`acolyte ${DOOR}`, 'acolyte s3,0'] }), 'acolyte-1')
  expect([unharmed(table, 'rose', 'rocco'), table.board]).toEqual([true, ['acolyte s3,0']])
})

test('tlw-2a-sally-out works: kills on Nests count, printed ones too; then the Controller comes', () => {
  expect(slays(day(SALLY, 's1,0', { monsters: ['acolyte s1,0'] }), 'acolyte-1').state.mission.progress).toBe(1)
  const laid = day(SALLY, 's2,1', { monsters: ['acolyte s2,1'], tokens: ['nest s2,1'] }, 2)
  arrives(slays(laid, 'acolyte-1'), 's0,2')
  expect([laid.state.mission.id, laid.board]).toEqual([RAM, ['controller s0,2']])
})

test('tlw-2a-sally-out cannot: where no Nest is a kill does not count', () => {
  expect(slays(day(SALLY, DOOR, { monsters: [`acolyte ${DOOR}`] }), 'acolyte-1').state.mission.progress).toBe(0)
})

test('tlw-2a-sally-out bystander: of two monsters only the dead one counts, and the other heroes are untouched', () => {
  const table = slays(day(SALLY, 's1,0', { monsters: ['acolyte s1,0', 'abomination s1,0'] }), 'acolyte-1')
  expect([table.state.mission.progress, unharmed(table, 'rose', 'rocco')]).toEqual([1, true])
})

test('tlw-2b-cork-the-drains works: one for each Nest with a hero and no monster, then the Controller comes', () => {
  for (const edition of EDITIONS) {
    const heroes = { tokens: ['nest s2,1'], setup: { edition } }
    expect(night(CORK, ['s1,0', 's2,1', 's2,1'], heroes).state.mission.progress).toBe(2)
  }
  const last = night(CORK, ['s1,0'], {}, 2)
  arrives(last, 's0,2')
  expect([onBoard(last, 'controller'), last.state.mission.id]).toEqual([true, RAM])
})

test('tlw-2b-cork-the-drains cannot: a Nest with a monster or without a hero does not count', () => {
  expect(night(CORK, ['s1,0', DOOR, DOOR], { monsters: ['acolyte s1,0'] }).state.mission.progress).toBe(0)
  expect(night(CORK, [], { tokens: ['nest s2,1'] }).state.mission.progress).toBe(0)
})

test('tlw-2b-cork-the-drains bystander: two heroes on one Nest are one, and the Nest stays', () => {
  const table = night(CORK, ['s2,1', 's2,1', 's2,1'], { tokens: ['nest s2,1'] })
  expect([table.state.mission.progress, table.tokens('nest', 's2,1')]).toEqual([1, 1])
})

test('tlw-3-break-the-ram works: the Controller dies, and the Hero players choose how to go on', () => {
  const table = slays(day(RAM, 's3,0', { monsters: ['controller s3,0'] }), 'controller')
  expect(table.options.map(({ mission }) => mission)).toEqual([DAWN, SPIKE])
})

test('tlw-3-break-the-ram cannot: no other monster will do', () => {
  expect(
    slays(day(RAM, 's3,0', { monsters: ['acolyte s3,0', 'controller s0,3'] }), 'acolyte-1').state.mission,
  ).toMatchObject({
    id: RAM,
    progress: 0,
  })
})

test('tlw-3-break-the-ram bystander: the heroes who stood by are untouched', () => {
  expect(unharmed(slays(day(RAM, 's3,0', { monsters: ['controller s3,0'] }), 'controller'), 'rose', 'rocco')).toBe(true)
})

test('tlw-4a-until-dawn works: one for each round that ends secured, then the Avatar comes', () => {
  expect(night(DAWN, [STATION]).state.mission).toMatchObject({ progress: 1, count: 2 })
  const last = arrives(night(DAWN, [STATION], {}, 1), 's0,2')
  expect([last.state.mission.id, onBoard(last, 'avatar')]).toEqual([GATE, true])
})

test('tlw-4a-until-dawn cannot: kills do not count, and neither does a lost station', () => {
  expect(slays(day(DAWN, STATION, { monsters: [`acolyte ${STATION}`] }), 'acolyte-1').state.mission.progress).toBe(0)
  expect(night(DAWN, [STATION], { monsters: [`acolyte ${STATION}`] }).state.mission.progress).toBe(0)
})

test('tlw-4a-until-dawn bystander: it costs the heroes nothing', () => {
  expect(unharmed(night(DAWN, [STATION, STATION]), 'thorley', 'rose', 'rocco')).toBe(true)
})

test('tlw-4b-spike-the-altars works: 2 Skill results break an Altar; after the second the Avatar comes', () => {
  const skilled = on(SPIKE, { heroes: { thorley: 's0,1', rose: 's0,1', rocco: 's0,1' }, altars: ['s0,1', 's3,1'] }, 1)
  skilled.hero1({ do: 'cleanse' })
  skilled.declineUntil('remove-token').hero1({ token: 'altar' }, 'remove-token')
  arrives(skilled, 's0,2')
  expect([skilled.state.mission.id, skilled.state.altars.length, onBoard(skilled, 'avatar')]).toEqual([GATE, 1, true])
})

test('tlw-4b-spike-the-altars cannot: in another mission no Altar can be broken', () => {
  expect(day(DAWN, 's0,1', { altars: ['s0,1'] }).refusal('hero1', { do: 'cleanse' })).toMatchObject({
    code: 'nothing-to-cleanse',
  })
})

test('tlw-4b-spike-the-altars bystander: the other Altars stand', () => {
  const table = on(SPIKE, { heroes: { thorley: 's0,1', rose: 's0,1', rocco: 's0,1' }, altars: ['s0,1', 's3,1'] })
  table.hero1({ do: 'cleanse' })
  table.declineUntil('remove-token').hero1({ token: 'altar' }, 'remove-token')
  expect(table.view('all').altars).toEqual(['s3,1'])
})

const atGate = (avatar: string, thorley: string): number => {
  const table = fights(
    day(GATE, thorley, { monsters: [`avatar ${avatar}`, ...(thorley === avatar ? [] : [`acolyte ${thorley}`])] }),
  )
  return diceRolled(table.declineUntil('kill', 'hero-turn', 'wound-slot'), 'heroes')
}

test('tlw-5-at-the-gate works: near the Constabulary the hero has one more die against it, and its death wins', () => {
  expect([atGate('s0,3', 's0,3'), atGate(DOOR, DOOR), atGate(STATION, STATION)]).toEqual([4, 5, 5])
  const strong = { thorley: { space: DOOR, corruption: 4 }, rose: DOOR, rocco: DOOR }
  const table = fights(day(GATE, DOOR, { heroes: strong, monsters: [`avatar ${DOOR}`], dice: dice(hits(12)) }))
  table.declineUntil('corruption').hero1({ yes: true })
  table.declineUntil('kill').hero1({ monster: 'avatar' })
  expect(table.state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
})

test('tlw-5-at-the-gate cannot: two steps away there is no die, nor against others while it is elsewhere', () => {
  expect([atGate('s3,0', 's3,0'), atGate('s3,0', DOOR)]).toEqual([4, 4])
})

test('tlw-5-at-the-gate bystander: heroes beside the fight are untouched', () => {
  const table = day(GATE, DOOR, { monsters: [`avatar ${DOOR}`] })
  fights(table).declineUntil('hero-turn', 'kill', 'wound-slot')
  expect(unharmed(table, 'rose', 'rocco')).toBe(true)
})
