import type { Option, Prompt, Result } from '@haven/engine'
import {
  carryOut,
  countHeroDice,
  countSinDice,
  DEAD,
  defenseOf,
  during,
  type FightFrame,
  figureId,
  firstIn,
  type Game,
  heroAt,
  isUsed,
  MOST_CORRUPTION,
  spaceId,
  withFigures,
} from '@haven/engine/count'
import { sinRolls } from './dice.ts'
import { fightOdds } from './fight.ts'
import type { Band, FightForecast, FightRoll } from './forecast-types.ts'
import { apart, type Imagined, sinFaces } from './imagined.ts'
import { rangedOdds } from './ranged.ts'
import type { FightOdds } from './results.ts'
import { fightSheet, rangedSheet, type Stage } from './sheet.ts'
import { cardsToCome, openTexts } from './texts.ts'
import { type Aim, type Worth, worthOf } from './worth.ts'

/** Fights, from their declaration to the splitting of Hits. */

/** How far a fight has come: what is behind it cannot happen any more. */
const POINTS = ['start', 'carded', 'joined', 'settled', 'faith', 'kill'] as const
export type Point = (typeof POINTS)[number]
const isBefore = (point: Point, other: Point): boolean => POINTS.indexOf(point) < POINTS.indexOf(other)
const stageOf = (point: Point): Stage => (point === 'faith' || point === 'kill' ? point : 'before')

/** An aim by name, or whatever the caller finds worth trying. */
export type Wanted = Aim | Worth
const isWorth = (wanted: Wanted): wanted is Worth => typeof wanted === 'object' && 'hurt' in wanted

interface Thought {
  readonly worth: Worth
  readonly first: string | undefined
  readonly stage: Stage
}

/** The frame is not on the stack of the game: it is put there while it is thought about. */
export function forecastFight(reading: Imagined, f: FightFrame, wanted: Wanted, point: Point = 'start'): FightForecast {
  const { g, view } = reading
  const worth = isWorth(wanted) ? wanted : worthOf(wanted)
  const first = typeof wanted === 'object' && 'kill' in wanted ? wanted.kill : undefined
  const thought: Thought = { worth, first, stage: stageOf(point) }
  return during(g, f, () => ({
    of: 'fight',
    hero: f.hero,
    space: spaceId(g, f.space),
    target: spaceId(g, f.target),
    by: f.by,
    ranged: f.ranged,
    aim: isWorth(wanted) ? 'own' : wanted,
    voluntary: f.level > 0,
    ...roll(g, f, thought),
    bold: isBefore(point, 'settled') ? bold(g, f, thought) : null,
    ifCard: point === 'start' ? ifCard(reading, f, thought) : null,
    ifAcolyte: isBefore(point, 'joined') ? ifAcolyte(g, f, thought) : null,
    open: openTexts(g, view, f, !isBefore(point, 'faith')),
  }))
}

function roll(g: Game, f: FightFrame, { worth, first, stage }: Thought): FightRoll {
  const before = stage === 'before'
  const heroDice = before ? countHeroDice(g, f) : 0
  const more = first === undefined ? {} : { first }
  if (!f.ranged) {
    const odds = fightOdds({ ...fightSheet(g, f, stage), ...more }, worth)
    return { heroDice, sinDice: before ? countSinDice(g, f) : 0, odds: withDoomed(g, f, odds) }
  }
  const sheet = { ...rangedSheet(g, f, stage), ...more }
  const moved = g.s.figures.flatMap((at, figure) => (at === f.target ? [[figure, f.space] as const] : []))
  const sinDice = sheet.reply([]) ? withFigures(g, moved, () => countSinDice(g, f)) : 0
  return { heroDice, sinDice, odds: withDoomed(g, f, rangedOdds(sheet, worth)) }
}

/** Monsters that are chosen already die for certain. */
function withDoomed(g: Game, f: FightFrame, odds: FightOdds): FightOdds {
  if (f.doomed.length === 0) return odds
  const doomed = f.doomed.map((figure) => ({ id: figureId(g, figure), defense: defenseOf(g, figure), chance: 1 }))
  return {
    ...odds,
    kills: [...doomed.map(() => 0), ...odds.kills],
    monsters: [...doomed, ...odds.monsters],
    mean: { ...odds.mean, kills: odds.mean.kills + doomed.length },
  }
}

/** CORR-4 */
function bold(g: Game, f: FightFrame, thought: Thought): FightRoll | null {
  const hero = heroAt(g, f.place)
  if (hero.corruption >= MOST_CORRUPTION) return null
  hero.corruption++
  f.level = hero.corruption
  const found = roll(g, f, thought)
  hero.corruption--
  f.level = 0
  return found
}

/** ACO-1: the Acolyte's dice and body; what its type does besides is a text of its own. */
function ifAcolyte(g: Game, f: FightFrame, thought: Thought): FightRoll | null {
  const figure = firstIn(g, 'acolyte', DEAD)
  if (f.ranged || figure < 0 || isUsed(g, 'acolytes')) return null
  return withFigures(g, [[figure, f.space]], () => roll(g, f, thought))
}

/** Each card on a world of its own, so that it may change what it likes. */
function ifCard(reading: Imagined, f: FightFrame, thought: Thought): Band<FightRoll> | null {
  const cards = cardsToCome(reading.g, reading.view, 'fight-start', f.place, true)
  if (cards.length === 0) return null
  const unweighed: string[] = []
  const rolls: FightRoll[] = []
  for (const card of cards) {
    const { g } = apart(reading)
    const frame = { ...f }
    g.s.stack[g.s.stack.length - 1] = frame
    if (carryOut(g, card.effect, card.id, f.place)) rolls.push(roll(g, frame, thought))
    else unweighed.push(card.id)
  }
  rolls.sort((a, b) => a.odds.worth - b.odds.worth)
  return { cards: cards.map(({ id }) => id), unweighed, best: rolls.at(-1) ?? null, worst: rolls[0] ?? null }
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
  return {
    ...forecastFight(reading, { ...f, hits: 0 }, wanted, 'kill'),
    sinDice,
    odds: {
      ...odds,
      kills: [...killed.map(() => 0), 1],
      monsters: killed,
      mean: { ...odds.mean, kills: killed.length },
    },
  }
}
