import type { BoxWords } from '@haven/text'
import { acolytes } from './acolytes.ts'
import { crate } from './crate.ts'
import { envy } from './envy.ts'
import { gluttony } from './gluttony.ts'
import { greed } from './greed.ts'
import { heroes } from './heroes.ts'
import { lust } from './lust.ts'
import { signalFires } from './signal-fires.ts'
import { theLedger } from './the-ledger.ts'
import { theLongWatch } from './the-long-watch.ts'
import { tiles } from './tiles.ts'
import { wrath } from './wrath.ts'

const sins: readonly BoxWords[] = [wrath, envy, gluttony, lust, greed]
const stories: readonly BoxWords[] = [theLongWatch, theLedger, signalFires]
const parts: readonly BoxWords[] = [...sins, acolytes, heroes, crate, ...stories, tiles]

/** English. Each sin and each story has its own file. */
export const words: BoxWords = {
  cards: Object.assign({}, ...parts.map(({ cards }) => cards)),
  choices: Object.assign({}, ...parts.map(({ choices }) => choices)),
  goals: Object.assign({}, ...parts.map(({ goals }) => goals)),
  figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
  names: Object.assign({ 'second-box': 'The Second Watch' }, ...parts.map(({ names }) => names)),
  prompts: Object.assign({}, ...parts.map(({ prompts }) => prompts)),
  options: Object.assign({}, ...parts.map(({ options }) => options)),
}
