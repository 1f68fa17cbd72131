import { aligned, type Desk, say, widthOf, wrap } from '@haven/lab/ground'
import packageJson from '../package.json' with { type: 'json' }
import { isRequired } from './args.ts'
import type { Argument, Command } from './command.ts'
import { paintFor } from './io.ts'

/** What `--help` says. citty would say it in English. */

const NAME = 'haven'

export function usageOfAll(desk: Desk, commands: readonly Command[]): void {
  const { help } = desk.words
  const names = commands.map(({ name }) => name)
  head(desk, help.about, NAME, names.join('|'))
  table(
    desk,
    help.commands,
    names.map((name) => [name, help.of[name].about]),
  )
  table(desk, help.options, [language(desk)])
  say(desk, help.more(`${NAME} <${help.command}> --help`))
}

export function usageOf(desk: Desk, { name, args }: Command): void {
  const { help } = desk.words
  const words: Readonly<Record<string, string>> = help.of[name].args
  const all = Object.entries(args)
  const places = all.filter(([, { type }]) => type === 'positional')
  const flags = all.filter(([, { type }]) => type !== 'positional')
  const usage = [
    `[${help.options}]`,
    ...places.map(([key, arg]) => (isRequired(arg) ? `<${key.toUpperCase()}>` : `[${key.toUpperCase()}]`)),
    ...flags.filter(([, arg]) => isRequired(arg)).map(([key, arg]) => flagOf(desk, key, arg)),
  ]
  head(desk, help.of[name].about, `${NAME} ${name}`, usage.join(' '))
  const more = (key: string, arg: Argument): string =>
    [
      words[key],
      ...(isRequired(arg) ? [help.required] : []),
      ...(arg.type === 'string' && arg.default !== undefined ? [help.usual(arg.default)] : []),
    ].join(' ')
  if (places.length > 0) {
    table(
      desk,
      help.arguments,
      places.map(([key, arg]) => [key.toUpperCase(), more(key, arg)]),
    )
  }
  table(desk, help.options, [...flags.map(([key, arg]) => [flagOf(desk, key, arg), more(key, arg)]), language(desk)])
}

const language = ({ words: { help } }: Desk): string[] => [`--lang=<${help.hints.language}>`, help.language]

const flagOf = ({ words: { help } }: Desk, key: string, arg: Argument): string =>
  arg.type === 'string' ? `--${key}=<${help.hints[arg.hint]}>` : `--${key}`

function head(desk: Desk, about: string, name: string, usage: string): void {
  const paint = paintFor(desk)
  say(desk, paint('dim', `${about} (${name} v${packageJson.version})`))
  say(desk, `\n${paint('bold', desk.words.help.usage)} ${name} ${usage}\n`)
}

/** Names to the left, aligned to the right; what they mean beside them, on as many lines as it needs. */
function table(desk: Desk, title: string, rows: readonly (readonly string[])[]): void {
  const paint = paintFor(desk)
  say(desk, `${paint('bold', title)}\n`)
  const names = aligned(
    rows.map(([name = '']) => [name, '.']),
    [0],
  ).map((line) => line.slice(0, -1))
  rows.forEach(([, text = ''], i) => {
    const first = `  ${names[i]}  `
    say(desk, wrap(text, Math.max(widthOf(desk), first.length + LEAST_TEXT), first, ' '.repeat(first.length)))
  })
  say(desk, '')
}

const LEAST_TEXT = 30
