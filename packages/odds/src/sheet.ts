import { HAZARDS, type Hazard } from '@haven/engine'
import {
  type CleanseFrame,
  canStrikeBack,
  choicesOf,
  cleanseResults,
  countCleanseDice,
  countCounters,
  countDefense,
  countHeroDice,
  countHits,
  countSinDice,
  DEAD,
  defenseOf,
  FIGHT_RESULTS,
  type FightFrame,
  figureId,
  type Game,
  heroAt,
  isKillable,
  isPinned,
  kindOf,
  monstersIn,
  physicalIn,
  statsOf,
  withFigures,
} from '@haven/engine/count'
import type { CleanseSheet } from './cleanse.ts'
import { type HeroRolls, heroRolled, heroRolls, sinRolled, sinRolls } from './dice.ts'
import type { FightSheet, HeroSide } from './fight.ts'
import { sinFaces } from './imagined.ts'
import type { RangedSheet, Reply } from './ranged.ts'
import type { Target } from './worth.ts'

/** What a roll is made with, counted by the engine's own functions on a game in which it is going on. */

export function targetOf(g: Game, figure: number): Target {
  return {
    id: figureId(g, figure),
    kind: kindOf(g, figure),
    defense: defenseOf(g, figure),
    fight: statsOf(g, figure).fight,
    killable: isKillable(g, figure),
  }
}

/** As far as a fight has come: nothing rolled, FAITH to be turned, or Hits to be split. */
export type Stage = 'before' | 'faith' | 'kill'

function heroSide(g: Game, f: FightFrame, stage: Stage): HeroSide {
  const hero = heroAt(g, f.place)
  const { turned, rolled } = f
  const common = {
    defense: countDefense(g, f) + turned.defense,
    counters: countCounters(g, f) + turned.counter,
    forced: f.forceFaith,
    targets: monstersIn(g, f.target)
      .filter((figure) => !f.doomed.includes(figure))
      .map((figure) => targetOf(g, figure)),
    body: { wounds: hero.wounds.length, corruption: hero.corruption },
  }
  if (stage === 'kill') {
    return { ...common, rolls: heroRolled(0, rolled.defense, rolled.counter, 0), hits: f.hits, choices: [] }
  }
  const rolls: HeroRolls =
    stage === 'before'
      ? heroRolls(g.t.dice.hero, countHeroDice(g, f))
      : heroRolled(rolled.hit, rolled.defense, rolled.counter, f.faith)
  return {
    ...common,
    rolls,
    hits: countHits(g, f) + turned.hit,
    choices: stage === 'before' ? choicesOf(g, f, FIGHT_RESULTS) : f.choices,
  }
}

/** FIGHT: the Sin roll meets the hero's. */
export function fightSheet(g: Game, f: FightFrame, stage: Stage): FightSheet {
  const { sinRoll } = f
  const sins =
    stage === 'before'
      ? sinRolls(sinFaces(g), countSinDice(g, f))
      : sinRolled(sinRoll.hit + sinRoll.burst, sinRoll.corruption)
  return { ...heroSide(g, f, stage), sins }
}

/**
 * RANGE-4: all survivors come if there is a way. In the preview edition each of them is asked; those who can come are
 * taken to come.
 */
export function rangedSheet(g: Game, f: FightFrame, stage: Stage): RangedSheet {
  const side = heroSide(g, f, stage)
  const comes = canStrikeBack(g, f)
  const there = monstersIn(g, f.target).filter((figure) => !isPinned(g, figure))
  const doomed = f.doomed.map((figure) => figureId(g, figure))
  const known = new Map<string, Reply>()
  return {
    ...side,
    reply: (killed) => {
      const dead = new Set([...doomed, ...killed.map(({ id }) => id)])
      if (!comes || there.every((figure) => dead.has(figureId(g, figure)))) return null
      const moved = there.map((figure) => [figure, dead.has(figureId(g, figure)) ? DEAD : f.space] as const)
      return withFigures(g, moved, () => {
        const dice = countSinDice(g, f)
        const defense = countDefense(g, f) + f.turned.defense
        const counters = countCounters(g, f) + f.turned.counter
        const key = `${dice} ${defense} ${counters}`
        const reply = known.get(key) ?? { sins: sinRolls(sinFaces(g), dice), defense, counters }
        known.set(key, reply)
        return reply
      })
    },
  }
}

export function cleanseSheet(g: Game, f: CleanseFrame): CleanseSheet {
  const countable = cleanseResults(g, f)
  return {
    rolls: heroRolls(g.t.dice.hero, countCleanseDice(g, f)),
    skills: f.turned.skill,
    counters: f.turned.counter,
    usesCounters: countable.includes('counter'),
    choices: choicesOf(g, f, countable),
    tokens: Object.fromEntries(HAZARDS.map((kind) => [kind, physicalIn(g, kind, f.space)])) as Record<Hazard, number>,
  }
}
