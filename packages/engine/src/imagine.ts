import { heroAt } from './board.ts'
import { type EffectFrame, effectFrame } from './effects/effect.ts'
import type { Frame, Game, Step } from './kernel.ts'
import { type CleanseFrame, cleanseFrame } from './procedures/fight-frame.ts'
import { copyState } from './state.ts'

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

/**
 * Carries out the steps of a text on the imagined game. False if it asks something or hurts somebody: then what comes
 * of it cannot be told, and what it did so far should be thrown away.
 */
export function carryOut(g: Game, steps: readonly Step<EffectFrame>[], cause: string, place: number): boolean {
  const frame = effectFrame(g, 'imagined', cause, place)
  const depth = g.s.stack.length
  for (const step of steps) {
    if (step.when && !step.when(g, frame)) continue
    if (step.ask) return false
    const flow = step.run(g, frame)
    if (g.s.stack.length > depth) {
      g.s.stack.length = depth
      return false
    }
    if (flow === 'leave') return true
    if (flow !== undefined) return false
  }
  return true
}

/** A cleanse that he begins where he stands, with what permanent texts do to its roll at once. */
export function imagineCleanse(g: Game, place: number): CleanseFrame {
  const { hero, space } = heroAt(g, place)
  const frame = cleanseFrame(place, hero, space)
  const waiting = g.t.counts.textsWaiting(g, 'cleanse-start', place)
  if (waiting.length === 0) return frame
  // On a world of its own: a text may change what it likes, and of that only the roll is kept.
  const apart: Game = { ...g, s: copyState(g.s) }
  apart.s.stack.push(frame)
  for (const [proc] of waiting) {
    const steps = (g.t.procedures.get(proc) ?? []) as unknown as readonly Step<EffectFrame>[]
    carryOut(apart, steps, g.t.triggerByProc.get(proc)?.text ?? '', place)
  }
  return frame
}
