import {
  type CleanseSheet,
  cleanseOdds,
  fightOdds,
  heroRolls,
  type Risk,
  rangedOdds,
  sinRolls,
  type Target,
  walkOdds,
  worthOf,
} from '@haven/odds'
import {
  type Body,
  Dice,
  type FightCase,
  fighter,
  HERO,
  hurt,
  MERCILESS,
  type Result,
  rollHero,
  rollSins,
  SIN,
} from './roller.ts'

/** Odds beside a roller: how far they lie apart, in standard errors. */

export interface Comparison {
  readonly what: string
  readonly odds: number
  readonly rolled: number
  readonly errors: number
}

export interface Case {
  readonly name: string
  readonly compare: (rolls: number, seed: number) => Comparison[]
}

/** Counts what was rolled: chances by number, and means. */
class Tally {
  readonly #counts = new Map<string, number[]>()
  #rolls = 0
  add(facts: Readonly<Record<string, number>>): void {
    this.#rolls++
    for (const name in facts) {
      let list = this.#counts.get(name)
      if (!list) {
        list = []
        this.#counts.set(name, list)
      }
      const value = facts[name] as number
      list[value] = (list[value] ?? 0) + 1
    }
  }

  /** A whole distribution: its mean, and each "at least n" that is not too rare for a standard error to mean much. */
  against(name: string, chances: readonly number[]): Comparison[] {
    const n = this.#rolls
    const counts = this.#counts.get(name) ?? []
    const total = (list: readonly number[], power: number): number =>
      list.reduce((sum, weight, value) => sum + (weight ?? 0) * value ** power, 0)
    const [mean, square] = [total(chances, 1), total(chances, 2)]
    const spread = Math.sqrt(Math.max(0, square - mean * mean) / n)
    const found = [apart(`${name}, mean`, mean, total(counts, 1) / n, spread)]
    for (let least = 1; least < Math.max(chances.length, counts.length); least++) {
      const p = chances.slice(least).reduce((sum, each) => sum + each, 0)
      const rolled = counts.slice(least).reduce((sum, each) => sum + (each ?? 0), 0) / n
      if (p * (1 - p) * n >= ENOUGH) found.push(apart(`${name} >= ${least}`, p, rolled, Math.sqrt((p * (1 - p)) / n)))
      // What hardly ever happens must hardly ever have been rolled.
      else if (Math.abs(rolled - p) * n > 6 * ENOUGH) found.push(apart(`${name} >= ${least}`, p, rolled, 1 / n))
    }
    return found
  }
}
const ENOUGH = 10

const apart = (what: string, odds: number, rolled: number, error: number): Comparison => ({
  what,
  odds,
  rolled,
  errors: Math.abs(odds - rolled) < 1e-9 ? 0 : Math.abs(odds - rolled) / Math.max(error, 1e-12),
})

function repeat(rolls: number, seed: number, once: (dice: Dice) => Readonly<Record<string, number>>): Tally {
  const [tally, dice] = [new Tally(), new Dice(seed)]
  for (let i = 0; i < rolls; i++) tally.add(once(dice))
  return tally
}

// ------------------------------------------------------------------------------------------------------ fights

function targets(c: FightCase): Target[] {
  return c.monsters.map(({ fight, defense }, i) => ({ id: `m${i}`, kind: 'hell-club', fight, defense, killable: true }))
}

export function oddsOfFight(c: FightCase) {
  const side = {
    rolls: heroRolls(HERO, c.heroDice),
    hits: c.hits,
    defense: c.defense,
    counters: c.counters,
    forced: c.forced,
    choices: c.choices,
    targets: targets(c),
    body: c.body,
  }
  const worth = worthOf(typeof c.aim === 'object' ? { kill: `m${c.aim.kill}` } : c.aim)
  if (c.strikeBack === undefined) return fightOdds({ ...side, sins: sinRolls(c.die, c.sinDice) }, worth)
  const { strikeBack } = c
  const replies = new Map<number, { sins: ReturnType<typeof sinRolls>; defense: number; counters: number }>()
  const reply = (killed: readonly Target[]) => {
    if (strikeBack === 'cannot-reach' || killed.length === c.monsters.length) return null
    const gone = killed.reduce((n, { fight }) => n + fight, 0)
    const dice = strikeBack.others + c.monsters.reduce((n, { fight }) => n + fight, 0) - gone
    const known = replies.get(dice) ?? { sins: sinRolls(c.die, dice), defense: c.defense, counters: c.counters }
    replies.set(dice, known)
    return known
  }
  return rangedOdds({ ...side, reply }, worth)
}

