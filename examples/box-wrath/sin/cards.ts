import {
  type Condition,
  chooseMonster,
  chooseWay,
  dealWound,
  endMove,
  forceCorruption,
  freeFight,
  type Game,
  hasMonster,
  heroAt,
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
  within,
} from '@haven/engine/kit'
import { strikeBack } from './strike-back.ts'

const ANY: readonly MonsterKind[] = ['acolyte', 'abomination', 'controller', 'avatar', 'hell-club', 'fallen']

/** Red Mist. One more Sin die, two if the hero has two wounds or more. */
const redMist: SinCardDef = {
  id: 'wrath-red-mist',
  copies: 2,
  window: 'fight-start',
  effect: [sinDice((g, fight) => (heroAt(g, fight.place).wounds.length >= 2 ? 2 : 1))],
}

/** Blow for Blow. The Sin roll gains a Hit, two if the hero rolled three or more. */
const blowForBlow: SinCardDef = {
  id: 'wrath-blow-for-blow',
  copies: 2,
  window: 'fight-rolled',
  when: [rolled('hit')],
  effect: [strikeBack],
}

/** An Acolyte that the fight can do without. */
const offerings = (g: Game, place: number): number[] => {
  const there = monstersIn(g, heroAt(g, place).space)
  return there.length >= 2 ? there.filter((figure) => kindOf(g, figure) === 'acolyte') : []
}
const OFFERED_DICE = 4

/** Blood Offering. An Acolyte of the fight dies, and the others roll four dice more. */
const bloodOffering: SinCardDef = {
  id: 'wrath-blood-offering',
  copies: 1,
  window: 'fight-start',
  when: [notRanged, (g, place) => offerings(g, place).length > 0],
  effect: [chooseMonster((g, f) => offerings(g, f.place), { who: 'sins' }), killChosen(), sinDice(OFFERED_DICE)],
}

const monsterHere: Condition = (g, place) => hasMonster(g, heroAt(g, place).space)

/** First Blood. The monsters in his space fight the hero before he has moved. */
const firstBlood: SinCardDef = {
  id: 'wrath-first-blood',
  copies: 1,
  window: 'turn-start',
  when: [monsterHere],
  effect: [freeFight()],
}

/** Stand and Fight. The hero chooses: no Move this turn, or a wound. */
const standAndFight: SinCardDef = {
  id: 'wrath-stand-and-fight',
  copies: 1,
  window: 'turn-start',
  effect: [
    chooseWay(() => ['stand', 'bleed'], { who: 'hero' }),
    onlyIf((_, f) => f.choice === 'stand', endMove()),
    onlyIf((_, f) => f.choice === 'bleed', dealWound(1)),
  ],
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
}

/** Call to Arms. Up to two monsters within 3 of the hero who killed move up to two spaces each. */
const callToArms: SinCardDef = {
  id: 'wrath-call-to-arms',
  copies: 1,
  window: 'monster-killed',
  when: [within(ANY, 3)],
  effect: moveMonsters((g, f) => monstersNear(g, f.place, ANY, 3), 2, 2),
}

/** Headlong. In place of the move an Abomination or the Controller moves up to four spaces. */
const headlong: SinCardDef = {
  id: 'wrath-headlong',
  copies: 1,
  window: 'reaction',
  effect: [
    replaceMove(),
    ...moveMonsters(
      (g) => monstersOnBoard(g).filter((figure) => ['abomination', 'controller'].includes(kindOf(g, figure))),
      4,
    ),
  ],
}

/** Scorched Earth. Fire falls where the hero has made progress. */
const scorchedEarth: SinCardDef = {
  id: 'wrath-scorched-earth',
  copies: 1,
  window: 'turn-end',
  when: [progressRose],
  effect: [
    placeTokenIn('fire', (g, f) => heroAt(g, f.place).space),
    placeTokenIn('fire', (g, f) => heroAt(g, f.place).space),
  ],
}

export const wrathCards: readonly SinCardDef[] = [
  redMist,
  blowForBlow,
  bloodOffering,
  firstBlood,
  standAndFight,
  dyingBlow,
  callToArms,
  headlong,
  scorchedEarth,
]
