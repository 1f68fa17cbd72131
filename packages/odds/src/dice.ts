import type { HeroFace, SinFace } from '@haven/engine'

/**
 * Exact distributions of rolls. A die that shows FAITH (or a Burst) rolls on until another face comes, so each die ends
 * on exactly one other face, whatever came before: the faces on which n dice end are multinomial, the FAITH (Bursts)
 * on the way are negative binomial, and the two are independent.
 */

/** What is left of an endless chain is put on its last term once it is less likely than this. */
export const BOUND = 1e-12

/** Rolls of a hero by what counts: Hits, Defense and Counter-Corruption on which the dice end; `faith` is apart. */
export interface HeroRolls {
  readonly hits: readonly number[]
  readonly defense: readonly number[]
  readonly counters: readonly number[]
  readonly skills: readonly number[]
  readonly chance: readonly number[]
  /** Chance of each number of FAITH results; independent of the rest. */
  readonly faith: readonly number[]
}

/** Rolls of the Sins player: Hits with Bursts, and Corruption. */
export interface SinRolls {
  readonly hits: readonly number[]
  readonly corruption: readonly number[]
  readonly chance: readonly number[]
}

function share<F extends string>(faces: readonly F[], face: F): number {
  let n = 0
  for (const each of faces) if (each === face) n++
  return n / faces.length
}

/** DICE-1, DICE-2: extra dice that n dice give, each a face that came with chance `grows` and rolled on. */
export function extraDice(dice: number, grows: number): number[] {
  if (dice <= 0 || grows <= 0) return [1]
  const found: number[] = []
  let term = (1 - grows) ** dice
  let left = 1
  for (let k = 0; left > BOUND && k < MOST_EXTRA; k++) {
    found.push(term)
    left -= term
    term *= (grows * (dice + k)) / (k + 1)
  }
  found.push(Math.max(0, left))
  return found
}
/** A box whose die shows nothing but FAITH would never end. */
const MOST_EXTRA = 400

const FACTORIALS: number[] = [1]
function factorial(n: number): number {
  while (FACTORIALS.length <= n) FACTORIALS.push((FACTORIALS.at(-1) as number) * FACTORIALS.length)
  return FACTORIALS[n] as number
}

const powers = (base: number, most: number): number[] => Array.from({ length: most + 1 }, (_, k) => base ** k)

/** How often each of three faces comes on which n dice end; what is left of n shows none of them. */
function endings(dice: number, a: number, b: number, c: number, see: (...found: Ending) => void): void {
  const [as, bs, cs, rests] = [a, b, c, Math.max(0, 1 - a - b - c)].map((p) => powers(p, dice)) as Powers
  const all = factorial(dice)
  for (let i = 0; i <= dice; i++) {
    for (let j = 0; i + j <= dice; j++) {
      for (let k = 0; i + j + k <= dice; k++) {
        const rest = dice - i - j - k
        const ways = all / (factorial(i) * factorial(j) * factorial(k) * factorial(rest))
        const p = ways * (as[i] as number) * (bs[j] as number) * (cs[k] as number) * (rests[rest] as number)
        if (p > 0) see(i, j, k, rest, p)
      }
    }
  }
}
type Ending = [a: number, b: number, c: number, rest: number, chance: number]
type Powers = [number[], number[], number[], number[]]

/** Rolls are asked for again and again: they follow from the faces and the number of dice alone. */
function remembered<F, R>(make: (faces: readonly F[], dice: number) => R): (faces: readonly F[], dice: number) => R {
  const known = new WeakMap<readonly F[], Map<number, R>>()
  return (faces, dice) => {
    const wanted = Math.max(0, Math.round(dice))
    let ofDie = known.get(faces)
    if (!ofDie) {
      ofDie = new Map()
      known.set(faces, ofDie)
    }
    let rolls = ofDie.get(wanted)
    if (!rolls) {
      rolls = make(faces, wanted)
      ofDie.set(wanted, rolls)
    }
    return rolls
  }
}

export const heroRolls = remembered((faces: readonly HeroFace[], dice: number): HeroRolls => {
  const grows = share(faces, 'faith')
  const ends = (face: HeroFace): number => share(faces, face) / (1 - grows)
  const found = { hits: [], defense: [], counters: [], skills: [], chance: [] } as Record<string, number[]>
  endings(dice, ends('hit'), ends('defense'), ends('counter'), (hits, defense, counters, skills, chance) => {
    found.hits?.push(hits)
    found.defense?.push(defense)
    found.counters?.push(counters)
    found.skills?.push(skills)
    found.chance?.push(chance)
  })
  return { ...(found as unknown as HeroRolls), faith: extraDice(dice, grows) }
})

export const sinRolls = remembered((faces: readonly SinFace[], dice: number): SinRolls => {
  const grows = share(faces, 'burst')
  const ends = (face: SinFace): number => share(faces, face) / (1 - grows)
  const bursts = extraDice(dice, grows)
  const table: number[][] = []
  endings(dice, ends('hit'), ends('corruption'), 0, (hits, corruption, _, __, p) => {
    bursts.forEach((q, k) => {
      table[hits + k] ??= []
      const row = table[hits + k] as number[]
      row[corruption] = (row[corruption] ?? 0) + p * q
    })
  })
  const found = { hits: [] as number[], corruption: [] as number[], chance: [] as number[] }
  table.forEach((row, hits) => {
    row.forEach((p, corruption) => {
      found.hits.push(hits)
      found.corruption.push(corruption)
      found.chance.push(p)
    })
  })
  return found
})

/** A roll that has been made already. */
export const heroRolled = (hits: number, defense: number, counters: number, faith: number): HeroRolls => ({
  hits: [hits],
  defense: [defense],
  counters: [counters],
  skills: [0],
  chance: [1],
  faith: Array.from({ length: faith + 1 }, (_, k) => (k === faith ? 1 : 0)),
})

export const sinRolled = (hits: number, corruption: number): SinRolls => ({
  hits: [hits],
  corruption: [corruption],
  chance: [1],
})

/** Chances by number of results of one kind. */
export function countsOf(counts: readonly number[], chance: readonly number[]): number[] {
  const found: number[] = Array.from({ length: Math.max(...counts) + 1 }, () => 0)
  counts.forEach((n, i) => {
    found[n] = (found[n] as number) + (chance[i] as number)
  })
  return found
}

export const mean = (chances: readonly number[]): number => chances.reduce((sum, p, n) => sum + p * n, 0)

/** The chance of at least so many. */
export const atLeast = (chances: readonly number[], least: number): number =>
  chances.reduce((sum, p, n) => (n >= least ? sum + p : sum), 0)
