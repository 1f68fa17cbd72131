import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import websocket from '@fastify/websocket'
import { LARGEST_FRAME } from '@haven/table'
import { wrongStore } from '@haven/text/server'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Bans } from '../care/bans.ts'
import type { Config } from '../config.ts'
import { LinkPictures } from '../links/pictures.ts'
import { linkRoutes } from '../links/routes.ts'
import { tagsFor } from '../links/tags.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Door } from '../nodes/door.ts'
import { offered } from '../rules.ts'
import type { CareStore } from '../store/care-store.ts'
import type { ServerStore } from '../store/server-store.ts'
import { boxRoutes } from './boxes.ts'
import { healthOf } from './health.ts'
import { Buckets } from './limits.ts'
import { mailRoutes } from './mail.ts'
import type { Metrics } from './metrics.ts'
import { clientNetwork, trustOf } from './network.ts'
import { noOperator } from './operator/routes.ts'
import { isOwnOrigin, originOf } from './origin.ts'
import { Outbox } from './outbox.ts'
import { recordRoutes } from './records.ts'
import { rawRefusal, readerOfPacket, readerOfRequest, refusal, statusOfParser, wordFor } from './refusal.ts'
import { serveShelves } from './shelf.ts'
import { DeviceSocket, type SocketLimits } from './socket.ts'
import { tableRoutes } from './tables.ts'

/**
 * Whatever is no address of the server itself: the client's files. What it does not have it refuses, with a status. Its
 * first page says about itself what it is given.
 */
export interface ServeClient {
  (
    request: IncomingMessage,
    response: ServerResponse,
    refuse: (status: number) => void,
    tags?: () => Promise<string>,
  ): void
  /** Which build of it that is. */
  readonly build?: string
}

export interface HttpOptions {
  readonly config: Config
  readonly door: Door
  readonly store: ServerStore
  readonly metrics: Metrics
  readonly client: ServeClient | null
  readonly careStore: CareStore
  readonly bans: Pick<Bans, 'isBanned'>
  readonly mailer: Mailer | null
  readonly times?: Partial<Times> | undefined
}

/** Milliseconds after which somebody who takes his time is not waited for. */
export interface Times {
  /** For all headers, from the first byte or from the connection on. */
  readonly headers: number
  /** For the whole request with its body, of which there is none that is long. */
  readonly request: number
  /** Between two requests: longer than the minute for which most proxies keep a connection. */
  readonly idle: number
  /** Without a byte in either direction, while something is sent. */
  readonly quiet: number
  /** How often the clocks of all connections are looked at. */
  readonly look: number
}

const TIMES: Times = { headers: 10_000, request: 15_000, idle: 65_000, quiet: 90_000, look: 3_000 }

const SOCKETS = '/ws'
/** Of a network, at all tables together; a device has a third of it. */
const LINES_AT_ONCE = 60
const LINES_A_SECOND = 3
const YEAR = 31_536_000

/** What every answer of the server itself carries. */
const headersOf = ({ publicOrigin }: Config) => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  ...secureOf(publicOrigin),
})

