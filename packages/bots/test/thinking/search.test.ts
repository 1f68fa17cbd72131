import { type Position, randomFrom, type Seat } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import {
  type Advice,
  adviceFrom,
  advise,
  createValue,
  type Findings,
  mergeFindings,
  type Question,
  searchFor,
  type Thinker,
  VALUE_WEIGHTS,
} from '../../src/index.ts'
import { choose, scoreOf } from '../../src/thinking/findings.ts'
import { rules } from '../table.ts'
import { momentsOf } from './moments.ts'

const value = createValue(VALUE_WEIGHTS)
const thinker = (seed: string, temperature = 0): Thinker => ({ rules, value, seed, temperature })

/** Moments in which there is something to think about. */
const moments = momentsOf(3, 60).filter(({ view, prompt }) => !searchFor(thinker('x'), view, prompt, {}).isTrivial)

test('there are questions of both sides to think about', () => {
  const seats = new Set<Seat>(moments.map(({ prompt }) => prompt.seat))
  expect(seats.has('sins')).toBe(true)
  expect(seats.size).toBeGreaterThan(1)
  expect(moments.length).toBeGreaterThan(20)
})

test('in a game that has gone on for long, heroes take their turns as the scripted policy says', () => {
  const thinksIn = (round: number): boolean => {
    const setup = {
      heroPlayers: 1,
      map: 'the-seventh-hour-a',
      sin: 'sloth',
      heroes: ['rose', 'leah', 'thorley'],
    } as const
    const position: Position = { haven: 1, setup, round, current: { phase: 'hero-turn', hero: 'rose' } }
    const view = rules.view(rules.fromPosition(position, 'late'), 'hero1')
    const prompt = view.prompts[0] as Question
    expect(prompt.kind).toBe('hero-turn')
    return !searchFor(thinker('late'), view, prompt, {}).isTrivial
  }
  expect([2, 25, 26, 90].map(thinksIn)).toEqual([true, true, false, false])
})

describe('limits', () => {
  test('a search ends at its node limit, after the thought that reaches it', () => {
    for (const { view, prompt } of moments.slice(0, 8)) {
      const search = searchFor(thinker('limit'), view, prompt, { nodes: 200 })
      while (search.step());
      const { nodes } = search.findings()
      expect(nodes).toBeGreaterThanOrEqual(200)
      expect(search.step()).toBe(false)
    }
  })

  test('it ends when the clock that it was given says so, and has an answer at every moment', () => {
    const [{ view, prompt }] = moments as [(typeof moments)[number]]
    let time = 0
    const search = searchFor(thinker('clock'), view, prompt, { milliseconds: 40, now: () => time })
    const ids = prompt.options.map(({ id }) => id)
    expect(ids).toContain(search.best().id)
    let steps = 0
    while (search.step()) {
      time += 1
      steps++
      expect(ids).toContain(search.best().id)
    }
    expect(steps).toBe(40)
  })

  test('who need not look twice compares more answers with the same nodes', () => {
    const compared = (worlds?: number): number =>
      searchFor(thinker('wide'), ...asked(), { nodes: 250, ...(worlds && { worlds }) })
        .run()
        .findings().findings.length
    expect(compared(1)).toBeGreaterThan(compared())
  })

  test('with nothing left to think with, the scripted answer is given', () => {
    for (const { view, prompt, scripted } of moments.slice(0, 8)) {
      const advice = advise(thinker('none'), view, prompt, { nodes: 0 })
      expect(advice.searched).toBe(false)
      expect(advice.option).toBe(scripted)
    }
  })
})

describe('advice', () => {
  const all: readonly Advice[] = moments
    .slice(0, 16)
    .map(({ view, prompt }) => advise(thinker('advice'), view, prompt, { nodes: 400 }))

  test('names a legal answer, a plan that begins with it, and a chance within its interval', () => {
    all.forEach((advice, i) => {
      const { prompt } = moments[i] as { prompt: Question }
      expect(prompt.options.map(({ id }) => id)).toContain(advice.option)
      expect(advice.plan[0]?.option.id).toBe(advice.option)
      const { low, mean, high } = advice.winChance
      expect(low).toBeGreaterThanOrEqual(0)
      expect(mean).toBeGreaterThanOrEqual(low)
      expect(high).toBeGreaterThanOrEqual(mean)
      expect(high).toBeLessThanOrEqual(1)
    })
  })

  test('compares it with other answers, and says which terms make the difference', () => {
    expect(all.filter(({ alternatives }) => alternatives.length > 0).length).toBeGreaterThan(all.length / 2)
    for (const { option, alternatives, terms } of all) {
      for (const other of alternatives) expect(other.option.id).not.toBe(option)
      const sizes = terms.map(({ part }) => Math.abs(part))
      expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    }
    expect(all.some(({ terms }) => terms.length > 1)).toBe(true)
  })

  test('the same view, seed and node limit give the same advice; other seeds imagine other worlds', () => {
    for (const { view, prompt } of moments.slice(0, 4)) {
      const [once, again, other] = ['a', 'a', 'b'].map((seed) => advise(thinker(seed), view, prompt, { nodes: 300 }))
      expect(again).toEqual(once)
      expect(other).not.toEqual(once)
    }
  })
})

test('several searches put together are one longer search', () => {
  const [{ view, prompt }] = moments as [(typeof moments)[number]]
  const searches = ['one', 'two', 'three'].map((seed) =>
    searchFor(thinker(seed), view, prompt, { nodes: 300 }).run().findings(),
  ) as [Findings, ...Findings[]]
  // What workers send is plain data.
  const merged = mergeFindings(structuredClone(searches))
  expect(merged.nodes).toBe(searches.reduce((n, { nodes }) => n + nodes, 0))
  merged.findings.forEach((finding, i) => {
    expect(finding.values).toEqual(searches.flatMap(({ findings }) => findings[i]?.values))
  })
  expect(adviceFrom(thinker('one'), view, prompt, merged).worlds).toBeGreaterThan(
    adviceFrom(thinker('one'), view, prompt, searches[0]).worlds,
  )
})

test('a doubt counts, but neither against what wins for certain nor for what loses for certain', () => {
  expect(scoreOf(0.5, 9, -0.04)).toBeCloseTo(0.46, 9)
  expect(scoreOf(0.03, 9, -0.04)).toBeGreaterThan(scoreOf(0, 9, 0))
  expect(scoreOf(1, 9, -0.3)).toBe(1)
  // What was not tried comes after all that was.
  expect(scoreOf(0, 0, 0)).toBeLessThan(scoreOf(0, 9, -0.3))
})

test('strength of choice: cold takes the best, warm takes others now and then, the better the oftener', () => {
  const { findings } = searchFor(thinker('choice'), ...asked(), { nodes: 600 })
    .run()
    .findings()
  const times = (temperature: number): number[] => {
    const counts = new Map<string, number>()
    for (let i = 0; i < 300; i++) {
      const { id } = choose(findings, temperature, randomFrom(`choice ${i}`)).option
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    return [...counts.values()].sort((a, b) => b - a)
  }
  expect(times(0)).toEqual([300])
  const [cold, warm] = [times(0.01), times(1)]
  expect(cold[0]).toBeGreaterThan(warm[0] as number)
  expect(warm.length).toBeGreaterThan(1)
})

function asked() {
  const { view, prompt } = moments.find(({ prompt: { kind } }) => kind === 'hero-turn') as (typeof moments)[number]
  return [view, prompt] as const
}
