import { notes } from '../en/notes.ts'
import type { LanguageId, NoteWords } from '../languages.ts'
import { inPseudo } from '../pseudo/deep.ts'

/** All languages at once: a service worker fetches nothing when it is woken, and these are few words. */
export const noteCatalogues: Readonly<Record<LanguageId, NoteWords>> = { en: notes, pseudo: inPseudo(notes) }
