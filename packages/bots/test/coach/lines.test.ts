import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { coachAtEnd, NOTHING_SAID } from '../../src/coach/index.ts'
import { asked, deedsOf, heard, lineOf } from './at.ts'

/** Each line where it is true, and where it is not. */

/** One player has all heroes; of the Districts only those named are still open. */
const one = ({ open = [], ...sketch }: Sketch & { readonly open?: readonly string[] }): Scene =>
  scene({
    ...sketch,
    slots: DISTRICTS.filter((each) => !open.includes(each)),
    setup: { heroPlayers: 1, ...sketch.setup },
  })
const DISTRICTS = ['saint-jude-hospital', 'constabulary', 'dockside', 'old-cathedral', 'megatheatre', 'uplink-tower']
const HOSPITAL = ['saint-jude-hospital']

/** Thorley, hurt, a step from the hospital; nobody near. */
const hurt = (wounds: number[], more: Sketch = {}, him = {}) =>
  one({
    open: HOSPITAL,
    heroes: { thorley: { space: 's0,1', wounds, turns: 1, ...him }, rose: 's3,2', rocco: 's3,2' },
    ...more,
  })

describe('danger', () => {
  test('heal: many wounds, and a District that heals in reach', () => {
    const at = hurt([1, 2, 3])
    const line = lineOf(at, 'heal')
    expect(line).toMatchObject({ kind: 'danger', params: { wounds: 3 } })
    expect(deedsOf(at, line)[0]).toMatch(/^(move|city)/)
    expect(lineOf(hurt([1, 2]), 'heal')).toBeNull()
    expect(lineOf(hurt([1, 2, 3], {}, { cityAction: false }), 'heal')).toBeNull()
  })

  test('heal goes on among the icons of the District', () => {
    const at = one({
      open: HOSPITAL,
      heroes: { thorley: { space: 'saint-jude-hospital', wounds: [1, 2, 3] }, rose: 's3,2', rocco: 's3,2' },
    })
    const before = heard(at, ['heal'])
    expect(deedsOf(at, before.line)).toEqual(['city'])
    at.hero1({ do: 'city' })
    expect(at.kind).toBe('city-action')
    expect(deedsOf(at, lineOf(at, 'heal', { before }))).toEqual(['heal'])
  })

  test('repent: corruption near the end, and a District that takes it down', () => {
    const stained = (corruption: number) =>
      one({
        open: ['old-cathedral'],
        heroes: { thorley: { space: 'old-cathedral', corruption }, rose: 's3,2', rocco: 's3,2' },
      })
    expect(deedsOf(stained(6), lineOf(stained(6), 'repent'))).toEqual(['city'])
    expect(lineOf(stained(4), 'repent')).toBeNull()
  })

  test("alone: Pride's power, a fight that is looked at, and a friend who could come", () => {
    const fight = { focus: { do: 'fight' } }
    const at = (friend: string, more: Sketch = {}) =>
      one({
        heroes: {
          thorley: { space: 's1,0', wounds: [1, 2, 3, 4] },
          rose: { space: friend, turns: 1 },
          rocco: { space: 's3,2', turns: 0 },
        },
        monsters: ['abomination s1,0', 'abomination s1,0'],
        ...more,
      })
    expect(lineOf(at('s1,1'), 'alone', fight)).toMatchObject({ params: { friend: 'rose' } })
    expect(lineOf(at('s1,1'), 'alone')).toBeNull()
    expect(lineOf(at('s1,0'), 'alone', fight)).toBeNull()
    expect(lineOf(at('s3,2'), 'alone', fight)).toBeNull()
    expect(lineOf(at('s1,1', { setup: { heroPlayers: 1, sin: 'sloth' } }), 'alone', fight)).toBeNull()
  })

  test('death: in the turn in which it is noticed, and not of those before', () => {
    const at = one({ heroes: { thorley: 's0,2', rose: 's0,2', rocco: 's0,2' }, reserve: ['leah', 'brad', 'karl'] })
    const { dead, said } = heard(at, ['death'])
    expect(dead).toHaveLength(1)
    // Whoever comes in the middle of a game has noticed nobody's death.
    expect(said).toBeNull()
    const before = { ...NOTHING_SAID, turn: 'another' }
    expect(lineOf(at, 'death', { before })).toMatchObject({ params: { dead: dead[0], left: 3 }, answers: null })
    expect(lineOf(at, 'death', { before: { ...before, dead } })).toBeNull()
  })
})

