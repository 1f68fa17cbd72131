import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Rules } from '@haven/engine'
import { InputError } from '../ground/exit.ts'
import { missing, pathFrom, readJson } from '../ground/files.ts'
import { complain, type Desk, type Io } from '../ground/io.ts'
import { putQuestion, readTactic, type Tactic } from './tactic.ts'

export const USUAL_FOLDER = join('examples', 'tactics')

/** Files as they are named, folders as the files in them. */
function filesOf(io: Io, named: readonly string[]): string[] {
  return named.flatMap((name) => {
    const path = pathFrom(io, name)
    if (!existsSync(path)) throw missing(name)
    if (!statSync(path).isDirectory()) return [name]
    const inside = readdirSync(path)
      .filter((file) => file.endsWith('.json'))
      .sort()
    if (inside.length === 0) throw InputError.of('noPositions', { file: name })
    return inside.map((file) => join(name, file))
  })
}

/** An error that a person caused, in words; null for a bug of ours. */
export type InWords = (error: unknown) => string | null

/** Every position, checked; null if some are faulty, each of which is told in a line of its own. */
export function readTactics(io: Desk, rules: Rules, named: readonly string[], inWords: InWords): Tactic[] | null {
  const tactics: Tactic[] = []
  let faulty = 0
  for (const file of filesOf(io, named)) {
    try {
      const tactic = readTactic(basename(file, '.json'), readJson(io, file))
      putQuestion(rules, tactic)
      tactics.push(tactic)
    } catch (error) {
      const message = inWords(error)
      if (message === null) throw error
      complain(io, io.words.tactics.faulty(file, message))
      faulty++
    }
  }
  return faulty > 0 ? null : tactics
}
