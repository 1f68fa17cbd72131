import { type Desk, InputError, type Io } from '@haven/lab/ground'
import { LANGUAGES, type LanguageId, pickLanguage } from '@haven/text/languages'
import { fetchTerminal } from '@haven/text/terminal'

/** Which language is spoken: `--lang` anywhere on the command line, else what the terminal is set to, else English. */

const FLAG = '--lang'

export interface Asked {
  readonly language: LanguageId
  /** The command line without it. */
  readonly args: readonly string[]
  /** A language that nobody here speaks, or `''` where none was named. */
  readonly unknown: string | null
}

export function languageOf(args: readonly string[], env: NodeJS.ProcessEnv): Asked {
  const dashes = args.indexOf('--')
  const end = dashes < 0 ? args.length : dashes
  const at = args.findIndex((arg, i) => i < end && (arg === FLAG || arg.startsWith(`${FLAG}=`)))
  const usual = pickLanguage([], [env.LC_ALL || env.LC_MESSAGES || env.LANG])
  if (at < 0) return { language: usual, args, unknown: null }
  const apart = args[at] === FLAG
  const given = (apart ? args[at + 1] : args[at]?.slice(FLAG.length + 1)) ?? ''
  const rest = args.toSpliced(at, apart ? 2 : 1)
  const language = LANGUAGES.find((each) => each === given)
  return language ? { language, args: rest, unknown: null } : { language: usual, args: rest, unknown: given }
}

/** The one place where words are chosen: whoever says something is given them. */
export async function deskFor(io: Io, language: LanguageId): Promise<Desk> {
  return { ...io, language, words: await fetchTerminal(language) }
}

export const notSpoken = (given: string): InputError =>
  given === ''
    ? InputError.of('valueMissing', { flag: FLAG })
    : InputError.of('unknownLanguage', { given, known: LANGUAGES })
