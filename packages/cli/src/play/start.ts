import { BOT_NAMES } from '@haven/bots'
import type { Rules } from '@haven/engine'
import type { Shelf } from '@haven/lab/boxes'
import { EXIT, type GameDesk, InputError, type Io, oneOf, pathFrom, say } from '@haven/lab/ground'
import { openGame, resolved, type Versions } from '@haven/table'
import type { PlayArgs } from '../commands/play.ts'
import { quoted } from '../files.ts'
import { isTerminal } from '../io.ts'
import { newSeed } from '../setup/show.ts'
import { SETUP_FLAG_NAMES, wishesOf } from '../setup/wishes.ts'
import { KeyboardCoach } from './coach.ts'
import { LineReader } from './lines.ts'
import { playLoop } from './loop.ts'
import { askSetup, type Wanted } from './questions.ts'
import { autosavePath, type Loaded, loadFile, newestSave, type Players, SIDES } from './save-file.ts'
import { type Session, sitDown } from './session.ts'

/** From the flags, a file or a few questions to a game on the table. */
export async function play(io: GameDesk, { versions, all }: Shelf, args: PlayArgs, noFlags: boolean): Promise<number> {
  const side = oneOf(args.as, 'as', SIDES)
  const bot = oneOf(args.bot, 'bot', BOT_NAMES)
  const file = fileToLoad(io, args)
  const said = { ...(side && { as: side }), ...(bot && { bot }) }
  let loaded: Loaded
  if (file) loaded = await loadFile(io, versions, file, said, USUAL)
  else {
    const wanted = noFlags && isTerminal(io) ? await askSetup(io, all) : {}
    if (!wanted) return EXIT.ok
    loaded = newGame(versions, all, args, wanted, said)
  }
  const saveFile = args.save ? pathFrom(io, args.save) : autosavePath(io, loaded.game, file)
  const seated = await sitDown(io, loaded, saveFile)
  const session: Session = {
    versions,
    reader: new LineReader(io),
    ownFile: args.save !== undefined,
    boxFlag: args.box === undefined ? '' : ` --box ${quoted(args.box)}`,
    ...seated,
    // He has nothing to say to the Sins player, and nothing in a game of two people.
    ...(args.coach && seated.players.as === 'heroes' && { coach: await KeyboardCoach.sit(seated.io, seated.rules) }),
  }
  if (!versions.isToday(loaded.rules.version)) say(io, io.say.olderRules(loaded.rules.version))
  return playLoop(session)
}

const USUAL: Players = { as: 'heroes', bot: 'scripted' }

function fileToLoad(io: Io, args: PlayArgs): string | null {
  if (args.load && args.continue) throw InputError.of('loadOrContinue')
  const file = args.load ?? (args.continue ? newestSave(io) : null)
  const other = SETUP_FLAG_NAMES.find((flag) => args[flag] !== undefined)
  if (file && other) throw InputError.of('onlyNewGames', { flag: other })
  return file
}

function newGame(
  versions: Versions,
  all: Rules,
  args: PlayArgs,
  wanted: Partial<Wanted>,
  said: Partial<Players>,
): Loaded {
  const wishes = wishesOf(args)
  // What was asked for by flag is not asked again, so the two never differ.
  const setup = {
    ...wishes,
    ...(wanted.map !== undefined && { map: wanted.map }),
    ...(wanted.heroes !== undefined && { heroes: wanted.heroes }),
  }
  const players = { ...USUAL, ...(wanted.as && { as: wanted.as }), ...said }
  const drawn = resolved(all, { setup }, args.seed ?? newSeed())
  const rules = versions.fitting(all, drawn.setup)
  return { rules, ...openGame(rules, drawn), steps: [], players }
}
