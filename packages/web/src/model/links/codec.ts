import { fault, parseFile } from '@haven/engine/files'

/** Text to the part of an address after the `#`, and back: packed, in letters that no address changes. */

/** Of the packed text; browsers and chats carry far more, but a link should stay a link. */
export const LONGEST_LINK = 4096
/** Of the text in it: whatever is longer is no position. */
const LONGEST_TEXT = 65_536

async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader() as ReadableStreamDefaultReader<Uint8Array>
  const found: number[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Uint8Array.from(found)
    // A few bytes can unpack to gigabytes: enough is enough.
    if (found.length + value.length > LONGEST_TEXT) {
      await reader.cancel()
      throw new RangeError('too long')
    }
    for (const byte of value) found.push(byte)
  }
}

const toLetters = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromLetters = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Throws one RuleError if it would be longer than a link may be. */
export async function pack(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value)) as Uint8Array<ArrayBuffer>
  const packed = toLetters(await through(bytes, new CompressionStream('deflate-raw')))
  if (packed.length > LONGEST_LINK) {
    return fault('out-of-range', 'link', { value: packed.length, least: 1, most: LONGEST_LINK })
  }
  return packed
}

/** Throws one RuleError: a link that was cut or changed on its way says so. */
export async function unpack(packed: string): Promise<unknown> {
  if (!/^[\w-]+$/.test(packed)) return fault('wrong-type', 'link', { wanted: 'position-link' })
  if (packed.length > LONGEST_LINK) {
    return fault('out-of-range', 'link', { value: packed.length, least: 1, most: LONGEST_LINK })
  }
  let text: string
  try {
    const bytes = await through(fromLetters(packed), new DecompressionStream('deflate-raw'))
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return fault('truncated', 'link')
  }
  return parseFile(text)
}
