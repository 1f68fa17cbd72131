import type { Say } from '../language.ts'
import { drafts } from './web/drafts.ts'
import { files } from './web/files.ts'
import { links } from './web/links.ts'
import { newGame } from './web/new-game.ts'
import { panels } from './web/panels.ts'
import { recap } from './web/recap.ts'
import { replay } from './web/replay.ts'
import { ruleBook } from './web/rule-book.ts'
import { sound } from './web/sound.ts'
import { table as screen } from './web/table.ts'
import { textView } from './web/text-view.ts'
import { ways } from './web/ways.ts'

/** Around the game, in the browser. */
export const table = (_: Say) => ({
  newGame,
  table: screen,
  panels,
  files,
  links,
  replay,
  recap,
  sound,
  textView,
  ways,
  ruleBook,
  drafts,
})
