import { parentPort } from 'node:worker_threads'
import { coreRules } from '../boxes/box.ts'
import { askNightmare, type ScoreAsk } from './score.ts'

/** Puts one nightmare at a time to the bot, as it is asked to. */
parentPort?.on('message', (ask: ScoreAsk) => parentPort?.postMessage(askNightmare(coreRules(), ask)))
