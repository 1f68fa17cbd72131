// What is known of each mutant, one line each: a run that is broken off goes on where it was.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

export const KILLED = 'killed'
export const SURVIVED = 'survived'
export const UNCOVERED = 'no coverage'
export const TIMEOUT = 'timeout'

/** More tests cannot bring a mutant back to life; one that lives is asked again when tests have changed. */
const holds = (entry, source, tests) =>
  entry.source === source && (entry.status === KILLED || entry.status === TIMEOUT || entry.tests === tests)

export class Journal {
  #file
  #entries = new Map()

  constructor(file) {
    this.#file = file
    if (!existsSync(file)) return
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const entry = parsed(line)
      if (entry) this.#entries.set(entry.key, entry)
    }
  }

  forget() {
    rmSync(this.#file, { force: true })
    this.#entries.clear()
  }

  /** The result of a mutant of this source under these tests, or null. */
  find(key, source, tests) {
    const entry = this.#entries.get(key)
    return entry && holds(entry, source, tests) ? entry : null
  }

  add(entry) {
    this.#entries.set(entry.key, entry)
    mkdirSync(dirname(this.#file), { recursive: true })
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`)
  }
}

/** A line that was cut off by the break is none. */
function parsed(line) {
  try {
    return line === '' ? null : JSON.parse(line)
  } catch {
    return null
  }
}
