import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

const KEY_BYTES = 32

/**
 * A key of 256 bits for one purpose, by HKDF with SHA-256 (RFC 5869). Whoever has the keys of two purposes cannot tell
 * whether they come from one secret, and finds neither it nor a third.
 */
export const derivedKey = (secret: Uint8Array, purpose: string): Uint8Array =>
  hkdf(sha256, secret, undefined, utf8ToBytes(purpose), KEY_BYTES)
