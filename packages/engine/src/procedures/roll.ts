import { distance, formOf, heroAt, heroDef, isStanding, MOST_CORRUPTION, seatOf } from '../board.ts'
import type { Bonus } from '../box.ts'
import type { HeroFace, Option, Result } from '../contract.ts'
import { rollHero } from '../dice.ts'
import { type Ask, ask, type Game, YES_NO } from '../kernel.ts'
import { sum } from '../modifiers.ts'
import type { Hero } from '../state.ts'
import type { FightFrame, RollFrame } from './fight-frame.ts'
import { raiseCorruption } from './wounds.ts'

/** What a hero's rolls have in common: teamwork, voluntary corruption, FAITH (DICE-3 to DICE-5). */

/** DICE-4: one die for each other hero in his space, or who counts as being there. */
export function teamworkDice(g: Game, place: number): number {
  const { space } = heroAt(g, place)
  let dice = 0
  for (let other = 0; other < g.s.heroes.length; other++) {
    if (other === place || heroAt(g, other).dead) continue
    const apart = distance(g, space, heroAt(g, other).space)
    if (apart === 0 || apart <= sum(g, 'teamworkReach', other)) dice++
  }
  return dice
}

/** CORR-4: what the corruption track gives a roll of one kind. */
export function bonusOf(g: Game, f: RollFrame, kind: 'die' | 'defense' | 'hit'): number {
  if (f.level === 0) return 0
  const hero = heroAt(g, f.place)
  const { track } = heroDef(g, hero.hero)
  let n = 0
  for (let slot = 1; slot <= f.level; slot++) {
    const bonus = openBonus(track, hero, slot)
    if (bonus?.kind === kind) n += bonus.kind === 'hit' ? bonus.count : 1
  }
  return n
}

/** The bonus of a slot that no Wound marker covers. */
const openBonus = (track: readonly Bonus[], hero: Hero, slot: number): Bonus | undefined =>
  hero.wounds.includes(slot) ? undefined : track[slot - 1]

/** CORR-1: bonuses of choice, as far as they count in this roll. */
export function choicesOf(g: Game, f: RollFrame, countable: readonly Result[]): (readonly Result[])[] {
  const choices: (readonly Result[])[] = []
  if (f.level === 0) return choices
  const hero = heroAt(g, f.place)
  const { track } = heroDef(g, hero.hero)
  for (let slot = 1; slot <= f.level; slot++) {
    const bonus = openBonus(track, hero, slot)
    if (bonus?.kind !== 'choice') continue
    const of = bonus.of.filter((result) => countable.includes(result))
    if (of.length > 0) choices.push(of)
  }
  return choices
}

/** FIGHT-5, DICE-5: the last thing before the roll. */
export function offerCorruption<F extends RollFrame>(): Ask<F> {
  return ask<F>({
    name: 'corruption',
    ask: 'corruption',
    rule: 'CORR-4',
    when: (g, f) => isStanding(g, f.place, f.hero) && heroAt(g, f.place).corruption < MOST_CORRUPTION,
    seat: (g, f) => seatOf(g, f.place),
    subject: (_, f) => ({ hero: f.hero, cause: f.proc }),
    options: () => YES_NO,
    answer: (g, f, option) => {
      if (!option.yes) return
      f.level = heroAt(g, f.place).corruption + 1
      raiseCorruption(g, f.place, true, f.proc)
    },
  })
}

/** Rolls the hero's dice and lays out what can still be turned. */
export function rollHeroDice(g: Game, f: RollFrame, dice: number, countable: readonly Result[]): void {
  const roll = f.proc === 'cleanse' ? 'cleanse' : f.proc === 'rangedFight' ? 'ranged' : 'fight'
  f.rolled = rollHero(g, f.hero, roll, dice)
  f.choices = choicesOf(g, f, countable)
}

const TURN_AS: Readonly<Record<Result, Option>> = Object.freeze({
  hit: Object.freeze({ id: 'hit', as: 'hit' }),
  defense: Object.freeze({ id: 'defense', as: 'defense' }),
  counter: Object.freeze({ id: 'counter', as: 'counter' }),
  skill: Object.freeze({ id: 'skill', as: 'skill' }),
})

export const FIGHT_RESULTS: readonly Result[] = ['hit', 'defense', 'counter']

const asOptions = (results: readonly Result[]): readonly Option[] => results.map((result) => TURN_AS[result])
const FIGHT_OPTIONS = asOptions(FIGHT_RESULTS)

function turn(g: Game, f: RollFrame, as: Result, bonus: boolean): void {
  f.turned = { ...f.turned, [as]: f.turned[as] + 1 }
  g.log?.({ event: 'faithTurned', hero: f.hero, as, bonus })
}

/** FIGHT-7, DICE-3: each FAITH becomes a result of choice, one at a time. */
export function turnFaith<F extends RollFrame>(countable: (g: Game, f: F) => readonly Result[]): Ask<F>[] {
  const forced = (f: F): Result | null => (f as unknown as FightFrame).forceFaith ?? null
  return [
    ask<F>({
      name: 'faith',
      ask: 'faith',
      rule: 'DICE-3',
      when: (_, f) => f.faith > 0,
      seat: (g, f) => seatOf(g, f.place),
      subject: (_, f) => ({ hero: f.hero, cause: f.proc }),
      options: (g, f) => {
        const only = forced(f)
        if (only) return [TURN_AS[only]]
        return f.proc === 'cleanse' ? asOptions(countable(g, f)) : FIGHT_OPTIONS
      },
      answer: (g, f, option) => {
        f.faith--
        turn(g, f, option.as as Result, false)
        return 'again'
      },
    }),
    ask<F>({
      name: 'bonus-of-choice',
      ask: 'faith',
      rule: 'CORR-1',
      when: (_, f) => f.choices.length > 0,
      seat: (g, f) => seatOf(g, f.place),
      subject: (_, f) => ({ hero: f.hero, cause: 'CORR-1' }),
      options: (_, f) => asOptions(f.choices[0] as readonly Result[]),
      answer: (g, f, option) => {
        f.choices = f.choices.slice(1)
        turn(g, f, option.as as Result, true)
        return 'again'
      },
    }),
  ]
}

/** What is on the table: rolled, and turned from FAITH. */
export const results = (f: RollFrame, face: Result): number => f.rolled[face] + f.turned[face]

/** Takes picked dice out of the roll and rolls them again; extra dice that they gave stay. */
export function rerollHero(g: Game, f: RollFrame): void {
  const left: Record<HeroFace, number> = { ...f.rolled }
  for (const face of f.picked as readonly HeroFace[]) left[face]--
  const roll = f.proc === 'cleanse' ? 'cleanse' : f.proc === 'rangedFight' ? 'ranged' : 'fight'
  const fresh = rollHero(g, f.hero, roll, f.picked.length, true)
  for (const face of Object.keys(left) as HeroFace[]) left[face] += fresh[face]
  f.rolled = left
  f.picked = []
}

export const printedFight = (g: Game, place: number): number => formOf(g, heroAt(g, place)).fight
