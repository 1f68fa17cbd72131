import { webEnglish } from '../en/web/index.ts'
import type { WebWords } from './words.ts'

export type { WebWords } from './words.ts'
export { webEnglish }

/** The words of the browser table around the game itself, by language. */
export const webCatalogues = { en: webEnglish } as const satisfies Record<string, WebWords>
