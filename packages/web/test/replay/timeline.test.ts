import { canonicalJson } from '@haven/engine/files'
import { beforeAll, describe, expect, test } from 'vitest'
import { viewerOf } from '../../src/home/viewer.ts'
import { Timeline } from '../../src/model/replay/timeline.ts'
import { rules, wholeGame } from './games.ts'

let timeline: Timeline

beforeAll(() => {
  timeline = new Timeline(rules, wholeGame().save())
}, 60_000)

describe('a game as a row of moments', () => {
  test('ends where the game ended, with one step for each answer and the opening before them', () => {
    const game = wholeGame()
    expect(timeline.length).toBe(game.length)
    expect(canonicalJson(timeline.state(timeline.length))).toBe(canonicalJson(game.state))
    expect(timeline.outcome).toEqual(game.outcome)
    const steps = timeline.steps('all')
    expect(steps).toHaveLength(game.length + 1)
    expect(steps[0]?.events[0]?.event).toBe('gameStarted')
    expect(steps[17]?.events).toEqual(game.log[16])
  })

  test('each moment is the one to which the answers up to it lead', () => {
    const game = wholeGame()
    const half = Math.floor(game.length / 2)
    const { answers, ...rest } = game.save()
    const part = new Timeline(rules, { ...rest, answers: answers.slice(0, half) })
    expect(canonicalJson(part.state(half))).toBe(canonicalJson(timeline.state(half)))
    expect(part.outcome).toBeNull()
    expect(timeline.view(half, 'all').decisions).toBe(half)
  })

  test('a moment beyond the game is its nearest end', () => {
    expect(timeline.state(-5)).toBe(timeline.state(0))
    expect(timeline.state(1e9)).toBe(timeline.state(timeline.length))
    expect(timeline.state(Number.NaN)).toBe(timeline.state(0))
  })

  test('from inside a fight the way back leads to the last moment that has a position', () => {
    const inFight = timeline
      .steps('all')
      .findIndex(({ events }) => events.some(({ event }) => event === 'fightStarted'))
    expect(rules.toPosition(timeline.state(inFight))).toBeNull()
    const at = timeline.between(inFight) as number
    expect(at).toBeLessThan(inFight)
    expect(rules.toPosition(timeline.state(at))).not.toBeNull()
  })

  test('a seat sees its own log and view, a finished game shows all', () => {
    const hidden = timeline.steps('hero1').flatMap(({ events }) => events)
    expect(JSON.stringify(hidden)).not.toContain('"to":"sins"')
    expect(JSON.stringify(timeline.steps('all'))).toContain('"to":"sins"')
    expect(timeline.view(40, 'hero1').sins.hand.every((card) => card === null)).toBe(true)
    expect(viewerOf(['hero1'], null)).toBe('hero1')
    expect(viewerOf(['sins'], null)).toBe('sins')
    expect(viewerOf(['sins', 'hero2'], null)).toBe('hero2')
    expect(viewerOf([], null)).toBe('spectator')
    expect(viewerOf(['hero1'], { winner: 'sins', rule: 'WIN-2' })).toBe('all')
  })
})