function fightCase(name: string, c: FightCase): Case {
  return {
    name,
    compare: (rolls, seed) => {
      const fight = fighter(c)
      const tally = repeat(rolls, seed, (dice) => {
        const { killed, harm, sinsRolled, mask } = fight(dice)
        const facts: Record<string, number> = {
          kills: killed,
          wounds: harm.wounds,
          corruption: harm.corruption,
          death: harm.dead ? 1 : 0,
          sinRoll: sinsRolled ? 1 : 0,
        }
        c.monsters.forEach((_, i) => {
          facts[`m${i}`] = (mask >> i) & 1
        })
        return facts
      })
      const odds = oddsOfFight(c)
      const yes = (p: number): number[] => [1 - p, p]
      return [
        ...tally.against('kills', odds.kills),
        ...tally.against('wounds', odds.wounds),
        ...tally.against('corruption', odds.corruption),
        ...tally.against('death', yes(odds.death)),
        ...tally.against('sinRoll', yes(odds.sinRoll)),
        ...odds.monsters.flatMap(({ id, chance }) => tally.against(id, yes(chance))),
      ]
    },
  }
}

// ---------------------------------------------------------------------------------------------------- cleanses

interface CleanseCase {
  readonly dice: number
  readonly skills: number
  readonly counters: number
  readonly usesCounters: boolean
  readonly choices: readonly (readonly Result[])[]
  readonly tokens: CleanseSheet['tokens']
}

function cleanseCase(name: string, c: CleanseCase): Case {
  return {
    name,
    compare: (rolls, seed) => {
      const tally = repeat(rolls, seed, (dice) => {
        const roll = rollHero(dice, c.dice)
        const bonus = c.choices.filter((of) => of.includes('skill')).length
        let [skills, counters] = [
          roll.skill + roll.faith + c.skills + bonus,
          c.usesCounters ? roll.counter + c.counters : 0,
        ]
        const facts: Record<string, number> = { skills, nests: Math.min(c.tokens.nest, skills) }
        // Counters first, on what they can remove; Skill for the rest.
        let removed = 0
        let { corruption } = c.tokens
        for (; counters > 0 && corruption > 0; counters--, corruption--) removed++
        for (
          let left = corruption + c.tokens.fire + c.tokens.pentagram + c.tokens.nest;
          left > 0 && skills > 0;
          left--
        ) {
          removed++
          skills--
        }
        facts.removed = removed
        return facts
      })
      const odds = cleanseOdds({ ...c, rolls: heroRolls(HERO, c.dice) })
      const nests = odds.tokens.find(({ kind }) => kind === 'nest')?.chance ?? []
      const exactly = [1, ...nests].map((p, k) => p - (nests[k] ?? 0))
      return [
        ...tally.against('skills', odds.skills),
        ...tally.against('removed', odds.removed),
        ...tally.against('nests', exactly),
      ]
    },
  }
}

// ------------------------------------------------------------------------------------------------------- paths

function pathCase(name: string, body: Body, risks: readonly Risk[], die: typeof SIN | typeof MERCILESS): Case {
  return {
    name,
    compare: (rolls, seed) => {
      const tally = repeat(rolls, seed, (dice) => {
        let harm = hurt(body, 0, 0)
        for (const risk of risks) {
          if ('count' in risk) {
            const { of, count } = risk
            harm = of === 'wounds' ? hurt(body, count, 0, harm) : hurt(body, 0, count, harm)
          } else {
            const roll = rollSins(dice, risk.dice, die)
            if (risk.of === 'fire') harm = hurt(body, Math.max(0, roll.hits - risk.ignored), 0, harm)
            else harm = hurt(body, 0, Math.max(0, roll.corruption - risk.ignored), harm)
          }
          if (harm.dead) break
        }
        return { wounds: harm.wounds, corruption: harm.corruption, death: harm.dead ? 1 : 0 }
      })
      const odds = walkOdds(body, risks, die)
      return [
        ...tally.against('wounds', odds.wounds),
        ...tally.against('corruption', odds.corruption),
        ...tally.against('death', [1 - odds.death, odds.death]),
      ]
    },
  }
}

