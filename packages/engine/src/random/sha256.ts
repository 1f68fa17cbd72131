import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export const sha256Bytes = (bytes: Uint8Array): Uint8Array => sha256(bytes)

/** SHA-256 of a text in UTF-8. A lone surrogate, which has no UTF-8 form, becomes U+FFFD, as everywhere on the web. */
export const sha256Of = (text: string): Uint8Array => sha256(utf8ToBytes(text))

export const sha256Hex = (text: string): string => bytesToHex(sha256Of(text))
