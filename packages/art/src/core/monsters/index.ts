import type { MonsterArt } from '../../picture.ts'
import { acolytes } from './acolytes.ts'
import { fallen } from './fallen.ts'
import { hellClub } from './hell-club.ts'
import { people } from './people.ts'
import { pride } from './pride.ts'
import { sloth } from './sloth.ts'

export const monsters: Readonly<Record<string, MonsterArt>> = {
  ...acolytes,
  ...pride,
  ...sloth,
  ...hellClub,
  ...fallen,
  ...people,
}
