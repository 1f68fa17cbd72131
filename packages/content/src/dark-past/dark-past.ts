import {
  type DarkPastDef,
  dealWound,
  drawSin,
  dropNpcs,
  eachHero,
  freeFight,
  gainReaction,
  heroAt,
  hurtCorruption,
  hurtWounds,
  isWithin,
  loseExtraTurn,
  loseHero,
  loseUpgrade,
  onlyIf,
  placeNamed,
  remember,
  repent,
  summonDeadInto,
} from '@haven/engine/kit'

/** Old Regrets. A wound, then corruption goes down by 1. */
const oldRegrets: DarkPastDef = { id: 'past-1', number: 1, steps: [dealWound(1), repent(1)] }

const ALL = 99

/** Borrowed Honours. He loses an Upgrade of his choice and all Extra Turn tokens; a wound if he had neither. */
const borrowedHonours: DarkPastDef = {
  id: 'past-2',
  number: 2,
  steps: [
    remember((g, f) => {
      const hero = heroAt(g, f.place)
      return hero.upgrades.length + hero.extraTurns === 0 ? 'nothing' : 'something'
    }),
    loseUpgrade(),
    loseExtraTurn(ALL),
    onlyIf((_, f) => f.choice === 'nothing', dealWound(1)),
  ],
}

/** What I Did in Drury Rail. A wound; each other hero within 2 takes 1 corruption. */
const druryRail: DarkPastDef = {
  id: 'past-3',
  number: 3,
  steps: [
    remember((g, f) => String(heroAt(g, f.place).space)),
    dealWound(1),
    ...eachHero(
      (g, place, f) => place !== f.place && isWithin(g, Number(f.choice), heroAt(g, place).space, 2),
      (g, place, f) => hurtCorruption(g, place, 1, f.cause),
    ),
  ],
}

/** On Their Payroll. The Sins player draws two cards and has a Reaction token more this round; his NPCs are put down. */
const onTheirPayroll: DarkPastDef = {
  id: 'past-4',
  number: 4,
  steps: [drawSin(2), gainReaction(1, 'round'), dropNpcs()],
}

/** The Thing in the Cellar. A wound for him and for each other hero within 1. */
const theThing: DarkPastDef = {
  id: 'past-5',
  number: 5,
  steps: eachHero(
    (g, place, f) => isWithin(g, heroAt(g, f.place).space, heroAt(g, place).space, 1),
    (g, place, f) => hurtWounds(g, place, 1, f.cause),
  ),
}

/** The Feast Was Promised. Up to two Acolytes or Abominations of the dead pile come to him and may fight. */
const theFeast: DarkPastDef = {
  id: 'past-6',
  number: 6,
  steps: [...summonDeadInto((g, f) => heroAt(g, f.place).space, 2), freeFight()],
}

/** One of Them. He is lost, and stands against the others as a fallen monster. */
const oneOfThem: DarkPastDef = {
  id: 'past-7',
  number: 7,
  steps: [
    loseHero(),
    placeNamed(
      (_, f) => `fallen-${f.hero}`,
      (_, f) => f.space,
    ),
  ],
}

export const darkPast: readonly DarkPastDef[] = [
  oldRegrets,
  borrowedHonours,
  druryRail,
  onTheirPayroll,
  theThing,
  theFeast,
  oneOfThem,
]
