import {
  countMonsters,
  deadKinds,
  distance,
  distinct,
  figureAt,
  figureId,
  firstIn,
  hasHero,
  isClosed,
  isPinned,
  kindOf,
  MOVE_SPACES,
  monstersOnBoard,
  neighbours,
  sharedOption,
  sharedRow,
  spaceId,
  tokensIn,
  unblockedNests,
} from '../board.ts'
import type { MonsterStats, SinDef } from '../box.ts'
import type { Figure } from '../compiled.ts'
import type { MonsterKind, Option } from '../contract.ts'
import { ask, type Frame, type Game, procedure, push, START } from '../kernel.ts'
import { without } from '../lists.ts'
import { anyOf, sum } from '../modifiers.ts'
import { type Refusal, refusal } from '../refusals.ts'
import { DEAD, GONE, keepPinned, WAITING } from '../state.ts'

/** Monsters: their stats, where they may go, how they come and go. */

export function statsOf(g: Game, figure: number): MonsterStats {
  const { kind, stats } = g.t.figures[figure] as Figure
  if (stats) return stats
  if (kind === 'acolyte') return g.t.chosen?.acolytes ?? (g.t.acolytes.get(g.s.setup.acolytes) as MonsterStats)
  const sin = g.t.chosen?.sin ?? (g.t.sins.get(g.s.setup.sin) as SinDef)
  return kind === 'abomination' ? sin.abomination : kind === 'controller' ? sin.controller : sin.avatar
}

export const defenseOf = (g: Game, figure: number): number =>
  Math.max(0, statsOf(g, figure).defense + sum(g, 'monsterDefense', figure))

export const isKillable = (g: Game, figure: number): boolean => !anyOf(g, 'unkillable', figure)

/** Monsters that a text can move, kill or bring back only if they are plain ones. */
export const isPlain = (g: Game, figure: number): boolean => isPlainKind(kindOf(g, figure))
export const isPlainKind = (kind: MonsterKind): boolean => kind === 'acolyte' || kind === 'abomination'

/** MOVE-11, `pin`: why a monster may not move from where it stands, or null. */
export function refuseMonsterMove(g: Game, figure: number): Refusal | null {
  const at = figureAt(g, figure)
  const monster = figureId(g, figure)
  if (at < 0) return refusal('monster-not-on-board', 'REACT-1', { monster })
  if (hasHero(g, at)) return refusal('monster-pinned', 'MOVE-11', { monster })
  return isPinned(g, figure) ? refusal('monster-kept-down', 'text-pin', { monster }) : null
}

/** `pin`: until the reset it makes no step. */
export function pin(g: Game, figure: number, cause: string): void {
  if (isPinned(g, figure)) return
  keepPinned(
    g.s,
    [...(g.s.pinned ?? []), figure].sort((a, b) => a - b),
  )
  g.log?.({ event: 'monsterPinned', monster: figureId(g, figure), cause })
}

/** A map has no more spaces than this. */
export const MOST_SPACES = 64
const reached = new Uint8Array(MOST_SPACES)

function hasHeroBeside(g: Game, space: number): boolean {
  for (const hero of g.s.heroes) if (!hero.dead && distance(g, space, hero.space) === 1) return true
  return false
}

/** MOVE-11, MOVE-14: the spaces a monster can come to in so many steps; heroes stop it, and what is closed to it. */
export function reachable(g: Game, from: number, steps: number): readonly number[] {
  if (hasHero(g, from)) return []
  const isOpen = g.t.hooks.closedSpace.length === 0
  if (isOpen && steps === MOVE_SPACES && !hasHeroBeside(g, from)) return g.city.withinMove[from] as readonly number[]
  const { length } = g.map.spaces
  reached.fill(0, 0, length)
  reached[from] = 1
  // A space reached in step n is marked n + 1, so that the next step goes on from exactly those.
  for (let i = 1; i <= steps; i++) {
    for (let space = 0; space < length; space++) {
      if (reached[space] !== i || (i > 1 && hasHero(g, space))) continue
      for (const to of neighbours(g, space)) {
        if (reached[to] === 0 && (isOpen || !isClosed(g, to))) reached[to] = i + 1
      }
    }
  }
  const found: number[] = []
  for (let space = 0; space < length; space++) if ((reached[space] as number) > 1) found.push(space)
  return found
}

/** The same for one space; where it stands already it need not go. */
export const canCome = (g: Game, from: number, to: number, steps: number): boolean =>
  from === to || (distance(g, from, to) <= steps && reachable(g, from, steps).includes(to))

