import {
  type CityAction,
  chooseMonster,
  chooseWay,
  currentCity,
  currentFight,
  currentKills,
  deadOf,
  dealWound,
  discardSin,
  drawSin,
  dropResult,
  figureAt,
  type Game,
  gainReaction,
  heroAt,
  heroDice,
  isWithin,
  killedKinds,
  kindOf,
  loseExtraTurn,
  loseUpgrade,
  monstersNear,
  monstersOnBoard,
  moveMonsters,
  onlyIf,
  placeTokenIn,
  replaceMove,
  rolled,
  type SinCardDef,
  sinDice,
  skipIcons,
  withdrawChosen,
  within,
} from '@haven/engine/kit'
import { ANY, PLAIN } from '../shared.ts'

/** Second Helping. One more Sin die; three in its place if one of the dead is swallowed. */
const secondHelping: SinCardDef = {
  id: 'gluttony-second-helping',
  copies: 2,
  window: 'fight-start',
  effect: [
    sinDice(1),
    chooseMonster((g) => deadOf(g, PLAIN), { who: 'sins', optional: true }),
    withdrawChosen(),
    sinDice(2),
  ],
  hint: { sinDice: 1 },
}

const ALL = 99

/** Hits that his rolled Defense would have stopped. */
function softened(g: Game): number {
  const fight = currentFight(g)
  return fight ? Math.min(fight.rolled.defense, fight.sinRoll.hit + fight.sinRoll.burst) : 0
}

/** The Soft Parts. The hero loses every Defense that he rolled. */
const softParts: SinCardDef = {
  id: 'gluttony-soft-parts',
  copies: 1,
  window: 'fight-rolled',
  when: [rolled('defense')],
  effect: [dropResult('hero', 'defense', ALL)],
  hint: (g) => ({ wounds: softened(g) }),
}

const COURSES: readonly CityAction[] = ['inventory', 'extraTurn']
const courses = (g: Game): readonly CityAction[] =>
  (currentCity(g)?.icons ?? []).filter((icon) => COURSES.includes(icon))

/** Cleaned Out. The hero leaves Upgrades and Extra Turns alone, or the Sins player eats with him. */
const cleanedOut: SinCardDef = {
  id: 'gluttony-cleaned-out',
  copies: 1,
  window: 'city-action',
  when: [(g) => courses(g).length > 0],
  effect: [
    chooseWay(() => ['skip', 'share'], { who: 'hero' }),
    onlyIf((_, f) => f.choice === 'skip', skipIcons(courses)),
    onlyIf((_, f) => f.choice === 'share', drawSin(1)),
    onlyIf((_, f) => f.choice === 'share', gainReaction(1, 'round')),
  ],
  ways: {
    skip: (g) => ({
      upgrades: courses(g).filter((icon) => icon === 'inventory').length,
      extraTurns: courses(g).filter((icon) => icon === 'extraTurn').length,
    }),
    share: { cards: 1, reactions: 1 },
  },
}

/** He carries something that can be smelled. */
const carries = (g: Game, place: number): boolean => {
  const hero = heroAt(g, place)
  return hero.extraTurns > 0 || hero.innocents > 0 || hero.npcs.length > 0
}

/** The Smell of Meat. Up to two monsters within 2, in other spaces, come one step. */
const smellOfMeat: SinCardDef = {
  id: 'gluttony-smell-of-meat',
  copies: 1,
  window: 'hero-enters',
  when: [carries, within(ANY, 2)],
  effect: moveMonsters((g, f) => monstersNear(g, f.place, ANY, 2), 1, 2),
  hint: { worth: 0.9 },
}

const eaten = (g: Game): number[] => {
  const kinds = killedKinds(g, PLAIN)
  return currentKills(g).killed.filter((figure) => figureAt(g, figure) < 0 && kinds.includes(kindOf(g, figure)))
}

/** Waste Not. One that just died is swallowed: a card and a Reaction token. */
const wasteNot: SinCardDef = {
  id: 'gluttony-waste-not',
  copies: 2,
  window: 'monster-killed',
  when: [(g) => eaten(g).length > 0],
  effect: [chooseMonster((g) => eaten(g), { who: 'sins' }), withdrawChosen(), drawSin(1), gainReaction(1, 'round')],
  hint: { cards: 1, reactions: 1, worth: -0.3 },
}

const monsterBeside = (g: Game, place: number): boolean =>
  monstersOnBoard(g).some((figure) => isWithin(g, figureAt(g, figure), heroAt(g, place).space, 1))

/** Just a Bite. The hero gives up an Extra Turn token, an Upgrade, or blood. */
const bite: SinCardDef = {
  id: 'gluttony-a-bite',
  copies: 2,
  window: 'turn-end',
  when: [monsterBeside],
  effect: [
    chooseWay(
      (g, f) => [
        ...(heroAt(g, f.place).extraTurns > 0 ? ['extra-turn'] : []),
        ...(heroAt(g, f.place).upgrades.length > 0 ? ['upgrade'] : []),
        'wound',
      ],
      { who: 'hero' },
    ),
    onlyIf((_, f) => f.choice === 'extra-turn', loseExtraTurn(1)),
    onlyIf((_, f) => f.choice === 'upgrade', loseUpgrade()),
    onlyIf((_, f) => f.choice === 'wound', dealWound(1)),
  ],
  hint: { worth: 0.9 },
  ways: { 'extra-turn': { extraTurns: 1 }, upgrade: { upgrades: 1 }, wound: { wounds: 1 } },
}

/** Gorge. A card of the hand for a Reaction token. */
const gorge: SinCardDef = {
  id: 'gluttony-gorge',
  copies: 1,
  window: 'turn-start',
  when: [(g) => g.s.sins.hand.length >= 2],
  effect: [...discardSin(1), gainReaction(1, 'round')],
  hint: { reactions: 1, cards: -1, worth: 1 },
}

/** Gristle. A Nest under his feet, and one die fewer for the cleanse; one stays. */
const gristle: SinCardDef = {
  id: 'gluttony-gristle',
  copies: 1,
  window: 'cleanse-start',
  effect: [placeTokenIn('nest', (g, f) => heroAt(g, f.place).space), heroDice(-1, 1)],
  hint: { heroDice: 1, worth: 0.4 },
}

const fed = (g: Game, place: number): boolean => g.s.turn?.gained === true || heroAt(g, place).extraTurns > 0

/** Feeding Frenzy. In place of the move up to two monsters move two spaces each. */
const frenzy: SinCardDef = {
  id: 'gluttony-frenzy',
  copies: 1,
  window: 'reaction',
  when: [fed],
  effect: [replaceMove(), ...moveMonsters(monstersOnBoard, 2, 2)],
  hint: { worth: 0.9 },
}

export const gluttonyCards: readonly SinCardDef[] = [
  secondHelping,
  softParts,
  cleanedOut,
  smellOfMeat,
  wasteNot,
  bite,
  gorge,
  gristle,
  frenzy,
]
