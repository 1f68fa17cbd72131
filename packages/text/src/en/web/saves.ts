import type { Side } from '@haven/engine'
import type { Say } from '../../language.ts'
import { count } from '../grammar.ts'

/** Games that are kept here. */
export const saves = (say: Say) => ({
  saved: (story: string, sin: string, round: number) => `${say.name(story)} against ${say.name(sin)}, round ${round}`,
  finished: (story: string, winner: Side) => `${say.name(story)}: the ${say.name(winner)} won`,
  people: (number: number) => count(number, 'player'),
  delete: 'Delete',
  /** The game as it is told above. */
  deleteThis: (game: string) => `Delete ${game}`,
})
