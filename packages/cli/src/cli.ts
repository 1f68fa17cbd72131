import { stripVTControlCharacters } from 'node:util'
import { complain, type Desk, EXIT, InputError, type Io, say } from '@haven/lab/ground'
import { runCommand } from 'citty'
import packageJson from '../package.json' with { type: 'json' }
import { checkFlags } from './args.ts'
import type { Command } from './command.ts'
import { arenaCommand } from './commands/arena.ts'
import { balanceCommand } from './commands/balance.ts'
import { checkBoxCommand } from './commands/check-box.ts'
import { coachCommand } from './commands/coach.ts'
import { doctorCommand } from './commands/doctor.ts'
import { learnCommand } from './commands/learn.ts'
import { nightmareCommand } from './commands/nightmare.ts'
import { packCommand } from './commands/pack.ts'
import { playCommand } from './commands/play.ts'
import { replayCommand } from './commands/replay.ts'
import { runScenarioCommand } from './commands/run.ts'
import { setupCommand } from './commands/setup.ts'
import { simulateCommand } from './commands/simulate.ts'
import { tacticsCommand } from './commands/tactics.ts'
import { tuneCommand } from './commands/tune.ts'
import { verifyCommand } from './commands/verify.ts'
import { deskFor, languageOf, notSpoken } from './language.ts'
import { usageOf, usageOfAll } from './usage.ts'

/** `haven`: one table of commands, one place where the language is chosen, one where errors become exit codes. */

const commands: readonly Command[] = [
  playCommand,
  learnCommand,
  setupCommand,
  runScenarioCommand,
  verifyCommand,
  replayCommand,
  simulateCommand,
  balanceCommand,
  arenaCommand,
  tuneCommand,
  tacticsCommand,
  nightmareCommand,
  coachCommand,
  checkBoxCommand,
  packCommand,
  doctorCommand,
]

const HELP = ['--help', '-h', 'help']
const VERSION = ['--version', '-v', 'version']

async function dispatch(args: readonly string[], desk: Desk): Promise<number> {
  const [first, ...rest] = args
  if (first === undefined) {
    usageOfAll(desk, commands)
    return EXIT.badInput
  }
  if (VERSION.includes(first)) {
    say(desk, packageJson.version)
    return EXIT.ok
  }
  if (HELP.includes(first)) {
    const about = rest.find((arg) => !arg.startsWith('-'))
    if (about === undefined) usageOfAll(desk, commands)
    else usageOf(desk, commandOf(about))
    return EXIT.ok
  }
  const command = commandOf(first)
  const untilDashes = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest
  if (untilDashes.some((arg) => arg === '--help' || arg === '-h')) {
    usageOf(desk, command)
    return EXIT.ok
  }
  checkFlags(rest, command.args)
  const { result } = await runCommand(command.citty, { rawArgs: [...rest], data: desk })
  return typeof result === 'number' ? result : EXIT.ok
}

function commandOf(name: string): Command {
  const command = commands.find((each) => each.name === name)
  if (!command) throw InputError.of('unknownCommand', { name })
  return command
}

/** Runs a command line and gives its exit code. Nothing is thrown. */
export async function main(given: readonly string[], io: Io): Promise<number> {
  const { language, args, unknown } = languageOf(given, io.env)
  const desk = await deskFor(io, language)
  try {
    if (unknown !== null) throw notSpoken(unknown)
    return await dispatch(args, desk)
  } catch (error) {
    return fail(args, desk, error)
  }
}

/** The rules and their words are loaded when they are needed: help and bad flags do without. */
async function fail(args: readonly string[], desk: Desk, error: unknown): Promise<number> {
  if (error instanceof InputError) {
    complain(desk, oneLine(error.inWords(desk.words.input)))
    return EXIT.badInput
  }
  if (isUsageError(error)) {
    complain(desk, oneLine(error.message))
    return EXIT.badInput
  }
  const { catalogueFor } = await import('@haven/lab/boxes')
  const { refused } = await import('./errors.ts')
  const code = refused({ ...desk, say: await catalogueFor(desk.language) }, error)
  if (code !== null) return code
  const { crash } = await import('./crash.ts')
  return crash(desk, error, { doing: args.join(' ') })
}

/** citty does not export its own error. */
const isUsageError = (error: unknown): error is Error => error instanceof Error && error.name === 'CLIError'

const oneLine = (text: string): string => stripVTControlCharacters(text).replaceAll('\n', ' ')
