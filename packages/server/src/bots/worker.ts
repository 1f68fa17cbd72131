import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { BotName } from '@haven/bots'
import { decide } from './decide.ts'
import type { PoolAnswer, PoolAsk } from './pool.ts'

// People come first. On Linux this is the priority of the thread that asks for it; elsewhere it would be the server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

/** Thinks about one question at a time. The names of bots at an online table were read as levels. */
parentPort?.on('message', async ({ n, ask }: PoolAsk) => {
  const answer: PoolAnswer = { n, option: await decide(ask, ask.level as BotName) }
  parentPort?.postMessage(answer)
})
