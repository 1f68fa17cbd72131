import {
  figureAt,
  figureIndex,
  forceCorruption,
  type Game,
  type HellClubDef,
  heroAt,
  isWithin,
  tokensIn,
} from '@haven/engine/kit'

const spaceOf = (g: Game, id: string): number => figureAt(g, figureIndex(g, id))
const isNear = (g: Game, id: string, place: number, steps: number): boolean =>
  isWithin(g, spaceOf(g, id), heroAt(g, place).space, steps)

/** Lucian Thrale, the Bailiff: leaving his space costs two wounds in place of one. */
const bailiff: HellClubDef = {
  id: 'hc-bailiff',
  fight: 4,
  defense: 4,
  modifiers: [{ hook: 'leaveWounds', count: (g, place) => (isNear(g, 'hc-bailiff', place, 0) ? 1 : 0) }],
}

const HUNT = 4

/** Sir Auberon Pike, the Huntsman: when the reaction's move is his, he moves up to 4. */
const huntsman: HellClubDef = {
  id: 'hc-huntsman',
  fight: 3,
  defense: 4,
  modifiers: [{ hook: 'reactionMove', count: (g, figure) => (figure === figureIndex(g, 'hc-huntsman') ? HUNT : 0) }],
}

/** Madame Vesper: a hero who ends his turn within 1 of her takes 1 corruption. */
const vesper: HellClubDef = {
  id: 'hc-vesper',
  fight: 2,
  defense: 4,
  triggers: [
    { at: 'turn-end-text', when: (g, place) => isNear(g, 'hc-vesper', place, 1), steps: [forceCorruption(1)] },
  ],
}

/** The Confessor: heroes within 2 of him cannot repent. */
const confessor: HellClubDef = {
  id: 'hc-confessor',
  fight: 3,
  defense: 4,
  modifiers: [{ hook: 'forbidRepent', count: (g, place) => (isNear(g, 'hc-confessor', place, 2) ? 1 : 0) }],
}

const MOST_DICE = 3

/** The Maestro: in fights in his space a Sin die for each Fire and Corruption token there, at most three. */
const maestro: HellClubDef = {
  id: 'hc-maestro',
  fight: 3,
  defense: 4,
  modifiers: [
    {
      hook: 'sinDice',
      count: (g, { space }) =>
        spaceOf(g, 'hc-maestro') === space
          ? Math.min(MOST_DICE, tokensIn(g, 'fire', space) + tokensIn(g, 'corruption', space))
          : 0,
    },
  ],
}

export const hellClub: readonly HellClubDef[] = [bailiff, huntsman, vesper, confessor, maestro]
