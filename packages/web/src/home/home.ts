import type { Think } from '@haven/bots/thinker'
import { RuleError, randomFrom, type Seat } from '@haven/engine'
import { asIds } from '@haven/engine/files'
import {
  type HomePlayers,
  PROTOCOL,
  type Save,
  type ServerFrame,
  saidNo,
  seatsOf,
  type TableGame,
  type Versions,
} from '@haven/table'
import {
  type Connection,
  Doubt,
  hashOf,
  homePlayersOf,
  homeTable,
  Keeper,
  type KeeperOptions,
  type LiveTable,
  type Store,
  saveOfTable,
  type ThinkAsk,
  type World,
} from '@haven/table/keeper'
import { firstGame, USUAL_BOT } from '../model/first-game.ts'
import { textOf } from '../model/links/links.ts'
import type {
  CallAnswer,
  CallAsk,
  CallName,
  Export,
  FromWorker,
  HomeFrame,
  NewGame,
  Pace,
  SavedGame,
  StoreAnswer,
  StoreAsk,
  ToWorker,
} from '../model/messages.ts'
import type { WinChance } from '../model/recap/recap.ts'
import { isAddress, recordIn } from '../model/records/kept-record.ts'
import { RecordsDatabase } from '../model/records/records-db.ts'
import { type Kept, ReplayDesk } from './desk.ts'
import { loadFile } from './files.ts'
import { beginGame } from './new-game.ts'
import { checkPlayers, seatPeople } from './players.ts'
import { puzzleAnswers } from './puzzles.ts'
import { type EndedGame, RecordDesk } from './record-desk.ts'

/**
 * The shell of tables at home: it brings the keeper a store, a clock, chance and bots, carries frames between it and
 * the page, and does what is no command of a table: lists, files, games from elsewhere.
 */

/** A store with what only its owner may do. */
export interface HomeStore extends Store {
  list(): Promise<readonly SavedGame[]>
  delete(id: string): Promise<void>
}

/** What it needs of the world around it. */
export interface Around {
  readonly versions: Versions
  readonly store: HomeStore
  readonly think: Think
  /** So many random bytes, as text. */
  readonly random: (bytes: number) => string
  readonly now: () => number
  /** Runs it later, and lets messages in before. */
  readonly after: (ms: number, run: () => void) => () => void
  readonly post: (message: FromWorker) => void
  /** Another judge than ours: a test that looks for bugs brings one with a bug. */
  readonly judge?: KeeperOptions['judge']
}

const SEED_BYTES = 16
const ID_BYTES = 6
/** There is one device, and nobody else to be told apart from. */
const KEY = 'home'
export const HOME_KEY: string = hashOf(KEY)
/** So long a decision of a finished game is thought over. */
const HINDSIGHT_MS = 300
/** Until the page says how it wants it. */
export const USUAL_PACE: Pace = { blink: 150, window: 1200 }

type Answers = { readonly [K in CallName]: (ask: CallAsk<K>) => Promise<CallAnswer<K>> }

/** What came from a file and was over was not: all of it was written at once. */
const isPlayedHere = ({ tail: { entries } }: LiveTable): boolean =>
  (entries.at(-1)?.at ?? 0) > (entries[0]?.at ?? Number.POSITIVE_INFINITY)

/** Fetched when somebody wants to know. */
async function winChance(): Promise<WinChance> {
  const { createValue, VALUE_WEIGHTS } = await import('@haven/bots')
  const value = createValue(VALUE_WEIGHTS)
  return (own, state) => value.winChance(own.look(state))
}

const unknown = (game: string): RuleError => new RuleError('unknown-id', 'file', { field: 'game', id: game })

export class Home {
  readonly #around: Around
  readonly #keeper: Keeper
  readonly #desk: ReplayDesk
  readonly #records: RecordDesk
  readonly #lines = new Map<number, Promise<Connection | null>>()
  readonly #answers: Answers
  #open: string | null = null

