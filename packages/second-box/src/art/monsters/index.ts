import type { MonsterArt } from '@haven/art'
import { acolytes } from './acolytes.ts'
import { envy } from './envy.ts'
import { gluttony } from './gluttony.ts'
import { greed } from './greed.ts'
import { lust } from './lust.ts'
import { wrath } from './wrath.ts'

export const monsters: Readonly<Record<string, MonsterArt>> = {
  ...acolytes,
  ...wrath,
  ...envy,
  ...gluttony,
  ...lust,
  ...greed,
}
