import type { Result } from '@haven/engine'
import type { HeroRolls, SinRolls } from './dice.ts'
import { type Body, type HurtTable, hurtTable, noHarms } from './hurt.ts'
import { bestByHits, type KillSet, killSets, mostHits } from './kills.ts'
import { type FightOdds, fightResult } from './results.ts'
import type { Target, Worth } from './worth.ts'

/**
 * FIGHT-6 to FIGHT-11. Both sides have rolled; the hero turns FAITH and splits Hits as best he can. What he decides
 * depends on four numbers alone: his Hits, his FAITH, the wounds and the corruption that would come through.
 */

/** What the hero brings to a roll besides dice. */
export interface HeroSide {
  readonly rolls: HeroRolls
  /** Results that need no die. */
  readonly hits: number
  readonly defense: number
  readonly counters: number
  /** Every FAITH must become this. */
  readonly forced: Result | null
  /** Bonuses of choice: what each may become. */
  readonly choices: readonly (readonly Result[])[]
  readonly targets: readonly Target[]
  readonly body: Body
  /** Of equal monsters, the one that dies first. */
  readonly first?: string
}

export interface FightSheet extends HeroSide {
  readonly sins: SinRolls
}

/** Hits, Defense and Counter-Corruption. */
export type Split = readonly [hits: number, defense: number, counters: number]

const SPLITS: Readonly<Record<Result, Split>> = {
  hit: [1, 0, 0],
  defense: [0, 1, 0],
  counter: [0, 0, 1],
  skill: [0, 0, 0],
}

export interface Spare {
  /** Bonuses that can become anything, like a FAITH. */
  readonly free: number
  /** Every way to settle those that cannot. */
  readonly ways: readonly Split[]
  /** What one FAITH must become, or null. */
  readonly forced: Split | null
}

const ANYTHING: readonly Result[] = ['hit', 'defense', 'counter']

export function spareOf({ choices, forced }: Pick<HeroSide, 'choices' | 'forced'>): Spare {
  const isFree = (of: readonly Result[]): boolean => ANYTHING.every((each) => of.includes(each))
  let ways: Split[] = [[0, 0, 0]]
  for (const of of choices.filter((each) => !isFree(each))) {
    ways = ways.flatMap(([h, d, c]) =>
      of.map((result): Split => [h + SPLITS[result][0], d + SPLITS[result][1], c + SPLITS[result][2]]),
    )
  }
  return { free: choices.filter(isFree).length, ways, forced: forced && SPLITS[forced] }
}

/** What is too unlikely to be weighed; all of it together is added to the bound. */
const NOTHING = 1e-14

/** The best that can be made of so much FAITH against wounds and corruption alone: by FAITH, wounds and corruption. */
interface Guard {
  readonly value: Float64Array
  /** FAITH that becomes Defense; the rest counters. */
  readonly defense: Uint8Array
}

function guards({ mostWounds, mostCorruption, worth }: HurtTable, faith: number, wounds: number, row: number): Guard {
  const size = (faith + 1) * (wounds + 1) * row
  const guard: Guard = { value: new Float64Array(size), defense: new Uint8Array(size) }
  let at = 0
  for (let spare = 0; spare <= faith; spare++) {
    for (let w = 0; w <= wounds; w++) {
      for (let c = 0; c < row; c++, at++) {
        let best = Number.NEGATIVE_INFINITY
        const least = Math.max(0, Math.min(w, spare - c))
        for (let b = Math.min(spare, w); b >= least; b--) {
          const left = w - b
          const tainted = c - spare + b
          const end = (left < mostWounds ? left : mostWounds) * (mostCorruption + 1)
          const value = worth[end + (tainted < 0 ? 0 : tainted < mostCorruption ? tainted : mostCorruption)] as number
          if (value > best) {
            best = value
            guard.defense[at] = b
          }
        }
        guard.value[at] = best
      }
    }
  }
  return guard
}

/** Chances of Hits, wounds and corruption before any FAITH is turned, all cut where more makes no difference. */
function meet(sheet: FightSheet, most: Split): Float64Array {
  const { rolls, sins, hits, defense, counters } = sheet
  const [mostHit, mostWound, mostCorruption] = most
  const row = mostCorruption + 1
  const table = new Float64Array((mostHit + 1) * (mostWound + 1) * row)
  const sinCount = sins.chance.length
  for (let i = 0; i < rolls.chance.length; i++) {
    const p = rolls.chance[i] as number
    const base = Math.min(mostHit, (rolls.hits[i] as number) + hits) * (mostWound + 1)
    const guard = (rolls.defense[i] as number) + defense
    const counter = (rolls.counters[i] as number) + counters
    for (let j = 0; j < sinCount; j++) {
      const w = Math.max(0, Math.min(mostWound, (sins.hits[j] as number) - guard))
      const c = Math.max(0, Math.min(mostCorruption, (sins.corruption[j] as number) - counter))
      const at = (base + w) * row + c
      table[at] = (table[at] as number) + p * (sins.chance[j] as number)
    }
  }
  return table
}

