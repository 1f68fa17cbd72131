import type { IconName } from '../../base/icons/names.ts'
import { catalogue, words } from '../../base/words.ts'
import { iconOf } from '../cards/card-icons.ts'
import type { SignWords } from './live/brief.ts'
import type { PieceWords } from './live/Pieces.tsx'

/** What is written in a city that is only looked at. */
export const cityWords = (): SignWords & PieceWords => ({
  start: words.table.city.start,
  district: (id) => catalogue.space(id),
  hero: (id) => catalogue.name(id),
  icon: (id, otherwise) => iconOf(id, otherwise as IconName),
})
