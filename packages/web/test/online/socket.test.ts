import {
  type ClientFrame,
  PROTOCOL,
  type ServerFrame,
  type TableFrame,
  type TableUpdate,
  type TableView,
} from '@haven/table'
import { describe, expect, test } from 'vitest'
import { devicePath, momentPath, tableIn, tablePath } from '../../src/model/online/address.ts'
import { OnlineTable } from '../../src/model/online/online-table.ts'
import { type SocketLike, TableSocket } from '../../src/model/online/socket.ts'
import { Refused } from '../../src/model/refused.ts'
import { leftOf, timeText } from '../../src/screens/online/clocks.ts'

const KEY = 'k'.repeat(43)
const TABLE = 't'.repeat(22)

/** A network of which the test is the far end, and the clock. */
class Network {
  readonly sockets: (SocketLike & { sent: ClientFrame[]; isClosed: boolean })[] = []
  readonly timers: { ms: number; call: () => void; isOff: boolean }[] = []
  #ids = 0

  readonly world = {
    open: () => {
      const socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        sent: [] as ClientFrame[],
        isClosed: false,
        send: (text: string) => void socket.sent.push(JSON.parse(text) as ClientFrame),
        close: () => {
          socket.isClosed = true
        },
      }
      this.sockets.push(socket)
      return socket as SocketLike
    },
    later: (ms: number, call: () => void) => {
      const timer = { ms, call, isOff: false }
      this.timers.push(timer)
      return () => {
        timer.isOff = true
      }
    },
    random: () => 1,
    newId: () => `command-${this.#ids++}`,
    now: () => 1_000,
  }

  get last() {
    return this.sockets.at(-1)!
  }

  say(frame: ServerFrame): void {
    this.last.onmessage?.({ data: JSON.stringify(frame) })
  }

  /** Lets the next timer of this length or less ring. */
  ring(most = Number.POSITIVE_INFINITY): number {
    const timer = this.timers.find(({ isOff, ms }) => !isOff && ms <= most)
    if (!timer) throw new Error('nothing waits')
    timer.isOff = true
    timer.call()
    return timer.ms
  }
}

const room = (viewer: string, game = 1): TableView =>
  ({ game, you: { viewer, person: 'p1', seats: [], devices: [] }, seats: [], people: [] }) as unknown as TableView

const frame = (version: number, part: Partial<TableFrame> = {}): TableFrame => ({
  tell: 'table',
  version,
  room: room('hero1'),
  update: null,
  lines: { from: 0, lines: [] },
  ...part,
})

const hello = () => ({ send: 'hello', protocol: PROTOCOL, table: TABLE, key: KEY, have: null }) as const

function connected(): { network: Network; socket: TableSocket } {
  const network = new Network()
  const socket = new TableSocket(hello, network.world)
  socket.connect()
  network.last.onopen?.()
  network.say(frame(1))
  return { network, socket }
}

const commands = (sent: readonly ClientFrame[]) => sent.filter(({ send }) => send === 'command')

