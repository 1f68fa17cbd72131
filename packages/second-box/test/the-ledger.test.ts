import type { Edition } from '@haven/engine'
import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import {
  arrives,
  clockOf,
  deeds,
  dice,
  fights,
  hits,
  onBoard,
  slays,
  spent,
  telling,
  unharmed,
  vote,
} from './helpers.ts'

/** The Ledger: its tasks and missions. */

const on = telling('the-ledger-a')
const EDITIONS: readonly Edition[] = ['final', 'preview']
const ALTAR = 's2,1'
const AWAY = 's2,2'
const CHURCH = 'old-cathedral'
const OPEN = 'tlg-1-open-accounts'
const CLEAN = 'tlg-2a-clean-hands'
const RED = 'tlg-2b-red-hands'
const AUDITOR = 'tlg-3-the-auditor'
const CARRY = 'tlg-4-carry-the-book'
const BURN = 'tlg-5-burn-the-book'
const BOOK = { npcs: ['proxy'] } as const

type HeroSketch = NonNullable<Sketch['heroes']>[string]
/** Thorley's turn, the others away. */
const day = (mission: string, thorley: HeroSketch, sketch: Sketch = {}, progress = 0): Scene =>
  on(mission, { heroes: { thorley, rose: AWAY, rocco: AWAY }, altars: [ALTAR], ...sketch }, progress)
const night = (mission: string, thorley: object, sketch: Sketch = {}, progress = 0): Scene =>
  on(
    mission,
    {
      phase: 'round-end',
      heroes: { thorley: spent(ALTAR, thorley), rose: spent(AWAY), rocco: spent(AWAY) },
      ...sketch,
    },
    progress,
  )
const progressOf = (table: Scene): number => table.state.mission.progress

// ------------------------------------------------------------------------------------------------------- tasks

test('the-ledger works: the round begins with one Corruption where the Sins player likes', () => {
  const table = on(OPEN, { phase: 'round-start' })
  expect(table.prompt).toMatchObject({ kind: 'story-task', rule: 'ROUND-2', seat: 'sins' })
  table.sins({ token: 'corruption', space: CHURCH })
  expect([table.tokens('corruption', CHURCH), table.kind]).toEqual([1, 'first-hero'])
})

test('the-ledger works: the track rises by 1, by 2 after a round without progress, and that is told before', () => {
  const after = (progress: number) => night(OPEN, {}, { roundFacts: { progress } }).state.track
  expect([after(0), after(1), after(2)]).toEqual([2, 1, 1])
  const told = (progress: number) => clockOf(day(OPEN, AWAY, { roundFacts: { progress } }))
  expect(told(0)).toMatchObject({ stands: 2, otherwise: 1, condition: { fact: 'progress', now: 0, bound: 1 } })
  expect(told(1)).toEqual({ stands: 1, otherwise: null, condition: null })
})

test('the-ledger cannot: the token of the task does not go to a hero, and with an empty supply there is none', () => {
  const table = on(OPEN, { phase: 'round-start', heroes: { thorley: ALTAR, rose: AWAY, rocco: AWAY } })
  const spaces = table.options.map(({ space }) => space)
  expect([spaces.includes(ALTAR), spaces.includes(CHURCH)]).toEqual([false, true])
  expect(on(OPEN, { phase: 'round-start', tokens: ['corruption s0,2 x10'] }).kind).toBe('first-hero')
})

test('the-ledger bystander: the heroes are untouched by its tasks', () => {
  const table = on(OPEN, { phase: 'round-start' })
  table.sins({ space: CHURCH })
  expect(unharmed(table, 'thorley', 'rose', 'rocco')).toBe(true)
})

test('tlg-the-book works: whoever holds it takes 1 corruption at the end of a round, at 7 a wound', () => {
  for (const edition of EDITIONS) {
    expect(night(OPEN, BOOK, { setup: { edition } }).corruptionOf('thorley')).toBe(2)
  }
  const full = night(OPEN, { ...BOOK, corruption: 7 })
  full.hero1({ slot: 1 }, 'wound-slot')
  expect([full.woundsOf('thorley'), full.state.track]).toEqual([1, 2])
})