/** By Hits: how many more make a difference, none first. */
function worthwhile(killWorth: Float64Array): Uint8Array[] {
  return Array.from(killWorth, (_, hits) => {
    const found = [0]
    let last = killWorth[hits] as number
    for (let more = 1; hits + more < killWorth.length; more++) {
      const worth = killWorth[hits + more] as number
      if (worth > last) found.push(more)
      last = Math.max(last, worth)
    }
    return Uint8Array.from(found)
  })
}

export function fightOdds(sheet: FightSheet, worth: Worth): FightOdds {
  const { rolls, sins, targets, body } = sheet
  const sets = killSets(targets, worth, sheet.first)
  const mostHit = mostHits(sets)
  const best = bestByHits(sets, mostHit)
  const killWorth = Float64Array.from(best, (set) => (sets[set] as KillSet).worth)
  const more = worthwhile(killWorth)
  const hurt = hurtTable(body, worth)
  const { free: always, ways, forced } = spareOf(sheet)
  // Beyond these a wound or a corruption more makes no difference, whatever is turned against it.
  const faithChance = Float64Array.from(rolls.faith)
  const mostFaith = rolls.faith.length - 1
  const turned = mostFaith + sheet.choices.length
  const mostWound = Math.min(Math.max(...sins.hits), hurt.mostWounds + turned)
  const mostCorruption = Math.min(Math.max(...sins.corruption), hurt.mostCorruption + turned)
  const row = mostCorruption + 1
  const plane = (mostWound + 1) * row
  const guard = guards(hurt, always + (forced ? 0 : mostFaith), mostWound, row)
  const chances = meet(sheet, [mostHit, mostWound, mostCorruption])
  const setChance = new Float64Array(sets.length)
  const harms = noHarms(body)
  const ends = harmAfter(hurt, guard, plane, row)
  let sum = 0
  let skipped = 0

  for (let at = 0; at < chances.length; at++) {
    const chance = chances[at] as number
    if (chance === 0) continue
    const h0 = Math.floor(at / plane)
    const w0 = Math.floor((at % plane) / row)
    const c0 = at % row
    for (let faith = 0; faith <= mostFaith; faith++) {
      const p = chance * (faithChance[faith] as number)
      if (p < NOTHING) {
        skipped += p
        continue
      }
      let value = Number.NEGATIVE_INFINITY
      let hits = 0
      let guarded = 0
      const free = forced ? always : always + faith
      for (let i = 0; i < ways.length; i++) {
        const way = ways[i] as Split
        const h = Math.min(mostHit, h0 + way[0] + (forced ? forced[0] * faith : 0))
        const w = Math.max(0, w0 - way[1] - (forced ? forced[1] * faith : 0))
        const c = Math.max(0, c0 - way[2] - (forced ? forced[2] * faith : 0))
        const jumps = more[h] as Uint8Array
        for (let j = 0; j < jumps.length; j++) {
          const a = jumps[j] as number
          if (a > free) break
          const g = (free - a) * plane + w * row + c
          const here = (killWorth[h + a] as number) + (guard.value[g] as number)
          if (here > value) {
            value = here
            hits = h + a
            guarded = g
          }
        }
      }
      sum += p * value
      const set = best[hits] as number
      setChance[set] = (setChance[set] as number) + p
      const end = ends[guarded] as number
      harms.chance[end] = (harms.chance[end] as number) + p
    }
  }
  return fightResult(targets, sets, setChance, harms, 1, sum, skipped)
}

/** What the hero takes once the guard has done its best. */
function harmAfter(hurt: HurtTable, guard: Guard, plane: number, row: number): Int32Array {
  const { mostWounds, mostCorruption, harm } = hurt
  return Int32Array.from(guard.defense, (b, at) => {
    const spare = Math.floor(at / plane)
    const w = Math.min(mostWounds, Math.floor((at % plane) / row) - b)
    const c = Math.min(mostCorruption, Math.max(0, (at % row) - spare + b))
    return harm[w * (mostCorruption + 1) + c] as number
  })
}
