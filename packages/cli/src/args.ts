import { InputError } from '@haven/lab/ground'
import type { Argument, Arguments } from './command.ts'

/** citty lets unknown flags pass in silence; a mistyped one should be told, and so should what is missing. */
export function checkFlags(rawArgs: readonly string[], args: Arguments): void {
  const places = Object.entries(args).filter(([, { type }]) => type === 'positional')
  const seen = new Set<string>()
  let free = 0
  let i = 0
  for (; i < rawArgs.length; i++) {
    const arg = rawArgs[i] as string
    if (arg === '--') break
    if (!arg.startsWith('-') || arg === '-') {
      if (++free > places.length && !places.some(isMany)) throw InputError.of('unexpectedArgument', { argument: arg })
      continue
    }
    const [flag, given] = splitOnce(arg)
    const found = flag.startsWith('--') ? args[flag.slice(2)] : undefined
    if (!found || found.type === 'positional') throw InputError.of('unknownOption', { flag })
    seen.add(flag.slice(2))
    if (found.type === 'boolean') continue
    if (given === '') throw InputError.of('valueMissing', { flag })
    if (given === undefined) {
      const next = rawArgs[++i]
      if (next === undefined || (next.startsWith('--') && next !== '--')) throw InputError.of('valueMissing', { flag })
    }
  }
  // After two dashes everything is free.
  checkMissing(args, places, seen, free + Math.max(0, rawArgs.length - i - 1))
}

type Place = readonly [name: string, argument: Argument]
const isMany = ([, argument]: Place): boolean => argument.type === 'positional' && argument.many === true

function checkMissing(args: Arguments, places: readonly Place[], seen: ReadonlySet<string>, free: number): void {
  const place = places.find(([, argument], i) => i >= free && isRequired(argument))
  if (place) throw InputError.of('missingArgument', { name: `<${place[0].toUpperCase()}>` })
  const flag = Object.entries(args).find(
    ([name, argument]) => argument.type === 'string' && isRequired(argument) && !seen.has(name),
  )
  if (flag) throw InputError.of('missingArgument', { name: `--${flag[0]}` })
}

export const isRequired = (argument: Argument): boolean =>
  argument.type === 'positional'
    ? argument.required !== false
    : argument.type === 'string' && argument.required === true

function splitOnce(arg: string): [string, string | undefined] {
  const at = arg.indexOf('=')
  return at < 0 ? [arg, undefined] : [arg.slice(0, at), arg.slice(at + 1)]
}
