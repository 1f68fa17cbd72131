import { parentPort } from 'node:worker_threads'
import { coreRules } from '../boxes/box.ts'
import { type MineAsk, mineOne } from './dig.ts'

/** Plays one game, or thinks one question over, at a time. */
parentPort?.on('message', (ask: MineAsk) => parentPort?.postMessage(mineOne(coreRules(), ask)))
