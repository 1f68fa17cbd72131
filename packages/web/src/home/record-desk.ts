import type { Seat } from '@haven/engine'
import { type GameRecord, saidNo, type Versions, walk, walkFound } from '@haven/table'
import { NoStorage } from '../base/database.ts'
import type { SavedGame } from '../model/messages.ts'
import type { Recap, WinChance } from '../model/recap/recap.ts'
import type { Progress, RecordCalls } from '../model/record-messages.ts'
import { type Counted, countedOf, isCurrent, luckOf, sidesOf, turnsOf } from '../model/records/counted.ts'
import { isOwn, type KeptRecord, keep, type RecordFacts, recordIn, textOf } from '../model/records/kept-record.ts'
import type { RecordsDatabase } from '../model/records/records-db.ts'
import { type FiledRecord, fileOf, readRecords, within } from '../model/records/records-file.ts'

/** A finished game, and what its record is kept by. */
export interface EndedGame {
  readonly record: GameRecord
  readonly facts: Omit<RecordFacts, 'hash'>
}

export interface RecordWorld {
  readonly versions: Versions
  readonly database: RecordsDatabase
  /** The tables of this home. */
  readonly list: () => Promise<readonly SavedGame[]>
  /** Null: it was not played here. */
  readonly ended: (table: string) => Promise<EndedGame | null>
  readonly deleteTable: (table: string) => Promise<unknown>
  readonly winChance: () => Promise<WinChance>
  readonly now: () => number
}

type Answers = { readonly [K in keyof RecordCalls]: (ask: RecordCalls[K]['ask']) => Promise<RecordCalls[K]['answer']> }

/** So long one piece of work takes: whoever wants something else of the worker waits no longer. */
const PIECE_MS = 120
/** So many records are unpacked side by side. */
const HANDFUL = 16
/** Turning points of so many games are counted afterwards, one game a piece. */
const TURNS_OF = 20

interface Counting {
  readonly tables: string[]
  readonly hashes: string[]
  readonly of: number
}

interface More {
  readonly luck: Counted[]
  readonly turning: Counted[]
}

interface Import {
  readonly filed: readonly FiledRecord[]
  readonly known: Set<string>
  readonly records: KeptRecord[]
  readonly counted: Counted[]
  next: number
}

/** Keeps records of finished games, and counts them. */
export class RecordDesk {
  readonly #world: RecordWorld
  #counting: Counting | null = null
  #more: More | null = null
  #import: Import | null = null
  /** Tables that have nothing to keep. */
  readonly #others = new Set<string>()
  readonly answers: Answers = {
    'records-count': async () => {
      try {
        return await this.#count()
      } catch (error) {
        if (error instanceof NoStorage) return { done: 0, of: 0 }
        throw error
      }
    },
    'records-more': () => this.#countMore(),
    'records-export': () => this.#export(),
    'records-import': ({ text }) => this.#beginImport(text),
    'records-import-more': () => this.#importMore(),
    'records-clear': () => this.#clear(),
  }

  constructor(world: RecordWorld) {
    this.#world = world
  }

  /** A game has ended, and how it went was counted anyway. */
  async keepEnded({ record, facts }: EndedGame, recap: Recap): Promise<void> {
    const { database } = this.#world
    if (!isOwn(record, facts.people)) return
    try {
      const kept = (await database.record(record.hash)) ?? (await keep(record, facts))
      const counted = { ...countedOf(record, kept), luck: luckOf(recap.sides), turning: turnsOf(recap.turning) }
      await database.put([kept], [counted])
    } catch (error) {
      // It is a game less on the page of oneself; what was played stays.
      if (!(error instanceof NoStorage || error instanceof DOMException)) throw error
    }
  }

  /** By its address, which is no table's. */
  async at(address: string): Promise<KeptRecord | null> {
    try {
      return await this.#world.database.at(address)
    } catch (error) {
      if (error instanceof NoStorage) return null
      throw error
    }
  }

