/** Whom a sentence names: a person in their own words, or the seat where nobody has a name. */
export interface Sitter {
  readonly seat: string
  readonly person: string | null
}
