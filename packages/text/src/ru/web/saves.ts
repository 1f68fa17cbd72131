import type { saves as english } from '../../en/web/saves.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

/** Games that are kept here. */
export const saves: Said<typeof english> = (say) => ({
  saved: (story, sin, round) => `${say.name(story)}, ${say.name(sin)}, раунд ${round}`,
  finished: (story, winner) => `${say.name(story)}: ${winner === 'sins' ? 'победа Греха' : 'победа героев'}`,
  people: (number) => count(number, 'игрок', 'игрока', 'игроков'),
  delete: 'Удалить',
  deleteThis: (game) => `Удалить: ${game}`,
})
