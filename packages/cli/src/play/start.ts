import { BOT_NAMES } from '@haven/bots'
import type { Rules } from '@haven/engine'
import { EXIT, InputError, type Io, oneOf, pathFrom } from '@haven/lab/ground'
import { TableGame } from '@haven/table'
import { lookupFor } from '@haven/text/typing'
import type { PlayArgs } from '../commands/play.ts'
import { quoted } from '../files.ts'
import { isTerminal } from '../io.ts'
import { rulesFor } from '../load-box.ts'
import { newSeed } from '../setup/show.ts'
import { SETUP_FLAG_NAMES, wishesOf } from '../setup/wishes.ts'
import { english } from '../words.ts'
import { LineReader } from './lines.ts'
import { playLoop } from './loop.ts'
import { askSetup } from './questions.ts'
import { autosavePath, type Loaded, loadFile, newestSave, type PlaysAs, SIDES } from './save-file.ts'
import { createOpponent, type Session, seat } from './session.ts'

/** From the flags, a file or a few questions to a game on the table. */
export async function play(io: Io, args: PlayArgs, noFlags: boolean): Promise<number> {
  const rules = await rulesFor(io, args.box)
  const side = oneOf(args.as, 'as', SIDES)
  const bot = oneOf(args.bot, 'bot', BOT_NAMES)
  const file = fileToLoad(io, args)
  let loaded: Loaded
  if (file) loaded = loadFile(io, rules, file)
  else {
    const wanted = noFlags && isTerminal(io) ? await askSetup(io, rules) : {}
    if (!wanted) return EXIT.ok
    loaded = newGame(rules, args, wanted)
  }
  const players = {
    as: side ?? loaded.players?.as ?? ('heroes' as const),
    bot: bot ?? loaded.players?.bot ?? ('scripted' as const),
  }
  const { game, seed } = loaded
  const session: Session = {
    io,
    rules,
    reader: new LineReader(io),
    game,
    seed,
    players,
    opponent: createOpponent(rules, players.bot, seed),
    lookup: lookupFor(rules, game.setup.map, english),
    saveFile: args.save ? pathFrom(io, args.save) : autosavePath(io, game, file),
    ownFile: args.save !== undefined,
    boxFlag: args.box === undefined ? '' : ` --box ${quoted(args.box)}`,
    asked: [],
    shown: '',
    shownTurn: '',
    lastSeat: null,
  }
  seat(session, game, seed, players)
  return playLoop(session)
}

function fileToLoad(io: Io, args: PlayArgs): string | null {
  if (args.load && args.continue) throw new InputError('choose one of --load and --continue')
  const file = args.load ?? (args.continue ? newestSave(io) : null)
  const other = SETUP_FLAG_NAMES.find((flag) => args[flag] !== undefined)
  if (file && other) throw new InputError(`--${other} is for a new game, not for a saved one`)
  return file
}

function newGame(
  rules: Rules,
  args: PlayArgs,
  wanted: { as?: PlaysAs; map?: string; heroes?: readonly string[] | 'random' },
): Loaded {
  const seed = args.seed ?? newSeed()
  const wishes = wishesOf(args)
  // What was asked for by flag is not asked again, so the two never differ.
  const setup = {
    ...wishes,
    ...(wanted.map !== undefined && { map: wanted.map }),
    ...(wanted.heroes !== undefined && { heroes: wanted.heroes }),
  }
  const game = new TableGame(rules, { setup, seed })
  return { game, seed, players: wanted.as ? { as: wanted.as, bot: 'scripted' } : null }
}
