import type { Option, WindowName } from '@haven/engine'
import {
  countCounters,
  countDefense,
  currentCity,
  currentFight,
  currentKills,
  fightsAlone,
  heroAt,
  monstersIn,
  withFigure,
} from '@haven/engine/count'
import { iconWorth } from './city.ts'
import { assault, worstAttack } from './danger.ts'
import { bestKills, hitsBeside, killsWith } from './fight-odds.ts'
import { cleanseAt } from './goals.ts'
import { choiceCost } from './hero-votes.ts'
import { cardWorth, fightChange } from './hints.ts'
import { castOutSpace, endedMove, shortMove, tideWorth } from './sins-hindrance.ts'
import { best, type Survey } from './survey.ts'
import { corruptionCost, woundCost } from './worth.ts'

/** When a Sin card is worth its one place in the turn. Ids are those of the core box; others go by the hints of their box, or by their window. */

type Judge = (r: Survey, place: number) => number

const moreDice =
  (together: number, alone: number): Judge =>
  (r) => {
    const f = currentFight(r.g)
    return fightChange(r, { sinDice: f && fightsAlone(r.g, f) ? alone : together })
  }

/** What the hero could have stopped with his FAITH. */
const forcedFaith: Judge = (r) => {
  const f = currentFight(r.g)
  if (!f) return 0
  const hits = Math.max(0, f.sinRoll.hit + f.sinRoll.burst - countDefense(r.g, f) - f.rolled.defense)
  const corruption = Math.max(0, f.sinRoll.corruption - countCounters(r.g, f) - f.rolled.counter)
  const stopped = Math.min(f.rolled.faith, hits)
  return woundCost(r, f.place, stopped) + Math.min(f.rolled.faith - stopped, corruption) * 0.3
}

const afterKills: Judge = (r, place) =>
  corruptionCost(r, place) + (currentKills(r.g).killed.length >= 2 ? woundCost(r, place, 1) : 0)

const lostIcon: Judge = (r, place) =>
  Math.max(0, ...(currentCity(r.g)?.icons ?? []).map((icon) => iconWorth(r, place, icon)))

/** An Abomination or the Controller comes from afar; compared with what could come anyway. */
const challenge: Judge = (r, place) => {
  const { g } = r
  const { space } = heroAt(g, place)
  const now = worstAttack(r, place, 2).value
  let most = 0
  for (const { index, kind } of g.t.figures) {
    const at = g.s.figures[index] as number
    if ((kind !== 'abomination' && kind !== 'controller') || at < 0 || at === space) continue
    if (((g.map.distance[at] as Uint8Array)[space] as number) > CHALLENGE_REACH) continue
    most = Math.max(
      most,
      withFigure(g, index, space, () => -assault(r, place).value),
    )
  }
  return most - now
}
const CHALLENGE_REACH = 4

/** What rolled Hits that are lost would have killed. */
const lostHits: Judge = (r, place) => {
  const f = currentFight(r.g)
  if (!f) return 0
  const hits = f.rolled.hit + f.rolled.faith + hitsBeside(r.g, f)
  const table = bestKills(r, f, monstersIn(r.g, f.target))
  const lost = Math.min(f.rolled.hit, isIdle(r, place) ? 2 : 1)
  return killsWith(table, hits).worth - killsWith(table, hits - lost).worth
}

const isIdle = ({ g }: Survey, place: number): boolean => g.s.turn?.place === place && g.s.turn.steps === 0

/** All icons but the best. */
const oneIcon: Judge = (r, place) => {
  const worth = (currentCity(r.g)?.icons ?? []).map((icon) => iconWorth(r, place, icon))
  return worth.reduce((all, each) => all + each, 0) - Math.max(0, ...worth)
}

const JUDGES: Readonly<Record<string, Judge>> = {
  'pride-single-combat': (r) => fightChange(r, { noTeamwork: true, alone: true }),
  'pride-hubris': moreDice(1, 2),
  'pride-overreach': forcedFaith,
  'pride-cast-out': (r, place) => castOutSpace(r, place).loss,
  'pride-whose-glory': (r) => Math.min(choiceCost(r, 'hero'), choiceCost(r, 'others')),
  'pride-before-the-fall': afterKills,
  'pride-no-charity': lostIcon,
  'pride-gauntlet': challenge,
  'pride-finest-hour': (r) => r.sins.twoCards,
  'sloth-leaden-limbs': shortMove,
  'sloth-quicksand': endedMove,
  'sloth-why-bother': (r, place) => r.sins.fewerDice * cleanseAt(r, place, heroAt(r.g, place).space),
  'sloth-half-hearted': lostHits,
  'sloth-neglect': (r, place) => (isIdle(r, place) ? 2 : 1) * r.sins.token,
  'sloth-closed': oneIcon,
  'sloth-heavy-air': (r, place) => fightChange(r, { sinDice: isIdle(r, place) ? 2 : 1 }),
  'sloth-slow-tide': tideWorth,
  'sloth-sleep-it-off': (r) => r.sins.risen,
}

/** Cards that the bot does not know: more dice in a fight, some harm at any other time. */
const BY_WINDOW: Readonly<Partial<Record<WindowName, Judge>>> = { 'fight-start': moreDice(1, 2) }
const UNKNOWN = 0.7

export function choosesCard(
  r: Survey,
  place: number,
  window: WindowName | undefined,
  options: readonly Option[],
): Option {
  // The more cards there are in hand, the less each is saved up.
  const least = Math.max(r.sins.cardLeast, r.sins.cardMost - r.sins.cardEach * r.g.s.sins.hand.length)
  return best(options, ({ card }) => {
    if (card === undefined) return least
    const judge = JUDGES[card]
    if (judge) return judge(r, place)
    return cardWorth(r, place, card) ?? BY_WINDOW[window as WindowName]?.(r, place) ?? UNKNOWN
  })
}
