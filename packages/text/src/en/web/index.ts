import { drafts } from './drafts.ts'
import { files } from './files.ts'
import { landing } from './landing.ts'
import { links } from './links.ts'
import { newGame } from './new-game.ts'
import { panels } from './panels.ts'
import { recap } from './recap.ts'
import { replay } from './replay.ts'
import { ruleBook } from './rule-book.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { sound } from './sound.ts'
import { table } from './table.ts'
import { textView } from './text-view.ts'
import { ways } from './ways.ts'

export const webEnglish = {
  shell,
  landing,
  newGame,
  table,
  panels,
  settings,
  files,
  links,
  replay,
  recap,
  sound,
  textView,
  ways,
  ruleBook,
  drafts,
}
