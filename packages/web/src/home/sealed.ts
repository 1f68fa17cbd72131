/**
 * Secrets of a running game (the seed, what the Sins player was dealt) are kept in the browser, but not for the eyes
 * of whoever looks into its storage: they are packed, and encrypted with a key that no script can read out.
 */
export interface Sealed {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Null where the browser has no cryptography for pages (plain http): packed only. */
  readonly iv: Uint8Array<ArrayBuffer> | null
}

const IV_BYTES = 12
const CIPHER = 'AES-GCM'

export function newKey(): Promise<CryptoKey> | null {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  return subtle ? subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']) : null
}

async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(by)
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
}

export async function seal(key: CryptoKey | null, value: unknown): Promise<Sealed> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw'))
  if (!key) return { bytes: packed, iv: null }
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  return { bytes: new Uint8Array(await crypto.subtle.encrypt({ name: CIPHER, iv }, key, packed)), iv }
}

export async function unseal(key: CryptoKey | null, { bytes, iv }: Sealed): Promise<unknown> {
  if (iv && !key) throw new Error('the key of the saved games is lost')
  const packed = iv && key ? new Uint8Array(await crypto.subtle.decrypt({ name: CIPHER, iv }, key, bytes)) : bytes
  const text = await through(packed, new DecompressionStream('deflate-raw'))
  return JSON.parse(new TextDecoder().decode(text))
}
