import { PROMPT_KINDS } from '@haven/engine'
import { describe, expect, it } from 'vitest'
import { missedFirst, mixed, nextOf, QUIZ, rankFor, sceneAgain, TOPICS, topicOf } from '../../src/puzzle/index.ts'

describe('what is asked next', () => {
  it('is about something, whatever its kind', () => {
    for (const kind of PROMPT_KINDS) expect(TOPICS).toContain(topicOf(kind))
  })

  it('is what was missed most often, by its share; the rest stays in its order', () => {
    const practised = { heal: { done: 9, missed: 1 }, wound: { done: 1, missed: 1 }, kill: { done: 5, missed: 0 } }
    expect(missedFirst(['kill', 'faith', 'heal', 'wound'], practised)).toEqual(['wound', 'heal', 'kill', 'faith'])
  })

  it('is new as long as there is something new, and then begins anew', () => {
    expect(nextOf(['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
    expect(nextOf(['a', 'b', 'c'], { done: 1, missed: 1 })).toEqual(['c', 'a', 'b'])
    expect(nextOf(['a', 'b', 'c'], { done: 2, missed: 1 })).toEqual(['a', 'b', 'c'])
    expect(nextOf([])).toEqual([])
  })

  it('is of all kinds in turn, what was missed first', () => {
    const of = (topic: string) => (topic === 'kill' || topic === 'faith' ? [`${topic} 1`, `${topic} 2`] : [])
    expect(mixed(of, {}, 3)).toEqual(['kill 1', 'faith 1', 'kill 2'])
    expect(mixed(of, { faith: { done: 0, missed: 1 } }, 3)).toEqual(['faith 2', 'kill 1', 'faith 1'])
  })
})

describe('the ten questions', () => {
  it('make a chief of who knows all, an agent of who knows seven, and a rookie of the rest', () => {
    expect(QUIZ).toHaveLength(10)
    expect([10, 9, 7, 6, 0].map(rankFor)).toEqual(['chief', 'agent', 'agent', 'rookie', 'rookie'])
  })

  it('send a rookie to the scene that he missed most of', () => {
    expect(sceneAgain(['leave', 'kill', 'faith', 'city'])).toBe(2)
    expect(sceneAgain(['reserve', 'leave'])).toBe(1)
  })
})
