import { join } from 'node:path'
import type { Versions } from '@haven/table'
import type { Keeper, Store, World } from '@haven/table/keeper'
import type { Config } from '../config.ts'
import { MailStore } from '../mail/mail-store.ts'
import { Mailer } from '../mail/mailer.ts'
import { createPost } from '../mail/post.ts'
import { CareStore } from '../store/care-store.ts'
import { PostgresSql } from '../store/postgres-sql.ts'
import type { Sql } from '../store/sql.ts'
import { SqliteSql } from '../store/sqlite-sql.ts'
import type { Metrics } from '../web/metrics.ts'
import { Operator } from '../web/operator/operator.ts'
import { operatorRoutes } from '../web/operator/routes.ts'
import type { HttpServer } from '../web/server.ts'
import { Backups } from './backup.ts'
import { Bans } from './bans.ts'
import { Care, type CareOptions } from './care.ts'
import { LoadWatch } from './load.ts'

/** Everything that looks after a server while people play on it. */

export interface CareHouse {
  readonly store: CareStore
  readonly bans: Bans
  /** Null: this server sends no letters. */
  readonly mailer: Mailer | null
  /** From now on whoever is not let in goes, and the operator has a page if there is one. */
  serve(http: HttpServer): void
  close(): Promise<void>
}

interface Around {
  readonly config: Config
  readonly store: Store
  readonly keeper: Keeper
  readonly owns: CareOptions['owns']
  readonly shut: CareOptions['shut']
  readonly versions: Versions
  readonly world: World
  readonly metrics: Metrics
}

const openSql = ({ databaseUrl, dataDir }: Config): Promise<Sql> =>
  databaseUrl ? PostgresSql.open(databaseUrl) : SqliteSql.open(join(dataDir, 'haven.db'))

/** Throws a StoreError. The database is open already. */
export async function startCare(around: Around): Promise<CareHouse> {
  const { config, store, keeper, versions, world, metrics, owns, shut } = around
  const { archiveAfter, lobbyDays, backupDir, backupEvery: every, backupKeep: keep, operatorToken: token } = config
  const sql = await openSql(config)
  const careStore = new CareStore(sql)
  let shutOut: () => void = () => undefined
  let bans: Bans
  let backups: Backups | null = null
  try {
    bans = await Bans.open(careStore, world, () => shutOut())
    if (backupDir !== null && sql.backup) {
      backups = new Backups({ backup: sql.backup, folder: backupDir, every, keep, world })
    }
  } catch (error) {
    await sql.close()
    throw error
  }
  const care = new Care({ store, care: careStore, keeper, owns, shut, versions, world, archiveAfter, lobbyDays })
  const { smtp, publicOrigin: origin } = config
  const mailer =
    smtp && origin
      ? new Mailer({
          store,
          keeper,
          owns,
          versions,
          mails: new MailStore(sql),
          post: createPost(smtp.url, smtp.from),
          origin,
          world,
        })
      : null
  const load = token === null ? null : new LoadWatch(metrics)
  return {
    store: careStore,
    bans,
    mailer,
    serve(http) {
      const { app, networks } = http
      shutOut = () => http.shutOut()
      if (token === null || !load) return
      const { dataDir, publicOrigin } = config
      const operator = new Operator({
        store,
        careStore,
        care,
        bans,
        backups,
        keeper,
        shut,
        load,
        dataDir,
        world,
        addresses: () => networks,
      })
      operatorRoutes(app, { operator, token, publicOrigin })
    },
    async close() {
      bans.close()
      mailer?.close()
      load?.close()
      await care.close()
      await backups?.close()
      await sql.close()
    },
  }
}
