import { parentPort } from 'node:worker_threads'
import { drawPng } from './draw.ts'
import type { PictureAnswer, PictureAsk } from './pictures.ts'

// What goes wrong ends the thread: who asked is told so, and another is begun for the next.
parentPort?.on('message', ({ n, card }: PictureAsk) => {
  parentPort?.postMessage({ n, png: drawPng(card) } satisfies PictureAnswer)
})
