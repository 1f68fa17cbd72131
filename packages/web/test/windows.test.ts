import type { Seat } from '@haven/engine'
import type { Order } from '@haven/table'
import { type Change, MemoryTables } from '@haven/table/keeper'
import { expect, test } from 'vitest'
import { rules } from '../src/model/rules.ts'
import {
  aMoment,
  CountedClock,
  type HomeWishes,
  homeOfTest,
  homeStoreOf,
  ID,
  newGame,
  sitDown,
  wireAt,
} from './at-home.ts'

const WINDOW = 1200
const EVERYBODY: readonly Seat[] = ['sins', 'hero1']

/** Both sides at one screen, in the first round; somebody decides whatever comes, until the first window is open. */
async function toWindow(hand: readonly string[], orders: readonly Order[], wishes: HomeWishes = {}) {
  const clock = new CountedClock()
  const home = homeOfTest({ clock, ...wishes })
  const position = {
    haven: 1,
    setup: { edition: 'final', sin: 'pride', acolytes: 'nuns', map: 'havens-last-stand-a', heroPlayers: 1 },
    sins: { hand, reactions: 2 },
    current: { phase: 'round-start' },
  } as const
  sitDown(home, EVERYBODY, newGame({ position }, 'windows'), { orders })
  const table = { home, clock, ...wireAt(home) }
  await table.open({ blink: 150, window: WINDOW })
  for (let i = 0; i < 200; i++) {
    if ((await table.asked()).update.pulse) return table
    await table.answer()
  }
  throw new Error('there is no window')
}

/** What the heroes see of the first window, with these orders and this hand. */
async function windowSeen(hand: readonly string[], orders: readonly Order[]) {
  const { clock, shown, last, wire } = await toWindow(hand, orders)
  await aMoment()
  const { view, pulse, orders: told } = last().update
  wire.close()
  // The first window is all that is compared: what an armed card does after it is for everybody to see.
  return { delays: clock.delays, curtains: shown.map(({ screen }) => screen.curtain), shown: { view, pulse, told } }
}

test('a window looks and lasts the same whatever is in the hand and whatever was ordered', async () => {
  const cards = rules.tables.sins.get('pride')!.cards
  const opening = cards.filter(({ window }) => window === 'turn-start').map(({ id }) => id)
  const others = cards.filter(({ window }) => window !== 'turn-start').map(({ id }) => id)
  const [playable] = opening
  const [blank] = others
  const plain = await windowSeen([blank!], [])
  const { after } = plain.shown.pulse!
  expect(after).toBeGreaterThan(0)
  expect(plain.delays).toEqual([after! + WINDOW])
  expect(plain.shown.pulse).toEqual({ ms: WINDOW, held: false, after })
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
  const tables = new MemoryTables()
  let [isSlow, keepOrders]: [boolean, () => void] = [false, () => undefined]
  const store = {
    ...homeStoreOf(tables),
    async commit(change: Change) {
      if (isSlow) await new Promise<void>((resolve) => (keepOrders = resolve))
      isSlow = false
      return tables.commit(change)
    },
  }
  const { home, clock, last, send } = await toWindow([], [], { tables, store })
  const { length } = home.steps(ID)
  isSlow = true
  // The table is busy with something slow, so that the time runs out while the "hold" waits its turn.
  const orders = send({ command: 'orders', seat: 'sins', orders: [] })
  const hold = send({ command: 'hold', seat: 'sins', hold: true })
  await aMoment()
  clock.next()
  await aMoment()
  keepOrders()
  await Promise.all([orders, hold])
  await aMoment()
  expect(home.steps(ID)).toHaveLength(length)
  const { update, screen } = last()
  expect([update.pulse, screen.curtain]).toEqual([{ ms: WINDOW, held: true }, 'sins'])
})

test('who lets go of a window that was not held has passed unseen: it lasts as long as any other', async () => {
  const { home, clock, shown, last, send } = await toWindow([], [])
  const [{ length }, before, opened] = [home.steps(ID), shown.length, clock.now()]
  const { view, pulse } = last().update
  clock.pass(WINDOW / 4)
  await send({ command: 'hold', seat: 'sins', hold: false })
  await aMoment()
  expect(home.steps(ID)).toHaveLength(length)
  for (const { update, screen } of shown.slice(before)) {
    expect({ ...update, ...screen }).toMatchObject({ view, pulse, curtain: null, steps: [] })
  }
  clock.next()
  await aMoment()
  const at = opened + (pulse!.after ?? 0) + WINDOW
  expect(home.steps(ID)[length]).toMatchObject({ answer: { seat: 'sins', option: 'none' }, at })
})
