import { type Random, randomFrom, type Seat } from '@haven/engine'
import type { SeatCommand } from '@haven/table'
import { MemoryTables } from '@haven/table/keeper'
import { describe, expect, test } from 'vitest'
import moments from '../src/app/gallery/moments.json' with { type: 'json' }
import { gameAt, type Moment } from '../src/app/gallery/moments.ts'
import { rules } from '../src/model/rules.ts'
import {
  aMoment,
  CountedClock,
  type HomeWishes,
  homeOfTest,
  homeStoreOf,
  ID,
  newGame,
  optionsOf,
  type Shown,
  sitDown,
  wireAt,
} from './at-home.ts'

/** A new game with people in these seats, time that is counted, and a page that looks at it. */
function tableOf(people: readonly Seat[], heroPlayers: number, seed: string, wishes: HomeWishes = {}) {
  const home = homeOfTest({ clock: new CountedClock(), ...wishes })
  sitDown(home, people, newGame({ setup: { heroPlayers, map: 'havens-last-stand-a', sin: 'pride' } }, seed))
  return { home, ...wireAt(home) }
}

function answerTo({ update }: Shown, random: Random): SeatCommand {
  const [prompt] = update.view.prompts
  const option = prompt!.options[random.below(prompt!.options.length)]!.id
  return { command: 'answer', seat: prompt!.seat, prompt: prompt!.id, option }
}

/** What lies in a store when its process dies. */
function copyOf({ rows }: MemoryTables): MemoryTables {
  const copy = new MemoryTables()
  for (const [id, row] of rows) copy.rows.set(id, structuredClone(row))
  return copy
}

describe('a table at home', () => {
  test('bots play until a person is asked, and each decision is kept before it is shown', async () => {
    const tables = new MemoryTables()
    const store = {
      ...homeStoreOf(tables),
      commit: async (change: Parameters<MemoryTables['commit']>[0]) => {
        await aMoment()
        return tables.commit(change)
      },
    }
    const table = tableOf(['hero1'], 1, 'first', { tables, store })
    const show = table.wire.onUpdate
    table.wire.onUpdate = (game, update, screen) => {
      expect(table.home.table(ID).game?.length).toBeGreaterThanOrEqual(update.view.decisions)
      show(game, update, screen)
    }
    await table.open()
    const now = await table.asked()
    expect(now.update.view.viewer).toBe('hero1')
    expect(now.update.view.prompts[0]?.seat).toBe('hero1')
    const random = randomFrom('first')
    for (let i = 0; i < 12; i++) {
      const before = await table.asked()
      if (before.update.view.over) break
      await table.send(answerTo(before, random))
      // What was wished is done once it is said to be.
      expect(table.home.table(ID).game?.length).toBeGreaterThan(before.update.view.decisions)
    }
  })

  test('goes on after a crash, whenever it came, to the same decision', async () => {
    let tables = new MemoryTables()
    tableOf(['hero1'], 1, 'crash', { tables })
    const random = randomFrom('crash')
    for (let i = 0; i < 30; i++) {
      const home = homeOfTest({ tables, clock: new CountedClock() })
      const table = wireAt(home)
      await table.open()
      const now = await table.asked()
      if (now.update.view.over) break
      const answered = table.send(answerTo(now, random))
      for (let wait = random.below(30); wait > 0; wait--) await new Promise((resolve) => setImmediate(resolve))
      const left = copyOf(tables)
      await answered
      const shown = (await table.asked()).update
      table.wire.close()
      const again = wireAt(homeOfTest({ tables: left, clock: new CountedClock() }))
      await again.open()
      const resumed = await again.asked()
      // A crash before it was kept: then he is asked the same once more.
      if (resumed.update.view.decisions === now.update.view.decisions)
        expect(resumed.update.view).toEqual(now.update.view)
      else expect(resumed.update.view).toEqual(shown.view)
      again.wire.close()
      tables = copyOf(tables)
    }
  })

  test('a window of a bot lasts a whole number of blinks, however long it thought', async () => {
    const clock = new CountedClock(7)
    const table = tableOf(['hero1'], 1, 'blink', { clock })
    const lengths: number[] = []
    table.home.tables.onCommit = (before, { entries }) => {
      const [prompt] = before?.game ? rules.prompts(before.game.state) : []
      if (entries && prompt?.kind === 'sin-card') lengths.push(entries.entries[0]!.at - before!.asked!.at)
    }
    await table.open()
    const random = randomFrom('blink')
    for (let i = 0; i < 25; i++) {
      const now = await table.asked()
      if (now.update.view.over) break
      await table.send(answerTo(now, random))
    }
    await table.asked()
    expect(lengths.length).toBeGreaterThan(5)
    for (const ms of lengths) {
      expect(ms).toBeGreaterThan(0)
      expect(ms % 150).toBe(0)
    }
    expect(clock.delays.every((ms) => ms <= 150)).toBe(true)
  })

  test('an answer to a question that is over, or was taken back, is stale', async () => {
    const table = tableOf(['hero1'], 1, 'stale')
    await table.open()
    const random = randomFrom('stale')
    const first = await table.asked()
    const command = answerTo(first, random)
    await table.send(command)
    const second = await table.asked()
    const late = { refusal: { code: expect.stringMatching(/^stale(-prompt)?$/) } }
    await expect(table.wire.send(command, first.update.version)).rejects.toMatchObject(late)
    await expect(table.send(command)).rejects.toMatchObject(late)
    expect(second.update.undoable).toBeGreaterThan(0)
    await table.send({ command: 'undo', seat: 'hero1' })
    const again = await table.asked()
    expect(again.update.view).toEqual(first.update.view)
    const { length } = table.home.steps(ID)
    await expect(table.wire.send(command, first.update.version)).rejects.toMatchObject(late)
    await expect(table.wire.send(answerTo(second, random), second.update.version)).rejects.toMatchObject(late)
    expect(table.home.steps(ID)).toHaveLength(length)
  })

  test('a plan is given as far as it is legal, only to the question that it was made for, and taken back as one', async () => {
    const game = gameAt(rules, moments.find(({ kind }) => kind === 'wound-slot') as Moment)
    const { seat } = game.prompts[0]!
    const home = homeOfTest({ clock: new CountedClock() })
    sitDown(home, [seat], game)
    const table = wireAt(home)
    await table.open()
    // The first of three wounds went by itself to the slot without a bonus.
    const [question] = (await table.asked()).update.view.prompts
    const { id: prompt } = question!
    const before = game.length + 1
    const given = () => optionsOf(home.steps(ID).slice(before))
    const refused = (code: string) => ({ refusal: { code } })
    const plan = { command: 'give', seat, prompt, options: ['slot:2'] } as const
    await expect(table.send({ ...plan, prompt: 'another' })).rejects.toMatchObject(refused('stale-prompt'))
    await expect(table.send({ ...plan, seat: 'sins' })).rejects.toMatchObject(refused('not-your-seat'))
    expect(given()).toEqual([])
    const options = question!.options.map((option) => option.id)
    await table.send({ ...plan, options: [options[1]!, 'no such answer', options[2]!] })
    expect(given()).toEqual([options[1]])
    const [next] = (await table.asked()).update.view.prompts
    expect(next?.kind).toBe('wound-slot')
    await table.send({ ...plan, prompt: next!.id, options: [options[2]!, options[3]!] })
    expect(given().slice(0, 2)).toEqual(options.slice(1, 3))
    const { update } = await table.asked()
    expect(update.view.heroes.find(({ hero }) => hero === question!.subject.hero)?.wounds).toHaveLength(3)
    await table.send({ command: 'undo', seat })
    await aMoment()
    expect(given()).toEqual([options[1]])
  })

  test('nobody answers for a bot', async () => {
    const table = tableOf(['hero1'], 1, 'foreign')
    await table.open()
    const { update } = await table.asked()
    const foreign = { refusal: { code: 'not-your-seat' } }
    await expect(table.send({ command: 'explain', seat: 'sins', intent: {} })).rejects.toMatchObject(foreign)
    const [prompt] = update.view.prompts
    const answer = { command: 'answer', seat: 'sins', prompt: prompt!.id, option: prompt!.options[0]!.id } as const
    await expect(table.send(answer)).rejects.toMatchObject(foreign)
  })
})

