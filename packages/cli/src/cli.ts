import { stripVTControlCharacters } from 'node:util'
import { complain, EXIT, InputError, type Io, say } from '@haven/lab/ground'
import { type CommandDef, renderUsage, runCommand } from 'citty'
import packageJson from '../package.json' with { type: 'json' }
import { checkFlags } from './args.ts'
import { arenaCommand } from './commands/arena.ts'
import { balanceCommand } from './commands/balance.ts'
import { checkBoxCommand } from './commands/check-box.ts'
import { playCommand } from './commands/play.ts'
import { replayCommand } from './commands/replay.ts'
import { runScenarioCommand } from './commands/run.ts'
import { setupCommand } from './commands/setup.ts'
import { simulateCommand } from './commands/simulate.ts'
import { tacticsCommand } from './commands/tactics.ts'
import { tuneCommand } from './commands/tune.ts'
import { verifyCommand } from './commands/verify.ts'
import { wantsColour } from './paint.ts'

/** `haven`: one table of commands, one place where errors become exit codes. */

// biome-ignore lint/suspicious/noExplicitAny: citty's own type for commands with different arguments
type Command = CommandDef<any>

const commands: Readonly<Record<string, Command>> = {
  play: playCommand,
  setup: setupCommand,
  run: runScenarioCommand,
  verify: verifyCommand,
  replay: replayCommand,
  simulate: simulateCommand,
  balance: balanceCommand,
  arena: arenaCommand,
  tune: tuneCommand,
  tactics: tacticsCommand,
  'check-box': checkBoxCommand,
}

const root: Command = {
  meta: {
    name: 'haven',
    version: packageJson.version,
    description: 'An unofficial digital edition of The Others: 7 Sins, in the terminal',
  },
  subCommands: { ...commands },
}

const HELP = ['--help', '-h', 'help']
const VERSION = ['--version', '-v', 'version']

async function usage(io: Io, command?: Command): Promise<void> {
  const text = command ? await renderUsage(command, root) : await renderUsage(root)
  say(io, wantsColour(io.stdout.isTTY === true, io.env) ? text : stripVTControlCharacters(text))
}

async function dispatch(args: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = args
  if (first === undefined) {
    await usage(io)
    return EXIT.badInput
  }
  if (VERSION.includes(first)) {
    say(io, packageJson.version)
    return EXIT.ok
  }
  if (HELP.includes(first)) {
    const about = rest.find((arg) => !arg.startsWith('-'))
    await usage(io, about === undefined ? undefined : commandOf(about))
    return EXIT.ok
  }
  const command = commandOf(first)
  const untilDashes = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest
  if (untilDashes.some((arg) => arg === '--help' || arg === '-h')) {
    await usage(io, command)
    return EXIT.ok
  }
  checkFlags(rest, (command.args ?? {}) as Parameters<typeof checkFlags>[1])
  const { result } = await runCommand(command, { rawArgs: rest, data: io })
  return typeof result === 'number' ? result : EXIT.ok
}

function commandOf(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new InputError(`unknown command: ${name}; see "haven help"`)
  return command
}

/** Runs a command line and gives its exit code. Nothing is thrown. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(args, io)
  } catch (error) {
    return fail(args, io, error)
  }
}

/** The rules and their words are loaded when they are needed: help and bad flags do without. */
async function fail(args: readonly string[], io: Io, error: unknown): Promise<number> {
  if (error instanceof InputError || isUsageError(error)) {
    complain(io, oneLine(error.message))
    return EXIT.badInput
  }
  const { tellError } = await import('./errors.ts')
  const told = tellError(error)
  if (told) {
    complain(io, oneLine(told.message))
    return EXIT.badInput
  }
  const { crash } = await import('./crash.ts')
  return crash(io, error, { doing: args.join(' ') })
}

/** citty does not export its own error. */
const isUsageError = (error: unknown): error is Error => error instanceof Error && error.name === 'CLIError'

const oneLine = (text: string): string => stripVTControlCharacters(text).replaceAll('\n', ' ')
