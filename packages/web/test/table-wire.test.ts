import { createThinker } from '@haven/bots/thinker'
import type { Position, Seat } from '@haven/engine'
import {
  type LogStep,
  type OnlineCommand,
  type OnlineNo,
  TableGame,
  type TableUpdate,
  type TableView,
} from '@haven/table'
import { signal } from '@preact/signals'
import { beforeEach, describe, expect, test } from 'vitest'
import { onTheWay, turnOfThorley } from '../e2e/positions.ts'
import { Refused } from '../src/model/refused.ts'
import { rules } from '../src/model/rules.ts'
import type { Told } from '../src/model/table-client.ts'
import { type Client, TableWire } from '../src/model/table-wire.ts'
import type { Screen } from '../src/model/wire.ts'

/** The far end: a real game whose answers count at once, as one seat sees it; whatever else is wished is noted. */
class FarTable implements Client {
  readonly id = 'table'
  readonly game: TableGame
  readonly seat: Seat
  readonly sent: OnlineCommand[] = []
  readonly versions: (number | undefined)[] = []
  readonly room = signal<TableView | null>(null)
  readonly told = signal<Told | null>(null)
  readonly notice = signal<OnlineNo | null>(null)
  log: readonly LogStep[] = []
  pulse: TableUpdate['pulse'] = null
  refuses: OnlineNo | null = null

  constructor(position: Position, seat: Seat) {
    this.game = new TableGame(rules, { position, seed: 'haven/remote' })
    this.seat = seat
    this.room.value = {
      seats: [{ seat, person: 'p1', bot: null }],
      settings: { time: { control: 'none' } },
      you: { viewer: seat, person: 'p1', seats: [seat], devices: [] },
      seedCommit: 'abc',
    } as unknown as TableView
    this.tell(0)
  }

  tell(from: number): void {
    const { game, seat, pulse } = this
    const steps = [game.opening, ...game.log].map((events) => ({
      events: rules.viewEvents(events, seat),
      sealed: false,
    }))
    this.log = steps
    const news = steps.slice(from)
    const update: TableUpdate = {
      update: 'table',
      version: steps.length,
      from,
      steps: news,
      view: rules.view(game.state, seat),
      talk: null,
      pulse,
      thinking: [],
      undoable: 0,
      orders: [],
    }
    this.told.value = { game: 1, update, news: from === 0 ? [] : news }
  }

  /** Several answers of one wish, told in one frame. */
  play(...options: readonly string[]): void {
    const before = this.log.length
    for (const option of options) {
      const [prompt] = this.game.prompts
      this.game.answer({ prompt: prompt!.id, seat: this.seat, option })
    }
    this.tell(before)
  }

  async send(body: OnlineCommand, version?: number): Promise<null> {
    this.sent.push(body)
    this.versions.push(version)
    if (this.refuses) throw new Refused(this.refuses)
    if (body.command === 'answer' && !this.pulse) this.play(body.option)
    return null
  }
}

const seat = 'hero1'
let far: FarTable
let wire: TableWire
let shown: { game: string; update: TableUpdate; screen: Screen }[]

function open(position: Position, as: Seat): void {
  far = new FarTable(position, as)
  wire = new TableWire(
    far,
    1,
    'table/1',
    createThinker(rules, () => 0),
  )
  shown = []
  wire.onUpdate = (game, update, screen) => shown.push({ game, update, screen })
}

const asked = () => far.told.value!.update.view.prompts[0]!
const begin = () => wire.open({ blink: 0, window: 0 })

