import { parentPort } from 'node:worker_threads'
import { loadRules } from '../boxes/load-box.ts'
import { given } from '../workers/start.ts'
import { playPair } from './pair.ts'
import type { PairAsk } from './play-match.ts'

/** Plays one pair at a time, as it is asked to. */
const { rules } = await loadRules(given<readonly string[]>())

parentPort?.on('message', ({ plan, index }: PairAsk) => parentPort?.postMessage(playPair(rules, plan, index)))
