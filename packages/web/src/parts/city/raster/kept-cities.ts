import { digest, keep, kept } from '../../kept/pictures.ts'
import type { Order } from './protocol.ts'

/** Cities that were painted here last. */

/** So many are kept: a game changes its city now and then, and a second game has one of its own. */
const MOST = 4
const RECENT = 'cities'
/** Up to so many pixels as little of a picture is lost as can be; a larger one is of a finer screen than eyes are. */
const LARGE = 2_500_000
const BEST = 1
const FINE = 0.92

/** The file of this painter is part of it: another one paints other cities. */
export const cityKey = ({ brief, region, scale }: Order): string =>
  `city ${digest(JSON.stringify([self.location.href, brief, region, scale]))}`

export async function keptCity(key: string): Promise<ImageBitmap | null> {
  const bytes = await kept<ArrayBuffer>(key)
  return bytes && createImageBitmap(new Blob([bytes])).catch(() => null)
}

export async function keepCity(key: string, canvas: OffscreenCanvas): Promise<void> {
  const quality = canvas.width * canvas.height <= LARGE ? BEST : FINE
  const bytes = await (await canvas.convertToBlob({ type: 'image/jpeg', quality })).arrayBuffer()
  let dropped: readonly string[] = []
  await keep<readonly string[]>(RECENT, (now) => {
    const recent = [key, ...(now ?? []).filter((each) => each !== key)]
    dropped = recent.slice(MOST)
    return recent.slice(0, MOST)
  })
  await keep(key, () => bytes, dropped)
}
