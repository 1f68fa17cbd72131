import { PHASES, type TablePhase } from '@haven/table'
import { CREATE_MAIL } from '../mail/mail-store.ts'
import type { Sql, Statement } from './sql.ts'

/** What is kept beside the tables: games that were put away, who is kept out, and what was moderated. */

export const CREATE_CARE = `
  CREATE TABLE IF NOT EXISTS archive (id TEXT PRIMARY KEY, at BIGINT NOT NULL, doc TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS bans (network TEXT PRIMARY KEY, at BIGINT NOT NULL, until BIGINT, why TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS trail (
    id TEXT PRIMARY KEY, at BIGINT NOT NULL, by_whom TEXT NOT NULL, action TEXT NOT NULL, what TEXT NOT NULL,
    why TEXT NOT NULL
  );
  ${CREATE_MAIL}
`

/** A table as it is counted. */
export interface Counted {
  readonly id: string
  readonly version: number
  readonly changed: number
  /** Letters of its document, without log and talk. */
  readonly size: number
  /** Null: it cannot be told. */
  readonly phase: TablePhase | null
  readonly hasReports: boolean
  readonly hasTrail: boolean
}

export interface Ban {
  readonly network: string
  readonly at: number
  /** Null: for good. */
  readonly until: number | null
  readonly why: string
}

export interface Deed {
  readonly at: number
  readonly by: string
  readonly action: string
  readonly what: string
  readonly why: string
}

const PAGE = 200
const MOST_DEEDS = 1_000

/**
 * The phase stands at the beginning of each document, which is read as text: nothing is parsed here, so one that is
 * damaged stops nobody. Who acts on it looks at the table itself first.
 */
const PHASE = PHASES.map((phase) => `WHEN substr(doc, 1, 400) LIKE '%"phase":"${phase}"%' THEN '${phase}'`).join(' ')
const HAS = (name: string): string => `CASE WHEN doc LIKE '%"${name}":[{%' THEN 1 ELSE 0 END`
const COUNT = `
  SELECT tables.id, tables.version, changed, length(doc) AS size, CASE ${PHASE} END AS phase,
    ${HAS('reports')} AS reports, ${HAS('trail')} AS trail
  FROM tables LEFT JOIN docs ON docs.id = tables.id WHERE tables.id > $1 ORDER BY tables.id LIMIT ${PAGE}`

interface CountRow {
  readonly id: string
  readonly version: number | string
  readonly changed: number | string
  readonly size: number
  readonly phase: TablePhase | null
  readonly reports: number
  readonly trail: number
}

export class CareStore {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  get sql(): Sql {
    return this.#sql
  }

  /** All tables, a page at a time, so that nobody waits for the whole of it. */
  async *tables(): AsyncGenerator<readonly Counted[]> {
    let after = ''
    for (;;) {
      const rows = await this.#sql.all<CountRow>(COUNT, [after])
      const last = rows.at(-1)
      if (!last) return
      after = last.id
      yield rows.map(({ id, version, changed, size, phase, reports, trail }) => ({
        id,
        version: Number(version),
        changed: Number(changed),
        size,
        phase,
        hasReports: reports === 1,
        hasTrail: trail === 1,
      }))
    }
  }

  /** In place of the table this is kept of it, or nothing. False: it has moved on meanwhile. */
  putAway(id: string, version: number, kept: string | null, at: number): Promise<boolean> {
    const rest: Statement[] = [
      ['DELETE FROM docs WHERE id = $1', [id]],
      ['DELETE FROM changes WHERE table_id = $1', [id]],
      ['DELETE FROM entries WHERE table_id = $1', [id]],
      ['DELETE FROM lines WHERE table_id = $1', [id]],
      ['DELETE FROM mail_waiting WHERE table_id = $1', [id]],
      ['DELETE FROM mail_devices WHERE table_id = $1', [id]],
    ]
    if (kept !== null) {
      const keep =
        'INSERT INTO archive (id, at, doc) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET at = excluded.at, doc = excluded.doc'
      rest.push([keep, [id, at, kept]])
    }
    return this.#sql.run([['DELETE FROM tables WHERE id = $1 AND version = $2', [id, version]], ...rest])
  }

  /** A table and what was kept of it, whatever it is in the middle of. False: there is none. */
  async remove(id: string): Promise<boolean> {
    const isLive = await this.#sql.run([
      ['DELETE FROM tables WHERE id = $1', [id]],
      ['DELETE FROM docs WHERE id = $1', [id]],
      ['DELETE FROM changes WHERE table_id = $1', [id]],
      ['DELETE FROM entries WHERE table_id = $1', [id]],
      ['DELETE FROM lines WHERE table_id = $1', [id]],
      ['DELETE FROM mail_waiting WHERE table_id = $1', [id]],
      ['DELETE FROM mail_devices WHERE table_id = $1', [id]],
    ])
    return (await this.#sql.run([['DELETE FROM archive WHERE id = $1', [id]]])) || isLive
  }

  async kept(id: string): Promise<string | null> {
    const [found] = await this.#sql.all<{ doc: string }>('SELECT doc FROM archive WHERE id = $1', [id])
    return found?.doc ?? null
  }

  async keptCount(): Promise<number> {
    const [found] = await this.#sql.all<{ n: number | string }>('SELECT count(*) AS n FROM archive')
    return Number(found?.n ?? 0)
  }

  // ------------------------------------------------------------------------------------------ who is kept out

  async bans(): Promise<readonly Ban[]> {
    const rows = await this.#sql.all<Ban>('SELECT network, at, until, why FROM bans ORDER BY at DESC, network')
    return rows.map((row) => ({
      ...row,
      at: Number(row.at),
      until: row.until === null ? null : Number(row.until),
    }))
  }

  async ban({ network, at, until, why }: Ban): Promise<void> {
    const text =
      'INSERT INTO bans (network, at, until, why) VALUES ($1, $2, $3, $4) ON CONFLICT (network) DO UPDATE SET at = excluded.at, until = excluded.until, why = excluded.why'
    await this.#sql.run([[text, [network, at, until, why]]])
  }

  unban(network: string): Promise<boolean> {
    return this.#sql.run([['DELETE FROM bans WHERE network = $1', [network]]])
  }

  // ------------------------------------------------------------------------------------------------- the trail

  /** The last ones alone stay. */
  async note(id: string, { at, by, action, what, why }: Deed): Promise<void> {
    const text = 'INSERT INTO trail (id, at, by_whom, action, what, why) VALUES ($1, $2, $3, $4, $5, $6)'
    const old = `DELETE FROM trail WHERE id NOT IN (SELECT id FROM trail ORDER BY at DESC, id LIMIT ${MOST_DEEDS})`
    await this.#sql.run([
      [text, [id, at, by, action, what, why]],
      [old, []],
    ])
  }

  async trail(most: number): Promise<readonly Deed[]> {
    const text = 'SELECT at, by_whom, action, what, why FROM trail ORDER BY at DESC, id LIMIT $1'
    const rows = await this.#sql.all<Omit<Deed, 'by'> & { by_whom: string }>(text, [most])
    return rows.map(({ at, by_whom: by, action, what, why }) => ({ at: Number(at), by, action, what, why }))
  }
}
