import type { Say } from '../language.ts'
import { book } from './web/book.ts'
import { boxes } from './web/boxes.ts'
import { dock } from './web/dock.ts'
import { drafts } from './web/drafts.ts'
import { files } from './web/files.ts'
import { film } from './web/film.ts'
import { firstTime } from './web/first-time.ts'
import { links } from './web/links.ts'
import { newGame } from './web/new-game.ts'
import { panels } from './web/panels.ts'
import { recap } from './web/recap.ts'
import { replay } from './web/replay.ts'
import { ruleBook } from './web/rule-book.ts'
import { saves } from './web/saves.ts'
import { sins } from './web/sins.ts'
import { sound } from './web/sound.ts'
import { stage } from './web/stage.ts'
import { table as screen } from './web/table.ts'
import { textView } from './web/text-view.ts'
import { ways } from './web/ways.ts'

/** Around the game, in the browser. */
export const table = (say: Say) => ({
  newGame: newGame(say),
  saves: saves(say),
  table: screen(say),
  panels: panels(say),
  book: book(say),
  boxes,
  dock: dock(say),
  files: files(say),
  film: film(say),
  firstTime,
  links: links(say),
  replay: replay(say),
  recap: recap(say),
  sins: sins(say),
  sound,
  stage: stage(say),
  textView: textView(say),
  ways: ways(say),
  ruleBook,
  drafts: drafts(say),
})
