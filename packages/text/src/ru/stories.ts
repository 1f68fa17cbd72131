import type { BossId, MapId, MissionId, StoryId, StoryRuleId } from '@haven/content'
import type { CardText } from '../language.ts'
import { aFaceWeKnew } from './stories/a-face-we-knew.ts'
import { havenInFlames } from './stories/haven-in-flames.ts'
import { havensLastStand } from './stories/havens-last-stand.ts'
import { lightsOut } from './stories/lights-out.ts'
import { noOneLeftBehind } from './stories/no-one-left-behind.ts'
import { theBlackTide } from './stories/the-black-tide.ts'
import { theSeventhHour } from './stories/the-seventh-hour.ts'

/** Stories with their maps, missions, figures and rules. `{+4}` is how many heroes are in play, and 4 more. */
export const stories: Readonly<Record<StoryId | MapId | MissionId | BossId | StoryRuleId, CardText>> = {
  ...havensLastStand,
  ...havenInFlames,
  ...theBlackTide,
  ...aFaceWeKnew,
  ...noOneLeftBehind,
  ...lightsOut,
  ...theSeventhHour,
}
