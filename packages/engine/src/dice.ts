import type { HeroFace, Result, SinFace } from './contract.ts'
import type { RollOf } from './events.ts'
import type { Game } from './kernel.ts'
import { drawBelow } from './random/random.ts'

/** DICE. Rolls, wave by wave: the extra dice of bursts and FAITH are rolled together after the dice that gave them. */

export type HeroRoll = Readonly<Record<HeroFace, number>>
export type SinRoll = Readonly<Record<SinFace, number>>
export type Turned = Readonly<Record<Result, number>>

export const NO_HERO_ROLL: HeroRoll = Object.freeze({ hit: 0, defense: 0, counter: 0, skill: 0, faith: 0 })
export const NO_SIN_ROLL: SinRoll = Object.freeze({ hit: 0, burst: 0, corruption: 0, blank: 0 })
export const NOTHING_TURNED: Turned = Object.freeze({ hit: 0, defense: 0, counter: 0, skill: 0 })

function heroFace(g: Game): HeroFace {
  const { script } = g.s
  const scripted = script?.hero[0]
  if (script && scripted) {
    g.s.script = { hero: script.hero.slice(1), sin: script.sin }
    return scripted
  }
  return g.t.dice.hero[drawBelow(g.s.random, 'dice', g.t.dice.hero.length)] as HeroFace
}

function sinFace(g: Game): SinFace {
  const { script } = g.s
  const scripted = script?.sin[0]
  if (script && scripted) {
    g.s.script = { hero: script.hero, sin: script.sin.slice(1) }
    return scripted
  }
  const die = g.s.setup.dice === 'merciless' ? g.t.dice.merciless : g.t.dice.sin
  return die[drawBelow(g.s.random, 'dice', die.length)] as SinFace
}

/** DICE-2: each FAITH adds a die, again and again. */
export function rollHero(g: Game, hero: string, roll: RollOf, dice: number, reroll = false): HeroRoll {
  if (dice <= 0) return NO_HERO_ROLL
  const counts = { hit: 0, defense: 0, counter: 0, skill: 0, faith: 0 }
  const faces: HeroFace[] | null = g.log ? [] : null
  for (let wave = dice; wave > 0; ) {
    let extra = 0
    for (let i = 0; i < wave; i++) {
      const face = heroFace(g)
      counts[face]++
      faces?.push(face)
      if (face === 'faith') extra++
    }
    wave = extra
  }
  g.log?.({ event: 'diceRolled', side: 'heroes', hero, roll, faces: faces as HeroFace[], reroll })
  return counts
}

/** DICE-1: each burst is a Hit and adds a die, again and again. */
export function rollSins(g: Game, hero: string, roll: RollOf, dice: number, reroll = false): SinRoll {
  if (dice <= 0) return NO_SIN_ROLL
  const counts = { hit: 0, burst: 0, corruption: 0, blank: 0 }
  const faces: SinFace[] | null = g.log ? [] : null
  for (let wave = dice; wave > 0; ) {
    let extra = 0
    for (let i = 0; i < wave; i++) {
      const face = sinFace(g)
      counts[face]++
      faces?.push(face)
      if (face === 'burst') extra++
    }
    wave = extra
  }
  g.log?.({ event: 'diceRolled', side: 'sins', hero, roll, faces: faces as SinFace[], reroll })
  return counts
}

export const sinHits = (roll: SinRoll): number => roll.hit + roll.burst
