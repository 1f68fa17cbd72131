import { keep, kept } from '../kept/pictures.ts'
import type { ArtOrder } from './protocol.ts'

/** Faces, monsters and cards that were painted here last, in one piece: a table asks for a good many at once. */

const FACES = 'faces'
/** Two tables and a hand of cards. */
const MOST = 160
const MOST_LETTERS = 5_000_000
/** After the last one that was painted. */
const REST_MS = 3_000

interface Album {
  /** The file of the painter: another one paints other faces. */
  readonly by: string
  /** The last used first. */
  readonly pages: readonly (readonly [key: string, picture: string])[]
}

const before: Promise<ReadonlyMap<string, string>> = kept<Album>(FACES).then(
  (album) => new Map(album?.by === self.location.href ? album.pages : []),
)
/** What this page has used. */
const used = new Map<string, string>()
let resting: ReturnType<typeof setTimeout> | undefined

const keyOf = ({ subject, w, h, isPlain }: ArtOrder): string => JSON.stringify([subject, w, h, isPlain])

export async function keptFace(order: ArtOrder): Promise<string | null> {
  const key = keyOf(order)
  const picture = used.get(key) ?? (await before).get(key)
  if (picture === undefined) return null
  used.set(key, picture)
  return picture
}

export function keepFace(order: ArtOrder, picture: string): void {
  used.set(keyOf(order), picture)
  clearTimeout(resting)
  resting = setTimeout(() => void keep<Album>(FACES, merged), REST_MS)
}

/** Another page may have kept others meanwhile. */
function merged(now: Album | null): Album {
  const by = self.location.href
  const all = new Map([...used].reverse())
  for (const [key, picture] of now?.by === by ? now.pages : []) if (!all.has(key)) all.set(key, picture)
  let room = MOST_LETTERS
  const pages = [...all].slice(0, MOST).filter(([, { length }]) => {
    room -= length
    return room >= 0
  })
  return { by, pages }
}
