import { heroAt } from './board.ts'
import type { Frame, Game } from './kernel.ts'

/** Thoughts of the kind "if he stood there": the imagined game is changed, and put back when the thought is had. */

/** As if the hero stood there. */
export function standing<T>(g: Game, place: number, space: number, think: () => T): T {
  const hero = heroAt(g, place)
  const { space: was } = hero
  hero.space = space
  try {
    return think()
  } finally {
    hero.space = was
  }
}

/** As if the figure stood there, or lay in a zone. */
export function withFigure<T>(g: Game, figure: number, space: number, think: () => T): T {
  const { figures } = g.s
  const was = figures[figure] as number
  figures[figure] = space
  try {
    return think()
  } finally {
    figures[figure] = was
  }
}

/** The same for several. */
export function withFigures<T>(g: Game, moved: readonly (readonly [figure: number, to: number])[], think: () => T): T {
  const was = g.s.figures
  g.s.figures = was.slice()
  for (const [figure, to] of moved) g.s.figures[figure] = to
  try {
    return think()
  } finally {
    g.s.figures = was
  }
}

/** As if this were going on. */
export function during<T>(g: Game, frame: Frame, think: () => T): T {
  g.s.stack.push(frame)
  try {
    return think()
  } finally {
    g.s.stack.pop()
  }
}

/** As if it were his turn: the one that is going on if it is, else a new one. */
export function inTurnOf<T>(g: Game, place: number, think: () => T): T {
  return g.s.turn?.place === place ? think() : inNewTurnOf(g, place, think)
}

export function inNewTurnOf<T>(g: Game, place: number, think: () => T): T {
  const { turn } = g.s
  g.s.turn = g.t.counts.newTurn(g, place)
  try {
    return think()
  } finally {
    g.s.turn = turn
  }
}
