import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import type { World } from '@haven/table/keeper'
import { Keeper } from '@haven/table/keeper'
import { startWords, wrongStore } from '@haven/text/server'
import { BotPool } from './bots/pool.ts'
import { startCare } from './care/start.ts'
import type { Config } from './config.ts'
import type { Mailer } from './mail/mailer.ts'
import { markOf, sha256 } from './mark.ts'
import { doorOf } from './nodes/door.ts'
import { type OpenHouse, openHouse } from './nodes/open.ts'
import { createNotices, type Notices } from './notify/notices.ts'
import { oneByOne } from './one-by-one.ts'
import { offered, versions } from './rules.ts'
import { PostgresStore } from './store/postgres.ts'
import type { Bringing, ServerStore } from './store/server-store.ts'
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

function openStore({ databaseUrl, dataDir, logLevel }: Config): Promise<ServerStore> | ServerStore {
  /** Nobody is served before it is done. */
  const bringing: Bringing = (done, all) => {
    if (logLevel !== 'silent') process.stderr.write(`${startWords.bringing(done, all)}\n`)
  }
  return databaseUrl ? PostgresStore.open(databaseUrl, { bringing }) : new SqliteStore(dataDir, bringing)
}

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
  // What goes wrong before there is a log is told when there is one.
  const early: Parameters<World['report']>[] = []
  let tell: World['report'] = (...told) => void early.push(told)
  const report: World['report'] = (...told) => tell(...told)
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
  let opened: OpenHouse | null = null
  const keeper = new Keeper({
    versions,
    ...(store.nodes && { owns: (id: string) => opened?.house.owns(id) ?? false }),
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
    ...(store.nodes && {
      house: {
        ownTables: () => keeper.ownTables,
        passedOn: () => opened?.house.passedOn ?? 0,
        nodes: () => opened?.house.nodes ?? 1,
      },
    }),
  })
  let onBug: (error: unknown) => void = (error) => report('bug', '', error)
  const giveUp = async (error: unknown): Promise<never> => {
    opened?.close()
    await keeper.close()
    await pool.close()
    await store.close()
    throw error
  }
  if (store.nodes) {
    const around = { keeper, metrics, world, onBug: (error: unknown) => onBug(error) }
    const boxes = offered().map(({ text }) => markOf(text))
    const build = [client?.build ?? '', versions.newest.version, ...boxes].join(' ')
    opened = await openHouse({ ...config, build }, store.nodes, around).catch(giveUp)
  }
  const { house = null } = opened ?? {}
  store.onStored = (moved) => {
    house?.hint(moved)
    metrics.stored(moved.length)
  }
  const owns = house && ((id: string): boolean => house.owns(id))
  const shut = (id: string): void => {
    keeper.shut(id)
    house?.hint([{ id, version: 0 }])
  }
  const care = await startCare({ config, store, keeper, owns, shut, versions, world, metrics }).catch(giveUp)
  mailer = care.mailer
  const { store: careStore, bans } = care
  const door = house ?? doorOf(keeper)
  const http = createHttp({ config, door, store, metrics, client, times, careStore, bans, mailer })
  onBug = (error) => http.onBug(error)
  const { app } = http
  care.serve(http)
  for (const path of store.openToOthers ?? []) app.log.warn({ path }, wrongStore.openToOthers)

  tell = (trouble, table, error) => {
    metrics.troubles.inc({ trouble })
    const { name, code, message } = error as Error & { code?: string }
    app.log.warn({ trouble, table: table && markOf(table), error: name, code, message }, 'trouble')
  }
  for (const each of early.splice(0)) tell(...each)

  const end = async (): Promise<void> => {
    await house?.leave()
    http.leave()
    await keeper.close()
    opened?.close()
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
