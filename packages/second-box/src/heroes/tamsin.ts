import {
  chooseHero,
  chosenMay,
  type Game,
  type HeroDef,
  heroAt,
  isWithin,
  mayUse,
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
        steps: [
          mayUse(),
          chooseHero((g, f) => carried(g, f.holder), { who: 'holder' }),
          chosenMay(),
          teleportHero((g, f) => heroAt(g, f.holder).space, theChosen),
        ],
      },
    ],
  },
}
