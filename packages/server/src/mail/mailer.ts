import { randomBytes } from 'node:crypto'
import type { Versions } from '@haven/table'
import {
  identify,
  isAsked,
  type Keeper,
  type Notice,
  type Store,
  type StoredTable,
  type World,
} from '@haven/table/keeper'
import { mailIn } from '@haven/text/mail'
import type { MailStore, Waiting } from './mail-store.ts'
import type { Post } from './post.ts'

/**
 * Letters to people whose turn it is: to addresses that were confirmed, one an hour at most, for all their tables
 * together, and each turn once.
 */

export interface MailerOptions {
  readonly store: Store
  readonly keeper: Keeper
  /** Who serves a table knows who looks at it. Null: nobody else is there. */
  readonly owns: ((id: string) => boolean) | null
  readonly versions: Versions
  readonly mails: MailStore
  readonly post: Post
  readonly origin: string
  readonly world: Pick<World, 'now' | 'after' | 'report'>
}

export type MailState = { readonly state: 'none' | 'asked' } | { readonly state: 'on'; readonly proof: string }
export type Asked = 'on' | 'asked' | 'not-seated' | 'not-an-address' | 'too-fast'

export interface MailWish {
  readonly table: string
  readonly device: string
  readonly address: string
  readonly language: string | null
  /** That this browser has confirmed the address before. */
  readonly proof: string | null
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Who answers by himself meanwhile is not written to. */
const GRACE = 2 * MINUTE
/** Letters that ask whether an address wants letters. */
const ASK_EVERY = 10 * MINUTE
const MOST_ASKS = 5
const AFTER_FAILURE = 10 * MINUTE
const ADDRESS = /^[^\s@<>"'(),:;[\]\\]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/i
const LONGEST = 254

const code = (): string => randomBytes(32).toString('base64url')

export class Mailer {
  readonly #options: MailerOptions
  #stop: (() => void) | null = null
  #isOver = false

  constructor(options: MailerOptions) {
    this.#options = options
    this.#later()
  }

  #later(): void {
    const { world } = this.#options
    this.#stop = world.after(MINUTE, () => {
      this.round()
        .catch((error: unknown) => world.report('mail', '', error))
        .finally(() => {
          if (!this.#isOver) this.#later()
        })
    })
  }

  // ---------------------------------------------------------------------------------------------- who wants it

  async state(table: string, device: string): Promise<MailState> {
    const { mails } = this.#options
    const found = await mails.device(table, device)
    if (!found) return { state: 'none' }
    const known = found.confirmed === null ? null : await mails.address(found.address)
    return known ? { state: 'on', proof: known.proof } : { state: 'asked' }
  }

  async ask({ table, device, address: given, language, proof }: MailWish): Promise<Asked> {
    const { mails, store, post, world, origin } = this.#options
    const address = given.trim().toLowerCase()
    if (address.length > LONGEST || !ADDRESS.test(address)) return 'not-an-address'
    const live = await store.load(table)
    if (!live || !identify(live.table, device)) return 'not-seated'
    const now = world.now()
    const known = await mails.address(address)
    const isKnown = known !== null && proof !== null && proof === known.proof
    const wish = { table_id: table, device, address, language, code: code() }
    if (isKnown) {
      await mails.keepDevice({ ...wish, confirmed: now })
      return 'on'
    }
    const isSameDay = known !== null && now - known.asked < DAY
    if (isSameDay && (now - known.asked < ASK_EVERY || known.asks >= MOST_ASKS)) return 'too-fast'
    const kept = known ?? { address, off_code: code(), proof: code(), sent: 0 }
    await mails.keepAddress({ ...kept, asked: now, asks: isSameDay ? known.asks + 1 : 1 })
    await mails.keepDevice({ ...wish, confirmed: null })
    const { say } = mailIn(language)
    await post.send({
      to: address,
      subject: say.confirmSubject,
      text: say.confirmText(`${origin}/mail/confirm?t=${wish.code}`),
      off: `${origin}/mail/off?t=${kept.off_code}`,
    })
    return 'asked'
  }

  async end(table: string, device: string): Promise<void> {
    await this.#options.mails.endDevice(table, device)
  }

