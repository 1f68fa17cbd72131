import type { Position, Rules } from '@haven/engine'
import { verifyRecord } from '@haven/table'
import { judge } from '@haven/table/keeper'
import { coreRules as rules, turnOfThorley } from '@haven/testkit'
import { settingsOf } from '@haven/testkit/sim'
import { describe, expect, test } from 'vitest'
import { EACH, type Guest, House, playOn } from './table-at-home.ts'

describe('a game of people', () => {
  test('goes from the lobby to its end, and its record is right', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    const [sins, hero] = guests as [Guest, Guest]
    expect(house.table.phase).toBe('playing')
    expect(hero.table$.room.seedCommit).toMatch(/^[0-9a-f]{64}$/)
    await playOn(house, guests, () => false)
    expect(house.table.phase).toBe('over')
    expect(hero.table$.room.seed).not.toBeNull()
    expect(hero.table$.update?.view.viewer).toBe('all')
    const reply = await sins.do({ command: 'record' })
    const value = reply.done ? reply.value : null
    expect(value?.query === 'record' && verifyRecord(rules, value.record)).toEqual({ ok: true })
  })

  test('bots play it to its end when time passes', async () => {
    const house = new House()
    const [host] = (await house.begin([[]], settingsOf(2))) as [Guest]
    await house.pass(3_600_000)
    expect(house.table.phase).toBe('over')
    expect(host.table$.room.phase).toBe('over')
  })
})

test('what lies face down in the position that a table was made from is told to nobody who plays', async () => {
  const house = new House()
  const { position } = settingsOf(1)
  const tokens = [
    { kind: 'nest', space: 's0,0', faceDown: true },
    { kind: 'innocent', space: 's3,2', faceDown: true },
  ] as const
  const guests = await house.begin(EACH, settingsOf(1, { position: { ...position!, tokens } }))
  for (const guest of guests) {
    const { room } = guest.table$
    expect(room.phase).toBe('playing')
    expect(JSON.stringify(room)).not.toMatch(/nest|innocent/)
  }
})

describe('a plan', () => {
  test('casts no ballot and passes no window: it is for what is assigned piece by piece', async () => {
    const house = new House()
    const guests = await house.begin([['sins'], ['hero1'], ['hero2']], settingsOf(2))
    await playOn(house, guests, () => house.table.talk !== null)
    const voter = guests.find(({ questions }) => questions.length > 0)!
    const give = (guest: Guest) => {
      const { seat, id, options } = guest.questions[0]!
      return guest.do({ command: 'give', seat, prompt: id, options: options.map((option) => option.id) })
    }
    const { length } = house.table.game!
    expect(await give(voter)).toMatchObject({ done: false, refusal: { code: 'stale-prompt' } })
    await playOn(house, guests, () => house.table.window !== null)
    const before = house.table.game!.length
    expect(before).toBeGreaterThan(length)
    expect(await give(guests[0]!)).toMatchObject({ done: false, refusal: { code: 'stale-prompt' } })
    expect(house.table.game!.length).toBe(before)
  })
})

describe('a command', () => {
  test('has one effect however often it is sent', async () => {
    const house = new House()
    const [, hero] = (await house.begin(EACH)) as [Guest, Guest]
    const say = { command: 'say', to: 'table', text: 'once' } as const
    for (let i = 0; i < 3; i++) expect(await hero.do(say, { id: 'the-same-id' })).toMatchObject({ done: true })
    expect(house.database.lines(house.id)).toHaveLength(1)
  })

  test('so old that it may be forgotten is stale', async () => {
    const house = new House()
    const [, hero] = (await house.begin(EACH)) as [Guest, Guest]
    const { version } = hero.table$
    const say = (text: string) => ({ command: 'say', to: 'table', text }) as const
    await hero.do(say('first'), { id: 'first-one' })
    for (let i = 0; i < 20; i++) {
      await house.pass(2_000)
      expect(await hero.do(say(`line ${i}`))).toMatchObject({ done: true })
    }
    expect(await hero.do(say('first'), { id: 'first-one', version })).toMatchObject({ refusal: { code: 'stale' } })
    expect(house.database.lines(house.id)).toHaveLength(21)
  })

  test('that answers a question which is over is stale, and the table as it is follows', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    await playOn(house, guests, () => !house.table.talk && !house.table.window)
    const asked = guests.find(({ questions }) => questions.length > 0)!
    const { version } = asked.table$
    const [question] = asked.questions
    await asked.answer()
    const frames = asked.frames.length
    const again = {
      command: 'answer',
      seat: question!.seat,
      prompt: question!.id,
      option: question!.options[0]!.id,
    } as const
    const before = house.table
    expect(await asked.do(again, { version })).toMatchObject({ done: false, refusal: { code: 'stale' } })
    expect(asked.frames.slice(frames).map(({ tell }) => tell)).toEqual(['reply', 'table'])
    expect(house.table).toEqual(before)
  })

  test('of a seat that is not mine changes nothing', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    const before = house.table
    const stranger = await house.guest('stranger').hello()
    for (const guest of [...guests.slice(1), stranger]) {
      for (const command of ['hold', 'undo', 'give-up'] as const) {
        const body =
          command === 'hold' ? ({ command, seat: 'sins', hold: true } as const) : ({ command, seat: 'sins' } as const)
        expect((await guest.do(body)).done).toBe(false)
      }
    }
    expect(house.table).toEqual(before)
  })
})

