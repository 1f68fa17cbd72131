import type { Seat } from '@haven/engine'
import { type Order, TableGame, type TableUpdate, writeSave } from '@haven/table'
import { expect, test } from 'vitest'
import { TableHost, type World } from '../src/host/table-host.ts'
import type { Screen } from '../src/model/messages.ts'
import { rules } from '../src/model/rules.ts'

const PULSE = 1200

/** Both sides at one screen, in the first round. */
function sharedTable(hand: readonly string[], orders: readonly Order[], world: Pick<World, 'send' | 'pause' | 'keep'>) {
  const people: readonly Seat[] = ['sins', 'hero1']
  const game = new TableGame(rules, {
    position: {
      haven: 1,
      setup: { edition: 'final', sin: 'pride', acolytes: 'nuns', map: 'havens-last-stand-a', heroPlayers: 1 },
      sins: { hand, reactions: 2 },
      current: { phase: 'round-start' },
    },
    seed: 'windows',
  })
  const { story, map, sin } = game.setup
  const row = { id: 'a1', changed: 0, story, map, sin, round: 0, people, over: null, asked: [], talk: null }
  return new TableHost(
    rules,
    { ...row, players: { people, bots: {} }, save: writeSave(game), orders: { sins: orders } },
    { blink: 150, pulse: PULSE },
    {
      ...world,
      now: () => 0,
      crash: (error) => {
        throw error
      },
      forecast: async () => ({}),
    },
  )
}

const aMoment = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Decides whatever comes, until the first window is open. */
async function playToWindow(host: TableHost, isOpen: () => boolean): Promise<void> {
  await host.start()
  for (let i = 0; i < 200 && !isOpen(); i++) {
    const [prompt] = host.game.prompts
    if (prompt && prompt.kind !== 'sin-card') {
      const option = rules.options(host.game.state, prompt)[0]!.id
      await host.obey({ command: 'answer', id: 1, seat: prompt.seat, version: 999, prompt: prompt.id, option })
    }
    await aMoment()
  }
}

/** What the heroes see of the first window, with these orders and this hand. */
async function windowSeen(hand: readonly string[], orders: readonly Order[]) {
  const pauses: number[] = []
  const pulses: TableUpdate[] = []
  const curtains: (Seat | null)[] = []
  const host = sharedTable(hand, orders, {
    keep: async () => undefined,
    send: (update, screen) => {
      curtains.push(screen.curtain)
      if (update.update === 'table' && update.pulse) pulses.push(update)
    },
    pause: async (ms) => {
      pauses.push(ms)
      // The first window is all that is compared: what an armed card does after it is for everybody to see.
      await aMoment()
      host.close()
    },
  })
  await playToWindow(host, () => pauses.length > 0)
  const [first] = pulses
  return { pauses, curtains, shown: first && { view: first.view, pulse: first.pulse, orders: first.orders } }
}

test('a window looks and lasts the same whatever is in the hand and whatever was ordered', async () => {
  const cards = rules.tables.sins.get('pride')!.cards
  const opening = cards.filter(({ window }) => window === 'turn-start').map(({ id }) => id)
  const others = cards.filter(({ window }) => window !== 'turn-start').map(({ id }) => id)
  const [playable] = opening
  const [blank] = others
  const plain = await windowSeen([blank!], [])
  expect(plain.pauses).toEqual([PULSE])
  expect(plain.shown?.pulse).toEqual({ ms: PULSE, held: false })
  // Nobody is asked to pass the screen before the Sins player has called "hold".
  expect(plain.curtains.filter((curtain) => curtain !== null)).toEqual([])
  for (const [hand, orders] of [
    [[playable!], []],
    [[playable!], [{ order: 'play', card: playable! }]],
    [[playable!], [{ order: 'idle', quiet: [playable!] }]],
    [[blank!], [{ order: 'pass', until: 'turn' }]],
    [[playable!], [{ order: 'react', monster: 'acolyte-1', to: null, fight: true }]],
  ] as const) {
    const seen = await windowSeen(hand, orders)
    expect(seen, JSON.stringify(orders)).toEqual(plain)
  }
})

test('a "hold" that comes while the window is about to pass holds it', async () => {
  const shown: { readonly pulse: TableUpdate['pulse']; readonly curtain: Screen['curtain'] }[] = []
  let [endWindow, keepOrders]: (null | (() => void))[] = [null, null]
  let isSlow = false
  const host = sharedTable([], [], {
    keep: () => (isSlow ? new Promise((resolve) => (keepOrders = resolve)) : Promise.resolve()),
    send: (update, { curtain }) => {
      if (update.update === 'table') shown.push({ pulse: update.pulse, curtain })
    },
    pause: () => new Promise((resolve) => (endWindow = resolve)),
  })
  await playToWindow(host, () => endWindow !== null)
  const moment = host.game.length
  isSlow = true
  // The queue is busy with something slow, so that the time runs out while the "hold" waits its turn.
  const orders = host.obey({ command: 'orders', id: 2, seat: 'sins', orders: [] })
  const hold = host.obey({ command: 'hold', id: 3, seat: 'sins', hold: true })
  await aMoment()
  endWindow!()
  await aMoment()
  keepOrders!()
  await orders
  expect(await hold).toMatchObject({ update: 'done' })
  await aMoment()
  expect(host.game.length).toBe(moment)
  expect(shown.at(-1)).toEqual({ pulse: { ms: PULSE, held: true }, curtain: 'sins' })
})
