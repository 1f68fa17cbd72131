import type { Side } from '@haven/engine'
import {
  defenseOf,
  distance,
  type FightFrame,
  formOf,
  type Game,
  hasHero,
  heroAt,
  heroDef,
  monstersIn,
  neighbours,
  statsOf,
  tokensIn,
} from '@haven/engine/count'
import { countsKill, missionNeeds, progressWorth } from './mission.ts'
import { least, once, type Reading, standing, sum } from './reading.ts'
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

const NO_HERO_ROLL = { hit: 0, defense: 0, counter: 0, skill: 0, faith: 0 }
const NO_SIN_ROLL = { hit: 0, burst: 0, corruption: 0, blank: 0 }
const NOTHING_TURNED = { hit: 0, defense: 0, counter: 0, skill: 0 }

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
  return {
    proc: ranged ? 'rangedFight' : 'fight',
    step: 0,
    place,
    hero: heroAt(g, place).hero,
    space,
    target,
    by,
    ranged,
    level,
    heroDice: 0,
    leastDice: 0,
    noTeamwork: false,
    rolled: NO_HERO_ROLL,
    turned: NOTHING_TURNED,
    faith: 0,
    choices: [],
    picked: [],
    alone: false,
    sinDice: 0,
    heroDefense: 0,
    forceFaith: null,
    sinRoll: NO_SIN_ROLL,
    hits: 0,
    doomed: [],
    killed: [],
    movers: [],
    arrived: false,
    wounds: 0,
    corruption: 0,
  }
}

/** CORR-4: what the corruption track gives at a level. */
export function trackBonus(g: Game, place: number, level: number): { dice: number; hits: number; defense: number } {
  const bonus = { dice: 0, hits: 0, defense: 0 }
  if (level === 0) return bonus
  const hero = heroAt(g, place)
  const { track } = heroDef(g, hero.hero)
  for (let slot = 1; slot <= level; slot++) {
    const at = track[slot - 1]
    if (!at || hero.wounds.includes(slot)) continue
    if (at.kind === 'die') bonus.dice++
    else if (at.kind === 'defense') bonus.defense++
    else if (at.kind === 'hit') bonus.hits += at.count
    else if (at.kind === 'choice') bonus.hits++
  }
  return bonus
}

/** DICE-4 */
export function teamwork(g: Game, place: number): number {
  const { space } = heroAt(g, place)
  let dice = 0
  g.s.heroes.forEach((other, i) => {
    if (i === place || other.dead) return
    const apart = distance(g, space, other.space)
    if (apart === 0 || apart <= sum(g, 'teamworkReach', i)) dice++
  })
  return dice
}

export interface Strength {
  readonly dice: number
  readonly hits: number
  readonly defense: number
  readonly counters: number
}

/** FIGHT-2, FIGHT-6: what the hero brings, where he is thought to stand. */
export function heroStrength(g: Game, f: FightFrame): Strength {
  const hero = heroAt(g, f.place)
  const form = formOf(g, hero)
  const bonus = trackBonus(g, f.place, f.level)
  const help = f.noTeamwork ? 0 : Math.min(teamwork(g, f.place), least(g, 'teamworkLimit', f, 99))
  const npc = hero.npcs.includes('commissioner') ? 1 : 0
  const dice = form.fight + help + npc + sum(g, 'heroDice', f) + bonus.dice + f.heroDice
  return {
    dice: Math.max(0, f.leastDice, dice),
    hits: bonus.hits + sum(g, 'heroHits', f),
    defense: Math.max(0, form.defense + sum(g, 'heroDefense', f) + bonus.defense + f.heroDefense),
    counters: sum(g, 'heroCounters', f),
  }
}

/** FIGHT-3: dice besides those of the monsters themselves. */
const otherSinDice = (g: Game, f: FightFrame): number =>
  tokensIn(g, 'pentagram', f.space) + f.sinDice + sum(g, 'sinDice', f)

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
export function bestKills(r: Reading, targets: readonly number[]): readonly Kills[] {
  const [one] = targets
  if (one === undefined) return NO_KILLS
  // What a monster can take depends on where it stands and who stands beside it.
  return once(r, `kills ${r.g.s.figures[one]} ${targets.join()}`, () => weighKills(r, targets))
}

function weighKills(r: Reading, targets: readonly number[]): readonly Kills[] {
  const { g } = r
  const needs = missionNeeds(r)
  const step = progressWorth(r)
  const list = targets
    .map((figure) => ({
      figure,
      defense: defenseOf(g, figure),
      worth: killWorth(r, figure),
      counts: countsKill(r, figure),
    }))
    .filter(({ figure }) => sum(g, 'unkillable', figure) === 0)
    .sort((a, b) => Number(b.counts) - Number(a.counts) || b.worth - a.worth)
    .slice(0, MOST_TARGETS)
  const table: Kills[] = Array.from({ length: MOST_HITS + 1 }, () => NOBODY)
  for (let set = 1; set < 1 << list.length; set++) {
    let [defense, worth, counted] = [0, 0, 0]
    list.forEach((each, i) => {
      if (!(set & (1 << i))) return
      defense += each.defense
      worth += each.worth
      if (each.counts) counted++
    })
    worth += Math.min(needs, counted) * step
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

/** RANGE-4: can what survives there come to the hero? */
export function canStrikeBack(g: Game, from: number, to: number): boolean {
  if (hasHero(g, from)) return false
  if (distance(g, from, to) === 1) return true
  return neighbours(g, from).some((between) => !hasHero(g, between) && neighbours(g, between).includes(to))
}

function hurtBy(r: Reading, f: FightFrame, strength: Strength, dice: number): number {
  const { g, odds } = r
  const wounds = woundsCost(r, f.place, odds.wounds(dice, strength.dice, strength.defense))
  const level = Math.max(f.level, heroAt(g, f.place).corruption)
  return wounds + odds.corruption(dice, strength.dice, strength.counters) * corruptionCost(r, f.place, level)
}

/** What the fight brings if it is rolled now. */
export function outlook(r: Reading, f: FightFrame): Outlook {
  return standing(r.g, f.place, f.space, () => {
    const { g, odds } = r
    const strength = heroStrength(g, f)
    const targets = monstersIn(g, f.target)
    const all = fightOf(g, targets)
    const table = bestKills(r, targets)
    const others = otherSinDice(g, f)
    const strikesBack = f.ranged && canStrikeBack(g, f.target, f.space)
    const here = f.ranged ? fightOf(g, monstersIn(g, f.space)) : all
    let [kills, fallen, hurt] = [0, 0, 0]
    odds.heroHits(strength.dice).forEach((p, rolled) => {
      if (p < 0.001) return
      const { worth, figures } = killsWith(table, rolled + strength.hits)
      const dead = fightOf(g, figures)
      kills += p * worth
      fallen += all > 0 ? (p * dead) / all : 0
      if (strikesBack && figures.length < targets.length)
        hurt += p * hurtBy(r, f, strength, Math.max(0, others + here + all - dead))
    })
    if (!f.ranged) hurt = hurtBy(r, f, strength, Math.max(0, others + here))
    return { kills, hurt, fallen, value: kills - hurt }
  })
}

/** The same, if the hero takes voluntary corruption where it pays. */
export function bestOutlook(r: Reading, f: FightFrame): Outlook {
  const plain = outlook(r, f)
  const { corruption } = heroAt(r.g, f.place)
  if (corruption >= 7 || f.level > 0) return plain
  const bold = outlook(r, { ...f, level: corruption + 1 })
  const value = bold.value - corruptionCost(r, f.place)
  return value > plain.value ? { ...bold, value } : plain
}
