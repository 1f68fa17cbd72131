import type { Plural } from './speech.ts'

/** The same keys and parameters in every language: what English says, another language has to say too. */
export type Said<T> = T extends string
  ? string
  : T extends (...params: infer P) => infer R
    ? (...params: P) => Said<R>
    : // How many lines a text has is the language's own affair.
      T extends readonly string[]
      ? readonly string[]
      : // So is how many plural forms there are.
        T extends { readonly other: string }
        ? keyof T extends Intl.LDMLPluralRule
          ? Plural
          : { readonly [K in keyof T]: Said<T[K]> }
        : { readonly [K in keyof T]: Said<T[K]> }
