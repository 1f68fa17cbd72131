import type { Edition, MissionDef, StoryDef } from '@haven/engine'
import {
  act,
  type EffectFrame,
  figureAt,
  heroAt,
  heroesIn,
  kindle,
  lookAtRoundEnd,
  movable,
  moveMonsters,
  placeTask,
  progress,
  raiseByClock,
  type Step,
  takeToken,
} from '@haven/engine/kit'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { dusk, rulesWith } from './texts.ts'

/** Primitives of stories that no story of the core box needs: a mission's own Action, and facts of their own. */

const EDITIONS: readonly Edition[] = ['final', 'preview']

/** What an answer leaves alone: the state before it, which an undo comes back to. */
function undone(table: Scene, change: () => void): void {
  const { state } = table
  const before = JSON.stringify(state)
  change()
  expect(JSON.stringify(state)).toBe(before)
  expect(table.state).not.toBe(state)
}

const END: MissionDef = { id: 'the-end', count: () => 1, progress: [{ on: 'flip' }], next: [] }
const mission = (parts: Partial<MissionDef>): MissionDef => ({
  id: 'fixture',
  count: () => 3,
  progress: [],
  next: ['the-end'],
  ...parts,
})
const telling = (parts: Partial<MissionDef>, story: Partial<StoryDef> = {}) =>
  rulesWith({ missions: [mission(parts), END], story })

// ------------------------------------------------------------------------------------------------- action-deed

describe('story-action: a mission’s own Action', () => {
  const rules = telling({
    deed: { isAction: true, when: (g, place) => heroAt(g, place).wounds.length === 0, steps: [progress(1)] },
  })
  const turn = (edition: Edition, sketch: Sketch = {}): Scene =>
    scene({
      rules,
      heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
      reactions: 0,
      ...sketch,
      setup: { edition, ...sketch.setup },
    })
  const pay = { do: 'ability', ability: 'fixture' } as const

  test.each(EDITIONS)('story-action TURN-2 it is the Action of the turn: no other after it (%s)', (edition) => {
    const table = turn(edition)
    undone(table, () => table.hero1(pay))
    expect(table.state.mission.progress).toBe(1)
    expect(table.options.map((option) => option.do)).not.toContain('fight')
    expect(table.refusal('hero1', { do: 'fight' })).toMatchObject({ code: 'action-taken', rule: 'TURN-1' })
    expect(table.refusal('hero1', pay)).toMatchObject({ code: 'action-taken', rule: 'TURN-1' })
  })

  test.each(EDITIONS)('story-action MOVE-16 after a step it ends the Move; before one it does not (%s)', (edition) => {
    const after = turn(edition, { monsters: [] })
    after.hero1({ do: 'move', to: 's1,1' })
    after.hero1(pay)
    expect(after.options.map((option) => option.do)).not.toContain('move')
    const before = turn(edition, { monsters: [] })
    before.hero1(pay)
    before.hero1({ do: 'move', to: 's1,1' })
    expect(before.spaceOf('thorley')).toBe('s1,1')
  })

  test('story-action it is not offered after another Action, nor where the mission does not allow it', () => {
    const fought = turn('final', { dice: { hero: Array(9).fill('skill'), sin: Array(9).fill('blank') } })
    fought.hero1({ do: 'fight' })
    fought.declineUntil('hero-turn')
    expect(fought.optionIds).not.toContain('ability:fixture')
    const hurt = turn('final', { heroes: { thorley: { space: 's1,0', wounds: [1] }, rocco: 's0,2', rose: 's0,2' } })
    expect(hurt.optionIds).not.toContain('ability:fixture')
    expect(hurt.refusal('hero1', pay)).toMatchObject({ code: 'ability-not-now', rule: 'fixture' })
  })

  test('story-action it is the current mission’s alone', () => {
    const later = turn('final', { mission: { id: 'the-end', progress: 0 } })
    expect(later.optionIds).not.toContain('ability:fixture')
    expect(later.refusal('hero1', pay)).toMatchObject({ code: 'ability-unknown' })
  })
})

// --------------------------------------------------------------------------------------------------- round end

