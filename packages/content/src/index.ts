import type { Box } from '@haven/engine/kit'
import { doctors } from './acolytes/doctors.ts'
import { hobos } from './acolytes/hobos.ts'
import { nuns } from './acolytes/nuns.ts'
import { corruptionCards } from './apocalypse/corruption.ts'
import { hellClub } from './apocalypse/hell-club.ts'
import { redemptionCards } from './apocalypse/redemption.ts'
import { terrorCards } from './apocalypse/terror.ts'
import { track } from './apocalypse/track.ts'
import { darkPast } from './dark-past/dark-past.ts'
import { dice } from './dice.ts'
import { heroes } from './heroes/index.ts'
import { maps } from './maps/index.ts'
import { pride } from './sins/pride/pride.ts'
import { sloth } from './sins/sloth/sloth.ts'
import { stories } from './stories/index.ts'
import { tiles } from './tiles.ts'
import { upgrades } from './upgrades/index.ts'

export type { CoachId, CoachKind } from './coach.ts'
export type { NightConcept, NightKey } from './first-night/index.ts'
export * from './ids.ts'

/** The core box. */
export const coreBox: Box = {
  id: 'core',
  version: '1.2.0',
  heroes,
  sins: [pride, sloth],
  acolytes: [doctors, hobos, nuns],
  hellClub,
  apocalypse: [...terrorCards, ...corruptionCards, ...redemptionCards],
  upgrades,
  darkPast,
  track,
  tiles,
  maps,
  stories,
  dice,
}
