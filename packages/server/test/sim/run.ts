import { type Random, randomFrom, type Seat } from '@haven/engine'
import { onlyRules, readFrame, recordOfGame, type ServerFrame, type TableSettings, verifyRecord } from '@haven/table'
import type { Connection, World } from '@haven/table/keeper'
import { audienceOf, judge, Keeper, MemoryTables, stepsOf } from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import {
  type Bug,
  CALM,
  type Faults,
  FaultyStore,
  idOf,
  Ledger,
  Link,
  Player,
  settingsOf,
  VirtualTime,
} from '@haven/testkit/sim'

const STORMY: Faults = { before: 15, after: 15, drop: 40, twice: 80, broken: 25, crash: 4, early: 50 }
const MINUTE = 60_000
/** Longer than any of these games: what goes on after that hangs. */
const LONGEST = 90 * MINUTE
const TIRED = 20 * MINUTE
const UNHEARD = 15_000

interface Node {
  readonly keeper: Keeper
  isAlive: boolean
  readonly links: Set<Link>
}

/** One game in a bad world: two processes, one database, a network that loses and repeats, and people in a hurry. */
export class Run {
  readonly time = new VirtualTime()
  readonly database = new MemoryTables()
  readonly ledger = new Ledger()
  readonly random: Random
  readonly #bug: Bug
  readonly #id: string
  readonly #players: Player[] = []
  #nodes: Node[] = []
  #faults: Faults = STORMY
  readonly #behind = new Map<Player, number>()
  #count = 0

  constructor(seed: string, bug: Bug = {}) {
    this.random = randomFrom(`haven/sim/${seed}`)
    this.#bug = bug
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
      commit: this.#bug.commit ?? ((database, change) => database.commit(change)),
      isAlive,
    })
    const store = this.#bug.store?.(real) ?? real
    const keeper = new Keeper({ versions: onlyRules(rules), store, world, judge: this.#bug.judge?.(random) ?? judge })
    node = { keeper, isAlive: true, links }
    return node
  }

  #crash(node: Node): void {
    node.isAlive = false
    for (const link of node.links) link.cut()
    this.#nodes = this.#nodes.map((each) => (each === node ? this.#start() : each))
  }

  #connect(player: Player): Link {
    const node = this.#nodes[this.random.below(this.#nodes.length)]!
    let greeted: Promise<Connection | null> | null = null
    const tell = (frame: ServerFrame): void => {
      const told = this.#bug.frame?.(frame, this.random) ?? frame
      link.tell(told)
    }
    const link: Link = new Link(
      { time: this.time, random: this.random, faults: () => this.#faults },
      {
        up: (text) => {
          if (!node.isAlive) return
          const frame = readFrame(text)
          if (frame.send !== 'command') greeted ??= node.keeper.greet(frame, tell)
          else void greeted?.then((connection) => connection?.command(frame))
        },
        down: (told) => player.hear(told),
        onCut: () => {
          node.links.delete(link)
          if (node.isAlive) void greeted?.then((connection) => connection?.close())
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
      for (const node of this.#nodes) if (this.random.below(1_000) < this.#faults.crash) this.#crash(node)
      if (this.#faults !== CALM) this.#crashes()
    })
  }

  /** Who is connected hears of what happened, and not only when he asks. */
  #checkNews(): void {
    const table = this.database.table(this.#id)
    if (!table) return
    for (const player of this.#players) {
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
