import type { Edition } from '@haven/engine'
import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { arrives, clockOf, dice, fights, hits, onBoard, slays, spent, telling, unharmed, vote } from './helpers.ts'

/** Signal Fires: its tasks and missions. */

const on = telling('signal-fires-a')
const EDITIONS: readonly Edition[] = ['final', 'preview']
const SHORE = 's2,0'
const INLAND = 's2,1'
const AWAY = 's0,2'
const LIGHT_IT = 'sgf-1-light-the-shore'
const KEEP = 'sgf-2-keep-them-burning'
const BOATS = 'sgf-3a-to-the-boats'
const GUIDE = 'sgf-3b-guide-them-in'
const FOG = 'sgf-4-what-the-fog-sent'
const INTO = 'sgf-5-into-the-light'

type HeroSketch = NonNullable<Sketch['heroes']>[string]
const day = (mission: string, thorley: HeroSketch, sketch: Sketch = {}, progress = 0): Scene =>
  on(mission, { heroes: { thorley, rose: AWAY, rocco: AWAY }, ...sketch }, progress)
const night = (mission: string, tokens: string[], sketch: Sketch = {}, progress = 0): Scene =>
  on(
    mission,
    { phase: 'round-end', heroes: { thorley: spent(AWAY), rose: spent(AWAY), rocco: spent(AWAY) }, tokens, ...sketch },
    progress,
  )
const progressOf = (table: Scene): number => table.state.mission.progress

/** He cleanses, as far as the first question what the Skill results are for. */
const cleanses = (table: Scene): Scene => {
  table.hero1({ do: 'cleanse' })
  return table.declineUntil('remove-token')
}
const KINDLE = { ability: 'sgf-kindle' } as const
const kindled = (thorley: HeroSketch, sketch: Sketch = {}, progress = 0): Scene => {
  const table = cleanses(day(LIGHT_IT, thorley, sketch, progress))
  table.hero1(KINDLE, 'remove-token')
  return table
}

// ------------------------------------------------------------------------------------------------------- tasks

const dusk = (sketch: Sketch = {}): Scene =>
  on(LIGHT_IT, { phase: 'round-start', heroes: { thorley: AWAY, rose: AWAY, rocco: AWAY }, ...sketch })

test('signal-fires works: the round begins with a Corruption token or a Fire fewer, as the Sins player likes', () => {
  for (const edition of EDITIONS) {
    const placed = dusk({ tokens: [`fire ${SHORE} x2`], setup: { edition } })
    expect(placed.prompt).toMatchObject({ kind: 'effect', seat: 'sins', subject: { cause: 'signal-fires' } })
    placed.sins({ choice: 'corruption' })
    placed.sins({ space: SHORE }, 'story-task')
    expect([placed.tokens('corruption', SHORE), placed.tokens('fire', SHORE), placed.kind]).toEqual([
      1,
      2,
      'first-hero',
    ])
    const doused = dusk({ tokens: [`fire ${SHORE} x2`, 'fire s3,0'], setup: { edition } })
    doused.sins({ choice: 'fire' })
    doused.sins({ space: SHORE }, 'effect')
    expect([doused.tokens('fire', SHORE), doused.tokens('fire', 's3,0'), doused.kind]).toEqual([1, 1, 'first-hero'])
  }
})

test('signal-fires works: the track rises by 1, by 2 with fewer Fires than heroes, and that is told before', () => {
  const fires = (count: number) => Array.from({ length: count }, (_, i) => `fire s${i},0`)
  const end = (count: number) => night(FOG, fires(count)).state.track
  expect([end(0), end(2), end(3), end(4)]).toEqual([2, 2, 1, 1])
  const told = (count: number, sketch: Sketch = {}) => clockOf(day(FOG, AWAY, { tokens: fires(count), ...sketch }))
  expect(told(2)).toMatchObject({
    stands: 2,
    otherwise: 1,
    condition: { fact: 'fire', now: 2, bound: 3, when: 'under' },
  })
  expect(told(3)).toMatchObject({ stands: 1, otherwise: 2 })
  expect(told(3, { monsters: ['acolyte s0,0'] })).toMatchObject({
    stands: 2,
    otherwise: 1,
    condition: { now: 2, lost: 1 },
  })
})

test('signal-fires cannot: printed Fire and Fire with a hero are not removed; what cannot be done is not offered', () => {
  const table = dusk({ heroes: { thorley: SHORE, rose: AWAY, rocco: AWAY }, tokens: [`fire ${SHORE}`] })
  expect(table.kind).toBe('story-task')
  const full = dusk({ tokens: ['corruption s1,0 x10', 'fire s3,0', 'fire s4,0'] })
  expect(full.options.map(({ space }) => space)).toEqual(['s3,0', 's4,0'])
  const neither = dusk({ tokens: ['corruption s1,0 x10'] })
  expect(neither.kind).toBe('first-hero')
})

