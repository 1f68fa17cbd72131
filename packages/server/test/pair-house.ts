import type { Seat, State } from '@haven/engine'
import { sha256Hex } from '@haven/engine/files'
import { onlyRules, type TableSettings } from '@haven/table'
import type { CommandOutcome, World } from '@haven/table/keeper'
import { hashOf, type judge, Keeper, memoryStore, newTable, type StoredTable } from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import { idOf, keyOf, settingsOf } from '@haven/testkit/sim'
import { Registry } from 'prom-client'
import { hookMessage } from '../src/notify/webhook.ts'
import { createFigures, type Figures } from '../src/web/metrics.ts'
import { type Guest, House, worldOf } from './table-at-home.ts'

/** One of two worlds: a table in the middle of its game or before it, other tables in the list, and all who look. */

export const SEATS: readonly Seat[] = ['sins', 'hero1', 'hero2', 'hero3']

/** Every kind of viewer, by what it is sent or reads. */
export const EYES = [
  // the seats
  ...SEATS,
  // the Sins player's own screen while his hand is on another device, that hand, and a second device of a hero
  'shared',
  'hand',
  'second',
  // bystanders of a table that shows what is public, what the heroes see, a round later, or nothing
  'spectator',
  'heroes',
  'delayed',
  'none',
  // a visitor before the game
  'lobby',
  // who reads the list or the figures, and who is told of turns
  'list',
  'metrics',
  'webhook',
  'push',
] as const
export type Eye = (typeof EYES)[number]

const HAND = 'hand'
const SECOND = 'second'
const HOOK = 'https://hooks.example/haven'

/** Whose seat a person must hold, so that there is such an eye. */
export const seatOf = (eye: Eye): Seat | null => {
  if (eye === 'shared' || eye === 'hand') return 'sins'
  if (eye === 'second') return 'hero2'
  if (eye === 'push') return 'hero1'
  return SEATS.find((seat) => seat === eye) ?? null
}

/** Where a planted leak is put. */
export type Judging = (house: PairHouse) => typeof judge

/** A house whose bots think for as long as their view makes them think, up to less than a beat. */
export class PairHouse extends House {
  readonly guests = new Map<Seat, Guest>()
  readonly watcher: Guest
  readonly eye: Guest
  /** What was told outside of turns, and when. */
  readonly notices: string[] = []
  readonly figures: Figures
  readonly #registry = new Registry()
  readonly #keeper: Keeper

