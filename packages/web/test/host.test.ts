import { randomFrom, type Seat } from '@haven/engine'
import { type Command, TableGame, type TableUpdate, writeSave } from '@haven/table'
import { describe, expect, test } from 'vitest'
import moments from '../src/app/gallery/moments.json' with { type: 'json' }
import { gameAt, type Moment } from '../src/app/gallery/moments.ts'
import { seatPeople } from '../src/home/players.ts'
import type { SavedRow } from '../src/host/saves.ts'
import { TableHost, type World } from '../src/host/table-host.ts'
import type { Screen } from '../src/model/messages.ts'
import { rules } from '../src/model/rules.ts'

interface Sent {
  readonly update: TableUpdate
  readonly screen: Screen
}

/** A host without a browser: what it keeps and sends is at hand, and time is counted, not spent. */
function hostOf(row: SavedRow) {
  const sent: Sent[] = []
  const pauses: number[] = []
  let kept = row
  let failed: unknown = null
  const world: World = {
    keep: async (next) => {
      kept = JSON.parse(JSON.stringify(next)) as SavedRow
    },
    send: (update, screen) => {
      if (update.update === 'table') sent.push({ update, screen })
    },
    pause: async (ms) => {
      pauses.push(ms)
      await new Promise((resolve) => setImmediate(resolve))
    },
    now: () => 0,
    crash: (error) => {
      failed = error
    },
    forecast: async () => ({}),
  }
  const host = new TableHost(rules, row, { blink: 150, pulse: 1200 }, world)
  return {
    host,
    sent,
    pauses,
    kept: () => kept,
    last: () => sent.at(-1) as Sent,
    failed: () => failed,
  }
}

function rowOf(people: readonly Seat[], heroPlayers: number, seed: string): SavedRow {
  const game = new TableGame(rules, { setup: { heroPlayers, map: 'havens-last-stand-a', sin: 'pride' }, seed })
  const { story, map, sin } = game.setup
  return {
    id: 'a1',
    changed: 0,
    story,
    map,
    sin,
    round: 0,
    people,
    over: null,
    players: seatPeople(game.seats, (seat) => people.includes(seat), 'scripted'),
    save: writeSave(game),
    asked: [],
    orders: {},
    talk: null,
  }
}

const belowFrom = (seed: string) => {
  const random = randomFrom(seed)
  return (n: number): number => random.below(n)
}

let next = 1
const id = () => next++

/** Waits until a person is asked something or the game is over. */
async function asked(table: ReturnType<typeof hostOf>): Promise<Sent> {
  for (let i = 0; i < 5000; i++) {
    await new Promise((resolve) => setImmediate(resolve))
    if (table.failed()) throw table.failed()
    const { update, screen } = table.last() ?? {}
    if (!update || !screen) continue
    const mine = update.view.prompts.some(({ seat }) => screen.players.people.includes(seat))
    if (mine || update.view.over || screen.curtain || update.pulse) return { update, screen }
  }
  throw new Error('nobody is asked anything')
}

function answerOf({ update }: Sent, below: (n: number) => number): Command {
  const [prompt] = update.view.prompts
  const option = prompt!.options[below(prompt!.options.length)]!.id
  return { command: 'answer', id: id(), seat: prompt!.seat, version: update.version, prompt: prompt!.id, option }
}

