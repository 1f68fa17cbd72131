import type { MapDef } from '@haven/engine/kit'
import { aFaceWeKnewA } from './a-face-we-knew-a.ts'
import { aFaceWeKnewB } from './a-face-we-knew-b.ts'
import { havenInFlamesA } from './haven-in-flames-a.ts'
import { havenInFlamesB } from './haven-in-flames-b.ts'
import { havensLastStandA } from './havens-last-stand-a.ts'
import { havensLastStandB } from './havens-last-stand-b.ts'
import { lightsOutA } from './lights-out-a.ts'
import { lightsOutB } from './lights-out-b.ts'
import { noOneLeftBehindA } from './no-one-left-behind-a.ts'
import { noOneLeftBehindB } from './no-one-left-behind-b.ts'
import { theBlackTideA } from './the-black-tide-a.ts'
import { theBlackTideB } from './the-black-tide-b.ts'
import { theSeventhHourA } from './the-seventh-hour-a.ts'
import { theSeventhHourB } from './the-seventh-hour-b.ts'

export const maps: readonly MapDef[] = [
  havensLastStandA,
  havensLastStandB,
  havenInFlamesA,
  havenInFlamesB,
  theBlackTideA,
  theBlackTideB,
  aFaceWeKnewA,
  aFaceWeKnewB,
  noOneLeftBehindA,
  noOneLeftBehindB,
  lightsOutA,
  lightsOutB,
  theSeventhHourA,
  theSeventhHourB,
]
