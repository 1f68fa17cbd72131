import { InputError } from '@haven/lab/ground'
import type { ArgsDef } from 'citty'

/** citty lets unknown flags pass in silence; a mistyped one should be told. */
export function checkFlags(rawArgs: readonly string[], defs: ArgsDef): void {
  const positionals = Object.values(defs).filter((def) => def.type === 'positional').length
  let free = 0
  for (let i = 0; i < rawArgs.length; i++) {
    const arg = rawArgs[i] as string
    if (arg === '--') return
    if (!arg.startsWith('-') || arg === '-') {
      if (++free > positionals && !isMany(defs)) throw new InputError(`unexpected argument: ${arg}`)
      continue
    }
    const [flag, given] = splitOnce(arg)
    const def = defOf(flag, defs)
    if (!def) throw new InputError(`unknown option: ${flag}`)
    if (def.type === 'boolean') continue
    if (given === '') throw new InputError(`${flag} needs a value`)
    if (given === undefined) {
      const next = rawArgs[++i]
      if (next === undefined || (next.startsWith('--') && next !== '--')) throw new InputError(`${flag} needs a value`)
    }
  }
}

function splitOnce(arg: string): [string, string | undefined] {
  const at = arg.indexOf('=')
  return at < 0 ? [arg, undefined] : [arg.slice(0, at), arg.slice(at + 1)]
}

/** The last positional takes any number of files if its hint says so. */
const isMany = (defs: ArgsDef): boolean =>
  Object.values(defs).some((def) => def.type === 'positional' && def.valueHint === '...')

function defOf(flag: string, defs: ArgsDef): ArgsDef[string] | undefined {
  const name = flag.replace(/^--?/, '')
  for (const [key, def] of Object.entries(defs)) {
    if (def.type === 'positional') continue
    const aliases = 'alias' in def && def.alias ? [def.alias].flat() : []
    if (flag.startsWith('--') ? key === name : aliases.includes(name)) return def
  }
  return undefined
}