  constructor(state: State, bots: readonly Seat[], settings: Partial<TableSettings>, eye: Eye, judging: Judging) {
    super('pair')
    this.#fill(tableWith(state, bots, settings, eye))
    const base = worldOf(this.time, 'pair')
    const world: World = {
      ...base,
      think: (ask) =>
        new Promise((resolve) => {
          const ms = Number.parseInt(sha256Hex(JSON.stringify(ask.view)).slice(0, 4), 16) % 600
          this.time.after(ms, () => void base.think(ask).then(resolve))
        }),
      call: async ({ webhook, name, seat, language, pushes }) => {
        const hook = webhook && hookMessage(name, seat, language)
        this.notices.push(
          `${this.time.now} ${JSON.stringify({ hook, pushes: pushes.map((push) => [push, seat, name]) })}`,
        )
        return []
      },
    }
    this.#keeper = new Keeper({
      versions: onlyRules(rules),
      store: memoryStore(this.database),
      world,
      judge: judging(this),
    })
    this.figures = createFigures(this.#registry, {
      tables: () => this.#keeper.tables,
      sockets: () => this.#keeper.connections,
      botQuestions: () => 0,
    })
    for (const seat of SEATS) if (!bots.includes(seat)) this.guests.set(seat, this.guest(seat))
    this.watcher = this.guest('watcher')
    const isShared = eye === 'shared' || eye === 'hand'
    const screen = this.guests.get('sins')
    if (isShared) this.guests.set('sins', this.guest(HAND))
    this.#others = [...(isShared && screen ? [screen] : []), ...(eye === 'second' ? [this.guest(SECOND)] : [])]
    const own = eye === 'hand' ? 'sins' : SEATS.find((seat) => seat === eye)
    this.eye = (own && this.guests.get(own)) ?? this.#others[0] ?? this.watcher
  }

  readonly #others: readonly Guest[]

  /** Between other tables of the list, of the minute before, of this one and of the next. */
  #fill(table: StoredTable): void {
    this.database.create({ table, entries: null, lines: [], wake: null, listed: null })
    const opening = { answer: null, prompt: '', events: [], seal: null, hash: '', by: 'table', at: 0 } as const
    this.database.rows.get(this.id)!.games.set(1, [opening])
    for (const [i, name] of ['another', 'between', 'zenith'].entries()) {
      const changed = this.time.now + (i - 1) * 60_000
      const listed = { host: name, story: null, heroPlayers: 3, free: SEATS, time: table.settings.time, changed }
      const other = { ...table, id: idOf(name), phase: 'lobby' as const, game: null, past: [], changed }
      this.database.create({
        table: other,
        entries: null,
        lines: [],
        wake: null,
        listed: { ...listed, table: idOf(name) },
      })
    }
  }

  override replied(outcome: CommandOutcome): void {
    this.figures.count(outcome, 0)
  }

  async enter(): Promise<void> {
    for (const guest of [...this.guests.values(), this.watcher, ...this.#others]) await guest.greetAt(this.#keeper)
    // The table was put here in the middle of its game: the first command makes it ask its question.
    const [[seat, first]] = [...this.guests].filter(([name]) => name !== 'sins') as [[Seat, Guest]]
    await first.do({ command: 'claim', name: seat, seats: [] })
  }

  /** What anybody can read or is told who sits nowhere. */
  async inPublic(): Promise<Readonly<Record<'list' | 'metrics' | 'notices', string>>> {
    return {
      list: JSON.stringify(this.database.listed(100)),
      metrics: await this.#registry.metrics(),
      notices: this.notices.join('\n'),
    }
  }
}

function tableWith(state: State, bots: readonly Seat[], change: Partial<TableSettings>, eye: Eye): StoredTable {
  const settings = settingsOf(3, { position: undefined, ...change })
  const empty = newTable(rules, idOf('table'), 'Host', hashOf(keyOf('sins')), settings, 0)
  const [host] = empty.people
  const device = (n: number, key: string, hand = false) => ({
    id: `d${n}`,
    hash: hashOf(keyOf(key)),
    hand,
    push: { endpoint: `https://push.example/${n}`, p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
  })
  const isShared = eye === 'shared' || eye === 'hand'
  const people = SEATS.map((seat, i) => ({
    ...host!,
    id: `p${i + 1}`,
    name: seat,
    devices: [
      device(i + 1, seat),
      ...(isShared && seat === 'sins' ? [device(9, HAND, true)] : []),
      ...(eye === 'second' && seat === 'hero2' ? [device(8, SECOND)] : []),
    ],
    side: seat === 'sins' ? ('sins' as const) : ('heroes' as const),
  })).filter((_, i) => !bots.includes(SEATS[i]!))
  const game: StoredTable['game'] = {
    rules: rules.version,
    setup: state.setup,
    startPosition: null,
    seed: 'the seed of both worlds',
    epochs: [],
    state,
    length: 0,
    startHash: '0'.repeat(64),
    hash: '0'.repeat(64),
  }
  const { time } = settings
  const left = time.control === 'days' ? time.hours * 3_600_000 : 600_000
  const since = { played: [], isDrawn: false, flipped: {}, revealed: {} }
  return {
    ...empty,
    // A visitor before the game: one that was broken off lies in the table still.
    phase: eye === 'lobby' ? 'lobby' : 'playing',
    people,
    host: people[0]!.id,
    counted: { people: SEATS.length, devices: 9, motions: 0 },
    clocks: time.control === 'none' ? {} : Object.fromEntries(SEATS.map((seat) => [seat, { left, thinks: 3 }])),
    gameNumber: 1,
    game,
    webhook: HOOK,
    past: settings.spectators === 'delayed' ? [{ ...game, since }] : [],
    seats: Object.fromEntries(
      SEATS.map((seat, i) => [
        seat,
        bots.includes(seat) ? { person: null, bot: 'level1' } : { person: `p${i + 1}`, bot: null },
      ]),
    ),
  }
}
