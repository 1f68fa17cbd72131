import type { BoxWords } from '@haven/text'
import { acolytes } from './acolytes.ts'
import { envy } from './envy.ts'
import { gluttony } from './gluttony.ts'
import { greed } from './greed.ts'
import { heroes } from './heroes.ts'
import { lust } from './lust.ts'
import { wrath } from './wrath.ts'

const parts: readonly BoxWords[] = [wrath, envy, gluttony, lust, greed, acolytes, heroes]

/** English. Each sin has its own file. */
export const words: BoxWords = {
  cards: Object.assign({}, ...parts.map(({ cards }) => cards)),
  choices: Object.assign({}, ...parts.map(({ choices }) => choices)),
  figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
  names: Object.assign({ 'second-box': 'The Second Watch' }, ...parts.map(({ names }) => names)),
}
