import type { Seat } from '@haven/engine'
import {
  type Audience,
  audienceAt,
  coveredAfter,
  type Entry,
  type Eyes,
  identify,
  isAhead,
  isSentAway,
  type LiveTable,
  missing,
  NO_EYES,
  partsFor,
  type Told,
} from '../judge/index.ts'
import { type OnlineNo, onlineNo } from '../online/codes.ts'
import { isQuery } from '../online/commands.ts'
import type { ClientFrame, Have, ServerFrame } from '../online/frames.ts'
import type { Parts } from '../online/told.ts'
import { Doubt } from './doubt.ts'
import type { OpenTable } from './open-table.ts'
import { kept } from './telling.ts'

/** A device at a table: it is shown what is new for it, in order, and its commands go to the judge. */

/** With its text, if that was made already. */
export type Send = (frame: ServerFrame, text?: string) => void
/** Kept when the device has taken what it was sent before; null: it has. */
export type Ready = () => Promise<void> | null

/** What became of a command. Of what is done quietly bystanders may not even know that it was done. */
export type CommandOutcome = 'done' | 'done-quietly' | 'refused' | 'unknown'

export class Connection {
  readonly #at: OpenTable
  readonly #key: string
  readonly #hashOf: (secret: string) => string
  readonly #send: Send
  readonly #ready: Ready
  #have: Have | null
  /** What it was shown last: it is told what is different from that. */
  #had: Parts | null
  /** Of the version that it was shown last this was all that it was shown: it can be known again by that. */
  #isSure = true
  /** It was shown this version by another process. */
  readonly #shown: number
  /** Whose versions those of `#have` are; null before anything was shown. */
  #audience: Audience | null = null
  /** Who looks, where several people share the device. */
  #eyes: Eyes = NO_EYES
  #isShown = false
  #isAnew = true
  #chain: Promise<void> = Promise.resolve()
  #closed = false

  constructor(
    at: OpenTable,
    { key, have, shown }: { readonly key: string; readonly have: Have | null; readonly shown: number },
    { hashOf, send, ready }: { hashOf: (secret: string) => string; send: Send; ready: Ready },
  ) {
    this.#at = at
    this.#key = key
    this.#have = have
    this.#shown = shown
    this.#had = at.telling.comeBack(key, have)
    this.#hashOf = hashOf
    this.#send = send
    this.#ready = ready
  }

  /** SHA-256 of the device's key. */
  get key(): string {
    return this.#key
  }

  get isClosed(): boolean {
    return this.#closed
  }

