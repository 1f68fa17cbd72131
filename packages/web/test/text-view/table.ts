import type { Position, Seat, SetupWishes } from '@haven/engine'
import { paths } from '@haven/odds'
import { saidNo, TableGame, writeSave } from '@haven/table'
import { english } from '@haven/text'
import { webEnglish } from '@haven/text/web'
import { Refused, type Wire, type Wish } from '../../src/game/link.ts'
import { seatPeople } from '../../src/home/players.ts'
import { TableHost } from '../../src/host/table-host.ts'
import type { Request } from '../../src/model/messages.ts'
import { rules } from '../../src/model/rules.ts'
import { GameStore } from '../../src/model/store.ts'
import { TextSession } from '../../src/screens/text-view/session.ts'

/** A table without a browser: host, store and text view, joined as page and worker are. */
export function textTable(
  people: readonly Seat[],
  beginning: { setup?: SetupWishes; position?: Position },
  seed: string,
) {
  const game = new TableGame(rules, { ...beginning, seed })
  const { story, map, sin } = game.setup
  let failed: unknown = null
  const went: string[] = []
  const files: string[] = []
  const wire: Wire = {
    onUpdate: () => undefined,
    onCrash: () => undefined,
    async request<T>(body: Request): Promise<T> {
      try {
        return (await serve(body)) as T
      } catch (error) {
        const refusal = saidNo(error)
        if (refusal) throw new Refused(refusal)
        throw error
      }
    },
    command: (wish: Wish) => host.obey({ ...wish, id: 1 } as Parameters<TableHost['obey']>[0]),
  }
  const row = {
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
  const host = new TableHost(
    rules,
    row,
    { blink: 0, pulse: 0 },
    {
      keep: async () => undefined,
      send: (update, screen) => wire.onUpdate('a1', update, screen),
      pause: () => new Promise((resolve) => setImmediate(resolve)),
      now: () => 0,
      crash: (error) => {
        failed = error
      },
      forecast: async () => ({}),
    },
  )
  async function serve(body: Request): Promise<unknown> {
    if (body.request === 'open') await host.start()
    if (body.request === 'suggest') return host.suggest(body.seat)
    if (body.request === 'assign') await host.assign(body.seat, body.kind)
    if (body.request === 'walk') await host.walk(body.seat, body.prompt, body.pays, body.spaces)
    if (body.request === 'paths') return paths(rules, host.viewOf(body.seat), host.game.prompts[0]?.subject.hero ?? '')
    if (body.request === 'look') host.look(body.seat)
    if (body.request === 'export') return JSON.stringify(host.game.save())
    return null
  }
  const store = new GameStore(wire, 'instant', {
    later: (ms, call) => {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
    frame: (call) => void setImmediate(call),
  })
  const session = new TextSession(store, 'a1', {
    rules,
    say: english,
    words: webEnglish,
    go: (path) => went.push(path),
    download: (name) => files.push(name),
  })
  const texts = () => session.entries.peek().map(({ text }) => text)
  return {
    store,
    session,
    host,
    went,
    files,
    texts,
    last: () => texts().at(-1) ?? '',
    /** Opens it and waits until somebody at this screen is asked. */
    async open(): Promise<void> {
      await store.open('a1', 'instant')
      await this.asked()
    },
    async asked(): Promise<void> {
      for (let i = 0; i < 20_000; i++) {
        if (failed) throw failed
        if (store.question.peek() || store.view.peek()?.over || store.screen.peek()?.curtain) return
        await new Promise((resolve) => setImmediate(resolve))
      }
      throw new Error('nobody is asked anything')
    },
    async type(line: string): Promise<void> {
      await session.type(line)
      // Bots and the page have their turn before the next line: nobody types that fast.
      for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve))
      await this.asked()
    },
  }
}
