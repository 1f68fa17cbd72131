import { createBot } from '@haven/bots'
import { type Event, randomFrom, type View } from '@haven/engine'
import { type LogStep, TableGame, type TableUpdate } from '@haven/table'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Speed } from '../../src/base/settings.ts'
import { forgetThrows, isNewThrow } from '../../src/model/film/thrown.ts'
import { GameStore } from '../../src/model/store.ts'
import { type Screen, SILENT_WIRE, type Wire } from '../../src/model/wire.ts'
import { throwNow } from '../../src/screens/table/rolls.ts'
import { rules } from '../replay/games.ts'
import { clock } from './clock.ts'

/** A table of bots that somebody watches from the first hero's seat, decision by decision. */
function watched(seed: string, speed: Speed = 'normal') {
  const setup = {
    heroPlayers: 3,
    story: 'havens-last-stand',
    map: 'havens-last-stand-a',
    sin: 'pride',
    acolytes: 'nuns',
  } as const
  const game = new TableGame(rules, { setup, seed })
  const bot = createBot('scripted', rules, randomFrom(seed))
  const time = clock()
  const page = { isHidden: false }
  const wire: Wire = { ...SILENT_WIRE }
  const store = new GameStore(wire, speed, {
    later: time.later,
    frame: (call) => call(),
    now: time.now,
    isHidden: () => page.isHidden,
    isStill: () => false,
  })
  const screen: Screen = {
    viewer: 'hero1',
    players: { people: ['hero1'], bots: { sins: 'scripted', hero2: 'scripted', hero3: 'scripted' } },
    curtain: null,
    saved: true,
    seedCommit: '',
  }
  const steps: LogStep[] = [{ events: rules.viewEvents(game.opening, 'hero1'), sealed: true }]
  let version = 0
  const hear = (from: number, pulse: TableUpdate['pulse'] = null) =>
    wire.onUpdate(
      'game',
      {
        update: 'table',
        version: ++version,
        from,
        steps: steps.slice(from),
        view: rules.view(game.state, 'hero1'),
        talk: null,
        pulse,
        thinking: [],
        undoable: 0,
        orders: [],
      },
      screen,
    )
  /** One decision more; false when the game is over. */
  const decide = (): readonly Event[] | null => {
    const [prompt] = game.prompts
    if (!prompt) return null
    const view = rules.view(game.state, prompt.seat)
    const question = view.prompts.find(({ id }) => id === prompt.id) as (typeof view.prompts)[number]
    const events = game.answer({ prompt: prompt.id, seat: prompt.seat, option: bot.decide(view, question) })
    steps.push({ events: rules.viewEvents(events, 'hero1'), sealed: false })
    return events
  }
  return { store, time, game, steps, hear, decide, page, open: () => store.open('game', speed).then(() => hear(0)) }
}

const settledView = (view: View | null) => ({ ...view, prompts: [] })

