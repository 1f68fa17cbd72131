import type { Rules, View } from '@haven/engine'
import { figureAt, isPinned, reachable, reactionSteps, spaceId } from '@haven/engine/count'
import { read } from '@haven/odds'

/** What monsters can come to in one reaction (REACT-1, MOVE-11, MOVE-14): counted by the rules of this game. */
export interface Threat {
  /** Monsters that stand in a space or can come to it, by space. */
  readonly spaces: ReadonlyMap<string, readonly string[]>
  /** Heroes who can be come to. */
  readonly heroes: readonly string[]
}

export function threatOf(rules: Rules, view: View): Threat {
  const { g } = read(rules, view)
  const spaces = new Map<string, string[]>()
  const add = (space: string, monster: string): void => {
    const here = spaces.get(space)
    if (here) here.push(monster)
    else spaces.set(space, [monster])
  }
  const standing = new Set(view.monsters.map(({ id }) => id))
  for (const { index, id } of g.t.figures) {
    if (!standing.has(id)) continue
    const at = figureAt(g, index)
    add(spaceId(g, at), id)
    if (isPinned(g, index)) continue
    for (const to of reachable(g, at, reactionSteps(g, index))) add(spaceId(g, to), id)
  }
  const heroes = view.heroes.filter(({ dead, space }) => !dead && spaces.has(space)).map(({ hero }) => hero)
  return { spaces, heroes }
}

/** The spaces of one monster, and whom it comes to. */
export const reachedBy = ({ spaces }: Threat, monster: string, view: View): string[] =>
  view.heroes.filter(({ dead, space }) => !dead && (spaces.get(space) ?? []).includes(monster)).map(({ hero }) => hero)
