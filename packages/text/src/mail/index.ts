import { mail } from '../en/mail.ts'
import { TAGS } from '../languages.ts'
import { type LanguageId, pickLanguage } from '../pick.ts'
import { inPseudo } from '../pseudo/deep.ts'
import type { Said } from '../said.ts'

export type MailWords = Said<typeof mail>

const MAILS: Readonly<Record<LanguageId, MailWords>> = { en: mail, pseudo: inPseudo(mail) }

/** In the language that came with the address; without one in English. */
export function mailIn(language: string | null | undefined): { readonly say: MailWords; readonly tag: string } {
  const picked = pickLanguage([language])
  return { say: MAILS[picked], tag: TAGS[picked] }
}
