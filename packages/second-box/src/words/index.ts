import type { BoxWords } from '@haven/text'
import { envy } from './envy.ts'
import { gluttony } from './gluttony.ts'
import { greed } from './greed.ts'
import { lust } from './lust.ts'
import { wrath } from './wrath.ts'

const sins: readonly BoxWords[] = [wrath, envy, gluttony, lust, greed]

/** English. Each sin has its own file. */
export const words: BoxWords = {
  cards: Object.assign({}, ...sins.map(({ cards }) => cards)),
  choices: Object.assign({}, ...sins.map(({ choices }) => choices)),
  names: Object.assign({}, ...sins.map(({ names }) => names)),
}
