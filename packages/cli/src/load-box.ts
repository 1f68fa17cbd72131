import type { Rules } from '@haven/engine'
import { boxPaths, loadRules } from '@haven/lab/boxes'
import type { Io } from '@haven/lab/ground'
import { speak } from './words.ts'

/** The rules for a command with `--box`; from now on the terminal knows the words of these boxes. */
export async function rulesFor(io: Io, given: string | undefined): Promise<Rules> {
  const { rules, catalogue } = await loadRules(boxPaths(io, given))
  speak(catalogue)
  return rules
}
