import { TableGame, writeSave } from '@haven/table'
import { expect, test } from 'vitest'
import type { SavedRow } from '../src/host/saves.ts'
import { TableHost } from '../src/host/table-host.ts'
import { rules } from '../src/model/rules.ts'

const MINUTE = 60_000

test('the time at the table is counted and kept, but nobody thinks for hours', async () => {
  const game = new TableGame(rules, { setup: { heroPlayers: 1 }, seed: 'time' })
  const { story, map, sin } = game.setup
  let now = 0
  let kept: SavedRow = {
    id: 'a1',
    changed: 0,
    story,
    map,
    sin,
    round: 0,
    people: ['sins', 'hero1'],
    over: null,
    players: { people: ['sins', 'hero1'], bots: {} },
    save: writeSave(game),
    asked: [],
    orders: {},
    talk: null,
    played: 10 * MINUTE,
  }
  const host = new TableHost(
    rules,
    kept,
    { blink: 0, pulse: 0 },
    {
      keep: async (row) => {
        kept = row
      },
      send: () => undefined,
      pause: () => new Promise(() => undefined),
      now: () => now,
      crash: (error) => {
        throw error
      },
      forecast: async () => ({}),
    },
  )
  const answer = async (after: number): Promise<void> => {
    now += after
    const [prompt] = host.game.prompts
    const option = rules.options(host.game.state, prompt!)[0]!.id
    const { id, seat } = prompt!
    await host.obey({ command: 'answer', id: 1, seat, version: 999, prompt: id, option })
  }
  await host.start()
  expect(kept.played).toBe(10 * MINUTE)
  await answer(2 * MINUTE)
  expect(kept.played).toBe(12 * MINUTE)
  await answer(600 * MINUTE)
  expect(kept.played).toBe(17 * MINUTE)
  host.close()
})
