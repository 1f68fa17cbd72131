import type { UpgradeDef } from '@haven/engine/kit'
import {
  iceBlade,
  kevlarVestments,
  radioBeacon,
  rosary,
  sanctifiedRounds,
  sawnOff,
  scopedCarbine,
} from './in-fights.ts'
import { filterMask, grappleLine, motorbike, turnoutCoat } from './on-the-move.ts'
import { adrenaline, fieldKit, flashGrenade, luckyCoin, signalJammer } from './once-a-round.ts'
import { exorcistsPrimer, holyWater } from './when-cleansing.ts'

export const upgrades: readonly UpgradeDef[] = [
  iceBlade,
  kevlarVestments,
  sawnOff,
  scopedCarbine,
  sanctifiedRounds,
  rosary,
  turnoutCoat,
  filterMask,
  exorcistsPrimer,
  holyWater,
  fieldKit,
  grappleLine,
  motorbike,
  flashGrenade,
  signalJammer,
  adrenaline,
  radioBeacon,
  luckyCoin,
]