describe('a host at home', () => {
  test('plays bots until a person is asked, and keeps each decision before it shows it', async () => {
    const table = hostOf(rowOf(['hero1'], 1, 'first'))
    await table.host.start()
    const now = await asked(table)
    expect(now.update.view.viewer).toBe('hero1')
    expect(now.update.view.prompts[0]?.seat).toBe('hero1')
    const below = belowFrom('first')
    for (let i = 0; i < 12; i++) {
      const before = await asked(table)
      if (before.update.view.over) break
      expect((await table.host.obey(answerOf(before, below))).update).toBe('done')
      expect(table.kept().save.answers.length).toBeGreaterThanOrEqual(table.last().update.view.decisions)
    }
  })

  test('goes on after a crash at the same decision, whatever it was', async () => {
    let row = rowOf(['hero1'], 1, 'crash')
    const below = belowFrom('crash')
    for (let i = 0; i < 30; i++) {
      const table = hostOf(row)
      await table.host.start()
      const now = await asked(table)
      if (now.update.view.over) break
      await table.host.obey(answerOf(now, below))
      const shown = (await asked(table)).update
      table.host.close()
      row = table.kept()
      const again = hostOf(row)
      await again.host.start()
      const after = (await asked(again)).update
      expect(after.view).toEqual(shown.view)
      again.host.close()
    }
  })

  test('a window of a bot lasts a whole number of blinks', async () => {
    const table = hostOf(rowOf(['hero1'], 1, 'blink'))
    await table.host.start()
    const below = belowFrom('blink')
    for (let i = 0; i < 25; i++) {
      const now = await asked(table)
      if (now.update.view.over) break
      await table.host.obey(answerOf(now, below))
    }
    await asked(table)
    const windows = table.pauses.filter((ms) => ms > 0)
    expect(windows.length).toBeGreaterThan(0)
    for (const ms of windows) expect(ms).toBe(150)
  })

  test('an answer to a question that was taken back is stale', async () => {
    const table = hostOf(rowOf(['hero1'], 1, 'stale'))
    await table.host.start()
    const first = await asked(table)
    const command = answerOf(first, () => 0)
    await table.host.obey(command)
    const second = await asked(table)
    expect(second.update.undoable).toBeGreaterThanOrEqual(0)
    const reply = await table.host.obey({ ...command, id: id() } as Command)
    expect(reply.update).toBe('refused')
  })

  test('a plan is given as far as it is legal, and only to the question that it was made for', async () => {
    const game = gameAt(rules, moments.find(({ kind }) => kind === 'wound-slot') as Moment)
    const [question] = game.prompts
    const seat = question!.seat
    const table = hostOf({ ...rowOf([seat], game.setup.heroPlayers, 'plan'), save: game.save() })
    await table.host.start()
    const before = game.length
    await expect(table.host.give(seat, 'another', ['slot:2'])).rejects.toMatchObject({ code: 'stale-prompt' })
    await expect(table.host.give('sins', question!.id, ['slot:2'])).rejects.toMatchObject({ code: 'foreign-seat' })
    expect(table.host.game.length).toBe(before)
    const options = rules.options(game.state, question!).map((option) => option.id)
    await table.host.give(seat, question!.id, [options[1]!, 'no such answer', options[2]!])
    expect(table.host.game.answers.slice(before).map(({ option }) => option)).toEqual([options[1]])
    expect(table.host.game.prompts[0]?.kind).toBe('wound-slot')
    await table.host.give(seat, table.host.game.prompts[0]!.id, [options[2]!, options[3]!, options[4]!])
    expect(table.host.game.answers.slice(before, before + 3).map(({ option }) => option)).toEqual(options.slice(1, 4))
    expect(table.last().update.view.heroes.find(({ hero }) => hero === question!.subject.hero)?.wounds).toHaveLength(3)
  })

  test('nobody answers for a bot', async () => {
    const table = hostOf(rowOf(['hero1'], 1, 'foreign'))
    await table.host.start()
    await asked(table)
    const reply = await table.host.obey({ command: 'explain', id: id(), seat: 'sins', version: 0, intent: {} })
    expect(reply).toMatchObject({ update: 'refused', refusal: { code: 'foreign-seat' } })
  })
})

describe('people of both sides at one screen', () => {
  const everybody: readonly Seat[] = ['sins', 'hero1', 'hero2', 'hero3']

  test('the hand is never sent while the heroes look, and the curtain asks first', async () => {
    const table = hostOf(rowOf(everybody, 3, 'curtain'))
    await table.host.start()
    const below = belowFrom('curtain')
    let curtains = 0
    for (let i = 0; i < 160; i++) {
      const now = await asked(table)
      if (now.update.view.over) break
      if (now.update.pulse && !now.update.pulse.held) {
        if (below(3) === 0) await table.host.obey({ command: 'hold', id: id(), seat: 'sins', hold: true })
        else await new Promise((resolve) => setImmediate(resolve))
        continue
      }
      if (now.screen.curtain) {
        curtains++
        expect(now.update.view.prompts).toEqual([])
        table.host.look('sins')
        expect(table.last().screen.viewer).toBe('sins')
        continue
      }
      if (now.update.talk) {
        const [prompt] = now.update.view.prompts
        const seats = now.update.view.awaiting.map(({ seat }) => seat)
        const option = prompt!.options[0]!.id
        for (const seat of seats) {
          await table.host.obey({ command: 'propose', id: id(), seat, version: table.last().update.version, option })
        }
        continue
      }
      const reply = await table.host.obey(answerOf(now, below))
      expect(reply.update).toBe('done')
    }
    for (const { update, screen } of table.sent) {
      if (screen.viewer === 'sins' || update.view.over) continue
      expect(update.view.sins.hand.every((card) => card === null)).toBe(true)
      expect(JSON.stringify(update.steps)).not.toMatch(/"to":"sins"/)
    }
    const pulses = table.sent.filter(({ update }) => update.pulse?.held === false)
    expect(pulses.length).toBeGreaterThan(10)
    for (const { update } of pulses) expect(update.view.prompts).toEqual([])
    expect(curtains).toBeGreaterThan(0)
    expect(new Set(table.pauses.filter((ms) => ms > 0))).toEqual(new Set([1200]))
  })
})
