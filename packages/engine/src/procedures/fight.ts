import {
  distinct,
  figureId,
  firstIn,
  formOf,
  hasMonster,
  heroAt,
  isAlone,
  isStanding,
  isUsed,
  kindOf,
  markUsed,
  monstersIn,
  physicalIn,
  seatOf,
  spaceId,
  tokensIn,
} from '../board.ts'
import type { AcolyteDef } from '../box.ts'
import type { Option, Side } from '../contract.ts'
import { rollSins, sinHits } from '../dice.ts'
import { effectFrame } from '../effects/effect.ts'
import {
  type Act,
  type Ask,
  act,
  ask,
  type Game,
  NONE,
  nearest,
  procedure,
  push,
  type Step,
  YES_NO,
} from '../kernel.ts'
import { least, sum } from '../modifiers.ts'
import { refusal } from '../refusals.ts'
import { DEAD } from '../state.ts'
import { note } from '../story/progress.ts'
import { type FightFrame, fightFrame } from './fight-frame.ts'
import { atMoment } from './moment.ts'
import { defenseOf, isKillable, placeFigure, removeFigure, statsOf, twinOf } from './monsters.ts'
import {
  bonusOf,
  FIGHT_RESULTS,
  offerCorruption,
  printedFight,
  results,
  rollHeroDice,
  teamworkDice,
  turnFaith,
} from './roll.ts'
import { window } from './sin-cards.ts'
import { buryDead, dealWounds, forceCorruption } from './wounds.ts'

/** FIGHT. One hero against every monster of a space. Both sides roll at once and both effects count (FIGHT-11). */

export function startFight(g: Game, place: number, by: Side): void {
  const hero = heroAt(g, place)
  push(g, fightFrame('fight', place, hero.hero, hero.space, hero.space, by))
}

/** Alone, or made to count as alone for this fight. */
export const fightsAlone = (g: Game, f: FightFrame): boolean => f.alone || isAlone(g, f.place)

/** FIGHT-2, in the order of ORD-3: sums, then limits. */
export function heroDice(g: Game, f: FightFrame): number {
  const hero = heroAt(g, f.place)
  const teamwork = f.noTeamwork ? 0 : Math.min(teamworkDice(g, f.place), least(g, 'teamworkLimit', f, 99))
  const npc = hero.npcs.includes('commissioner') ? 1 : 0
  const dice = printedFight(g, f.place) + teamwork + npc + sum(g, 'heroDice', f) + bonusOf(g, f, 'die') + f.heroDice
  return Math.max(0, f.leastDice, dice)
}

/** FIGHT-3 and RANGE-5: the monsters that roll stand in the hero's space. */
export function sinDice(g: Game, f: FightFrame): number {
  let dice = tokensIn(g, 'pentagram', f.space) + f.sinDice + sum(g, 'sinDice', f)
  for (const monster of monstersIn(g, f.space)) dice += statsOf(g, monster).fight
  return Math.max(0, dice)
}

/** FIGHT-6: Defense before any that was rolled. */
export function baseDefense(g: Game, f: FightFrame): number {
  const hero = heroAt(g, f.place)
  return Math.max(0, formOf(g, hero).defense + sum(g, 'heroDefense', f) + bonusOf(g, f, 'defense') + f.heroDefense)
}

export const baseHits = (g: Game, f: FightFrame): number => bonusOf(g, f, 'hit') + sum(g, 'heroHits', f)
export const baseCounters = (g: Game, f: FightFrame): number => sum(g, 'heroCounters', f)

export const isStillFighting = (g: Game, f: FightFrame): boolean => isStanding(g, f.place, f.hero)

// ---------------------------------------------------------------------------------------- steps shared with RANGE

export const begin: Act<FightFrame> = act('begin', (g, f) => {
  g.log?.({
    event: 'fightStarted',
    hero: f.hero,
    space: spaceId(g, f.space),
    target: spaceId(g, f.target),
    by: f.by,
    ranged: f.ranged,
  })
})

