import {
  chooseMonsterAndSpace,
  figureAt,
  type Game,
  type HeroDef,
  isPlain,
  mayUse,
  monstersOnBoard,
  neighbours,
  teleportChosen,
} from '@haven/engine/kit'
import { standardTrack } from './corruption-tracks.ts'

const puppets = (g: Game): number[] => monstersOnBoard(g).filter((figure) => isPlain(g, figure))

/** Mind Control. At the end of her turn an Acolyte or Abomination, anywhere, goes to an adjacent space (a teleport). */
export const rose: HeroDef = {
  id: 'rose',
  class: 'fixer',
  fight: 2,
  skill: 4,
  defense: 1,
  ranged: false,
  track: standardTrack,
  ability: {
    id: 'mind-control',
    aid: { puppet: true },
    triggers: [
      {
        at: 'turn-end',
        when: (g) => puppets(g).length > 0,
        steps: [
          mayUse(),
          chooseMonsterAndSpace(puppets, (g, figure) => neighbours(g, figureAt(g, figure)), { who: 'holder' }),
          teleportChosen(),
        ],
      },
    ],
  },
}
