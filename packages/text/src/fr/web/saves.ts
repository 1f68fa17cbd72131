import type { saves as english } from '../../en/web/saves.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

/** Games that are kept here. */
export const saves: Said<typeof english> = (say) => ({
  saved: (story, sin, round) => `${say.name(story)}, ${say.name(sin)}, manche ${round}`,
  finished: (story, winner) =>
    `${say.name(story)} : victoire ${winner === 'sins' ? 'du joueur Péché' : 'des joueurs Héros'}`,
  people: (number) => count(number, 'joueur'),
  delete: 'Supprimer',
  deleteThis: (game) => `Supprimer : ${game}`,
})
