import {
  currentFight,
  figureIndex,
  freeOf,
  type Game,
  type HeroDef,
  pinMonsters,
  statsOf,
  survivors,
} from '@haven/engine/kit'
import { casimirTrack } from './corruption-tracks.ts'

/** Whom his shot has left alive and on their feet. */
function standingThere(g: Game): number[] {
  const fight = currentFight(g)
  return fight ? freeOf(g, survivors(g, fight)) : []
}

/** Keep Their Heads Down. In a ranged fight that he starts each Hit left over may pin a monster in the target space. */
export const casimir: HeroDef = {
  id: 'casimir',
  class: 'shooter',
  fight: 2,
  skill: 3,
  defense: 2,
  ranged: true,
  track: casimirTrack,
  ability: {
    id: 'heads-down',
    triggers: [
      {
        at: 'kills-settled',
        when: (g) => {
          const fight = currentFight(g)
          return fight?.ranged === true && fight.by === 'heroes' && fight.hits > 0 && standingThere(g).length > 0
        },
        steps: pinMonsters(standingThere, (g) => currentFight(g)?.hits ?? 0),
      },
    ],
    prefers: (g, _, { monster }) => (monster === undefined ? 0 : statsOf(g, figureIndex(g, monster)).fight),
  },
}
