import type { BoxArt } from '@haven/art'
import { cards } from './cards/index.ts'
import { heroes } from './heroes/index.ts'
import { marks } from './marks.ts'
import { monsters } from './monsters/index.ts'
import { posters } from './posters/index.ts'

/** The pictures of the second box. */
export const art: BoxArt = { heroes, monsters, cards, posters, marks }
