/**
 * An independent roller: dice are rolled one by one and every decision is found by trying all of them. It shares no
 * code with the odds; even the aims are written down a second time.
 */

/** Small and fast (sfc32), with a fixed seed. */
export class Dice {
  #a: number
  #b: number
  #c = 0x9e3779b9
  #d = 1
  constructor(seed: number) {
    this.#a = seed | 0
    this.#b = Math.imul(seed, 0x85ebca6b) ^ 0x5bd1e995
    for (let i = 0; i < 20; i++) this.below(6)
  }

  below(n: number): number {
    const t = (this.#a + this.#b + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + t
    return Math.floor(((t >>> 0) / 0x100000000) * n)
  }
}

export const HERO = ['hit', 'hit', 'defense', 'counter', 'skill', 'faith'] as const
export const SIN = ['hit', 'hit', 'burst', 'corruption', 'blank', 'blank'] as const
export const MERCILESS = ['hit', 'hit', 'burst', 'corruption', 'corruption', 'blank'] as const
type SinDie = typeof SIN | typeof MERCILESS
export type Result = 'hit' | 'defense' | 'counter' | 'skill'

interface HeroRoll {
  hit: number
  defense: number
  counter: number
  skill: number
  faith: number
}

export function rollHero(dice: Dice, count: number): HeroRoll {
  const roll: HeroRoll = { hit: 0, defense: 0, counter: 0, skill: 0, faith: 0 }
  for (let left = count; left > 0; left--) {
    const face = HERO[dice.below(6)] as (typeof HERO)[number]
    roll[face]++
    if (face === 'faith') left++
  }
  return roll
}

export function rollSins(dice: Dice, count: number, die: SinDie): { hits: number; corruption: number } {
  const roll = { hits: 0, corruption: 0 }
  for (let left = count; left > 0; left--) {
    const face = die[dice.below(6)] as SinDie[number]
    if (face === 'hit' || face === 'burst') roll.hits++
    if (face === 'corruption') roll.corruption++
    if (face === 'burst') left++
  }
  return roll
}

// ------------------------------------------------------------------------------------------------ what is wanted

export interface Monster {
  readonly fight: number
  readonly defense: number
}
export type Aim = 'kills' | 'safest' | 'balanced' | { readonly kill: number }

const size = (monster: Monster): number => monster.fight + 0.13 * monster.defense

function killValue(monsters: readonly Monster[], mask: number, aim: Aim): number {
  let [sum, count] = [0, 0]
  monsters.forEach((monster, i) => {
    if (!(mask & (1 << i))) return
    sum += size(monster)
    count++
  })
  if (aim === 'kills') return 1000 * count + 0.01 * sum
  if (aim === 'safest') return 0.001 * sum
  if (aim === 'balanced') return sum
  return sum + (mask & (1 << aim.kill) ? 1000 : 0)
}

// ------------------------------------------------------------------------------------------------------- harm

export interface Body {
  readonly wounds: number
  readonly corruption: number
}
export interface Harm {
  wounds: number
  corruption: number
  dead: boolean
}

/** One wound after the other, then one corruption after the other, as the rulebook has it. */
export function hurt(body: Body, wounds: number, corruption: number, so?: Harm): Harm {
  const harm = so ? { ...so } : { wounds: 0, corruption: 0, dead: false }
  const wound = (): void => {
    harm.wounds++
    if (body.wounds + harm.wounds >= 5) harm.dead = true
  }
  for (let i = 0; i < wounds && !harm.dead; i++) wound()
  for (let i = 0; i < corruption && !harm.dead; i++) {
    if (body.corruption + harm.corruption >= 7) wound()
    else harm.corruption++
  }
  return harm
}

const harmValue = ({ wounds, corruption, dead }: Harm): number => -2.07 * wounds - 1.01 * corruption - (dead ? 10.3 : 0)

// ------------------------------------------------------------------------------------------------------ fights

export interface FightCase {
  readonly heroDice: number
  readonly sinDice: number
  readonly hits: number
  readonly defense: number
  readonly counters: number
  readonly forced: Result | null
  readonly choices: readonly (readonly Result[])[]
  readonly monsters: readonly Monster[]
  readonly body: Body
  readonly die: SinDie
  readonly aim: Aim
  /** Dice of the monsters that stand with a shooting hero; left out in a fight that is not ranged. */
  readonly strikeBack?: { readonly others: number } | 'cannot-reach'
}

export interface Outcome {
  readonly killed: number
  readonly harm: Harm
  readonly sinsRolled: boolean
}

/** Every way to settle FAITH and bonuses of choice, as Hits, Defense and Counter-Corruption. */
function turnings(faith: number, c: FightCase): number[][] {
  let ways: number[][] = []
  if (c.forced) ways = [['hit', 'defense', 'counter'].map((each) => (each === c.forced ? faith : 0))]
  else for (let a = 0; a <= faith; a++) for (let b = 0; a + b <= faith; b++) ways.push([a, b, faith - a - b])
  for (const of of c.choices) {
    ways = ways.flatMap((way) =>
      of.map((as) => way.map((n, i) => n + (['hit', 'defense', 'counter'][i] === as ? 1 : 0))),
    )
  }
  return ways
}

function affordable(c: FightCase, hits: number): number[] {
  const masks: number[] = []
  for (let mask = 0; mask < 1 << c.monsters.length; mask++) {
    let needs = 0
    c.monsters.forEach((monster, i) => {
      if (mask & (1 << i)) needs += monster.defense
    })
    if (needs <= hits) masks.push(mask)
  }
  return masks
}

/** The best affordable kills where only kills matter. */
function bestKills(c: FightCase): (hits: number) => [mask: number, value: number] {
  const known = new Map<number, [number, number]>()
  return (hits) => {
    let found = known.get(hits)
    if (!found) {
      found = [0, Number.NEGATIVE_INFINITY]
      for (const mask of affordable(c, hits)) {
        const value = killValue(c.monsters, mask, c.aim)
        if (value > found[1]) found = [mask, value]
      }
      known.set(hits, found)
    }
    return found
  }
}

const ones = (mask: number): number => mask.toString(2).replaceAll('0', '').length

export function fighter(c: FightCase): (dice: Dice) => Outcome & { mask: number } {
  return c.strikeBack === undefined ? meleeFighter(c) : shooter(c, c.strikeBack)
}

function meleeFighter(c: FightCase): (dice: Dice) => Outcome & { mask: number } {
  const kills = bestKills(c)
  const known = new Map<string, Outcome & { mask: number }>()
  return (dice) => {
    const hero = rollHero(dice, c.heroDice)
    const sins = rollSins(dice, c.sinDice, c.die)
    const key = `${hero.hit},${hero.defense},${hero.counter},${hero.faith},${sins.hits},${sins.corruption}`
    const before = known.get(key)
    if (before) return before
    let best: (Outcome & { mask: number }) | null = null
    let most = Number.NEGATIVE_INFINITY
    for (const [a = 0, b = 0, k = 0] of turnings(hero.faith, c)) {
      const [mask, value] = kills(hero.hit + a + c.hits)
      const wounds = Math.max(0, sins.hits - hero.defense - b - c.defense)
      const corruption = Math.max(0, sins.corruption - hero.counter - k - c.counters)
      const harm = hurt(c.body, wounds, corruption)
      if (value + harmValue(harm) > most) {
        most = value + harmValue(harm)
        best = { killed: ones(mask), harm, sinsRolled: true, mask }
      }
    }
    known.set(key, best as Outcome & { mask: number })
    return best as Outcome & { mask: number }
  }
}

/** Chances of a Sin roll, one die after the other, each chain followed to its 40th die. */
function sinTable(count: number, die: SinDie): Map<number, number> {
  const one = new Map<number, number>()
  const add = (table: Map<number, number>, key: number, p: number): void => {
    table.set(key, (table.get(key) ?? 0) + p)
  }
  let alive = 1
  for (let bursts = 0; bursts < 40; bursts++) {
    for (const face of die) {
      if (face === 'hit') add(one, (bursts + 1) * 100, alive / 6)
      if (face === 'corruption') add(one, bursts * 100 + 1, alive / 6)
      if (face === 'blank') add(one, bursts * 100, alive / 6)
    }
    alive /= 6
  }
  let all = new Map([[0, 1]])
  for (let i = 0; i < count; i++) {
    const next = new Map<number, number>()
    for (const [a, p] of all) for (const [b, q] of one) if (p * q > 1e-15) add(next, a + b, p * q)
    all = next
  }
  return all
}

function shooter(c: FightCase, back: NonNullable<FightCase['strikeBack']>): (dice: Dice) => Outcome & { mask: number } {
  const everybody = (1 << c.monsters.length) - 1
  const sinDice = (mask: number): number => {
    if (back === 'cannot-reach' || mask === everybody) return -1
    return c.monsters.reduce((n, { fight }, i) => (mask & (1 << i) ? n : n + fight), back.others)
  }
  const tables = new Map<number, Map<number, number>>()
  const expected = new Map<string, number>()
  const expect = (count: number, defense: number, counters: number): number => {
    if (count < 0) return 0
    const key = `${count},${defense},${counters}`
    let value = expected.get(key)
    if (value === undefined) {
      value = 0
      const table = tables.get(count) ?? sinTable(count, c.die)
      tables.set(count, table)
      for (const [roll, p] of table) {
        const wounds = Math.max(0, Math.floor(roll / 100) - defense)
        value += p * harmValue(hurt(c.body, wounds, Math.max(0, (roll % 100) - counters)))
      }
      expected.set(key, value)
    }
    return value
  }
  const known = new Map<string, [mask: number, defense: number, counters: number]>()
  return (dice) => {
    const hero = rollHero(dice, c.heroDice)
    const key = `${hero.hit},${hero.defense},${hero.counter},${hero.faith}`
    let plan = known.get(key)
    if (!plan) {
      plan = [0, 0, 0]
      let most = Number.NEGATIVE_INFINITY
      for (const [a = 0, b = 0, k = 0] of turnings(hero.faith, c)) {
        const [defense, counters] = [hero.defense + b + c.defense, hero.counter + k + c.counters]
        for (const mask of affordable(c, hero.hit + a + c.hits)) {
          const value = killValue(c.monsters, mask, c.aim) + expect(sinDice(mask), defense, counters)
          if (value > most + 1e-9) {
            most = value
            plan = [mask, defense, counters]
          }
        }
      }
      known.set(key, plan)
    }
    const [mask, defense, counters] = plan
    const count = sinDice(mask)
    if (count < 0) return { killed: ones(mask), harm: hurt(c.body, 0, 0), sinsRolled: false, mask }
    const sins = rollSins(dice, count, c.die)
    const harm = hurt(c.body, Math.max(0, sins.hits - defense), Math.max(0, sins.corruption - counters))
    return { killed: ones(mask), harm, sinsRolled: true, mask }
  }
}
