import { expect, type Page } from '@playwright/test'
import { ICON_CREDITS } from '../src/base/icons/credits.ts'
import { clippedIn, foreignIn } from './foreign.ts'
import { byPointer, playOn, theEnd } from './player.ts'
import { speaks } from './reader.ts'

/** Visits in the language that nobody speaks. */

export const LANG = 'lang=pseudo&speed=instant'

const wordsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(/\p{L}+/gu) ?? [])

/** What is the same in every language. */
const EXCEPTIONS = [
  ...wordsOf([ICON_CREDITS.source, ICON_CREDITS.licence, ...ICON_CREDITS.authors]),
  // each language by its own name
  'English',
  // what the visitor calls herself
  'Anna',
]

/** What was found in a visit, each once, with the place where it came up first. */
export class Faults {
  readonly #found = new Map<string, string>()
  readonly page: Page

  private constructor(page: Page) {
    this.page = page
  }

  static async of(page: Page): Promise<Faults> {
    await speaks(page, 'pseudo')
    return new Faults(page)
  }

  async look(where: string): Promise<void> {
    const { width = 0 } = this.page.viewportSize() ?? {}
    const found = [
      ...(await this.page.evaluate(foreignIn, EXCEPTIONS)).map((fault) => `English: ${fault}`),
      ...(await this.page.evaluate(clippedIn)).map((fault) => `cut off: ${fault}`),
    ]
    for (const fault of found) if (!this.#found.has(fault)) this.#found.set(fault, `${where} at ${width}`)
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
