import { missionOf } from '../board.ts'
import type { Progress } from '../box.ts'
import type { Game } from '../kernel.ts'
import type { Fact, Subject } from './facts.ts'

/** STORY-1, STORY-6. Only the current mission makes progress; what is over its count is lost. */

export function makeProgress(g: Game, count: number): void {
  const { s } = g
  const { mission } = s
  if (count <= 0 || mission.done || s.over) return
  mission.progress = Math.min(mission.count, mission.progress + count)
  s.roundFacts.progress += count
  if (s.turn) s.turn.progressRose = true
  g.log?.({ event: 'missionProgress', mission: mission.id, progress: mission.progress, count: mission.count })
  checkCount(g)
}

/** STORY-7: the last mission wins at once; any other waits until the event is settled. */
export function checkCount(g: Game): void {
  const { s } = g
  const { mission } = s
  if (mission.done || s.over || mission.progress < mission.count) return
  mission.done = true
  if (missionOf(g).next.length > 0) return
  s.over = { winner: 'heroes', rule: 'WIN-1' }
  g.log?.({ event: 'missionAccomplished', mission: mission.id })
  g.log?.({ event: 'gameOver', winner: 'heroes', rule: 'WIN-1' })
}

/** Does this way to make progress count what happens? */
function isMet<F extends Fact>(g: Game, way: Progress, fact: F, subject: Subject<F>): boolean {
  if (way.on !== fact) return false
  if (way.of && 'kind' in subject && !way.of.includes(subject.kind as never)) return false
  const condition = way.if as ((game: Game, subject: Subject<F>) => boolean) | undefined
  if (condition && !condition(g, subject)) return false
  const mark = markOf(g, way, subject)
  return mark === undefined || !g.s.mission.marked.includes(mark)
}

const markOf = <F extends Fact>(g: Game, way: Progress, subject: Subject<F>): string | undefined =>
  (way.once as ((game: Game, subject: Subject<F>) => string) | undefined)?.(g, subject)

const amountOf = <F extends Fact>(g: Game, way: Progress, subject: Subject<F>): number =>
  (way.amount as ((game: Game, subject: Subject<F>) => number) | undefined)?.(g, subject) ?? 1

/** How much progress this would be, what is over the count aside. */
export function progressBy<F extends Fact>(g: Game, fact: F, subject: Subject<F>): number {
  if (g.s.mission.done) return 0
  const ways = missionOf(g).progress.filter((way) => isMet(g, way, fact, subject))
  return ways.reduce((sum, way) => sum + amountOf(g, way, subject), 0)
}

/** Would this be progress? */
export const isProgress = <F extends Fact>(g: Game, fact: F, subject: Subject<F>): boolean =>
  progressBy(g, fact, subject) > 0

/** Tells the mission what happened. */
export function note<F extends Fact>(g: Game, fact: F, subject: Subject<F>): void {
  if (g.s.mission.done || g.s.over) return
  for (const way of missionOf(g).progress) {
    if (!isMet(g, way, fact, subject)) continue
    const once = markOf(g, way, subject)
    if (once !== undefined) {
      g.s.mission.marked = [...g.s.mission.marked, once]
      g.log?.({ event: 'missionMarked', mark: once })
    }
    makeProgress(g, amountOf(g, way, subject))
  }
  if (fact === 'kill' && !g.s.over) missionOf(g).whenKilled?.(g, subject as Subject<'kill'>)
}
