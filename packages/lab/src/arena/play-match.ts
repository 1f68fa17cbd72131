import type { Rules } from '@haven/engine'
import { Pool } from '../workers/pool.ts'
import type { Journal } from './journal.ts'
import type { Match } from './match.ts'
import { type PairResult, playPair } from './pair.ts'
import type { ArenaPlan } from './plan.ts'

export interface PairAsk {
  readonly plan: ArenaPlan
  readonly index: number
}

export type PairPool = Pool<PairAsk, PairResult>

/** Which thread plays what makes no difference to the results. */
export const pairPool = (rules: Rules, boxes: readonly string[], jobs: number): PairPool =>
  new Pool({
    jobs,
    worker: new URL('./worker.ts', import.meta.url),
    data: boxes,
    here: ({ plan, index }) => playPair(rules, plan, index),
  })

export interface How {
  readonly pairs: number
  readonly pool: PairPool
  /** What was played before and is not played again; new results are added to it. */
  readonly journal?: Journal<PairResult> | null
  readonly onPair?: (done: number) => void
}

/** Results go into the match by their number, and none after it is decided: jobs and resuming change nothing. */
export async function playMatch(plan: ArenaPlan, match: Match, { pairs, pool, journal, onPair }: How): Promise<void> {
  const waiting = new Map<number, PairResult>()
  const settle = (result: PairResult): boolean => {
    waiting.set(result.index, result)
    for (let next = waiting.get(match.played); next && !match.decided; next = waiting.get(match.played)) {
      waiting.delete(next.index)
      match.add(next)
    }
    return !match.decided
  }
  const known = new Set<number>()
  for (const result of journal?.results ?? []) {
    known.add(result.index)
    if (result.index < pairs) settle(result)
  }
  if (match.decided) return
  const missing: PairAsk[] = []
  for (let index = 0; index < pairs; index++) if (!known.has(index)) missing.push({ plan, index })
  let done = pairs - missing.length
  await pool.work(missing, (result) => {
    journal?.add(result)
    const more = settle(result)
    onPair?.(++done)
    return more
  })
}