test('signal-fires bystander: the heroes lose nothing, and an undo has the Fire again', () => {
  const table = dusk({ tokens: [`fire ${SHORE}`] })
  const { state } = table
  const before = JSON.stringify(state)
  table.sins({ choice: 'fire' })
  expect([table.tokens('fire', SHORE), unharmed(table, 'thorley', 'rose', 'rocco')]).toEqual([0, true])
  expect(JSON.stringify(state)).toBe(before)
})

test('sgf-kindle works: where no Fire lies one Skill result lights one, without any token there', () => {
  for (const edition of EDITIONS) {
    const table = kindled(INLAND, { setup: { edition } })
    expect([
      table.tokens('fire', INLAND),
      table.asks('remove-token') && table.optionIds.includes('ability:sgf-kindle'),
    ]).toEqual([1, false])
  }
})

test('sgf-kindle works: a token removed before may make room for it', () => {
  const table = cleanses(day(FOG, SHORE, { tokens: [`fire ${SHORE}`] }))
  expect(table.options.some(({ ability }) => ability === 'sgf-kindle')).toBe(false)
  table.hero1({ token: 'fire' }, 'remove-token')
  table.hero1(KINDLE, 'remove-token')
  expect(table.tokens('fire', SHORE)).toBe(1)
})

test('sgf-kindle cannot: in a District, where Fire lies, with an empty supply, or in another story', () => {
  const refused = (thorley: string, tokens: string[] = []) =>
    day(LIGHT_IT, thorley, { tokens }).refusal('hero1', { do: 'cleanse' })?.code
  expect(refused('winter-garden')).toBe('nothing-to-cleanse')
  expect(refused(SHORE, ['fire s4,0 x10'])).toBe('nothing-to-cleanse')
  expect(cleanses(day(LIGHT_IT, SHORE, { tokens: [`fire ${SHORE}`] })).options.some(({ ability }) => ability)).toBe(
    false,
  )
  const elsewhere = telling('the-ledger-a')('tlg-1-open-accounts', {
    heroes: { thorley: 's2,2', rose: 's0,0', rocco: 's0,0' },
  })
  expect(elsewhere.refusal('hero1', { do: 'cleanse' })).toMatchObject({ code: 'nothing-to-cleanse' })
})

test('sgf-kindle bystander: it burns nobody who stands there, and an undo finds it unlit', () => {
  const table = cleanses(day(LIGHT_IT, SHORE, { heroes: { thorley: SHORE, rose: SHORE, rocco: AWAY } }))
  const { state } = table
  const before = JSON.stringify(state)
  table.hero1(KINDLE, 'remove-token')
  expect([table.tokens('fire', SHORE), unharmed(table, 'thorley', 'rose', 'rocco')]).toEqual([1, true])
  expect(JSON.stringify(state)).toBe(before)
})

test('sgf-trample works: one Fire goes from each space with Fire, a monster and no hero, before all else', () => {
  for (const edition of EDITIONS) {
    const tokens = [`fire ${SHORE} x2`, 'fire s0,0', 'fire s1,0', 'fire winter-garden']
    const monsters = [`acolyte ${SHORE}`, `acolyte ${SHORE}`, 'abomination winter-garden']
    const table = night(KEEP, tokens, { monsters, setup: { edition } })
    expect([table.tokens('fire', SHORE), table.tokens('fire', 's0,0'), table.tokens('fire', 'winter-garden')]).toEqual([
      1, 1, 0,
    ])
  }
  const doused = night(KEEP, [`fire ${SHORE}`, 'fire s0,0', 'fire s1,0'], { monsters: [`acolyte ${SHORE}`] })
  expect([progressOf(doused), doused.state.track]).toEqual([0, 2])
})

test('sgf-trample cannot: a hero who stands there keeps it alight', () => {
  const heroes = { thorley: spent(SHORE), rose: spent(AWAY), rocco: spent(AWAY) }
  const table = night(KEEP, [`fire ${SHORE}`], { heroes, monsters: [`acolyte ${SHORE}`] })
  expect([table.tokens('fire', SHORE), table.of('tokenLost')]).toEqual([1, []])
})

test('sgf-trample bystander: other tokens of the space stay, and it counts for no mission', () => {
  const table = night(KEEP, [`fire ${SHORE}`, `corruption ${SHORE}`], { monsters: [`acolyte ${SHORE}`] })
  expect([table.tokens('fire', SHORE), table.tokens('corruption', SHORE), progressOf(table)]).toEqual([0, 1, 0])
})

// ---------------------------------------------------------------------------------------------------- missions

