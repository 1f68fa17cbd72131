import { randomUUID } from 'node:crypto'
import type { Keeper, Moderated, Store, World } from '@haven/table/keeper'
import { operator as say } from '@haven/text/operator'
import type { Backups } from '../../care/backup.ts'
import { type Bans, readNetwork } from '../../care/bans.ts'
import type { Care } from '../../care/care.ts'
import { diskOf, type LoadWatch } from '../../care/load.ts'
import { reportedAt } from '../../care/reports.ts'
import type { CareStore } from '../../store/care-store.ts'
import type { Shown, TrailRow } from './page.ts'

/** What the operator sees and does, whatever it looks like. */

export interface OperatorOptions {
  readonly store: Store
  readonly careStore: CareStore
  readonly care: Care
  readonly bans: Bans
  readonly backups: Backups | null
  readonly keeper: Keeper
  /** A table is gone for good. */
  readonly shut: (id: string) => void
  readonly load: LoadWatch
  readonly dataDir: string
  readonly world: Pick<World, 'now' | 'report'>
  /** How many connections each address has. */
  readonly addresses: () => ReadonlyMap<string, number>
}

export type DeedName = keyof typeof say.done
type Fields = Readonly<Partial<Record<string, string>>>

const FRESH = 60_000
const LONG = 1_000
const MOST_ADDRESSES = 5
const MOST_TRAIL = 100
const DAY = 86_400_000
const LONGEST_WHY = 200
const TABLE = /(?:^|#)([\w-]{22})(?:$|\/)/

export class Operator {
  readonly #options: OperatorOptions

  constructor(options: OperatorOptions) {
    this.#options = options
  }

  get now(): number {
    return this.#options.world.now()
  }

  async show(name: string): Promise<Omit<Shown, 'said' | 'isFault'>> {
    const { care, careStore, bans, backups, keeper, load, dataDir, addresses } = this.#options
    const known = care.census
    // Where counting takes long it is not done at each look.
    const isFresh = known !== null && known.took > LONG && known.at > this.now - FRESH
    const census = isFresh ? known : await care.round()
    const tables = await this.#read(new Set([...census.reported, ...census.moderated].map(({ id }) => id)))
    const hosts = tables.flatMap(({ trail = [] }) => trail.map(hostsRow))
    const deeds = await careStore.trail(MOST_TRAIL)
    const own = deeds.map((row) => ({ ...row, by: say.byOperator(row.by) }))
    const { sql } = careStore
    return {
      name,
      census,
      archived: await careStore.keptCount(),
      load: { ...load.now(), sockets: keeper.connections, tables: keeper.tables },
      addresses: [...addresses()]
        .map(([address, sockets]) => ({ address, sockets }))
        .sort((a, b) => b.sockets - a.sockets)
        .slice(0, MOST_ADDRESSES),
      disk: {
        database: await sql.size(),
        space: await diskOf(dataDir),
        backup: backups?.last() ?? null,
        backups: backups ? 'on' : sql.backup ? 'none' : 'other',
      },
      reports: tables.flatMap(reportedAt).sort((a, b) => b.at - a.at),
      bans: await bans.look(),
      trail: [...own, ...hosts].sort((a, b) => b.at - a.at).slice(0, MOST_TRAIL),
    }
  }

  async #read(ids: ReadonlySet<string>) {
    const found = await Promise.all(
      Array.from(ids, (id) =>
        this.#options.store.load(id).catch((error: unknown) => {
          this.#options.world.report('operator', id, error)
          return null
        }),
      ),
    )
    return found.flatMap((live) => (live ? [live.table] : []))
  }

  /** What is said of it, and whether it was done. */
  async do(by: string, deed: string, fields: Fields): Promise<{ readonly isDone: boolean; readonly deed: string }> {
    if (!Object.hasOwn(say.done, deed)) return { isDone: false, deed: 'unknown' }
    const done = await this.#deeds[deed as DeedName](fields)
    if (done === null) return { isDone: false, deed }
    const why = (fields.why ?? '').slice(0, LONGEST_WHY)
    await this.#options.careStore.note(randomUUID(), { at: this.now, by, action: deed, what: done, why })
    return { isDone: true, deed }
  }

  /** Each says to what it was done; null: it was not. */
  readonly #deeds: Readonly<Record<DeedName, (fields: Fields) => Promise<string | null>>> = {
    ban: async ({ network: text = '', days = '', why = '' }) => {
      const network = readNetwork(text)
      if (network === null || !say.lengths.some(([length]) => String(length) === days)) return null
      const { careStore, bans } = this.#options
      const until = days === '0' ? null : this.now + Number(days) * DAY
      await careStore.ban({ network, at: this.now, until, why: why.slice(0, LONGEST_WHY) })
      await bans.look()
      return network
    },
    unban: async ({ network = '' }) => {
      const { careStore, bans } = this.#options
      if (!(await careStore.unban(network))) return null
      await bans.look()
      return network
    },
    remove: async ({ table: text = '', sure }) => {
      const { careStore, shut } = this.#options
      const [, id] = TABLE.exec(text.trim()) ?? []
      if (id === undefined || sure !== '1' || !(await careStore.remove(id))) return null
      shut(id)
      return id
    },
    dismiss: async ({ table = '', report = '' }) => {
      const { keeper, store } = this.#options
      const before = await store.load(table)
      const found = before && reportedAt(before.table).find(({ id }) => String(id) === report)
      if (!found || !(await keeper.dismissReport(table, found.id))) return null
      return found.whom
    },
    backup: async () => {
      const { backups, world } = this.#options
      if (!backups) return null
      try {
        await backups.make()
        return ''
      } catch (error) {
        world.report('backup', '', error)
        return null
      }
    },
  }
}

const hostsRow = ({ at, action, by, whom }: Moderated): TrailRow => ({
  at,
  by: say.byHost(by),
  action,
  what: whom,
  why: '',
})
