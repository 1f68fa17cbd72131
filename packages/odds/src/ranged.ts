import { countsOf, type SinRolls } from './dice.ts'
import { type HeroSide, type Spare, type Split, spareOf } from './fight.ts'
import { type HurtTable, hurtTable, noHarms } from './hurt.ts'
import { bestByHits, type KillSet, killSets, mostHits } from './kills.ts'
import { type FightOdds, fightResult } from './results.ts'
import type { Target, Worth } from './worth.ts'

/**
 * RANGE-3 to RANGE-7. The hero rolls, turns his FAITH and kills; only then do the survivors that come roll. He decides
 * on the average of what is still to come.
 */

/** The strike back: the Sin roll, and what meets it besides the hero's own dice. */
export interface Reply {
  readonly sins: SinRolls
  readonly defense: number
  readonly counters: number
}

export interface RangedSheet extends HeroSide {
  /** What comes back if these are killed, or null if nobody does. The same object for the same roll. */
  readonly reply: (killed: readonly Target[]) => Reply | null
}

/** What the strike back is worth by Defense and Counter-Corruption of the hero's own roll. */
interface Answer {
  readonly reply: Reply | null
  /** By Hits: which set of kills is the best that leads to this answer. */
  readonly best: Int32Array
  readonly worth: Float64Array
  /** Chance of each pair, filled while the rolls are weighed. */
  readonly chance: Float64Array
}

function expect({ sins, defense, counters }: Reply, hurt: HurtTable, d: number, c: number): number {
  const { mostWounds, mostCorruption, worth } = hurt
  let sum = 0
  for (let i = 0; i < sins.chance.length; i++) {
    const w = Math.max(0, Math.min(mostWounds, (sins.hits[i] as number) - defense - d))
    const k = Math.max(0, Math.min(mostCorruption, (sins.corruption[i] as number) - counters - c))
    sum += (sins.chance[i] as number) * (worth[w * (mostCorruption + 1) + k] as number)
  }
  return sum
}

export function rangedOdds(sheet: RangedSheet, worth: Worth): FightOdds {
  const { rolls, targets, body } = sheet
  const sets = killSets(targets, worth, sheet.first)
  const replies = sets.map(({ killed }) => sheet.reply(killed))
  const spare = spareOf(sheet)
  const hurt = hurtTable(body, worth)
  const turned = rolls.faith.length - 1 + sheet.choices.length
  const most: Split = [
    mostHits(sets),
    useful(rolls.defense, turned, replies, ({ sins, defense }) => reach(sins.hits, sins.chance) - defense),
    useful(rolls.counters, turned, replies, ({ sins, counters }) => reach(sins.corruption, sins.chance) - counters),
  ]
  const answers = [...new Set(replies)].map((reply) => answerOf(reply, sets, replies, hurt, most))
  const policy = policyOf(answers, sets, most)
  const setChance = new Float64Array(sets.length)
  let sum = 0
  let skipped = 0
  rolls.faith.forEach((chance, faith) => {
    if (chance === 0) return
    for (let i = 0; i < rolls.chance.length; i++) {
      const p = chance * (rolls.chance[i] as number)
      if (p < NOTHING) {
        skipped += p
        continue
      }
      const [hits, defense, counters] = [rolls.hits[i], rolls.defense[i], rolls.counters[i]] as unknown as Split
      const found = policy(hits + sheet.hits, defense, counters, faith, spare)
      sum += p * found.value
      const { best, chance: chances } = answers[found.answer] as Answer
      const set = best[found.hits] as number
      setChance[set] = (setChance[set] as number) + p
      chances[found.at] = (chances[found.at] as number) + p
    }
  })
  const harms = noHarms(body)
  let sinRoll = 0
  for (const answer of answers) {
    const chance = answer.chance.reduce((all, p) => all + p, 0)
    if (answer.reply) {
      strike(answer, answer.reply, hurt, most, harms.chance)
      sinRoll += chance
    } else harms.chance[0] = (harms.chance[0] as number) + chance
  }
  return fightResult(targets, sets, setChance, harms, sinRoll, sum, skipped)
}

