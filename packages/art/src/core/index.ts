import type { BoxArt } from '../picture.ts'
import { cards } from './cards/index.ts'
import { heroes } from './heroes/index.ts'
import { monsters } from './monsters/index.ts'
import { posters } from './posters/index.ts'

/** The pictures of the core box. */
export const coreArt: BoxArt = { heroes, monsters, cards, posters }
