import { heroAt, markUsed, seatOf } from '../board.ts'
import type { HeroFace, Result, SinFace } from '../contract.ts'
import { rollSins } from '../dice.ts'
import { act, ask, type Game, NONE, type Step } from '../kernel.ts'
import {
  type CleanseFrame,
  currentFight,
  currentRoll,
  type FightFrame,
  type RollFrame,
} from '../procedures/fight-frame.ts'
import { rerollHero } from '../procedures/roll.ts'
import { dealWounds } from '../procedures/wounds.ts'
import type { EffectFrame } from './effect.ts'

/** Primitives that change the fight or the roll that is going on. What they write ends with it. */

type Effect = Step<EffectFrame>

const inFight = (name: string, change: (fight: FightFrame, g: Game, f: EffectFrame) => void): Effect =>
  act(name, (g, f) => {
    const fight = currentFight(g)
    if (fight) change(fight, g, f)
  })

const inRoll = (name: string, change: (roll: RollFrame, g: Game) => void): Effect =>
  act(name, (g) => {
    const roll = currentRoll(g)
    if (roll) change(roll, g)
  })

/** `sin-dice` */
export const sinDice = (count: number | ((g: Game, fight: FightFrame) => number)): Effect =>
  inFight('sin-dice', (fight, g) => {
    fight.sinDice += typeof count === 'number' ? count : count(g, fight)
  })

/** `hero-dice`, with the least that stays. */
export const heroDice = (count: number, leaves = 0): Effect =>
  inRoll('hero-dice', (roll) => {
    roll.heroDice += count
    roll.leastDice = Math.max(roll.leastDice, leaves)
  })

/** `hero-defense` */
export const heroDefense = (count: number): Effect =>
  inFight('hero-defense', (fight) => {
    fight.heroDefense += count
  })

/** `hero-result`: fixed results added to the roll. */
export const heroResult = (result: Result, count: number): Effect =>
  inRoll('hero-result', (roll) => {
    roll.turned = { ...roll.turned, [result]: roll.turned[result] + count }
  })

/** `token-price` in this cleanse: forced corruption for each token that is removed. */
export const tokenPrice = (price: number): Effect =>
  inRoll('token-price', (roll) => {
    if (roll.proc === 'cleanse') (roll as CleanseFrame).price = ((roll as CleanseFrame).price ?? 0) + price
  })

/** `no-teamwork` */
export const noTeamwork = (): Effect =>
  inRoll('no-teamwork', (roll) => {
    roll.noTeamwork = true
  })

/** `count-alone` */
export const countAlone = (): Effect =>
  inFight('count-alone', (fight) => {
    fight.alone = true
  })

/** `force-faith` */
export const forceFaith = (as: Result): Effect =>
  inFight('force-faith', (fight) => {
    fight.forceFaith = as
  })

/** `drop-result`: rolled results only. */
export const dropResult = (
  side: 'hero' | 'sin',
  face: string,
  count: number | ((g: Game, fight: FightFrame) => number),
): Effect =>
  inFight('drop-result', (fight, g, f) => {
    const wanted = typeof count === 'number' ? count : count(g, fight)
    const rolled = (side === 'hero' ? fight.rolled : fight.sinRoll) as Readonly<Record<string, number>>
    const dropped = Math.min(wanted, rolled[face] ?? 0)
    const left = { ...rolled, [face]: (rolled[face] ?? 0) - dropped }
    if (side === 'hero') fight.rolled = left as unknown as FightFrame['rolled']
    else fight.sinRoll = left as unknown as FightFrame['sinRoll']
    const by = side === 'hero' ? 'heroes' : 'sins'
    g.log?.({ event: 'resultDropped', hero: fight.hero, side: by, face, count: dropped, cause: f.cause })
  })

/** `sin-result`: from now on these results are part of the Sin roll on the table (FIGHT-8). */
export const sinResult = (face: SinFace, count: number | ((g: Game, fight: FightFrame) => number)): Effect =>
  inFight('sin-result', (fight, g, f) => {
    const added = typeof count === 'number' ? count : count(g, fight)
    fight.sinRoll = { ...fight.sinRoll, [face]: fight.sinRoll[face] + added }
    g.log?.({ event: 'resultAdded', hero: fight.hero, side: 'sins', face, count: added, cause: f.cause })
  })

const faceOptions = (counts: Readonly<Record<string, number>>, picked: readonly string[]) => {
  const options = [NONE]
  for (const [face, count] of Object.entries(counts)) {
    if (count > picked.filter((each) => each === face).length) options.push({ id: face, face } as never)
  }
  return options
}

/** `reroll`, hero side: dice are picked one at a time, then all of them roll together. */
export const rerollHeroDice = (most: number): Effect[] => [
  ask<EffectFrame>({
    name: 'reroll',
    ask: 'reroll',
    rule: (_, f) => f.cause,
    when: (g) => (currentRoll(g)?.picked.length ?? most) < most,
    seat: (g, f) => seatOf(g, f.place),
    subject: (g, f) => ({ hero: heroAt(g, f.place).hero, cause: f.cause }),
    options: (g) => {
      const roll = currentRoll(g) as RollFrame
      return faceOptions(roll.rolled, roll.picked)
    },
    answer: (g, f, option) => {
      if (option.none || !option.face) return
      const roll = currentRoll(g) as RollFrame
      roll.picked = [...roll.picked, option.face as HeroFace]
      markUsed(g, f.cause) // its own "may": used when the first die is picked
      return 'again'
    },
  }),
  act('roll-again', (g) => {
    const roll = currentRoll(g)
    if (roll && roll.picked.length > 0) rerollHero(g, roll)
  }),
]

/** `reroll`, Sins side. */
export const rerollSinDice = (most: number): Effect[] => [
  ask<EffectFrame>({
    name: 'reroll',
    ask: 'reroll',
    rule: (_, f) => f.cause,
    when: (g) => (currentFight(g)?.picked.length ?? most) < most,
    seat: () => 'sins',
    subject: (g, f) => ({ hero: heroAt(g, f.place).hero, cause: f.cause }),
    options: (g) => {
      const fight = currentFight(g) as FightFrame
      return faceOptions(fight.sinRoll, fight.picked)
    },
    answer: (g, _, option) => {
      if (option.none || !option.face) return
      const fight = currentFight(g) as FightFrame
      fight.picked = [...fight.picked, option.face as SinFace]
      return 'again'
    },
  }),
  act('roll-again', (g) => {
    const fight = currentFight(g)
    if (!fight || fight.picked.length === 0) return
    const left: Record<SinFace, number> = { ...fight.sinRoll }
    for (const face of fight.picked as readonly SinFace[]) left[face]--
    const fresh = rollSins(g, fight.hero, fight.ranged ? 'ranged' : 'fight', fight.picked.length, true)
    for (const face of Object.keys(left) as SinFace[]) left[face] += fresh[face]
    fight.sinRoll = left
    fight.picked = []
  }),
]

/** The holder takes one of the wounds of the fight in the hero's place. */
export const takeWoundInstead = (): Effect =>
  inFight('take-wound', (fight, g, f) => {
    fight.wounds--
    dealWounds(g, f.holder, 1, f.cause, false)
  })
