import { parentPort } from 'node:worker_threads'
import { coreRules } from '../boxes/box.ts'
import { askTactic, type TacticAsk } from './score.ts'

/** Puts one question at a time to the bot, as it is asked to. */
parentPort?.on('message', (ask: TacticAsk) => parentPort?.postMessage(askTactic(coreRules(), ask)))
