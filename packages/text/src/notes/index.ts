import { notes } from '../en/notes.ts'
import { type LanguageId, pickLanguage } from '../pick.ts'
import { inPseudo } from '../pseudo/deep.ts'
import type { Said } from '../said.ts'

export type NoteWords = Said<typeof notes>

/** All languages at once: a service worker fetches nothing when it is woken, and these are few words. */
const NOTES: Readonly<Record<LanguageId, NoteWords>> = { en: notes, pseudo: inPseudo(notes) }

/** In the language that came with the address; without one in English. */
export const notesIn = (language: string | null | undefined): NoteWords => NOTES[pickLanguage([language])]
