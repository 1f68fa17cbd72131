import type { StoryDef } from '@haven/engine/kit'
import { aFaceWeKnew } from './a-face-we-knew.ts'
import { havenInFlames } from './haven-in-flames.ts'
import { havensLastStand } from './havens-last-stand.ts'
import { lightsOut } from './lights-out.ts'
import { noOneLeftBehind } from './no-one-left-behind.ts'
import { theBlackTide } from './the-black-tide.ts'
import { theSeventhHour } from './the-seventh-hour.ts'

export const stories: readonly StoryDef[] = [
  havensLastStand,
  havenInFlames,
  theBlackTide,
  aFaceWeKnew,
  noOneLeftBehind,
  lightsOut,
  theSeventhHour,
]
