import type { saves as english } from '../../en/web/saves.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

/** Games that are kept here. */
export const saves: Said<typeof english> = (say) => ({
  saved: (story, sin, round) => `${say.name(story)} gegen ${say.name(sin)}, Runde ${round}`,
  finished: (story, winner) => `${say.name(story)}: gewonnen hat die ${say.name(winner)}`,
  people: (number) => count(number, 'Mitspieler', 'Mitspieler'),
  delete: 'Löschen',
  deleteThis: (game) => `Löschen: ${game}`,
})
