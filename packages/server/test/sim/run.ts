import { type Random, randomFrom, type Seat } from '@haven/engine'
import {
  onlyRules,
  readFrame,
  recordOfGame,
  type ServerFrame,
  type TableFrame,
  type TableSettings,
  verifyRecord,
} from '@haven/table'
import type { World } from '@haven/table/keeper'
import {
  audienceOf,
  frameFor,
  hashOf,
  identify,
  judge,
  Keeper,
  type LiveTable,
  type MemoryTables,
  type Store,
  stepsOf,
} from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import {
  type Bug,
  CALM,
  type Commit,
  type Faults,
  FaultyStore,
  idOf,
  Ledger,
  Link,
  Player,
  settingsOf,
  storeThat,
  VirtualTime,
} from '@haven/testkit/sim'
import { type Door, doorOf, type Guest, type Tell } from '../../src/nodes/door.ts'
import { House } from '../../src/nodes/house.ts'
import { JournalTables } from './journal-tables.ts'
import type { OwnerBug } from './owner-bugs.ts'
import { SimNodes } from './sim-nodes.ts'

const STORMY: Faults = { before: 15, after: 15, drop: 40, twice: 80, broken: 25, crash: 4, early: 50 }
const MINUTE = 60_000
/** Longer than any of these games: what goes on after that hangs. */
const LONGEST = 90 * MINUTE
const TIRED = 20 * MINUTE
const UNHEARD = 15_000

interface Node {
  readonly id: string
  readonly keeper: Keeper
  readonly door: Door
  /** Null: everybody serves whatever comes. */
  readonly house: House | null
  isAlive: boolean
  readonly links: Set<Link>
}

/** How often a process goes in good order, or another one comes, in thousandths of a second. */
const LEAVES = 6
const JOINS = 10
const MOST_NODES = 4

const TAKING = { ready: () => null, isFree: () => true }

/**
 * One game in a bad world: several processes, one database, a network that loses and repeats, and people in a hurry.
 * In some of them each table has an owner, and processes come and go.
 */
export class Run {
  readonly time = new VirtualTime()
  readonly database: MemoryTables
  readonly ledger = new Ledger()
  readonly random: Random
  readonly #bug: Bug
  readonly #id: string
  readonly #players: Player[] = []
  #nodes: Node[] = []
  #faults: Faults = STORMY
  readonly #behind = new Map<Player, number>()
  readonly #owners: OwnerBug | null
  readonly #nodesOfAll: SimNodes
  #count = 0

  /** With owners or without them (null), or as the seed says. */
  constructor(
    seed: string,
    bug: Bug = {},
    { database = new JournalTables(), owners }: { database?: MemoryTables; owners?: OwnerBug | null } = {},
  ) {
    this.database = database
    this.random = randomFrom(`haven/sim/${seed}`)
    this.#bug = bug
    this.#owners = owners === undefined ? (this.random.below(2) === 0 ? {} : null) : owners
    const faults = (): Faults => this.#faults
    this.#nodesOfAll = new SimNodes(this.time, { random: this.random, faults, bent: owners?.bent })
    this.#id = idOf('sim')
    this.database.onCommit = (...told) => this.ledger.commit(...told)
  }

  // ------------------------------------------------------------------------------------------- processes

