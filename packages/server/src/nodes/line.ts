/**
 * A line from one node to another: what is sent arrives in order, until it breaks. A message is a few words, and a text
 * that is passed on as it is. The node that called asks for tables of the other; for its own the other calls.
 */
export interface NodeLine {
  send(words: string, text?: string): void
  /** Null: what was sent is taken. */
  taken(): Promise<void> | null
  close(): void
}

/** What a node does with what it hears. */
export interface LineEnd {
  heard(words: readonly string[], text: Buffer): void
  /** It is broken, or was closed: nothing more is heard. */
  broken(): void
}

/** Somebody served a table over a line that is broken: nobody knows what became of it. */
export class Broken extends Error {
  constructor() {
    super('broken')
    this.name = 'Broken'
  }
}
