import {
  act,
  addIconPrice,
  chooseMonsterAndSpace,
  chooseSpace,
  chooseWay,
  currentFight,
  drawSin,
  dropResult,
  eachHero,
  endMove,
  figureAt,
  forceCorruption,
  type Game,
  hasHero,
  heroAt,
  heroesChoose,
  hurtCorruption,
  icons,
  isDistrict,
  isWithin,
  loseTurnTokens,
  markSpace,
  monstersOnBoard,
  moveMonsters,
  onlyIf,
  replaceMove,
  rolled,
  type SinCardDef,
  sinDice,
  teleportChosen,
  tokenPrice,
  whereKilled,
} from '@haven/engine/kit'
import { canPay } from '../shared.ts'
import { CLAIM, claimNear, claims, districts, heldNear, isClaimed } from './claims.ts'

/** Interest. One more Sin die, two if a Claim is where the hero is or next to it. */
const interest: SinCardDef = {
  id: 'greed-interest',
  copies: 2,
  window: 'fight-start',
  effect: [sinDice((g, fight) => (claimNear(g, fight.place) ? 2 : 1))],
  hint: (g, place) => ({ sinDice: claimNear(g, place) ? 2 : 1 }),
}

const ALL = 99
const MOST_PAID = 2
const clauses = (g: Game): number => Math.min(MOST_PAID, currentFight(g)?.rolled.faith ?? 0)

/** The Fine Print. Every rolled FAITH is lost, or 1 corruption is paid for each, at most 2; not if that would kill him. */
const finePrint: SinCardDef = {
  id: 'greed-fine-print',
  copies: 1,
  window: 'fight-rolled',
  when: [rolled('faith')],
  effect: [
    chooseWay((g, f) => (canPay(g, f.place, clauses(g)) ? ['lose', 'pay'] : ['lose']), { who: 'hero' }),
    onlyIf((_, f) => f.choice === 'lose', dropResult('hero', 'faith', ALL)),
    onlyIf(
      (_, f) => f.choice === 'pay',
      act('pay', (g, f) => hurtCorruption(g, f.place, clauses(g), f.cause)),
    ),
  ],
  hint: { worth: 0.9 },
  ways: { lose: { worth: 1 }, pay: (g) => ({ corruption: clauses(g) }) },
}

/** Surcharge. Each icon of this use costs 1 corruption more. */
const surcharge: SinCardDef = {
  id: 'greed-surcharge',
  copies: 1,
  window: 'city-action',
  when: [icons(1)],
  effect: [addIconPrice(1)],
  hint: { corruption: 1, worth: 0.4 },
}

/** Toll. Beside a held District the Move ends, or costs 1 corruption. */
const toll: SinCardDef = {
  id: 'greed-toll',
  copies: 2,
  window: 'hero-enters',
  when: [heldNear],
  effect: [
    chooseWay((g) => (g.s.turn?.moveOver ? ['pay'] : ['stop', 'pay']), { who: 'hero' }),
    onlyIf((_, f) => f.choice === 'stop', endMove()),
    onlyIf((_, f) => f.choice === 'pay', forceCorruption(1)),
  ],
  hint: { corruption: 1 },
  ways: { stop: { worth: 0.4 }, pay: { corruption: 1 } },
}

const savers = (g: Game): number => g.s.heroes.filter((hero) => !hero.dead && hero.extraTurns > 0).length

/** Audit. Every Extra Turn holder loses one, or the Sins player draws two cards. */
const audit: SinCardDef = {
  id: 'greed-audit',
  copies: 1,
  window: 'turn-start',
  when: [(g) => savers(g) > 0],
  effect: [
    heroesChoose('lose', 'draw'),
    ...eachHero(
      (g, place, f) => f.choice === 'lose' && heroAt(g, place).extraTurns > 0,
      (g, place, f) => loseTurnTokens(g, place, 1, f.cause),
    ),
    onlyIf((_, f) => f.choice === 'draw', drawSin(2)),
  ],
  ways: { lose: (g) => ({ extraTurns: savers(g) }), draw: { cards: 2 } },
}

/** Fully Insured. Where a monster died in a District there is a Claim, and the Sins player draws. */
const insured: SinCardDef = {
  id: 'greed-insured',
  copies: 1,
  window: 'monster-killed',
  when: [(g) => whereKilled(g) >= 0 && isDistrict(g, whereKilled(g))],
  effect: [markSpace(CLAIM, 'game', whereKilled), drawSin(1)],
  hint: { cards: 1, worth: 0.4 },
}

/** Permit Required. Each token that this cleanse removes costs 1 corruption. */
const permit: SinCardDef = {
  id: 'greed-permit',
  copies: 1,
  window: 'cleanse-start',
  when: [heldNear],
  effect: [tokenPrice(1)],
  hint: { corruption: 1, worth: 0.4 },
}

/** Districts within 1 of him that could be claimed. */
const foreclosures = (g: Game, place: number): number[] =>
  districts(g).filter(
    (space) => isWithin(g, space, heroAt(g, place).space, 1) && !isClaimed(g, space) && !hasHero(g, space),
  )

/** Foreclosure. A Claim goes into a District beside him. */
const foreclosure: SinCardDef = {
  id: 'greed-foreclosure',
  copies: 2,
  window: 'turn-end',
  when: [(g, place) => foreclosures(g, place).length > 0],
  effect: [
    chooseSpace((g, f) => foreclosures(g, f.place), { who: 'sins' }),
    markSpace(CLAIM, 'game', (_, f) => f.space),
  ],
  hint: { worth: 0.9 },
}

const inDistricts = (g: Game): number[] => monstersOnBoard(g).filter((figure) => isDistrict(g, figureAt(g, figure)))
const elsewhere = (g: Game, figure: number): number[] =>
  claims(g)
    .filter((space) => space !== figureAt(g, figure))
    .sort((a, b) => a - b)
const movers = (g: Game): number[] => inDistricts(g).filter((figure) => elsewhere(g, figure).length > 0)

/** Buy-Out. In place of the move a monster goes from a District to one with a Claim, and may take a step from there. */
const buyOut: SinCardDef = {
  id: 'greed-buy-out',
  copies: 1,
  window: 'reaction',
  when: [(g) => movers(g).length > 0],
  effect: [
    replaceMove(),
    chooseMonsterAndSpace(movers, elsewhere, { who: 'sins' }),
    teleportChosen(),
    ...moveMonsters((_, f) => [f.figure], 1),
  ],
  hint: { worth: 1.1 },
}

export const greedCards: readonly SinCardDef[] = [
  interest,
  finePrint,
  surcharge,
  toll,
  audit,
  insured,
  permit,
  foreclosure,
  buyOut,
]