describe('story-round-end: what stands so when the round ends', () => {
  const held = (amount: number, end: StoryDef['end'] = [lookAtRoundEnd, raiseByClock]) =>
    telling(
      {
        count: () => 9,
        progress: [{ on: 'roundEnd', if: (g) => heroesIn(g, heroAt(g, 0).space).length === 3, amount: () => amount }],
      },
      { end, clock: { levels: 1, more: { levels: 1, fact: 'progress', when: 'under', bound: () => 1 } } },
    )
  const night = (rules: ReturnType<typeof held>, edition: Edition, sketch: Sketch = {}): Scene =>
    dusk({ rules, apocalypse: 0, apocalypseDeck: [], setup: { edition }, ...sketch })

  test.each(EDITIONS)(
    'story-round-end ORD-7 it counts as much as the mission says, before the track rises (%s)',
    (edition) => {
      const table = night(held(2), edition)
      undone(table, () => table.hero1({ do: 'end' }))
      expect([table.state.mission.progress, table.state.track]).toEqual([2, 1])
      const order = table.events.map(({ event }) => event).filter((name) => /missionProgress|trackRaised/.test(name))
      expect(order).toEqual(['missionProgress', 'trackRaised'])
    },
  )

  test('story-round-end it stands among the tasks where the story puts it', () => {
    const late = night(held(2, [raiseByClock, lookAtRoundEnd]), 'final')
    late.hero1({ do: 'end' })
    expect([late.state.mission.progress, late.state.track]).toEqual([2, 2])
  })

  test('story-round-end nothing counts where it does not stand so, and a story that does not look counts nothing', () => {
    const scattered = {
      thorley: { space: 's0,2', turns: 0 },
      rocco: { space: 's3,0', turns: 0 },
      rose: { space: 's0,2', turns: 0 },
    }
    const apart = night(held(2), 'final', { heroes: scattered })
    apart.hero1({ do: 'end' })
    const blind = night(held(2, [raiseByClock]), 'final')
    blind.hero1({ do: 'end' })
    expect([apart.state.mission.progress, blind.state.mission.progress]).toEqual([0, 0])
  })

  test('STORY-1 STORY-7 what is over the count is lost, and the next mission begins after the tasks', () => {
    const table = night(
      telling(
        { progress: [{ on: 'roundEnd', amount: () => 9 }], count: () => 2 },
        { end: [lookAtRoundEnd, raiseByClock], clock: { levels: 1 } },
      ),
      'final',
    )
    table.hero1({ do: 'end' })
    expect(table.state.mission).toMatchObject({ id: 'the-end', progress: 0 })
    const order = table.events.map(({ event }) => event).filter((name) => /trackRaised|missionAccomplished/.test(name))
    expect(order).toEqual(['trackRaised', 'missionAccomplished'])
  })
})

// ------------------------------------------------------------------------------------------------------- facts

