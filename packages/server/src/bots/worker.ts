import { parentPort } from 'node:worker_threads'
import { decide } from './decide.ts'
import type { PoolAnswer, PoolAsk } from './pool.ts'

/** Thinks about one question at a time. */
parentPort?.on('message', ({ n, ask }: PoolAsk) => {
  const answer: PoolAnswer = { n, option: decide(ask, ask.level) }
  parentPort?.postMessage(answer)
})
