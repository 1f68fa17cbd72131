import { type Frame, type Game, START, top } from '../kernel.ts'

/**
 * The frame of every text at work: a Sin card, an ability, an Upgrade, a story task, an event. Its steps are composed
 * of the primitives beside this file. Scratch fields carry a choice from one step to the next.
 */
export interface EffectFrame extends Frame {
  /** The text: a card, an ability, a mission … */
  readonly cause: string
  /** The hero of the moment (current, fighting or cleansing): place and id. -1 if there is none. */
  readonly place: number
  readonly hero: string
  /** Whose text it is, if a hero holds it. */
  readonly holder: number
  figure: number
  space: number
  count: number
  choice: string
  /** Spaces or figures already chosen. */
  taken: readonly number[]
}

export function effectFrame(
  g: Game,
  proc: string,
  cause: string,
  place: number,
  holder = place,
  hero = place >= 0 ? (g.s.heroes[place]?.hero ?? '') : '',
): EffectFrame {
  return {
    proc,
    step: START,
    cause,
    place,
    hero,
    holder,
    figure: -1,
    space: -1,
    count: 0,
    choice: '',
    taken: [],
  }
}

/** The text whose question is asked, if one asks. */
export function askingText(g: Game): EffectFrame | null {
  const frame: Partial<EffectFrame> | undefined = top(g.s)
  return frame?.holder === undefined ? null : (frame as EffectFrame)
}

/** Tokens that a task, a text or a mission wants placed one by one: how many lie there, and how many are to come. */
export function placingNow(g: Game): { readonly placed: number; readonly left: number } | null {
  const { taken, count, left = count }: Partial<EffectFrame> & { readonly left?: number } = top(g.s)
  return taken === undefined || left === undefined ? null : { placed: taken.length, left }
}
