import type { Rules } from '@haven/engine'
import type { GameFacts, MissionFacts, ProblemKind } from './facts.ts'
import { type BalancePlan, type Cell, cellName } from './plan.ts'
import { areApart, isSure, type Mark, markOf, type Share, type Spread, shareOf, spreadOf } from './share.ts'

/** What the games of a plan come to. Nothing here depends on the clock, on the jobs, or on the order of the games. */
export interface BalanceReport {
  readonly haven: 1
  readonly report: 'balance'
  readonly rules: string
  readonly bot: string
  readonly seed: string
  readonly gamesPerCell: number
  readonly all: Line
  readonly cells: readonly (Cell & Line)[]
  readonly margins: Readonly<Record<Margin, readonly (Line & { readonly key: string })[]>>
  readonly missions: readonly MissionLine[]
  readonly cards: readonly CardLine[]
  readonly problems: readonly Problem[]
}

export interface Line {
  /** Finished games. */
  readonly games: number
  readonly heroes: Share
  readonly mark: Mark
  /** Is the whole interval outside 40 to 60 %? */
  readonly sure: boolean
  readonly rounds: Spread
  readonly deaths: Spread
}

/** Sums over several cells. A key is an id, a number of players, or two of them with a space between. */
export const MARGINS = ['sin', 'story', 'map', 'players', 'acolytes', 'sin players'] as const
export type Margin = (typeof MARGINS)[number]

export interface MissionLine extends MissionSums {
  readonly story: string
  readonly mission: string
  /** The same on each map of its story that was played. */
  readonly maps: readonly (MissionSums & { readonly map: string })[]
}

export interface MissionSums {
  /** Games that came to it, and how many of these did it. */
  readonly begun: number
  readonly done: Share
  /** Rounds it took where it was done. */
  readonly rounds: Spread
  /** Its mean part of the rounds of a game that came to it, done or not. */
  readonly part: number
}

export const CARD_KINDS = ['sin', 'apocalypse'] as const

export interface CardLine {
  readonly card: string
  readonly kind: (typeof CARD_KINDS)[number]
  /** The sin, or the type of the Apocalypse deck. */
  readonly of: string
  readonly times: number
  /** Games that the Sins won, of those in which the card was played … */
  readonly played: Share
  /** … and of those in which it was drawn and not played. */
  readonly held: Share
  /** Percentage points between the two, or null if one of them never happened. */
  readonly difference: number | null
  /** Have the two intervals no point in common? */
  readonly apart: boolean
}

export interface Problem {
  readonly cell: string
  readonly game: number
  readonly kind: ProblemKind
  readonly message: string
}

/** `games` in any order; those that the plan does not ask for are left out. */
export function reportOf(rules: Rules, plan: BalancePlan, games: readonly GameFacts[]): BalanceReport {
  const order = new Map(plan.cells.map((cell, i) => [cellName(cell), i]))
  const wanted = games
    .filter(({ cell, game }) => order.has(cell) && game < plan.games)
    // Sums of fractions come out the same to the last digit only in the same order.
    .sort((a, b) => order.get(a.cell)! - order.get(b.cell)! || a.game - b.game)
  const finished = wanted.filter(({ winner }) => winner !== null)
  const cellOf = ({ cell }: GameFacts): Cell => plan.cells[order.get(cell) as number] as Cell
  const byCell = grouped(finished, ({ cell }) => cell)
  const keys: Readonly<Record<Margin, (game: GameFacts) => string>> = {
    sin: (game) => cellOf(game).sin,
    story: (game) => cellOf(game).story,
    map: (game) => cellOf(game).map,
    players: (game) => String(cellOf(game).players),
    acolytes: ({ acolytes }) => acolytes,
    'sin players': (game) => `${cellOf(game).sin} ${cellOf(game).players}`,
  }
  const margins = Object.fromEntries(
    MARGINS.map((margin) => [
      margin,
      [...grouped(finished, keys[margin])].map(([key, group]) => ({ key, ...lineOf(group) })),
    ]),
  ) as unknown as BalanceReport['margins']
  return {
    haven: 1,
    report: 'balance',
    rules: rules.tables.version,
    bot: plan.bot,
    seed: plan.seed,
    gamesPerCell: plan.games,
    all: lineOf(finished),
    cells: plan.cells.map((cell) => ({ ...cell, ...lineOf(byCell.get(cellName(cell)) ?? []) })),
    margins,
    missions: missionLines(rules, plan, finished),
    cards: cardLines(rules, plan, finished),
    problems: wanted.flatMap(({ cell, game, problem }) => (problem ? [{ cell, game, ...problem }] : [])),
  }
}

