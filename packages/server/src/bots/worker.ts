import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { BotName } from '@haven/bots'
import { decide } from './decide.ts'
import type { PoolAnswer, PoolAsk } from './pool.ts'

// People come first. On Linux this is the priority of the thread that asks for it; elsewhere it would be the server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

/** Thinks about one question at a time. The names of bots at an online table were read as levels. */
async function answer({ n, ask }: PoolAsk): Promise<void> {
  const found: PoolAnswer = { n, option: await decide(ask, ask.level as BotName) }
  parentPort?.postMessage(found)
}

// What goes wrong ends the thread: its pool is told so, and begins another.
parentPort?.on('message', (asked: PoolAsk) => void answer(asked))