  #start(): Node {
    const name = `node${this.#count++}`
    const random = randomFrom(`${name} ${this.random.below(0x10000)}`)
    const links = new Set<Link>()
    let node: Node | null = null
    const isAlive = (): boolean => node?.isAlive ?? true
    const { time, ledger } = this
    const world: World = {
      now: () => time.now,
      after: (ms, run) => {
        const early = random.below(1_000) < this.#faults.early ? 1 : 0
        return time.after(ms - early, () => isAlive() && run())
      },
      random: () => Array.from({ length: 16 }, () => random.below(0x10000).toString(16).padStart(4, '0')).join(''),
      think({ view, prompt, chance }) {
        const asked = view.prompts.find(({ id }) => id === prompt)!
        const option = asked.options[randomFrom(chance).below(asked.options.length)]!.id
        ledger.thought(prompt, asked.seat, option)
        return new Promise((resolve) => void time.after(random.below(1_500), () => isAlive() && resolve(option)))
      },
      allows: () => false,
      call: async () => [],
      report: () => undefined,
    }
    const real = new FaultyStore(this.database, time, random, {
      faults: () => this.#faults,
      commit: this.#bug.commit ?? ((...change) => this.#commit(house, ...change)),
      isAlive,
    })
    const owned = this.#owners && this.#owned(real, () => house, this.#owners)
    const store = this.#bug.store?.(owned ?? real) ?? owned ?? real
    const keeper = new Keeper({
      versions: onlyRules(rules),
      store,
      world,
      judge: this.#bug.judge?.(random) ?? judge,
      ...(owned && { owns: (id: string) => house?.owns(id) ?? false }),
    })
    const house = this.#owners && this.#house(name, { keeper, world, isAlive })
    node = { id: name, keeper, door: house ?? doorOf(keeper), house, isAlive: true, links }
    return node
  }

  #commit(house: House | null, ...[database, change, before]: Parameters<Commit>): ReturnType<Commit> {
    const { commit } = this.#owners ?? {}
    return commit && house?.owns(change.table.id) ? commit(database, change, before) : database.commit(change, before)
  }

  /** News go from node to node, and not with the store. */
  #owned(real: Store, house: () => House | null, { isBlind = false }: OwnerBug): Store {
    const owned = storeThat(() => ({
      onNews: () => undefined,
      async commit(change, before) {
        const outcome = await real.commit(change, before)
        if (outcome === 'stored' && !isBlind) house()?.hint([{ id: change.table.id, version: change.table.version }])
        return outcome
      },
      ...(isBlind && { newer: async () => [] }),
    }))
    return owned?.(real) ?? real
  }

  #house(id: string, { keeper, world, isAlive }: { keeper: Keeper; world: World; isAlive: () => boolean }): House {
    const me = { id, address: `${id}:1` }
    const house = new House({
      me,
      nodes: this.#nodesOfAll.nodesFor(isAlive),
      call: (to, end) =>
        this.#nodesOfAll.callFor(me)(to, (line) => {
          const near = end(line)
          const broken = (): void => void (isAlive() && !this.#owners?.isDeaf && near.broken())
          return { heard: (words, text) => void (isAlive() && near.heard(words, text)), broken }
        }),
      keeper,
      metrics: { count: () => undefined },
      world,
      onBug: (error) => this.ledger.fail(`a bug: ${String(error)}`),
    })
    this.#nodesOfAll.answer(id, (line) => {
      const far = house.answer(line)
      return {
        heard: (words, text) => void (isAlive() && far.heard(words, text)),
        broken: () => void (isAlive() && far.broken()),
      }
    })
    // The database may be away: it beats again a second later.
    void house.open().catch(() => house.open().catch(() => undefined))
    return house
  }

  #crash(node: Node): void {
    this.#end(node)
    this.#nodes = this.#nodes.map((each) => (each === node ? this.#start() : each))
  }

  #end(node: Node): void {
    node.isAlive = false
    this.#nodesOfAll.gone(node.id)
    for (const link of node.links) link.cut()
  }

  /** In good order: what is under way is stored. */
  #leave(node: Node): void {
    this.#nodes = this.#nodes.filter((each) => each !== node)
    void node.house?.leave()
    for (const link of node.links) link.cut()
    void node.keeper.close()
    this.time.after(500, () => this.#end(node))
  }

  #comeAndGo(): void {
    if (!this.#owners) return
    this.#nodesOfAll.trouble()
    const [last] = this.#nodes.slice(-1)
    if (this.#nodes.length < MOST_NODES && this.random.below(1_000) < JOINS) this.#nodes.push(this.#start())
    else if (last && this.#nodes.length > 1 && this.random.below(1_000) < LEAVES) this.#leave(last)
  }

  #connect(player: Player): Link {
    const node = this.#nodes[this.random.below(this.#nodes.length)]!
    let greeted: Promise<Guest | null> | null = null
    const tell: Tell = (told, text) => {
      const frame = (text === undefined ? told : JSON.parse(text.toString())) as ServerFrame
      link.tell(this.#bug.frame?.(frame, this.random) ?? frame)
    }
    const link: Link = new Link(
      { time: this.time, random: this.random, faults: () => this.#faults },
      {
        up: (text) => {
          if (!node.isAlive) return
          const frame = readFrame(text)
          if (frame.send !== 'command') greeted ??= node.door.greet(frame, tell, TAKING)
          else void greeted?.then((guest) => guest?.command(frame))
        },
        down: (told) => player.hear(told),
        onCut: () => {
          node.links.delete(link)
          if (node.isAlive) void greeted?.then((guest) => guest?.close())
        },
      },
    )
    node.links.add(link)
    return link
  }

  // ------------------------------------------------------------------------------------------------ a game

  async play(): Promise<readonly string[]> {
    const { random, time, ledger } = this
    const heroPlayers = 1 + random.below(3)
    const settings: TableSettings = settingsOf(heroPlayers, {
      window: 500 + random.below(1_500),
      talk: 15 + random.below(30),
      time:
        random.below(2) === 0 ? { control: 'none' } : { control: 'live', bank: 10 + random.below(30), increment: 2 },
    })
    const heroes: Seat[] = (['hero1', 'hero2', 'hero3'] as const).slice(0, heroPlayers)
    const hands: Seat[][] =
      heroPlayers === 3 && random.below(2) === 0 ? [['hero1', 'hero2'], ['hero3']] : heroes.map((seat) => [seat])
    if (hands.length > 1 && random.below(3) === 0) hands.pop()
    if (random.below(4) > 0) hands.unshift(['sins'])
    this.#nodes = [this.#start(), this.#start()]
    const all = hands.flat()
    for (const [i, seats] of hands.entries()) {
      const options = {
        name: `player${i}`,
        table: this.#id,
        seats,
        others: all.filter((seat) => !seats.includes(seat)),
        isHost: i === 0,
        settings,
      }
      const chance = randomFrom(`player ${i} ${random.below(0x10000)}`)
      this.#players.push(
        new Player(options, { time, random: chance, ledger, connect: (player) => this.#connect(player) }),
      )
    }
    this.#crashes()
    const start = time.now
    const isOver = (): boolean => this.database.rows.get(this.#id)?.table.phase === 'over'
    await time.run(start + TIRED, isOver)
    for (const player of this.#players) player.isTired = true
    await time.run(start + LONGEST, isOver)
    if (!isOver()) ledger.fail(`the game hangs: ${JSON.stringify(this.#standing())}`)
    this.#faults = CALM
    await time.run(time.now + MINUTE / 4)
    this.#check()
    for (const node of this.#nodes) node.isAlive = false
    return ledger.violations
  }

  #standing() {
    const table = this.database.table(this.#id)
    return (
      table && {
        phase: table.phase,
        window: table.window,
        asked: table.asked?.key,
        paused: table.pausedAt,
        seats: table.seats,
      }
    )
  }

  #crashes(): void {
    this.time.after(1_000, () => {
      this.#checkNews()
      if (this.#faults !== CALM) this.#comeAndGo()
      for (const node of this.#nodes) if (this.random.below(1_000) < this.#faults.crash) this.#crash(node)
      if (this.#faults !== CALM) this.#crashes()
    })
  }

  #load(): LiveTable | null {
    try {
      return this.database.load(this.#id)
    } catch (error) {
      this.ledger.fail(`what is stored cannot be read: ${String(error)}`)
      return null
    }
  }

  /** What somebody has of this version, however it was told, is what the table shows him. */
  #checkSight(player: Player): void {
    const { ledger } = this
    const live = this.#load()
    const { frame } = player
    if (!live || !frame || this.#nodes.length === 0) return
    const key = hashOf(player.key)
    const audience = audienceOf(live.table, identify(live.table, key)?.person.id ?? null)
    if (frame.version !== live.table.seen[audience] || frame.room.game !== live.table.gameNumber) return
    const told = { from: 0, entries: [], lines: { from: 0, lines: [] } }
    const now = frameFor(rules, live, key, told)
    const looks = ({ room, update }: TableFrame): string =>
      JSON.stringify([room, update && { ...update, from: 0, steps: 0 }])
    if (now && looks(now) !== looks(frame)) ledger.fail(`${player.name} sees something else than there is`)
  }

  /** Who is connected hears of what happened, and not only when he asks. */
  #checkNews(): void {
    const table = this.database.table(this.#id)
    if (!table) return
    for (const player of this.#players) {
      this.#checkSight(player)
      const { frame } = player
      const person = frame?.room.you.person ?? null
      const isBehind = player.isConnected && frame !== null && frame.version < table.seen[audienceOf(table, person)]
      const since = isBehind ? (this.#behind.get(player) ?? this.time.now) : null
      if (since === null) this.#behind.delete(player)
      else this.#behind.set(player, since)
      if (since !== null && this.time.now - since > UNHEARD)
        this.ledger.fail(`${player.name} is connected and was not told`)
    }
  }

  /** Quiet again: everybody has seen everything, and the game is what the rules make of its record. */
  #check(): void {
    const { ledger, database } = this
    const table = database.table(this.#id)
    if (!table?.game) return
    const log = database.log(this.#id, table.gameNumber)
    if (log.length !== table.game.length + 1)
      ledger.fail(`the log has ${log.length} entries for ${table.game.length} answers`)
    else if (rules.outcome(table.game.state)) {
      const [opening, ...entries] = log
      const verdict = verifyRecord(rules, recordOfGame(rules, table.game, opening!.events, stepsOf(entries)))
      if (!verdict.ok) ledger.fail(`the record is wrong at ${verdict.place}: ${verdict.code}`)
    }
    const whole = JSON.stringify(log.map(({ events }) => rules.viewEvents(events, 'all')))
    for (const player of this.#players) {
      const { frame } = player
      if (frame?.room.phase !== table.phase) ledger.fail(`${player.name} did not see the end`)
      else if (JSON.stringify(player.log.map(({ events }) => events)) !== whole)
        ledger.fail(`${player.name} has another log`)
    }
    ledger.settle(database.lines(this.#id).map(({ text = '' }) => text))
  }

  get answers(): number {
    return this.database.table(this.#id)?.game?.length ?? 0
  }
}
