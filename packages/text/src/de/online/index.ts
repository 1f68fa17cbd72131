import type { Say } from '../../language.ts'
import { mine } from './mine.ts'
import { no } from './no.ts'
import { play } from './play.ts'
import { rooms } from './rooms.ts'

/** The words around online tables. They come apart from the others: whoever plays at home never loads them. */
export const online = (say: Say) => ({ no, mine, rooms: rooms(say), play: play(say) })
