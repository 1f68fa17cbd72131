import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import type { World } from '@haven/table/keeper'
import { Keeper } from '@haven/table/keeper'
import { wrongStore } from '@haven/text/server'
import { BotPool } from './bots/pool.ts'
import { startCare } from './care/start.ts'
import type { Config } from './config.ts'
import type { Mailer } from './mail/mailer.ts'
import { markOf, sha256 } from './mark.ts'
import { createNotices, type Notices } from './notify/notices.ts'
import { oneByOne } from './one-by-one.ts'
import { versions } from './rules.ts'
import { PostgresStore } from './store/postgres.ts'
import type { ServerStore } from './store/server-store.ts'
import { SqliteStore } from './store/sqlite.ts'
import { createMetrics } from './web/metrics.ts'
import { createHttp, type ServeClient, type Times } from './web/server.ts'

export interface RunningServer {
  readonly port: number
  close(): Promise<void>
}

const FIRST_PORT = 8_080
const TRIES = 20
const SECRET_BYTES = 32
/** Whoever is not done by then is cut off: what was acknowledged is stored. */
const LAST_WORDS = 5_000

const openStore = (config: Config): Promise<ServerStore> | ServerStore =>
  config.databaseUrl ? PostgresStore.open(config.databaseUrl) : new SqliteStore(config.dataDir)

/**
 * Everything on one port. Throws a StoreError or an error with the code of the system. A test may bring parts of the
 * world itself: time that it can let pass, somebody else who is called, and less patience with those who are slow.
 */
export async function startServer(
  config: Config,
  client: ServeClient | null,
  { times, ...instead }: Partial<Pick<World, 'now' | 'after' | 'call'>> & { readonly times?: Partial<Times> } = {},
): Promise<RunningServer> {
  // Each collection of the whole heap keeps people waiting: rather few of them, and more memory.
  setFlagsFromString('--heap-growing-percent=400')
  const store = await openStore(config)
  let notices: Notices
  try {
    notices = createNotices(config, (table, error) => report('notice', table, error))
  } catch (error) {
    await store.close()
    throw error
  }
  const pool = new BotPool(config.botWorkers, (error) => report('bot', '', error))
  const due = oneByOne()
  let mailer: Mailer | null = null
  const world: World = {
    now: () => Date.now(),
    after(ms, run) {
      let isOff = false
      const timer = setTimeout(() => due(() => isOff || run()), ms)
      return () => {
        isOff = true
        clearTimeout(timer)
      }
    },
    hash: sha256,
    random: () => randomBytes(SECRET_BYTES).toString('base64url'),
    think: (ask) => pool.think(ask),
    allows: notices.allows,
    async call(notice) {
      await mailer?.hear(notice).catch((error: unknown) => report('mail', notice.table, error))
      return notices.call(notice)
    },
    hearsAll: config.smtp !== null,
    report,
    ...instead,
  }
  const keeper = new Keeper({
    versions,
    store,
    world,
    pushKey: notices.pushKey,
    ...(client?.build && { build: client.build }),
    hooks: config.webhookHosts.length > 0,
  })
  const metrics = createMetrics({
    tables: () => keeper.tables,
    sockets: () => keeper.connections,
    botQuestions: () => pool.waiting,
  })
  const care = await startCare({ config, store, keeper, versions, world, metrics }).catch(async (error: unknown) => {
    await keeper.close()
    await pool.close()
    await store.close()
    throw error
  })
  mailer = care.mailer
  const { store: careStore, bans } = care
  const http = createHttp({ config, keeper, store, metrics, client, times, careStore, bans, mailer })
  const { app } = http
  care.serve(http)
  for (const path of store.openToOthers ?? []) app.log.warn({ path }, wrongStore.openToOthers)

  function report(trouble: string, table: string, error: unknown): void {
    metrics.troubles.inc({ trouble })
    const { name, code, message } = error as Error & { code?: string }
    app.log.warn({ trouble, table: table && markOf(table), error: name, code, message }, 'trouble')
  }

  const end = async (): Promise<void> => {
    http.leave()
    await keeper.close()
    await app.close()
    await care.close()
    await pool.close()
    await store.close()
  }
  try {
    const port = await listen(app, config)
    return {
      port,
      close: () => Promise.race([end(), new Promise<void>((resolve) => setTimeout(resolve, LAST_WORDS).unref())]),
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** The port that was asked for, or the first free one from 8080 on. */
async function listen(app: ReturnType<typeof createHttp>['app'], { host, port }: Config): Promise<number> {
  for (let tries = 0; ; tries++) {
    try {
      await app.listen({ host, port: port ?? FIRST_PORT + tries })
      return (app.server.address() as { port: number }).port
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isTaken || port !== null || tries + 1 >= TRIES) throw error
    }
  }
}
