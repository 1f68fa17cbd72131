import { onlineEnglish } from '../en/online/index.ts'
import type { Said } from '../web/words.ts'

export { onlineEnglish }

/** The words around online tables. They come apart from the others: whoever plays at home never loads them. */
export type OnlineWords = Said<typeof onlineEnglish>

export const onlineCatalogues = { en: onlineEnglish } as const satisfies Record<string, OnlineWords>