describe('people of both sides at one screen', () => {
  const everybody: readonly Seat[] = ['sins', 'hero1', 'hero2', 'hero3']

  test('the hand is never sent while the heroes look, and the curtain asks first', async () => {
    const clock = new CountedClock()
    const table = tableOf(everybody, 3, 'curtain', { clock })
    await table.open()
    const random = randomFrom('curtain')
    let curtains = 0
    for (let i = 0; i < 160; i++) {
      const now = await table.asked()
      if (now.update.view.over) break
      if (now.update.pulse && !now.update.pulse.held) {
        if (random.below(3) === 0) await table.send({ command: 'hold', seat: 'sins', hold: true })
        else {
          clock.next()
          await aMoment()
        }
        continue
      }
      if (now.screen.curtain) {
        curtains++
        expect(now.update.view.prompts).toEqual([])
        table.wire.look('sins')
        await aMoment()
        expect(table.last().screen.viewer).toBe('sins')
        continue
      }
      if (now.update.talk) {
        const option = now.update.view.prompts[0]!.options[0]!.id
        for (const { seat } of now.update.view.awaiting) await table.send({ command: 'propose', seat, option })
        continue
      }
      await table.send(answerTo(now, random))
    }
    for (const { update, screen } of table.shown) {
      if (screen.viewer === 'sins' || update.view.over) continue
      expect(update.view.sins.hand.every((card) => card === null)).toBe(true)
      expect(JSON.stringify(update.steps)).not.toMatch(/"to":"sins"/)
    }
    const pulses = table.shown.filter(({ update }) => update.pulse?.held === false)
    expect(pulses.length).toBeGreaterThan(10)
    for (const { update } of pulses) expect(update.view.prompts).toEqual([])
    expect(curtains).toBeGreaterThan(0)
    // What led to a window is seen first; else each lasts the same.
    const lengths = pulses.map(({ update }) => 1200 + (update.pulse?.after ?? 0))
    expect(new Set(clock.delays)).toEqual(new Set(lengths))
  })
})
