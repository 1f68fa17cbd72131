import type { ShelvedBox } from '@haven/table/boxes'
import type { BoxWords } from '@haven/text'
import { manifest } from './second.at-build.ts'

/** A box beside the core box, as a page has it: each part is fetched when something is shown of it. */
export interface PageBox extends ShelvedBox {
  readonly words: () => Promise<BoxWords>
}

/** Those that come with Haven: the page may play them with its own hands. */
export const SHIPPED: readonly PageBox[] = [
  {
    manifest,
    load: () => import('@haven/second-box').then(({ box }) => box),
    words: () => import('@haven/second-box/words').then(({ words }) => words),
  },
]

let others: () => readonly PageBox[] = () => []

/** A page has those of strangers too, as data; a worker has not, and does not play them. */
export function shelveAlso(theirs: () => readonly PageBox[]): void {
  others = theirs
}

export const onShelf = (): readonly PageBox[] => [...SHIPPED, ...others()]