/** What is too unlikely to be weighed; all of it together is added to the bound. */
const NOTHING = 1e-13

/** The most that comes with any chance worth a thought. */
const reach = (counts: readonly number[], chance: readonly number[]): number =>
  countsOf(counts, chance).findLastIndex((p) => p >= NOTHING)

/** More Defense than this stops nothing more. */
function useful(
  rolled: readonly number[],
  turned: number,
  replies: readonly (Reply | null)[],
  comes: (reply: Reply) => number,
): number {
  const worst = replies.reduce((n, reply) => (reply ? Math.max(n, comes(reply)) : n), 0)
  return Math.max(0, Math.min(Math.max(...rolled) + turned, worst))
}

function answerOf(
  reply: Reply | null,
  sets: readonly KillSet[],
  replies: readonly (Reply | null)[],
  hurt: HurtTable,
  [hits, defense, counters]: Split,
): Answer {
  const size = (defense + 1) * (counters + 1)
  const worth = new Float64Array(size)
  for (let at = 0; at < size; at++) {
    const [d, c] = [Math.floor(at / (counters + 1)), at % (counters + 1)]
    worth[at] = reply ? expect(reply, hurt, d, c) : (hurt.worth[0] as number)
  }
  const best = bestByHits(sets, hits, (set) => replies[set] === reply)
  return { reply, best, worth, chance: new Float64Array(size) }
}

interface Choice {
  value: number
  answer: number
  hits: number
  at: number
}

/** The best way to turn FAITH and split Hits; each triple of results is weighed once. */
function policyOf(answers: readonly Answer[], sets: readonly KillSet[], [mostHit, mostDefense, mostCounter]: Split) {
  const known: (Choice | undefined)[] = []
  const row = mostCounter + 1
  function weigh(hits: number, defense: number, counters: number): Choice {
    const at = Math.min(mostDefense, defense) * row + Math.min(mostCounter, counters)
    const key = Math.min(mostHit, hits) * (mostDefense + 1) * row + at
    let choice = known[key]
    if (!choice) {
      choice = { value: Number.NEGATIVE_INFINITY, answer: 0, hits: Math.min(mostHit, hits), at }
      for (let answer = 0; answer < answers.length; answer++) {
        const { best, worth } = answers[answer] as Answer
        const set = best[choice.hits] as number
        if (set < 0) continue
        const value = (sets[set] as KillSet).worth + (worth[at] as number)
        if (value > choice.value) {
          choice.value = value
          choice.answer = answer
        }
      }
      known[key] = choice
    }
    return choice
  }
  return (hits: number, defense: number, counters: number, faith: number, spare: Spare): Choice => {
    const [fh, fd, fc] = spare.forced ?? [0, 0, 0]
    const free = spare.free + (spare.forced ? 0 : faith)
    let best: Choice | null = null
    for (const [dh, dd, dc] of spare.ways) {
      const [h, d, c] = [hits + fh * faith + dh, defense + fd * faith + dd, counters + fc * faith + dc]
      for (let a = 0; a <= free; a++) {
        for (let b = 0; b <= free - a; b++) {
          const choice = weigh(h + a, d + b, c + free - a - b)
          if (!best || choice.value > best.value) best = choice
        }
      }
    }
    return best as Choice
  }
}

/** RANGE-5: the dice of the strike back fall. */
function strike(
  { chance }: Answer,
  { sins, defense, counters }: Reply,
  hurt: HurtTable,
  most: Split,
  into: Float64Array,
): void {
  const { mostWounds, mostCorruption, harm } = hurt
  chance.forEach((p, at) => {
    if (p === 0) return
    const [d, c] = [Math.floor(at / (most[2] + 1)), at % (most[2] + 1)]
    for (let i = 0; i < sins.chance.length; i++) {
      const w = Math.max(0, Math.min(mostWounds, (sins.hits[i] as number) - defense - d))
      const k = Math.max(0, Math.min(mostCorruption, (sins.corruption[i] as number) - counters - c))
      const end = harm[w * (mostCorruption + 1) + k] as number
      into[end] = (into[end] as number) + p * (sins.chance[i] as number)
    }
  })
}
