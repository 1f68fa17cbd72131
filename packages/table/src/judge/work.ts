import type { Event, Rules, Setup } from '@haven/engine'
import type { Hash } from '../play.ts'
import { listedAs, noticedAfter } from './listing.ts'
import {
  AUDIENCES,
  type Audience,
  type ByAudience,
  type Change,
  type Entry,
  type LiveTable,
  type StoredLine,
  type StoredTable,
  TAIL_ENTRIES,
} from './table.ts'
import { wakeAt } from './time.ts'

export type Allows = (what: 'hook' | 'push', url: string) => boolean

/** What the judge needs of the world, all of it given. */
export interface Circumstances {
  /** Of the game, or of one that is to begin: with all the boxes that it may be set up with. */
  readonly rules: Rules
  /** The same without the boxes that a set-up uses nothing of. */
  readonly fitting?: (rules: Rules, setup: Setup) => Rules
  readonly now: number
  /** 128 random bits or more, as text. */
  readonly random: () => string
  /** May this address be told of turns? */
  readonly allows: Allows
  /** SHA-256 as this machine does it best; else the engine's own. */
  readonly hash?: Hash | undefined
  /** The whole log of the game, for what goes back in it or tells it. */
  readonly history: readonly Entry[] | null
  /** At home: since when somebody sits at the table. */
  readonly since?: number
  /** The keys of the devices that are connected here, and since when anybody could be: others may serve the table too. */
  readonly present?: ReadonlySet<string>
  readonly served?: number
}

type Draft<T> = { -readonly [K in keyof T]: T[K] }

/** A change in the making. The table it is made from stays as it is: parts are replaced, never changed in place. */
export class Work {
  /** A game that begins is played by those that fit it. */
  rules: Rules
  readonly fitting: (rules: Rules, setup: Setup) => Rules
  readonly now: number
  readonly random: () => string
  readonly allows: Allows
  readonly hash: Hash | undefined
  readonly present: ReadonlySet<string>
  readonly served: number
  readonly t: Draft<StoredTable>
  /** What stopped the game, if it was no fault of a person: the table keeps its name alone. */
  bug: unknown = null
  entries: readonly Entry[]
  /** What has happened with this change, so far. */
  events: readonly Event[] = []
  readonly #before: LiveTable
  readonly #history: readonly Entry[] | null
  readonly #since: number
  #from: number
  /** The first entry that is new. */
  #fresh: number
  #lines: readonly StoredLine[]
  #areLinesAnew = false
  #shown = new Set<Audience>()
  #isTouched = false

  constructor(live: LiveTable, given: Circumstances) {
    const { rules, fitting = (all) => all, now, random, allows, hash, history } = given
    const { since = 0, present = new Set(), served = 0 } = given
    this.rules = rules
    this.fitting = fitting
    this.now = now
    this.random = random
    this.allows = allows
    this.hash = hash
    this.present = present
    this.served = served
    this.t = { ...live.table }
    this.#before = live
    this.#history = history
    this.#since = since
    this.#from = live.tail.from
    this.#lines = live.lines
    this.entries = live.tail.entries
    this.#fresh = live.tail.from + live.tail.entries.length
  }

  /** Everything that was told so far, from the opening on. */
  get history(): readonly Entry[] {
    if (!this.#history) throw new Error('the history was not loaded')
    return this.#history
  }

  show(...audiences: readonly Audience[]): void {
    this.touch()
    for (const audience of audiences) this.#shown.add(audience)
  }

  showAll(): void {
    this.show(...AUDIENCES)
  }

  /** Something is to be stored, though nobody is told. */
  touch(): void {
    this.#isTouched = true
  }

  get isTouched(): boolean {
    return this.#isTouched
  }

  /** Whoever watches may know of it. */
  get isShownToAll(): boolean {
    return this.#shown.has('bystanders')
  }

  append(entry: Entry): void {
    this.entries = [...this.entries, entry]
    this.events = [...this.events, ...entry.events]
  }

  /** A log that begins anew. */
  restart(opening: Entry): void {
    this.#from = 0
    this.#fresh = 0
    this.entries = [opening]
    this.events = opening.events
  }

  /** The log ends after so many entries. */
  cut(length: number): void {
    this.#fresh = Math.min(this.#fresh, length)
    if (length - this.#from >= 1) this.entries = this.entries.slice(0, length - this.#from)
    else {
      this.#from = Math.max(0, length - TAIL_ENTRIES)
      this.entries = this.history.slice(this.#from, length)
    }
    this.t.cutCount++
    const cut = { seen: this.t.seen, to: length }
    this.t.cuts = [...this.t.cuts, cut].slice(-MOST_CUTS)
  }

  /** The whole talk. */
  get lines(): readonly StoredLine[] {
    return this.#lines
  }

  addLine(line: StoredLine): void {
    this.#lines = [...this.#lines, line]
  }

  /** Lines go, or are no more what they were. */
  setLines(lines: readonly StoredLine[]): void {
    this.#lines = lines
    this.#areLinesAnew = true
  }

  /** Since the last change, as far as somebody was there. */
  #thought(): number {
    return Math.min(this.now - Math.max(this.t.changed, this.#since), LONGEST_THOUGHT)
  }

  /** What is to be stored, and the table as it will be in memory then. */
  finish(): { change: Change; live: LiveTable } {
    const { t } = this
    const seen: Record<Audience, number> = { ...t.seen }
    // At home one device shows all of them, now for these eyes and now for those: they count alike.
    const shown = t.settings.home && this.#shown.size > 0 ? AUDIENCES : this.#shown
    for (const audience of shown) seen[audience]++
    const isNew = t.asked !== null && t.asked.key !== this.#before.table.asked?.key
    const since: ByAudience<number> = seen
    const table: StoredTable = {
      ...t,
      seen,
      version: t.version + 1,
      changed: this.now,
      noticed: noticedAfter(this.#before.table, t, this.isShownToAll, this.now),
      asked: isNew && t.asked ? { ...t.asked, since } : t.asked,
      ...(t.settings.home && { played: (t.played ?? 0) + this.#thought() }),
    }
    const end = this.#from + this.entries.length
    const isLonger = end > this.#fresh || this.#fresh < this.#before.tail.from + this.#before.tail.entries.length
    const from = Math.max(this.#from, end - TAIL_ENTRIES)
    return {
      change: {
        table,
        entries: isLonger ? { from: this.#fresh, entries: this.entries.slice(this.#fresh - this.#from) } : null,
        lines: this.#areLinesAnew ? this.#lines : this.#lines.slice(this.#before.lines.length),
        ...(this.#areLinesAnew && { areLinesAnew: true }),
        wake: wakeAt(this.rules, table),
        listed: listedAs(table),
      },
      live: {
        table,
        tail: { from, entries: this.entries.slice(from - this.#from) },
        lines: this.#lines,
      },
    }
  }
}

/** Whoever leaves a table at home for longer has not played meanwhile. */
const LONGEST_THOUGHT = 5 * 60_000

/** Who was away for longer gets everything anew. */
const MOST_CUTS = 32
