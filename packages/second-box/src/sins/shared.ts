import {
  type Condition,
  figureAt,
  type Game,
  hasMonster,
  heroAt,
  type MonsterKind,
  monstersOnBoard,
  survives,
} from '@haven/engine/kit'

/** What texts of several sins look at. */

export const ANY: readonly MonsterKind[] = ['acolyte', 'abomination', 'controller', 'avatar', 'hell-club', 'fallen']
/** What Orbital Strikes can hit, and most texts can move. */
export const PLAIN: readonly MonsterKind[] = ['acolyte', 'abomination']

export const monsterHere: Condition = (g, place) => hasMonster(g, heroAt(g, place).space)

/** Can he pay so much corruption and live? */
export const canPay = (g: Game, place: number, corruption: number): boolean => survives(g, place, { corruption })

/** Heroes in play besides this one. */
export const othersOf = (g: Game, place: number): number[] =>
  g.s.heroes.flatMap((hero, other) => (other !== place && !hero.dead ? [other] : []))

/** Spaces with a monster, each once. */
export const monsterSpaces = (g: Game): number[] => [
  ...new Set(monstersOnBoard(g).map((figure) => figureAt(g, figure))),
]
