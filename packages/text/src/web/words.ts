import type { webEnglish } from '../en/web/index.ts'

/** The same keys and parameters in every language: what English says, another language has to say too. */
export type Said<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...params: infer P) => string
      ? (...params: P) => string
      : Said<T[K]>
}

export type WebWords = Said<typeof webEnglish>
