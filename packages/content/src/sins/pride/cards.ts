import {
  alone,
  chooseMonster,
  chooseSpace,
  countAlone,
  currentFight,
  currentKills,
  dealWound,
  drawSin,
  eachHero,
  type FightFrame,
  fightsAlone,
  forceCorruption,
  forceFaith,
  type Game,
  heroAt,
  heroesChoose,
  heroLives,
  hurtCorruption,
  icons,
  killedInFight,
  monstersNear,
  neighbours,
  noTeamwork,
  not,
  notRanged,
  onlyIf,
  progressRose,
  replaceMove,
  rolled,
  type SinCardDef,
  sinDice,
  skipIcon,
  teleportChosen,
  teleportHero,
  within,
} from '@haven/engine/kit'

/** Single Combat. The hero fights alone, whoever stands beside him. */
const singleCombat: SinCardDef = {
  id: 'pride-single-combat',
  copies: 2,
  window: 'fight-start',
  when: [notRanged, not(alone)],
  effect: [noTeamwork(), countAlone()],
  hint: { noTeamwork: true, alone: true },
}

const proud = (g: Game, fight: FightFrame): number => (fightsAlone(g, fight) ? 2 : 1)

/** Hubris. One more Sin die, two if the hero is alone (also by effect). */
const hubris: SinCardDef = {
  id: 'pride-hubris',
  copies: 2,
  window: 'fight-start',
  effect: [sinDice(proud)],
  hint: (g) => {
    const fight = currentFight(g)
    return fight ? { sinDice: proud(g, fight) } : {}
  },
}

/** Overreach. Every FAITH must be turned into a Hit. */
const overreach: SinCardDef = {
  id: 'pride-overreach',
  copies: 1,
  window: 'fight-rolled',
  when: [rolled('faith')],
  effect: [forceFaith('hit')],
  hint: { faithHits: true },
}

/** Cast Out. The hero is put into an adjacent space of the Sins player's choice. */
const castOut: SinCardDef = {
  id: 'pride-cast-out',
  copies: 1,
  window: 'turn-start',
  when: [not(alone)],
  effect: [
    chooseSpace((g, f) => neighbours(g, heroAt(g, f.place).space), { who: 'sins' }),
    teleportHero((_, f) => f.space),
  ],
  hint: { castOut: true },
}

/** Whose Glory? The Hero players choose: 2 corruption for the hero, or 1 for each other hero. */
const whoseGlory: SinCardDef = {
  id: 'pride-whose-glory',
  copies: 1,
  window: 'turn-start',
  effect: [
    heroesChoose('hero', 'others'),
    onlyIf((_, f) => f.choice === 'hero', forceCorruption(2)),
    ...eachHero(
      (_, place, f) => f.choice === 'others' && place !== f.place,
      (g, place, f) => hurtCorruption(g, place, 1, f.cause),
    ),
  ],
  ways: { hero: { corruption: 2 }, others: { others: 1 } },
}

const fellTogether = (g: Game): boolean => currentKills(g).killed.length >= 2

/** Before the Fall. 1 corruption for the hero who killed; a wound too if he killed two or more. */
const beforeTheFall: SinCardDef = {
  id: 'pride-before-the-fall',
  copies: 2,
  window: 'monster-killed',
  when: [killedInFight, heroLives],
  effect: [forceCorruption(1), onlyIf(fellTogether, dealWound(1))],
  hint: (g) => ({ corruption: 1, ...(fellTogether(g) && { wounds: 1 }) }),
}

/** No Charity. One icon of the Sins player's choice is not carried out. */
const noCharity: SinCardDef = {
  id: 'pride-no-charity',
  copies: 1,
  window: 'city-action',
  when: [icons(1)],
  effect: [skipIcon()],
  hint: { icons: 'best' },
}

const CHALLENGERS = ['abomination', 'controller'] as const
const REACH = 4

/** Throw Down the Gauntlet. In place of the move an Abomination or the Controller within 4 comes to a lonely hero. */
const gauntlet: SinCardDef = {
  id: 'pride-gauntlet',
  copies: 1,
  window: 'reaction',
  when: [alone, within(CHALLENGERS, REACH)],
  effect: [
    replaceMove(),
    chooseMonster((g, f) => monstersNear(g, f.place, CHALLENGERS, REACH), { who: 'sins' }),
    teleportChosen((g, f) => heroAt(g, f.place).space),
  ],
  hint: { comes: REACH },
}

/** Their Finest Hour. After a turn with progress the Sins player draws two cards. */
const finestHour: SinCardDef = {
  id: 'pride-finest-hour',
  copies: 1,
  window: 'turn-end',
  when: [progressRose],
  effect: [drawSin(2)],
  hint: { cards: 2 },
}

export const prideCards: readonly SinCardDef[] = [
  singleCombat,
  hubris,
  overreach,
  castOut,
  whoseGlory,
  beforeTheFall,
  noCharity,
  gauntlet,
  finestHour,
]
