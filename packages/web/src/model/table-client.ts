import {
  type DifferenceFrame,
  Ear,
  type Have,
  type Line,
  type LogStep,
  logAfter,
  MOST_LINES,
  type NewLines,
  type OnlineCommand,
  type OnlineNo,
  type QueryValue,
  type TableFrame,
  type TableUpdate,
  type TableView,
} from '@haven/table'
import { batch, type Signal, signal } from '@preact/signals'
import { Refused } from './refused.ts'

/** The game as it was told last, with all of its log. */
export interface Told {
  readonly game: number
  readonly update: TableUpdate
  /** Steps that came with the last frame. */
  readonly news: readonly LogStep[]
}

/** Hero seats know the same: nothing is told anew when a device passes between them. */
export const knows = (viewer: string): string => (viewer.startsWith('hero') ? 'heroes' : viewer)

/** One table as this device knows it, wherever it is kept. */
export abstract class TableClient {
  readonly id: string
  readonly room: Signal<TableView | null> = signal(null)
  /** The talk as far as it was told, and whether there are lines before the first of these. */
  readonly lines: Signal<readonly Line[]> = signal([])
  readonly hasOlder: Signal<boolean> = signal(false)
  readonly told: Signal<Told | null> = signal(null)
  /** What could not be done, for everybody to read until it is put away. */
  readonly notice: Signal<OnlineNo | null> = signal(null)
  /** The wish that it was said against. */
  readonly refused: Signal<OnlineCommand | null> = signal(null)
  protected version = 0
  protected have: Have | null = null
  readonly #ear = new Ear()
  #log: readonly LogStep[] = []

  constructor(id: string) {
    this.id = id
  }

  /** Throws Refused. The version is that of what the sender saw. */
  abstract send(body: OnlineCommand, version?: number): Promise<QueryValue | null>

  get log(): readonly LogStep[] {
    return this.#log
  }

  /** Throws a Misfit. */
  protected hear(told: TableFrame | DifferenceFrame): void {
    const frame = this.#ear.hear(told)
    if (frame.tell === 'table') this.#show(frame)
  }

  #show({ version, room, update, lines }: TableFrame): void {
    const before = this.room.peek()
    const isOther = before?.game !== room.game || knows(before.you.viewer) !== knows(room.you.viewer)
    this.version = version
    if (isOther) this.#log = []
    if (update) this.#log = logAfter(this.#log, update)
    const kept = keptOf(this.lines.peek(), lines)
    const said = [...kept, ...lines.lines].slice(-MOST_LINES)
    this.have = {
      viewer: room.you.viewer,
      game: room.game,
      version,
      steps: update ? this.#log.length : 0,
      lines: lines.from + lines.lines.length,
    }
    batch(() => {
      if (kept.length === 0) this.hasOlder.value = lines.older ?? false
      this.room.value = room
      this.lines.value = said
      if (!update) this.told.value = null
      else {
        const isWhole = isOther || update.from === 0
        this.told.value = {
          game: room.game,
          update: { ...update, from: isWhole ? 0 : update.from, steps: isWhole ? this.#log : update.steps },
          news: isWhole ? [] : update.steps,
        }
      }
    })
  }

  /** The same for a button: what is refused is said in front of everybody's eyes. */
  async wish(body: OnlineCommand): Promise<boolean> {
    return (await this.#ask(body)) !== undefined
  }

  async #ask(body: OnlineCommand): Promise<QueryValue | null | undefined> {
    try {
      return await this.send(body)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      batch(() => {
        this.refused.value = body
        this.notice.value = error.refusal
      })
      return undefined
    }
  }

  /** The lines before the first one that is here. */
  async fetchOlder(): Promise<void> {
    const [first] = this.lines.peek()
    if (!first) return
    const value = await this.#ask({ command: 'lines', before: first.n })
    // Meanwhile the talk may be another one: somebody who changes sides is told all of it anew.
    if (value?.query !== 'lines' || this.lines.peek()[0] !== first) return
    batch(() => {
      this.lines.value = [...value.lines, ...this.lines.peek()]
      this.hasOlder.value = value.older
    })
  }
}

/** What stays of the lines that are here when these come. */
function keptOf(had: readonly Line[], { from, anew, changed = [] }: NewLines): readonly Line[] {
  if (anew) return []
  return had.filter(({ n }) => n < from).map((line) => changed.find(({ n }) => n === line.n) ?? line)
}
