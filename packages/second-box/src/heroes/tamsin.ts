import {
  chooseHero,
  chosenMay,
  countMonsters,
  type Game,
  type HeroDef,
  heroAt,
  isWithin,
  mayUse,
  placeOf,
  teleportHero,
  theChosen,
} from '@haven/engine/kit'
import { tamsinTrack } from './corruption-tracks.ts'

const REACH = 2

/** Whom she can reach, and who is not with her already. */
function carried(g: Game, tamsin: number): number[] {
  const { space } = heroAt(g, tamsin)
  return g.s.heroes.flatMap((hero, place) =>
    place !== tamsin && !hero.dead && hero.space !== space && isWithin(g, hero.space, space, REACH) ? [place] : [],
  )
}

/** Out of how much trouble she pulls him, into how much of hers. */
const relief = (g: Game, tamsin: number, other: number): number =>
  countMonsters(g, heroAt(g, other).space) - countMonsters(g, heroAt(g, tamsin).space)

/** Haul. Once a round, at the end of her turn, another hero within 2 is teleported into her space, if his player likes. */
export const tamsin: HeroDef = {
  id: 'tamsin',
  class: 'bruiser',
  fight: 4,
  skill: 2,
  defense: 2,
  ranged: false,
  track: tamsinTrack,
  ability: {
    id: 'haul',
    triggers: [
      {
        at: 'turn-end',
        oncePerRound: true,
        when: (g, place) => carried(g, place).length > 0,
        worth: (g, place) => Math.max(...carried(g, place).map((other) => relief(g, place, other))),
        steps: [
          mayUse(),
          chooseHero((g, f) => carried(g, f.holder), { who: 'holder' }),
          chosenMay(),
          teleportHero((g, f) => heroAt(g, f.holder).space, theChosen),
        ],
      },
    ],
    prefers: (g, place, { hero }) => (hero === undefined ? 0 : relief(g, place, placeOf(g, hero))),
  },
}
