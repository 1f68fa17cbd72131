import type { CardArt } from '../../picture.ts'
import { aFaceWeKnew } from './a-face-we-knew.ts'
import { corruption } from './corruption.ts'
import { darkPast } from './dark-past.ts'
import { havenInFlames } from './haven-in-flames.ts'
import { havensLastStand } from './havens-last-stand.ts'
import { lightsOut } from './lights-out.ts'
import { noOneLeftBehind } from './no-one-left-behind.ts'
import { pride } from './pride.ts'
import { redemption } from './redemption.ts'
import { sins } from './sins.ts'
import { sloth } from './sloth.ts'
import { terror } from './terror.ts'
import { theBlackTide } from './the-black-tide.ts'
import { theSeventhHour } from './the-seventh-hour.ts'
import { track } from './track.ts'
import { upgradesKept } from './upgrades-kept.ts'
import { upgradesUsed } from './upgrades-used.ts'

export const cards: Readonly<Record<string, CardArt>> = {
  ...sins,
  ...pride,
  ...sloth,
  ...terror,
  ...corruption,
  ...redemption,
  ...darkPast,
  ...upgradesKept,
  ...upgradesUsed,
  ...track,
  ...havensLastStand,
  ...havenInFlames,
  ...theBlackTide,
  ...aFaceWeKnew,
  ...noOneLeftBehind,
  ...lightsOut,
  ...theSeventhHour,
}
