import { coreBox } from '@haven/content'
import { compileBox, type Position, type Seat } from '@haven/engine'
import type { Path } from '@haven/odds'
import { type OnlineCommand, type OnlineNo, type RoomView, TableGame, type TableUpdate } from '@haven/table'
import { signal } from '@preact/signals'
import { beforeEach, describe, expect, test } from 'vitest'
import { onTheWay, turnOfThorley } from '../../e2e/positions.ts'
import { Refused } from '../../src/game/link.ts'
import { ponder } from '../../src/host/ponder.ts'
import type { Screen } from '../../src/model/messages.ts'
import { OnlineRefused } from '../../src/model/online/socket.ts'
import type { Told } from '../../src/model/online/table.ts'
import { type Remote, RemoteHost } from '../../src/online/remote-host.ts'

const rules = compileBox(coreBox)

/** The far end: a real game whose answers count at once, as one seat sees it. */
class FarTable implements Remote {
  readonly id = 'table'
  readonly game: TableGame
  readonly seat: Seat
  readonly sent: OnlineCommand[] = []
  readonly room = signal<RoomView | null>(null)
  readonly told = signal<Told | null>(null)
  readonly notice = signal<OnlineNo | null>(null)
  log: Told['update']['steps'] = []
  pulse: TableUpdate['pulse'] = null
  refuses: OnlineNo | null = null

  constructor(position: Position, seat: Seat) {
    this.game = new TableGame(rules, { position, seed: 'haven/remote' })
    this.seat = seat
    this.room.value = {
      seats: [{ seat, person: 'p1', bot: null }],
      you: { viewer: seat, person: 'p1', seats: [seat], devices: [] },
      seedCommit: 'abc',
    } as unknown as RoomView
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

  async send(body: OnlineCommand): Promise<null> {
    this.sent.push(body)
    if (this.refuses) throw new OnlineRefused(this.refuses)
    if (body.command === 'answer' && !this.pulse) {
      const before = this.log.length
      this.game.answer({ prompt: body.prompt, seat: body.seat, option: body.option })
      this.tell(before)
    }
    return null
  }
}

const seat = 'hero1'
let far: FarTable
let host: RemoteHost
let shown: { update: TableUpdate; screen: Screen }[]

function open(position: Position, as: Seat): void {
  far = new FarTable(position, as)
  host = new RemoteHost(far, 1, (view, pondering) => ponder(rules, view, pondering))
  shown = []
  host.onUpdate = (_, update, screen) => shown.push({ update: update as TableUpdate, screen })
}

const asked = () => far.told.value!.update.view.prompts[0]!
const begin = () => host.request({ request: 'open', game: 'table/1', pace: { blink: 0, pulse: 0 } })

describe('the remote host', () => {
  beforeEach(async () => {
    open(onTheWay, seat)
    await begin()
  })

  test('shows the whole log first, then what is new', async () => {
    expect(shown[0]?.update).toMatchObject({ from: 0 })
    expect(shown[0]?.screen).toMatchObject({ viewer: seat, curtain: null, players: { people: [seat] } })
    const option = asked().options.find(({ do: deed }) => deed === 'move')!
    await host.command({ command: 'answer', seat, version: 1, prompt: asked().id, option: option.id })
    expect(shown.at(-1)?.update.from).toBe(1)
    expect(far.sent).toEqual([{ command: 'answer', seat, prompt: expect.any(String), option: option.id }])
  })

  test('goes a whole way, each step asked of the server, and asks nothing meanwhile', async () => {
    open({ ...turnOfThorley, monsters: [] }, seat)
    await begin()
    const paths = await host.request<readonly Path[]>({ request: 'paths', seat, prompt: asked().id })
    const path = paths.find(({ safest: { spaces, pays, risks } }) => {
      const isFree = pays === null && risks.every(({ length }) => length === 0)
      return spaces.length === 2 && isFree
    })!
    await host.request({ request: 'walk', seat, prompt: asked().id, pays: null, spaces: path.safest.spaces })
    const where = () => rules.view(far.game.state, seat).heroes.find(({ hero }) => hero === 'thorley')?.space
    await expect.poll(where).toBe(path.to)
    expect(far.sent.filter(({ command }) => command === 'answer')).toHaveLength(2)
    expect(shown.some(({ screen }) => screen.walking)).toBe(true)
    expect(shown.at(-1)?.screen.walking).toBe(false)
  })

  test('a way from a question that is over is refused and sends nothing', async () => {
    const walk = { request: 'walk', seat, prompt: 'gone', pays: null, spaces: ['s1,2'] } as const
    await expect(host.request(walk)).rejects.toThrow(Refused)
    expect(far.sent).toEqual([])
  })

  test('thinks about the view without asking the server', async () => {
    expect(await host.request({ request: 'suggest', seat })).toEqual(expect.any(String))
    const options = asked().options.map(({ id }) => id)
    const reply = await host.command({ command: 'forecast', seat, version: 1, prompt: asked().id, options })
    expect(reply.update).toBe('forecast')
    expect(far.sent).toEqual([])
  })

  test('a stale answer is said above the table as well', async () => {
    far.refuses = { code: 'stale', rule: 'online', params: {} }
    const reply = await host.command({ command: 'answer', seat, version: 1, prompt: asked().id, option: 'end' })
    expect(reply).toMatchObject({ update: 'refused', refusal: { code: 'stale' } })
    expect(far.notice.value?.code).toBe('stale')
  })

  test('taking back beyond a seal asks the others', async () => {
    await host.command({ command: 'answer', seat, version: 1, prompt: asked().id, option: asked().options[0]!.id })
    await host.command({ command: 'rewind', seat, version: 2 })
    expect(far.sent.at(-1)).toEqual({ command: 'move', motion: { motion: 'rewind', to: far.log.length - 2 } })
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
  far.told.value = { game: 1, news: [], update: { ...update, pulse: far.pulse, view } }
  await begin()
  expect(shown.at(-1)?.screen.asksInWindow).toBe(true)
  expect(shown.at(-1)?.update.view.prompts).toHaveLength(1)
  await host.command({ command: 'answer', seat: 'sins', version: 1, prompt: 'w', option: 'none' })
  expect(shown.at(-1)?.update.view.prompts).toEqual([])
})
