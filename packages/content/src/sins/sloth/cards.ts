import {
  dropResult,
  endMove,
  forbid,
  type Game,
  heroAt,
  heroDice,
  icons,
  idle,
  killedKinds,
  type MonsterKind,
  monstersOnBoard,
  moveLimit,
  moveMonsters,
  nestFree,
  onlyIcons,
  placeTokenIn,
  placeTokens,
  replaceMove,
  revive,
  rolled,
  type SinCardDef,
  sinDice,
} from '@haven/engine/kit'

/** Leaden Limbs. The hero's Move is one space, and nothing adds to it. */
const leadenLimbs: SinCardDef = {
  id: 'sloth-leaden-limbs',
  copies: 2,
  window: 'turn-start',
  effect: [forbid('extra-steps', 'turn'), moveLimit(1)],
  hint: { steps: 1 },
}

/** One, or two if he is idle. */
const idly = (g: Game, place: number): number => (idle(g, place) ? 2 : 1)

/** Quicksand. The Move ends, and a Corruption token falls in the space that was entered. */
const quicksand: SinCardDef = {
  id: 'sloth-quicksand',
  copies: 1,
  window: 'hero-enters',
  effect: [endMove(), placeTokenIn('corruption', (g, f) => heroAt(g, f.place).space)],
  hint: { steps: 0, tokens: 1 },
}

/** Why Bother? Two dice fewer for the cleanse; one stays. */
const whyBother: SinCardDef = {
  id: 'sloth-why-bother',
  copies: 1,
  window: 'cleanse-start',
  effect: [heroDice(-2, 1)],
  hint: { heroDice: 2 },
}

/** Half-Hearted. One rolled Hit of the hero is lost, two if he is idle. */
const halfHearted: SinCardDef = {
  id: 'sloth-half-hearted',
  copies: 1,
  window: 'fight-rolled',
  when: [rolled('hit')],
  effect: [dropResult('hero', 'hit', (g, fight) => idly(g, fight.place))],
  hint: (g, place) => ({ hits: idly(g, place) }),
}

/** Neglect. Fire or Corruption falls in the hero's space; two tokens, each chosen, if he is idle. */
const neglect: SinCardDef = {
  id: 'sloth-neglect',
  copies: 2,
  window: 'turn-end',
  effect: placeTokens({
    tokens: ['fire', 'corruption'],
    count: (g, f) => idly(g, f.place),
    where: (g, space, f) => space === heroAt(g, f.place).space,
    together: true,
  }),
  hint: (g, place) => ({ tokens: idly(g, place) }),
}

/** Closed for the Day. Only one icon is carried out, of the hero's choice. */
const closed: SinCardDef = {
  id: 'sloth-closed',
  copies: 1,
  window: 'city-action',
  when: [icons(2)],
  effect: [onlyIcons(1)],
  hint: { icons: 'others' },
}

/** Heavy Air. One more Sin die, two if the hero is idle. */
const heavyAir: SinCardDef = {
  id: 'sloth-heavy-air',
  copies: 2,
  window: 'fight-start',
  effect: [sinDice((g, fight) => idly(g, fight.place))],
  hint: (g, place) => ({ sinDice: idly(g, place) }),
}

const SLEEPERS: readonly MonsterKind[] = ['acolyte', 'abomination']
const fellJustNow = (g: Game): MonsterKind[] => killedKinds(g, SLEEPERS)

/** Sleep It Off. An Acolyte or Abomination that died just now rises on an unblocked Nest; it still counts as killed. */
const sleepItOff: SinCardDef = {
  id: 'sloth-sleep-it-off',
  copies: 1,
  window: 'monster-killed',
  when: [(g) => fellJustNow(g).length > 0, nestFree],
  effect: [revive(fellJustNow)],
  hint: { risen: 1 },
}

const MOST_IN_TIDE = 3

/** The Slow Tide. In place of the move up to three monsters move one step each. */
const slowTide: SinCardDef = {
  id: 'sloth-slow-tide',
  copies: 1,
  window: 'reaction',
  effect: [replaceMove(), ...moveMonsters(monstersOnBoard, 1, MOST_IN_TIDE)],
  hint: { crowd: MOST_IN_TIDE },
}

export const slothCards: readonly SinCardDef[] = [
  leadenLimbs,
  quicksand,
  whyBother,
  halfHearted,
  neglect,
  closed,
  heavyAir,
  sleepItOff,
  slowTide,
]