  /** The language of who wants it; undefined: there is no such link. */
  async confirm(given: string, isMeant: boolean): Promise<string | null | undefined> {
    const { mails, world } = this.#options
    const found = await mails.byCode(given)
    if (!found) return undefined
    if (isMeant) await mails.confirm(given, world.now())
    return found.language
  }

  async off(given: string, isMeant: boolean): Promise<string | null | undefined> {
    const { mails } = this.#options
    const found = await mails.byOffCode(given)
    if (!found) return undefined
    if (isMeant) await mails.forget(found.address)
    return found.language
  }

  // ----------------------------------------------------------------------------------------------- the letters

  /** It has become somebody's turn. */
  async hear({ table, devices, news }: Notice): Promise<void> {
    const { mails, world } = this.#options
    if (!news && devices.length > 0) await mails.turn(table, devices, world.now())
  }

  /** Everybody who waits long enough gets one letter. */
  async round(): Promise<void> {
    const { mails, world, owns } = this.#options
    const now = world.now()
    if (owns) for (const row of await mails.waiting(now - GRACE / 2, now - HOUR)) await this.#note(row, now)
    for (const rows of byAddress(await mails.waiting(now - GRACE, now - HOUR))) {
      if (this.#isOver) return
      await this.#write(rows).catch((error: unknown) => world.report('mail', '', error))
    }
  }

  /** Any server may write the letter: whoever looks at the table has waited from now on, in the database. */
  async #note({ table_id: id, device }: Waiting, now: number): Promise<void> {
    const { owns, keeper, store, mails } = this.#options
    if (!owns?.(id) || !keeper.isWatched(id)) return
    const live = await store.load(id)
    const hashes = live && identify(live.table, device)?.person.devices.map(({ hash }) => hash)
    if (hashes && keeper.isSeenBy(id, hashes)) await mails.seen(id, device, now)
  }

  async #write(rows: readonly Waiting[]): Promise<void> {
    const { mails, post, world, origin } = this.#options
    const [first] = rows
    const turns: { readonly row: Waiting; readonly table: StoredTable; readonly name: string }[] = []
    for (const row of rows) {
      const turn = await this.#turnOf(row)
      if (turn) turns.push({ row, ...turn })
    }
    if (!first || turns.length === 0) return
    const { address, sent, off_code, language } = first
    const now = world.now()
    if (!(await mails.take(address, sent, now))) return
    const { say } = mailIn(language)
    const off = `${origin}/mail/off?t=${off_code}`
    const parts = turns.map(({ table, name }) => {
      const host = table.people.find(({ id }) => id === table.host)?.name ?? ''
      return say.turnAt(name, host, `${origin}/t#${table.id}`)
    })
    try {
      await post.send({
        to: address,
        subject: say.turnSubject(turns.length),
        text: [...parts, say.turnEnd(off)].join('\n\n'),
        off,
      })
    } catch (error) {
      await mails.take(address, now, now - HOUR + AFTER_FAILURE)
      throw error
    }
    for (const { row } of turns) await mails.told(row.table_id, row.device)
  }

  /** Null: it is not this person's turn any more, or he looks at it. */
  async #turnOf({ table_id: id, device }: Waiting): Promise<{ table: StoredTable; name: string } | null> {
    const { store, keeper, versions, mails } = this.#options
    const live = await store.load(id)
    const who = live && identify(live.table, device)
    if (!live || !who) {
      await mails.endDevice(id, device)
      return null
    }
    const { table } = live
    const version = table.game?.rules ?? versions.newest.version
    const rules = await versions.find(version)
    if (!rules || !isAsked(rules, table, who.person.id)) {
      await mails.told(id, device)
      return null
    }
    const hashes = who.person.devices.map(({ hash }) => hash)
    return keeper.isSeenBy(id, hashes) ? null : { table, name: who.person.name }
  }

  close(): void {
    this.#isOver = true
    this.#stop?.()
    this.#options.post.close()
  }
}

function byAddress(rows: readonly Waiting[]): Iterable<readonly Waiting[]> {
  const groups = new Map<string, Waiting[]>()
  for (const row of rows) groups.set(row.address, [...(groups.get(row.address) ?? []), row])
  return groups.values()
}
