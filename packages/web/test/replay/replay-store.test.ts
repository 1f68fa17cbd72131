import { beforeAll, describe, expect, test } from 'vitest'
import type { OpenedReplay, ReplayFrame } from '../../src/model/desk-messages.ts'
import { Timeline } from '../../src/model/replay/timeline.ts'
import { momentIn, replayPath, roundMoments, turnAfter, turnBefore, turnMoments } from '../../src/model/replay/turns.ts'
import { ReplayStore } from '../../src/model/replay-store.ts'
import { press } from '../../src/screens/replay/replay-keys.ts'
import { rules, wholeGame } from './games.ts'

let timeline: Timeline
let opened: OpenedReplay

beforeAll(() => {
  timeline = new Timeline(rules, wholeGame().save())
  opened = {
    game: 'a1',
    viewer: 'all',
    players: { people: ['hero1'], bots: {} },
    seedCommit: '',
    length: timeline.length,
    steps: timeline.steps('all'),
    isOver: true,
  }
}, 60_000)

/** Time passes when it is told to. */
function watched() {
  const waiting: { ms: number; call: () => void }[] = []
  const asked: number[] = []
  const store = new ReplayStore(
    opened,
    async (moment): Promise<ReplayFrame> => {
      asked.push(moment)
      return { moment, view: timeline.view(moment, 'all'), between: true }
    },
    {
      later: (ms, call) => {
        const timer = { ms, call }
        waiting.push(timer)
        return () => void waiting.splice(waiting.indexOf(timer), 1)
      },
      frame: (call) => call(),
      now: () => 0,
      isHidden: () => false,
      isStill: () => false,
    },
  )
  const pass = async () => {
    for (const { call } of waiting.splice(0)) call()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { store, asked, waiting, pass }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('watching a game', () => {
  test('shows the table of a moment with its log, and asks nobody anything', async () => {
    const { store } = watched()
    await store.start(120)
    expect(store.table.view.peek()?.decisions).toBe(120)
    expect(store.table.log.peek()).toHaveLength(121)
    expect(store.table.question.peek()).toBeNull()
    await store.go(60)
    expect(store.table.view.peek()?.decisions).toBe(60)
    expect(store.table.log.peek()).toHaveLength(61)
  })

  test('a hurried hand on the scrubber asks only for where it stops', async () => {
    const { store, asked } = watched()
    await store.start(0)
    const ways = [10, 20, 30, 40, 50].map((moment) => store.go(moment))
    await Promise.all(ways)
    expect(asked).toEqual([0, 10, 50])
    expect(store.moment.peek()).toBe(50)
    await store.go(1e9)
    expect(store.moment.peek()).toBe(opened.length)
    await store.go(-4)
    expect(store.moment.peek()).toBe(0)
  })

  test('plays decision by decision, quicker if asked, and stops at the end', async () => {
    const { store, waiting, pass } = watched()
    await store.start(opened.length - 2)
    store.play()
    const beat = Math.max(...waiting.map(({ ms }) => ms))
    store.speed.value = 'rapid'
    for (let i = 0; i < 40 && store.isPlaying.peek(); i++) await pass()
    expect(store.moment.peek()).toBe(opened.length)
    expect(store.isPlaying.peek()).toBe(false)
    store.play()
    await settled()
    expect(store.moment.peek()).toBe(0)
    expect(Math.max(...waiting.map(({ ms }) => ms))).toBeLessThan(beat)
    store.pause()
    expect(waiting).toEqual([])
  })

  test('keys: arrows step, pages turn, Home and End go to the ends, Space plays', async () => {
    const { store } = watched()
    await store.start(0)
    const moments = async (...keys: readonly string[]) => {
      for (const key of keys) {
        expect(press(store, key)).toBe(true)
        await settled()
      }
      return store.moment.peek()
    }
    expect(await moments('ArrowRight', 'ArrowRight')).toBe(2)
    expect(await moments('ArrowLeft')).toBe(1)
    const turns = turnMoments(opened.steps)
    expect(await moments('End')).toBe(opened.length)
    expect(await moments('PageUp')).toBe(turns.findLast((at) => at < opened.length))
    expect(await moments('Home', 'PageDown')).toBe(turns.find((at) => at > 0))
    expect(await moments(' ')).toBeGreaterThanOrEqual(0)
    expect(store.isPlaying.peek()).toBe(true)
    await moments('ArrowRight')
    expect(store.isPlaying.peek()).toBe(false)
    expect(press(store, 'x')).toBe(false)
  })
})

describe('turns, rounds and addresses', () => {
  test('every round has its moment, and turns lie in order', () => {
    const rounds = roundMoments(opened.steps)
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, i) => i + 1))
    expect(rounds).toHaveLength(timeline.view(timeline.length, 'all').round)
    const [first] = turnMoments(opened.steps)
    expect(turnAfter(opened.steps, opened.length)).toBe(opened.length)
    expect(turnBefore(opened.steps, first as number)).toBe(0)
  })

  test('a moment is in the address as #t=123', () => {
    expect(replayPath('a1', 123)).toBe('/g/a1/replay#t=123')
    expect(replayPath('a1')).toBe('/g/a1/replay')
    expect(momentIn('#t=123')).toBe(123)
    for (const other of ['', '#', '#t=', '#t=-1', '#t=1x', '#x=1']) expect(momentIn(other)).toBeNull()
  })
})