/** A browser that came by https once comes by nothing else. */
const secureOf = (publicOrigin: string | null): Readonly<Record<string, string>> =>
  publicOrigin?.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR}` } : {}

export interface HttpServer {
  readonly app: FastifyInstance
  /** Tells every device and closes its socket. */
  leave(): void
  /** Whoever is not let in any more goes. */
  shutOut(): void
  /** How many sockets each network has. */
  readonly networks: ReadonlyMap<string, number>
  /** Something of ours broke. */
  onBug(error: unknown): void
}

export function createHttp(options: HttpOptions): HttpServer {
  const { config, door, store, metrics, client, careStore, bans, mailer, times } = options
  const common = headersOf(config)
  const { headers: headersTimeout, request: requestTimeout, idle, quiet, look } = { ...TIMES, ...times }

  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, word = wordFor(status)) => {
    const { headers, body } = refusal(word, readerOfRequest(request))
    return reply
      .headers({ ...common, ...headers, ...(status === 429 && { 'retry-after': '1' }) })
      .code(status)
      .send(body)
  }

  const app = fastify({
    // Addresses and bodies are never logged: only what this server says itself.
    logger: { level: config.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: LARGEST_FRAME,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    http: { headersTimeout, requestTimeout, connectionsCheckingInterval: look },
    requestTimeout,
    keepAliveTimeout: idle,
    connectionTimeout: quiet,
    frameworkErrors: (error, request, reply) => void refuse(request, reply, error.statusCode ?? 400),
    clientErrorHandler(error, socket) {
      // Whoever hung up is told nothing, and an answer that has begun is not written into.
      const { _httpMessage: answer } = socket as { _httpMessage?: { headersSent: boolean } }
      if (socket.writable && error.code !== 'ECONNRESET' && !answer?.headersSent) {
        socket.write(rawRefusal(statusOfParser(error), common, readerOfPacket(error)))
      }
      socket.destroySoon()
    },
  })
  const sockets = new Set<DeviceSocket>()
  const byNetwork = new Map<string, number>()
  const limits: SocketLimits = {
    creations: new Buckets(config.tablesPerMinute, config.tablesPerMinute / 60),
    // As many devices as a network may have come at once, and each again once a minute.
    greetings: new Buckets(config.socketsPerAddress, config.socketsPerAddress / 60),
    lines: new Buckets(LINES_AT_ONCE, LINES_A_SECOND),
    linesOfDevices: new Buckets(LINES_AT_ONCE / 3, LINES_A_SECOND / 3),
  }
  const outbox = new Outbox()
  const requests = new Buckets(60, 20)
  const health = healthOf(store)

  const onBug = (error: unknown): void => {
    metrics.troubles.inc({ trouble: 'bug' })
    app.log.error({ error: nameOf(error), stack: error instanceof Error ? error.stack : undefined }, 'bug')
  }

  const pictures = new LinkPictures((error) => {
    metrics.troubles.inc({ trouble: 'picture' })
    app.log.warn({ error: nameOf(error) }, 'picture')
  })
  app.addHook('onClose', async () => pictures.close())

  app.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500
    if (status >= 500) app.log.error({ error: nameOf(error) }, 'request')
    return refuse(request, reply, status)
  })

  // What is limited is decided by the route that was found, not by how its address was written.
  void app.register((own, _, done) => {
    own.addHook('onRequest', async (request, reply) => {
      reply.headers(common)
      if (!requests.take(clientNetwork(request.ip), Date.now())) return refuse(request, reply, 429)
    })

    own.get('/healthz', async (_, reply) => {
      const found = await health()
      if (found === 'well') return reply.send({ ok: true })
      return reply.code(503).send({ ok: false, why: found === 'no-write' ? wrongStore.noWrite : wrongStore.noAnswer })
    })

    own.get('/metrics', async (request, reply) => {
      const { metricsToken: token, metricsOpen: isOpen } = config
      if (!token && !isOpen) return refuse(request, reply, 404)
      if (token && !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
        return refuse(request, reply.header('www-authenticate', 'Bearer'), 401)
      }
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    })

    const searches = new Buckets(config.tablesPerMinute * 2, config.tablesPerMinute / 30)
    tableRoutes(own, { store, publicOrigin: config.publicOrigin, searches, bans })
    boxRoutes(own, offered())
    mailRoutes(own, { mailer, publicOrigin: config.publicOrigin })
    recordRoutes(own, { careStore })
    linkRoutes(own, pictures)
    if (!config.operatorToken) noOperator(own, (request, reply) => refuse(request, reply, 404))
    serveShelves(own, store.shelves)
    own.all('/api', (request, reply) => refuse(request, reply, 404))
    own.all('/api/*', (request, reply) => refuse(request, reply, 404))
    done()
  })

  void app.register(websocket, {
    errorHandler: (error, socket) => {
      socket.terminate()
      // Too large a frame, a broken one, a line that was cut: the socket counts it, and there is nothing more to tell.
      if (!('code' in error)) onBug(error)
    },
    options: { maxPayload: LARGEST_FRAME, perMessageDeflate: false, clientTracking: false },
  })
  app.after(() => {
    // An upgrade anywhere else would be a connection that nothing ends.
    app.addHook('onRequest', async (request, reply) => {
      if (request.ws && request.routeOptions.url !== SOCKETS) return refuse(request, reply, 404)
    })
    app.websocketServer.on('wsClientError', (_, socket, request) => {
      socket.end(rawRefusal(400, { ...common, 'sec-websocket-version': '13' }, readerOfRequest(request)))
    })
  })
  void app.register((plugin, _, done) => {
    plugin.get(
      SOCKETS,
      {
        websocket: true,
        preValidation: async (request, reply) => {
          if (!request.ws) return refuse(request, reply, 404)
          const { origin, host } = request.headers
          const why = !isOwnOrigin(origin, host, config.publicOrigin)
            ? 'origin'
            : (byNetwork.get(clientNetwork(request.ip)) ?? 0) >= config.socketsPerAddress
              ? 'too-many'
              : null
          if (!why) return
          metrics.refusedSockets.inc({ why })
          return refuse(request, reply, why === 'origin' ? 403 : 429, why)
        },
      },
      (socket, { ip }) => {
        const network = clientNetwork(ip)
        byNetwork.set(network, (byNetwork.get(network) ?? 0) + 1)
        const device = new DeviceSocket(socket, { ip, network }, { door, metrics, limits, bans, outbox, onBug })
        sockets.add(device)
        socket.on('close', () => {
          sockets.delete(device)
          const left = (byNetwork.get(network) ?? 1) - 1
          if (left > 0) byNetwork.set(network, left)
          else byNetwork.delete(network)
        })
      },
    )
    done()
  })

  app.setNotFoundHandler((request, reply) => {
    if (!client) return refuse(request, reply, 404)
    reply.hijack()
    const { raw } = reply
    for (const [name, value] of Object.entries(secureOf(config.publicOrigin))) raw.setHeader(name, value)
    client(
      request.raw,
      raw,
      (status) => {
        const { headers, body } = refusal(wordFor(status), readerOfRequest(request))
        raw.writeHead(status, { ...common, ...headers }).end(request.method === 'HEAD' ? '' : body)
      },
      () => tagsFor(request.url.split('?')[1] ?? '', originOf(request, config.publicOrigin)),
    )
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
    networks: byNetwork,
    onBug,
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