test('tlg-the-book cannot: lying somewhere it tempts nobody', () => {
  const table = night(OPEN, {}, { npcs: [{ kind: 'proxy', space: ALTAR }] })
  expect(unharmed(table, 'thorley', 'rose', 'rocco')).toBe(true)
})

test('tlg-the-book bystander: the others of the space take nothing', () => {
  const heroes = { thorley: spent(ALTAR, BOOK), rose: spent(ALTAR), rocco: spent(AWAY, { npcs: ['commissioner'] }) }
  const table = on(OPEN, { phase: 'round-end', heroes })
  expect([table.corruptionOf('thorley'), unharmed(table, 'rose', 'rocco')]).toEqual([2, true])
})

// --------------------------------------------------------------------------------------------- Open Accounts

const PAY = { do: 'ability', ability: OPEN } as const
const WELL_OFF = { space: ALTAR, extraTurns: 1, upgrades: ['upg-rosary', 'upg-lucky-coin'] }
const paid = (choice: string, edition: Edition = 'final'): Scene => {
  const table = day(OPEN, WELL_OFF, { setup: { edition } })
  table.hero1(PAY)
  expect(table.prompt).toMatchObject({ kind: 'effect', seat: 'hero1', subject: { cause: OPEN } })
  table.hero1({ choice })
  return table
}

test('tlg-1-open-accounts works: an Extra Turn token, an Upgrade of choice or a wound is paid, and counts', () => {
  for (const edition of EDITIONS) {
    const turn = paid('extra-turn', edition)
    expect([progressOf(turn), turn.hero('thorley').extraTurns, turn.woundsOf('thorley')]).toEqual([1, 0, 0])
    const gear = paid('upgrade', edition)
    gear.hero1({ card: 'upg-rosary' }, 'lose-upgrade')
    expect([progressOf(gear), gear.hero('thorley').upgrades]).toEqual([1, ['upg-lucky-coin']])
    const blood = paid('wound', edition)
    blood.hero1({ slot: 1 }, 'wound-slot')
    expect([progressOf(blood), blood.woundsOf('thorley'), blood.hero('thorley').extraTurns]).toEqual([1, 1, 1])
  }
})

test('tlg-1-open-accounts works: who has but one way is not asked which, and it is the Action of the turn', () => {
  const table = day(OPEN, ALTAR, { tokens: [`fire ${ALTAR}`] })
  table.hero1(PAY)
  table.hero1({ slot: 1 }, 'wound-slot')
  expect([progressOf(table), deeds(table).includes('cleanse'), deeds(table).includes('ability')]).toEqual([
    1,
    false,
    false,
  ])
})

test('tlg-1-open-accounts works: the last payment leads to the branch', () => {
  const table = day(OPEN, WELL_OFF, {}, 3)
  table.hero1(PAY)
  table.hero1({ choice: 'extra-turn' })
  expect(table.options.map(({ mission }) => mission)).toEqual([CLEAN, RED])
  expect(vote(table, CLEAN).state.mission).toMatchObject({ id: CLEAN, count: 2 })
})

test('tlg-1-open-accounts cannot: beside a monster, without an Altar, and never with the last life', () => {
  const open = (thorley: HeroSketch, sketch: Sketch = {}): boolean =>
    day(OPEN, thorley, sketch).options.some(({ ability }) => ability === OPEN)
  expect(open(ALTAR)).toBe(true)
  expect([
    open(ALTAR, { monsters: [`acolyte ${ALTAR}`] }),
    open(AWAY),
    open({ space: ALTAR, wounds: [1, 2, 3, 4] }),
  ]).toEqual([false, false, false])
  const dying = day(OPEN, { ...WELL_OFF, upgrades: [], wounds: [1, 2, 3, 4] })
  dying.hero1(PAY)
  expect([progressOf(dying), dying.hero('thorley').extraTurns]).toEqual([1, 0])
})

test('tlg-1-open-accounts bystander: nobody else pays, and an undo gives it back', () => {
  const table = day(OPEN, WELL_OFF, { heroes: { thorley: WELL_OFF, rose: { ...WELL_OFF, upgrades: [] }, rocco: AWAY } })
  const { state } = table
  const before = JSON.stringify(state)
  table.hero1(PAY)
  table.hero1({ choice: 'extra-turn' })
  expect([table.hero('rose').extraTurns, unharmed(table, 'rose', 'rocco')]).toEqual([1, true])
  expect(JSON.stringify(state)).toBe(before)
})

