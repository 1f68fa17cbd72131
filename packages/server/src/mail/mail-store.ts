import type { Sql } from '../store/sql.ts'

/** Who wants letters from which table, by the device that said so. Tables themselves know nothing of it. */

export const CREATE_MAIL = `
  CREATE TABLE IF NOT EXISTS mail_addresses (
    address TEXT PRIMARY KEY, off_code TEXT NOT NULL, proof TEXT NOT NULL, asked BIGINT NOT NULL, asks INTEGER NOT NULL,
    sent BIGINT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS mail_devices (
    table_id TEXT NOT NULL, device TEXT NOT NULL, address TEXT NOT NULL, language TEXT, code TEXT NOT NULL,
    confirmed BIGINT, PRIMARY KEY (table_id, device)
  );
  CREATE TABLE IF NOT EXISTS mail_waiting (
    table_id TEXT NOT NULL, device TEXT NOT NULL, since BIGINT NOT NULL, PRIMARY KEY (table_id, device)
  );
`

export interface MailAddress {
  readonly address: string
  readonly off_code: string
  readonly proof: string
  readonly asked: number
  readonly asks: number
  readonly sent: number
}

export interface MailDevice {
  readonly table_id: string
  readonly device: string
  readonly address: string
  readonly language: string | null
  readonly code: string
  readonly confirmed: number | null
}

export type Waiting = Pick<MailDevice, 'table_id' | 'device' | 'address' | 'language'> &
  Pick<MailAddress, 'off_code' | 'sent'>

const MOST_WAITING = 500
const DEVICE = 'table_id = $1 AND device = $2'

export class MailStore {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  async address(address: string): Promise<MailAddress | null> {
    const [found] = await this.#sql.all<MailAddress>('SELECT * FROM mail_addresses WHERE address = $1', [address])
    return found ? { ...found, asked: Number(found.asked), sent: Number(found.sent) } : null
  }

  async keepAddress({ address, off_code, proof, asked, asks, sent }: MailAddress): Promise<void> {
    const text =
      'INSERT INTO mail_addresses (address, off_code, proof, asked, asks, sent) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (address) DO UPDATE SET asked = excluded.asked, asks = excluded.asks'
    await this.#sql.run([[text, [address, off_code, proof, asked, asks, sent]]])
  }

  async device(table: string, device: string): Promise<MailDevice | null> {
    const [found] = await this.#sql.all<MailDevice>(`SELECT * FROM mail_devices WHERE ${DEVICE}`, [table, device])
    return found ?? null
  }

  async keepDevice({ table_id, device, address, language, code, confirmed }: MailDevice): Promise<void> {
    const text =
      'INSERT INTO mail_devices (table_id, device, address, language, code, confirmed) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id, device) DO UPDATE SET address = excluded.address, language = excluded.language, code = excluded.code, confirmed = excluded.confirmed'
    await this.#sql.run([[text, [table_id, device, address, language, code, confirmed]]])
  }

  async endDevice(table: string, device: string): Promise<void> {
    await this.#sql.run([[`DELETE FROM mail_waiting WHERE ${DEVICE}`, [table, device]]])
    await this.#sql.run([[`DELETE FROM mail_devices WHERE ${DEVICE}`, [table, device]]])
  }

  async byCode(code: string): Promise<MailDevice | null> {
    const [found] = await this.#sql.all<MailDevice>('SELECT * FROM mail_devices WHERE code = $1', [code])
    return found ?? null
  }

  async confirm(code: string, now: number): Promise<void> {
    await this.#sql.run([['UPDATE mail_devices SET confirmed = $2 WHERE code = $1', [code, now]]])
  }

  async byOffCode(code: string): Promise<{ readonly address: string; readonly language: string | null } | null> {
    const text =
      'SELECT a.address, d.language FROM mail_addresses a LEFT JOIN mail_devices d ON d.address = a.address WHERE a.off_code = $1 LIMIT 1'
    const [found] = await this.#sql.all<{ address: string; language: string | null }>(text, [code])
    return found ?? null
  }

  /** Nothing is left of it. */
  async forget(address: string): Promise<void> {
    const devices =
      'SELECT 1 FROM mail_devices d WHERE d.table_id = w.table_id AND d.device = w.device AND d.address = $1'
    const waiting = `DELETE FROM mail_waiting WHERE EXISTS (${devices.replaceAll('w.', 'mail_waiting.')})`
    await this.#sql.run([
      ['DELETE FROM mail_addresses WHERE address = $1', [address]],
      [waiting, [address]],
      ['DELETE FROM mail_devices WHERE address = $1', [address]],
    ])
  }

  /** It is the turn of somebody with these devices. */
  async turn(table: string, devices: readonly string[], now: number): Promise<void> {
    for (const device of devices) {
      const text = `INSERT INTO mail_waiting (table_id, device, since) SELECT table_id, device, $3 FROM mail_devices WHERE ${DEVICE} AND confirmed IS NOT NULL ON CONFLICT DO NOTHING`
      await this.#sql.run([[text, [table, device, now]]])
    }
  }

  /** He looks at the table: he has waited since now. */
  async seen(table: string, device: string, now: number): Promise<void> {
    await this.#sql.run([[`UPDATE mail_waiting SET since = $3 WHERE ${DEVICE}`, [table, device, now]]])
  }

  /** Those who wait since before this, at addresses that were not written to since before that. */
  async waiting(since: number, sent: number): Promise<readonly Waiting[]> {
    const text = `
      SELECT w.table_id, w.device, d.address, d.language, a.off_code, a.sent FROM mail_waiting w
      JOIN mail_devices d ON d.table_id = w.table_id AND d.device = w.device
      JOIN mail_addresses a ON a.address = d.address
      WHERE w.since <= $1 AND a.sent <= $2 ORDER BY d.address, w.since LIMIT ${MOST_WAITING}`
    const rows = await this.#sql.all<Waiting>(text, [since, sent])
    return rows.map((row) => ({ ...row, sent: Number(row.sent) }))
  }

  async told(table: string, device: string): Promise<void> {
    await this.#sql.run([[`DELETE FROM mail_waiting WHERE ${DEVICE}`, [table, device]]])
  }

  /** Of several servers one writes. */
  take(address: string, before: number, now: number): Promise<boolean> {
    const text = 'UPDATE mail_addresses SET sent = $3 WHERE address = $1 AND sent = $2'
    return this.#sql.run([[text, [address, before, now]]])
  }
}
