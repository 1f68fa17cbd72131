import {
  chooseMonster,
  chooseWay,
  currentFight,
  dealWound,
  forceCorruption,
  freeFight,
  type Game,
  heroAt,
  heroDice,
  heroLives,
  killChosen,
  killedInFight,
  kindOf,
  type MonsterKind,
  monstersIn,
  monstersNear,
  monstersOnBoard,
  moveMonsters,
  notRanged,
  onlyIf,
  placeTokenIn,
  progressRose,
  replaceMove,
  rolled,
  type SinCardDef,
  sinDice,
  sinResult,
  within,
} from '@haven/engine/kit'
import { ANY, monsterHere } from '../shared.ts'

const bleeds = (g: Game, place: number): number => (heroAt(g, place).wounds.length >= 2 ? 2 : 1)

/** Red Mist. One more Sin die, two if the hero has two wounds or more. */
const redMist: SinCardDef = {
  id: 'wrath-red-mist',
  copies: 2,
  window: 'fight-start',
  effect: [sinDice((g, fight) => bleeds(g, fight.place))],
  hint: (g, place) => ({ sinDice: bleeds(g, place) }),
}

const MANY_HITS = 3
const blows = (g: Game): number => ((currentFight(g)?.rolled.hit ?? 0) >= MANY_HITS ? 2 : 1)

/** Blow for Blow. The Sin roll gains a Hit, two if the hero rolled three or more. */
const blowForBlow: SinCardDef = {
  id: 'wrath-blow-for-blow',
  copies: 2,
  window: 'fight-rolled',
  when: [rolled('hit')],
  effect: [sinResult('hit', blows)],
  hint: (g) => ({ wounds: blows(g) }),
}

/** Acolytes of the fight that it can do without. */
const offerings = (g: Game, place: number): number[] => {
  const there = monstersIn(g, heroAt(g, place).space)
  return there.length >= 2 ? there.filter((figure) => kindOf(g, figure) === 'acolyte') : []
}
const OFFERED_DICE = 4
/** What an Acolyte that is given away would have rolled. */
const LOST_DICE = 2

/** Blood Offering. An Acolyte of the fight dies, and the others roll four dice more. */
const bloodOffering: SinCardDef = {
  id: 'wrath-blood-offering',
  copies: 1,
  window: 'fight-start',
  when: [notRanged, (g, place) => offerings(g, place).length > 0],
  effect: [chooseMonster((g, f) => offerings(g, f.place), { who: 'sins' }), killChosen(), sinDice(OFFERED_DICE)],
  hint: { sinDice: OFFERED_DICE - LOST_DICE },
}

/** A Turned Back. The hero who cleanses beside a monster chooses: a wound, or three dice fewer; one stays. */
const turnedBack: SinCardDef = {
  id: 'wrath-turned-back',
  copies: 1,
  window: 'cleanse-start',
  when: [monsterHere],
  effect: [
    chooseWay(() => ['wound', 'dice'], { who: 'hero' }),
    onlyIf((_, f) => f.choice === 'wound', dealWound(1)),
    onlyIf((_, f) => f.choice === 'dice', heroDice(-3, 1)),
  ],
  hint: { worth: 1.2 },
  ways: { wound: { wounds: 1 }, dice: { heroDice: 3 } },
}

/** First Blood. The monsters in his space fight the hero before he has done anything. */
const firstBlood: SinCardDef = {
  id: 'wrath-first-blood',
  copies: 1,
  window: 'turn-start',
  when: [monsterHere],
  effect: [freeFight()],
  hint: { worth: 1 },
}

/** Dying Blow. The hero who killed chooses: a wound, or 2 corruption. */
const dyingBlow: SinCardDef = {
  id: 'wrath-dying-blow',
  copies: 2,
  window: 'monster-killed',
  when: [killedInFight, heroLives],
  effect: [
    chooseWay(() => ['wound', 'corruption'], { who: 'hero' }),
    onlyIf((_, f) => f.choice === 'wound', dealWound(1)),
    onlyIf((_, f) => f.choice === 'corruption', forceCorruption(2)),
  ],
  hint: { corruption: 2 },
  ways: { wound: { wounds: 1 }, corruption: { corruption: 2 } },
}

/** Call to Arms. Up to two monsters within 3 of the hero, in another space, move up to two spaces each. */
const callToArms: SinCardDef = {
  id: 'wrath-call-to-arms',
  copies: 1,
  window: 'monster-killed',
  when: [within(ANY, 3)],
  effect: moveMonsters((g, f) => monstersNear(g, f.place, ANY, 3), 2, 2),
  hint: { worth: 0.9 },
}

const CHARGING: readonly MonsterKind[] = ['abomination', 'controller']
const chargers = (g: Game): number[] => monstersOnBoard(g).filter((figure) => CHARGING.includes(kindOf(g, figure)))

/** Headlong. In place of the move an Abomination or the Controller moves up to four spaces. */
const headlong: SinCardDef = {
  id: 'wrath-headlong',
  copies: 1,
  window: 'reaction',
  when: [(g) => chargers(g).length > 0],
  effect: [replaceMove(), ...moveMonsters(chargers, 4)],
  hint: { worth: 0.9 },
}

/** Scorched Earth. Two Fire fall where the hero has made progress. */
const scorchedEarth: SinCardDef = {
  id: 'wrath-scorched-earth',
  copies: 1,
  window: 'turn-end',
  when: [progressRose],
  effect: [
    placeTokenIn('fire', (g, f) => heroAt(g, f.place).space),
    placeTokenIn('fire', (g, f) => heroAt(g, f.place).space),
  ],
  hint: { worth: 1.2 },
}

export const wrathCards: readonly SinCardDef[] = [
  redMist,
  blowForBlow,
  bloodOffering,
  turnedBack,
  firstBlood,
  dyingBlow,
  callToArms,
  headlong,
  scorchedEarth,
]
