import type { HeroArt } from '../../picture.ts'
import { brad } from './brad.ts'
import { karl } from './karl.ts'
import { leah } from './leah.ts'
import { morgana } from './morgana.ts'
import { rocco } from './rocco.ts'
import { rose } from './rose.ts'
import { thorley } from './thorley.ts'
import { wolf } from './wolf.ts'

export const heroes: Readonly<Record<string, HeroArt>> = {
  brad,
  karl,
  'karl-wolf': wolf,
  leah,
  morgana,
  rocco,
  rose,
  thorley,
}
