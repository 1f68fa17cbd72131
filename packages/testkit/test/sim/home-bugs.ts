import type { Store } from '@haven/table/keeper'
import { BUGS, type Bug, storeThat } from '@haven/testkit/sim'

/** Not to be made where one device is everybody's: it has all seats that people hold, and nobody to whisper to. */
const ELSEWHERE: readonly string[] = ['missing seat check', 'team talk goes to everybody']

type Commit = Store['commit']

const committing = (commit: (real: Store, ...args: Parameters<Commit>) => ReturnType<Commit>): Bug => ({
  store: storeThat((real) => ({ commit: (change) => commit(real, change) })),
})

/** What a planted bug of the database is in a browser's own. */
const OF_STORES: Readonly<Record<string, Bug>> = {
  'last write wins': committing(async (real, change) => {
    const found = await real.load(change.table.id)
    const version = (found?.table.version ?? 0) + 1
    return real.commit({ ...change, table: { ...change.table, version } })
  }),
  'the log is stored apart from the table': committing((real, change) =>
    real.commit(change.table.version % 7 === 0 ? { ...change, entries: null } : change),
  ),
}

export const HOME_BUGS: Readonly<Record<string, Bug>> = Object.fromEntries(
  Object.entries({ ...BUGS, ...OF_STORES }).filter(([name]) => !ELSEWHERE.includes(name)),
)
