/**
 * What people keep for themselves: the list of their tables, sealed in their own browsers. The server has a hash of the
 * key that opens the shelf, and letters that it cannot read.
 */
export interface Shelf {
  readonly version: number
  readonly sealed: string
}

export interface Shelves {
  read(id: string): Promise<Shelf | null>
  /** Made from this version, 0 for a new one; `conflict` if another device was quicker, or there is none any more. */
  write(id: string, from: number, sealed: string, day: number): Promise<'stored' | 'conflict'>
  remove(id: string): Promise<void>
}