describe('a table that is watched', () => {
  beforeEach(() => forgetThrows())

  test('what is shown follows the events: a figure stands inside before the dice of its space, questions come last', async () => {
    const { store, time, game, hear, decide, steps, open } = watched('a film')
    await open()
    let checks = 0
    for (let i = 0; i < 260 && decide(); i++) {
      hear(steps.length - 1)
      while (store.film.isPlaying) {
        expect(store.question.peek()).toBeNull()
        const scene = store.scene.peek()
        const rolled = scene?.events.find((event) => event.event === 'diceRolled')
        if (scene?.staging === 'check' && rolled) {
          checks++
          const told = steps.at(-1)?.events ?? []
          const after = told.slice(told.indexOf(rolled)).find((event) => event.event === 'heroMoved')
          const before = told.slice(0, told.indexOf(rolled)).findLast((event) => event.event === 'heroMoved')
          const at = store.view.peek()?.heroes.find(({ hero }) => hero === rolled.hero)?.space
          if (after && after.hero === rolled.hero) expect(store.film.border.peek()).toMatchObject({ to: after.to })
          else if (before) expect(at).toBe(before.to)
        }
        time.pass(50)
      }
      // Nothing jumps when the film is over (the page itself asserts it, field by field, while it is developed).
      expect(settledView(store.view.peek())).toEqual(settledView(rules.view(game.state, 'hero1')))
    }
    expect(checks).toBeGreaterThan(0)
  }, 60_000)

  test('who dies in what is coming is known when it begins, so that his pictures can be made', async () => {
    const { store, hear, decide, steps, open } = watched('a death')
    await open()
    let deaths = 0
    for (let events = decide(); events && deaths < 1; events = decide()) {
      hear(steps.length - 1)
      const died = events.flatMap((event) => (event.event === 'heroDied' ? [event.hero] : []))
      expect(store.film.deaths.peek().map(({ hero }) => hero)).toEqual(died)
      deaths += died.length
      store.skip()
    }
    expect(deaths).toBe(1)
  })

  test('a throw keeps its key from the moment it falls to the end of the fight: it tumbles once', async () => {
    const { store, time, hear, decide, steps, open } = watched('a fight')
    await open()
    const fell = new Map<string, number>()
    let rolls = 0
    for (let i = 0; i < 200; i++) {
      const events = decide()
      if (!events) break
      rolls += events.filter((event) => event.event === 'diceRolled' && !event.roll.endsWith('-check')).length
      hear(steps.length - 1)
      do {
        const view = store.view.peek()
        const thrown = view && throwNow(view, store.log.peek(), store.scene.peek())
        for (const roll of [thrown?.hero, thrown?.sins]) {
          if (roll?.key && isNewThrow(roll.key)) fell.set(roll.key, (fell.get(roll.key) ?? 0) + 1)
        }
        time.pass(100)
      } while (store.film.isPlaying)
    }
    expect(rolls).toBeGreaterThan(4)
    expect(fell.size).toBe(rolls)
    expect([...fell.values()].every((times) => times === 1)).toBe(true)
  }, 60_000)

  test('every scene has its sentence, of one line', async () => {
    const { store, time, hear, decide, steps, open } = watched('captions')
    await open()
    const said = new Set<string>()
    for (let i = 0; i < 150 && decide(); i++) {
      hear(steps.length - 1)
      do {
        for (const { text } of store.film.captions.peek()) said.add(text)
        time.pass(200)
      } while (store.film.isPlaying)
    }
    expect(said.size).toBeGreaterThan(40)
    for (const text of said) expect(text.length, text).toBeLessThanOrEqual(80)
  }, 60_000)

  test('who was away is told a turn in a line, within 20 s, and can skip it', async () => {
    const { store, time, hear, decide, steps, page, open } = watched('away')
    await open()
    page.isHidden = true
    for (let i = 0; i < 120 && decide(); i++) hear(steps.length - 1)
    expect(store.film.isPlaying).toBe(false)
    page.isHidden = false
    store.film.comeBack(store.view.peek() as View)
    expect(store.scene.peek()?.staging).toBe('digest')
    expect(store.film.away.peek()?.turns).toBeGreaterThan(2)
    time.pass(20_000)
    expect(store.film.isPlaying).toBe(false)
    store.film.comeBack(store.view.peek() as View)
    expect(store.film.isPlaying).toBe(false)
  }, 60_000)

  test('a step of the log is shown again, and nothing of the table changes', async () => {
    const { store, time, hear, decide, steps, open } = watched('again', 'quick')
    await open()
    for (let i = 0; i < 40 && decide(); i++) {
      hear(steps.length - 1)
      store.skip()
    }
    const view = store.view.peek() as View
    const at = steps.findLastIndex(({ events }) => events.some(({ event }) => event === 'heroMoved'))
    store.film.again(steps[at]?.events ?? [], view)
    expect(store.film.isPlaying).toBe(true)
    time.pass(60_000)
    expect(store.film.isPlaying).toBe(false)
    expect(store.view.peek()).toBe(view)
  })
})