/** FIGHT-14: the hero fell before the roll. */
export const maybeCallOff: Act<FightFrame> = act(
  'call-off',
  (g, f) => {
    g.log?.({ event: 'fightOff', hero: f.hero })
    return 'leave'
  },
  (g, f) => !isStillFighting(g, f),
)

export const layOutFaith: Act<FightFrame> = act('lay-out', (_, f) => {
  f.faith = f.rolled.faith
})

export const countHits: Act<FightFrame> = act('count-hits', (g, f) => {
  f.hits = results(f, 'hit') + baseHits(g, f)
  g.log?.({
    event: 'rollSettled',
    hero: f.hero,
    hits: f.hits,
    skills: 0,
    defense: baseDefense(g, f) + results(f, 'defense'),
    counters: results(f, 'counter') + baseCounters(g, f),
  })
})

const killOption = (g: Game, figure: number): Option => {
  const monster = figureId(g, figure)
  return { id: monster, monster }
}

/** FIGHT-10: Hits are split as the hero likes; fewer than its Defense do nothing to a monster. */
export const chooseKills: Ask<FightFrame> = ask({
  name: 'kill',
  ask: 'kill',
  rule: 'FIGHT-10',
  when: (_, f) => f.hits > 0,
  seat: (g, f) => seatOf(g, f.place),
  subject: (g, f) => ({ hero: f.hero, space: spaceId(g, f.target) }),
  options: (g, f) => {
    const alive = monstersIn(g, f.target).filter((figure) => !f.doomed.includes(figure))
    const options: Option[] = [NONE]
    for (const figure of distinct(g, alive)) {
      if (defenseOf(g, figure) <= f.hits && isKillable(g, figure)) options.push(killOption(g, figure))
    }
    return options
  },
  answer: (g, f, option) => {
    if (!option.monster) return
    const figure = g.t.figureIndex.get(option.monster) as number
    f.hits -= defenseOf(g, figure)
    f.doomed = [...f.doomed, figure]
    return 'again'
  },
  refuse: (g, f, intent) => {
    const figure = intent.monster === undefined ? undefined : g.t.figureIndex.get(intent.monster)
    if (figure === undefined) return null
    if (g.s.figures[figure] !== f.target) {
      return refusal('no-monsters-there', 'FIGHT-10', { monster: intent.monster as string })
    }
    if (!isKillable(g, figure)) {
      return refusal('monster-unkillable', 'CARD-1', { monster: intent.monster as string })
    }
    const alive = monstersIn(g, f.target).filter((each) => !f.doomed.includes(each))
    const twin = twinOf(g, figure, alive)
    if (twin) return twin
    const needs = defenseOf(g, figure)
    return refusal('not-enough-hits', 'FIGHT-10', { monster: intent.monster as string, needs, hits: f.hits })
  },
})

/** ORD-2: kills leave the board and count for the mission before anything else is settled. */
export const settleKills: Act<FightFrame> = act(
  'settle-kills',
  (g, f) => {
    const by = f.ranged ? 'ranged' : 'fight'
    const facts = f.doomed.map((figure) => ({
      kind: kindOf(g, figure),
      id: figureId(g, figure),
      space: f.target,
      by: by as 'ranged' | 'fight',
      place: f.place,
    }))
    for (const figure of f.doomed) removeFigure(g, figure, by)
    f.killed = f.doomed
    f.doomed = []
    g.s.roundFacts.kills += f.killed.length
    for (const fact of facts) note(g, 'kill', fact)
  },
  (_, f) => f.doomed.length > 0,
)

/** FIGHT-8: what is left of the Sin roll after Defense and Counter-Corruption. */
export function suffer(g: Game, f: FightFrame): void {
  const hits = sinHits(f.sinRoll)
  const counters = results(f, 'counter') + baseCounters(g, f)
  f.wounds = Math.max(0, hits - baseDefense(g, f) - results(f, 'defense'))
  f.corruption = Math.max(0, f.sinRoll.corruption - counters)
  g.log?.({
    event: 'fightSettled',
    hero: f.hero,
    sinHits: hits,
    sinCorruption: f.sinRoll.corruption,
    wounds: f.wounds,
    corruption: f.corruption,
  })
}

