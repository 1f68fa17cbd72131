import { allOf } from '../all-of.ts'
import { acolytes } from './acolytes.ts'
import { crate } from './crate.ts'
import { envy } from './envy.ts'
import { gluttony } from './gluttony.ts'
import { greed } from './greed.ts'
import { heroes } from './heroes.ts'
import { lust } from './lust.ts'
import { signalFires } from './signal-fires.ts'
import { theLedger } from './the-ledger.ts'
import { theLongWatch } from './the-long-watch.ts'
import { tiles } from './tiles.ts'
import { wrath } from './wrath.ts'

/** German. */
export const words = allOf({ names: { 'second-box': 'Die zweite Wache' } }, [
  wrath,
  envy,
  gluttony,
  lust,
  greed,
  acolytes,
  heroes,
  crate,
  theLongWatch,
  theLedger,
  signalFires,
  tiles,
])