describe('story-aim: an Orbital Strike token comes to a space', () => {
  const rules = telling({
    count: () => 2,
    progress: [
      {
        on: 'aim',
        if: (g, { space }) => space === g.map.index.get('s1,1'),
        once: (g, { space }) => g.map.spaces[space] as string,
      },
      { on: 'kill', if: (_, { by, place }) => by === 'orbital' && place === 0 },
    ],
  })
  const use = (edition: Edition, to: string): Scene => {
    const table = scene({
      rules,
      heroes: { thorley: 'uplink-tower', rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,1', 'acolyte s3,1'],
      orbital: ['s1,1'],
      setup: { edition },
    })
    table.hero1({ do: 'city' })
    table.hero1({ action: 'orbital' })
    undone(table, () => table.hero1({ to }, 'orbital-move'))
    return table
  }

  test.each(EDITIONS)('story-aim it counts with 0 steps too, and before anything dies there (%s)', (edition) => {
    const table = use(edition, 's1,1')
    expect([table.state.mission.progress, table.of('monsterKilled')]).toEqual([1, []])
    table.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
    expect(table.of('missionProgress').map((event) => event.progress)).toEqual([1, 2])
  })

  test('story-aim another space does not count, and of the same space only the first time', () => {
    expect(use('final', 's2,1').state.mission.progress).toBe(0)
    const twice = use('final', 's1,1')
    twice.hero1({ none: true }, 'orbital-kill')
    twice.hero1({ action: 'orbital' })
    twice.hero1({ to: 's1,1' }, 'orbital-move')
    expect(twice.state.mission.progress).toBe(1)
  })
})

describe('story-kindle: a Fire that a hero lights', () => {
  const light: Step<EffectFrame> = act('light', (g, f) => kindle(g, f.place, heroAt(g, f.place).space, f.cause))
  const rules = telling({
    progress: [{ on: 'kindle', once: (g, { space }) => g.map.spaces[space] as string }],
    deed: { when: () => true, steps: [light] },
  })
  const lit = (edition: Edition, sketch: Sketch = {}): Scene => {
    const table = scene({
      rules,
      heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
      setup: { edition },
      ...sketch,
    })
    undone(table, () => table.hero1({ do: 'ability', ability: 'fixture' }))
    return table
  }

  test.each(EDITIONS)('story-kindle the token lies there, and the mission hears of it (%s)', (edition) => {
    const table = lit(edition)
    expect([table.tokens('fire', 's1,0'), table.state.mission.progress]).toEqual([1, 1])
    table.hero1({ do: 'ability', ability: 'fixture' })
    expect([table.tokens('fire', 's1,0'), table.state.mission.progress]).toEqual([2, 1])
  })

  test('story-kindle COMP-2 from an empty supply nothing is lit and nothing counts', () => {
    const table = lit('final', { tokens: ['fire s3,0 x10'] })
    expect([table.tokens('fire', 's1,0'), table.state.mission.progress]).toEqual([0, 0])
  })
})

describe('kill: whose it was', () => {
  const rules = telling({ progress: [{ on: 'kill', if: (g, { place }) => heroAt(g, place).corruption >= 5 }] })
  const killed = (edition: Edition, corruption: number): number => {
    const table = scene({
      rules,
      heroes: { thorley: { space: 's1,0', corruption }, rocco: { space: 's0,2', corruption: 7 }, rose: 's0,2' },
      monsters: ['acolyte s1,0'],
      dice: { hero: Array(9).fill('hit'), sin: Array(9).fill('blank') },
      setup: { edition },
    })
    table.hero1({ do: 'fight' })
    table.declineUntil('kill')
    undone(table, () => table.hero1({ monster: 'acolyte-1' }, 'kill'))
    return table.state.mission.progress
  }

  test.each(EDITIONS)('ORD-2 it names the fighting hero, as he is when the kill counts (%s)', (edition) => {
    expect([killed(edition, 4), killed(edition, 5)]).toEqual([0, 1])
  })

  test('ORD-2 corruption that he takes for the roll is there by then; that of the fight is not', () => {
    const table = scene({
      rules,
      heroes: { thorley: { space: 's1,0', corruption: 4 }, rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
      dice: { hero: Array(9).fill('hit'), sin: Array(9).fill('corruption') },
    })
    table.hero1({ do: 'fight' })
    fightOn(table, true)
    expect(table.state.mission.progress).toBe(1)
    const shy = scene({
      rules,
      heroes: { thorley: { space: 's1,0', corruption: 4 }, rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
      dice: { hero: Array(9).fill('hit'), sin: Array(9).fill('corruption') },
    })
    shy.hero1({ do: 'fight' })
    fightOn(shy, false)
    expect([shy.state.mission.progress, shy.corruptionOf('thorley')]).toEqual([0, 6])
  })
})

function fightOn(table: Scene, corruption: boolean): void {
  table.declineUntil('corruption')
  table.hero1(corruption ? { yes: true } : { none: true }, 'corruption')
  table.hero1({ monster: 'acolyte-1' }, 'kill')
}

// ------------------------------------------------------------------------------------------------------- tasks

describe('tasks of a story', () => {
  const nearer = moveMonsters(movable, 1, 2, (g, figure, to) => {
    const at = g.map.index.get('uplink-tower') as number
    const steps = g.map.distance[at] as Uint8Array
    return (steps[to] as number) < (steps[figureAt(g, figure)] as number)
  })

  test.each(EDITIONS)(
    'ROUND-2 a step of a task may be bound to a direction; nobody else is offered (%s)',
    (edition) => {
      const rules = rulesWith({ story: { begin: nearer } })
      const table = scene({
        rules,
        phase: 'round-start',
        monsters: ['acolyte s3,0', 'abomination uplink-tower'],
        setup: { edition },
      })
      expect(table.prompt).toMatchObject({ kind: 'reaction-move', seat: 'sins' })
      const far = table.options.filter(({ monster }) => monster === 'acolyte-1').map(({ to }) => to)
      expect([far.length > 0, table.options.some(({ monster }) => monster === 'abomination-1')]).toEqual([true, false])
      undone(table, () => table.sins({ monster: 'acolyte-1', to: far[0] as string }))
      expect(table.kind).toBe('first-hero')
    },
  )

  test('ROUND-2 a task of which nothing can be done is passed over without a question', () => {
    const rules = rulesWith({ story: { begin: [...nearer, ...placeTask('fire', 1)] } })
    const table = scene({
      rules,
      phase: 'round-start',
      monsters: ['abomination uplink-tower'],
      tokens: ['fire s3,0 x10'],
    })
    expect(table.kind).toBe('first-hero')
  })

  test.each(EDITIONS)('a token that a task takes counts for no mission (%s)', (edition) => {
    const rules = telling(
      { progress: [{ on: 'remove', of: ['fire'] }] },
      { end: [act('take', (g, f) => takeToken(g, 'fire', heroAt(g, 0).space, f.cause))] },
    )
    const table = dusk({ rules, setup: { edition }, tokens: ['fire s0,2 x2', 'fire s3,0 x4'] })
    undone(table, () => table.hero1({ do: 'end' }))
    expect([table.tokens('fire', 's0,2'), table.state.mission.progress]).toEqual([1, 0])
    expect(table.of('tokenLost')).toHaveLength(1)
  })

  test('a token that does not lie there is not taken', () => {
    const rules = telling({}, { end: [act('take', (g, f) => takeToken(g, 'fire', heroAt(g, 0).space, f.cause))] })
    const table = dusk({ rules, tokens: [] })
    table.hero1({ do: 'end' })
    expect(table.of('tokenLost')).toEqual([])
  })
})

// ------------------------------------------------------------------------------------------------------- clock

describe('the clock of a story', () => {
  const clocked = (clock: NonNullable<StoryDef['clock']>, end: StoryDef['end'] = [raiseByClock]) =>
    telling({}, { clock, end })

  test('it can look at the monsters of a space', () => {
    const rules = clocked({
      levels: 1,
      more: { levels: 1, fact: 'monsters', at: 'uplink-tower', when: 'from', bound: () => 1 },
    })
    const table = (monsters: string[]) => dusk({ rules, apocalypse: 0, apocalypseDeck: [], monsters })
    const empty = table(['acolyte s3,0'])
    expect(empty.view('spectator').endOfRound?.clock).toMatchObject({
      stands: 1,
      otherwise: 2,
      condition: { fact: 'monsters', at: 'uplink-tower', now: 0, bound: 1, when: 'from' },
    })
    const held = table(['acolyte uplink-tower'])
    expect(held.view('spectator').endOfRound?.clock).toMatchObject({ stands: 2, otherwise: 1 })
    empty.hero1({ do: 'end' })
    held.hero1({ do: 'end' })
    expect([empty.state.track, held.state.track]).toEqual([1, 2])
  })

  test('what the story’s own tasks take before counts as gone already, and is told', () => {
    const rules = clocked(
      { levels: 1, more: { levels: 1, fact: 'fire', when: 'under', bound: () => 2, lost: () => 1 } },
      [act('take', (g, f) => takeToken(g, 'fire', heroAt(g, 0).space, f.cause)), raiseByClock],
    )
    const table = dusk({ rules, apocalypse: 0, apocalypseDeck: [], tokens: ['fire s0,2', 'fire s3,0'] })
    expect(table.view('spectator').endOfRound?.clock).toMatchObject({
      stands: 2,
      otherwise: 1,
      condition: { now: 1, lost: 1 },
    })
    table.hero1({ do: 'end' })
    expect(table.state.track).toBe(2)
  })
})
