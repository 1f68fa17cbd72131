import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Loaded, loadFile, type Players, SIDES, saveTo } from '@haven/cli/save-file'
import { Wire } from '@haven/cli/wire'
import { terminalWorld } from '@haven/cli/world'
import { type Random, randomFrom, type Seat } from '@haven/engine'
import { processIo } from '@haven/lab/ground'
import { onlyRules, openGame, type Save, seatsOf, type TableFrame, verifyRecord } from '@haven/table'
import { MemoryTables, type World } from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import { Ledger, VirtualTime } from '@haven/testkit/sim'
import { positionOf } from './home-run.ts'
import { isLook, wishFor } from './wishes.ts'

class Killed extends Error {}

/** Where a life ends, in thousandths: between two commands, before its file is written, and right after. */
const DEATHS = { between: 15, before: 15, after: 15 }
const TIRED = 400
const LONGEST = 4_000

/** How the file is written; a planted bug does it wrong. */
export type Keeping = (file: string, save: Save, players: Players) => void

/** One game at a keyboard whose process is killed at any moment, and begun again from its file. */
export class TerminalRun {
  readonly random: Random
  readonly violations: string[] = []
  readonly ledger = { cuts: 0, stored: 0 }
  readonly #folder = mkdtempSync(join(process.env.HAVEN_TEST_FOLDER ?? tmpdir(), 'terminal-'))
  readonly #file = join(this.#folder, 'game.json')
  readonly #keep: Keeping
  answers = 0
  kills = 0
  #wishes = 0

  constructor(seed: string, keep: Keeping = saveTo) {
    this.random = randomFrom(`haven/sim/terminal/${seed}`)
    this.#keep = keep
  }

  async play(): Promise<readonly string[]> {
    const { random } = this
    const heroPlayers = 1 + random.below(4)
    const begun = openGame(rules, { position: positionOf(random, heroPlayers), seed: `terminal ${random.below(1e6)}` })
    const players: Players = { as: SIDES[random.below(SIDES.length)]!, bot: 'random' }
    let life: Life | null = await this.#live({ rules, ...begun, steps: [], players })
    while (life && this.violations.length === 0) {
      const end = await this.#until(life)
      life.end()
      if (end === 'over') break
      if (end === 'hangs') this.violations.push(`the game hangs: ${life.frame.room.phase}`)
      else life = await this.#again(life)
    }
    rmSync(this.#folder, { recursive: true, force: true })
    return this.violations
  }

  // ------------------------------------------------------------------------------------------------- lives

  async #live({ game, opening, steps, players }: Loaded): Promise<Life> {
    const seats = seatsOf(rules, game)
    const isMine = (seat: Seat): boolean => (seat === 'sins' ? players.as !== 'heroes' : players.as !== 'sins')
    const bots = Object.fromEntries(seats.filter((seat) => !isMine(seat)).map((seat) => [seat, players.bot]))
    const life = new Life((save) => this.#write(life, save, players))
    await life.begin({ game, opening, steps, players: { people: seats.filter(isMine), bots } })
    return life
  }

  #write(life: Life, save: Save, players: Players): void {
    const fate = life.isBegun ? this.random.below(1_000) : 1_000
    if (!life.isAlive) throw new Killed()
    if (fate < DEATHS.before) life.die()
    this.#keep(this.#file, save, players)
    life.written = life.hashes
    if (fate < DEATHS.before + DEATHS.after) life.die()
  }

  /** What was told to be done is in the file; what was not may be. */
  async #again(before: Life): Promise<Life> {
    this.kills++
    const usual: Players = { as: 'heroes', bot: 'random' }
    const loaded = await loadFile(processIo(), onlyRules(rules), this.#file, {}, usual)
    const kept = loaded.steps.map(({ hash }) => hash)
    const fits = [before.acknowledged, before.written].some((hashes) => JSON.stringify(hashes) === JSON.stringify(kept))
    if (!fits) this.violations.push(`the file has ${kept.length} answers, ${before.acknowledged.length} were given`)
    this.ledger.cuts += before.ledger.cuts
    this.ledger.stored += before.ledger.stored
    return this.#live(loaded)
  }

