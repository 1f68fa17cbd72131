import {
  alone,
  cameFrom,
  chooseIcon,
  chooseMonster,
  chooseWay,
  currentFight,
  currentKills,
  deadOf,
  dealWound,
  drawSin,
  dropResult,
  eachHero,
  endMove,
  figureAt,
  type Game,
  gainReaction,
  heroAt,
  heroDice,
  heroesIn,
  hurtCorruption,
  icons,
  isWithin,
  killedInFight,
  kindOf,
  monstersOnBoard,
  moveMonsters,
  noTeamwork,
  not,
  only,
  onlyIf,
  replaceMove,
  type SinCardDef,
  sinDice,
  sleepUpgrades,
  summonInto,
  teleportChosen,
  teleportHero,
  whereKilled,
} from '@haven/engine/kit'
import { othersOf, PLAIN } from '../shared.ts'

const MOST_DICE = 3
const envied = (g: Game, place: number): number => Math.min(MOST_DICE, Math.max(1, heroAt(g, place).upgrades.length))

/** Keeping Up. One more Sin die for each Upgrade of the hero, at least one, at most three. */
const keepingUp: SinCardDef = {
  id: 'envy-keeping-up',
  copies: 2,
  window: 'fight-start',
  effect: [sinDice((g, fight) => envied(g, fight.place))],
  hint: (g, place) => ({ sinDice: envied(g, place) }),
}

const MOST_LOST = 2
/** By how many Hits the hero's roll is ahead of the Sin roll, bursts counted. */
function lead(g: Game): number {
  const fight = currentFight(g)
  return fight ? fight.rolled.hit - fight.sinRoll.hit - fight.sinRoll.burst : 0
}

/** Cut Down to Size. The hero loses the Hits by which he is ahead, at most two. */
const cutDown: SinCardDef = {
  id: 'envy-cut-down',
  copies: 1,
  window: 'fight-rolled',
  when: [(g) => lead(g) > 0],
  effect: [dropResult('hero', 'hit', (g) => Math.min(MOST_LOST, lead(g)))],
  hint: (g) => ({ worth: 0.6 * Math.min(MOST_LOST, lead(g)) }),
}

/** Too Close for Comfort. He goes back and his Move is over, or each hero there takes 1 corruption. */
const tooClose: SinCardDef = {
  id: 'envy-too-close',
  copies: 2,
  window: 'hero-enters',
  when: [not(alone)],
  effect: [
    chooseWay(() => ['each', 'back'], { who: 'hero' }),
    ...eachHero(
      (g, place, f) => f.choice === 'each' && heroAt(g, place).space === heroAt(g, f.place).space,
      (g, place, f) => hurtCorruption(g, place, 1, f.cause),
    ),
    ...only((_, f) => f.choice === 'back', [teleportHero(cameFrom), endMove()]),
  ],
  hint: (g, place) => ({ corruption: 0.5 * heroesIn(g, heroAt(g, place).space).length }),
  ways: {
    each: (g, place) => ({ corruption: heroesIn(g, heroAt(g, place).space).length }),
    back: { worth: 1 },
  },
}

/** Me Too. What the hero's District offers, the Sins player has as well. */
const meToo: SinCardDef = {
  id: 'envy-me-too',
  copies: 2,
  window: 'city-action',
  when: [icons(1)],
  effect: [
    chooseIcon('sins', (_, icon, __, f) => {
      f.choice = icon
    }),
    onlyIf((_, f) => f.choice === 'inventory', drawSin(2)),
    onlyIf((_, f) => f.choice === 'extraTurn', gainReaction(1, 'round')),
    ...only((_, f) => f.choice !== 'inventory' && f.choice !== 'extraTurn', moveMonsters(monstersOnBoard, 2)),
  ],
  hint: { cards: 2 },
}

/** Spoiled. All Upgrades of the hero sleep in this turn. */
const spoiled: SinCardDef = {
  id: 'envy-spoiled',
  copies: 1,
  window: 'turn-start',
  when: [(g, place) => heroAt(g, place).upgrades.length > 0],
  effect: [sleepUpgrades('turn')],
  hint: (g, place) => ({ worth: 0.6 * heroAt(g, place).upgrades.length }),
}

/** The Understudy. Where a greater monster fell in a fight, an Acolyte steps out of the dead pile. */
const understudy: SinCardDef = {
  id: 'envy-understudy',
  copies: 1,
  window: 'monster-killed',
  when: [
    killedInFight,
    (g) => currentKills(g).killed.some((figure) => kindOf(g, figure) !== 'acolyte'),
    (g) => deadOf(g, ['acolyte']).length > 0,
  ],
  effect: [summonInto('acolyte', whereKilled)],
  hint: { worth: 0.9 },
}

const WOUNDS_APART = 2

/** Level Down. Where another hero is hurt much worse: a wound for him, or 1 corruption for each other hero. */
const levelDown: SinCardDef = {
  id: 'envy-level-down',
  copies: 1,
  window: 'turn-end',
  when: [
    (g, place) =>
      othersOf(g, place).some(
        (other) => heroAt(g, other).wounds.length >= heroAt(g, place).wounds.length + WOUNDS_APART,
      ),
  ],
  effect: [
    chooseWay(() => ['wound', 'others'], { who: 'hero' }),
    onlyIf((_, f) => f.choice === 'wound', dealWound(1)),
    ...eachHero(
      (_, place, f) => f.choice === 'others' && place !== f.place,
      (g, place, f) => hurtCorruption(g, place, 1, f.cause),
    ),
  ],
  ways: { wound: { wounds: 1 }, others: { others: 1 } },
}

/** He has an Upgrade, and no other hero has more. */
function isRichest(g: Game, place: number): boolean {
  const { length } = heroAt(g, place).upgrades
  return length > 0 && othersOf(g, place).every((other) => heroAt(g, other).upgrades.length <= length)
}

/** Acolytes and Abominations within 1 of another hero, and not where he is. */
function besideOthers(g: Game, place: number): number[] {
  const { space } = heroAt(g, place)
  return monstersOnBoard(g).filter((figure) => {
    const at = figureAt(g, figure)
    if (at === space || !PLAIN.includes(kindOf(g, figure))) return false
    return othersOf(g, place).some((other) => isWithin(g, at, heroAt(g, other).space, 1))
  })
}

/** You Instead. In place of the move a monster leaves another hero and comes to the richest. */
const youInstead: SinCardDef = {
  id: 'envy-you-instead',
  copies: 1,
  window: 'reaction',
  when: [isRichest, (g, place) => besideOthers(g, place).length > 0],
  effect: [
    replaceMove(),
    chooseMonster((g, f) => besideOthers(g, f.place), { who: 'sins' }),
    teleportChosen((g, f) => heroAt(g, f.place).space),
  ],
  hint: { worth: 0.9 },
}

/** Anyone Could Do That. No teamwork and one die fewer for the cleanse; one stays. */
const anyoneCould: SinCardDef = {
  id: 'envy-anyone-could',
  copies: 1,
  window: 'cleanse-start',
  when: [not(alone)],
  effect: [noTeamwork(), heroDice(-1, 1)],
  hint: (g, place) => ({ heroDice: heroesIn(g, heroAt(g, place).space).length }),
}

export const envyCards: readonly SinCardDef[] = [
  keepingUp,
  cutDown,
  tooClose,
  meToo,
  spoiled,
  understudy,
  levelDown,
  youInstead,
  anyoneCould,
]
