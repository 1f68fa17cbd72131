import { files as table } from '../web/files.ts'
import { artFaults } from './art-faults.ts'
import { balance } from './balance.ts'
import { board, questions, setup } from './board.ts'
import { boxFaults } from './box-faults.ts'
import { coach } from './coach.ts'
import { crash } from './crash.ts'
import { files } from './files.ts'
import { help } from './help.ts'
import { input } from './input.ts'
import { arena, progress, simulate, tactics, tune } from './lab.ts'
import { learn } from './learn.ts'
import { nightmare } from './nightmare.ts'
import { play } from './play.ts'

/** What the terminal and the lab's commands say around the game itself. */
export const terminal = {
  arena,
  artFaults,
  balance,
  board,
  boxFaults,
  crash,
  files,
  help,
  input,
  learn,
  nightmare,
  coach,
  play,
  progress,
  questions,
  setup,
  simulate,
  table,
  tactics,
  tune,
} as const