  #until(): () => boolean {
    const { now } = this.#world
    const end = now() + PIECE_MS
    return () => now() < end
  }

  // ------------------------------------------------------------------------------------------------ counting

  async #count(): Promise<Progress> {
    this.#counting ??= await this.#toCount()
    const { tables, hashes, of } = this.#counting
    const goesOn = this.#until()
    do {
      const table = tables.shift()
      if (table === undefined) await this.#countSome(hashes.splice(0, HANDFUL))
      else await this.#bringOver(table)
    } while (tables.length + hashes.length > 0 && goesOn())
    const done = of - tables.length - hashes.length
    if (done === of) {
      this.#counting = null
      // What takes longer is looked for anew among all of them.
      if (of > 0) this.#more = null
    }
    return { done, of }
  }

  async #toCount(): Promise<Counting> {
    const { database, list } = this.#world
    const counted = await database.counted()
    const known = new Set(counted.filter(isCurrent).map(({ hash }) => hash))
    const hashes = (await database.hashes()).filter((hash) => !known.has(hash))
    const over = (await list()).filter((game) => game.over !== null && !this.#others.has(game.id))
    const tables = [...(await database.without(over.map(({ id }) => id)))]
    return { tables, hashes, of: tables.length + hashes.length }
  }

  /** A game that ended before there were records, or whose end nobody looked at. */
  async #bringOver(table: string): Promise<void> {
    const { database, ended } = this.#world
    const game = await ended(table).catch((error: unknown) => {
      if (saidNo(error)) return null
      throw error
    })
    if (!game || !isOwn(game.record, game.facts.people)) {
      this.#others.add(table)
      return
    }
    const kept = await keep(game.record, game.facts)
    await database.put([kept], [countedOf(game.record, kept)])
  }

  async #countSome(hashes: readonly string[]): Promise<void> {
    const { database } = this.#world
    const kept = await database.some(hashes)
    const counted = await Promise.all(kept.map(async (each) => countedOf(await recordIn(each), each)))
    await database.putCounted(counted)
  }

  // ------------------------------------------------------------------------------------ what takes longer

  async #countMore(): Promise<{ counted: readonly Counted[]; left: number }> {
    const { database } = this.#world
    this.#more ??= await this.#toCountMore()
    const { luck, turning } = this.#more
    const goesOn = this.#until()
    const found: Counted[] = []
    while (luck.length > 0 && goesOn()) {
      const some = luck.splice(0, HANDFUL)
      const kept = new Map((await database.some(some.map(({ hash }) => hash))).map((each) => [each.hash, each]))
      for (const each of some) {
        const record = kept.get(each.hash)
        const counted = record && (await this.#withLuck(each, await recordIn(record)))
        if (counted) found.push(counted)
      }
    }
    if (found.length === 0) {
      const next = turning.shift()
      const counted = next && (await this.#withTurns(next))
      if (counted) found.push(counted)
    } else this.#more = { luck, turning: turning.map((each) => found.find(({ hash }) => hash === each.hash) ?? each) }
    await database.putCounted(found)
    const left = luck.length + turning.length
    if (left === 0) this.#more = null
    return { counted: found, left }
  }

  async #toCountMore(): Promise<More> {
    const counted = (await this.#world.database.counted()).filter(isCurrent)
    const newest = counted.toSorted((a, b) => b.at - a.at).slice(0, TURNS_OF)
    return {
      luck: counted.filter(({ luck }) => luck === null),
      turning: newest.filter(({ turning }) => turning === null),
    }
  }

  /** Null: its rules could not be fetched now. Of rules that nobody knows there is nothing to count. */
  async #withLuck(counted: Counted, record: GameRecord): Promise<Counted | null> {
    const rules = await this.#world.versions.find(record.rules).catch(() => undefined)
    if (rules === undefined) return null
    if (rules === null) return { ...counted, luck: { heroes: null, sins: null } }
    return { ...counted, luck: luckOf(sidesOf(rules, record, walk(rules, record).log.flat())) }
  }

  async #withTurns(counted: Counted): Promise<Counted | null> {
    const { database, versions, winChance } = this.#world
    const kept = await database.record(counted.hash)
    if (!kept) return null
    const record = await recordIn(kept)
    const rules = await versions.find(record.rules).catch(() => undefined)
    if (rules === undefined) return null
    if (rules === null) return { ...counted, turning: [] }
    const [{ Timeline }, { turningOf }, chance] = await Promise.all([
      import('../model/replay/timeline.ts'),
      import('../model/recap/turning.ts'),
      winChance(),
    ])
    const timeline = new Timeline(rules, record)
    const chances = Array.from({ length: timeline.length + 1 }, (_, moment) => chance(rules, timeline.state(moment)))
    return { ...counted, turning: turnsOf(turningOf(timeline, chances, kept.people).points) }
  }

  // --------------------------------------------------------------------------------------------------- files

  async #export(): Promise<string> {
    const { database } = this.#world
    const rows = await database.some(await database.hashes())
    const inOrder = rows.toSorted((a, b) => a.at - b.at || (a.hash < b.hash ? -1 : 1))
    return fileOf(
      await Promise.all(inOrder.map(async (row) => ({ at: row.at, people: row.people, text: await textOf(row) }))),
    )
  }

  async #beginImport(text: string): Promise<Progress> {
    this.#import = null
    const filed = readRecords(text)
    const known = new Set(await this.#world.database.hashes())
    this.#import = { filed, known, records: [], counted: [], next: 0 }
    return { done: 0, of: filed.length }
  }

  async #importMore(): Promise<Progress & { added: number }> {
    const under = this.#import
    if (!under) return { done: 0, of: 0, added: 0 }
    const { filed, records, counted } = under
    const goesOn = this.#until()
    try {
      do await this.#importNext(under)
      while (under.next < filed.length && goesOn())
    } catch (error) {
      this.#import = null
      throw error
    }
    if (under.next === filed.length) {
      this.#import = null
      await this.#world.database.put(records, counted)
      this.#more = null
    }
    return { done: under.next, of: filed.length, added: records.length }
  }

  async #importNext(under: Import): Promise<void> {
    const { filed, known, records, counted } = under
    const i = under.next++
    const given = filed[i]
    if (!given || known.has(given.record.hash)) return
    const { record, at, people } = given
    known.add(record.hash)
    const rules = await this.#world.versions.of(record.rules)
    const { log } = within(`records[${i}].record`, () => walkFound(rules, record))
    const kept = await keep(record, { table: null, at, people: people as readonly Seat[] })
    records.push(kept)
    counted.push({ ...countedOf(record, kept), luck: luckOf(sidesOf(rules, record, log.flat())) })
  }

  /** The tables too: they would be brought over again. */
  async #clear(): Promise<null> {
    const { database, list, deleteTable } = this.#world
    for (const { id, over } of await list()) if (over !== null) await deleteTable(id)
    await database.clear()
    this.#counting = null
    this.#more = null
    this.#import = null
    return null
  }
}
