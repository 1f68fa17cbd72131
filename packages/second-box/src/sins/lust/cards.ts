import {
  chooseHero,
  chooseIcon,
  chooseMonster,
  chooseSpace,
  chooseWay,
  corruptionAtLeast,
  doubleThisIcon,
  drawSin,
  dropResult,
  endMove,
  figureAt,
  forceCorruption,
  type Game,
  hasMonster,
  heroAt,
  heroDice,
  heroLives,
  icons,
  isWithin,
  killedInFight,
  monstersNear,
  only,
  onlyIf,
  replaceMove,
  rolled,
  type SinCardDef,
  sinDice,
  skipThisIcon,
  swapHeroes,
  teleportChosen,
  teleportHero,
  within,
} from '@haven/engine/kit'
import { ANY, canPay, monsterHere, othersOf, PLAIN } from '../shared.ts'

const WEAK = 4
const weak = corruptionAtLeast(WEAK)

/** Weak Knees. One more Sin die, two against a hero at corruption 4 or more. */
const weakKnees: SinCardDef = {
  id: 'lust-weak-knees',
  copies: 2,
  window: 'fight-start',
  effect: [sinDice((g, fight) => (weak(g, fight.place) ? 2 : 1))],
  hint: (g, place) => ({ sinDice: weak(g, place) ? 2 : 1 }),
}

const ALL = 99

/** Sweet Talk. The hero loses every Hit that he rolled, or pays 2 corruption; not if that would kill him. */
const sweetTalk: SinCardDef = {
  id: 'lust-sweet-talk',
  copies: 1,
  window: 'fight-rolled',
  when: [rolled('hit')],
  effect: [
    chooseWay((g, f) => (canPay(g, f.place, 2) ? ['lose', 'pay'] : ['lose']), { who: 'hero' }),
    onlyIf((_, f) => f.choice === 'lose', dropResult('hero', 'hit', ALL)),
    onlyIf((_, f) => f.choice === 'pay', forceCorruption(2)),
  ],
  hint: { worth: 1 },
  ways: { lose: { worth: 1.2 }, pay: { corruption: 2 } },
}

/** Forbidden Fruit. An icon of his choice is skipped, or one more than there are for 2 corruption. */
const forbiddenFruit: SinCardDef = {
  id: 'lust-forbidden-fruit',
  copies: 1,
  window: 'city-action',
  when: [icons(1)],
  effect: [
    chooseWay(() => ['skip', 'taste'], { who: 'hero' }),
    chooseIcon('hero', skipThisIcon, (_, f) => f.choice === 'skip'),
    onlyIf((_, f) => f.choice === 'taste', forceCorruption(2)),
    chooseIcon('hero', doubleThisIcon, (_, f) => f.choice === 'taste'),
  ],
  hint: { worth: 1.1 },
  ways: { skip: { worth: 0.9 }, taste: { corruption: 2, worth: -0.7 } },
}

/** Stay a While. The Move ends among monsters, with 1 corruption. */
const stayAWhile: SinCardDef = {
  id: 'lust-stay-a-while',
  copies: 1,
  window: 'hero-enters',
  when: [monsterHere],
  effect: [endMove(), forceCorruption(1)],
  hint: { corruption: 1, worth: 0.4 },
}

/** Another Will Do. One that is near comes into the space of the hero who killed. */
const anotherWillDo: SinCardDef = {
  id: 'lust-another-will-do',
  copies: 1,
  window: 'monster-killed',
  when: [killedInFight, heroLives, within(PLAIN, 2)],
  effect: [
    chooseMonster((g, f) => monstersNear(g, f.place, PLAIN, 2), { who: 'sins' }),
    teleportChosen((g, f) => heroAt(g, f.place).space),
  ],
  hint: { worth: 0.9 },
}

const music = (g: Game, place: number): number[] =>
  [...new Set(monstersNear(g, place, ANY, 2).map((figure) => figureAt(g, figure)))].sort((a, b) => a - b)

/** Follow the Music. He goes where a monster near him plays, or takes 2 corruption. */
const followTheMusic: SinCardDef = {
  id: 'lust-follow-the-music',
  copies: 1,
  window: 'turn-start',
  when: [within(ANY, 2)],
  effect: [
    chooseSpace((g, f) => music(g, f.place), { who: 'sins' }),
    chooseWay(() => ['go', 'refuse'], { who: 'hero' }),
    ...only((_, f) => f.choice === 'go', [teleportHero((_, f) => f.space)]),
    onlyIf((_, f) => f.choice === 'refuse', forceCorruption(2)),
  ],
  hint: { worth: 1 },
  ways: { go: { worth: 1.2 }, refuse: { corruption: 2 } },
}

/** The Morning After. Who took corruption of his own will takes one more, and the Sins player draws. */
const morningAfter: SinCardDef = {
  id: 'lust-morning-after',
  copies: 2,
  window: 'turn-end',
  when: [(g) => g.s.turn?.volunteered === true],
  effect: [forceCorruption(1), drawSin(1)],
  hint: { corruption: 1, cards: 1 },
}

/** Other heroes within 3, in other spaces, who have a monster with them. */
const partners = (g: Game, place: number): number[] => {
  const { space } = heroAt(g, place)
  return othersOf(g, place).filter((other) => {
    const at = heroAt(g, other).space
    return at !== space && isWithin(g, at, space, 3) && hasMonster(g, at)
  })
}

/** Change Partners. In place of the move the hero and one beside a monster change spaces. */
const changePartners: SinCardDef = {
  id: 'lust-change-partners',
  copies: 1,
  window: 'reaction',
  when: [(g, place) => partners(g, place).length > 0],
  effect: [replaceMove(), chooseHero((g, f) => partners(g, f.place), { who: 'sins' }), ...swapHeroes()],
  hint: { worth: 0.9 },
}

/** Distraction. 1 corruption, and from corruption 4 on two dice fewer for the cleanse; one stays. */
const distraction: SinCardDef = {
  id: 'lust-distraction',
  copies: 2,
  window: 'cleanse-start',
  effect: [forceCorruption(1), ...only((g, f) => weak(g, f.place), [heroDice(-2, 1)])],
  hint: (g, place) => ({ corruption: 1, heroDice: heroAt(g, place).corruption >= WEAK - 1 ? 2 : 0 }),
}

export const lustCards: readonly SinCardDef[] = [
  weakKnees,
  sweetTalk,
  forbiddenFruit,
  stayAWhile,
  anotherWillDo,
  followTheMusic,
  morningAfter,
  changePartners,
  distraction,
]