  async #until(life: Life): Promise<'over' | 'killed' | 'hangs'> {
    const { random } = this
    for (;;) {
      await life.time.run(life.time.now + random.below(300))
      this.violations.push(...life.violations())
      if (!life.isAlive) return 'killed'
      const { frame } = life
      this.answers = frame.update?.view ? life.acknowledged.length : 0
      if (frame.room.phase === 'over') return this.#finish(life)
      if (this.#wishes++ > LONGEST) return 'hangs'
      if (random.below(1_000) < DEATHS.between) return 'killed'
      const wish = wishFor(frame, random, this.#wishes > TIRED)
      if (!wish) continue
      if (isLook(wish)) life.wire.look()
      else if (!(await life.do(wish))) return 'killed'
    }
  }

  async #finish(life: Life): Promise<'over'> {
    const reply = await life.wire.do({ command: 'record' })
    const record = reply.done && reply.value?.query === 'record' ? reply.value.record : null
    const verdict = record && verifyRecord(rules, JSON.parse(JSON.stringify(record)))
    if (!verdict?.ok) this.violations.push(`the record is wrong: ${JSON.stringify(verdict)}`)
    life.ledger.settle([])
    this.violations.push(...life.violations())
    this.ledger.cuts += life.ledger.cuts
    this.ledger.stored += life.ledger.stored
    return 'over'
  }
}

/** A process from its start to its end. */
class Life {
  readonly time = new VirtualTime()
  readonly ledger = new Ledger()
  readonly tables = new MemoryTables()
  readonly #keep: (save: Save) => void
  isAlive = true
  /** The answers of the game when the last command was acknowledged, and as they were written last. */
  acknowledged: readonly string[] = []
  written: readonly string[] = []
  #wire: Wire | null = null
  #sent = 0
  #seen: TableFrame | null = null

  constructor(keep: (save: Save) => void) {
    this.#keep = keep
  }

  async begin(sits: Parameters<typeof Wire.open>[1]): Promise<void> {
    const around = {
      rules,
      tables: this.tables,
      worldOf: (onBug: (error: unknown) => void): World => {
        const world = terminalWorld(processIo(), rules, (error) => (error instanceof Killed ? undefined : onBug(error)))
        return {
          ...world,
          now: () => this.time.now,
          after: (ms, run) => this.time.after(ms, () => this.isAlive && run()),
          think: async (ask) => {
            const option = await world.think(ask)
            this.ledger.thought(ask.prompt, ask.seat, option)
            return option
          },
        }
      },
      keep: (save: Save) => this.#keep(save),
    }
    this.#wire = await Wire.open(around, sits)
    const kept = this.tables.onCommit
    this.tables.onCommit = (before, change, taken) => {
      kept(before, change, taken)
      this.ledger.commit(before, change, taken)
    }
    this.acknowledged = this.hashes
    this.written = this.hashes
    this.#watch()
    await this.time.run(this.time.now)
  }

  get hashes(): readonly string[] {
    const [id] = [...this.tables.rows.keys()]
    return this.tables
      .log(id!, 1)
      .slice(1)
      .map(({ hash }) => hash)
  }

  get isBegun(): boolean {
    return this.#wire !== null
  }

  get wire(): Wire {
    return this.#wire!
  }

  get frame(): TableFrame {
    return this.wire.frame
  }

  #watch(): void {
    void this.wire.next().then(
      (frame) => {
        this.#see(frame)
        this.acknowledged = this.hashes
        this.#watch()
      },
      (error: unknown) => {
        if (this.isAlive && !(error instanceof Killed)) this.ledger.fail(`the shell failed: ${String(error)}`)
      },
    )
  }

  #see(frame: TableFrame): void {
    const { viewer } = frame.room.you
    if (this.#seen && frame.version < this.#seen.version) this.ledger.fail('the version fell')
    this.#seen = frame
    this.ledger.show('keyboard', frame, frame.room.phase === 'over')
    const isSecret = viewer !== 'sins' && viewer !== 'all' && JSON.stringify(frame).includes('"to":"sins"')
    if (isSecret) this.ledger.fail(`${viewer} was told what is for the Sins player`)
  }

  /** False: killed meanwhile. */
  async do(body: Parameters<Wire['do']>[0]): Promise<boolean> {
    // The ids that the wire gives.
    const id = `${++this.#sent}`
    this.ledger.send(id, { person: 'keyboard', version: this.frame.version, body, isForeign: false })
    let isDone: boolean | null = null
    void this.wire.do(body).then(
      (reply) => {
        isDone = reply.done
      },
      () => undefined,
    )
    // Who is dead never replies.
    await this.time.run(this.time.now)
    if (!this.isAlive) return false
    if (isDone === null) this.ledger.fail(`no reply to ${body.command}`)
    else this.ledger.reply(id, isDone)
    this.acknowledged = this.hashes
    return true
  }

  die(): void {
    this.isAlive = false
    throw new Killed()
  }

  end(): void {
    this.isAlive = false
  }

  violations(): readonly string[] {
    return this.ledger.violations.splice(0)
  }
}
