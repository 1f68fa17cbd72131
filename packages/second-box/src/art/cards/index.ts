import type { CardArt } from '@haven/art'
import { acolytes } from './acolytes.ts'
import { envy } from './envy.ts'
import { gluttony } from './gluttony.ts'
import { greed } from './greed.ts'
import { lust } from './lust.ts'
import { secondCrate } from './second-crate.ts'
import { signalFires } from './signal-fires.ts'
import { theLedger } from './the-ledger.ts'
import { theLongWatch } from './the-long-watch.ts'
import { wrath } from './wrath.ts'

export const cards: Readonly<Record<string, CardArt>> = {
  ...wrath,
  ...envy,
  ...gluttony,
  ...lust,
  ...greed,
  ...acolytes,
  ...secondCrate,
  ...theLongWatch,
  ...theLedger,
  ...signalFires,
}
