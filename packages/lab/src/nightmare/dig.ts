import type { Rules } from '@haven/engine'
import { Journal } from '../arena/journal.ts'
import { Pool } from '../workers/pool.ts'
import { confirmFind, type Find, type MinePlan, mineGame } from './game.ts'
import { keyOf, select } from './select.ts'
import type { Label } from './weigh.ts'

/** One piece of work for a thread. */
export type MineAsk = { readonly plan: MinePlan } & ({ readonly game: number } | { readonly find: Find })
/** What came of it: a line of the journal. */
export type Mined =
  | { readonly game: number; readonly finds: readonly Find[] }
  | { readonly key: string; readonly label: Label | null }

export const mineOne = (rules: Rules, ask: MineAsk): Mined =>
  'find' in ask
    ? { key: keyOf(ask.find), label: confirmFind(rules, ask.plan, ask.find) }
    : { game: ask.game, finds: mineGame(rules, ask.plan, ask.game) }

/** Games that are played before it is looked whether there are enough of finds: the same for any number of jobs. */
const BATCH = 8

export interface Dig {
  readonly plan: MinePlan
  readonly count: number
  readonly jobs: number
  /** Where everything is written as it comes: a run that was cut off goes on from it. */
  readonly journal: string
  readonly onProgress: (confirmed: number, games: number) => void
}

/** So many finds whose labels were confirmed. */
export async function dig(rules: Rules, { plan, count, jobs, journal: file, onProgress }: Dig): Promise<Find[]> {
  const journal = Journal.open<Mined>(file, 'nightmares', plan)
  const games = new Map<number, readonly Find[]>()
  const labels = new Map<string, Label | null>()
  const learn = (mined: Mined): void => {
    if ('game' in mined) games.set(mined.game, mined.finds)
    else labels.set(mined.key, mined.label)
  }
  for (const mined of journal.results) learn(mined)
  const worker = new URL('./worker.ts', import.meta.url)
  const pool = new Pool<MineAsk, Mined>({ jobs, worker, data: null, here: (ask) => mineOne(rules, ask) })
  const work = (asks: readonly MineAsk[]): Promise<void> =>
    pool.work(asks, (mined) => {
      journal.add(mined)
      learn(mined)
      onProgress([...labels.values()].filter(Boolean).length, games.size)
      return true
    })
  try {
    const batch = Math.min(BATCH, count)
    for (let played = batch; ; played += batch) {
      const numbers = Array.from({ length: played }, (_, i) => i)
      await work(numbers.filter((game) => !games.has(game)).map((game) => ({ plan, game })))
      // What a confirmation refuses makes room for others, which have to be confirmed too.
      for (;;) {
        const finds = numbers.flatMap((game) => games.get(game) ?? [])
        const chosen = select(
          finds.filter((find) => labels.get(keyOf(find)) !== null),
          count,
        )
        const open = chosen.filter((find) => !labels.has(keyOf(find)))
        if (open.length > 0) await work(open.map((find) => ({ plan, find })))
        else if (chosen.length < count) break
        else return chosen.map((find) => ({ ...find, ...labels.get(keyOf(find)) }))
      }
    }
  } finally {
    await pool.end()
  }
}
