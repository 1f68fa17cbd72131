import { figureAt, figureIndex, type HellClubDef, heroAt } from '@haven/engine'

/** Lucian Thrale, the Bailiff: leaving his space costs two wounds in place of one. */
const bailiff: HellClubDef = {
  id: 'hc-bailiff',
  fight: 4,
  defense: 4,
  modifiers: [
    {
      hook: 'leaveWounds',
      count: (g, place) => (figureAt(g, figureIndex(g, 'hc-bailiff')) === heroAt(g, place).space ? 1 : 0),
    },
  ],
}

const HUNT = 4

/** Sir Auberon Pike, the Huntsman: when the reaction's move is his, he moves up to 4. */
const huntsman: HellClubDef = {
  id: 'hc-huntsman',
  fight: 3,
  defense: 4,
  modifiers: [{ hook: 'reactionMove', count: (g, figure) => (figure === figureIndex(g, 'hc-huntsman') ? HUNT : 0) }],
}

export const hellClub: readonly HellClubDef[] = [bailiff, huntsman]
