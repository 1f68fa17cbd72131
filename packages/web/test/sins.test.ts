import type { Event, Position, View } from '@haven/engine'
import type { LogStep } from '@haven/table'
import { signal } from '@preact/signals'
import { describe, expect, test } from 'vitest'
import { roundBegins, thorleyActs, thorleyArrived } from '../e2e/third-round.ts'
import { isNear } from '../src/model/near.ts'
import { roundLine } from '../src/model/round-line.ts'
import { rules } from '../src/model/rules.ts'
import type { GameStore } from '../src/model/store.ts'
import { foughtIn } from '../src/model/targets.ts'
import { cityModel, cityPlan, type Ghost } from '../src/parts/city/city.ts'
import { ghostSpot } from '../src/parts/city/live/Ghost.tsx'
import { placed } from '../src/parts/city/live/placing.ts'
import { isOver, plateBeside, within } from '../src/parts/city/live/plates.ts'
import { keepsKills, keepsWounds, promise } from '../src/screens/table/promises.ts'

const viewOf = (position: Position, seat: 'sins' | 'hero1' = 'sins'): View =>
  rules.view(rules.fromPosition(position, 'sins'), seat)

describe('the line of the round', () => {
  const begins = viewOf(roundBegins)
  const turn = viewOf(thorleyActs)

  test('lights the present step, and tells what each brings', () => {
    expect(roundLine(begins, [], [])).toMatchObject({
      now: 'task',
      token: 'fire',
      turns: 6,
      reactions: 4,
      clock: { now: 2, to: 3, otherwise: 4 },
    })
    expect(roundLine(turn, [], []).now).toBe('turns')
  })

  test('ends with what is shown of the end of the round', () => {
    const over: View = { ...turn, turn: null, awaiting: [], prompts: [] }
    const step = (event: Event) => roundLine(over, [event], []).now
    expect(step({ event: 'trackRaised', level: 3, cause: 'x' } as Event)).toBe('apocalypse')
    expect(step({ event: 'monsterSummoned', monster: 'acolyte-1', space: 's0,0', cause: 'END-1' })).toBe('summon')
    expect(step({ event: 'sinCardsDrawn', count: 1, cause: 'END-4', secret: { to: 'sins', cards: [] } })).toBe('cards')
  })

  test('remembers which token the story places', () => {
    const told: Event[] = [{ event: 'tokenPlaced', token: 'fire', space: 's0,0', cause: turn.setup.story }]
    expect(roundLine(turn, [], told).token).toBe('fire')
    expect(roundLine(turn, [], []).token).toBeNull()
  })
})

describe('ghosts', () => {
  const view = viewOf(roundBegins)
  const plan = cityPlan(rules, view.setup.map)
  const model = cityModel(rules, view)
  const fireIn = (space: string): Ghost => ({
    key: space,
    space,
    lines: [],
    what: 'token',
    token: { kind: 'fire', count: 1 },
  })

  test('a token lies beside those of other kinds and on those of its own', () => {
    const pieces = placed(plan, model)
    const pile = pieces.find(({ key }) => key === 'token s2,2 fire')
    expect(ghostSpot(plan, model, fireIn('s2,2'))).toEqual(pile?.spot)
    const spot = ghostSpot(plan, model, fireIn('s1,2'))
    expect(spot).not.toBeNull()
    expect(ghostSpot(plan, model, fireIn('nowhere'))).toBeNull()
  })

  test('its plate lies beside it, in sight, and covers as few pieces as it can', () => {
    const seen = { x: 0, y: 0, w: 400, h: 300 }
    const spot = { x: 380, y: 150, scale: 1 }
    const plate = plateBeside(spot, { w: 120, h: 50 }, seen, () => 0)
    expect(isOver(plate, spot)).toBe(false)
    expect(within(plate, seen)).toEqual(plate)
    const left = plateBeside(spot, { w: 120, h: 50 }, seen, ({ x }) => (x < 300 ? 5 : 0))
    expect(isOver(left, spot)).toBe(false)
  })
})

test('the camera goes to the space of a fight', () => {
  const view = viewOf(thorleyActs)
  expect(foughtIn(view, [])).toBeNull()
  const begun: Event = {
    event: 'fightStarted',
    hero: 'thorley',
    space: 's0,0',
    target: 's0,1',
    by: 'heroes',
    ranged: true,
  }
  expect(foughtIn(view, [begun])).toBe('s0,1')
})

describe('one press settles FAITH, Hits and wounds', () => {
  const started: LogStep = {
    events: [{ event: 'fightStarted', hero: 'rose', space: 's0,0', target: 's0,0', by: 'heroes', ranged: false }],
    sealed: false,
  }
  const storeWith = (steps: readonly LogStep[]) =>
    ({ log: signal(steps) }) as unknown as GameStore & {
      log: { value: readonly LogStep[] }
    }
  const fighting = { roll: { of: 'fight' } } as View

  test('what comes as it was told is given, and once', () => {
    const store = storeWith([started])
    promise(store, { hero: 'rose', killed: ['a', 'b'], slots: [1, 5] })
    expect(keepsKills(store, 'rose', ['b', 'a'])).toBe(true)
    expect(keepsWounds(store, fighting, 'rose', [5])).toBe(true)
    expect(keepsWounds(store, fighting, 'rose', [5])).toBe(false)
  })

  test('anything else is asked: other kills, other slots, another hero, another fight, wounds of a fire', () => {
    const fresh = () => {
      const store = storeWith([started])
      promise(store, { hero: 'rose', killed: ['a'], slots: [5] })
      return store
    }
    expect(keepsKills(fresh(), 'rose', ['b'])).toBe(false)
    expect(keepsWounds(fresh(), fighting, 'rose', [6])).toBe(false)
    expect(keepsWounds(fresh(), fighting, 'karl', [5])).toBe(false)
    expect(keepsWounds(fresh(), { roll: null } as View, 'rose', [5])).toBe(false)
    const later = fresh()
    later.log.value = [started, started]
    expect(keepsWounds(later, fighting, 'rose', [5])).toBe(false)
  })
})

test('an armed card is near when its moment can come, and never after a card of this turn', () => {
  const turn = viewOf(thorleyArrived)
  expect(isNear('fight-start', turn)).toBe(true)
  expect(isNear('turn-start', turn)).toBe(false)
  expect(isNear('fight-start', viewOf(thorleyActs))).toBe(false)
  expect(isNear('fight-start', { ...turn, sins: { ...turn.sins, open: 'pride-hubris' } })).toBe(false)
  const between = viewOf(roundBegins)
  expect(isNear('turn-start', between)).toBe(true)
})