test('sgf-1-light-the-shore works: a Fire kindled on the shore counts; after the last the next mission begins', () => {
  for (const edition of EDITIONS) expect(progressOf(kindled(SHORE, { setup: { edition } }))).toBe(1)
  const last = kindled(SHORE, {}, 3)
  expect(last.declineUntil('hero-turn').state.mission).toMatchObject({ id: KEEP, progress: 0, count: 2 })
})

test('sgf-1-light-the-shore cannot: inland it does not count, nor twice in one space', () => {
  expect(progressOf(kindled(INLAND))).toBe(0)
  const again = kindled(SHORE, { mission: { id: LIGHT_IT, progress: 1, marked: [SHORE] } })
  expect([again.tokens('fire', SHORE), progressOf(again)]).toEqual([1, 1])
})

test('sgf-1-light-the-shore bystander: a Fire that was laid there is no progress', () => {
  const table = day(LIGHT_IT, AWAY, { tokens: [`fire ${SHORE}`] })
  table.hero1({ do: 'end' })
  expect([progressOf(table), unharmed(table, 'thorley', 'rose', 'rocco')]).toEqual([0, true])
})

const THREE = ['fire s0,0', 'fire s1,0', `fire ${SHORE}`]

test('sgf-2-keep-them-burning works: as many spaces of the shore with Fire as there are heroes, then the branch', () => {
  for (const edition of EDITIONS) expect(progressOf(night(KEEP, THREE, { setup: { edition } }))).toBe(1)
  const last = night(KEEP, THREE, {}, 1).declineUntil('mission')
  expect(last.options.map(({ mission }) => mission)).toEqual([BOATS, GUIDE])
  expect(vote(last, GUIDE).state.mission).toMatchObject({ id: GUIDE, count: 2 })
})

test('sgf-2-keep-them-burning cannot: too few, two in one space, or inland', () => {
  expect(progressOf(night(KEEP, ['fire s0,0 x2', 'fire s1,0']))).toBe(0)
  expect(progressOf(night(KEEP, ['fire s0,0', 'fire s1,0', `fire ${INLAND}`]))).toBe(0)
  const four = { thorley: spent(AWAY), rose: spent(AWAY), rocco: spent(AWAY), leah: spent(AWAY) }
  expect(progressOf(night(KEEP, THREE, { heroes: four }))).toBe(0)
})

test('sgf-2-keep-them-burning bystander: the Fires burn on', () => {
  const table = night(KEEP, THREE)
  expect(['s0,0', 's1,0', SHORE].map((space) => table.tokens('fire', space))).toEqual([1, 1, 1])
})

const handing = (thorley: string, tokens: string[], progress = 0, sketch: Sketch = {}): Scene =>
  day(
    BOATS,
    { space: thorley, innocents: 1, corruption: 3 },
    { tokens: ['innocent s4,0 x3', ...tokens], ...sketch },
    progress,
  )

test('sgf-3a-to-the-boats works: on or beside a shore Fire an Innocent is handed over, and the hero may repent', () => {
  for (const edition of EDITIONS) {
    const table = handing(SHORE, [`fire ${SHORE}`], 0, { setup: { edition } })
    table.hero1({ do: 'deliver' })
    table.hero1({ yes: true }, 'ability')
    expect([progressOf(table), table.corruptionOf('thorley'), table.hero('thorley').innocents]).toEqual([1, 2, 0])
  }
  const beside = handing('harbour-light', [`fire ${SHORE}`], 1)
  beside.hero1({ do: 'deliver' })
  beside.hero1({ none: true }, 'ability')
  arrives(beside, INLAND)
  expect([beside.state.mission.id, onBoard(beside, 'controller'), beside.corruptionOf('thorley')]).toEqual([
    FOG,
    true,
    3,
  ])
})

test('sgf-3a-to-the-boats cannot: two steps away, at an inland Fire, or with empty hands', () => {
  const refused = (table: Scene) => table.refusal('hero1', { do: 'deliver' })?.code
  expect(refused(handing('s4,0', [`fire ${SHORE}`]))).toBe('no-delivery-here')
  expect(refused(handing(INLAND, [`fire ${INLAND}`]))).toBe('no-delivery-here')
  expect(refused(day(BOATS, SHORE, { tokens: [`fire ${SHORE}`, 'innocent s4,0 x3'] }))).toBe('not-held')
})

test('sgf-3a-to-the-boats bystander: others keep theirs; grief takes off the count what cannot be had any more', () => {
  const rose = { space: SHORE, innocents: 1 }
  const table = handing(SHORE, [`fire ${SHORE}`], 0, {
    heroes: { thorley: { space: SHORE, innocents: 1, corruption: 3 }, rose, rocco: AWAY },
  })
  table.hero1({ do: 'deliver' })
  expect(table.hero('rose').innocents).toBe(1)
  const few = night(KEEP, [...THREE, 'innocent s4,0'], {}, 1).declineUntil('mission')
  expect(vote(few, BOATS).state.mission).toMatchObject({ id: BOATS, count: 1 })
})

