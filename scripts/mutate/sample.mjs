// Mutants have a name that outlives a run; a sample is drawn by it and a seed.
import { createHash } from 'node:crypto'

export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

export const byName = (a, b) => (a < b ? -1 : a > b ? 1 : 0)

/** Place, kind and change. Two mutants of one file never have the same. */
export function keyOf({ file, line, column, endLine, endColumn, kind, replacement }) {
  return `${file}:${line}:${column}-${endLine}:${endColumn} ${kind} ${hashOf(replacement)}`
}

/** The same mutants for the same seed, whatever else is there: those whose hash with the seed is least. */
export function draw(mutants, count, seed) {
  if (count === null || count >= mutants.length) return mutants
  const drawn = mutants
    .map((mutant) => ({ mutant, lot: hashOf(`${seed} ${mutant.key}`) }))
    .toSorted((a, b) => byName(a.lot, b.lot))
    .slice(0, count)
  const chosen = new Set(drawn.map(({ mutant }) => mutant))
  return mutants.filter((mutant) => chosen.has(mutant))
}