/** The first window opens when a turn has begun: that and what came before it is seen first, for as long as a window at most. */
const FILM = 1_000

describe('windows of the Sins player', () => {
  async function atWindow(house: House, guests: readonly Guest[]): Promise<void> {
    await playOn(house, guests, () => house.table.window !== null)
    expect(house.table.window).not.toBeNull()
  }

  test('last the same time for a pass, an order and silence, and nobody hears of the pass', async () => {
    const lengths: number[] = []
    for (const how of ['pass', 'order', 'silence'] as const) {
      const house = new House()
      const guests = await house.begin(EACH)
      const [sins, hero] = guests as [Guest, Guest]
      if (how === 'order')
        await sins.do({ command: 'orders', seat: 'sins', orders: [{ order: 'pass', until: 'recalled' }] })
      await atWindow(house, guests)
      const opened = house.time.now
      const heard = hero.frames.length
      if (how === 'pass') expect(await sins.answer('none')).toMatchObject({ done: true })
      await house.pass(FILM + 999)
      expect(hero.frames).toHaveLength(heard)
      await house.pass(1)
      expect(hero.frames.length).toBeGreaterThan(heard)
      lengths.push(house.time.now - opened)
    }
    expect(new Set(lengths)).toEqual(new Set([FILM + 1_000]))
  })

  test('end also when timers ring a moment too early, as real ones do', async () => {
    const house = new House()
    const after = house.time.after.bind(house.time)
    house.time.after = (ms, run) => after(ms - 1, run)
    const guests = await house.begin(EACH)
    await atWindow(house, guests)
    const { length } = house.table.game!
    await house.pass(FILM + 1_100)
    expect(house.table.game!.length).toBeGreaterThan(length)
  })

  test('last the same also when a timer rings too early and its moment comes while one looks', async () => {
    const house: House = new House('early', undefined, {
      judge: (live, input, given) => {
        const judged = judge(live, input, given)
        // To look takes a moment.
        if (input.input === 'tick') house.time.now++
        return judged
      },
    })
    const after = house.time.after.bind(house.time)
    let rung = 0
    house.time.after = (ms, run) => after(rung++ % 3 === 0 ? ms - 1 : ms, run)
    const guests = await house.begin(EACH)
    const lengths: number[] = []
    while (lengths.length < 12 && house.table.phase === 'playing') {
      await playOn(house, guests, () => house.table.window !== null)
      const { window, game } = house.table
      if (!window) break
      while (house.table.game!.length === game!.length) await house.pass(1)
      lengths.push(house.time.now - (window.ends! - 1_000))
    }
    expect(lengths.length).toBeGreaterThan(4)
    // The judge's own moment, and the end of the one in which the test looks.
    expect(lengths.filter((length) => length > 1_003)).toEqual([])
  })

  test('stay open when he holds them, until he lets go', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    const [sins, hero] = guests as [Guest, Guest]
    await atWindow(house, guests)
    await sins.do({ command: 'hold', seat: 'sins', hold: true })
    expect(hero.table$.update?.pulse).toEqual({ ms: 1_000, held: true })
    await house.pass(60_000)
    expect(house.table.window?.held).toBe(true)
    await sins.do({ command: 'hold', seat: 'sins', hold: false })
    expect(house.table.window?.held ?? false).toBe(false)
  })

  test('with days to think they wait for him, and an order that would tell his hand is refused', async () => {
    const house = new House()
    const guests = await house.begin(EACH, settingsOf(3, { time: { control: 'days', hours: 24 } }))
    const [sins] = guests as [Guest]
    const idle = { command: 'orders', seat: 'sins', orders: [{ order: 'idle', quiet: [] }] } as const
    expect(await sins.do(idle)).toMatchObject({ refusal: { code: 'order-tells-hand' } })
    await atWindow(house, guests)
    await house.pass(3_600_000)
    expect(house.table.window).toEqual({ ends: null, held: true, answer: null })
    // After a day a bot gives this one answer.
    const { length } = house.table.game!
    await house.pass(24 * 3_600_000)
    expect(house.table.game!.length).toBeGreaterThan(length)
  })
})

