import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Shelves } from '../store/shelves.ts'
import { Buckets } from './limits.ts'
import { clientNetwork } from './network.ts'

/**
 * `/api/shelf`: what somebody keeps for himself, sealed (docs/online.md). The key that opens it comes in a header, which
 * no proxy writes down, and is kept as a hash. Nothing here tells a shelf that is not there from one of somebody else.
 */

/** Letters of base64url; those of a person with as many tables as a browser keeps. */
const LARGEST = 131_072
/** Around the letters: names, a number, brackets. */
const ENVELOPE = 256
const KEY = /^Bearer ([\w-]{43})$/
const SEALED = /^[\w-]+$/
const DAY = 86_400_000
const NEW_AT_ONCE = 20
const NEW_AN_HOUR = 20
const WRITES_AT_ONCE = 40
const WRITES_A_SECOND = 1

const idOf = ({ headers }: FastifyRequest): string | null => {
  const [, key] = KEY.exec(headers.authorization ?? '') ?? []
  return key === undefined ? null : createHash('sha256').update(key).digest('hex')
}

interface Wanted {
  readonly version: number
  readonly sealed: string
}

function readWanted(body: unknown): Wanted | 'too-large' | null {
  const { version, sealed, ...others } = (body ?? {}) as Record<string, unknown>
  if (!Number.isSafeInteger(version) || (version as number) < 0 || typeof sealed !== 'string') return null
  if (Object.keys(others).length > 0 || !SEALED.test(sealed)) return null
  return sealed.length > LARGEST ? 'too-large' : { version: version as number, sealed }
}

/** Where the server's own addresses are: their headers and the limit of requests are set there. */
export function serveShelves(app: FastifyInstance, shelves: Shelves): void {
  const fresh = new Buckets(NEW_AT_ONCE, NEW_AN_HOUR / 3_600)
  const writes = new Buckets(WRITES_AT_ONCE, WRITES_A_SECOND)
  const say = (reply: FastifyReply, code: number, body: object): FastifyReply => reply.code(code).send(body)

  app.get('/api/shelf', async (request, reply) => {
    const id = idOf(request)
    const found = id && (await shelves.read(id))
    return found ? say(reply, 200, found) : say(reply, 404, { error: 'not-found' })
  })

  app.put('/api/shelf', { bodyLimit: LARGEST + ENVELOPE }, async (request, reply) => {
    const id = idOf(request)
    if (!id) return say(reply, 404, { error: 'not-found' })
    const wanted = readWanted(request.body)
    if (wanted === 'too-large') return say(reply, 413, { error: 'too-large' })
    if (!wanted) return say(reply, 400, { error: 'bad-request' })
    const { version, sealed } = wanted
    const now = Date.now()
    if (
      !writes.take(clientNetwork(request.ip), now) ||
      (version === 0 && !fresh.take(clientNetwork(request.ip), now))
    ) {
      return say(reply, 429, { error: 'too-fast' })
    }
    // By the day: the hour would tell whose tables moved then.
    const outcome = await shelves.write(id, version, sealed, Math.floor(now / DAY))
    if (outcome === 'stored') return say(reply, 200, { version: version + 1 })
    const found = await shelves.read(id)
    return found ? say(reply, 409, found) : say(reply, 404, { error: 'not-found' })
  })

  app.delete('/api/shelf', async (request, reply) => {
    const id = idOf(request)
    if (id && !writes.take(clientNetwork(request.ip), Date.now())) return say(reply, 429, { error: 'too-fast' })
    if (id) await shelves.remove(id)
    return say(reply, 200, {})
  })
}