/** A figure and its destination are one option, shared by all prompts of the map. */
export function figureToOption(g: Game, figure: number, space: number): Option {
  const monster = figureId(g, figure)
  const make = (to: string): Option => ({ id: `${monster}>${to}`, monster, to })
  return sharedOption(g.city.figureTo[figure] as Option[], g, space, make)
}

export function moveOptions(
  g: Game,
  figures: readonly number[],
  steps: (figure: number) => number,
  where?: (g: Game, figure: number, to: number) => boolean,
): Option[] {
  const options: Option[] = []
  for (const figure of distinct(g, figures)) {
    if (isPinned(g, figure)) continue
    const row = g.city.figureTo[figure] as Option[]
    for (const to of reachable(g, figureAt(g, figure), steps(figure))) {
      if (where && !where(g, figure, to)) continue
      options.push(row[to] ?? figureToOption(g, figure, to))
    }
  }
  return options
}

export function moveMonster(g: Game, option: Option, cause: string): number {
  const figure = g.t.figureIndex.get(option.monster as string) as number
  const from = figureAt(g, figure)
  const to = g.map.index.get((option.to ?? option.space) as string) as number
  g.s.figures[figure] = to
  g.log?.({
    event: 'monsterMoved',
    monster: option.monster as string,
    from: spaceId(g, from),
    to: spaceId(g, to),
    cause,
  })
  return figure
}

/** MOVE-12 */
export function teleportMonster(g: Game, figure: number, to: number, cause: string): void {
  const from = figureAt(g, figure)
  g.s.figures[figure] = to
  g.log?.({
    event: 'monsterTeleported',
    monster: figureId(g, figure),
    from: spaceId(g, from),
    to: spaceId(g, to),
    cause,
  })
}

/** Equal figures are one answer, named by the lowest number: is this one of the others? */
export function twinOf(g: Game, figure: number, among: readonly number[]): Refusal | null {
  const alike = distinct(g, among).find(
    (each) => kindOf(g, each) === kindOf(g, figure) && figureAt(g, each) === figureAt(g, figure),
  )
  if (alike === undefined || alike === figure || distinct(g, [alike, figure]).length > 1) return null
  return refusal('monster-twin', 'FIGHT-10', { monster: figureId(g, figure), instead: figureId(g, alike) })
}

export function refuseMoveIntent(
  g: Game,
  intent: { monster?: string; to?: string },
  steps: (figure: number) => number,
): Refusal | null {
  if (intent.monster === undefined) return null
  const figure = g.t.figureIndex.get(intent.monster)
  if (figure === undefined || figureAt(g, figure) < 0) {
    return refusal('monster-not-on-board', 'REACT-1', { monster: intent.monster })
  }
  const held = refuseMonsterMove(g, figure)
  if (held) return held
  const twin = twinOf(g, figure, monstersOnBoard(g))
  if (twin) return twin
  if (intent.to === undefined) return null
  if (!g.map.index.has(intent.to)) return refusal('no-such-space', 'MOVE-1', { space: intent.to })
  if (isClosed(g, g.map.index.get(intent.to) as number)) {
    return refusal('space-closed', 'text-closed-space', { space: intent.to })
  }
  return refusal('monster-too-far', 'MOVE-1', { monster: intent.monster, space: intent.to, steps: steps(figure) })
}

export function placeFigure(g: Game, figure: number, space: number, cause: string): void {
  g.s.figures[figure] = space
  g.log?.({ event: 'monsterSummoned', monster: figureId(g, figure), space: spaceId(g, space), cause })
}

/** FIGHT-12, APOC-3: to the dead pile, or out of the game together with the card that brought it. */
export function removeFigure(g: Game, figure: number, by: 'fight' | 'ranged' | 'orbital' | 'effect'): void {
  const { id, leaves } = g.t.figures[figure] as Figure
  g.log?.({ event: 'monsterKilled', monster: id, space: spaceId(g, figureAt(g, figure)), by })
  g.s.figures[figure] = leaves ? GONE : DEAD
  if (g.s.pinned) keepPinned(g.s, without(g.s.pinned, figure))
  const { apocalypse } = g.s
  const card = apocalypse.cards.find((each) => g.t.apocalypse.get(each)?.brings === id)
  if (card === undefined) return
  apocalypse.cards = without(apocalypse.cards, card)
  apocalypse.out = [...apocalypse.out, card]
  g.log?.({ event: 'apocalypseRemoved', card })
}

