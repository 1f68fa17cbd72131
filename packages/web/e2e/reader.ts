import { catalogueOf } from '@haven/text'
import { fetchPart, type LanguageId } from '@haven/text/languages'
import type { Page } from '@playwright/test'

/** What a visitor looks for, in the language of the page. */
async function wordsIn(language: LanguageId) {
  const [page, game, table, online] = await Promise.all([
    fetchPart(language, 'page'),
    fetchPart(language, 'game'),
    fetchPart(language, 'table'),
    fetchPart(language, 'online'),
  ])
  const catalogue = catalogueOf(game)
  return { ...page, ...table(catalogue.say), online: online(catalogue.say), catalogue }
}

type Words = Awaited<ReturnType<typeof wordsIn>>

const english = await wordsIn('en')
const reads = new WeakMap<Page, Words>()

/** English, unless the page was said to speak another. */
export const read = (page: Page): Words => reads.get(page) ?? english

export async function speaks(page: Page, language: LanguageId): Promise<void> {
  reads.set(page, await wordsIn(language))
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Any of these, as it begins. */
export const anyOf = (...texts: readonly string[]): RegExp => new RegExp(texts.map(literally).join('|'))
