import { canHeal, currentFight, type HeroDef, heal, mayUse, theHolder } from '@haven/engine/kit'
import { standardTrack } from './corruption-tracks.ts'

/** Blood Price. Once a round, after a fight of hers that was not ranged and in which she killed, she may heal 1. */
export const morgana: HeroDef = {
  id: 'morgana',
  class: 'bruiser',
  fight: 4,
  skill: 2,
  defense: 2,
  ranged: false,
  track: standardTrack,
  ability: {
    id: 'blood-price',
    triggers: [
      {
        at: 'after-fight',
        oncePerRound: true,
        when: (g, place) => {
          const fight = currentFight(g)
          return fight !== null && !fight.ranged && fight.killed.length > 0 && canHeal(g, place)
        },
        steps: [mayUse(), heal(1, theHolder)],
      },
    ],
  },
}
