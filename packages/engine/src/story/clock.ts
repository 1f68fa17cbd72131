import { countMonsters, freeNests, hasHero, heroNumber, onBoard, spaceId, storyOf, TRACK_END } from '../board.ts'
import type { ClockDef, ClockFact } from '../box.ts'
import type { Game } from '../kernel.ts'
import { sum } from '../modifiers.ts'
import { DEAD } from '../state.ts'

/** The clock of a story: how far the track rises at the end of a round, and what can be told of it before. */

/** What decides whether the track rises further, and how it stands. */
export interface ClockCondition {
  readonly fact: ClockFact
  /** Where, if only one space is looked at. */
  readonly at?: string
  /** As it will be if nothing changes until then; so many more are there now, and are lost before. */
  readonly now: number
  readonly lost?: number
  readonly bound: number
  /** It rises further while there are fewer than the bound, or from it on. */
  readonly when: 'under' | 'from'
}

/** What the end of this round brings, by public facts alone. */
export interface EndOfRound {
  /** Null: the story has a clock of its own kind, which only its text tells. */
  readonly clock: {
    /** The level that the track comes to if nothing changes until then. */
    readonly stands: number
    /** The level that it comes to if the condition turns; null: nothing can change it any more. */
    readonly otherwise: number | null
    readonly condition: ClockCondition | null
  } | null
  /** END-1: monsters that come back, as far as there are dead ones. */
  readonly summons: number
  /** END-4: the Altars that give the Sins player a card, those with a hero aside. */
  readonly altars: readonly string[]
}

function factOf(g: Game, fact: ClockFact, at: string | undefined): number {
  if (fact === 'kills' || fact === 'progress') return g.s.roundFacts[fact]
  if (fact === 'monsters') return countMonsters(g, g.map.index.get(at ?? '') ?? -1)
  return onBoard(g, fact)
}

function conditionOf(g: Game, { more }: ClockDef): ClockCondition | null {
  if (!more) return null
  const { fact, at, when } = more
  return { fact, ...(at !== undefined && { at }), now: factOf(g, fact, at), bound: more.bound(heroNumber(g)), when }
}

/** What the story's tasks take away before the track rises is gone by then. */
function conditionAhead(g: Game, clock: ClockDef): ClockCondition | null {
  const condition = conditionOf(g, clock)
  const lost = clock.more?.lost?.(g) ?? 0
  return condition && lost > 0 ? { ...condition, now: condition.now - lost, lost } : condition
}

const holds = ({ now, bound, when }: ClockCondition): boolean => (when === 'under' ? now < bound : now >= bound)

/** Kills and progress of a round are never taken back: once there are enough, it is settled. */
const isSettled = (condition: ClockCondition): boolean =>
  (condition.fact === 'kills' || condition.fact === 'progress') && condition.now >= condition.bound

/** Levels that the track rises at the end of this round, as it stands. */
export const clockLevels = (g: Game, clock: ClockDef): number => levelsBy(clock, conditionOf(g, clock))

function levelsBy(clock: ClockDef, condition: ClockCondition | null): number {
  return clock.levels + (condition && holds(condition) ? (clock.more?.levels ?? 0) : 0)
}

function clockView(g: Game, clock: ClockDef): EndOfRound['clock'] {
  const reach = (levels: number): number => Math.min(TRACK_END, g.s.track + levels)
  const condition = conditionAhead(g, clock)
  const stands = reach(levelsBy(clock, condition))
  if (!condition || isSettled(condition)) return { stands, otherwise: null, condition: null }
  const other = reach(clock.levels + (holds(condition) ? 0 : (clock.more?.levels ?? 0)))
  return other === stands ? { stands, otherwise: null, condition: null } : { stands, otherwise: other, condition }
}

/** END-4, END-5: spaces with an Altar and no hero; each gives a card. */
export const altarsThatGive = (g: Game): readonly number[] => [
  ...new Set(g.s.altars.filter((space) => !hasHero(g, space))),
]

/** END-1, END-2: no more than there are dead ones, and room at Nests. */
function summonsAtEnd(g: Game): number {
  const dead = g.s.figures.filter((zone) => zone === DEAD).length
  const room = g.map.spaces.reduce((all, _, space) => all + freeNests(g, space), 0)
  return Math.min(dead, room, heroNumber(g) + sum(g, 'summons', -1))
}

export function endOfRoundView(g: Game): EndOfRound {
  const { clock } = storyOf(g)
  return {
    clock: clock ? clockView(g, clock) : null,
    summons: summonsAtEnd(g),
    altars: altarsThatGive(g).map((space) => spaceId(g, space)),
  }
}