  /** Whatever is new, once. */
  showSoon(): void {
    if (this.#isShown || this.#closed) return
    this.#isShown = true
    void this.#inOrder(() => this.#show())
  }

  /** Also if nothing is new: after a stale command, and at first. */
  showAnew(): void {
    this.#isAnew = true
    this.showSoon()
  }

  /** The curtain of a shared device was opened by the one who may look. */
  look(seat: Seat | null): void {
    this.#eyes = { ...this.#eyes, opened: seat }
    this.showAnew()
  }

  #inOrder(deed: () => Promise<void> | void): Promise<void> {
    this.#chain = this.#chain.then(deed).catch((error: unknown) => {
      const no = damageIn(error)
      // Without the store nothing can be shown: the device asks again.
      this.#end(no ?? busy)
      if (!no && !(error instanceof Doubt)) this.#at.report('show', error)
    })
    return this.#chain
  }

  #say(frame: ServerFrame, text?: string): void {
    if (!this.#closed) this.#send(frame, text)
  }

  #end(why: OnlineNo): void {
    this.#say({ tell: 'closing', why })
    this.close()
  }

  async #show(): Promise<void> {
    // Whatever happens while the device takes its last frame is told with the next one.
    await this.#ready()
    this.#isShown = false
    if (this.#closed) return
    for (;;) {
      let live = this.#at.live ?? (await this.#at.load())
      if (live) this.#sitWith(live)
      if (live && isAhead(live, this.#key, this.#have?.version ?? this.#shown)) live = await this.#at.catchUp()
      if (!live) return
      this.#sitWith(live)
      if (!this.#isAnew && !isNewer(live, this.#key, this.#have)) return
      const rules = this.#at.rules(live)
      this.#eyes = coveredAfter(rules, live.table, this.#eyes)
      const told = await this.#tell(live)
      if (!told) continue
      this.#isAnew = false
      const { telling } = this.#at
      const parts = partsFor(rules, live, this.#key, told, this.#eyes, telling.sights)
      if (!parts) {
        const code = isSentAway(live.table, this.#key) ? 'sent-away' : 'no-spectators'
        this.#end({ code, rule: 'online', params: {} })
        return
      }
      const { frame, text } = telling.say(this.#had, parts)
      this.#isSure = parts.version !== this.#had?.version
      this.#had = kept(parts)
      this.#have = haveAfter(parts, live, this.#key)
      this.#eyes = { ...this.#eyes, last: parts.own.you.viewer }
      this.#say(frame, text)
      return
    }
  }

  /** Who has changed sides has nothing of what this side was told: its versions and lines count for themselves. */
  #sitWith({ table }: LiveTable): void {
    const audience = audienceAt(table, identify(table, this.#key))
    if (this.#audience !== null && audience !== this.#audience) {
      this.#have = null
      this.#had = null
    }
    this.#audience = audience
  }

  /** What the device lacks; null if the table changed while the older part of it was fetched. */
  async #tell(live: LiveTable): Promise<Told | null> {
    const { table, tail } = live
    const { steps: from, lines } = missing(this.#at.rules(live), live, this.#key, this.#have, this.#eyes)
    let entries: readonly Entry[] = tail.entries.slice(Math.max(0, from - tail.from))
    if (table.game && from < tail.from) {
      entries = [...(await this.#at.log(live, from, tail.from)), ...tail.entries]
      if (this.#at.live !== live) return null
    }
    return { from, entries, lines }
  }

  /** One reply for each command, after the frame that shows its effect. */
  async command(frame: Extract<ClientFrame, { send: 'command' }>): Promise<CommandOutcome> {
    const { id, version, body } = frame
    if (isQuery(body.command)) return this.#answer(frame)
    const code = body.command === 'invite-device' ? this.#hashOf(body.code) : undefined
    try {
      const judged = await this.#at.submit({ input: 'command', key: this.#key, id, version, body, code })
      if (!judged) return 'unknown'
      if (judged.done) {
        this.showSoon()
        await this.#inOrder(() => this.#say({ tell: 'reply', id, done: true }))
        return judged.isOpen ? 'done' : 'done-quietly'
      }
      await this.#inOrder(() => this.#say({ tell: 'reply', id, done: false, refusal: judged.refusal }))
      if (judged.refusal.code === 'stale' || judged.refusal.code === 'stale-prompt') this.showAnew()
      return 'refused'
    } catch (error) {
      const no = damageIn(error)
      if (!no && !(error instanceof Doubt)) throw error
      // Neither done nor refused: with the same id it may be asked again, unless the table can do nothing any more.
      this.#end(no ?? busy)
      return 'unknown'
    }
  }

  /** What is asked for may be large: nothing is looked up before the device has taken what it asked for before. */
  async #answer({
    id,
    version,
    body,
  }: Extract<ClientFrame, { send: 'command' }>): Promise<'done' | 'refused' | 'unknown'> {
    let outcome: 'done' | 'refused' | 'unknown' = 'unknown'
    await this.#inOrder(async () => {
      await this.#ready()
      if (this.#closed) return
      const judged = await this.#at.submit({ input: 'command', key: this.#key, id, version, body })
      if (!judged) return
      outcome = judged.done ? 'done' : 'refused'
      if (!judged.done) this.#say({ tell: 'reply', id, done: false, refusal: judged.refusal })
      else this.#say({ tell: 'reply', id, done: true, ...(judged.value && { value: judged.value }) })
    })
    return outcome
  }

  /** The table is no more. */
  shut(why: OnlineNo): void {
    this.#end(why)
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    if (this.#isSure) this.#at.telling.leave(this.#key, this.#had)
    this.#at.exit(this)
  }
}

/** What stays so, however often it is asked; any other refusal from down there is a bug. */
function damageIn(error: unknown): OnlineNo | null {
  const no = onlineNo(error)
  return no?.code === 'damaged' ? no : null
}

const busy: OnlineNo = { code: 'busy', rule: 'online', params: {} }

function isNewer({ table }: LiveTable, key: string, have: Have | null): boolean {
  if (!have) return true
  const audience = audienceAt(table, identify(table, key))
  return table.seen[audience] !== have.version || table.gameNumber !== have.game
}

function haveAfter({ version, own, game }: Parts, { table }: LiveTable, key: string): Have {
  return {
    viewer: own.you.viewer,
    game: table.gameNumber,
    version,
    steps: game ? game.from + game.steps.length : 0,
    lines: table.lineCounts[audienceAt(table, identify(table, key))],
  }
}
