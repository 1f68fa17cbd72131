import { signal } from '@preact/signals'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  coachingHere,
  coachKept,
  coachMode,
  forgetLearned,
  keepCoach,
  keepCoaching,
  offerCoach,
} from '../src/model/coach-kept.ts'
import { forgetAll, keepPart, learn, levelOf } from '../src/model/learned.ts'
import { noteTaught } from '../src/model/night-taught.ts'
import type { GameStore } from '../src/model/store.ts'
import type { TableParts } from '../src/parts/context/table-parts.ts'
import { isCoachable } from '../src/parts/film/use-coach.tsx'

/** Who is coached, and what is remembered of it. */

beforeEach(() => forgetAll())

describe('the memory', () => {
  test('nobody is coached who has not been through First Night, unless he says so', () => {
    expect(coachMode()).toBe('off')
    noteTaught({ scene: 0, teaches: ['move'] })
    expect(coachMode()).toBe('off')
    noteTaught({ scene: 1, teaches: ['move'] })
    expect(coachMode()).toBe('on')
  })

  test('what somebody has said is not changed by playing a scene', () => {
    keepCoach({ mode: 'quiet' })
    offerCoach()
    expect(coachMode()).toBe('quiet')
  })

  test('to forget makes everything new, and leaves how much the coach may say', () => {
    keepCoach({ mode: 'quiet', seen: { heal: 3 }, got: ['free'] })
    learn('city', 3)
    forgetLearned()
    expect(coachKept()).toEqual({ mode: 'quiet', seen: {}, right: {}, got: [] })
    expect(levelOf('city')).toBe(0)
  })

  test('what cannot be read was never kept', () => {
    keepPart('coach', { mode: 'loud', seen: { heal: 'often', city: 2 }, right: 7, got: [1, 'free'] })
    expect(coachKept()).toEqual({ mode: null, seen: { city: 2 }, right: {}, got: ['free'] })
  })
})

describe('what he has said in a turn', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    const sessionStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }
    vi.stubGlobal('sessionStorage', sessionStorage)
  })
  const SAID = { turn: '2 hero1 3', said: 'heal', line: null, dead: [] } as const

  test('is known in a tab that is loaded anew, at the same table', () => {
    expect(coachingHere('/g/1')).toBeNull()
    keepCoaching('/g/1', SAID)
    expect(coachingHere('/g/1')).toEqual(SAID)
    expect(coachingHere('/g/2')).toBeNull()
  })

  test('and what cannot be read was never kept', () => {
    for (const text of ['{', '7', '{"table":"/g/1"}', '{"table":"/g/1","coaching":{"turn":"2"}}']) {
      kept.set('haven.coaching', text)
      expect(coachingHere('/g/1')).toBeNull()
    }
  })
})

describe('who is coached', () => {
  const at = (viewer: string, people: readonly string[], lesson: object | null = null) =>
    ({ screen: signal({ viewer, players: { people } }), lesson: signal(lesson) }) as unknown as GameStore
  const table = (person: string | null, isCoached = false) =>
    ({ personAt: () => person, isCoached }) as unknown as TableParts

  test('the heroes against a bot, at home and elsewhere', () => {
    expect(isCoachable(at('hero1', ['hero1']), null)).toBe(true)
    expect(isCoachable(at('hero1', ['hero1']), table(null))).toBe(true)
  })

  test('never the Sins player, a bystander, or a scene of First Night', () => {
    expect(isCoachable(at('sins', ['sins']), null)).toBe(false)
    expect(isCoachable(at('spectator', []), null)).toBe(false)
    expect(isCoachable(at('hero1', ['hero1'], {}), null)).toBe(false)
  })

  test('never against people, unless the table says that both sides want it', () => {
    expect(isCoachable(at('hero1', ['hero1', 'sins']), null)).toBe(false)
    expect(isCoachable(at('hero1', ['hero1']), table('Ada'))).toBe(false)
    expect(isCoachable(at('hero1', ['hero1']), table('Ada', true))).toBe(true)
  })
})
