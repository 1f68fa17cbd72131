import { Pupil, sceneOf } from '@haven/testkit/pupil'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { savedGameOf } from '../src/home/saved-game.ts'
import { rules } from '../src/model/rules.ts'
import { homeOfTest, screenAt, until } from './at-home.ts'

/** First Night in the browser: its addresses, what is kept of it, and the table that its worker puts it on. */

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('addresses', () => {
  test('a scene is a link, drawn or in words; there is no other scene', async () => {
    vi.stubGlobal('location', { pathname: '/', search: '' })
    const { routeOf } = await import('../src/base/router.ts')
    expect(routeOf('/first-night')).toEqual({ page: 'night' })
    expect(routeOf('/first-night/3')).toEqual({ page: 'scene', game: '3' })
    expect(routeOf('/first-night/0/', '?view=text')).toEqual({ page: 'text-scene', game: '0' })
    expect(routeOf('/first-night/7').page).toBe('lost')
  })
})

describe('what is kept', () => {
  const fresh = () => import('../src/model/night.ts')

  test('the answers of the scene that was played last, and what is done', async () => {
    const { keepNight } = await fresh()
    keepNight({ scene: 2, answers: ['fight'], wrongs: 1, done: [1] })
    vi.resetModules()
    const { answersFor, nextScene, nightKept } = await fresh()
    expect(nightKept.value).toEqual({ scene: 2, answers: ['fight'], wrongs: 1, done: [1] })
    expect(answersFor(2)).toEqual({ answers: ['fight'], wrongs: 1 })
    expect(answersFor(3)).toEqual({ answers: [], wrongs: 0 })
    expect(nextScene(nightKept.value)).toBe(2)
    expect(nextScene({ ...nightKept.value, done: [1, 2] })).toBe(3)
    expect(nextScene({ ...nightKept.value, answers: [], done: [2] })).toBe(1)
  })

  test.each(['', 'null', '[]', '{"scene":9,"answers":[],"done":[]}', '{"scene":1,"answers":3,"done":[]}'])(
    'what cannot be read is as if nobody had played: %s',
    async (text) => {
      stored.set('haven.night', text)
      const { nightKept } = await fresh()
      expect(nightKept.value).toEqual({ scene: 1, answers: [], wrongs: 0, done: [] })
    },
  )
})

describe('what was taught', () => {
  test('is remembered with what is told in games; owners have done all of it', async () => {
    const { noteTaught } = await import('../src/model/night-taught.ts')
    const { levelOf } = await import('../src/model/learned.ts')
    const { FIRST_FACTS } = await import('../src/model/first-time.ts')
    const told = () => FIRST_FACTS.filter((fact) => levelOf(fact) > 0)
    noteTaught(sceneOf(1))
    expect(levelOf('fire')).toBe(2)
    expect(told()).toEqual(['lives', 'leaving', 'steps', 'rims', 'reactions', 'clock'])
    noteTaught(sceneOf(3))
    expect(told()).toContain('corruption')
    noteTaught(sceneOf(0))
    expect(told()).toEqual(FIRST_FACTS)
  })

  test('six scenes teach all of it', async () => {
    const { noteTaught } = await import('../src/model/night-taught.ts')
    const { levelOf } = await import('../src/model/learned.ts')
    const { FIRST_FACTS } = await import('../src/model/first-time.ts')
    for (const scene of [1, 2, 3, 4, 5, 6]) noteTaught(sceneOf(scene))
    expect(FIRST_FACTS.filter((fact) => levelOf(fact) === 0)).toEqual([])
  })
})

describe('a scene on the table of a home', () => {
  test('is asked like any game, stands in no list, and goes on from the answers', async () => {
    const home = homeOfTest()
    const id = await home.link.call('learn', { scene: 2, answers: ['fight', 'none'], wrongs: 3 })
    expect(savedGameOf(rules, home.table(id))).toBeNull()
    const { store, open } = screenAt(home, id)
    await open()
    await until(home, () => store.question.peek() !== null)
    expect(store.question.peek()?.kind).toBe('kill')
    expect(store.lesson.peek()).toMatchObject({ scene: 2, answers: ['fight', 'none'], wrongs: 3 })
    await store.answer('none')
    await until(home, () => store.lesson.peek()?.reason != null)
    expect(store.lesson.peek()?.reason).toMatchObject({ say: 'fn.2.spend', rule: 'FIGHT-10' })
    expect(store.question.peek()?.kind).toBe('kill')
    await store.undo()
    await until(home, () => store.question.peek()?.kind === 'corruption')
    expect(store.lesson.peek()?.answers).toEqual(['fight'])
  })

  test('there is no scene 7', async () => {
    const home = homeOfTest()
    await expect(home.link.call('learn', { scene: 7, answers: [], wrongs: 0 })).rejects.toMatchObject({
      refusal: { code: 'unknown-id' },
    })
  })
})

describe('what is said', () => {
  test('a reason before a hint before what the step says; nothing where it was said', async () => {
    const { speakOfNight } = await import('../src/base/night-words.ts')
    await speakOfNight()
    const { saidNow } = await import('../src/model/night-said.ts')
    const none = { pulse: false, hint: false, show: false }
    const pupil = new Pupil(sceneOf(1))
    expect(saidNow(pupil.shown, none)).toMatchObject({
      of: 'say',
      text: expect.stringMatching(/^A Move is two spaces/),
    })
    expect(saidNow(pupil.shown, none, true)?.text).toContain('walk B1')
    expect(saidNow(pupil.shown, { ...none, hint: true })).toMatchObject({ of: 'hint' })
    pupil.answer('end')
    expect(saidNow(pupil.shown, none)).toMatchObject({ of: 'why', rule: 'TURN-1' })
    expect(saidNow(pupil.shown, { ...none, hint: true })?.text).toMatch(/Move first\. C1 is the next/)
    const silent = new Pupil(sceneOf(4))
    for (const option of ['collect:commissioner', 'collect:extraTurn', 'city']) silent.answer(option)
    expect(silent.shown.step?.id).toBe('4.4')
    expect(saidNow(silent.shown, none)).toBeNull()
  })
})
