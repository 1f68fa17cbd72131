import type { ListedTable } from '@haven/table'
import { type Attempt, SETTINGS } from './attempts.ts'
import { from, newTable, pause, Stranger } from './stranger.ts'

/** Honest people play; strangers read the list and watch, to guess in which windows the Sins player passes. */

interface Window {
  readonly isPassed: boolean
  readonly began: number
  /** 0: it was not seen to its end. */
  ended: number
  /** What the strangers noticed meanwhile: that its row changed, that it rose in the list, frames on their socket. */
  isChanged: boolean
  isRisen: boolean
  frames: number
}

/** A person in the Sins seat and one beside a bot, for which the table stays in the list; a stranger watches. */
class Watched {
  readonly table = newTable()
  readonly windows: Window[] = []
  #row: string | null = null
  #place = 0
  #open: Window | null = null
  readonly #sins: Stranger
  readonly #hero: Stranger
  readonly #watcher: Stranger

  constructor(address: string, n: number) {
    this.#sins = new Stranger(address, this.table, from(`10.1.1.${n}`))
    this.#hero = new Stranger(address, this.table, from(`10.1.2.${n}`))
    this.#watcher = new Stranger(address, this.table, from(`10.0.4.${n}`))
  }

  async open(): Promise<void> {
    await this.#sins.create(SETTINGS)
    await this.#hero.hello()
    await this.#sins.do({ command: 'claim', name: 'Sins', seats: ['sins'] })
    await this.#hero.do({ command: 'claim', name: 'Hero', seats: ['hero1'] })
    await this.#watcher.hello()
    this.#watcher.onFrame((frame) => {
      if (frame.tell !== 'table' || !this.#open) return
      const { pulse } = frame.update ?? {}
      if (pulse && !pulse.held) this.#open.frames++
      else {
        this.#open.ended = performance.now()
        this.#open = null
      }
    })
    await this.#sins.do({ command: 'start' })
  }

  /** Its row in the list, and its place there, since the window was opened. */
  read(tables: readonly ListedTable[]): void {
    const open = this.#open
    if (!open) return
    const place = tables.findIndex(({ table }) => table === this.table)
    const row = JSON.stringify(tables[place])
    if (this.#row !== null && row !== this.#row) open.isChanged = true
    if (this.#row !== null && place < this.#place) open.isRisen = true
    this.#row = row
    this.#place = place
  }

  async play(end: number): Promise<void> {
    const people = [this.#sins, this.#hero]
    while (Date.now() < end && people.every(({ closed }) => !closed)) {
      const { room, update } = this.#sins.shown ?? {}
      if (room?.phase === 'over') await this.#sins.do({ command: 'rematch', swap: false })
      else if (room?.phase === 'lobby') await this.#sins.do({ command: 'start' })
      else if (update?.pulse && !update.pulse.held) await this.#window()
      else for (const person of people) await answer(person)
      await pause(20)
    }
    for (const each of [...people, this.#watcher]) each.leave()
  }

  async #window(): Promise<void> {
    const { shown } = this.#sins
    const [question] = shown?.update?.view.prompts ?? []
    const isPassed = Math.random() < 0.5
    this.#row = null
    this.#open = { isPassed, began: performance.now(), ended: 0, isChanged: false, isRisen: false, frames: 0 }
    this.windows.push(this.#open)
    if (isPassed && question) {
      await pause(150 + Math.random() * 200)
      await this.#sins.do({ command: 'answer', seat: 'sins', prompt: question.id, option: 'none' })
    }
    const decisions = shown?.update?.view.decisions
    await this.#sins.until(() => this.#sins.shown?.update?.view.decisions !== decisions, 3_000)
  }
}

async function answer(person: Stranger): Promise<void> {
  const [question] = person.shown?.update?.view.prompts ?? []
  if (!question) return
  const { seat, id, options } = question
  await person.do({
    command: 'answer',
    seat,
    prompt: id,
    option: options[Math.floor(Math.random() * options.length)]!.id,
  })
}

const TABLES = 8
const POLL = 50
/** As far from one half as one guesses by chance in one of a thousand tries. */
const isTold = (hits: number, of: number): boolean => of >= 12 && Math.abs(hits - of / 2) > 1.65 * Math.sqrt(of)

export async function passes(address: string, seconds: number): Promise<Attempt> {
  const end = Date.now() + seconds * 1_000
  const all = Array.from({ length: TABLES }, (_, n) => new Watched(address, n + 1))
  for (const each of all) await each.open()
  const playing = Promise.all(all.map((each) => each.play(end)))
  let polls = 0
  for (; Date.now() < end; await pause(POLL)) {
    const answered = await fetch(`${address}/api/tables`, { headers: from(`10.0.5.${polls++ % 8}`) }).catch(() => null)
    if (!answered?.ok) continue
    const { tables } = (await answered.json()) as { tables: ListedTable[] }
    for (const each of all) each.read(tables)
  }
  await playing
  const windows = all.flatMap((each) => each.windows).filter(({ ended }) => ended > 0)
  const lengths = windows.map(({ began, ended }) => ended - began).toSorted((a, b) => a - b)
  const middle = lengths[Math.floor(lengths.length / 2)] ?? 0
  const hits = (guess: (window: Window) => boolean): number =>
    windows.filter((window) => guess(window) === window.isPassed).length
  const guesses = {
    'by the list': hits(({ isChanged }) => isChanged),
    'by the order of it': hits(({ isRisen }) => isRisen),
    'by frames': hits(({ frames }) => frames > 0),
    'by the length of windows': hits(({ began, ended }) => ended - began < middle),
  }
  const told = Object.entries(guesses).map(([how, right]) => ({ text: `${how} ${right} of ${windows.length}`, right }))
  return {
    what: 'passes guessed from outside',
    tried: windows.length,
    gained: told.filter(({ right }) => isTold(right, windows.length)).map(({ text }) => text),
    note: `${told.map(({ text }) => text).join(', ')}; the list was read ${polls} times`,
  }
}