// ------------------------------------------------------------------------------------------------ both branches

const endsAt = (thorley: HeroSketch, sketch: Sketch = {}, progress = 0): Scene => {
  const table = day(CLEAN, thorley, sketch, progress)
  table.hero1({ do: 'end' })
  return table
}

test('tlg-2a-clean-hands works: at corruption 4 or less, at an Altar without monsters; then the Controller comes', () => {
  for (const edition of EDITIONS) {
    expect(progressOf(endsAt({ space: ALTAR, corruption: 4 }, { setup: { edition } }))).toBe(1)
  }
  const last = arrives(endsAt(ALTAR, {}, 1), 'megatheatre')
  expect([last.state.mission.id, onBoard(last, 'controller')]).toEqual([AUDITOR, true])
})

test('tlg-2a-clean-hands cannot: at 5, beside a monster, elsewhere, or twice from one place', () => {
  expect(progressOf(endsAt({ space: ALTAR, corruption: 5 }))).toBe(0)
  expect(progressOf(endsAt(ALTAR, { monsters: [`acolyte ${ALTAR}`] }))).toBe(0)
  expect(progressOf(endsAt(AWAY))).toBe(0)
  const again = day(CLEAN, ALTAR)
  again.hero1({ do: 'end' })
  for (const seat of ['hero2', 'hero3'] as const) again.answer(seat, { do: 'end' })
  again.hero1({ do: 'end' })
  expect(progressOf(again)).toBe(1)
})

test('tlg-2a-clean-hands bystander: who stands there in another’s turn counts not yet', () => {
  const table = day(CLEAN, AWAY, { heroes: { thorley: AWAY, rose: ALTAR, rocco: ALTAR } })
  table.hero1({ do: 'end' })
  expect([progressOf(table), unharmed(table, 'rose', 'rocco')]).toEqual([0, true])
})

const bloody = (corruption: number, sketch: Sketch = {}, progress = 0): Scene =>
  day(RED, { space: AWAY, corruption }, { monsters: [`acolyte ${AWAY}`], dice: dice(hits(9)), ...sketch }, progress)

test('tlg-2b-red-hands works: a kill at 5 or more counts, also with corruption taken for that roll', () => {
  for (const edition of EDITIONS) expect(progressOf(slays(bloody(5, { setup: { edition } }), 'acolyte-1'))).toBe(1)
  const bold = fights(bloody(4))
  bold.declineUntil('corruption').hero1({ yes: true })
  bold.declineUntil('kill').hero1({ monster: 'acolyte-1' })
  expect(progressOf(bold)).toBe(1)
  const last = arrives(slays(bloody(5, {}, 3), 'acolyte-1'), 'megatheatre')
  expect([last.state.mission.id, onBoard(last, 'controller')]).toEqual([AUDITOR, true])
})

test('tlg-2b-red-hands cannot: at 4 a kill does not count, and a strike from orbit never does', () => {
  expect(progressOf(slays(bloody(4), 'acolyte-1'))).toBe(0)
  const strike = telling('the-ledger-b')(RED, {
    heroes: { thorley: { space: 'ravencorp-hq', corruption: 6 }, rose: 's0,1', rocco: 's0,1' },
    monsters: ['acolyte s3,1'],
    orbital: ['s3,1'],
  })
  strike.hero1({ do: 'city' })
  strike.hero1({ action: 'orbital' })
  strike.hero1({ to: 's3,1' }, 'orbital-move')
  strike.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
  expect([strike.board, progressOf(strike)]).toEqual([[], 0])
})

test('tlg-2b-red-hands bystander: a clean friend beside the killer is none the worse, nor does he count', () => {
  const table = bloody(4, {
    heroes: { thorley: { space: AWAY, corruption: 4 }, rose: { space: AWAY, corruption: 7 }, rocco: AWAY },
  })
  expect([progressOf(slays(table, 'acolyte-1')), table.woundsOf('rose'), unharmed(table, 'rocco')]).toEqual([
    0,
    0,
    true,
  ])
})

// ----------------------------------------------------------------------------------------------- to the fire

