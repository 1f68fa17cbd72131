import {
  countHeroDice,
  countSinDice,
  defenseOf,
  type FightFrame,
  figureId,
  type Game,
  isProgress,
  kindOf,
  missionOf,
  monstersIn,
  withFigures,
} from '@haven/engine/count'
import { atLeast } from './dice.ts'
import { fightOdds } from './fight.ts'
import type { FightRoll } from './forecast-types.ts'
import { rangedOdds } from './ranged.ts'
import type { FightOdds } from './results.ts'
import { fightSheet, rangedSheet, type Stage } from './sheet.ts'
import type { Worth } from './worth.ts'

/** One roll of a fight that is going on, as the frame has it now. */

/** How far a fight has come: what is behind it cannot happen any more. */
const POINTS = ['start', 'carded', 'joined', 'settled', 'faith', 'kill'] as const
export type Point = (typeof POINTS)[number]
export const isBefore = (point: Point, other: Point): boolean => POINTS.indexOf(point) < POINTS.indexOf(other)
export const stageOf = (point: Point): Stage => (point === 'faith' || point === 'kill' ? point : 'before')

/** What the hero is after, and how far he has come. */
export interface Thought {
  readonly worth: Worth
  /** Of equal monsters, the one that dies first. */
  readonly first: string | undefined
  readonly stage: Stage
}

export function rollOf(g: Game, f: FightFrame, { worth, first, stage }: Thought): FightRoll {
  const before = stage === 'before'
  const heroDice = before ? countHeroDice(g, f) : 0
  const more = first === undefined ? {} : { first }
  if (!f.ranged) {
    const odds = fightOdds({ ...fightSheet(g, f, stage), ...more }, worth)
    return rolled(g, f, heroDice, before ? countSinDice(g, f) : 0, odds)
  }
  const sheet = { ...rangedSheet(g, f, stage), ...more }
  const sinDice = sheet.reply([]) ? atHeros(g, f, () => countSinDice(g, f)) : 0
  return rolled(g, f, heroDice, sinDice, rangedOdds(sheet, worth))
}

/** RANGE-5: as if all that he shoots at had come to him. */
export const atHeros = <T>(g: Game, f: FightFrame, think: () => T): T =>
  withFigures(
    g,
    monstersIn(g, f.target).map((figure) => [figure, f.space] as const),
    think,
  )

function rolled(g: Game, f: FightFrame, heroDice: number, sinDice: number, found: FightOdds): FightRoll {
  const odds = withDoomed(g, f, found)
  return { heroDice, sinDice, odds, finishes: chanceToFinish(g, f, odds) }
}

/** Monsters that are chosen already die for certain. */
function withDoomed(g: Game, f: FightFrame, odds: FightOdds): FightOdds {
  if (f.doomed.length === 0) return odds
  const doomed = f.doomed.map((figure) => ({ id: figureId(g, figure), defense: defenseOf(g, figure), chance: 1 }))
  return {
    ...odds,
    kills: [...doomed.map(() => 0), ...odds.kills],
    monsters: [...doomed, ...odds.monsters],
    mean: { ...odds.mean, kills: odds.mean.kills + doomed.length },
  }
}

// --------------------------------------------------------------------------------------------------- the mission

/** Of the monsters there, those whose death is progress of the mission. */
function counted(g: Game, f: FightFrame): string[] {
  const by = f.ranged ? 'ranged' : 'fight'
  return monstersIn(g, f.target)
    .map(
      (figure) => ({ kind: kindOf(g, figure), id: figureId(g, figure), space: f.target, by, place: f.place }) as const,
    )
    .filter((kill) => isProgress(g, 'kill', kill))
    .map(({ id }) => id)
}

/** STORY-1: kills that finish the mission, or null if these monsters are too few or not all kills count alike. */
export function killsToFinish(g: Game, f: FightFrame): number | null {
  const { count, progress } = g.s.mission
  const needs = count - progress
  const isPlain = missionOf(g).progress.every((way) => way.on !== 'kill' || way.once === undefined)
  return isPlain && needs > 0 && counted(g, f).length >= needs ? needs : null
}

function chanceToFinish(g: Game, f: FightFrame, { kills, monsters }: FightOdds): number {
  const needs = killsToFinish(g, f)
  if (needs === null) return 0
  const ids = counted(g, f)
  if (monsters.every(({ id }) => ids.includes(id))) return atLeast(kills, needs)
  return ids.length === 1 ? (monsters.find(({ id }) => id === ids[0])?.chance ?? 0) : 0
}
