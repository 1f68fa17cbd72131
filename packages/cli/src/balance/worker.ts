import { parentPort, workerData } from 'node:worker_threads'
import { loadRules } from '../load-box.ts'
import { type BalanceResult, playBalanceGame } from './game.ts'
import type { WorkerTask } from './pool.ts'

/** Takes the next open game from the common counter until there are no more: it never waits for the main thread. */
const { plan, open, counter } = workerData as WorkerTask
const next = new Int32Array(counter)
const { rules } = await loadRules(plan.boxes)

/** Results go back in parcels, not more often than this. */
const PAUSE = 100

let parcel: BalanceResult[] = []
let sent = performance.now()
for (let at = Atomics.add(next, 0, 1); at < open.length; at = Atomics.add(next, 0, 1)) {
  parcel.push(playBalanceGame(rules, plan, open[at] as number))
  if (performance.now() - sent < PAUSE) continue
  parentPort?.postMessage(parcel)
  parcel = []
  sent = performance.now()
}
if (parcel.length > 0) parentPort?.postMessage(parcel)