/** FIGHT-9, ORD-2: all wounds, then the corruption, then the dead, then what follows a fight. */
export const settleHurt: readonly Step<FightFrame>[] = [
  atMoment('wounds-due', (_, f) => f.wounds > 0),
  act('wounds', (g, f) => dealWounds(g, f.place, f.wounds, f.proc, false)),
  act('corruption', (g, f) => forceCorruption(g, f.place, f.corruption, f.proc, false), isStillFighting),
  buryDead(),
  atMoment('after-fight', isStillFighting),
  window('monster-killed', (g, f) => f.killed.length > 0 && isTurnGoingOn(g)),
]

/** TURN-8: no card any more in the turn of a hero who died in it; one whom the reaction kills had finished his (DEATH-7). */
export function isTurnGoingOn(g: Game): boolean {
  const { turn } = g.s
  return turn !== null && (isStanding(g, turn.place, turn.hero) || nearest(g, 'reaction') !== null)
}

// --------------------------------------------------------------------------------------------------- the fight

/** ACO-1, FIGHT-4: once a round, with a dead Acolyte, before dice are rolled. */
const offerAcolyteAbility: readonly Step<FightFrame>[] = [
  ask({
    name: 'acolyte',
    ask: 'acolyte',
    rule: 'ACO-1',
    when: (g, f) => isStillFighting(g, f) && !isUsed(g, 'acolytes') && firstIn(g, 'acolyte', DEAD) >= 0,
    seat: () => 'sins',
    subject: (g, f) => ({ hero: f.hero, space: spaceId(g, f.space) }),
    options: () => YES_NO,
    answer: (g, f, option) => {
      if (!option.yes) return
      const { ability } = g.t.acolytes.get(g.s.setup.acolytes) as AcolyteDef
      markUsed(g, 'acolytes')
      g.log?.({ event: 'acolyteUsed', acolytes: g.s.setup.acolytes, space: spaceId(g, f.space) })
      placeFigure(g, firstIn(g, 'acolyte', DEAD), f.space, ability)
      push(g, effectFrame(g, `acolytes:${g.s.setup.acolytes}`, ability, f.place))
    },
  }),
]

export const fight = procedure<FightFrame>([
  begin,
  window('fight-start'), // FIGHT-3
  ...offerAcolyteAbility,
  atMoment('fight-ready', isStillFighting),
  offerCorruption(), // FIGHT-5: last, knowing everything that was played
  maybeCallOff,
  act('roll', (g, f) => {
    // FIGHT-6: counted together, rolled at the same time
    const [hero, sins] = [heroDice(g, f), sinDice(g, f)]
    rollHeroDice(g, f, hero, FIGHT_RESULTS)
    f.sinRoll = rollSins(g, f.hero, 'fight', sins)
  }),
  atMoment('hero-rolled'), // ORD-12
  atMoment('sin-rolled'),
  window('fight-rolled'),
  layOutFaith,
  ...turnFaith<FightFrame>(() => FIGHT_RESULTS), // FIGHT-7
  countHits,
  chooseKills,
  settleKills,
  atMoment('kills-settled', isStillFighting),
  act('suffer', suffer),
  ...settleHurt,
])

/** FIGHT-13: why nobody can start a fight in a space, or null. */
const NOBODY_THERE = refusal('no-monsters-here', 'FIGHT-13')
export const refuseFightIn = (g: Game, space: number) => (hasMonster(g, space) ? null : NOBODY_THERE)

export const hazardsIn = (g: Game, space: number): number =>
  physicalIn(g, 'fire', space) +
  physicalIn(g, 'corruption', space) +
  physicalIn(g, 'pentagram', space) +
  physicalIn(g, 'nest', space)
