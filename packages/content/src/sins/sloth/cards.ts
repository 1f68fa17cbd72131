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
}

/** Quicksand. The Move ends, and a Corruption token falls in the space that was entered. */
const quicksand: SinCardDef = {
  id: 'sloth-quicksand',
  copies: 1,
  window: 'hero-enters',
  effect: [endMove(), placeTokenIn('corruption', (g, f) => heroAt(g, f.place).space)],
}

/** Why Bother? Two dice fewer for the cleanse; one stays. */
const whyBother: SinCardDef = {
  id: 'sloth-why-bother',
  copies: 1,
  window: 'cleanse-start',
  effect: [heroDice(-2, 1)],
}

/** Half-Hearted. One rolled Hit of the hero is lost, two if he is idle. */
const halfHearted: SinCardDef = {
  id: 'sloth-half-hearted',
  copies: 1,
  window: 'fight-rolled',
  when: [rolled('hit')],
  effect: [dropResult('hero', 'hit', (g, fight) => (idle(g, fight.place) ? 2 : 1))],
}

/** Neglect. Fire or Corruption falls in the hero's space; two tokens, each chosen, if he is idle. */
const neglect: SinCardDef = {
  id: 'sloth-neglect',
  copies: 2,
  window: 'turn-end',
  effect: placeTokens({
    tokens: ['fire', 'corruption'],
    count: (g, f) => (idle(g, f.place) ? 2 : 1),
    where: (g, space, f) => space === heroAt(g, f.place).space,
    together: true,
  }),
}

/** Closed for the Day. Only one icon is carried out, of the hero's choice. */
const closed: SinCardDef = {
  id: 'sloth-closed',
  copies: 1,
  window: 'city-action',
  when: [icons(2)],
  effect: [onlyIcons(1)],
}

/** Heavy Air. One more Sin die, two if the hero is idle. */
const heavyAir: SinCardDef = {
  id: 'sloth-heavy-air',
  copies: 2,
  window: 'fight-start',
  effect: [sinDice((g, fight) => (idle(g, fight.place) ? 2 : 1))],
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
}

/** The Slow Tide. In place of the move up to three monsters move one step each. */
const slowTide: SinCardDef = {
  id: 'sloth-slow-tide',
  copies: 1,
  window: 'reaction',
  effect: [replaceMove(), ...moveMonsters(monstersOnBoard, 1, 3)],
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
