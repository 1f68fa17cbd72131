import type { Hint } from '@haven/engine/count'
import {
  countCounters,
  countDefense,
  currentCity,
  currentFight,
  heroAt,
  monstersIn,
  withFigure,
} from '@haven/engine/count'
import { iconWorth } from './city.ts'
import { assault, worstAttack } from './danger.ts'
import { bestKills, hitsBeside, killsWith } from './fight-odds.ts'
import { castOutSpace, endedMove, shortMove, tideWorth } from './sins-hindrance.ts'
import type { Survey } from './survey.ts'
import { woundCost } from './worth.ts'

/** What a card takes from the hero besides dice and harm, by the hints of its box: his Move, his rolls, his City Actions. */

/** What the hero could have stopped with his FAITH. */
function forcedFaith(r: Survey): number {
  const f = currentFight(r.g)
  if (!f) return 0
  const hits = Math.max(0, f.sinRoll.hit + f.sinRoll.burst - countDefense(r.g, f) - f.rolled.defense)
  const corruption = Math.max(0, f.sinRoll.corruption - countCounters(r.g, f) - f.rolled.counter)
  const stopped = Math.min(f.rolled.faith, hits)
  return woundCost(r, f.place, stopped) + Math.min(f.rolled.faith - stopped, corruption) * 0.3
}

/** What rolled Hits that are lost would have killed. */
function lostHits(r: Survey, count: number): number {
  const f = currentFight(r.g)
  if (!f) return 0
  const hits = f.rolled.hit + f.rolled.faith + hitsBeside(r.g, f)
  const table = bestKills(r, f, monstersIn(r.g, f.target))
  const lost = Math.min(f.rolled.hit, count)
  return killsWith(table, hits).worth - killsWith(table, hits - lost).worth
}

function lostIcons(r: Survey, place: number, which: 'best' | 'others'): number {
  const worth = (currentCity(r.g)?.icons ?? []).map((icon) => iconWorth(r, place, icon))
  const most = Math.max(0, ...worth)
  return which === 'best' ? most : worth.reduce((all, each) => all + each, 0) - most
}

/** An Abomination or the Controller comes from afar; compared with what could come anyway. */
function challenge(r: Survey, place: number, reach: number): number {
  const { g } = r
  const { space } = heroAt(g, place)
  const now = worstAttack(r, place, 2).value
  let most = 0
  for (const { index, kind } of g.t.figures) {
    const at = g.s.figures[index] as number
    if ((kind !== 'abomination' && kind !== 'controller') || at < 0 || at === space) continue
    if (((g.map.distance[at] as Uint8Array)[space] as number) > reach) continue
    most = Math.max(
      most,
      withFigure(g, index, space, () => -assault(r, place).value),
    )
  }
  return most - now
}

export function hindranceCost(r: Survey, place: number, hint: Hint): number {
  const { steps, tokens = 0, risen = 0 } = hint
  let cost = tokens * r.sins.token + risen * r.sins.risen
  if (steps !== undefined) cost += steps === 0 ? endedMove(r, place) : shortMove(r, place, steps)
  if (hint.castOut) cost += castOutSpace(r, place).loss
  if (hint.faithHits) cost += forcedFaith(r)
  if (hint.hits) cost += lostHits(r, hint.hits)
  if (hint.icons) cost += lostIcons(r, place, hint.icons)
  if (hint.comes) cost += challenge(r, place, hint.comes)
  if (hint.crowd) cost += tideWorth(r, place, hint.crowd)
  return cost
}
