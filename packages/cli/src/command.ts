import type { Desk } from '@haven/lab/ground'
import type { TerminalWords } from '@haven/text/terminal'
import { type ArgDef, type CommandDef, defineCommand } from 'citty'

type Help = TerminalWords['help']
export type CommandName = keyof Help['of']
export type Hint = keyof Help['hints']

/** An argument without its words: these stand with the others of the language, under the same name. */
export type Argument =
  | { readonly type: 'positional'; readonly required?: boolean; readonly many?: boolean }
  | { readonly type: 'string'; readonly hint: Hint; readonly default?: string; readonly required?: boolean }
  | { readonly type: 'boolean' }

export type Arguments = Readonly<Record<string, Argument>>

export interface Command {
  readonly name: CommandName
  readonly args: Arguments
  // biome-ignore lint/suspicious/noExplicitAny: citty's own type for commands with different arguments
  readonly citty: CommandDef<any>
}

export interface Given {
  /** Free arguments. */
  readonly _: readonly string[]
  readonly [name: string]: unknown
}

/** A command whose arguments all have words, and no others. */
export function command<N extends CommandName>(
  name: N,
  args: { readonly [A in keyof Help['of'][N]['args']]: Argument },
  run: (desk: Desk, given: Given, rawArgs: readonly string[]) => Promise<number>,
): Command {
  const all = args as Arguments
  const parsed = Object.entries(all).map(([key, arg]): [string, ArgDef] => [
    key,
    // Whether something is missing is told in our own words, before citty looks.
    arg.type === 'string' ? { type: 'string', ...(arg.default !== undefined && { default: arg.default }) } : plain(arg),
  ])
  const citty = defineCommand({
    meta: { name },
    args: Object.fromEntries(parsed),
    run: ({ args: given, rawArgs, data }) => run(data as Desk, given as unknown as Given, rawArgs),
  })
  return { name, args: all, citty }
}

const plain = ({ type }: Argument): ArgDef =>
  type === 'positional' ? { type: 'positional', required: false } : { type: 'boolean' }

export const BOX = { type: 'string', hint: 'path' } as const satisfies Argument
export const SWITCH = { type: 'boolean' } as const satisfies Argument