function grouped<T>(list: readonly T[], key: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const each of list) {
    const group = groups.get(key(each))
    if (group) group.push(each)
    else groups.set(key(each), [each])
  }
  return groups
}

function lineOf(games: readonly GameFacts[]): Line {
  const heroes = shareOf(games.filter(({ winner }) => winner === 'heroes').length, games.length)
  return {
    games: games.length,
    heroes,
    mark: markOf(heroes),
    sure: isSure(heroes),
    rounds: spreadOf(games.map(({ rounds }) => rounds)),
    deaths: spreadOf(games.map(({ deaths }) => deaths)),
  }
}

type TimedMission = MissionFacts & { readonly map: string; readonly part: number }

/** Every mission of the stories that were played, also those that nobody came to. */
function missionLines(rules: Rules, plan: BalancePlan, games: readonly GameFacts[]): MissionLine[] {
  const mapOf = new Map(plan.cells.map((cell) => [cellName(cell), cell.map]))
  const timed = games.flatMap(({ cell, missions }): TimedMission[] => {
    const all = missions.reduce((sum, { rounds }) => sum + rounds, 0)
    return missions.map((each) => ({
      ...each,
      map: mapOf.get(cell) as string,
      part: all === 0 ? 0 : each.rounds / all,
    }))
  })
  const byMission = grouped(timed, ({ mission }) => mission)
  const stories = [...new Set(plan.cells.map(({ story }) => story))]
  return stories.flatMap((story) => {
    const maps = [...new Set(plan.cells.filter((cell) => cell.story === story).map(({ map }) => map))]
    return (rules.tables.stories.get(story)?.missions ?? []).map(({ id: mission }) => {
      const list = byMission.get(mission) ?? []
      const onMap = (map: string) => ({ map, ...missionSums(list.filter((each) => each.map === map)) })
      return { story, mission, ...missionSums(list), maps: maps.map(onMap) }
    })
  })
}

function missionSums(list: readonly TimedMission[]): MissionSums {
  const done = list.filter((each) => each.done)
  const part = list.reduce((sum, each) => sum + each.part, 0) / Math.max(1, list.length)
  return {
    begun: list.length,
    done: shareOf(done.length, list.length),
    rounds: spreadOf(done.map(({ rounds }) => rounds)),
    part: Math.round(part * 10_000) / 10_000,
  }
}

/** Every card that could have been drawn, also those that never were. */
function cardLines(rules: Rules, plan: BalancePlan, games: readonly GameFacts[]): CardLine[] {
  const { sins, stories, apocalypse } = rules.tables
  const played = new Map<string, GameFacts[]>()
  const held = new Map<string, GameFacts[]>()
  const add = (to: Map<string, GameFacts[]>, card: string, game: GameFacts): void => {
    const list = to.get(card)
    if (list) list.push(game)
    else to.set(card, [game])
  }
  for (const game of games) {
    for (const card of Object.keys(game.played)) add(played, card, game)
    for (const card of game.held) add(held, card, game)
  }
  const line = (kind: CardLine['kind'], of: string, card: string): CardLine => {
    const [yes, no] = [played.get(card) ?? [], held.get(card) ?? []]
    const [a, b] = [sinsShare(yes), sinsShare(no)]
    const difference = a.share === null || b.share === null ? null : Math.round(1000 * (a.share - b.share)) / 10
    const times = yes.reduce((sum, game) => sum + (game.played[card] ?? 0), 0)
    return { card, kind, of, times, played: a, held: b, difference, apart: areApart(a, b) }
  }
  const sinsPlayed = [...new Set(plan.cells.map(({ sin }) => sin))]
  const types = new Set(plan.cells.map(({ story }) => stories.get(story)?.type))
  return [
    ...sinsPlayed.flatMap((sin) => (sins.get(sin)?.cards ?? []).map(({ id }) => line('sin', sin, id))),
    ...[...apocalypse.values()]
      .filter(({ type }) => types.has(type) || types.has('mixed'))
      .map(({ id, type }) => line('apocalypse', type, id)),
  ]
}

const sinsShare = (games: readonly GameFacts[]): Share =>
  shareOf(games.filter(({ winner }) => winner === 'sins').length, games.length)
