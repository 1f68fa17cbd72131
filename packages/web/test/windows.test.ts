import type { Seat } from '@haven/engine'
import { type Order, TableGame, type TableUpdate, writeSave } from '@haven/table'
import { expect, test } from 'vitest'
import { rules } from '../src/host/rules.ts'
import { TableHost } from '../src/host/table-host.ts'

/** Both sides at one screen: what the heroes see of the first windows, with these orders and this hand. */
async function windowsSeen(hand: readonly string[], orders: readonly Order[]) {
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
  const pauses: number[] = []
  const pulses: TableUpdate[] = []
  const host = new TableHost(
    rules,
    { ...row, players: { people, bots: {} }, save: writeSave(game), orders: { sins: orders } },
    { blink: 150, pulse: 1200 },
    {
      keep: async () => undefined,
      send: (update) => {
        if (update.update === 'table' && update.pulse) pulses.push(update)
      },
      pause: async (ms) => {
        pauses.push(ms)
        // The first window is all that is compared: what an armed card does after it is for everybody to see.
        await new Promise((resolve) => setImmediate(resolve))
        host.close()
      },
      now: () => 0,
      crash: (error) => {
        throw error
      },
      forecast: async () => ({}),
    },
  )
  await host.start()
  for (let i = 0; i < 200 && pauses.length === 0; i++) {
    const [prompt] = host.game.prompts
    if (prompt && prompt.kind !== 'sin-card') {
      const option = rules.options(host.game.state, prompt)[0]!.id
      await host.obey({ command: 'answer', id: 1, seat: prompt.seat, version: 999, prompt: prompt.id, option })
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  const [first] = pulses
  return { pauses, shown: first && { view: first.view, pulse: first.pulse, orders: first.orders } }
}

test('a window looks and lasts the same whatever is in the hand and whatever was ordered', async () => {
  const cards = rules.tables.sins.get('pride')!.cards
  const opening = cards.filter(({ window }) => window === 'turn-start').map(({ id }) => id)
  const others = cards.filter(({ window }) => window !== 'turn-start').map(({ id }) => id)
  const [playable] = opening
  const [blank] = others
  const plain = await windowsSeen([blank!], [])
  expect(plain.pauses).toEqual([1200])
  expect(plain.shown?.pulse).toEqual({ ms: 1200, held: false })
  for (const [hand, orders] of [
    [[playable!], []],
    [[playable!], [{ order: 'play', card: playable! }]],
    [[playable!], [{ order: 'idle', quiet: [playable!] }]],
    [[blank!], [{ order: 'pass', until: 'turn' }]],
    [[playable!], [{ order: 'react', monster: 'acolyte-1', to: null, fight: true }]],
  ] as const) {
    const seen = await windowsSeen(hand, orders)
    expect(seen, JSON.stringify(orders)).toEqual(plain)
  }
})
