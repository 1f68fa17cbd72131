import { fightsAlone, figureAt, isPlain, type SinDef } from '@haven/engine/kit'
import { prideCards } from './cards.ts'

/** Pride, the duellist: it breaks groups apart and kills the hero who stands alone. */
export const pride: SinDef = {
  id: 'pride',
  /** A hero who is alone has one Defense less. */
  power: {
    id: 'pride-power',
    modifiers: [{ hook: 'heroDefense', count: (g, fight) => (fightsAlone(g, fight) ? -1 : 0) }],
  },
  abomination: { fight: 3, defense: 3 },
  /** Master of Ceremonies: each Acolyte and Abomination in its space has one Defense more. */
  controller: {
    id: 'pride-controller',
    fight: 4,
    defense: 4,
    modifiers: [
      {
        hook: 'monsterDefense',
        count: (g, figure) => (isPlain(g, figure) && figureAt(g, figure) === figureAt(g, g.t.controller) ? 1 : 0),
      },
    ],
  },
  /** Peerless: in fights in its space teamwork gives at most one die. */
  avatar: {
    id: 'pride-avatar',
    fight: 5,
    defense: 6,
    modifiers: [
      { hook: 'teamworkLimit', count: (g, fight) => (figureAt(g, g.t.avatar) === fight.space ? 1 : Infinity) },
    ],
  },
  cards: prideCards,
}
