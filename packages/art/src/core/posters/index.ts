import type { PosterArt } from '../../picture.ts'
import { aFaceWeKnew } from './a-face-we-knew.ts'
import { havenInFlames } from './haven-in-flames.ts'
import { havensLastStand } from './havens-last-stand.ts'
import { lightsOut } from './lights-out.ts'
import { noOneLeftBehind } from './no-one-left-behind.ts'
import { theBlackTide } from './the-black-tide.ts'
import { theSeventhHour } from './the-seventh-hour.ts'

export const posters: Readonly<Record<string, PosterArt>> = {
  'havens-last-stand': havensLastStand,
  'haven-in-flames': havenInFlames,
  'the-black-tide': theBlackTide,
  'a-face-we-knew': aFaceWeKnew,
  'no-one-left-behind': noOneLeftBehind,
  'lights-out': lightsOut,
  'the-seventh-hour': theSeventhHour,
}