describe('a connection', () => {
  test('sends what had no answer again, the same and once, when it has come back', async () => {
    const { network, socket } = connected()
    expect(socket.state.value).toBe('open')
    const done = socket.send({ command: 'start' }, 4)
    const [first] = commands(network.last.sent)
    network.last.onclose?.()
    expect(socket.state.value).toBe('lost')
    const whileLost = socket.send({ command: 'go-on' }, 4)
    network.ring()
    network.last.onopen?.()
    expect(commands(network.last.sent)).toEqual([])
    network.say(frame(2))
    expect(socket.state.value).toBe('open')
    const again = commands(network.last.sent)
    expect(again).toHaveLength(2)
    expect(again[0]).toEqual(first)
    network.say({ tell: 'reply', id: 'command-0', done: true })
    network.say({
      tell: 'reply',
      id: 'command-1',
      done: false,
      refusal: { code: 'stale', rule: 'online', params: {} },
    })
    await expect(done).resolves.toBeNull()
    await expect(whileLost).rejects.toThrow(Refused)
    network.last.onclose?.()
    network.ring()
    network.say(frame(3))
    expect(commands(network.last.sent)).toEqual([])
  })

  test('waits longer each time, and not for ever', () => {
    const { network } = connected()
    const pauses: number[] = []
    for (let i = 0; i < 9; i++) {
      network.last.onclose?.()
      pauses.push(network.ring())
    }
    expect(pauses.slice(0, 4).map(Math.round)).toEqual([400, 560, 784, 1098])
    expect(Math.max(...pauses)).toBe(5_000)
  })

  test('a server of another version is asked again, and what it did not answer goes on with the next page', async () => {
    const { network, socket } = connected()
    const heard: string[] = []
    socket.onForeign = () => heard.push(socket.state.value)
    void socket.send({ command: 'start' }, 4)
    network.say({ tell: 'closing', why: { code: 'foreign-protocol', rule: 'online', params: { known: PROTOCOL + 1 } } })
    expect([socket.state.value, socket.why.value, heard]).toEqual(['foreign', null, ['foreign']])
    const { unanswered } = socket
    expect(unanswered.map(({ body }) => body)).toEqual([{ command: 'start' }])
    network.ring()
    network.last.onopen?.()
    expect(network.last.sent).toEqual([hello()])

    // The page after it, which reads from the storage of its tab.
    const next = new Network()
    const table = new OnlineTable(TABLE, KEY, { come: 'hello' }, { ...next.world, now: () => 0 })
    table.carryOn(JSON.parse(JSON.stringify(unanswered)))
    table.socket.connect()
    next.last.onopen?.()
    expect(commands(next.last.sent)).toEqual([])
    next.say({ tell: 'welcome', protocol: PROTOCOL, table: TABLE, now: 0, pushKey: null, hooks: false, build: 'b' })
    next.say(frame(5))
    expect(table.build.value).toBe('b')
    expect(commands(next.last.sent)).toEqual(unanswered)
    const refusal = { code: 'stale', rule: 'online', params: {} } as const
    next.say({ tell: 'reply', id: unanswered[0]?.id ?? '', done: false, refusal })
    await Promise.resolve()
    await Promise.resolve()
    expect(table.notice.value).toEqual(refusal)
    expect(table.socket.unanswered).toEqual([])
  })

  test('a line that is silent after a command counts as dead', () => {
    const { network, socket } = connected()
    void socket.send({ command: 'start' }, 1)
    network.ring()
    expect(network.last.isClosed).toBe(true)
    expect(socket.state.value).toBe('lost')
  })

  test('a server that goes is asked again; one that refuses is not', async () => {
    const { network, socket } = connected()
    network.say({ tell: 'closing', why: 'shutdown' })
    expect(socket.state.value).toBe('lost')
    network.ring()
    network.say(frame(1))
    const waiting = socket.send({ command: 'start' }, 1)
    network.say({ tell: 'closing', why: { code: 'no-spectators', rule: 'online', params: {} } })
    expect(socket.state.value).toBe('closed')
    expect(socket.why.value?.code).toBe('no-spectators')
    await expect(waiting).rejects.toThrow('no-spectators')
    await expect(socket.send({ command: 'start' }, 1)).rejects.toThrow(Refused)
    const { length } = network.sockets
    socket.connect()
    expect(network.sockets).toHaveLength(length)
  })

  test('what the server could not read is refused here and never sent', async () => {
    const { network, socket } = connected()
    await expect(socket.send({ command: 'say', to: 'table', text: 'a\u202eb' }, 1)).rejects.toThrow('unprintable')
    await expect(socket.send({ command: 'say', to: 'table', text: 'x'.repeat(301) }, 1)).rejects.toThrow('out-of-range')
    expect(commands(network.last.sent)).toEqual([])
  })
})

const update = (from: number, ...names: string[]): TableUpdate =>
  ({
    update: 'table',
    version: 0,
    from,
    steps: names.map((name) => ({ events: [{ event: name }], sealed: false })),
  }) as unknown as TableUpdate

