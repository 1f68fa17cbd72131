import { notes as german } from '../de/notes.ts'
import { notes as english } from '../en/notes.ts'
import { notes as french } from '../fr/notes.ts'
import { type LanguageId, pickLanguage } from '../pick.ts'
import { inPseudo } from '../pseudo/deep.ts'
import { notes as russian } from '../ru/notes.ts'
import type { Said } from '../said.ts'

export type NoteWords = Said<typeof english>

/** All languages at once: a service worker fetches nothing when it is woken, and these are few words. */
const NOTES: Readonly<Record<LanguageId, NoteWords>> = {
  en: english,
  de: german,
  fr: french,
  ru: russian,
  pseudo: inPseudo(english),
}

/** In the language that came with the address; without one in English. */
export const notesIn = (language: string | null | undefined): NoteWords => NOTES[pickLanguage([language])]
