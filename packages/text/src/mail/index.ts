import { mail as german } from '../de/mail.ts'
import { mail as english } from '../en/mail.ts'
import { mail as french } from '../fr/mail.ts'
import { TAGS } from '../languages.ts'
import { type LanguageId, pickLanguage } from '../pick.ts'
import { inPseudo } from '../pseudo/deep.ts'
import { mail as russian } from '../ru/mail.ts'
import type { Said } from '../said.ts'

export type MailWords = Said<typeof english>

const MAILS: Readonly<Record<LanguageId, MailWords>> = {
  en: english,
  de: german,
  fr: french,
  ru: russian,
  pseudo: inPseudo(english),
}

/** In the language that came with the address; without one in English. */
export function mailIn(language: string | null | undefined): { readonly say: MailWords; readonly tag: string } {
  const picked = pickLanguage([language])
  return { say: MAILS[picked], tag: TAGS[picked] }
}
