import type { Seat } from '@haven/engine'
import { openGame } from '@haven/table'
import { type Change, type Entry, homeTable, type StoredTable } from '@haven/table/keeper'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import { rules } from '../../src/model/rules.ts'

/** Tables at home, and a browser that keeps them. */

export function newBrowser(): void {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
}

/** News come when they come. */
export const LATE = { timeout: 60_000, interval: 1 }

export const SEED = 'a secret seed that nobody may read'

export function newHome(id: string, people: readonly Seat[] = ['hero1', 'hero2'], now = 1, key = 'hash'): Change {
  const setup = { heroPlayers: 2, map: 'havens-last-stand-a', sin: 'pride' }
  const begun = openGame(rules, { setup, seed: SEED })
  const players = { people, bots: { sins: 'scripted', hero1: 'scripted', hero2: 'scripted' } }
  return homeTable(rules, { id, key, players, ...begun, steps: [], window: 1200, blink: 150, now }).change
}

export const changeOf = (table: StoredTable, more: Partial<Change> = {}): Change => ({
  table,
  entries: null,
  lines: [],
  wake: null,
  listed: null,
  ...more,
})

export const next = (table: StoredTable, more: Partial<StoredTable> = {}): StoredTable => ({
  ...table,
  ...more,
  version: table.version + 1,
})

/** A table whose log has so many entries. */
export const withLog = (table: StoredTable, entries: number): StoredTable => ({
  ...table,
  game: { ...table.game, length: entries - 1 } as StoredTable['game'],
})

export const entry = (n: number, more = ''): Entry =>
  ({ answer: null, prompt: `${n}${more}`, events: [], seal: null, hash: '', by: 'p1', at: n }) as Entry

export const entries = (count: number): Entry[] => Array.from({ length: count }, (_, n) => entry(n))
