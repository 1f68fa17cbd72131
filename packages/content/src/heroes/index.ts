import type { HeroDef } from '@haven/engine/kit'
import { brad } from './brad.ts'
import { karl } from './karl.ts'
import { leah } from './leah.ts'
import { morgana } from './morgana.ts'
import { rocco } from './rocco.ts'
import { rose } from './rose.ts'
import { thorley } from './thorley.ts'

export const heroes: readonly HeroDef[] = [leah, rose, karl, rocco, brad, thorley, morgana]
