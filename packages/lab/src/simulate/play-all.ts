import type { Rules } from '@haven/engine'
import { playGames } from '../workers/games.ts'
import { type GameResult, simulateGame } from './game.ts'
import type { Plan } from './plan.ts'

export interface Watch {
  /** Each game, in the order of their numbers. */
  readonly onGame: (result: GameResult) => void
  /** How many games are done, in whatever order. */
  readonly onProgress: (done: number) => void
}

/** All games of a plan. How many workers played them makes no difference to the result. */
export async function playAll(rules: Rules, plan: Plan, jobs: number, watch: Watch): Promise<void> {
  const keep = inOrder(watch)
  const worker = new URL('./worker.ts', import.meta.url)
  const here = (index: number): GameResult => simulateGame(rules, plan, index)
  await playGames({ plan, count: plan.games }, { jobs, worker, here }, (parcel) => parcel.forEach(keep))
}

/** Results are passed on by their number, however they come in, so that sums come out the same to the last digit. */
function inOrder({ onGame, onProgress }: Watch): (result: GameResult) => void {
  const waiting = new Map<number, GameResult>()
  let next = 0
  let done = 0
  return (result) => {
    onProgress(++done)
    waiting.set(result.index, result)
    for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
      waiting.delete(next++)
      onGame(ready)
    }
  }
}
