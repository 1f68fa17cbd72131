import { isMarked, spaceId } from '../board.ts'
import { act, type Game, type Step } from '../kernel.ts'
import { keepMarks, type Mark } from '../state.ts'
import type { EffectFrame } from './effect.ts'

/** Marked tokens on spaces (COMP-7). They never run short. */

type Effect = Step<EffectFrame>

/** `mark` on a space; one of its key is enough. */
export const markSpace = (key: string, until: Mark['until'], space: (g: Game, f: EffectFrame) => number): Effect =>
  act('mark', (g, f) => layMark(g, key, until, space(g, f), f.cause))

export function layMark(g: Game, key: string, until: Mark['until'], space: number, cause: string): void {
  if (isMarked(g, key, space)) return
  keepMarks(g.s, [...(g.s.marks ?? []), { space, key, until }])
  g.log?.({ event: 'spaceMarked', space: spaceId(g, space), mark: key, cause })
}

export const unmarkSpace = (key: string, space: (g: Game, f: EffectFrame) => number): Effect =>
  act('unmark', (g, f) => wipeMark(g, key, space(g, f), f.cause))

export function wipeMark(g: Game, key: string, space: number, cause: string): void {
  if (!isMarked(g, key, space)) return
  keepMarks(
    g.s,
    (g.s.marks ?? []).filter((each) => each.space !== space || each.key !== key),
  )
  g.log?.({ event: 'spaceUnmarked', space: spaceId(g, space), mark: key, cause })
}
