import { english } from '../en/index.ts'
import { page } from '../en/page.ts'
import { table } from '../en/table.ts'
import type { PageWords, TableWords } from '../languages.ts'

/** The words of the browser around the game itself. */
export type WebWords = PageWords & TableWords

export const webEnglish: WebWords = { ...page, ...table(english.say) }
