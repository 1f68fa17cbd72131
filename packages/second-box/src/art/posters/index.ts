import type { PosterArt } from '@haven/art'
import { signalFires } from './signal-fires.ts'
import { theLedger } from './the-ledger.ts'
import { theLongWatch } from './the-long-watch.ts'

export const posters: Readonly<Record<string, PosterArt>> = {
  'signal-fires': signalFires,
  'the-ledger': theLedger,
  'the-long-watch': theLongWatch,
}