/** `withdraw`: from the dead pile to "not yet in play". */
export function withdraw(g: Game, figure: number, cause: string): void {
  if (figureAt(g, figure) !== DEAD) return
  g.s.figures[figure] = WAITING
  g.log?.({ event: 'monsterWithdrawn', monster: figureId(g, figure), cause })
}

/** `reinforce`: from "not yet in play" to the dead pile. */
export function reinforce(g: Game, kind: MonsterKind, count: number): void {
  for (let i = 0; i < count; i++) {
    const figure = firstIn(g, kind, WAITING)
    if (figure < 0) return
    g.s.figures[figure] = DEAD
    g.log?.({ event: 'monsterReinforced', monster: figureId(g, figure) })
  }
}

// -------------------------------------------------------------------------------------------------- summoning

export function nestSpaces(g: Game): number[] {
  const spaces: number[] = []
  for (let space = 0; space < g.map.spaces.length; space++) if (tokensIn(g, 'nest', space) > 0) spaces.push(space)
  return spaces
}

/** STORY-5: an unblocked Nest; if all are blocked, any. */
export function storyNests(g: Game): number[] {
  const free = unblockedNests(g)
  return free.length > 0 ? free : nestSpaces(g)
}

/** "This monster, there", shared by all prompts of the map. */
export function summonOption(g: Game, monster: string, space: number): Option {
  const row = sharedRow(g, 'summon', monster)
  return row[space] ?? sharedOption(row, g, space, (to) => ({ id: `${monster}@${to}`, monster, space: to }))
}

export interface SummonFrame extends Frame {
  readonly proc: 'summon'
  /** One figure of an event or a card; -1 lets the Sins player choose among the dead (END-1). */
  readonly figure: number
  readonly cause: string
  /** Any Nest will do (APOC-3, preview edition). */
  readonly anyNest: boolean
  left: number
}

/** STORY-5: one figure comes onto a Nest. */
export function summonFigure(g: Game, figure: number, cause: string, anyNest = false): void {
  const frame: SummonFrame = { proc: 'summon', step: START, figure, cause, anyNest, left: 1 }
  push(g, frame)
}

/** END-1: so many of the dead come back, which and where is the Sins player's choice, but not whether. */
export function summonDead(g: Game, count: number, cause: string): void {
  const frame: SummonFrame = { proc: 'summon', step: START, figure: -1, cause, anyNest: false, left: count }
  push(g, frame)
}

function optionsToSummon(g: Game, f: SummonFrame): Option[] {
  if (f.figure >= 0) {
    const { kind, id } = g.t.figures[f.figure] as Figure
    const name = kind === 'hell-club' || kind === 'fallen' ? id : kind
    return (f.anyNest ? nestSpaces(g) : storyNests(g)).map((space) => summonOption(g, name, space))
  }
  const options: Option[] = []
  const spaces = unblockedNests(g)
  for (const kind of deadKinds(g)) for (const space of spaces) options.push(summonOption(g, kind, space))
  return options
}

export const summon = procedure<SummonFrame>([
  ask({
    name: 'summon',
    ask: 'summon',
    rule: (_, f) => (f.figure >= 0 ? 'STORY-5' : 'END-1'),
    when: (_, f) => f.left > 0,
    seat: () => 'sins',
    subject: (g, f) => (f.figure >= 0 ? { monster: figureId(g, f.figure), cause: f.cause } : { cause: f.cause }),
    options: optionsToSummon,
    answer: (g, f, option) => {
      const figure = f.figure >= 0 ? f.figure : firstIn(g, option.monster as MonsterKind, DEAD)
      placeFigure(g, figure, g.map.index.get(option.space as string) as number, f.cause)
      f.left--
      return 'again'
    },
    refuse: (g, f, intent) => {
      if (intent.monster !== undefined && f.figure < 0 && !deadKinds(g).includes(intent.monster as MonsterKind)) {
        return refusal('not-in-dead-pile', 'END-1', { monster: intent.monster })
      }
      if (intent.space === undefined) return null
      const space = g.map.index.get(intent.space)
      if (space === undefined) return refusal('no-such-space', 'END-2', { space: intent.space })
      return refusal('nest-blocked', 'END-2', {
        space: intent.space,
        nests: tokensIn(g, 'nest', space),
        monsters: countMonsters(g, space),
      })
    },
  }),
])

/** The last thing a text needs to know before it moves monsters: which are on the board. */
export const movable = (g: Game): number[] => monstersOnBoard(g).filter((figure) => !refuseMonsterMove(g, figure))
