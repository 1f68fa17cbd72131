import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import websocket from '@fastify/websocket'
import { LARGEST_FRAME } from '@haven/table'
import type { Keeper, Store } from '@haven/table/keeper'
import { wrongStore } from '@haven/text/server'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Bans } from '../care/bans.ts'
import type { Config } from '../config.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { CareStore } from '../store/care-store.ts'
import { Buckets } from './limits.ts'
import { mailRoutes } from './mail.ts'
import type { Metrics } from './metrics.ts'
import { noOperator } from './operator/routes.ts'
import { isOwnOrigin } from './origin.ts'
import { recordRoutes } from './records.ts'
import { DeviceSocket } from './socket.ts'
import { tableRoutes } from './tables.ts'

/** Whatever is no address of the server itself: the client's files. */
export type ServeClient = (request: IncomingMessage, response: ServerResponse) => void

export interface HttpOptions {
  readonly config: Config
  readonly keeper: Keeper
  readonly store: Store
  readonly metrics: Metrics
  readonly client: ServeClient | null
  readonly careStore: CareStore
  readonly bans: Pick<Bans, 'isBanned'>
  readonly mailer: Mailer | null
}

const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const

export interface HttpServer {
  readonly app: FastifyInstance
  /** Tells every device and closes its socket. */
  leave(): void
  /** Whoever is not let in any more goes. */
  shutOut(): void
  /** How many sockets each address has. */
  readonly addresses: ReadonlyMap<string, number>
}

export function createHttp(options: HttpOptions): HttpServer {
  const { config, keeper, store, metrics, client, careStore, bans, mailer } = options
  const app = fastify({
    // Addresses and bodies are never logged: only what this server says itself.
    logger: { level: config.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: LARGEST_FRAME,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  })
  const sockets = new Set<DeviceSocket>()
  const byAddress = new Map<string, number>()
  const creations = new Buckets(config.tablesPerMinute, config.tablesPerMinute / 60)
  const requests = new Buckets(60, 20)

  app.setErrorHandler((error, _, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500
    if (status >= 500) app.log.error({ error: nameOf(error) }, 'request')
    return reply
      .headers(HEADERS)
      .code(status)
      .send({ error: status >= 500 ? 'internal' : 'bad-request' })
  })

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/') && !requests.take(request.ip, Date.now())) {
      await reply.headers(HEADERS).code(429).send({ error: 'too-fast' })
    }
  })

  app.get('/healthz', async (_, reply) => {
    try {
      await store.listed(1)
      return reply.headers(HEADERS).send({ ok: true })
    } catch {
      return reply.headers(HEADERS).code(503).send({ ok: false, why: wrongStore.noAnswer })
    }
  })

  app.get('/metrics', async ({ headers }, reply) => {
    if (config.metricsToken && !isSame(headers.authorization ?? '', `Bearer ${config.metricsToken}`)) {
      return reply.headers(HEADERS).code(401).send({ error: 'token' })
    }
    return reply
      .headers(HEADERS)
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics())
  })

  const searches = new Buckets(config.tablesPerMinute * 2, config.tablesPerMinute / 30)
  tableRoutes(app, { store, headers: HEADERS, publicOrigin: config.publicOrigin, searches, bans })
  mailRoutes(app, { mailer, headers: HEADERS, publicOrigin: config.publicOrigin })
  recordRoutes(app, { careStore, headers: HEADERS })
  if (!config.operatorToken) noOperator(app, HEADERS)

  void app.register(websocket, {
    options: { maxPayload: LARGEST_FRAME, perMessageDeflate: false, clientTracking: false },
  })
  void app.register((plugin, _, done) => {
    plugin.get(
      '/ws',
      {
        websocket: true,
        preValidation: async (request, reply) => {
          const { origin, host } = request.headers
          const why = !isOwnOrigin(origin, host, config.publicOrigin)
            ? 'origin'
            : (byAddress.get(request.ip) ?? 0) >= config.socketsPerAddress
              ? 'too-many'
              : null
          if (!why) return
          metrics.refusedSockets.inc({ why })
          await reply
            .headers(HEADERS)
            .code(why === 'origin' ? 403 : 429)
            .send({ error: why })
        },
      },
      (socket, { ip }) => {
        byAddress.set(ip, (byAddress.get(ip) ?? 0) + 1)
        const onBug = (error: unknown): void => {
          metrics.troubles.inc({ trouble: 'bug' })
          app.log.error({ error: nameOf(error), stack: error instanceof Error ? error.stack : undefined }, 'bug')
        }
        const device = new DeviceSocket(socket, ip, { keeper, metrics, creations, bans, onBug })
        sockets.add(device)
        socket.on('close', () => {
          sockets.delete(device)
          const left = (byAddress.get(ip) ?? 1) - 1
          if (left > 0) byAddress.set(ip, left)
          else byAddress.delete(ip)
        })
      },
    )
    done()
  })

  app.setNotFoundHandler((request, reply) => {
    if (!client || request.url.startsWith('/api/') || request.url.startsWith('/ws')) {
      return reply.headers(HEADERS).code(404).send({ error: 'not-found' })
    }
    reply.hijack()
    client(request.raw, reply.raw)
    return reply
  })

  return {
    app,
    leave() {
      for (const device of sockets) device.leave()
    },
    shutOut() {
      for (const device of sockets) if (bans.isBanned(device.address)) device.refuse('banned')
    },
    addresses: byAddress,
  }
}

/** The name of an error, and never what it holds. */
const nameOf = (error: unknown): string => {
  const { name = 'Error', code } = (error ?? {}) as { name?: string; code?: string }
  return code ? `${name} ${code}` : name
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
