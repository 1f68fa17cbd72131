import {
  distance,
  formOf,
  hasHero,
  hasMonster,
  heroAt,
  isClosed,
  isDistrict,
  isPinned,
  isPreview,
  monstersIn,
  neighbours,
} from '../board.ts'
import type { Intent, Option } from '../contract.ts'
import { rollSins } from '../dice.ts'
import { act, ask, type Game, NONE, procedure, push } from '../kernel.ts'
import { anyOf } from '../modifiers.ts'
import { type Refusal, refusal } from '../refusals.ts'
import {
  begin,
  chooseKills,
  countHits,
  heroDice,
  isStillFighting,
  layOutFaith,
  maybeCallOff,
  settleHurt,
  settleKills,
  sinDice,
  suffer,
} from './fight.ts'
import { type FightFrame, fightFrame } from './fight-frame.ts'
import { atMoment } from './moment.ts'
import { figureToOption, moveMonster, moveOptions, reachable, refuseMoveIntent } from './monsters.ts'
import { FIGHT_RESULTS, offerCorruption, rollHeroDice, turnFaith } from './roll.ts'
import { window } from './sin-cards.ts'

/** RANGE. The hero strikes first; survivors that can reach him strike back. */

export function startRangedFight(g: Game, place: number, target: number): void {
  const hero = heroAt(g, place)
  push(g, fightFrame('rangedFight', place, hero.hero, hero.space, target, 'heroes'))
}

export const isRanged = (g: Game, place: number): boolean =>
  formOf(g, heroAt(g, place)).ranged || anyOf(g, 'ranged', place)

const NOT_RANGED = refusal('not-ranged', 'RANGE-1')
const FROM_DISTRICT = refusal('not-from-district', 'RANGE-1')

/** RANGE-1: may he shoot at all? */
export function refuseShooting(g: Game, place: number): Refusal | null {
  if (!isRanged(g, place)) return NOT_RANGED
  return isDistrict(g, heroAt(g, place).space) ? FROM_DISTRICT : null
}

const OWN_SPACE = refusal('not-own-space', 'RANGE-1')
const INTO_DISTRICT = refusal('not-into-district', 'RANGE-1')
const NO_SIGHT = refusal('no-line-of-sight', 'RANGE-9')
const NOBODY_THERE = refusal('no-monsters-there', 'FIGHT-13')

/** RANGE-1, RANGE-9: may he shoot into this space? */
export function refuseTarget(g: Game, place: number, target: number): Refusal | null {
  const { space } = heroAt(g, place)
  if (target === space) return OWN_SPACE
  if (isDistrict(g, target)) return INTO_DISTRICT
  if (!(g.map.sight[space] as readonly number[]).includes(target)) return NO_SIGHT
  return hasMonster(g, target) ? null : NOBODY_THERE
}

/** The spaces that he can shoot into. */
export function shotTargets(g: Game, place: number): readonly number[] {
  if (refuseShooting(g, place)) return NOWHERE
  return (g.map.sight[heroAt(g, place).space] as readonly number[]).filter((to) => !refuseTarget(g, place, to))
}
const NOWHERE: readonly number[] = []

/** RANGE-10: is there a way of at most 2 spaces that no other hero and no text closes? */
function canReach(g: Game, from: number, to: number): boolean {
  if (isClosed(g, to)) return false
  if (distance(g, from, to) === 1) return true
  return neighbours(g, from).some(
    (between) => !hasHero(g, between) && !isClosed(g, between) && neighbours(g, between).includes(to),
  )
}

/** What stands in the target space and did not die: one that died and came back there is no survivor. */
export const survivors = (g: Game, f: FightFrame): number[] =>
  monstersIn(g, f.target).filter((figure) => !f.killed.includes(figure))

/** RANGE-4: in the preview edition it is theirs to choose. */
export const canStrikeBack = (g: Game, f: FightFrame): boolean =>
  !hasHero(g, f.target) && canReach(g, f.target, f.space)

/** RANGE-4, final edition: all survivors that can reach the hero go, the others stay where they are. */
function strikeBack(g: Game, f: FightFrame): void {
  if (!canStrikeBack(g, f)) return
  for (const figure of survivors(g, f).filter((each) => !isPinned(g, each))) {
    moveMonster(g, figureToOption(g, figure, f.space), 'RANGE-4')
    f.arrived = true
  }
}

const RETALIATION_STEPS = 2

/** RANGE-4, preview edition: each step shortens the way to the hero. */
function isToward(g: Game, f: FightFrame, to: number): boolean {
  const { target: from, space: hero } = f
  return distance(g, from, to) + distance(g, to, hero) === distance(g, from, hero)
}

const retaliations = (g: Game, f: FightFrame): Option[] =>
  moveOptions(g, f.movers, () => RETALIATION_STEPS).filter(({ to }) => isToward(g, f, g.map.index.get(to ?? '') ?? -1))

function refuseRetaliation(g: Game, f: FightFrame, intent: Intent): Refusal | null {
  const to = g.map.index.get(intent.to ?? '')
  const figure = g.t.figureIndex.get(intent.monster ?? '')
  const isNear = to !== undefined && figure !== undefined && reachable(g, f.target, RETALIATION_STEPS).includes(to)
  if (isNear && f.movers.includes(figure) && !isToward(g, f, to)) {
    return refusal('monster-not-toward', 'RANGE-4', { monster: intent.monster ?? '', hero: f.hero })
  }
  return refuseMoveIntent(g, intent, () => RETALIATION_STEPS)
}

export const rangedFight = procedure<FightFrame>([
  begin,
  window('fight-start'), // RANGE-8
  offerCorruption(),
  maybeCallOff,
  act('roll', (g, f) => rollHeroDice(g, f, heroDice(g, f), FIGHT_RESULTS)),
  atMoment('hero-rolled'),
  layOutFaith,
  ...turnFaith<FightFrame>(() => FIGHT_RESULTS), // RANGE-3: all FAITH are turned now
  countHits,
  chooseKills,
  settleKills,
  atMoment('kills-settled', isStillFighting),
  act('strike-back', strikeBack, (g) => !isPreview(g)),
  act(
    'survivors',
    (g, f) => {
      f.movers = hasHero(g, f.target) ? [] : survivors(g, f).filter((figure) => !isPinned(g, figure))
    },
    isPreview,
  ),
  ask({
    name: 'retaliate',
    ask: 'retaliate',
    rule: 'RANGE-4',
    when: (_, f) => f.movers.length > 0,
    seat: () => 'sins',
    subject: (_, f) => ({ hero: f.hero }),
    options: (g, f) => [NONE, ...retaliations(g, f)],
    answer: (g, f, option: Option) => {
      if (!option.monster) {
        f.movers = []
        return
      }
      const moved = moveMonster(g, option, 'RANGE-4')
      f.movers = f.movers.filter((figure) => figure !== moved)
      if (g.s.figures[moved] === f.space) f.arrived = true
      return 'again'
    },
    refuse: refuseRetaliation,
  }),
  act(
    'roll-back',
    (g, f) => {
      // RANGE-5: all monsters now in the hero's space
      f.sinRoll = rollSins(g, f.hero, 'ranged', sinDice(g, f))
    },
    (g, f) => f.arrived && isStillFighting(g, f),
  ),
  atMoment('sin-rolled', (_, f) => f.arrived),
  act('suffer', suffer, (_, f) => f.arrived),
  ...settleHurt,
])
