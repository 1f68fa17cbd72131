import type { Change, Entry, LiveTable } from '@haven/table/keeper'
import type { StoreAsk } from '../../model/messages.ts'
import type { HomeStore } from '../home.ts'

/** The store of a cell: whoever holds the tables is outside, and gives and takes those of this cell alone. */
export function remoteStore(ask: (ask: StoreAsk) => Promise<unknown>): HomeStore {
  return {
    create: async (change: Change) => (await ask({ store: 'create', change })) as 'stored' | 'taken',
    commit: async (change: Change) => (await ask({ store: 'commit', change })) as 'stored' | 'conflict',
    load: async (table) => (await ask({ store: 'load', table })) as LiveTable | null,
    log: async (table, game, from, to) => (await ask({ store: 'log', table, game, from, to })) as readonly Entry[],
    // The page asks its own worker for lists, and deletes there.
    list: async () => [],
    delete: async () => undefined,
    due: async () => [],
    listed: async () => [],
    // Of what another tab does it hears when its next change is refused, and looks again.
    onNews: () => undefined,
    close: async () => undefined,
  }
}
