import { type Position, type Random, randomFrom, type Seat } from '@haven/engine'
import { recordOfGame, type TableFrame, verifyRecord } from '@haven/table'
import { type Entry, type StoredTable, stepsOf } from '@haven/table/keeper'
import { late, coreRules as rules } from '@haven/testkit'
import { type Bug, CALM, type Faults, Ledger, VirtualTime } from '@haven/testkit/sim'
import { IndexedDbStore } from '@haven/web/indexed-db-store'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import { channelOf } from './channel.ts'
import { seeded, Tab } from './tab.ts'

export const STORMY: Faults = { ...CALM, before: 15, after: 15, twice: 80, crash: 50 }
const MINUTE = 60_000
const TIRED = 4 * MINUTE
/** Longer than any of these games: what goes on after that hangs. */
const LONGEST = 25 * MINUTE
const UNHEARD = 8_000
const HEROES: readonly Seat[] = ['hero1', 'hero2', 'hero3', 'hero4']

type Method<K extends 'commit' | 'create' | 'replace'> = (
  this: IndexedDbStore,
  ...args: Parameters<IndexedDbStore[K]>
) => ReturnType<IndexedDbStore[K]>

/** The database under the store, which a run looks into and disturbs. */
const DISK = IndexedDbStore.prototype as unknown as { [K in 'commit' | 'create' | 'replace']: Method<K> }

/** Who sits at the device: somebody of one side, or of both. */
export function peopleOf(random: Random, heroPlayers: number): readonly Seat[] {
  const heroes = HEROES.slice(0, heroPlayers)
  const which = random.below(4)
  if (which === 0) return ['sins']
  const some = heroes.filter(() => random.below(3) > 0)
  const seated = some.length > 0 ? some : heroes
  return which === 1 ? seated : ['sins', ...seated]
}

export function positionOf(random: Random, heroPlayers: number): Position {
  const position = late(heroPlayers, [1])
  return random.below(2) === 0 ? position : { ...position, setup: { ...position.setup, sin: 'sloth' } }
}

/** One game in one browser: tabs that are killed and opened again, two at once, and a database that is not sure. */
export class HomeRun {
  readonly time = new VirtualTime()
  readonly ledger = new Ledger()
  readonly random: Random
  readonly #bug: Bug
  #faults: Faults = CALM
  #tabs: Tab[] = []
  #count = 0
  #game = ''
  kills = 0
  readonly #behind = new Map<Tab, number>()
  /** As the disk has it. */
  #table: StoredTable | null = null
  #log: readonly Entry[] = []

  constructor(seed: string, bug: Bug = {}) {
    this.random = randomFrom(`haven/sim/home/${seed}`)
    this.#bug = bug
  }

  get answers(): number {
    return this.#table?.game?.length ?? 0
  }

