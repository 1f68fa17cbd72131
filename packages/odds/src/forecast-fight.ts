import type { Option, Prompt, Result } from '@haven/engine'
import { countSinDice, defenseOf, during, type FightFrame, figureId, spaceId } from '@haven/engine/count'
import { sinRolls } from './dice.ts'
import { fightOdds } from './fight.ts'
import { doingsOf, notCounted, outlookOf } from './fight-outlook.ts'
import { killsToFinish, type Point, stageOf, type Thought } from './fight-roll.ts'
import type { FightForecast, FightRoll } from './forecast-types.ts'
import { type Imagined, sinFaces } from './imagined.ts'
import { settled } from './outlook.ts'
import { fightSheet } from './sheet.ts'
import { sourcesOf } from './sources.ts'
import { type Aim, type Worth, worthOf } from './worth.ts'

/** Fights, from their declaration to the splitting of Hits. */

/** An aim by name, or whatever the caller finds worth trying. */
export type Wanted = Aim | Worth
const isWorth = (wanted: Wanted): wanted is Worth => typeof wanted === 'object' && 'hurt' in wanted

/** The frame is not on the stack of the game: it is put there while it is thought about. */
export function forecastFight(reading: Imagined, f: FightFrame, wanted: Wanted, point: Point = 'start'): FightForecast {
  const { g } = reading
  const worth = isWorth(wanted) ? wanted : worthOf(wanted)
  const first = typeof wanted === 'object' && 'kill' in wanted ? wanted.kill : undefined
  const thought: Thought = { worth, first, stage: stageOf(point) }
  return during(g, f, () => {
    const doings = doingsOf(reading, f, point)
    const outlook = outlookOf(reading, f, thought, point, doings)
    return {
      of: 'fight',
      side: reading.view.viewer === 'sins' ? 'sins' : 'heroes',
      hero: f.hero,
      space: spaceId(g, f.space),
      target: spaceId(g, f.target),
      by: f.by,
      ranged: f.ranged,
      aim: isWorth(wanted) ? 'own' : wanted,
      voluntary: f.level > 0,
      ...(outlook.own.find(({ corruption }) => !corruption) ?? outlook).stands,
      outlook,
      sources: sourcesOf(g, f),
      needs: killsToFinish(g, f),
      open: notCounted(reading, f, point, doings),
    }
  })
}

// ------------------------------------------------------------------------------------ when dice lie on the table

/** The fight after one FAITH is turned, one kill is chosen, or one survivor has come back. */
export function ifRolled(
  reading: Imagined,
  prompt: Prompt,
  f: FightFrame,
  option: Option,
  wanted: Wanted,
): FightForecast | null {
  const { g } = reading
  if (prompt.kind === 'faith') {
    turn(f, option.as as Result, prompt.subject.cause === 'CORR-1')
    return forecastFight(reading, f, wanted, 'faith')
  }
  if (prompt.kind === 'kill') {
    const figure = option.monster === undefined ? undefined : g.t.figureIndex.get(option.monster)
    if (figure === undefined) f.hits = 0
    else {
      f.hits -= defenseOf(g, figure)
      f.doomed = [...f.doomed, figure]
    }
    return forecastFight(reading, f, wanted, 'kill')
  }
  return prompt.kind === 'retaliate' ? ifArrived(reading, f, option, wanted) : null
}

export function turn(f: FightFrame, as: Result, bonus: boolean): void {
  f.turned = { ...f.turned, [as]: f.turned[as] + 1 }
  if (bonus) f.choices = f.choices.slice(1)
  else f.faith--
}

/** RANGE-5, preview edition: the Sin roll if nobody else comes. Null if nobody has come. */
function ifArrived(reading: Imagined, f: FightFrame, option: Option, wanted: Wanted): FightForecast | null {
  const { g } = reading
  const figure = option.monster === undefined ? undefined : g.t.figureIndex.get(option.monster)
  if (figure !== undefined) g.s.figures[figure] = g.map.index.get(option.to ?? '') as number
  if (!f.arrived && (figure === undefined || g.s.figures[figure] !== f.space)) return null
  const worth = isWorth(wanted) ? wanted : worthOf(wanted)
  const sinDice = during(g, f, () => countSinDice(g, f))
  const odds = during(g, f, () => {
    const sheet = { ...fightSheet(g, f, 'kill'), targets: [], sins: sinRolls(sinFaces(g), sinDice) }
    return fightOdds(sheet, worth)
  })
  const killed = f.killed.map((each) => ({ id: figureId(g, each), defense: defenseOf(g, each), chance: 1 }))
  const roll: FightRoll = {
    heroDice: 0,
    sinDice,
    odds: {
      ...odds,
      kills: [...killed.map(() => 0), 1],
      monsters: killed,
      mean: { ...odds.mean, kills: killed.length },
    },
    finishes: 0,
  }
  return { ...forecastFight(reading, { ...f, hits: 0 }, wanted, 'kill'), ...roll, outlook: settled(roll) }
}
