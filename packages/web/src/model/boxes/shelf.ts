import type { Box } from '@haven/engine'
import type { BoxManifest, ShelvedBox } from '@haven/table/boxes'
import type { BoxLanguages, BoxWords } from '@haven/text'
import { manifest, older } from './second.at-build.ts'

/** A box beside the core box, as a page has it: each part is fetched when something is shown of it. */
export interface PageBox extends ShelvedBox {
  /** `speak` picks the language that is spoken, where they lie apart. */
  readonly words: (speak: (languages: BoxLanguages) => Promise<BoxWords>) => Promise<BoxWords>
}

const words: PageBox['words'] = async (speak) => speak((await import('@haven/second-box/words')).languages)

/** The first view of a page has no engine. */
async function frozen({ id, version }: BoxManifest): Promise<Box> {
  const { FROZEN_BOXES } = await import('@haven/old-rules/boxes')
  return (FROZEN_BOXES[`${id}@${version}`] as () => Promise<Box>)()
}

/** Those that come with Haven: the page may play them with its own hands. Older ones are told in the words of today. */
export const SHIPPED: readonly PageBox[] = [
  { manifest, load: () => import('@haven/second-box').then(({ box }) => box), words },
  ...older.map((box) => ({ manifest: box, load: () => frozen(box), words, isOlder: true })),
]

let others: () => readonly PageBox[] = () => []

/** A page has those of strangers too, as data; a worker has not, and does not play them. */
export function shelveAlso(theirs: () => readonly PageBox[]): void {
  others = theirs
}

export const onShelf = (): readonly PageBox[] => [...SHIPPED, ...others()]
