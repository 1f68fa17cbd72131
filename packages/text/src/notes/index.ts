import { notes } from '../en/notes.ts'
import type { Said } from '../web/words.ts'

export type NoteWords = Said<typeof notes>

export const noteCatalogues = { en: notes } as const satisfies Record<string, NoteWords>
