import { createHash, randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import type { Store, World } from '@haven/table/keeper'
import { Keeper } from '@haven/table/keeper'
import { BotPool } from './bots/pool.ts'
import { startCare } from './care/start.ts'
import type { Config } from './config.ts'
import type { Mailer } from './mail/mailer.ts'
import { createNotices } from './notify/notices.ts'
import { oneByOne } from './one-by-one.ts'
import { versions } from './rules.ts'
import { PostgresStore } from './store/postgres.ts'
import { SqliteStore } from './store/sqlite.ts'
import { createMetrics } from './web/metrics.ts'
import { createHttp, type ServeClient } from './web/server.ts'

export interface RunningServer {
  readonly port: number
  close(): Promise<void>
}

const FIRST_PORT = 8_080
const TRIES = 20
const SECRET_BYTES = 32
/** Whoever is not done by then is cut off: what was acknowledged is stored. */
const LAST_WORDS = 5_000

const openStore = (config: Config): Promise<Store> | Store =>
  config.databaseUrl ? PostgresStore.open(config.databaseUrl) : new SqliteStore(config.dataDir)

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A table's id opens it to whoever knows it: logs get a mark that opens nothing. */
const markOf = (table: string): string => sha256(table).slice(0, 8)

/**
 * Everything on one port. Throws a StoreError or an error with the code of the system. A test may bring parts of the
 * world itself: time that it can let pass, and somebody else who is called.
 */
export async function startServer(
  config: Config,
  client: ServeClient | null,
  instead: Partial<Pick<World, 'now' | 'after' | 'call'>> = {},
): Promise<RunningServer> {
  // Each collection of the whole heap keeps people waiting: rather few of them, and more memory.
  setFlagsFromString('--heap-growing-percent=400')
  const store = await openStore(config)
  const pool = new BotPool(config.botWorkers, (error) => report('bot', '', error))
  const notices = createNotices(config, (table, error) => report('notice', table, error))
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
  const keeper = new Keeper({ versions, store, world, pushKey: notices.pushKey })
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
  const http = createHttp({ config, keeper, store, metrics, client, careStore, bans, mailer })
  const { app } = http
  care.serve(http)

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
