import type { terminal } from '../en/terminal/index.ts'
import type { Say } from '../language.ts'
import type { LanguageId } from '../languages.ts'
import type { Said } from '../said.ts'

export type { Counted } from '../en/terminal/lab.ts'

type Plain = typeof terminal

/** The words of the terminal and the lab around the game itself. */
export type TerminalWords = Said<Omit<Plain, 'table'>> & {
  /** What the table says against a wish or a file. */
  readonly table: (say: Say) => Said<ReturnType<Plain['table']>>
}

const english = (): Promise<TerminalWords> => import('../en/terminal/index.ts').then((module) => module.terminal)

async function madeUp(): Promise<TerminalWords> {
  const [{ inPseudo }, words] = await Promise.all([import('../pseudo/deep.ts'), english()])
  return inPseudo(words)
}

const FETCHED: Readonly<Record<LanguageId, () => Promise<TerminalWords>>> = {
  en: english,
  de: () => import('../de/terminal/index.ts').then((module) => module.terminal),
  fr: () => import('../fr/terminal/index.ts').then((module) => module.terminal),
  ru: () => import('../ru/terminal/index.ts').then((module) => module.terminal),
  pseudo: madeUp,
}

/** Apart from the other parts of a language, so that the browser's bundles never hold it. */
export const fetchTerminal = (language: LanguageId): Promise<TerminalWords> => FETCHED[language]()
