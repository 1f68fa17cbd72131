import type { Target, Worth } from './worth.ts'

/** FIGHT-10. What can be killed with so many Hits, and what is best killed. */

export interface KillSet {
  readonly killed: readonly Target[]
  /** Hits that it takes. */
  readonly needs: number
  readonly worth: number
}

/** Equal figures are one choice, the lowest first; members of the Hell Club and the fallen are all different. */
function groupsOf(targets: readonly Target[]): Target[][] {
  const groups = new Map<string, Target[]>()
  for (const target of targets) {
    if (!target.killable) continue
    const own = target.kind === 'hell-club' || target.kind === 'fallen' ? target.id : ''
    const key = `${target.kind} ${own} ${target.defense} ${target.fight}`
    const group = groups.get(key)
    if (group) group.push(target)
    else groups.set(key, [target])
  }
  return [...groups.values()]
}

/** Every choice of monsters to kill, the empty one first. `first`: the one of its equals that counts as killed first. */
export function killSets(targets: readonly Target[], worth: Worth, first = ''): readonly KillSet[] {
  let chosen: Target[][] = [[]]
  for (const group of groupsOf(targets)) {
    const ordered = [...group].sort((a, b) => Number(b.id === first) - Number(a.id === first))
    const counts = Array.from({ length: ordered.length + 1 }, (_, n) => ordered.slice(0, n))
    chosen = counts.flatMap((taken) => chosen.map((others) => [...others, ...taken]))
  }
  return chosen.map((killed) => ({
    killed,
    needs: killed.reduce((sum, { defense }) => sum + defense, 0),
    worth: worth.kills(killed),
  }))
}

/** By number of Hits: which of the sets is best, or -1 where none is possible. More Hits than the list is long: its end. */
export function bestByHits(sets: readonly KillSet[], most: number, allowed?: (set: number) => boolean): Int32Array {
  const best = new Int32Array(most + 1).fill(-1)
  sets.forEach(({ needs, worth }, i) => {
    if (needs > most || (allowed && !allowed(i))) return
    const known = best[needs] as number
    if (known < 0 || worth > (sets[known] as KillSet).worth) best[needs] = i
  })
  for (let hits = 1; hits <= most; hits++) {
    const [fewer, known] = [best[hits - 1] as number, best[hits] as number]
    if (fewer < 0) continue
    if (known < 0 || (sets[fewer] as KillSet).worth >= (sets[known] as KillSet).worth) best[hits] = fewer
  }
  return best
}

export const mostHits = (sets: readonly KillSet[]): number => Math.max(...sets.map(({ needs }) => needs))