describe('waste', () => {
  const among = (monsters: string[], focus = { do: 'move', to: 's1,0' }) => {
    const at = one({ heroes: { thorley: 's0,0', rose: 's3,2', rocco: 's3,2' }, monsters, reactions: 0 })
    return { at, line: lineOf(at, 'leave', { focus }) }
  }

  test('leave: a way out is looked at, where a fight would kill', () => {
    const { at, line } = among(['acolyte s0,0'])
    expect(deedsOf(at, line)).toEqual(['fight'])
    expect(line?.params.p).toBeGreaterThanOrEqual(60)
    expect(among(['abomination s0,0', 'abomination s0,0', 'controller s0,0']).line).toBeNull()
    expect(among([]).line).toBeNull()
    expect(among(['acolyte s0,0'], { do: 'fight' } as never).line).toBeNull()
  })

  test('city: the end of the turn is looked at, on a District that would do something', () => {
    const at = (wounds: number[]) =>
      one({
        open: HOSPITAL,
        heroes: { thorley: { space: 'saint-jude-hospital', wounds }, rose: 's3,2', rocco: 's3,2' },
      })
    const end = { focus: { do: 'end' } }
    expect(lineOf(at([1, 2]), 'city', end)).toMatchObject({ params: { district: 'saint-jude-hospital' } })
    expect(lineOf(at([1, 2]), 'city')).toBeNull()
    expect(lineOf(hurt([1, 2]), 'city', end)).toBeNull()
  })

  /** Thorley fights; up to the question of corruption. */
  const offered = (monsters: string[], him: object) => {
    const at = one({
      heroes: { thorley: { space: 's0,0', ...him }, rose: 's3,2', rocco: 's3,2' },
      monsters,
      used: ['acolytes'],
    })
    at.hero1({ do: 'fight' })
    expect(at.kind).toBe('corruption')
    return at
  }

  test('keep and offer: what the offer buys decides which of them is true, never both', () => {
    // Every bonus up to 4 is covered: the offer buys nothing.
    const nothing = offered(['acolyte s0,0'], { wounds: [2, 3, 4], corruption: 1 })
    expect(deedsOf(nothing, lineOf(nothing, 'keep'))).toEqual(['false'])
    expect(lineOf(nothing, 'offer')).toBeNull()
    const much = offered(['abomination s0,0', 'abomination s0,0'], { corruption: 3 })
    const line = lineOf(much, 'offer')
    expect(deedsOf(much, line)).toEqual(['true'])
    expect(Number(line?.params.on) - Number(line?.params.off)).toBeGreaterThanOrEqual(15)
    expect(lineOf(much, 'keep')).toBeNull()
    // Above 4 nobody is told to take it.
    expect(lineOf(offered(['abomination s0,0', 'abomination s0,0'], { corruption: 5 }), 'offer')).toBeNull()
  })
})

