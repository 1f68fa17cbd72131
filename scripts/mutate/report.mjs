// What a run has to tell: results by file, and every mutant that no test noticed.
import { KILLED, SURVIVED, TIMEOUT, UNCOVERED } from './journal.mjs'
import { byName } from './sample.mjs'

const COLUMNS = [KILLED, TIMEOUT, SURVIVED, UNCOVERED]
const WIDEST_CHANGE = 300

/** A mutant that goes round in circles is noticed as well as one that fails a test. */
export const isNoticed = ({ status }) => status === KILLED || status === TIMEOUT

const percent = (part, all) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`)

export const scoreOf = (results) => percent(results.filter(isNoticed).length, results.length)

/** "1 h 05 min", "3 min 20 s", "12 s" */
export function spell(ms) {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min ${String(seconds % 60).padStart(2, '0')} s`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}

/** One row for each file, and one for all of them. */
export function table(results) {
  const files = [...new Set(results.map(({ mutant }) => mutant.file))].toSorted(byName)
  const rows = files.map((file) => row(file.replace('packages/', ''), of(results, file)))
  const lines = [['file', ...COLUMNS, 'score'], ...rows, row('all', results)]
  const widths = lines[0].map((_, at) => Math.max(...lines.map((line) => line[at].length)))
  return lines.map((line) => line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))))
}

const of = (results, file) => results.filter(({ mutant }) => mutant.file === file)

function row(name, results) {
  const counts = COLUMNS.map((column) => String(results.filter(({ status }) => status === column).length))
  return [name, ...counts, scoreOf(results)]
}

const folded = (text) => {
  const line = text.replace(/\s*\n\s*/g, ' ')
  return line.length > WIDEST_CHANGE ? `${line.slice(0, WIDEST_CHANGE)} …` : line
}

/** Place and change of one that lives. */
export function survivor({ mutant, status }) {
  const { file, line, column, kind, original, replacement } = mutant
  return [`${file}:${line}:${column}  ${status}, ${kind}`, `  - ${folded(original)}`, `  + ${folded(replacement)}`]
}

export function told(results) {
  const lines = table(results).map((cells) => cells.join('  '))
  const alive = results.filter((result) => !isNoticed(result))
  if (alive.length === 0) return lines
  return [...alive.flatMap((result) => [...survivor(result), '']), ...lines]
}
