import type { Option, Result } from '@haven/engine'
import {
  type CleanseFrame,
  canStrikeBack,
  countCounters,
  countDefense,
  countHits,
  countSkillUses,
  currentFight,
  currentRoll,
  defenseOf,
  type FightFrame,
  type Game,
  heroAt,
  kindOf,
  monstersIn,
  type RollFrame,
} from '@haven/engine/count'
import { mean } from './dice-odds.ts'
import { bestKills, hitsBeside, type Kills, killsWith, outlook, replyDice } from './fight-odds.ts'
import { cleanseWorth, tokenWorth } from './goals.ts'
import { best, type Survey, spaceIndex } from './survey.ts'
import { corruptionCost, woundCost } from './worth.ts'

/** What a hero decides inside a roll: voluntary corruption, rerolls, FAITH, kills, tokens. */

const isFight = (roll: RollFrame | null): roll is FightFrame => roll?.proc === 'fight' || roll?.proc === 'rangedFight'

const isCleanse = (roll: RollFrame | null): roll is CleanseFrame => roll?.proc === 'cleanse'

/** CORR-4: is the bonus worth the corruption? */
export function takesCorruption(r: Survey, place: number): boolean {
  const { g } = r
  const roll = currentRoll(g)
  const level = heroAt(g, place).corruption + 1
  let gain = 0
  if (isFight(roll)) gain = outlook(r, { ...roll, level }).value - outlook(r, { ...roll, level: 0 }).value
  else if (isCleanse(roll)) gain = cleanseWorth(r, { ...roll, level }) - cleanseWorth(r, roll)
  return gain > corruptionCost(r, place) + r.weights.voluntary
}

const rolledAndTurned = (roll: RollFrame, face: Result): number => roll.rolled[face] + roll.turned[face]

/** What the roll would come to with so many more of each result. */
function fightValue(r: Survey, f: FightFrame): (hit: number, defense: number, counter: number) => number {
  const { g } = r
  const [hits, fixedDefense, counters] = [countHits(g, f), countDefense(g, f), countCounters(g, f)]
  const table = bestKills(r, f, monstersIn(g, f.target))
  const replies = new Map<Kills, SinResults>()
  return (hit, defense, counter) => {
    const set = killsWith(table, rolledAndTurned(f, 'hit') + hits + hit)
    const sins = f.ranged ? (replies.get(set) ?? expectedReply(r, f, set.figures)) : sinResults(f)
    if (f.ranged) replies.set(set, sins)
    const wounds = Math.max(0, sins.hits - fixedDefense - rolledAndTurned(f, 'defense') - defense)
    const corruption = Math.max(0, sins.corruption - counters - rolledAndTurned(f, 'counter') - counter)
    const whole = Math.ceil(wounds)
    const hurt = whole === 0 ? 0 : (woundCost(r, f.place, whole) * wounds) / whole
    return set.worth - hurt - corruption * corruptionCost(r, f.place)
  }
}

interface SinResults {
  readonly hits: number
  readonly corruption: number
}

const sinResults = ({ sinRoll }: FightFrame): SinResults => ({
  hits: sinRoll.hit + sinRoll.burst,
  corruption: sinRoll.corruption,
})

/** RANGE-5: the mean of what those who survive will roll. */
function expectedReply({ g, odds }: Survey, f: FightFrame, dead: readonly number[]): SinResults {
  const dice = canStrikeBack(g, f) ? replyDice(g, f, dead) : 0
  return { hits: mean(odds.sinHits(dice)), corruption: mean(odds.sinCorruption(dice)) }
}

/** FIGHT-7: all FAITH together are split in the best way; the first of them is answered. */
export function turnsFaith(r: Survey, options: readonly Option[]): Option {
  const roll = currentRoll(r.g)
  if (!isFight(roll)) return options.find(({ as }) => as === 'skill') ?? (options[0] as Option)
  const value = fightValue(r, roll)
  const left = roll.faith + roll.choices.length
  let most = Number.NEGATIVE_INFINITY
  let split: Readonly<Record<string, number>> = {}
  for (let hit = 0; hit <= left; hit++) {
    for (let defense = 0; hit + defense <= left; defense++) {
      const counter = left - hit - defense
      const worth = value(hit, defense, counter) + 0.001 * defense
      if (worth <= most) continue
      most = worth
      split = { hit, defense, counter }
    }
  }
  return best(options, ({ as }) => split[as as string] ?? 0)
}

/** A reroll: dice that do nothing in this roll. */
export function rerolls(r: Survey, options: readonly Option[]): Option {
  const none = options.find((option) => option.none) as Option
  const roll = currentRoll(r.g)
  if (!roll) return none
  const useless = isFight(roll) ? uselessInFight(r, roll) : ['hit', 'defense', 'counter']
  return options.find(({ face }) => face && useless.includes(face)) ?? none
}

function uselessInFight(r: Survey, f: FightFrame): string[] {
  const faces = ['skill']
  if (f.ranged) return faces
  const sinHits = f.sinRoll.hit + f.sinRoll.burst
  const picked = (face: string): number => f.picked.filter((each) => each === face).length
  if (f.sinRoll.corruption < f.rolled.counter - picked('counter') + countCounters(r.g, f)) faces.push('counter')
  if (sinHits < f.rolled.defense - picked('defense') + countDefense(r.g, f)) faces.push('defense')
  // Hits that cannot kill even the weakest are worth another try.
  const weakest = Math.min(99, ...monstersIn(r.g, f.target).map((figure) => defenseOf(r.g, figure)))
  if (f.rolled.hit + f.rolled.faith + hitsBeside(r.g, f) < weakest) faces.push('hit')
  return faces
}

/** FIGHT-10: one after the other of the best set. */
export function choosesKill(r: Survey, options: readonly Option[]): Option {
  const { g } = r
  const f = currentFight(g)
  const none = options.find((option) => option.none) as Option
  if (!f) return none
  const alive = monstersIn(g, f.target).filter((figure) => !f.doomed.includes(figure))
  const { figures } = killsWith(bestKills(r, f, alive), f.hits)
  return (
    options.find(({ monster }) => monster !== undefined && figures.some((each) => isLike(g, each, monster))) ?? none
  )
}

/** Equal figures are one option, named by the lowest. */
function isLike(g: Game, figure: number, monster: string): boolean {
  const other = g.t.figureIndex.get(monster) as number
  if (other === figure) return true
  const kind = kindOf(g, figure)
  return kind === kindOf(g, other) && kind !== 'hell-club' && kind !== 'fallen'
}

/** What a text is worth for each of the Skill results that it takes. */
function useWorth({ g }: Survey, text: string): number {
  const use = countSkillUses(g, currentRoll(g)?.place ?? 0).find((each) => each.text === text)
  return use ? use.worth / use.skills : 0
}

/** CLEANSE-1: what counts for the mission first, then what is worst. */
export function removesToken(r: Survey, options: readonly Option[], space: string | undefined): Option {
  const at = spaceIndex(r.g, space)
  const spare = (currentRoll(r.g) as CleanseFrame | null)?.counters ?? 0
  return best(options, (option) => {
    if (option.none) return 0
    if (option.progress) return 50
    if (option.ability !== undefined) return useWorth(r, option.ability)
    const token = option.token as string
    const price = token === 'altar' ? 40 : 0
    const means = option.with === 'counter' && spare > 0 ? 0.01 : 0
    return price + tokenWorth(r, token, at) + (option.covering ? r.weights.coveredIcon : 0) + means
  })
}
