import { beforeEach, describe, expect, test, vi } from 'vitest'
import moments from '../src/app/gallery/moments.json' with { type: 'json' }
import { gameAt, type Moment } from '../src/app/gallery/moments.ts'
import { words } from '../src/base/words.ts'
import { FIRST_FACTS, type FirstFact, factNow, turnOf } from '../src/model/first-time.ts'
import { rules } from '../src/model/rules.ts'
import type { Question } from '../src/model/targets.ts'

const at = (kind: string) => {
  const game = gameAt(rules, moments.find((each) => each.kind === kind) as Moment)
  const view = rules.view(game.state, game.prompts[0]!.seat)
  return { view, question: view.prompts[0] as Question, isVote: false }
}
const knows =
  (...known: readonly FirstFact[]) =>
  (fact: FirstFact): boolean =>
    known.includes(fact)

describe('what a newcomer is told', () => {
  test('each fact when it first matters, and never to the Sins player', () => {
    expect(factNow(at('corruption'), knows())).toBe('corruption')
    expect(factNow(at('wound-slot'), knows())).toBe('lives')
    expect(factNow({ ...at('mission'), isVote: true }, knows())).toBe('unite')
    expect(factNow(at('summon'), knows())).toBeNull()
    expect(factNow(at('reroll'), knows())).toBeNull()
  })

  test('a turn tells the rest one after the other, until all is known', () => {
    const turn = at('hero-turn')
    const told: FirstFact[] = []
    for (let fact = factNow(turn, knows()); fact; fact = factNow(turn, knows(...told))) told.push(fact)
    expect(told.slice(-4)).toEqual(['steps', 'rims', 'reactions', 'clock'])
    expect(FIRST_FACTS.every((fact) => told.includes(fact) || factNow(turn, knows(...told)) === null)).toBe(true)
  })

  test('leaving is told where a monster stands', () => {
    const turn = at('hero-turn')
    const space = turn.view.heroes.find(({ hero }) => hero === turn.question.subject.hero)!.space
    const alone = { ...turn, view: { ...turn.view, monsters: [] } }
    const held = { ...turn, view: { ...turn.view, monsters: [{ id: 'acolyte-1', kind: 'acolyte' as const, space }] } }
    expect(factNow(alone, knows('lives'))).toBe('steps')
    expect(factNow(held, knows('lives'))).toBe('leaving')
  })

  test('a turn is one turn, whatever is asked in it', () => {
    const { view } = at('hero-turn')
    const later = { ...view, decisions: view.decisions + 5 }
    expect(turnOf(later, false)).toBe(turnOf(view, false))
    expect(turnOf({ ...view, round: view.round + 1 }, false)).not.toBe(turnOf(view, false))
  })

  test('there are eight, each short enough for the lane of a phone', () => {
    expect(Object.keys(words.firstTime.facts).toSorted()).toEqual([...FIRST_FACTS].toSorted())
    for (const text of Object.values(words.firstTime.facts)) expect(text.length).toBeLessThanOrEqual(76)
  })
})

describe('what was learned', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.resetModules()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })
  const fresh = () => import('../src/model/learned.ts')

  test('is kept on the device, and nobody unlearns', async () => {
    const first = await fresh()
    expect(first.levelOf('clock')).toBe(0)
    first.learn('clock', 2, 86_400_000 * 3)
    first.learn('clock', 1)
    expect(JSON.parse(kept.get('haven.learned')!)).toEqual({ v: 1, concepts: { clock: [2, 3] } })
    vi.resetModules()
    expect((await fresh()).levelOf('clock')).toBe(2)
  })

  test('what others keep in it stays', async () => {
    kept.set('haven.learned', '{"v":1,"concepts":{"fire":[3,9],"bad":[7,"x"]},"night":{"scene":2}}')
    const { learn, levelOf } = await fresh()
    expect(levelOf('fire')).toBe(3)
    expect(levelOf('bad')).toBe(0)
    learn('lives', 1, 0)
    expect(JSON.parse(kept.get('haven.learned')!)).toEqual({
      v: 1,
      concepts: { fire: [3, 9], lives: [1, 0] },
      night: { scene: 2 },
    })
  })

  test.each(['nonsense', '[]', '{"v":2,"concepts":{"fire":[3,9]}}', 'null'])(
    '%s is as if nothing was',
    async (text) => {
      kept.set('haven.learned', text)
      expect((await fresh()).levelOf('fire')).toBe(0)
    },
  )
})
