import { type Option, PROMPTS, type Prompt, type Rules, type Side, type View } from '@haven/engine'
import {
  type CleanseFrame,
  carryOut,
  currentFight,
  currentRoll,
  DEAD,
  during,
  type FightFrame,
  type Frame,
  fightFrame,
  firstIn,
  heroAt,
  imagineCleanse,
} from '@haven/engine/count'
import { forecastCleanse } from './forecast-cleanse.ts'
import { forecastFight, ifRolled, type Wanted } from './forecast-fight.ts'
import { forecastStep } from './forecast-step.ts'
import type { CleanseForecast, FightForecast, MoveForecast } from './forecast-types.ts'
import { apart, type Imagined, placeOfHero, read } from './imagined.ts'

/**
 * What an answer leads to, where dice or checks follow it. Everything comes from the seat's own view: what it cannot
 * know is not looked at, and two worlds that look alike have the same forecast.
 */

export type Forecast = FightForecast | CleanseForecast | MoveForecast

/** Null where nothing is left to chance, or where what follows is not decided by this answer. */
export function forecast(
  rules: Rules,
  view: View,
  prompt: Prompt,
  option: Option,
  aim: Wanted = 'balanced',
): Forecast | null {
  const found = answered(read(rules, view), prompt, option, aim)
  // Who is asked reads it, even where both sides look at one screen.
  return found?.of === 'fight' && prompt.seat === 'sins' ? { ...found, side: 'sins' } : found
}

function answered(reading: Imagined, prompt: Prompt, option: Option, aim: Wanted): Forecast | null {
  const place = placeOfHero(reading.g, prompt.subject.hero)
  switch (PROMPTS[prompt.kind].dice) {
    case 'deeds':
      return place < 0 ? null : deed(reading, place, option, aim)
    case 'fight':
      return option.yes && place >= 0 ? fightOf(reading, place, 'sins', aim) : null
    case 'approach':
      return place < 0 ? null : reactionMove(reading, place, option, aim)
    case 'within':
    case 'perhaps':
      return inside(apart(reading), prompt, option, aim)
    case undefined:
      return null
  }
}

/** A fight in the hero's own space that somebody starts now. */
export function fightOf(reading: Imagined, place: number, by: Side, aim: Wanted): FightForecast {
  const { g } = reading
  const { hero, space } = heroAt(g, place)
  return forecastFight(reading, fightFrame('fight', place, hero, space, space, by), aim)
}

export function deed(reading: Imagined, place: number, option: Option, aim: Wanted): Forecast | null {
  const { g } = reading
  const { hero, space } = heroAt(g, place)
  if (option.do === 'fight') return fightOf(reading, place, 'heroes', aim)
  if (option.do === 'shoot') {
    const target = g.map.index.get(option.at ?? '') ?? -1
    return forecastFight(reading, fightFrame('rangedFight', place, hero, space, target, 'heroes'), aim)
  }
  if (option.do === 'cleanse') return forecastCleanse(apart(reading), imagineCleanse(g, place))
  if (option.do === 'move') return forecastStep(reading, place, g.map.index.get(option.to ?? '') ?? -1)
  return null
}

/** REACT-1: a monster goes; the fight that may follow, if any monster then stands with the hero. */
function reactionMove(reading: Imagined, place: number, option: Option, aim: Wanted): Forecast | null {
  const there = apart(reading)
  const { g } = there
  const figure = option.monster === undefined ? undefined : g.t.figureIndex.get(option.monster)
  if (figure !== undefined) g.s.figures[figure] = g.map.index.get(option.to ?? '') as number
  return g.s.figures.includes(heroAt(g, place).space) ? fightOf(there, place, 'sins', aim) : null
}

// ------------------------------------------------------------------------------------ answers inside a roll

function inside(reading: Imagined, prompt: Prompt, option: Option, aim: Wanted): Forecast | null {
  const { g } = reading
  const roll = currentRoll(g)
  if (!roll) return null
  const fight = currentFight(g)
  // The frame is taken off the stack; whoever thinks about it puts it back.
  g.s.stack = g.s.stack.slice(0, g.s.stack.indexOf(roll as Frame))
  if (prompt.kind === 'corruption') {
    if (option.yes) takeCorruption(reading, roll)
    return roll.proc === 'cleanse'
      ? forecastCleanse(reading, roll as CleanseFrame, 'settled')
      : forecastFight(reading, fight as FightFrame, aim, 'settled')
  }
  if (prompt.kind === 'sin-card' && prompt.subject.window === 'cleanse-start') {
    if (!play(reading, roll, option)) return null
    return forecastCleanse(reading, roll as CleanseFrame, 'carded')
  }
  if (!fight || fight !== roll) return null
  if (prompt.kind === 'sin-card') return sinCard(reading, prompt, fight, option, aim)
  if (prompt.kind === 'ability') return ability(reading, prompt, fight, option, aim)
  if (prompt.kind === 'acolyte') {
    if (option.yes) join(reading, fight)
    return forecastFight(reading, fight, aim, 'joined')
  }
  return ifRolled(reading, prompt, fight, option, aim)
}

function takeCorruption({ g }: Imagined, roll: { level: number; readonly place: number }): void {
  const hero = heroAt(g, roll.place)
  hero.corruption++
  roll.level = hero.corruption
}

/** Plays a Sin card on the roll; false if what it does cannot be told. */
function play({ g }: Imagined, roll: Frame & { readonly place: number }, option: Option): boolean {
  if (option.card === undefined) return true
  const card = g.t.sinCards.get(option.card)
  if (g.s.turn) g.s.turn.card = option.card
  return !!card && during(g, roll, () => carryOut(g, card.effect, card.id, roll.place))
}

function sinCard(
  reading: Imagined,
  prompt: Prompt,
  fight: FightFrame,
  option: Option,
  aim: Wanted,
): FightForecast | null {
  const { window } = prompt.subject
  if (window !== 'fight-start' && window !== 'fight-rolled') return null
  if (!play(reading, fight, option)) return null
  if (window === 'fight-start') return forecastFight(reading, fight, aim, 'carded')
  fight.faith = fight.rolled.faith
  return forecastFight(reading, fight, aim, 'faith')
}

/** ACO-1: the dead Acolyte joins. What its type does besides counts as far as nobody is asked. */
function join({ g }: Imagined, fight: FightFrame): void {
  const figure = firstIn(g, 'acolyte', DEAD)
  if (figure >= 0) g.s.figures[figure] = fight.space
  g.s.used = [...g.s.used, 'acolytes']
}

/** A text that may be used before the dice fall: everything of it behind its question. */
function ability(
  reading: Imagined,
  prompt: Prompt,
  fight: FightFrame,
  option: Option,
  aim: Wanted,
): FightForecast | null {
  const { g } = reading
  const text = prompt.subject.cause ?? option.ability ?? ''
  const trigger = g.t.triggers['fight-ready'].find((each) => each.text === text)
  if (!trigger) return null
  if (trigger.oncePerRound) g.s.used = [...g.s.used, text]
  if (option.yes) {
    const [, ...steps] = g.t.procedures.get(trigger.proc) ?? []
    if (!during(g, fight, () => carryOut(g, steps as never, text, fight.place))) return null
  }
  return forecastFight(reading, fight, aim, 'joined')
}
