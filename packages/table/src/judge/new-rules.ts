import type { Rules } from '@haven/engine'
import { bringOver } from '../bring-over.ts'
import type { GameSnapshot } from '../snapshot.ts'
import { type Change, type Entry, type LiveTable, stepsOf } from './table.ts'
import { Work } from './work.ts'

/** A table whose game an earlier release began, under the rules of today; null where an answer means something else. */
export function underNewRules(
  live: LiveTable,
  history: readonly Entry[],
  newest: Rules,
  older: Rules,
  now: number,
): { change: Change; live: LiveTable } | null {
  const { game, past } = live.table
  const [opening] = history
  if (!game || !opening) return null
  // What watchers are shown a round later lies in the same game.
  const snapshots = new Map<number, GameSnapshot>()
  const answers = stepsOf(history).map(({ answer }) => answer)
  const brought = bringOver(newest, older, game, answers, ({ length, snapshot }) => snapshots.set(length, snapshot))
  if (!brought) return null
  const work = new Work(live, { rules: newest, now, random: () => '', allows: () => false, history })
  work.t.game = brought.snapshot
  work.t.past = past.map((moment) => ({ ...moment, ...snapshots.get(moment.length) }))
  work.restart({ ...opening, events: brought.opening })
  for (const [i, step] of brought.steps.entries()) work.append({ ...(history[i + 1] as Entry), ...step })
  work.showAll()
  return work.finish()
}
