import type { OnlineCommand, TableFrame } from '@haven/table'
import { audienceOf, type Change, type Entry, type StoredTable } from '@haven/table/keeper'

/** Everything that was sent, told and stored in a run, and what must never be found in it. */

interface Sent {
  readonly person: string
  readonly version: number
  readonly body: OnlineCommand
  /** Of a seat that is not the sender's. */
  readonly isForeign: boolean
  done: number
  refused: number
  stored: number
}

export class Ledger {
  readonly violations: string[] = []
  readonly sent = new Map<string, Sent>()
  /** By person and version: what was shown. */
  readonly #shown = new Map<string, string>()
  /** What bots were asked and said. */
  readonly #thought = new Set<string>()
  readonly #told = new Map<string, string>()
  cuts = 0
  stored = 0

  fail(what: string): void {
    if (this.violations.length < 20) this.violations.push(what)
  }

  send(id: string, command: Omit<Sent, 'done' | 'refused' | 'stored'>): void {
    if (!this.sent.has(id)) this.sent.set(id, { ...command, done: 0, refused: 0, stored: 0 })
  }

  reply(id: string, isDone: boolean): void {
    const command = this.sent.get(id)
    if (!command) this.fail(`a reply to ${id}, which nobody sent`)
    else if (isDone) {
      command.done++
      if (command.isForeign) this.fail(`${command.person} did ${command.body.command} in another's seat`)
    } else command.refused++
  }

  thought(prompt: string, seat: string, option: string): void {
    this.#thought.add(`${prompt} ${seat} ${option}`)
  }

  // ------------------------------------------------------------------------------------------------ stored

  commit(before: StoredTable | null, change: Change, taken: readonly Entry[]): void {
    this.stored++
    const { table, entries } = change
    if (!before) return
    if (table.version !== before.version + 1) this.fail(`version ${before.version} became ${table.version}`)
    this.#receipts(before, table)
    for (const { answer, by, prompt } of entries?.entries ?? []) {
      if (by === 'bot' && answer && !this.#thought.has(`${prompt} ${answer.seat} ${answer.option}`)) {
        this.fail(`a bot's answer to ${prompt} that it never gave`)
      }
    }
    if (table.cutCount > before.cutCount) this.#cut(before, taken)
  }

  #receipts(before: StoredTable, table: StoredTable): void {
    for (const person of table.people) {
      const known = before.people.find(({ id }) => id === person.id)?.receipts ?? []
      for (const { id, seen } of person.receipts) {
        if (known.some((each) => each.id === id)) continue
        const command = this.sent.get(id)
        if (!command) continue
        command.stored++
        const audience = audienceOf(before, person.id)
        const isOfAMoment = ['answer', 'propose', 'undo', 'give-up', 'hold'].includes(command.body.command)
        if (isOfAMoment && command.version < (before.asked?.since[audience] ?? 0)) {
          this.fail(`${command.body.command} of version ${seen} was carried out at ${before.version}`)
        }
      }
    }
  }

  /** Back goes only who takes back his own, with nothing sealed in it, or what everybody wants. */
  #cut(before: StoredTable, taken: readonly Entry[]): void {
    this.cuts++
    const isAgreed = before.motions.some(({ motion }) => motion.motion === 'rewind')
    const holders = new Set(taken.map(({ answer }) => answer && before.seats[answer.seat]?.person))
    const people = new Set(Object.values(before.seats).flatMap(({ person }) => (person ? [person] : [])))
    const isOwn = holders.size === 1 && taken.every(({ seal }) => seal === null)
    if (!isAgreed && !isOwn && people.size > 1) this.fail('something was taken back without consent')
  }

  // ------------------------------------------------------------------------------------------------- shown

  show(person: string, frame: TableFrame, isOver: boolean): void {
    const { version, room, update } = frame
    const key = `${person} ${room.you.viewer} ${version}`
    const now = JSON.stringify([room, update?.view, update?.talk, update?.pulse, update?.undoable, update?.orders])
    const before = this.#shown.get(key)
    if (before !== undefined && before !== now) this.fail(`${key} was shown in two ways`)
    this.#shown.set(key, now)
    if (isOver) return
    if (room.seed !== null) this.fail('the seed was shown before the end')
    if (update && room.you.viewer !== 'sins' && update.view.sins.hand.some((card) => card !== null)) {
      this.fail(`${person} saw the hand`)
    }
    for (const { text = '' } of frame.lines.lines) {
      const [, side] = /^team (sins|heroes)/.exec(text) ?? []
      const own = room.you.viewer === 'sins' ? 'sins' : room.you.viewer.startsWith('hero') ? 'heroes' : 'none'
      if (side && side !== own) this.fail(`${person} heard the talk of the other side`)
    }
  }

  /** A step once told stays as it was told, unless it was taken back. */
  tell(person: string, viewer: string, cut: number, at: number, step: unknown): void {
    const key = `${person} ${viewer} ${cut} ${at}`
    const now = JSON.stringify(step)
    const before = this.#told.get(key)
    if (before !== undefined && before !== now) this.fail(`step ${at} was told in two ways`)
    this.#told.set(key, now)
  }

  // ------------------------------------------------------------------------------------------------ the end

  /** Every acknowledged command is there, none twice. */
  settle(texts: readonly string[]): void {
    for (const [id, { body, done, stored, refused }] of this.sent) {
      if (stored > 1) this.fail(`${body.command} ${id} was stored ${stored} times`)
      if (body.command !== 'say') {
        if (done > 0 && stored === 0 && !['position', 'explain', 'record'].includes(body.command)) {
          this.fail(`${body.command} ${id} was acknowledged and is not there`)
        }
        continue
      }
      const found = texts.filter((text) => text === body.text).length
      if (found > 1) this.fail(`a line was said ${found} times`)
      if (done > 0 && found === 0) this.fail('a line was acknowledged and is not there')
      if (refused > 0 && done === 0 && found > 0) this.fail('a line was refused and is there')
    }
  }
}
