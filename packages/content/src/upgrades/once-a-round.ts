import {
  cancelsCard,
  canHeal,
  chooseHero,
  currentFight,
  dealWound,
  forceCorruption,
  type Game,
  gainExtraTurn,
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
  deed: {
    oncePerRound: true,
    when: (g, place) => woundedHere(g, place).length > 0,
    steps: [chooseHero((g, f) => woundedHere(g, f.holder), { who: 'holder' }), heal(1, theChosen)],
  },
}

/** Flash Grenade. Once a round, when the Sins player starts a fight with him: two Sin dice fewer. */
export const flashGrenade: UpgradeDef = {
  id: 'upg-flash-grenade',
  triggers: [
    {
      at: 'fight-ready',
      oncePerRound: true,
      when: (g) => currentFight(g)?.by === 'sins',
      steps: [mayUse(), sinDice(-2)],
    },
  ],
}

/** Signal Jammer. Once a round, when a Sin card is played in his turn or its reaction: 2 corruption cancel it. */
export const signalJammer: UpgradeDef = {
  id: 'upg-signal-jammer',
  triggers: [
    {
      at: 'card-shown',
      holder: 'any',
      oncePerRound: true,
      when: (g, place) => g.s.turn?.place === place && survives(g, place, { corruption: 2 }),
      steps: [mayUse(), forceCorruption(2, theHolder), cancelsCard()],
    },
  ],
}

/** Adrenaline. An Extra Turn token when it is gained; once a round, at the start of his turn, another for a wound. */
export const adrenaline: UpgradeDef = {
  id: 'upg-adrenaline',
  triggers: [
    { at: 'gained', steps: [gainExtraTurn(1)] },
    {
      at: 'turn-start',
      oncePerRound: true,
      commutes: true,
      when: (g, place) => survives(g, place, { wounds: 1 }),
      steps: [mayUse(), dealWound(1, theHolder), gainExtraTurn(1, theHolder)],
    },
  ],
}

/** Lucky Coin. Once a round, after a roll of his: up to three of his own dice roll again. */
export const luckyCoin: UpgradeDef = {
  id: 'upg-lucky-coin',
  triggers: [{ at: 'hero-rolled', oncePerRound: true, steps: rerollHeroDice(3) }],
}
