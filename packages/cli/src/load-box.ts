import type { Rules } from '@haven/engine'
import { boxPaths, catalogueFor, loadRules } from '@haven/lab/boxes'
import type { Desk, GameDesk } from '@haven/lab/ground'
import { refused } from './errors.ts'

/**
 * A command with `--box`: with the rules and the words of these boxes it does its work, and what the rules have against
 * it is told in these words.
 */
export async function withRules(
  desk: Desk,
  box: unknown,
  work: (desk: GameDesk, rules: Rules) => number | Promise<number>,
): Promise<number> {
  const { rules, loaded } = await loadRules(boxPaths(desk, typeof box === 'string' ? box : undefined))
  const there = { ...desk, say: await catalogueFor(desk.language, loaded) }
  try {
    return await work(there, rules)
  } catch (error) {
    const code = refused(there, error)
    if (code === null) throw error
    return code
  }
}
