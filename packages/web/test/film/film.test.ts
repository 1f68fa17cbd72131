import type { Event } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import type { Speed } from '../../src/base/settings.ts'
import { Film, type Reel } from '../../src/model/film/film.ts'
import { type Scene, scenesOf, timesOf } from '../../src/model/film/scenes.ts'
import { clock } from './clock.ts'

const moved: Event = { event: 'heroMoved', hero: 'leah', from: 's0,0', to: 's0,1', metro: false }
const rolled = (side: 'heroes' | 'sins', roll: 'fight' | 'fire-check' = 'fight', reroll = false): Event => ({
  event: 'diceRolled',
  side,
  hero: 'leah',
  roll,
  faces: ['hit'],
  reroll,
})
const checked = (suffered: number): Event => ({ event: 'checkSettled', hero: 'leah', kind: 'fire', dice: 1, suffered })
const hurt: Event = { event: 'woundTaken', hero: 'leah', slot: 1, cause: 'fight' }
const used: Event = { event: 'cityActionDone', hero: 'leah', action: 'heal' }
const played: Event = { event: 'sinCardPlayed', card: 'pride-hubris', window: 'fight-start', hero: 'leah' }
const reacted: Event = { event: 'reactionSpent', hero: 'leah', left: 1 }
const crawled: Event = { event: 'monsterMoved', monster: 'acolyte-1', from: 's0,0', to: 's0,2', cause: 'REACT-1' }
const fire = (space: string): Event => ({ event: 'tokenPlaced', token: 'fire', space, cause: 'x' })
const turn: Event = { event: 'turnStarted', hero: 'leah', with: 'turn' }

const names = (scenes: readonly Scene[]) => scenes.map(({ events }) => events.map(({ event }) => event))
const WISH = { speed: 'normal', still: false, own: false, letters: 100, again: false, press: 1 } as const
const lengthOf = (scenes: readonly Scene[], wish: Partial<typeof WISH> | { speed: Speed } = {}) =>
  scenes.reduce((sum, scene) => {
    const { run, hold } = timesOf(scene, { ...WISH, ...wish })
    return sum + run + hold
  }, 0)

/** A cinema whose time is pushed on by hand. */
function cinema(speed: Speed, letters = 100) {
  const time = clock()
  const shown: (Scene | null)[] = []
  const told: string[] = []
  const film = new Film(
    {
      show: (scene) => shown.push(scene),
      later: time.later,
      now: time.now,
      read: () => ({ letters, again: false }),
      isStill: () => false,
    },
    speed,
  )
  const reel = (events: readonly Event[], name = 'settled', more: Partial<Reel> = {}): Reel => ({
    scenes: scenesOf(events, { steps: () => 2 }),
    own: false,
    part: null,
    tell: (news) => told.push(...news.map(({ event }) => event)),
    settle: () => told.push(name),
    ...more,
  })
  return { film, shown, told, time, reel }
}

