import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Rules } from '@haven/engine'
import { canonicalJson } from '@haven/engine/files'
import { Journal } from '../../arena/journal.ts'
import type { Desk } from '../../ground/io.ts'
import { Progress } from '../../progress.ts'
import { playGames } from '../../workers/games.ts'
import { type PlayedGame, playOne, type SelfPlay } from './self-play.ts'

/** A game, or the number of one without an end. */
export interface Kept {
  readonly index: number
  readonly game: PlayedGame | null
}

/** The games of the file and those that are still missing, in their order: a run that was cut off goes on from there. */
export async function gamesOf(
  io: Desk,
  rules: Rules,
  plan: SelfPlay,
  { folder, count, jobs }: { readonly folder: string; readonly count: number; readonly jobs: number | undefined },
): Promise<PlayedGame[]> {
  const journal = Journal.open<Kept>(join(folder, 'games.jsonl'), 'self-play', plan)
  const known = new Map(journal.results.map((kept) => [kept.index, kept.game]))
  const open = Array.from({ length: count }, (_, index) => index).filter((index) => !known.has(index))
  const progress = new Progress(io, open.length, 'games')
  let done = 0
  await playGames(
    { plan, count: open.length, open },
    {
      jobs: jobs ?? Math.max(1, Math.min(availableParallelism(), open.length)),
      worker: new URL('./worker.ts', import.meta.url),
      here: (index): Kept => ({ index, game: playOne(rules, plan, index) }),
    },
    (parcel) => {
      for (const kept of parcel) {
        journal.add(kept)
        known.set(kept.index, kept.game)
      }
      done += parcel.length
      progress.update(done)
    },
  )
  progress.end()
  return [...known].sort(([a], [b]) => a - b).flatMap(([, game]) => game ?? [])
}

/** Of the games themselves, in their order: who played them, and when, makes no difference. */
export function hashOf(games: readonly PlayedGame[]): string {
  const hash = createHash('sha256')
  for (const game of games) hash.update(`${canonicalJson(game)}\n`)
  return hash.digest('hex')
}