  async play(): Promise<readonly string[]> {
    const { time, random } = this
    vi.stubGlobal('indexedDB', new IDBFactory())
    vi.stubGlobal('IDBKeyRange', IDBKeyRange)
    vi.stubGlobal('BroadcastChannel', channelOf(time, random))
    const restore = this.#watch()
    try {
      await this.#play()
    } finally {
      for (const tab of this.#tabs) tab.kill()
      await time.run(time.now + 1_000)
      restore()
    }
    return this.ledger.violations
  }

  async #play(): Promise<void> {
    const { time, random, ledger } = this
    const heroPlayers = 1 + random.below(4)
    const people = peopleOf(random, heroPlayers)
    const first = this.#tab()
    const game = { position: positionOf(random, heroPlayers), people, bots: {}, bot: 'random' }
    void first.call('new', { game }).then((id) => {
      this.#game = String(id)
    })
    await time.run(time.now + 1_000)
    this.#faults = STORMY
    first.open(this.#game)
    this.#tabs = [first]
    this.#fate()
    const start = time.now
    const isOver = (): boolean => this.#table?.phase === 'over'
    const isEnough = (): boolean => isOver() || ledger.violations.length > 0
    await time.run(start + TIRED, isEnough)
    for (const tab of this.#tabs) tab.isTired = true
    await time.run(start + LONGEST, isEnough)
    if (ledger.violations.length > 0) return
    if (!isOver()) ledger.fail(`the game hangs: ${JSON.stringify(this.#standing())}`)
    this.#faults = CALM
    while (this.#tabs.length < 2) this.#open()
    await time.run(time.now + 20_000)
    this.#check()
  }

  #standing() {
    const { phase, window, asked, talk, seats, version } = this.#table ?? {}
    const tabs = this.#tabs.map(({ name, frame }) => ({
      name,
      version: frame?.version,
      prompts: frame?.update?.view.prompts.length,
    }))
    return { phase, window, asked: asked?.key, talk, seats, version, tabs }
  }

  // -------------------------------------------------------------------------------------------------- tabs

  #tab(): Tab {
    const { time, random, ledger } = this
    const name = `tab${this.#count++}`
    return new Tab({
      name,
      time,
      random: seeded(name, random),
      ledger,
      faults: () => this.#faults,
      bug: this.#bug,
      onFrame: (frame) => this.#look(frame),
    })
  }

  #open(): void {
    const tab = this.#tab()
    tab.isTired = this.#tabs.some(({ isTired }) => isTired) || this.#faults === CALM
    tab.open(this.#game)
    this.#tabs = [...this.#tabs, tab]
  }

  /** Tabs die at any moment; there are one or two. */
  #fate(): void {
    this.time.after(100 + this.random.below(900), () => {
      if (this.#faults === CALM) return
      for (const tab of this.#tabs) {
        if (this.random.below(1_000) >= this.#faults.crash) continue
        this.kills++
        tab.kill()
        this.#tabs = this.#tabs.filter((each) => each !== tab)
        if (this.#tabs.length === 0) this.#open()
        this.#change()
      }
      if (this.#tabs.length < 2 && this.random.below(15) === 0) this.#open()
      if (this.random.below(10) === 0) this.#change()
      this.#listen()
      this.#fate()
    })
  }

  /** People sit before one of the tabs, or before both. */
  #change(): void {
    const idle = this.#tabs.length > 1 ? this.random.below(3) : -1
    for (const [i, tab] of this.#tabs.entries()) tab.isIdle = i === idle
  }

  /** What happened is heard by every tab, also by those who do not ask; and time that is up is up. */
  #listen(): void {
    const { now } = this.time
    const { seen, window } = this.#table ?? {}
    for (const tab of this.#tabs) {
      const isBehind = tab.frame !== null && seen !== undefined && tab.frame.version < seen.heroes
      const since = isBehind ? (this.#behind.get(tab) ?? now) : now
      this.#behind.set(tab, since)
      if (now - since > UNHEARD) this.ledger.fail(`${tab.name} was not told`)
    }
    if (window?.ends && now - window.ends > UNHEARD) this.ledger.fail('a window does not end')
  }

  // ------------------------------------------------------------------------------------------------ the disk

  /** Whatever is stored is noted; and the disk itself is not sure, under the store that brings it over. */
  #watch(): () => void {
    const { commit, create, replace } = DISK
    const note = (table: StoredTable, log: (before: readonly Entry[]) => readonly Entry[]): void =>
      this.#note(table, log(this.#log))
    const fated = async <T>(deed: () => Promise<T>): Promise<T> => {
      const { before, after } = this.#faults
      const fate = this.random.below(1_000)
      if (fate < before) throw new DOMException('full', 'QuotaExceededError')
      const value = await deed()
      if (fate < before + after) throw new DOMException('closed', 'InvalidStateError')
      return value
    }
    DISK.create = async function (change) {
      const outcome = await create.call(this, change)
      if (outcome === 'stored') note(change.table, () => change.entries?.entries ?? [])
      return outcome
    }
    DISK.commit = function (change) {
      return fated(async () => {
        const outcome = await commit.call(this, change)
        const { entries } = change
        if (outcome === 'stored') {
          note(change.table, (log) => (entries ? [...log.slice(0, entries.from), ...entries.entries] : log))
        }
        return outcome
      })
    }
    DISK.replace = async function (whole, base) {
      const isStored = await replace.call(this, whole, base)
      if (isStored) note(whole.table, () => whole.games.get(whole.table.gameNumber) ?? [])
      return isStored
    }
    return () => void Object.assign(DISK, { commit, create, replace })
  }

  #note(table: StoredTable, log: readonly Entry[]): void {
    const before = this.#table
    const firstNew = log.findIndex((entry, i) => entry.hash !== this.#log[i]?.hash || entry.at !== this.#log[i]?.at)
    const from = firstNew < 0 ? log.length : firstNew
    const taken = this.#log.slice(from)
    this.#table = table
    this.#log = log
    const change = { table, entries: { from, entries: log.slice(from) }, lines: [], wake: null, listed: null }
    this.ledger.commit(before, change, taken)
  }

  // ------------------------------------------------------------------------------------------------- checks

  /** A hero's eyes never get what only the Sins player may know. */
  #look(frame: TableFrame): void {
    const { viewer } = frame.room.you
    const { update } = frame
    if (viewer === 'sins' || viewer === 'all' || !update) return
    if (JSON.stringify(frame).includes('"to":"sins"'))
      this.ledger.fail(`${viewer} was told what is for the Sins player`)
    if (update.orders.length > 0) this.ledger.fail(`${viewer} saw the orders`)
    const { game, seen } = this.#table ?? {}
    if (!game || seen?.heroes !== frame.version) return
    const known = JSON.stringify(rules.view(game.state, 'spectator'))
    const shown = JSON.stringify(update.view)
    for (const card of rules.view(game.state, 'sins').sins.hand) {
      if (card && shown.includes(`"${card}"`) && !known.includes(`"${card}"`)) this.ledger.fail(`${viewer} saw ${card}`)
    }
  }

  #check(): void {
    const { ledger } = this
    const table = this.#table
    if (!table?.game) return
    const log = this.#log
    if (log.length !== table.game.length + 1) {
      ledger.fail(`the log has ${log.length} entries for ${table.game.length} answers`)
      return
    }
    if (rules.outcome(table.game.state)) {
      const [opening, ...entries] = log
      const verdict = verifyRecord(rules, recordOfGame(rules, table.game, opening!.events, stepsOf(entries)))
      if (!verdict.ok) ledger.fail(`the record is wrong at ${verdict.place}: ${verdict.code}`)
    }
    const whole = JSON.stringify(log.map(({ events }) => rules.viewEvents(events, 'all')))
    for (const { name, frame, log: own } of this.#tabs) {
      if (frame?.room.phase !== table.phase) ledger.fail(`${name} did not see the end`)
      else if (JSON.stringify(own.map(({ events }) => events)) !== whole) ledger.fail(`${name} has another log`)
      else if (frame.version !== table.seen.heroes) ledger.fail(`${name} is behind`)
    }
    ledger.settle([])
    for (const [id, { done, refused, stored, body }] of ledger.sent) {
      if (refused > 0 && done === 0 && stored > 0)
        ledger.fail(`${body.command} ${id} was done and is said to be refused`)
    }
  }
}