  constructor(around: Around) {
    this.#around = around
    const { versions, store, judge } = around
    this.#keeper = new Keeper({
      versions: around.versions,
      store,
      world: this.#world(),
      idle: 0,
      sweeps: false,
      ...(judge && { judge }),
    })
    this.#desk = new ReplayDesk({
      versions,
      kept: (game) => this.#kept(game),
      begin: (game) => this.#begin(game),
      random: () => randomFrom(around.random(SEED_BYTES)),
      now: around.now,
      ended: (game, recap) => this.#records.keepEnded(game, recap),
      winChance,
      hindsight: async (own, view, prompt, given) => {
        const { createValue, hindsight, VALUE_WEIGHTS } = await import('@haven/bots')
        const thinker = { rules: own, value: createValue(VALUE_WEIGHTS), seed: 'hindsight', temperature: 0 }
        return hindsight(thinker, view, prompt, given, { milliseconds: HINDSIGHT_MS, now: around.now })
      },
    })
    this.#records = new RecordDesk({
      versions,
      database: new RecordsDatabase(),
      list: () => store.list(),
      ended: (table) => this.#ended(table),
      deleteTable: (table) => this.#delete(table),
      winChance,
      now: around.now,
    })
    this.#answers = {
      ...this.#desk.answers,
      ...puzzleAnswers(versions),
      ...this.#records.answers,
      'play-now': ({ bot = USUAL_BOT }) => this.#begin(firstGame(bot)),
      new: ({ game }) => this.#begin(game),
      learn: ({ scene, answers, wrongs }) => this.#learn(scene, answers, wrongs),
      pace: ({ game, pace }) => this.#setPace(game, pace),
      list: () => store.list(),
      delete: ({ game }) => this.#delete(game),
      import: async ({ text, people, bot }) => {
        const loaded = await loadFile(versions, await textOf(versions, text), people, bot, around.random(SEED_BYTES))
        return this.#sitDown(loaded.game, loaded.players)
      },
      export: async ({ game, what }) => JSON.stringify(await this.#exported(game, what), null, 1),
    }
  }

  #world(): World {
    const { now, after, random } = this.#around
    return {
      now,
      after,
      random: () => random(2 * SEED_BYTES),
      think: (ask) =>
        new Promise((resolve) => {
          // Messages come first: whoever wants to leave or take back need not wait for a bot.
          after(0, () => resolve(this.#decide(ask)))
        }),
      allows: () => false,
      call: async () => [],
      report: (trouble, table, error) => {
        // The store may fail now and then: the keeper looks again.
        const isTried = trouble === 'store' || trouble === 'commit' || error instanceof Doubt
        if (!isTried) void this.#crash(error, table)
      },
    }
  }

  async #decide(ask: ThinkAsk): Promise<string> {
    const { versions, now } = this.#around
    const rules = await versions.of(ask.view.rules)
    return (await import('./bots.ts')).decide(rules, ask, now)
  }

  // ------------------------------------------------------------------------------------------------- games

  async #sitDown(game: TableGame, players: HomePlayers): Promise<string> {
    const { store, random, now } = this.#around
    const id = random(ID_BYTES)
    const { snapshot, opening, steps } = game
    const sitting = { id, key: HOME_KEY, players, game: snapshot, opening, steps, ...USUAL_PACE, now: now() }
    await store.create(homeTable(game.rules, sitting).change)
    return id
  }

  async #begin({ setup, boxes, position, people, bots, bot, seed }: NewGame): Promise<string> {
    const { versions, random } = this.#around
    const beginning = { setup, position, seed: seed ?? random(SEED_BYTES) }
    const game = await beginGame(versions, beginning, boxes)
    const given = asIds(people, 'people', (seat) => game.seats.includes(seat as Seat)) as Seat[]
    const seated = seatPeople(game.seats, (seat) => given.includes(seat), bot)
    const own = Object.entries(bots).filter(([seat]) => !seated.people.includes(seat as Seat))
    const players = { people: seated.people, bots: { ...seated.bots, ...Object.fromEntries(own) } }
    return this.#sitDown(game, checkPlayers(players, game.seats))
  }

  /** It lies in memory: what is kept of it are the answers, by the page. */
  async #learn(scene: number, answers: readonly string[], wrongs: number): Promise<string> {
    const { versions, store, random, now } = this.#around
    const { newest } = versions
    const [{ firstNight }, { openLesson }] = await Promise.all([
      import('@haven/content/first-night'),
      import('@haven/table/learn'),
    ])
    const lesson = firstNight.find((each) => each.scene === scene)
    if (!lesson) throw unknown(String(scene))
    const id = random(ID_BYTES)
    const players = { people: [lesson.seat], bots: {} }
    const opened = openLesson(newest, lesson, answers, wrongs)
    await store.create(homeTable(newest, { id, key: HOME_KEY, players, ...opened, ...USUAL_PACE, now: now() }).change)
    return id
  }

  async #load(game: string): Promise<LiveTable> {
    const live = await this.#around.store.load(game)
    if (!live) throw unknown(game)
    return live
  }

  async #kept(game: string): Promise<Kept | null> {
    const { store } = this.#around
    const live = await store.load(game)
    if (!live?.table.game) return this.#recorded(game)
    const { table } = live
    const { people } = homePlayersOf(table)
    const facts = isPlayedHere(live) ? { table: game, at: live.tail.entries.at(-1)?.at ?? table.changed, people } : null
    const save = await this.#saveOf(live)
    return { id: game, save, players: homePlayersOf(table), played: table.played ?? 0, facts }
  }

  /** A game of which there is nothing but its record. */
  async #recorded(address: string): Promise<Kept | null> {
    const kept = isAddress(address) ? await this.#records.at(address) : null
    if (!kept) return null
    const { outcome: _, ...record } = await recordIn(kept)
    const seats = seatsOf(await this.#around.versions.of(record.rules), record)
    const players = seatPeople(seats, (seat) => kept.people.includes(seat), USUAL_BOT)
    return { id: address, save: { save: true, ...record }, players, played: 0, facts: null }
  }

  async #ended(table: string): Promise<EndedGame | null> {
    const kept = await this.#kept(table)
    const outcome = (await this.#load(table)).table.game?.state.over
    if (!kept?.facts || !outcome) return null
    const { save: _, ...played } = kept.save
    return { record: { ...played, outcome }, facts: kept.facts }
  }

  async #saveOf({ table }: LiveTable): Promise<Save> {
    const { versions, store } = this.#around
    const rules = table.game ? await versions.of(table.game.rules) : versions.newest
    const entries = await store.log(table.id, table.gameNumber, 0, (table.game?.length ?? 0) + 1)
    return saveOfTable(rules, table, entries)
  }

  async #setPace(game: string, { window, blink }: Pace): Promise<null> {
    if (!(await this.#keeper.setPace(game, window, blink))) throw unknown(game)
    return null
  }

  async #delete(game: string): Promise<null> {
    this.#keeper.forget(game)
    await this.#around.store.delete(game)
    return null
  }

  /** A position of a game that goes on holds nothing that the one who looks may not know: the rest is dealt anew. */
  async #exported(game: string, what: Export): Promise<unknown> {
    if (what === 'position') return this.#desk.position(game)
    if (what === 'record') return JSON.parse(await this.#desk.answers['record-of']({ game }))
    const live = await this.#load(game)
    return { ...(await this.#saveOf(live)), players: homePlayersOf(live.table) }
  }

  // -------------------------------------------------------------------------------------------------- wires

  hear(message: ToWorker): void {
    switch (message.to) {
      case 'call':
        void this.#reply(message.id, () => this.#answers[message.call](message.ask as never))
        return
      case 'think':
        void this.#reply(message.id, () => this.#around.think(message.thought, message.view, message.ask))
        return
      case 'store':
        void this.#reply(message.id, () => this.#atStore(message.ask))
        return
      case 'line':
        this.#hearLine(message.line, message.frame)
    }
  }

  /** Asked by the page for a cell, which has no store of its own. */
  #atStore(ask: StoreAsk): Promise<StoreAnswer> {
    const { store } = this.#around
    switch (ask.store) {
      case 'create':
        return store.create(ask.change)
      case 'commit':
        return store.commit(ask.change)
      case 'load':
        return store.load(ask.table)
      case 'log':
        return store.log(ask.table, ask.game, ask.from, ask.to)
    }
  }

  async #reply(
    id: number,
    answer: () => Promise<Extract<FromWorker, { from: 'reply' }>['value'] | null>,
  ): Promise<void> {
    const { post } = this.#around
    try {
      post({ from: 'reply', id, value: await answer() })
    } catch (error) {
      const refusal = saidNo(error)
      if (refusal) post({ from: 'refusal', id, refusal })
      else await this.#crash(error, this.#open)
    }
  }

  #hearLine(line: number, frame: HomeFrame): void {
    const send = (told: ServerFrame): void => this.#around.post({ from: 'line', line, frame: told })
    switch (frame.send) {
      case 'hello':
        this.#open = frame.table
        this.#lines.set(
          line,
          this.#keeper
            .greet({ send: 'hello', protocol: PROTOCOL, table: frame.table, key: KEY, have: null }, send)
            .catch(async (error: unknown) => {
              await this.#crash(error, frame.table)
              return null
            }),
        )
        return
      case 'command':
        this.#at(line, (connection) => connection.command(frame))
        return
      case 'look':
        this.#at(line, (connection) => connection.look(frame.seat))
        return
      case 'leave':
        this.#at(line, (connection) => connection.close())
        this.#lines.delete(line)
    }
  }

  #at(line: number, deed: (connection: Connection) => unknown): void {
    void this.#lines
      .get(line)
      ?.then((connection) => connection && deed(connection))
      .catch((error: unknown) => this.#crash(error, this.#open))
  }

  /** A bug: nothing goes on from here, and everything that is needed to see it again is offered as a file. */
  async #crash(error: unknown, table: string | null): Promise<void> {
    const message = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error)
    const live = table ? await this.#around.store.load(table).catch(() => null) : null
    const game = live && (await this.#saveOf(live).catch(() => null))
    const file = game ? JSON.stringify({ error: message, game, state: live.table.game?.state }) : ''
    if (table) this.#keeper.forget(table)
    this.#around.post({ from: 'crash', crash: { message, file } })
  }
}
