import { figureAt, type Game, grantShot, type HeroDef, lastMoved, settleMission, shotTargets } from '@haven/engine/kit'
import { standardTrack } from './corruption-tracks.ts'

/** Streets in her line of sight into which this reaction has moved or teleported a monster. */
function watched(g: Game, juno: number): number[] {
  const moved = lastMoved(g).map((figure) => figureAt(g, figure))
  return shotTargets(g, juno).filter((space) => moved.includes(space))
}

/** Overwatch. Once a round, in the reaction to another hero's turn, she may shoot at what it has moved into her sight. */
export const juno: HeroDef = {
  id: 'juno',
  class: 'shooter',
  fight: 3,
  skill: 2,
  defense: 1,
  ranged: true,
  track: standardTrack,
  ability: {
    id: 'overwatch',
    triggers: [
      {
        at: 'reaction-moved',
        holder: 'any',
        oncePerRound: true,
        when: (g, holder) => g.s.turn?.place !== holder && watched(g, holder).length > 0,
        // What the shot accomplished is settled before the reaction's fight.
        steps: [grantShot((g, f) => watched(g, f.holder)), settleMission()],
      },
    ],
  },
}
