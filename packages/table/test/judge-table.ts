import type { Position, Rules, Seat } from '@haven/engine'
import { type OnlineCommand, SCENE_MS, type TableSettings } from '@haven/table'
import {
  audienceAt,
  type Entry,
  type Input,
  identify,
  type Judged,
  judge,
  type LiveTable,
  newTable,
  type StoredTable,
} from '../src/judge/index.ts'
import { rules as core, turnOfThorley } from './helpers.ts'

/** A table before the judge alone: no keeper, no wire, and a clock that the test sets. */

export const BEGAN = 1_000_000
/** A window that opens with a turn waits so long for that to be seen. */
export const TURN_SEEN = SCENE_MS.turnStarted ?? 0

/** Thorley, of `hero1`, in the middle of his turn, and nobody near. */
export const turnOfHero1: Position = {
  ...turnOfThorley,
  setup: { ...turnOfThorley.setup, heroes: ['thorley', 'rose', 'rocco'] },
  monsters: [{ kind: 'acolyte', space: 's3,2' }],
}

export const settings = (change: Partial<TableSettings> = {}): TableSettings => ({
  listed: true,
  spectators: 'public',
  time: { control: 'none' },
  window: 1_000,
  talk: 60,
  bot: 'level1',
  setup: { heroPlayers: 3 },
  position: turnOfHero1,
  ...change,
})

export class Bench {
  live: LiveTable
  now = BEGAN
  log: Entry[] = []
  /** Whether addresses may be told of turns. */
  isAllowed = true
  readonly #rules: Rules
  #n = 0

  constructor(given: TableSettings = settings(), rules: Rules = core) {
    this.#rules = rules
    this.live = {
      table: newTable(rules, 'table'.padEnd(22, '_'), 'Host', 'key0', given, this.now),
      tail: { from: 0, entries: [] },
      lines: [],
    }
  }

  get table(): StoredTable {
    return this.live.table
  }

  input(input: Input): Judged {
    const judged = judge(this.live, input, {
      rules: this.#rules,
      now: this.now,
      random: () => `random ${this.#n++}`.padEnd(32, '-'),
      allows: () => this.isAllowed,
      history: this.log,
    })
    if (judged.next) {
      const { live } = judged.next
      this.live = live
      this.log = [...this.log.slice(0, live.tail.from), ...live.tail.entries]
    }
    return judged
  }

  /** What a device says; it has seen everything so far. */
  say(key: string, body: OnlineCommand, more: { id?: string; version?: number; code?: string } = {}): Judged {
    const version = this.table.seen[audienceAt(this.table, identify(this.table, key))]
    return this.input({ input: 'command', key, id: `command-${this.#n++}`, version, body, ...more })
  }

  /** The code of a refusal; fails if it was carried out. */
  no(key: string, body: OnlineCommand): { code: string; params: unknown } {
    const judged = this.say(key, body)
    if (judged.done) throw new Error(`${body.command} was carried out`)
    const { code, params } = judged.refusal
    return { code, params }
  }

  ok(key: string, body: OnlineCommand): this {
    const judged = this.say(key, body)
    if (!judged.done) throw new Error(`${body.command} was refused: ${judged.refusal.code}`)
    return this
  }

  /** `key0` is the host's; the others follow in their order. */
  seat(...people: readonly (readonly Seat[])[]): this {
    for (const [i, seats] of people.entries()) {
      this.ok(`key${i}`, { command: 'claim', name: i === 0 ? 'Host' : `Guest ${i}`, seats })
    }
    return this
  }

  start(): this {
    return this.ok('key0', { command: 'start' })
  }

  pass(ms: number): this {
    this.now += ms
    this.input({ input: 'tick' })
    return this
  }
}