describe('standing orders', () => {
  test('a drafted reaction is carried out, also when the Sins player is away', async () => {
    const position: Position = { ...turnOfThorley, monsters: [{ kind: 'abomination', space: 's0,0' }] }
    const house = new House()
    const guests = await house.begin([['sins'], ['hero1']], settingsOf(1, { position }))
    const [sins, hero] = guests as [Guest, Guest]
    const monster = sins.table$.update!.view.monsters[0]!.id
    const orders = [{ order: 'react', monster, to: null, fight: true }] as const
    expect(await sins.do({ command: 'orders', seat: 'sins', orders })).toMatchObject({ done: true })
    sins.connection!.close()
    expect(hero.questions[0]?.kind).toBe('hero-turn')
    await hero.answer('end')
    await house.pass(10_000)
    const log = house.database.log(house.id, 1)
    expect(log.map(({ answer, by }) => `${answer?.kind} ${by}`)).toContain('reaction table')
    expect(log.flatMap(({ events }) => events)).toContainEqual(
      expect.objectContaining({ event: 'fightStarted', hero: 'thorley', by: 'sins' }),
    )
  })
})

describe('votes of the heroes', () => {
  test('are seen by the heroes; the others learn how many agree', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    const [sins, one, two] = guests as [Guest, Guest, Guest]
    await playOn(house, guests, () => house.table.talk !== null)
    await one.answer()
    expect(two.table$.update?.talk?.proposals).toEqual({ hero1: one.questions[0]?.options[0]?.id })
    expect(sins.table$.update?.talk).toMatchObject({ proposals: null, agreeing: 1 })
  })

  test('that are given up or out of time fall to the Sins player', async () => {
    for (const isInTime of [true, false]) {
      const house = new House()
      const guests = await house.begin(EACH)
      const [sins, one, two] = guests as [Guest, Guest, Guest]
      await playOn(house, guests, () => house.table.talk !== null)
      if (isInTime) {
        await one.do({ command: 'give-up', seat: 'hero1' })
        expect(house.table.talk).not.toBeNull()
        await two.do({ command: 'give-up', seat: 'hero2' })
      } else await house.pass(house.table.talkEnds! - house.time.now)
      expect(sins.questions[0]?.kind).toBe('sins-decide')
    }
  })
})

describe('time', () => {
  test('when it is up a bot gives one answer, and the clock is empty', async () => {
    const house = new House()
    const guests = await house.begin(EACH, settingsOf(3, { time: { control: 'live', bank: 30, increment: 0 } }))
    await playOn(house, guests, () => !house.table.talk && !house.table.window)
    const asked = guests.find(({ questions }) => questions.length > 0)!
    const seat = asked.questions[0]!.seat
    const { length } = house.table.game!
    await house.pass(29_999)
    expect(house.table.game!.length).toBe(length)
    await house.pass(2_000)
    expect(house.table.game!.length).toBeGreaterThan(length)
    expect(house.table.clocks[seat]?.left).toBe(0)
    expect(house.database.log(house.id, 1).some(({ by }) => by === 'clock')).toBe(true)
  })

  test('stands still by agreement, and one may think a little longer', async () => {
    const house = new House()
    const guests = await house.begin(EACH, settingsOf(3, { time: { control: 'live', bank: 30, increment: 0 } }))
    await playOn(house, guests, () => !house.table.talk && !house.table.window)
    const asked = guests.find(({ questions }) => questions.length > 0)!
    const seat = asked.questions[0]!.seat
    expect(await asked.do({ command: 'let-me-think', seat })).toMatchObject({ done: true })
    expect(house.table.clocks[seat]).toEqual({ left: 90_000, thinks: 2 })
    const [first, ...others] = guests as [Guest, ...Guest[]]
    await first.do({ command: 'move', motion: { motion: 'pause' } })
    for (const other of others) await other.do({ command: 'consent', motion: 1, yes: true })
    expect(first.table$.room.paused).toBe(true)
    const { length } = house.table.game!
    await house.pass(3_600_000)
    expect(house.table.game!.length).toBe(length)
    await first.do({ command: 'go-on' })
    await house.pass(89_000)
    expect(house.table.game!.length).toBe(length)
    await house.pass(3_000)
    expect(house.table.game!.length).toBeGreaterThan(length)
  })
})

