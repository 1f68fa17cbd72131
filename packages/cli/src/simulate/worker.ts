import { parentPort, workerData } from 'node:worker_threads'
import { loadRules } from '../load-box.ts'
import { type GameResult, simulateGame } from './game.ts'
import type { WorkerTask } from './pool.ts'

/** Takes the next game from the common counter until there are no more: it never waits for the main thread. */
const { plan, counter } = workerData as WorkerTask
const next = new Int32Array(counter)
const { rules } = await loadRules(plan.boxes ?? [])

/** Results go back in parcels, not more often than this. */
const PAUSE = 100

let parcel: GameResult[] = []
let sent = performance.now()
for (let index = Atomics.add(next, 0, 1); index < plan.games; index = Atomics.add(next, 0, 1)) {
  parcel.push(simulateGame(rules, plan, index))
  if (performance.now() - sent < PAUSE) continue
  parentPort?.postMessage(parcel)
  parcel = []
  sent = performance.now()
}
if (parcel.length > 0) parentPort?.postMessage(parcel)
