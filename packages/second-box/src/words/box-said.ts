import type { BoxWords, CardText, Named, Plural } from '@haven/text'

/** What English says of a part of the box, another language has to say too; it may tell more of a name, and ask in more ways. */
export type BoxSaid<T extends BoxWords> = BoxWords & {
  readonly [P in keyof T]: P extends keyof Entry ? { readonly [K in keyof T[P]]: Entry<T[P][K]>[P] } : T[P]
}

interface Entry<T = unknown> {
  /** With a flavour where English has one. */
  readonly cards: { readonly [K in keyof T]: string } & CardText
  readonly names: Named
  readonly figures: Named
  readonly goals: Plural
  readonly choices: string
  readonly prompts: string
  readonly options: string
}
