import {
  cancelsCard,
  canHeal,
  chooseHero,
  currentFight,
  dealWound,
  forceCorruption,
  type Game,
  gainExtraTurn,
  hasMonster,
  heal,
  heroAt,
  heroesIn,
  mayUse,
  rerollHeroDice,
  sinDice,
  survives,
  theChosen,
  theHolder,
  type UpgradeDef,
} from '@haven/engine/kit'

const woundedHere = (g: Game, place: number): number[] =>
  heroesIn(g, heroAt(g, place).space).filter((other) => canHeal(g, other))

/** Field Kit. Once a round, at any moment of his turn: heal 1, himself or a hero in his space. */
export const fieldKit: UpgradeDef = {
  id: 'upg-field-kit',
  rank: 6.2,
  deed: {
    oncePerRound: true,
    when: (g, place) => woundedHere(g, place).length > 0,
    worth: () => 1,
    steps: [chooseHero((g, f) => woundedHere(g, f.holder), { who: 'holder' }), heal(1, theChosen)],
  },
  prefers: (g, _, { hero }) => g.s.heroes.find((each) => each.hero === hero)?.wounds.length ?? 0,
}

/** Flash Grenade. Once a round, when the Sins player starts a fight with him: two Sin dice fewer. */
export const flashGrenade: UpgradeDef = {
  id: 'upg-flash-grenade',
  rank: 6,
  triggers: [
    {
      at: 'fight-ready',
      oncePerRound: true,
      when: (g) => currentFight(g)?.by === 'sins',
      worth: (g, holder) => (hasMonster(g, heroAt(g, holder).space) ? 1 : 0),
      steps: [mayUse(), sinDice(-2)],
    },
  ],
}

/** Signal Jammer. Once a round, when a Sin card is played in his turn or its reaction: 2 corruption cancel it. */
export const signalJammer: UpgradeDef = {
  id: 'upg-signal-jammer',
  rank: 2,
  triggers: [
    {
      at: 'card-shown',
      holder: 'any',
      oncePerRound: true,
      when: (g, place) => g.s.turn?.place === place && survives(g, place, { corruption: 2 }),
      worth: (g, holder) => (heroAt(g, holder).corruption <= 3 && heroAt(g, holder).wounds.length >= 2 ? 1 : 0),
      steps: [mayUse(), forceCorruption(2, theHolder), cancelsCard()],
    },
  ],
}

/** Adrenaline. An Extra Turn token when it is gained; once a round, at the start of his turn, another for a wound. */
export const adrenaline: UpgradeDef = {
  id: 'upg-adrenaline',
  rank: 6.5,
  triggers: [
    { at: 'gained', steps: [gainExtraTurn(1)] },
    {
      at: 'turn-start',
      oncePerRound: true,
      commutes: true,
      when: (g, place) => survives(g, place, { wounds: 1 }),
      worth: (g, holder) => (heroAt(g, holder).wounds.length <= 1 ? 1 : 0),
      steps: [mayUse(), dealWound(1, theHolder), gainExtraTurn(1, theHolder)],
    },
  ],
}

/** Lucky Coin. Once a round, after a roll of his: up to three of his own dice roll again. */
export const luckyCoin: UpgradeDef = {
  id: 'upg-lucky-coin',
  rank: 5,
  triggers: [{ at: 'hero-rolled', oncePerRound: true, steps: rerollHeroDice(3) }],
}
