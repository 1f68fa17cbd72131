import type { Box } from '@haven/engine'
import { nuns } from './acolytes/nuns.ts'
import { hellClub } from './apocalypse/hell-club.ts'
import { terrorCards } from './apocalypse/terror.ts'
import { track } from './apocalypse/track.ts'
import { dice } from './dice.ts'
import { heroes } from './heroes/index.ts'
import { havensLastStandA } from './maps/havens-last-stand-a.ts'
import { havensLastStandB } from './maps/havens-last-stand-b.ts'
import { pride } from './sins/pride/pride.ts'
import { havensLastStand } from './stories/havens-last-stand.ts'
import { tiles } from './tiles.ts'
import { upgrades } from './upgrades/index.ts'

export * from './ids.ts'

/** The core box. */
export const coreBox: Box = {
  id: 'core',
  version: '0.1.0',
  heroes,
  sins: [pride],
  acolytes: [nuns],
  hellClub,
  apocalypse: terrorCards,
  upgrades,
  darkPast: [],
  track,
  tiles,
  maps: [havensLastStandA, havensLastStandB],
  stories: [havensLastStand],
  dice,
}
