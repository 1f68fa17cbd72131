import {
  type ApocalypseDef,
  corruptionAtLeast,
  eachHero,
  heroAt,
  heroDice,
  hurtCorruption,
  placeTokens,
  tokensIn,
} from '@haven/engine/kit'

/** An Evening with Vesper. Brings Madame Vesper. */
const anEvening: ApocalypseDef = { id: 'apo-c1', type: 'corruption', rank: 6, brings: 'hc-vesper' }

/** Absolution Denied. Brings the Confessor. */
const absolutionDenied: ApocalypseDef = { id: 'apo-c2', type: 'corruption', rank: 5, brings: 'hc-confessor' }

/** Black Rain. At the beginning of each round Corruption falls in two different spaces without a hero. */
const blackRain: ApocalypseDef = {
  id: 'apo-c3',
  type: 'corruption',
  rank: 8,
  triggers: [{ at: 'round-begin', commutes: true, steps: placeTokens({ tokens: ['corruption'], count: 2 }) }],
}

const DULL = 4

/** Dull Conscience. A hero who begins a cleanse at corruption 4 or more has one die fewer; one stays. */
const dullConscience: ApocalypseDef = {
  id: 'apo-c4',
  type: 'corruption',
  rank: 4,
  triggers: [{ at: 'cleanse-start', when: corruptionAtLeast(DULL), steps: [heroDice(-1, 1)] }],
}

/** A Taste for It. Voluntary corruption in a fight gives one more Sin die. */
const aTasteForIt: ApocalypseDef = {
  id: 'apo-c5',
  type: 'corruption',
  rank: 6.5,
  modifiers: [{ hook: 'sinDice', count: (_, fight) => (fight.level > 0 ? 1 : 0) }],
}

/** Seepage. Each Corruption check rolls one more die. */
const seepage: ApocalypseDef = {
  id: 'apo-c6',
  type: 'corruption',
  rank: 5.5,
  modifiers: [{ hook: 'corruptionDice', count: () => 1 }],
}

/** Sermon of Ash. At the end of each round every hero in a space with a Corruption token takes 1 corruption. */
const sermonOfAsh: ApocalypseDef = {
  id: 'apo-c7',
  type: 'corruption',
  rank: 7,
  triggers: [
    {
      at: 'round-end',
      steps: eachHero(
        (g, place) => tokensIn(g, 'corruption', heroAt(g, place).space) > 0,
        (g, place, f) => hurtCorruption(g, place, 1, f.cause),
      ),
    },
  ],
}

export const corruptionCards: readonly ApocalypseDef[] = [
  anEvening,
  absolutionDenied,
  blackRain,
  dullConscience,
  aTasteForIt,
  seepage,
  sermonOfAsh,
]
