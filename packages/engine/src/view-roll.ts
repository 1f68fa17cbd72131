import { figureId, isStanding, spaceId } from './board.ts'
import type { Result, Side } from './contract.ts'
import type { HeroRoll, SinRoll, Turned } from './dice.ts'
import type { Frame, Game } from './kernel.ts'
import type { CleanseFrame, FightFrame, RollFrame } from './procedures/fight-frame.ts'
import type { HurtFrame } from './procedures/wounds.ts'

/** What is going on in the middle of a turn, in words of the rulebook: frames stay inside the engine. */

interface Rolling {
  /** Who rolls, and where he stands. */
  readonly hero: string
  readonly space: string
  /** The level whose bonuses count, if corruption was taken for this roll, else 0 (CORR-4). */
  readonly level: number
  /** All 0 before the dice fall. */
  readonly rolled: HeroRoll
  /** FAITH and bonuses of choice that have become a result, those that have not yet, and what each bonus may become. */
  readonly turned: Turned
  readonly faith: number
  readonly choices: readonly (readonly Result[])[]
  /** The roll that this one interrupts. */
  readonly within: RollView | null
}

export interface FightView extends Rolling {
  readonly of: 'fight' | 'ranged'
  readonly by: Side
  /** The space whose monsters his Hits go to. */
  readonly target: string
  readonly sinRolled: SinRoll
  /** Not yet spent. */
  readonly hits: number
  /** The monsters that they were spent on. */
  readonly doomed: readonly string[]
}

export interface CleanseView extends Rolling {
  readonly of: 'cleanse'
  /** Not yet spent. */
  readonly skills: number
  readonly counters: number
}

export type RollView = FightView | CleanseView

/** Wounds or corruption that a hero still has to take. */
export interface HurtView {
  readonly of: HurtFrame['proc']
  readonly hero: string
  readonly cause: string
  readonly left: number
}

declare const inside: unique symbol
/** What `resample` needs to go on from here. Plain JSON like all of a view, but nobody else can tell what it means. */
export interface Underway {
  readonly [inside]: never
}

export const underwayView = (stack: readonly Frame[]): Underway =>
  stack.map((frame) => ({ ...frame })) as unknown as Underway

export const framesOf = (underway: Underway): Frame[] =>
  (underway as unknown as readonly Frame[]).map((frame) => ({ ...frame }))

const isFight = (frame: Frame): frame is FightFrame => frame.proc === 'fight' || frame.proc === 'rangedFight'
const isCleanse = (frame: Frame): frame is CleanseFrame => frame.proc === 'cleanse'
const isHurt = (frame: Frame): frame is HurtFrame => frame.proc === 'wounds' || frame.proc === 'corruption'

function rolling(g: Game, f: RollFrame, within: RollView | null): Rolling {
  return {
    hero: f.hero,
    space: spaceId(g, f.space),
    level: f.level,
    rolled: { ...f.rolled },
    turned: { ...f.turned },
    faith: f.faith,
    choices: f.choices.slice(),
    within,
  }
}

/** The innermost roll of a hero. */
export function rollView(g: Game): RollView | null {
  let roll: RollView | null = null
  for (const frame of g.s.stack) {
    if (isFight(frame)) {
      roll = {
        of: frame.ranged ? 'ranged' : 'fight',
        ...rolling(g, frame, roll),
        by: frame.by,
        target: spaceId(g, frame.target),
        sinRolled: { ...frame.sinRoll },
        hits: frame.hits,
        doomed: frame.doomed.map((figure) => figureId(g, figure)),
      }
    } else if (isCleanse(frame)) {
      roll = { of: 'cleanse', ...rolling(g, frame, roll), skills: frame.skills, counters: frame.counters }
    }
  }
  return roll
}

export function hurtView(g: Game): HurtView | null {
  const frame = g.s.stack.findLast(isHurt)
  if (!frame || frame.left === 0 || !isStanding(g, frame.place, frame.hero)) return null
  return { of: frame.proc, hero: frame.hero, cause: frame.cause, left: frame.left }
}
