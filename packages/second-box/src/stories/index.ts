import type { StoryDef } from '@haven/engine/kit'
import { signalFires } from './signal-fires.ts'
import { theLedger } from './the-ledger.ts'
import { theLongWatch } from './the-long-watch.ts'

export const stories: readonly StoryDef[] = [theLongWatch, theLedger, signalFires]
