import type { Rules } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { firstGame, USUAL_BOT } from '../src/model/first-game.ts'
import type { Crash } from '../src/model/messages.ts'
import { rules } from '../src/model/rules.ts'
import { aMoment, CountedClock, homeOfTest, ID, newGame, screenAt, sitDown, until, wireAt } from './at-home.ts'

const SETUP = { heroPlayers: 1, map: 'havens-last-stand-a', sin: 'pride' } as const

describe('what the page asks of its worker', () => {
  test('a first game, and one with people where they want to sit', async () => {
    const home = homeOfTest()
    const first = await home.link.call('play-now', {})
    expect(home.table(first).game?.setup).toMatchObject(firstGame(USUAL_BOT).setup!)
    expect(home.table(first).seats).toMatchObject({ hero1: { bot: null }, sins: { bot: USUAL_BOT } })
    const game = { setup: SETUP, people: ['sins'], bots: { hero1: 'scripted' }, bot: 'level1', seed: 'given' } as const
    const second = await home.link.call('new', { game })
    expect(second).not.toBe(first)
    expect(home.table(second).seats).toMatchObject({ sins: { bot: null }, hero1: { bot: 'scripted' } })
    expect(home.table(second).game?.seed).toBe('given')
    const wrong = home.link.call('new', { game: { ...game, people: ['hero3'] } })
    await expect(wrong).rejects.toMatchObject({ refusal: { params: { field: expect.stringContaining('people') } } })
  })

  test('a file of a game is the game: read again it goes on there, under another name', async () => {
    const home = homeOfTest({ clock: new CountedClock() })
    sitDown(home, ['hero1'], newGame({ setup: SETUP }, 'file'))
    const table = wireAt(home)
    await table.open()
    for (let i = 0; i < 4; i++) {
      await table.asked()
      await table.answer()
    }
    await table.asked()
    const text = await table.wire.export('save')
    const again = await home.link.call('import', { text, people: null, bot: 'level2' })
    expect(again).not.toBe(ID)
    expect(home.table(again).game).toEqual(home.table(ID).game)
    expect(home.table(again).seats).toEqual(home.table(ID).seats)
    await expect(table.wire.export('record')).rejects.toMatchObject({ refusal: { code: 'game-not-over' } })
    const position = await table.wire.export('position')
    expect(position).not.toContain(home.table(ID).game!.seed)
    expect(rules.fromPosition(JSON.parse(position), 'x').heroes).toHaveLength(3)
  })

  test('a game that is not there, or was deleted, is missing', async () => {
    const home = homeOfTest()
    const nowhere = screenAt(home, 'nowhere')
    await nowhere.open()
    expect(nowhere.store.missing.peek()).toMatchObject({ code: 'unknown-id', params: { id: 'nowhere' } })
    sitDown(home, ['hero1'], newGame({ setup: SETUP }, 'deleted'))
    await home.link.call('delete', { game: ID })
    const deleted = screenAt(home)
    await deleted.open()
    expect(deleted.store.missing.peek()).toMatchObject({ code: 'unknown-id' })
  })
})

test('the page says so while the browser refuses to keep what is played', async () => {
  const home = homeOfTest()
  sitDown(home, ['hero1'], newGame({ setup: SETUP }, 'kept'))
  const table = wireAt(home)
  await table.open()
  await table.asked()
  expect(table.last().screen.saved).toBe(true)
  const { view } = table.last().update
  home.link.kept.value = false
  expect(table.last().screen.saved).toBe(false)
  expect(table.last().update.view).toBe(view)
  home.link.kept.value = true
  expect(table.last().screen.saved).toBe(true)
})

test('a bug of the rules stops the game, and the game is offered as a file', async () => {
  let isBroken = false
  const buggy: Rules = {
    ...rules,
    decide(state, answer) {
      if (isBroken) throw new TypeError('a bug')
      return rules.decide(state, answer)
    },
  }
  const home = homeOfTest({ clock: new CountedClock(), rules: buggy })
  sitDown(home, ['hero1'], newGame({ setup: SETUP }, 'bug'))
  const table = wireAt(home)
  const crashes: Crash[] = []
  table.wire.onCrash = (crash) => crashes.push(crash)
  await table.open()
  await table.asked()
  isBroken = true
  await table.answer()
  const crash = await until(home, () => crashes[0])
  expect(crash.message).toBe('TypeError')
  expect(JSON.parse(crash.file)).toMatchObject({ save: true, players: { people: ['hero1'] } })
  await aMoment()
  expect(crashes).toHaveLength(1)
})