// -------------------------------------------------------------------------------------------------- varied cases

const ANY: readonly Result[] = ['hit', 'skill', 'defense', 'counter']
const inFight = (of: readonly Result[]): readonly Result[] => of.filter((each) => each !== 'skill')
const MONSTERS = [
  { fight: 2, defense: 2 },
  { fight: 3, defense: 3 },
  { fight: 2, defense: 4 },
  { fight: 4, defense: 4 },
  { fight: 5, defense: 6 },
]

/** Drawn once with a fixed seed: every number of dice, every aim, both Sin dice, fresh and dying heroes. */
export function variedCases(): Case[] {
  const draw = new Dice(2016)
  const one = <T>(list: readonly T[]): T => list[draw.below(list.length)] as T
  const body = (): Body => ({ wounds: one([0, 0, 1, 2, 3, 4]), corruption: 1 + draw.below(7) })
  const die = () => one([SIN, SIN, MERCILESS])
  const cases: Case[] = []
  for (let i = 0; i < 40; i++) {
    const monsters = Array.from({ length: 1 + draw.below(4) }, () => one(MONSTERS))
    const ranged = i >= 28
    const fight: FightCase = {
      heroDice: i === 0 ? 0 : i === 27 ? 10 : ranged ? 1 + draw.below(6) : i % 11,
      sinDice: i === 1 ? 0 : i === 27 ? 10 : (i * 7) % 11,
      hits: draw.below(3),
      defense: draw.below(4),
      counters: draw.below(2),
      forced: i % 9 === 4 ? 'hit' : i % 13 === 6 ? 'defense' : null,
      choices: i % 4 === 3 ? [inFight(ANY)] : i % 10 === 5 ? [['hit', 'defense'], inFight(ANY)] : [],
      monsters: ranged ? monsters.slice(0, 3) : monsters,
      body: body(),
      die: die(),
      aim: one<FightCase['aim']>(['kills', 'safest', 'balanced', { kill: monsters.length > 1 && !ranged ? 1 : 0 }]),
      ...(ranged && { strikeBack: i % 6 === 0 ? ('cannot-reach' as const) : { others: draw.below(4) } }),
    }
    const kind = ranged ? 'ranged fight' : 'fight'
    cases.push(fightCase(`${kind} ${i + 1}: ${fight.heroDice} against ${fight.sinDice} dice`, fight))
  }
  for (let i = 0; i < 14; i++) {
    const tokens = { fire: draw.below(3), corruption: draw.below(4), pentagram: draw.below(2), nest: 1 + draw.below(3) }
    const usesCounters = i % 3 === 1
    const choices = i % 4 === 2 ? [ANY.filter((each) => each === 'skill' || each === 'counter')] : []
    const cleanse = { dice: i % 9, skills: draw.below(2), counters: draw.below(2), usesCounters, choices, tokens }
    cases.push(cleanseCase(`cleanse ${i + 1}: ${cleanse.dice} dice`, cleanse))
  }
  for (let i = 0; i < 16; i++) {
    const risks = Array.from({ length: 1 + draw.below(6) }, (): Risk => {
      const kind = draw.below(6)
      if (kind === 0) return { of: 'wounds', count: 1 + draw.below(2), cause: 'MOVE-5' }
      if (kind === 1) return { of: 'corruption', count: 1, cause: 'leave' }
      const dice = 1 + draw.below(3)
      return { of: kind % 2 === 0 ? 'fire' : 'corruption-check', dice, ignored: one([0, 0, 1, 2]) }
    })
    cases.push(pathCase(`path ${i + 1}: ${risks.length} risks`, body(), risks, die()))
  }
  return cases
}
