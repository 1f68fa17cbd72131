import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { drawPng } from './draw.ts'
import type { PictureAnswer, PictureAsk } from './pictures.ts'

// People come first. On Linux this is the priority of the thread that asks for it; elsewhere it would be the server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

// What goes wrong ends the thread: who asked is told so, and another is begun for the next.
parentPort?.on('message', ({ n, card }: PictureAsk) => {
  parentPort?.postMessage({ n, png: drawPng(card) } satisfies PictureAnswer)
})
