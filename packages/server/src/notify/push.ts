import { createECDH, createPrivateKey, type ECDH, type KeyObject, sign } from 'node:crypto'
import type { PushSubscriptionKeys } from '@haven/table'
// @ts-expect-error it brings no types
import { encrypt } from 'http_ece'
import { isHostAllowed } from './webhook.ts'

/** Web Push: a note to a browser that is closed (RFC 8030), sealed for it alone (RFC 8291), signed by us (RFC 8292). */

const CURVE = 'prime256v1'
const HALF_A_DAY = 43_200
const A_DAY = '86400'
const TIMEOUT = 5_000

/** The services that browsers use: nothing else is called, whatever a device says. */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const

export function isAllowedPush(endpoint: string, hosts: readonly string[] = PUSH_HOSTS): boolean {
  try {
    const url = new URL(endpoint)
    return url.protocol === 'https:' && url.port === '' && !url.username && isHostAllowed(url.hostname, hosts)
  } catch {
    return false
  }
}

export interface VapidKey {
  /** What browsers subscribe with. */
  readonly publicKey: string
  readonly privateKey: KeyObject
  readonly contact: string
}

const base64 = (bytes: Buffer): string => bytes.toString('base64url')
const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')

/** From 32 secret bytes. */
export function vapidKey(secret: string, contact: string): VapidKey {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(bytesOf(secret))
  const point = pair.getPublicKey()
  const jwk = { kty: 'EC', crv: 'P-256', d: secret, x: base64(point.subarray(1, 33)), y: base64(point.subarray(33)) }
  return { publicKey: base64(point), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }), contact }
}

interface Sealing {
  readonly version: 'aes128gcm'
  /** Whose it is, as the browser told it. */
  readonly dh: string
  readonly authSecret: string
  readonly privateKey: ECDH
  /** Drawn if it is not given. */
  readonly salt: Buffer | undefined
}
const sealed: (note: Buffer, sealing: Sealing) => Buffer = encrypt

/** The note as the browser alone can read it. Salt and key are drawn anew for each. */
export function seal(
  note: string,
  { p256dh, auth }: Pick<PushSubscriptionKeys, 'p256dh' | 'auth'>,
  own: ECDH = newPair(),
  salt?: Buffer,
): Buffer {
  return sealed(Buffer.from(note), { version: 'aes128gcm', dh: p256dh, authSecret: auth, privateKey: own, salt })
}

function newPair(): ECDH {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return pair
}

function token(endpoint: string, { privateKey, contact }: VapidKey, now: number): string {
  const part = (value: unknown): string => base64(Buffer.from(JSON.stringify(value)))
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1_000) + HALF_A_DAY, sub: contact }
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  return `${text}.${base64(sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }))}`
}

/** `gone`: the browser has taken it back, and it need not be tried again. */
export async function push(
  subscription: PushSubscriptionKeys,
  note: string,
  key: VapidKey,
  now: number,
  send: typeof fetch = fetch,
): Promise<'sent' | 'gone' | 'failed'> {
  const { endpoint } = subscription
  const { status } = await send(endpoint, {
    method: 'POST',
    headers: {
      authorization: `vapid t=${token(endpoint, key, now)}, k=${key.publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: A_DAY,
      urgency: 'normal',
    },
    body: seal(note, subscription),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (status === 404 || status === 410) return 'gone'
  return status >= 200 && status < 300 ? 'sent' : 'failed'
}