const aims = (to: string, tokens: string[], progress = 0, sketch: Sketch = {}): Scene => {
  const table = day(GUIDE, 'harbour-light', { tokens, orbital: [SHORE], ...sketch }, progress)
  table.hero1({ do: 'city' })
  table.hero1({ action: 'orbital' })
  table.hero1({ to }, 'orbital-move')
  return table
}

test('sgf-3b-guide-them-in works: a token moved to a space with Fire counts, 0 steps too; then the Controller comes', () => {
  for (const edition of EDITIONS) expect(progressOf(aims(SHORE, [`fire ${SHORE}`], 0, { setup: { edition } }))).toBe(1)
  const last = aims(INLAND, [`fire ${INLAND}`], 1)
  arrives(last.declineUntil('summon', 'city-action').declineUntil('summon'), INLAND)
  expect([last.state.mission.id, onBoard(last, 'controller')]).toEqual([FOG, true])
})

test('sgf-3b-guide-them-in cannot: a space without Fire, or the same again', () => {
  expect(progressOf(aims(INLAND, [`fire ${SHORE}`]))).toBe(0)
  const twice = day(GUIDE, 'harbour-light', {
    tokens: [`fire ${SHORE}`],
    orbital: [SHORE],
    mission: { id: GUIDE, progress: 1, marked: [SHORE] },
  })
  twice.hero1({ do: 'city' })
  twice.hero1({ action: 'orbital' })
  twice.hero1({ to: SHORE }, 'orbital-move')
  expect(progressOf(twice)).toBe(1)
})

test('sgf-3b-guide-them-in bystander: a monster there may live, and the Fire burns on', () => {
  const table = aims(SHORE, [`fire ${SHORE}`], 0, { monsters: [`acolyte ${SHORE}`] })
  table.hero1({ none: true }, 'orbital-kill')
  expect([table.board, table.tokens('fire', SHORE), progressOf(table)]).toEqual([[`acolyte ${SHORE}`], 1, 1])
})

test('sgf-4-what-the-fog-sent works: the Controller dies, and the Avatar comes', () => {
  const table = slays(day(FOG, SHORE, { monsters: [`controller ${SHORE}`], dice: dice(hits(9)) }), 'controller')
  arrives(table, INLAND)
  expect([table.state.mission.id, onBoard(table, 'avatar')]).toEqual([INTO, true])
})

test('sgf-4-what-the-fog-sent cannot: no other monster will do', () => {
  const table = day(FOG, SHORE, { monsters: [`acolyte ${SHORE}`, 'controller s4,2'], dice: dice(hits(9)) })
  expect(progressOf(slays(table, 'acolyte-1'))).toBe(0)
})

test('sgf-4-what-the-fog-sent bystander: whoever stands by is untouched', () => {
  const table = day(FOG, SHORE, { monsters: [`controller ${SHORE}`], dice: dice(hits(9)) })
  expect(unharmed(slays(table, 'controller'), 'rose', 'rocco')).toBe(true)
})

const lastFight = (tokens: string[], edition: Edition = 'final'): Scene => {
  const heroes = { thorley: { space: SHORE, corruption: 4 }, rose: AWAY, rocco: AWAY }
  const table = on(INTO, {
    heroes,
    tokens,
    monsters: [`avatar ${SHORE}`, `acolyte ${SHORE}`],
    dice: dice(hits(20)),
    setup: { edition },
  })
  fights(table).declineUntil('corruption').hero1({ yes: true })
  return table.declineUntil('kill', 'hero-turn')
}

test('sgf-5-into-the-light works: in or beside a Fire the Avatar can be killed, and that wins', () => {
  for (const edition of EDITIONS) {
    for (const fire of [`fire ${SHORE}`, 'fire harbour-light']) {
      const table = lastFight([fire], edition)
      table.hero1({ monster: 'avatar' }, 'kill')
      expect(table.state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
    }
  }
})

test('sgf-5-into-the-light cannot: two steps from any Fire it is not to be killed, whatever falls', () => {
  const table = lastFight(['fire s4,0'])
  expect(table.options.map(({ monster }) => monster)).toEqual([undefined, 'acolyte-1'])
  expect(table.refusal('hero1', { monster: 'avatar' })?.code).toBe('monster-unkillable')
})

test('sgf-5-into-the-light bystander: others beside it die as ever', () => {
  const table = lastFight([])
  table.hero1({ monster: 'acolyte-1' }, 'kill')
  expect([table.board, unharmed(table, 'rose', 'rocco')]).toEqual([[`avatar ${SHORE}`], true])
})
