import type { Event, Option } from '@haven/engine'
import { TableGame } from '@haven/table'
import { describe, expect, test } from 'vitest'
import { Arrival } from '../src/model/arrival.ts'
import { againstOf, armed, armOf, hasYielded, yielding } from '../src/model/orders.ts'
import { rules } from '../src/model/rules.ts'
import { groupsOf, litBy } from '../src/model/targets.ts'
import { layoutOf } from '../src/screens/table/option-layout.ts'
import { isLight, isRegret } from '../src/screens/table/regret.ts'

function heroTurn() {
  const game = new TableGame(rules, { setup: { heroPlayers: 1, map: 'havens-last-stand-a' }, seed: 'targets' })
  for (let i = 0; i < 50; i++) {
    const [prompt] = game.prompts
    if (prompt?.kind === 'hero-turn') break
    game.answer({ prompt: prompt!.id, seat: prompt!.seat, option: rules.options(game.state, prompt!)[0]!.id })
  }
  const view = rules.view(game.state, 'hero1')
  return { view, question: view.prompts[0]! }
}

describe('what can be pointed at', () => {
  const { view, question } = heroTurn()

  test('every step of a hero lights its space', () => {
    const lit = litBy(question, view, null)
    const steps = question.options.flatMap(({ do: deed, to }) => (deed === 'move' ? [to] : []))
    expect(steps.length).toBeGreaterThan(0)
    for (const space of steps) expect([...lit.spaces.keys()]).toContain(space)
    expect(litBy(question, view, []).spaces.size).toBe(0)
  })

  test('every answer has its place in the bar, the end last', () => {
    const { deeds, moves, ends } = layoutOf(question, null)
    const ids = [...deeds, ...moves, ...ends].map(({ id }) => id)
    expect(ids.toSorted()).toEqual(question.options.map(({ id }) => id).toSorted())
    expect(ends.map(({ do: deed }) => deed)).toEqual(['end'])
  })
})

describe('long lists', () => {
  const figure = (monster: string, to: string): Option => ({ id: `${monster}>${to}`, monster, to })
  const many = ['a', 'b', 'c'].flatMap((monster) => ['s0,0', 's0,1', 's1,0', 's1,1'].map((to) => figure(monster, to)))

  test('are asked in two steps, with nothing lost', () => {
    const grouped = groupsOf([...many, { id: 'none', none: true }])
    expect(grouped?.groups.map(({ what }) => what)).toEqual(['a', 'b', 'c'])
    expect(grouped?.rest).toEqual([{ id: 'none', none: true }])
    expect(grouped?.groups.flatMap(({ options }) => options)).toEqual(many)
  })

  test('short ones are not', () => {
    expect(groupsOf(many.slice(0, 9))).toBeNull()
  })
})

describe('cards of the hand', () => {
  test('are armed against one hero, or against whoever is hurt; the turns of others do not stop for them', () => {
    const rose = armed([], 'x', 'armed', { hero: 'rose', wounds: 2 })
    expect(rose).toEqual([
      { order: 'idle', quiet: ['x'] },
      { order: 'play', card: 'x', hero: 'rose', wounds: 2 },
    ])
    expect([armOf(rose, 'x'), againstOf(rose, 'x')]).toEqual(['armed', { hero: 'rose', wounds: 2 }])
    expect(armed(rose, 'x', 'armed')).toEqual([{ order: 'play', card: 'x' }])
    expect(armed(rose, 'x', 'ask')).toEqual([])
  })

  test('are armed, asked about or quiet, one at a time', () => {
    let orders = armed([], 'x', 'armed')
    orders = armed(orders, 'y', 'quiet')
    expect([armOf(orders, 'x'), armOf(orders, 'y'), armOf(orders, 'z')]).toEqual(['armed', 'quiet', 'ask'])
    orders = armed(armed(orders, 'x', 'ask'), 'y', 'armed')
    expect([armOf(orders, 'x'), armOf(orders, 'y')]).toEqual(['ask', 'armed'])
  })

  test('a turn can be passed and taken back', () => {
    const orders = yielding(armed([], 'x', 'armed'), true)
    expect(hasYielded(orders)).toBe(true)
    expect(yielding(orders, false)).toEqual(armed([], 'x', 'armed'))
  })
})

describe('what people regret', () => {
  const { question } = heroTurn()
  const end = question.options.find(({ do: deed }) => deed === 'end')!

  test('ending a turn is asked about twice while a fight is possible, and once otherwise', () => {
    const fight: Option = { id: 'fight', do: 'fight' }
    const without = {
      ...question,
      options: question.options.filter(({ do: deed }) => deed !== 'fight' && deed !== 'shoot'),
    }
    expect(isRegret(end, { ...without, options: [...without.options, fight] }, undefined)).toBe(true)
    expect(isRegret(end, without, undefined)).toBe(false)
  })
})

