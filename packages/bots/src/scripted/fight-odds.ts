import type { Result, Side } from '@haven/engine'
import {
  canStrikeBack,
  choicesOf,
  countCounters,
  countDefense,
  countHeroDice,
  countHits,
  countSinDice,
  DEAD,
  defenseOf,
  type FightFrame,
  fightFrame,
  type Game,
  heroAt,
  isKillable,
  isPinned,
  MOST_CORRUPTION,
  monstersIn,
  standing,
  statsOf,
  withFigures,
} from '@haven/engine/count'
import { asksOfKills, countsKill, missionNeeds, progressWorth } from './mission.ts'
import { once, type Survey } from './survey.ts'
import { corruptionCost, killWorth, woundsCost } from './worth.ts'

/** What a fight can be expected to bring, for both sides. */

export interface Outlook {
  /** Worth of the expected kills to the heroes. */
  readonly kills: number
  /** Cost of the expected wounds and corruption. */
  readonly hurt: number
  /** Which part of the monsters' Fight is expected to fall. */
  readonly fallen: number
  /** kills - hurt */
  readonly value: number
}

/** A fight that is only thought of. `level`: with voluntary corruption up to it, 0 without. */
export function imagineFight(
  g: Game,
  place: number,
  space: number,
  target: number,
  by: Side,
  ranged: boolean,
  level: number,
): FightFrame {
  const f = fightFrame(ranged ? 'rangedFight' : 'fight', place, heroAt(g, place).hero, space, target, by)
  f.level = level
  return f
}

/** Hits besides those of his dice. Bonuses of choice are taken for Hits, as FAITH is. */
export const hitsBeside = (g: Game, f: FightFrame): number => countHits(g, f) + choicesOf(g, f, HIT).length
const HIT: readonly Result[] = ['hit']

export const fightOf = (g: Game, figures: readonly number[]): number =>
  figures.reduce((n, figure) => n + statsOf(g, figure).fight, 0)

// --------------------------------------------------------------------------------------------------------- kills

export interface Kills {
  readonly worth: number
  readonly figures: readonly number[]
}

const MOST_TARGETS = 6
const MOST_HITS = 15
const NOBODY: Kills = { worth: 0, figures: [] }
const NO_KILLS: readonly Kills[] = Array.from({ length: MOST_HITS + 1 }, () => NOBODY)

/** FIGHT-10: the best that can be made of so many Hits, by number of Hits. */
export function bestKills(r: Survey, f: FightFrame, targets: readonly number[]): readonly Kills[] {
  const [one] = targets
  if (one === undefined) return NO_KILLS
  // What a monster can take depends on where it stands and who stands beside it; what it counts, perhaps, on the hero.
  const who = asksOfKills(r) ? `${f.place} ${f.level}` : ''
  return once(r, `kills ${r.g.s.figures[one]} ${targets.join()} ${who}`, () => weighKills(r, f, targets))
}

function weighKills(r: Survey, f: FightFrame, targets: readonly number[]): readonly Kills[] {
  const { g } = r
  const hero = heroAt(g, f.place)
  const { corruption } = hero
  hero.corruption = Math.max(corruption, f.level)
  const counted = targets.filter((figure) => countsKill(r, figure, 'fight', f.place))
  hero.corruption = corruption
  const needs = missionNeeds(r)
  const step = progressWorth(r)
  const list = targets
    .map((figure) => ({
      figure,
      defense: defenseOf(g, figure),
      worth: killWorth(r, figure),
      counts: counted.includes(figure),
    }))
    .filter(({ figure }) => isKillable(g, figure))
    .sort((a, b) => Number(b.counts) - Number(a.counts) || b.worth - a.worth)
    .slice(0, MOST_TARGETS)
  const table: Kills[] = Array.from({ length: MOST_HITS + 1 }, () => NOBODY)
  for (let set = 1; set < 1 << list.length; set++) {
    let [defense, worth, steps] = [0, 0, 0]
    list.forEach((each, i) => {
      if (!(set & (1 << i))) return
      defense += each.defense
      worth += each.worth
      if (each.counts) steps++
    })
    worth += Math.min(needs, steps) * step
    if (defense > MOST_HITS || worth <= (table[defense] as Kills).worth) continue
    table[defense] = { worth, figures: list.filter((_, i) => set & (1 << i)).map(({ figure }) => figure) }
  }
  for (let hits = 1; hits <= MOST_HITS; hits++) {
    if ((table[hits - 1] as Kills).worth > (table[hits] as Kills).worth) table[hits] = table[hits - 1] as Kills
  }
  return table
}

export const killsWith = (table: readonly Kills[], hits: number): Kills =>
  table[Math.max(0, Math.min(MOST_HITS, hits))] as Kills

// ------------------------------------------------------------------------------------------------------- outlook

/** The price of the Sin roll against so many dice of his. */
function hurtBy(r: Survey, f: FightFrame, heroDice: number): number {
  const { g, odds } = r
  const dice = countSinDice(g, f)
  const wounds = woundsCost(r, f.place, odds.roughWounds(dice, heroDice, countDefense(g, f)))
  const level = Math.max(f.level, heroAt(g, f.place).corruption)
  return wounds + odds.roughCorruption(dice, heroDice, countCounters(g, f)) * corruptionCost(r, f.place, level)
}

/** RANGE-5: as if these had died, and all others come to him that can. Without survivors nobody rolls. */
function inReply(g: Game, f: FightFrame, dead: readonly number[], think: () => number): number {
  const all = monstersIn(g, f.target)
  const there = g.s.pinned ? all.filter((figure) => !isPinned(g, figure)) : all
  if (there.every((figure) => dead.includes(figure))) return 0
  const moved = there.map((figure) => [figure, dead.includes(figure) ? DEAD : f.space] as const)
  return withFigures(g, moved, think)
}

export const replyDice = (g: Game, f: FightFrame, dead: readonly number[]): number =>
  inReply(g, f, dead, () => countSinDice(g, f))

/** What the fight brings if it is rolled now. */
export function outlook(r: Survey, f: FightFrame): Outlook {
  return standing(r.g, f.place, f.space, () => {
    const { g, odds } = r
    const [dice, beside] = [countHeroDice(g, f), hitsBeside(g, f)]
    const targets = monstersIn(g, f.target)
    const all = fightOf(g, targets)
    const table = bestKills(r, f, targets)
    const strikesBack = f.ranged && canStrikeBack(g, f)
    let [kills, fallen, hurt, reply] = [0, 0, 0, 0]
    let last: Kills | null = null
    odds.heroHits(dice).forEach((p, rolled) => {
      if (p < 0.001) return
      const set = killsWith(table, rolled + beside)
      kills += p * set.worth
      fallen += all > 0 ? (p * fightOf(g, set.figures)) / all : 0
      if (!strikesBack) return
      // One more Hit often kills nobody else.
      if (set !== last) reply = inReply(g, f, set.figures, () => hurtBy(r, f, dice))
      last = set
      hurt += p * reply
    })
    if (!f.ranged) hurt = hurtBy(r, f, dice)
    return { kills, hurt, fallen, value: kills - hurt }
  })
}

/** The same, if the hero takes voluntary corruption where it pays. */
export function bestOutlook(r: Survey, f: FightFrame): Outlook {
  const plain = outlook(r, f)
  const { corruption } = heroAt(r.g, f.place)
  if (corruption >= MOST_CORRUPTION || f.level > 0) return plain
  const bold = outlook(r, { ...f, level: corruption + 1 })
  const value = bold.value - corruptionCost(r, f.place)
  return value > plain.value ? { ...bold, value } : plain
}
