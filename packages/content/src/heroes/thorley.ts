import { currentFight, type HeroDef, heroAt, mayUse, takeWoundInstead } from '@haven/engine/kit'
import { standardTrack } from './corruption-tracks.ts'

/** Bulwark. Once for each fight he may take one wound for another hero in his space. */
export const thorley: HeroDef = {
  id: 'thorley',
  class: 'bruiser',
  fight: 4,
  skill: 2,
  defense: 2,
  ranged: false,
  track: standardTrack,
  ability: {
    id: 'bulwark',
    triggers: [
      {
        at: 'wounds-due',
        holder: 'any',
        when: (g, place) => {
          const fight = currentFight(g)
          if (fight === null || fight.place === place || fight.alone) return false
          return fight.space === heroAt(g, place).space && fight.wounds > 0
        },
        worth: (g, holder, place) => {
          const [own, others] = [heroAt(g, holder).wounds.length, heroAt(g, place).wounds.length]
          return own <= 2 && own <= others ? 1 : 0
        },
        steps: [mayUse(), takeWoundInstead()],
      },
    ],
  },
}
