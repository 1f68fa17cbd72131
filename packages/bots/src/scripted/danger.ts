import {
  canCome,
  defenseOf,
  figureAt,
  type Game,
  heroAt,
  isPinned,
  monstersIn,
  monstersOnBoard,
  reactionSteps,
  standing,
  statsOf,
  withFigure,
} from '@haven/engine/count'
import { imagineFight, type Outlook, outlook } from './fight-odds.ts'
import { type Survey, turnsLeft } from './survey.ts'
import { corruptionCost } from './worth.ts'

/** What the Sins player can do to a hero by a reaction. Heroes fear it, the Sins player looks for it. */

/** A fight that the Sins player starts with the hero where he stands, as the hero would answer it. */
export function assault(r: Survey, place: number): Outlook {
  const { space, corruption } = heroAt(r.g, place)
  if (monstersIn(r.g, space).length === 0) return { kills: 0, hurt: 0, fallen: 0, value: 0 }
  const level = corruption <= 5 ? corruption + 1 : 0
  const fight = imagineFight(r.g, place, space, space, 'sins', false, level)
  fight.sinDice = cardDice(r)
  const result = outlook(r, fight)
  const paid = level > 0 ? corruptionCost(r, place) : 0
  return { ...result, hurt: result.hurt + paid, value: result.value - paid }
}

/** A card for the start of a fight is as good as a die; who cannot see the hand suspects one in it. */
function cardDice(r: Survey): number {
  const { g, viewer } = r
  const { hand } = g.s.sins
  if (g.s.turn && g.s.turn.card !== null) return 0
  if (viewer !== 'sins') return hand.length >= r.weights.suspectedHand ? 1 : 0
  return hand.some((card) => g.t.sinCards.get(card)?.window === 'fight-start') ? 1 : 0
}

export interface Attack {
  /** What it costs the heroes; not less than 0, since nobody has to attack. */
  readonly value: number
  /** Who comes, or -1. */
  readonly figure: number
}

/** Monsters that can come to a space, one of each kind and place, the strongest first. */
export function comers(g: Game, space: number, without: readonly number[] = []): number[] {
  const seen = new Set<string>()
  return monstersOnBoard(g)
    .filter((figure) => {
      const at = figureAt(g, figure)
      const key = `${g.t.figures[figure]?.kind}${at}`
      if (at === space || without.includes(figure) || seen.has(key) || isPinned(g, figure)) return false
      seen.add(key)
      return canCome(g, at, space, reactionSteps(g, figure))
    })
    .sort((a, b) => statsOf(g, b).fight - statsOf(g, a).fight || defenseOf(g, b) - defenseOf(g, a))
}

/** Rounds in which the Sins player has waited for better attacks than he has got. */
const impatience = ({ g, sins }: Survey): number => Math.max(0, g.s.round - sins.calmRounds)

export const isBold = (r: Survey): boolean => impatience(r) > 0

/** How much of a monster's worth the Sins player minds to lose: waiting for ever wins nothing. */
export const killShare = (r: Survey): number => r.sins.killShare / (1 + r.sins.boldness * impatience(r))

/** What the Sins player gains by it. Monsters in reach of a hero die sooner or later anyway: they count in part. */
export function gain(r: Survey, place: number, killShare = 1): number {
  const { hurt, kills } = assault(r, place)
  return hurt - killShare * kills
}

/** The worst that a reaction can do to a hero where he stands. */
export function worstAttack(r: Survey, place: number, most = 1, killShare = 1): Attack {
  const { g } = r
  const { space } = heroAt(g, place)
  let worst: Attack = { value: Math.max(0, gain(r, place, killShare)), figure: -1 }
  for (const figure of comers(g, space).slice(0, most)) {
    const value = withFigure(g, figure, space, () => gain(r, place, killShare))
    if (value > worst.value) worst = { value, figure }
  }
  return worst
}

/** How likely the Sins player reacts to the turn that is about to end. */
export function reactionChance(r: Survey): number {
  const { g } = r
  const { reactions } = g.s.sins
  if (reactions === 0) return 0
  return r.weights.reaction * Math.min(1, 0.5 + reactions / (1 + turnsLeft(g.s.heroes)))
}

/** What it costs to end the turn in a space, by the reaction that follows. */
export function dangerAt(r: Survey, place: number, space: number): number {
  const { turn } = r.g.s
  // Told beforehand (`commit-reaction`).
  const told = turn?.place === place ? turn.committed : undefined
  const chance = told === undefined ? reactionChance(r) : Number(told)
  return chance === 0 ? 0 : chance * standing(r.g, place, space, () => worstAttack(r, place).value)
}
