import { currentFight, type Game, type Hint, type Hinting, heroAt, missionOf, storyOf } from '@haven/engine/count'
import { hindranceCost } from './card-costs.ts'
import { outlook } from './fight-odds.ts'
import { cleanseAt } from './goals.ts'
import type { Survey } from './survey.ts'
import { harmCost } from './worth.ts'

/** Texts that the bot knows by the hints of their box: what they cost the heroes, in wounds. */

/** By how much a change of the fight hurts the heroes. */
export function fightChange(
  r: Survey,
  change: { sinDice?: number; heroDice?: number; noTeamwork?: boolean; alone?: boolean },
): number {
  const f = currentFight(r.g)
  if (!f) return 0
  const { corruption } = heroAt(r.g, f.place)
  const now = { ...f, level: corruption <= 5 ? corruption + 1 : 0 }
  const then = {
    ...now,
    ...change,
    sinDice: now.sinDice + (change.sinDice ?? 0),
    heroDice: now.heroDice + (change.heroDice ?? 0),
  }
  return outlook(r, now).value - outlook(r, then).value
}

/** Two dice fewer are the measure of the weights. */
const fewerDice = (r: Survey, place: number, count: number): number =>
  currentFight(r.g)
    ? fightChange(r, { heroDice: -count })
    : (r.sins.fewerDice * cleanseAt(r, place, heroAt(r.g, place).space) * count) / 2

const hintOf = (r: Survey, place: number, hinting: Hinting): Hint =>
  typeof hinting === 'function' ? hinting(r.g, place) : hinting

export function hintCost(r: Survey, place: number, hinting: Hinting): number {
  const hint = hintOf(r, place, hinting)
  const { sinDice, noTeamwork, alone } = hint
  let cost = harmCost(r, place, hint) + hindranceCost(r, place, hint)
  if (sinDice || noTeamwork || alone)
    cost += fightChange(r, { ...(sinDice && { sinDice }), ...(noTeamwork && { noTeamwork }), ...(alone && { alone }) })
  if (hint.heroDice) cost += fewerDice(r, place, hint.heroDice)
  return cost
}

/** The ways out of a text's choice, where its box says what they cost. */
export function waysOf(g: Game, text: string): Readonly<Record<string, Hinting>> | undefined {
  const card = g.t.sinCards.get(text)
  if (card) return card.ways
  const past = g.t.darkPast.get(text)
  if (past) return past.ways
  const sin = g.t.chosen?.sin
  const own = [sin?.power, sin?.controller, sin?.avatar, storyOf(g), missionOf(g)]
  return own.find((each) => each?.id === text)?.ways
}

/** Does this text put the hero into another space, the worst for him? */
export function castsOut(r: Survey, place: number, text: string | undefined): boolean {
  const hinting = r.g.t.sinCards.get(text ?? '')?.hint
  return hinting !== undefined && hintOf(r, place, hinting).castOut === true
}

/** What this way costs, or null if nobody says. */
export function wayCost(r: Survey, place: number, text: string | undefined, way: string | undefined): number | null {
  const hinting = text === undefined || way === undefined ? undefined : waysOf(r.g, text)?.[way]
  return hinting === undefined ? null : hintCost(r, place, hinting)
}

/** What a Sin card is worth, or null if its box does not say. The heroes take the cheapest way out. */
export function cardWorth(r: Survey, place: number, card: string): number | null {
  const def = r.g.t.sinCards.get(card)
  if (def?.hint) return hintCost(r, place, def.hint)
  const ways = Object.values(def?.ways ?? {})
  return ways.length === 0 ? null : Math.min(...ways.map((way) => hintCost(r, place, way)))
}