describe('CORR-4: corruption for a fight, said when it is begun', () => {
  const { view, question } = heroTurn()
  const { hero = '' } = question.subject
  const asked = {
    ...question,
    kind: 'corruption' as const,
    options: [
      { id: 'yes', yes: true as const },
      { id: 'none', none: true as const },
    ],
  }
  const step = (...events: Event[]) => ({ events, sealed: false })
  const fight: Event = { event: 'fightStarted', hero, space: 's0,1', target: 's0,1', by: 'heroes', ranged: false }
  const card: Event = { event: 'sinCardPlayed', card: 'pride-hubris', window: 'fight-start', hero }
  const before = [step(card)]
  const meant = (corruption: boolean): Arrival => {
    const arrival = new Arrival()
    arrival.meanRoll(hero, corruption, before.length)
    return arrival
  }

  test('is answered so if the other side has done nothing, and once', () => {
    expect(meant(true).take(asked, view, [...before, step(fight)])).toBe('yes')
    const arrival = meant(false)
    expect(arrival.take({ ...asked, kind: 'sin-card', seat: 'sins' }, view, before)).toBeNull()
    expect(arrival.take(asked, view, [...before, step(fight), step()])).toBe('none')
    expect(arrival.take(asked, view, [...before, step(fight), step()])).toBeNull()
  })

  test('and asked anew after anything that was done or asked meanwhile, and of another hero', () => {
    expect(meant(true).take(asked, view, [...before, step(fight), step(card)])).toBeNull()
    expect(meant(true).take({ ...asked, subject: { hero: 'nobody' } }, view, [...before, step(fight)])).toBeNull()
    const arrival = meant(true)
    expect(arrival.take({ ...asked, kind: 'ability' }, view, [...before, step(fight)])).toBeNull()
    expect(arrival.take(asked, view, [...before, step(fight)])).toBeNull()
  })
})

describe('CITY-5: an Orbital Strike', () => {
  const { view, question } = heroTurn()
  const flights = ['s0,0', 's0,1'].map((to) => ({ id: `orbital-1>${to}`, token: 'orbital-1', to }))
  const flight = { ...question, kind: 'orbital-move' as const, options: flights }
  const at = (id: string, kind: 'acolyte' | 'controller', space: string) => ({ ...view.monsters[0]!, id, kind, space })
  const seen = {
    ...view,
    monsters: [at('acolyte-1', 'acolyte', 's0,1'), at('acolyte-2', 'acolyte', 's0,1'), at('c', 'controller', 's0,0')],
  }
  const kill = (options: readonly Option[]) => ({
    ...question,
    kind: 'orbital-kill' as const,
    subject: { ...question.subject, space: 's0,1' },
    options: [{ id: 'none', none: true as const }, ...options],
  })

  test('is pointed at by whom it can kill', () => {
    const lit = litBy(flight, seen, null)
    expect([...lit.monsters]).toEqual([
      ['acolyte-1', ['orbital-1>s0,1']],
      ['acolyte-2', ['orbital-1>s0,1']],
    ])
    expect([...lit.spaces.keys()]).toEqual(['s0,0', 's0,1'])
  })

  test('kills who was pointed at, or one that is alike; once, and nobody where something has come between', () => {
    const arrival = new Arrival()
    arrival.mean('orbital-kill', 's0,1', 'acolyte-2')
    expect(arrival.take(kill([{ id: 'acolyte-1', monster: 'acolyte-1' }]), seen, [])).toBe('acolyte-1')
    expect(arrival.take(kill([{ id: 'acolyte-1', monster: 'acolyte-1' }]), seen, [])).toBeNull()
    arrival.mean('orbital-kill', 's0,1', 'acolyte-2')
    expect(arrival.take(question, seen, [])).toBeNull()
    arrival.mean('orbital-kill', 's0,0', 'acolyte-2')
    expect(arrival.take(kill([{ id: 'acolyte-1', monster: 'acolyte-1' }]), seen, [])).toBeNull()
  })

  test('and a press on whom it kills, or where it goes, is enough; dice and the Sins player are asked twice', () => {
    expect(isLight(flight)).toBe(true)
    expect(isLight(kill([]))).toBe(true)
    expect(isLight(question)).toBe(false)
    expect(isLight({ ...question, kind: 'effect' })).toBe(true)
    expect(isLight({ ...question, kind: 'effect', seat: 'sins' })).toBe(false)
  })
})