describe('scenes', () => {
  test('dice of both sides are one throw, a reroll is another; what takes no time belongs to what came before', () => {
    expect(
      names(scenesOf([moved, used, rolled('heroes'), rolled('sins'), rolled('heroes', 'fight', true), hurt])),
    ).toEqual([['heroMoved', 'cityActionDone'], ['diceRolled', 'diceRolled'], ['diceRolled'], ['woundTaken']])
  })

  test('MOVE-10: the figure is at the border before the dice for leaving, and inside before those for entering', () => {
    const scenes = scenesOf([rolled('sins', 'fire-check'), checked(0), moved, rolled('sins', 'fire-check'), checked(1)])
    expect(scenes.map(({ staging, border }) => [staging, border?.to ?? null])).toEqual([
      ['check', 's0,1'],
      ['walk', null],
      ['check', null],
    ])
    expect(scenes[0]?.border).toEqual({ hero: 'leah', from: 's0,0', to: 's0,1' })
    expect(scenes.map(({ hold }) => hold)).toEqual([250, 0, 500])
  })

  test('equal things come one after the other, and all of them within 1,200 ms', () => {
    const [few] = scenesOf([fire('a'), fire('b'), fire('c')])
    expect(few?.shots.map(({ ms }) => ms)).toEqual([120, 120, 350])
    const [many] = scenesOf(Array.from({ length: 20 }, (_, i) => fire(`s${i}`)))
    expect(many?.shots).toHaveLength(20)
    expect(many?.shots.reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(1200)
  })

  test('a reaction of two steps takes at most 1,800 ms', () => {
    const scenes = scenesOf([reacted, crawled], { steps: () => 2 })
    expect(lengthOf(scenes)).toBeLessThanOrEqual(1800)
  })

  test('a card is on the screen for at least 2,000 ms, at any tempo, and no longer than can be read', () => {
    const card = scenesOf([played])[0] as Scene
    for (const speed of ['normal', 'quick'] as const) {
      for (const letters of [0, 40, 120, 240]) {
        for (const own of [false, true]) {
          const { run, hold } = timesOf(card, { ...WISH, speed, letters, own, again: own })
          expect(hold).toBeGreaterThanOrEqual(2000)
          expect(hold).toBeLessThanOrEqual(6500)
          expect(run).toBeGreaterThan(0)
        }
      }
    }
    expect(timesOf(card, { ...WISH, speed: 'read' }).hold).toBe(Number.POSITIVE_INFINITY)
    expect(timesOf(card, { ...WISH, letters: 100 }).hold).toBe(700 + 3800)
  })

  test('holds of one’s own acts are shorter; twice as fast leaves 400 ms of them', () => {
    const dice = scenesOf([rolled('heroes'), rolled('sins')])[0] as Scene
    expect(timesOf(dice, WISH)).toEqual({ run: 1600, hold: 900 })
    expect(timesOf(dice, { ...WISH, own: true }).hold).toBeCloseTo(540)
    expect(timesOf(dice, { ...WISH, speed: 'quick' })).toEqual({ run: 800, hold: 450 })
    expect(timesOf(dice, { ...WISH, speed: 'instant' })).toEqual({ run: 0, hold: 0 })
  })
})

describe('the film', () => {
  test('tells what happens scene by scene, and settles after the last', () => {
    const { film, told, time, reel } = cinema('normal')
    film.push(reel([moved, rolled('heroes'), hurt]))
    expect(told).toEqual(['heroMoved'])
    time.pass(300)
    expect(told).toEqual(['heroMoved', 'diceRolled'])
    time.pass(2499)
    expect(told).toEqual(['heroMoved', 'diceRolled'])
    time.pass(1)
    expect(told).toEqual(['heroMoved', 'diceRolled', 'woundTaken'])
    time.pass(420)
    expect(told.at(-1)).toBe('settled')
    expect(film.isPlaying).toBe(false)
  })

  test('at once takes no time and shows nothing', () => {
    const { film, told, shown, reel } = cinema('instant')
    film.push(reel([moved, rolled('sins')]))
    expect(told).toEqual(['settled'])
    expect(shown).toEqual([null])
  })

  test('one press ends a scene at once, another all of them; in order, and nothing is told twice', () => {
    const { film, told, reel, shown } = cinema('read')
    film.push(reel([played, moved, fire('a'), fire('b')]))
    film.push(reel([hurt], 'second'))
    expect(told).toEqual(['sinCardPlayed'])
    expect(film.skipScene()).toBe(true)
    expect(told).toEqual(['sinCardPlayed', 'heroMoved'])
    film.skip()
    expect(told).toEqual(['sinCardPlayed', 'heroMoved', 'settled', 'second'])
    expect(shown.at(-1)).toBeNull()
    expect(film.skipScene()).toBe(false)
  })

  test('to read, a card waits for a press', () => {
    const { film, time, reel } = cinema('read')
    film.push(reel([played]))
    time.pass(100_000)
    expect(film.isPlaying).toBe(true)
    expect(film.running?.ms).toBe(Number.POSITIVE_INFINITY)
    film.skipScene()
    expect(film.isPlaying).toBe(false)
  })

  test('frozen it stands still, and goes on with what is left', () => {
    const { film, time, reel } = cinema('normal')
    film.push(reel([moved]))
    time.pass(100)
    film.freeze(true)
    expect(film.running).toMatchObject({ ms: 300, left: 200, isFrozen: true })
    time.pass(5000)
    expect(film.isPlaying).toBe(true)
    film.freeze(false)
    time.pass(199)
    expect(film.isPlaying).toBe(true)
    time.pass(1)
    expect(film.isPlaying).toBe(false)
  })

  test('who is asked while his time runs sees at most 2.5 s of it', () => {
    const { film, time, reel, told } = cinema('normal')
    film.push(reel([played, rolled('heroes'), hurt]))
    time.pass(100)
    film.endWithin(2500)
    time.pass(2500)
    expect(film.isPlaying).toBe(false)
    expect(told).toEqual(['sinCardPlayed', 'diceRolled', 'woundTaken', 'settled'])
  })

  test('a bot’s turn takes at most 12 s, however much it does', () => {
    const { film, time, reel } = cinema('normal')
    const part = { id: 'turn', most: 12_000 }
    const start = time.now()
    for (let i = 0; i < 14; i++) {
      film.push(reel([moved, rolled('heroes'), rolled('sins'), hurt], 'settled', { part }))
      while (film.isPlaying) time.pass(0.1)
    }
    // The clock is pushed on a tenth of a millisecond too far at the end of each scene.
    expect(time.now() - start).toBeLessThan(12_010)
  })

  test('what waits for long plays twice as fast, and for very long it becomes a digest of its turns', () => {
    const busy = cinema('normal')
    for (let i = 0; i < 9; i++) busy.film.push(busy.reel([rolled('heroes')], String(i)))
    busy.time.pass(2500)
    busy.time.pass(1250)
    expect(busy.told.filter((name) => name === 'diceRolled')).toHaveLength(3)
    const late = cinema('normal')
    for (let i = 0; i < 40; i++) late.film.push(late.reel([turn, rolled('heroes'), hurt], String(i)))
    late.time.pass(60_000)
    expect(late.film.isPlaying).toBe(false)
    expect(late.shown.some((scene) => scene?.staging === 'digest')).toBe(true)
    expect(late.told.filter((name) => /^\d+$/.test(name))).toEqual(Array.from({ length: 40 }, (_, i) => String(i)))
  })
})