describe('chance', () => {
  test('shoot: a shot that probably kills', () => {
    const at = (monster: string) =>
      one({ heroes: { rocco: 's0,1', rose: 's3,2', thorley: 's3,2' }, monsters: [monster], reactions: 0 })
    const near = at('acolyte s1,1')
    const line = lineOf(near, 'shoot')
    expect(deedsOf(near, line)).toEqual(['shoot s1,1'])
    expect(line?.params).toMatchObject({ hero: 'rocco', space: 's1,1' })
    expect(lineOf(at('acolyte s3,0'), 'shoot')).toBeNull()
    expect(lineOf(at('controller s1,1'), 'shoot')).toBeNull()
  })

  test('orders: Leah may give a friend an Action', () => {
    const at = one({
      heroes: { leah: 's0,0', thorley: 's1,0', rose: 's3,2' },
      monsters: ['acolyte s1,0'],
      reactions: 0,
    })
    at.hero1({ do: 'end' })
    expect(at.kind).toBe('ability')
    expect(deedsOf(at, lineOf(at, 'orders'))).toEqual(['true'])
  })

  test('way: the turn from its first step on, then how it goes on, and at last its end', () => {
    const at = one({
      heroes: { thorley: 's0,0', rose: 's3,2', rocco: 's3,2' },
      monsters: ['acolyte s1,0'],
      reactions: 0,
    })
    let before = heard(at, ['way'])
    expect(before.line).toMatchObject({ params: { goesOn: 0, ends: 0 } })
    expect(before.line?.told.length).toBeGreaterThan(1)
    const [first] = before.line?.answers ?? []
    const { to } = at.options.find(({ id }) => id === first) ?? {}
    at.hero1({ do: 'move', to })
    before = heard(at, ['way'], { before })
    expect(before.line).toMatchObject({ params: { goesOn: 1 } })
    // In the middle of a turn nothing begins.
    expect(lineOf(at, 'way')).toBeNull()
    const nothing = one({
      heroes: { thorley: 's0,2', rose: 's0,2', rocco: 's0,2' },
      turn: { acted: true, moveOver: true },
    })
    expect(lineOf(nothing, 'way')).toBeNull()
  })

  test('free: the last Reaction token is spent, and turns are left', () => {
    const at = (reactions: number, turns: number, own = turns) =>
      one({
        heroes: {
          thorley: { space: 's0,2', turns: own },
          rose: { space: 's0,2', turns },
          rocco: { space: 's0,2', turns: 0 },
        },
        sins: { reactions, tokens: 3 },
        reactions,
      })
    expect(lineOf(at(0, 1), 'free')).toMatchObject({ kind: 'chance', answers: null })
    expect(lineOf(at(1, 1), 'free')).toBeNull()
    expect(lineOf(at(0, 0, 0), 'free')).toBeNull()
  })

  test('kills: so many are missing, with two turns left', () => {
    const at = (kills: number, turns: number) =>
      one({
        heroes: {
          thorley: { space: 's0,2', turns: 0 },
          rose: { space: 's0,2', turns },
          rocco: { space: 's0,2', turns: 0 },
        },
        roundFacts: { kills, progress: 0, heroDied: false },
      })
    expect(lineOf(at(0, 1), 'kills')?.params.n).toBeGreaterThan(0)
    expect(lineOf(at(9, 1), 'kills')).toBeNull()
    expect(lineOf(at(0, 2), 'kills')).toBeNull()
  })

  test("altar: a hero's last turn, and one in reach", () => {
    const at = (altar: string, turns: number) =>
      one({
        heroes: { thorley: { space: 's0,2', turns }, rose: 's3,0', rocco: 's3,0' },
        altars: [altar],
        reactions: 0,
        turn: { acted: true },
      })
    expect(deedsOf(at('s0,1', 0), lineOf(at('s0,1', 0), 'altar'))).toEqual(['move s0,1'])
    expect(lineOf(at('s0,1', 1), 'altar')).toBeNull()
    expect(lineOf(at('s0,2', 0), 'altar')).toBeNull()
    expect(lineOf(at('s3,0', 0), 'altar')).toBeNull()
  })
})

describe('facts', () => {
  const calm: Sketch = { heroes: { thorley: 's0,2', rose: 's0,2', rocco: 's0,2' } }

  test('start: the first round, before anybody goes', () => {
    const first = (round: number) => one({ ...calm, round, current: { phase: 'round-start', begun: true } })
    expect(first(1).kind).toBe('first-hero')
    expect(lineOf(first(1), 'start')).toMatchObject({ rule: 'ROUND-3' })
    expect(lineOf(first(2), 'start')).toBeNull()
  })

  test('card: one lies open', () => {
    expect(lineOf(one({ ...calm, sinDiscard: ['pride-hubris'] }), 'card')).toMatchObject({ kind: 'fact' })
    expect(lineOf(one(calm), 'card')).toBeNull()
  })

  test('nest: after the first round', () => {
    expect(lineOf(one({ ...calm, round: 2, monsters: ['acolyte s3,0'] }), 'nest')).not.toBeNull()
    expect(lineOf(one({ ...calm, monsters: ['acolyte s3,0'] }), 'nest')).toBeNull()
  })

  test('over: when the game is', () => {
    const { view } = asked(one(calm))
    expect(coachAtEnd(view, [])).toBeNull()
    const over = { ...view, over: { winner: 'heroes', rule: 'WIN-1' } } as const
    expect(coachAtEnd(over, [])).toMatchObject({ id: 'over', answers: null })
    expect(coachAtEnd(over, ['over'])).toBeNull()
  })

  test('controller: it is on the board', () => {
    expect(lineOf(one({ ...calm, monsters: ['controller s3,0'] }), 'controller')).not.toBeNull()
    expect(lineOf(one({ ...calm, monsters: ['acolyte s3,0'] }), 'controller')).toBeNull()
  })
})
