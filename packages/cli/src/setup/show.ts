import { randomBytes } from 'node:crypto'
import type { Shelf } from '@haven/lab/boxes'
import { EXIT, type GameDesk, say } from '@haven/lab/ground'
import { resolved, TableGame } from '@haven/table'
import { quoted } from '../files.ts'
import { drawTable } from '../play/draw-table.ts'
import { setupLines } from './preview.ts'
import { SETUP_FLAG_NAMES, type SetupArgs, wishesOf } from './wishes.ts'

/** 128 bits: nobody guesses a game. */
const SEED_BYTES = 16
export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex')

export function showSetup(
  io: GameDesk,
  { versions, all }: Shelf,
  args: SetupArgs & { readonly box?: string; readonly json?: boolean },
): number {
  const seed = args.seed ?? newSeed()
  const drawn = resolved(all, { setup: wishesOf(args) }, seed)
  const rules = versions.fitting(all, drawn.setup)
  const game = new TableGame(rules, drawn)
  if (args.json) {
    say(io, JSON.stringify({ seed, setup: game.setup }))
    return EXIT.ok
  }
  const view = rules.view(game.state, 'spectator')
  for (const line of setupLines(io, rules, view)) say(io, line)
  say(io, `\n${drawTable(io, rules, view)}`)
  // The same wishes and the same seed are the same draw.
  const again = SETUP_FLAG_NAMES.filter((flag) => flag !== 'seed' && args[flag] !== undefined)
  const flags = [...again.map((flag) => `--${flag} ${quoted(args[flag] as string)}`), `--seed ${quoted(seed)}`]
  const box = args.box === undefined ? '' : ` --box ${quoted(args.box)}`
  say(io, `\n${io.words.setup.playIt(`haven play${box} ${flags.join(' ')}`)}`)
  return EXIT.ok
}
