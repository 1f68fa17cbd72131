import type { MapDef } from '@haven/engine/kit'
import { signalFiresA } from './signal-fires-a.ts'
import { signalFiresB } from './signal-fires-b.ts'
import { theLedgerA } from './the-ledger-a.ts'
import { theLedgerB } from './the-ledger-b.ts'
import { theLongWatchA } from './the-long-watch-a.ts'
import { theLongWatchB } from './the-long-watch-b.ts'

export const maps: readonly MapDef[] = [
  theLongWatchA,
  theLongWatchB,
  theLedgerA,
  theLedgerB,
  signalFiresA,
  signalFiresB,
]