describe('the wire to a table', () => {
  beforeEach(async () => {
    open(onTheWay, seat)
    await begin()
  })

  test('shows the whole log first, then what is new', async () => {
    expect(shown[0]).toMatchObject({ game: 'table/1', update: { from: 0 } })
    expect(shown[0]?.screen).toMatchObject({ viewer: seat, curtain: null, players: { people: [seat] } })
    const option = asked().options.find(({ do: deed }) => deed === 'move')!
    const answer = { command: 'answer', seat, prompt: asked().id, option: option.id } as const
    await wire.send(answer, 1)
    expect(shown.at(-1)?.update.from).toBe(1)
    expect([far.sent, far.versions]).toEqual([[answer], [1]])
    // A screen that opens now has nothing of it yet.
    wire.close()
    await begin()
    expect(shown.at(-1)?.update).toMatchObject({ from: 0, steps: far.log })
  })

  test('a whole way is one command, and what comes of it is shown as one', async () => {
    open({ ...turnOfThorley, monsters: [] }, seat)
    await begin()
    const paths = await wire.think('paths', seat, { prompt: asked().id })
    const path = paths!.find(({ safest: { spaces, pays, risks } }) => {
      const isFree = pays === null && risks.every(({ length }) => length === 0)
      return spaces.length === 2 && isFree
    })!
    const walk = { command: 'walk', seat, prompt: asked().id, pays: null, spaces: path.safest.spaces } as const
    await wire.send(walk, 1)
    expect(far.sent).toEqual([walk])
    expect(shown).toHaveLength(1)
    far.play(...path.safest.spaces.map((space) => `move:${space}`))
    expect(shown).toHaveLength(2)
    expect(shown[1]?.update).toMatchObject({ from: 1, steps: far.log.slice(1) })
    expect(shown[1]?.update.view.heroes.find(({ hero }) => hero === 'thorley')?.space).toBe(path.to)
    // Nobody but the judge walks on.
    expect(far.sent).toEqual([walk])
  })

  test('so is a plan, and so is taking back beyond a seal, about which the others are asked', async () => {
    const plan = { command: 'give', seat, prompt: asked().id, options: ['a', 'b'] } as const
    await wire.send(plan, 1)
    await wire.send({ command: 'rewind', seat }, 2)
    expect(far.sent).toEqual([plan, { command: 'rewind', seat }])
    expect(far.versions).toEqual([1, 2])
  })

  test('thinks about the view without asking the table, and not at all where its seat is not asked', async () => {
    expect(await wire.think('suggestion', seat, {})).toEqual(expect.any(String))
    const options = asked().options.map(({ id }) => id)
    const forecasts = await wire.think('forecasts', seat, { prompt: asked().id, options })
    expect(Object.keys(forecasts!).length).toBeGreaterThan(0)
    expect(options).toEqual(expect.arrayContaining(Object.keys(forecasts!)))
    expect(await wire.think('suggestion', 'sins', {})).toBeNull()
    expect(far.sent).toEqual([])
  })

  test('without means to think the game goes on', async () => {
    wire = new TableWire(far, 1, 'table/1', async () => {
      throw new Error('the network is gone')
    })
    expect(await wire.think('suggestion', seat, {})).toBeNull()
  })

  test('a stale answer is said above the table as well; what the rules say stands at the question alone', async () => {
    const answer = { command: 'answer', seat, prompt: asked().id, option: 'end' } as const
    far.refuses = { code: 'not-your-turn', rule: 'TURN-1', params: {} } as unknown as OnlineNo
    await expect(wire.send(answer, 1)).rejects.toThrow(Refused)
    expect(far.notice.value).toBeNull()
    far.refuses = { code: 'stale', rule: 'online', params: {} }
    await expect(wire.send(answer, 1)).rejects.toMatchObject({ refusal: { code: 'stale' } })
    expect(far.notice.value?.code).toBe('stale')
  })

  test('a frame of the table alone brings the same view: nothing is drawn or thought about anew', () => {
    const { view } = shown.at(-1)!.update
    far.tell(far.log.length)
    expect(shown).toHaveLength(2)
    expect(shown.at(-1)!.update.view).toBe(view)
  })
})

test('a window that was passed is not asked again, and nobody is told before it ends', async () => {
  open(onTheWay, 'sins')
  const prompt = { id: 'w', seat: 'sins', kind: 'sin-card', subject: {}, rule: 'CARD-1' }
  const question = {
    ...prompt,
    options: [
      { id: 'none', none: true },
      { id: 'hubris', card: 'hubris' },
    ],
  }
  const { update } = far.told.value!
  far.pulse = { ms: 1_200, held: false }
  const view = { ...update.view, prompts: [question] } as unknown as TableUpdate['view']
  const inWindow: Told = { game: 1, news: [], update: { ...update, pulse: far.pulse, view } }
  far.told.value = inWindow
  await begin()
  expect(shown.at(-1)?.screen.asksInWindow).toBe(true)
  expect(shown.at(-1)?.update.view.prompts).toHaveLength(1)
  await wire.send({ command: 'answer', seat: 'sins', prompt: 'w', option: 'none' }, 1)
  expect(shown.at(-1)?.update.view.prompts).toEqual([])
  far.told.value = { ...inWindow }
  expect(shown.at(-1)?.update.view.prompts).toEqual([])
  // Held it is asked all the same.
  far.told.value = { ...inWindow, update: { ...inWindow.update, pulse: { ms: 1_200, held: true } } }
  expect(shown.at(-1)?.update.view.prompts).toHaveLength(1)
})