describe('a table', () => {
  test('keeps the log and the talk, and says after a gap what it has', () => {
    const network = new Network()
    const table = new OnlineTable(TABLE, KEY, { come: 'hello' }, network.world)
    table.socket.connect()
    network.last.onopen?.()
    expect(network.last.sent[0]).toEqual(hello())
    const line = { n: 0, at: 0, from: 'p1', to: 'table', text: 'hi' } as const
    network.say(frame(5, { update: update(0, 'a', 'b'), lines: { from: 0, lines: [line] } }))
    network.say(frame(6, { update: update(2, 'c'), lines: { from: 1, lines: [] } }))
    expect(table.log).toHaveLength(3)
    expect(table.told.value?.news).toHaveLength(1)
    network.last.onclose?.()
    network.ring()
    network.last.onopen?.()
    expect(network.last.sent[0]).toMatchObject({
      send: 'hello',
      have: { viewer: 'hero1', game: 1, version: 6, steps: 3, lines: 1 },
    })
    // Something was taken back meanwhile.
    network.say(frame(9, { update: update(1, 'd'), lines: { from: 1, lines: [] } }))
    expect(table.log.map(({ events }) => events[0]?.event)).toEqual(['a', 'd'])
    // Another pair of eyes, another game: nothing of before stays.
    network.say(frame(1, { room: room('sins'), update: update(0, 'x') }))
    expect(table.log).toHaveLength(1)
    expect(table.lines.value).toEqual([])
  })

  test('is made once, however often the line breaks on the way', () => {
    const network = new Network()
    const settings = {
      listed: false,
      spectators: 'none',
      time: { control: 'none' },
      window: 1_200,
      talk: null,
      bot: 'level1',
      setup: { heroPlayers: 1 },
    } as const
    const table = new OnlineTable(TABLE, KEY, { come: 'create', name: 'Anna', settings }, network.world)
    table.socket.connect()
    network.last.onopen?.()
    network.last.onclose?.()
    network.ring()
    network.last.onopen?.()
    expect(network.sockets.map(({ sent }) => sent[0]?.send)).toEqual(['create', 'create'])
    network.say(frame(1))
    network.last.onclose?.()
    network.ring()
    network.last.onopen?.()
    expect(network.last.sent[0]?.send).toBe('hello')
  })

  test('a table that cannot be made says why at once', () => {
    const network = new Network()
    const table = new OnlineTable(TABLE, KEY, { come: 'join', code: 'too short' }, network.world)
    table.socket.connect()
    expect(network.sockets).toEqual([])
    expect(table.socket.why.value?.code).toBe('wrong-type')
  })
})

describe('addresses and clocks', () => {
  test('everything that opens something stands behind the #', () => {
    for (const path of [tablePath(TABLE), devicePath(TABLE, KEY), momentPath(TABLE, 2, 12)]) {
      expect(path.split('#')[0]).toBe('/t')
      expect(tableIn(path.slice(path.indexOf('#')))).toMatchObject({ table: TABLE })
    }
    expect(tableIn(`#${TABLE}/c/${KEY}`)).toEqual({ table: TABLE, code: KEY, game: null, moment: null })
    expect(tableIn(`#${TABLE}/m/12`)).toEqual({ table: TABLE, code: null, game: null, moment: 12 })
    expect(tableIn(`#${TABLE}/g/2/m/12`)).toEqual({ table: TABLE, code: null, game: 2, moment: 12 })
    for (const bad of ['', '#', '#short', `#${TABLE}/c/short`, `#${TABLE}/x`, `#${TABLE}/g/2`, `#${TABLE}<script>`]) {
      expect(tableIn(bad)).toBeNull()
    }
  })

  test('a clock counts from where it was started', () => {
    expect(leftOf({ seat: 'sins', left: 5_000, since: null, thinks: 3 }, 9_999)).toBe(5_000)
    expect(leftOf({ seat: 'sins', left: 5_000, since: 1_000, thinks: 3 }, 3_000)).toBe(3_000)
    expect(leftOf({ seat: 'sins', left: 5_000, since: 1_000, thinks: 3 }, 30_000)).toBe(0)
    expect([9_500, 61_000, 3_600_000, 100_000_000].map(timeText)).toEqual(['0:10', '1:01', '1:00:00', '1d 3h'])
  })
})