test('tlg-3-the-auditor works: the Controller dies, and the book is to be carried', () => {
  const table = day(AUDITOR, AWAY, { monsters: [`controller ${AWAY}`], dice: dice(hits(9)) })
  expect(slays(table, 'controller').state.mission).toMatchObject({ id: CARRY, progress: 0, count: 1 })
})

test('tlg-3-the-auditor cannot: no other monster will do', () => {
  expect(
    progressOf(slays(day(AUDITOR, AWAY, { monsters: [`acolyte ${AWAY}`], dice: dice(hits(9)) }), 'acolyte-1')),
  ).toBe(0)
})

test('tlg-3-the-auditor bystander: whoever stands by is untouched', () => {
  const table = day(AUDITOR, AWAY, { monsters: [`controller ${AWAY}`], dice: dice(hits(9)) })
  expect(unharmed(slays(table, 'controller'), 'rose', 'rocco')).toBe(true)
})

const carried = (thorley: HeroSketch, sketch: Sketch = {}): Scene => {
  const table = day(CARRY, thorley, sketch)
  table.hero1({ do: 'end' })
  return table
}

test('tlg-4-carry-the-book works: its holder ends a turn in the Old Cathedral, monsters or not; the Avatar comes', () => {
  for (const edition of EDITIONS) {
    const table = carried({ space: CHURCH, ...BOOK }, { monsters: [`acolyte ${CHURCH}`], setup: { edition } })
    arrives(table, 'megatheatre')
    expect([table.state.mission, onBoard(table, 'avatar')]).toMatchObject([{ id: BURN, count: 2 }, true])
  }
})

test('tlg-4-carry-the-book cannot: without the book, or with it elsewhere', () => {
  expect(progressOf(carried(CHURCH, { npcs: [{ kind: 'proxy', space: CHURCH }] }))).toBe(0)
  expect(progressOf(carried({ space: 's3,1', ...BOOK }))).toBe(0)
})

test('tlg-4-carry-the-book bystander: a friend who holds it there does not count in this turn', () => {
  const table = day(CARRY, CHURCH, { heroes: { thorley: CHURCH, rose: { space: CHURCH, ...BOOK }, rocco: AWAY } })
  table.hero1({ do: 'end' })
  expect([progressOf(table), unharmed(table, 'rose', 'rocco')]).toEqual([0, true])
})

const burning = (thorley: HeroSketch, sketch: Sketch = {}, progress = 0): Scene => {
  const table = day(BURN, thorley, sketch, progress)
  table.hero1({ do: 'cleanse' })
  return table.declineUntil('remove-token')
}

test('tlg-5-burn-the-book works: each Skill result is progress or removes a token; the last wins', () => {
  for (const edition of EDITIONS) {
    const table = burning({ space: CHURCH, ...BOOK }, { tokens: [`fire ${CHURCH}`], setup: { edition } })
    table.hero1({ progress: true }, 'remove-token')
    table.hero1({ token: 'fire' }, 'remove-token')
    expect([progressOf(table), table.tokens('fire', CHURCH)]).toEqual([1, 0])
  }
  const last = burning({ space: CHURCH, ...BOOK }, {}, 1)
  last.hero1({ progress: true }, 'remove-token')
  expect(last.state.over).toEqual({ winner: 'heroes', rule: 'WIN-1' })
})

test('tlg-5-burn-the-book cannot: without the book, or with it elsewhere, there is nothing to cleanse', () => {
  expect(day(BURN, CHURCH).refusal('hero1', { do: 'cleanse' })).toMatchObject({ code: 'nothing-to-cleanse' })
  expect(day(BURN, { space: AWAY, ...BOOK }).refusal('hero1', { do: 'cleanse' })).toMatchObject({
    code: 'nothing-to-cleanse',
  })
})

test('tlg-5-burn-the-book bystander: a friend beside the fire may not burn, and nobody is hurt', () => {
  const table = day(BURN, CHURCH, { heroes: { thorley: CHURCH, rose: { space: CHURCH, ...BOOK }, rocco: AWAY } })
  expect(deeds(table)).not.toContain('cleanse')
  const burnt = burning({ space: CHURCH, ...BOOK })
  burnt.hero1({ progress: true }, 'remove-token')
  expect(unharmed(burnt, 'rose', 'rocco')).toBe(true)
})
