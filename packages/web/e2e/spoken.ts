import { LANGUAGE_NAMES, type LanguageId } from '@haven/text/languages'
import { expect, type Page } from '@playwright/test'
import { foreignWord, SAME } from '../../text/test/english-words.ts'
import { ICON_CREDITS } from '../src/base/icons/credits.ts'
import { clippedIn, foreignIn } from './foreign.ts'
import { byPointer, playOn, theEnd } from './player.ts'
import { speaks } from './reader.ts'

/** Visits in another language than English. */

export const langOf = (language: LanguageId): string => `lang=${language}&speed=instant`

const wordsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(/\p{L}+/gu) ?? [])

/** What is the same in every language. */
const EXCEPTIONS = [
  ...wordsOf([ICON_CREDITS.source, ICON_CREDITS.licence, ...ICON_CREDITS.authors]),
  ...Object.values(LANGUAGE_NAMES),
  // what visitors call themselves
  'Anna',
  'Boris',
]

/** What was found in a visit, each once, with the place where it came up first. */
export class Faults {
  readonly #found = new Map<string, string>()
  readonly page: Page
  readonly language: LanguageId

  private constructor(page: Page, language: LanguageId) {
    this.page = page
    this.language = language
  }

  static async of(page: Page, language: LanguageId = 'pseudo'): Promise<Faults> {
    await speaks(page, language)
    return new Faults(page, language)
  }

  async look(where: string): Promise<void> {
    const { width = 0 } = this.page.viewportSize() ?? {}
    const found = [
      ...(await this.page.evaluate(foreignIn, this.#english())).map((fault) => `English: ${fault}`),
      ...(await this.page.evaluate(clippedIn)).map((fault) => `cut off: ${fault}`),
    ]
    for (const fault of found) if (!this.#found.has(fault)) this.#found.set(fault, `${where} at ${width}`)
  }

  #english(): { exceptions: readonly string[]; foreign: string } {
    const same = SAME[this.language] ?? []
    return { exceptions: [...EXCEPTIONS, ...same], foreign: foreignWord(this.language) }
  }

  /** A decision, and a look; so many times, or to the end. */
  async play(seed: number, times: number, press = byPointer): Promise<void> {
    for (let i = 0; i < times && !(await theEnd(this.page).isVisible()); i++) {
      await playOn(this.page, seed + i, press, 1)
      await this.look(`decision ${i}`)
    }
  }

  none(): void {
    expect([...this.#found].map(([fault, where]) => `${where}: ${fault}`)).toEqual([])
  }
}
