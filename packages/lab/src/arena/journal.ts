import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { canonicalJson } from '@haven/engine/files'
import { InputError } from '../ground/exit.ts'
import { readText } from '../ground/files.ts'
import type { Io } from '../ground/io.ts'

/**
 * Results as they come, one JSON line each, after a line with the plan that they belong to. A run that was cut off goes
 * on from it: what the last, torn line said is played again.
 */
export class Journal<Result> {
  readonly #file: string
  readonly results: readonly Result[]

  private constructor(file: string, results: readonly Result[]) {
    this.#file = file
    this.results = results
  }

  /** `what` names the kind of run; the plan must be the same one, to the last field, as the file's. */
  static open<Result>(file: string, what: string, plan: object): Journal<Result> {
    const head = { haven: 1, [what]: plan }
    const lines = existsSync(file) ? wholeLines(file) : []
    const [first, ...rest] = lines
    if (first === undefined) {
      mkdirSync(dirname(file), { recursive: true })
      appendFileSync(file, `${JSON.stringify(head)}\n`)
      return new Journal<Result>(file, [])
    }
    const given = parsed(file, first, 1)
    if (typeof given !== 'object' || given === null || !(what in given)) {
      throw InputError.of('noResults', { file, what, isOut: true })
    }
    if (canonicalJson(given) !== canonicalJson(head)) {
      throw InputError.of('otherPlan', { file, what })
    }
    return new Journal(
      file,
      rest.map((line, i) => parsed(file, line, i + 2) as Result),
    )
  }

  add(result: Result): void {
    appendFileSync(this.#file, `${JSON.stringify(result)}\n`)
  }
}

/** What a file holds, to look at it only: plan and results, but for a torn last line. */
export function readJournal<Plan, Result>(io: Io, file: string, what: string): { plan: Plan; results: Result[] } {
  const [first, ...rest] = linesOf(readText(io, file))
  const head = first === undefined ? null : parsed(file, first, 1, false)
  if (typeof head !== 'object' || head === null || !(what in head)) {
    throw InputError.of('noResults', { file, what, isOut: false })
  }
  const plan = (head as Record<string, unknown>)[what] as Plan
  return { plan, results: rest.map((line, i) => parsed(file, line, i + 2, false) as Result) }
}

/** The lines that were written to their end; the rest of the file is cut off. */
function wholeLines(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const end = text.lastIndexOf('\n') + 1
  if (end < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, end)))
  return linesOf(text)
}

const linesOf = (text: string): string[] => text.split('\n').slice(0, -1)

function parsed(file: string, line: string, number: number, isOut = true): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw InputError.of('damagedLine', { file, line: number, isOut })
  }
}
