import {
  act,
  figureAt,
  type Game,
  type HeroDef,
  heroAt,
  heroesIn,
  isMarked,
  isPinned,
  isWithin,
  layMark,
  MOVE_SPACES,
  markedSpaces,
  monstersOnBoard,
  wipeMark,
} from '@haven/engine/kit'
import { lindqvistTrack } from './corruption-tracks.ts'

export const SALT = 'salt'

/** Monsters that could come to her in a reaction. */
const comers = (g: Game, space: number): number =>
  monstersOnBoard(g).filter((figure) => {
    const at = figureAt(g, figure)
    return at !== space && !isPinned(g, figure) && isWithin(g, at, space, MOVE_SPACES)
  }).length

/** Salt Line. In a cleanse of hers two Skill results may salt her space: this round no monster's step leads into it. */
export const lindqvist: HeroDef = {
  id: 'lindqvist',
  class: 'fixer',
  fight: 2,
  skill: 4,
  defense: 1,
  ranged: false,
  track: lindqvistTrack,
  ability: {
    id: 'salt-line',
    modifiers: [{ hook: 'closedSpace', count: (g, space) => (isMarked(g, SALT, space) ? 1 : 0) }],
    skillUse: {
      skills: 2,
      when: (g, place) => !isMarked(g, SALT, heroAt(g, place).space),
      steps: [
        // A new line wipes the old one.
        act('salt', (g, f) => {
          for (const space of markedSpaces(g, SALT)) wipeMark(g, SALT, space, f.cause)
          layMark(g, SALT, 'round', heroAt(g, f.place).space, f.cause)
        }),
      ],
      worth: (g, place) => {
        const { space } = heroAt(g, place)
        const fears = g.s.sins.reactions > 0 && comers(g, space) > 0
        return fears ? 0.5 * heroesIn(g, space).length : 0
      },
    },
  },
}