describe('taking back', () => {
  test('an own step goes at once; beyond a seal everybody agrees, and other dice fall', async () => {
    const house = new House()
    const guests = await house.begin(EACH, settingsOf(3, { position: undefined }))
    await playOn(house, guests, () => guests.some((guest) => (guest.table$.update?.undoable ?? 0) > 0))
    const mine = guests.find((guest) => (guest.table$.update?.undoable ?? 0) > 0)!
    const { length } = house.table.game!
    const seat = mine.table$.room.you.seats[0]!
    expect(await mine.do({ command: 'undo', seat })).toMatchObject({ done: true })
    expect(house.table.game!.length).toBeLessThan(length)
    expect(await mine.do({ command: 'undo', seat })).toMatchObject({ refusal: { code: 'nothing-to-undo' } })

    await playOn(house, guests, () => house.database.log(house.id, 1).some(({ seal, answer }) => seal && answer))
    const [first, ...others] = guests as [Guest, ...Guest[]]
    await first.do({ command: 'move', motion: { motion: 'rewind', to: 0 } })
    const id = first.table$.room.motions[0]!.id
    for (const other of others) {
      expect(house.table.game!.length).toBeGreaterThan(0)
      await other.do({ command: 'consent', motion: id, yes: true })
    }
    expect(house.table.game).toMatchObject({ length: 0, epochs: [{ at: 0, epoch: 1 }] })
    expect(first.table$.update).toMatchObject({ from: 1 })
  })

  test('one who does not want it ends the motion', async () => {
    const house = new House()
    const guests = await house.begin(EACH)
    await playOn(house, guests, () => (house.table.game?.length ?? 0) > 4)
    const [first, second] = guests as [Guest, Guest]
    await first.do({ command: 'move', motion: { motion: 'rewind', to: 1 } })
    await second.do({ command: 'consent', motion: first.table$.room.motions[0]!.id, yes: false })
    expect(first.table$.room.motions).toEqual([])
    expect(house.table.game!.length).toBeGreaterThan(4)
  })
})

describe('a bug of the rules', () => {
  test('stops the game, which its people can take back to an earlier decision and play on', async () => {
    let isBroken = false
    const buggy: Rules = {
      ...rules,
      decide(state, answer) {
        if (isBroken) throw new TypeError('a bug')
        return rules.decide(state, answer)
      },
    }
    const house = new House('bug', buggy)
    const guests = await house.begin(EACH)
    await playOn(house, guests, () => (house.table.game?.length ?? 0) > 2 && !house.table.talk && !house.table.window)
    const { length } = house.table.game!
    isBroken = true
    const asked = guests.find(({ questions }) => questions.length > 0)!
    await asked.answer()
    expect(house.table).toMatchObject({ phase: 'broken', fault: { at: length, message: 'TypeError' } })
    expect(asked.table$.room.fault).toEqual({ at: length, message: 'TypeError' })
    const reply = await asked.do({ command: 'position' })
    expect(reply).toMatchObject({ done: true, value: { query: 'position' } })
    isBroken = false
    const [first, ...others] = guests as [Guest, ...Guest[]]
    await first.do({ command: 'move', motion: { motion: 'rewind', to: 1 } })
    for (const other of others) await other.do({ command: 'consent', motion: 1, yes: true })
    expect(house.table).toMatchObject({ phase: 'playing', fault: null })
    await playOn(house, guests, () => false)
    expect(house.table.phase).toBe('over')
  })
})
