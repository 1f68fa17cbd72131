import type { Compiled, Event, HeroFace, RollOf, Seat, SinFace } from '@haven/engine'
import { extraDice } from '@haven/odds'
import { binomial, convolve, shareBelow } from './chances.ts'

/**
 * The luck ledger: what the dice of each seat should have shown, from their faces alone, beside what they showed. Only
 * results that can count in a roll are counted (CLEANSE-1, MOVE-7, MOVE-8), so a Skill in a fight is no luck.
 */

type Face = HeroFace | SinFace
type Rolled = Extract<Event, { event: 'diceRolled' }>

export const LEDGER_RESULTS = ['hit', 'defense', 'counter', 'skill', 'faith', 'corruption'] as const
export type LedgerResult = (typeof LEDGER_RESULTS)[number]

export interface LedgerLine {
  readonly result: LedgerResult
  readonly expected: number
  readonly actual: number
}

export interface SeatLuck {
  readonly seat: Seat
  readonly rolls: number
  /** Without the extra dice that FAITH and Bursts gave. */
  readonly dice: number
  readonly lines: readonly LedgerLine[]
  readonly expected: number
  readonly actual: number
  /** Of all games with these very rolls, the share in which the dice would have been worse: ½ is neither good nor bad. */
  readonly betterThan: number
}

const COUNTS: Readonly<Record<'heroes' | 'sins', Readonly<Record<RollOf, readonly Face[]>>>> = {
  heroes: {
    fight: ['hit', 'defense', 'counter', 'faith'],
    ranged: ['hit', 'defense', 'counter', 'faith'],
    cleanse: ['skill', 'faith'],
    'fire-check': [],
    'corruption-check': [],
  },
  sins: {
    fight: ['hit', 'burst', 'corruption'],
    ranged: ['hit', 'burst', 'corruption'],
    cleanse: [],
    'fire-check': ['hit', 'burst'],
    'corruption-check': ['corruption'],
  },
}

/** A face that rolls one more die: FAITH of a hero, a Burst of the Sins player. */
const GROWS: Readonly<Record<'heroes' | 'sins', Face>> = { heroes: 'faith', sins: 'burst' }

/** A Hit with Burst is a Hit. */
const resultOf = (face: Face): LedgerResult => (face === 'burst' ? 'hit' : (face as LedgerResult))

const share = (die: readonly Face[], of: readonly Face[]): number =>
  die.filter((face) => of.includes(face)).length / die.length

/** How often each counting face is to be expected of so many dice, extra dice included: each ends on another face. */
export function expectedOf(die: readonly Face[], grows: Face, dice: number, face: Face): number {
  const left = 1 - share(die, [grows])
  return (dice * share(die, [face])) / left
}

/** Chances of each number of counting results of so many dice, extra dice included. */
export function countChances(die: readonly Face[], grows: Face, dice: number, counts: readonly Face[]): number[] {
  const growing = share(die, [grows])
  const ends = share(
    die,
    counts.filter((face) => face !== grows),
  )
  const found = binomial(dice, ends / (1 - growing))
  return counts.includes(grows) ? convolve(found, extraDice(dice, growing)) : found
}

interface Pile {
  readonly die: readonly Face[]
  readonly grows: Face
  readonly counts: readonly Face[]
  dice: number
}

class Account {
  rolls = 0
  dice = 0
  readonly expected = new Map<LedgerResult, number>()
  readonly actual = new Map<LedgerResult, number>()
  /** Rolls of one kind are one big roll. */
  readonly piles = new Map<string, Pile>()

  add({ side, roll, faces }: Rolled, die: readonly Face[]): void {
    const grows = GROWS[side]
    const counts = COUNTS[side][roll]
    const dice = faces.length - faces.filter((face) => face === grows).length
    this.rolls++
    this.dice += dice
    for (const face of counts) {
      bump(this.expected, resultOf(face), expectedOf(die, grows, dice, face))
      bump(this.actual, resultOf(face), faces.filter((each) => each === face).length)
    }
    const key = `${side} ${counts.join()}`
    const pile = this.piles.get(key) ?? { die, grows, counts, dice: 0 }
    pile.dice += dice
    this.piles.set(key, pile)
  }

  close(seat: Seat): SeatLuck {
    const lines = LEDGER_RESULTS.filter((result) => this.expected.has(result)).map((result) => ({
      result,
      expected: this.expected.get(result) ?? 0,
      actual: this.actual.get(result) ?? 0,
    }))
    const actual = lines.reduce((sum, line) => sum + line.actual, 0)
    const chances = [...this.piles.values()]
      .map(({ die, grows, dice, counts }) => countChances(die, grows, dice, counts))
      .reduce(convolve, [1])
    return {
      seat,
      rolls: this.rolls,
      dice: this.dice,
      lines,
      expected: lines.reduce((sum, line) => sum + line.expected, 0),
      actual,
      betterThan: shareBelow(chances, actual),
    }
  }
}

function bump<K>(map: Map<K, number>, key: K, by: number): void {
  map.set(key, (map.get(key) ?? 0) + by)
}

/** One account for each seat that rolled. `seatOf` knows whose hero it is at that moment. */
export function luckLedger(
  events: readonly Event[],
  dice: Compiled['dice'],
  isMerciless: boolean,
  heroes: Readonly<Record<string, Seat>>,
): readonly SeatLuck[] {
  const seats = new Map(Object.entries(heroes))
  const accounts = new Map<Seat, Account>()
  for (const event of events) {
    if (event.event === 'heroJoined') {
      const seat = seats.get(event.instead)
      if (seat) seats.set(event.hero, seat)
    }
    if (event.event !== 'diceRolled') continue
    const seat = event.side === 'sins' ? 'sins' : seats.get(event.hero)
    if (!seat) continue
    const account = accounts.get(seat) ?? new Account()
    accounts.set(seat, account)
    account.add(event, event.side === 'heroes' ? dice.hero : isMerciless ? dice.merciless : dice.sin)
  }
  const order = [...new Set<Seat>([...Object.values(heroes).sort(), 'sins'])]
  return order.flatMap((seat) => accounts.get(seat)?.close(seat) ?? [])
}
