import { commitReaction, type Game, type HeroDef, heroAt, isWithin, mayUse } from '@haven/engine/kit'
import { ottolineTrack } from './corruption-tracks.ts'

const REACH = 2

/** Is the turn that begins that of a hero near her, or her own, and has nobody said yet whether it is answered? */
function hears(g: Game, ottoline: number): boolean {
  const { turn } = g.s
  if (!turn || turn.committed !== undefined) return false
  return isWithin(g, heroAt(g, ottoline).space, heroAt(g, turn.place).space, REACH)
}

/** On My Mark. Once a round, as a turn within 2 of her begins, the Sins player has to say whether he reacts to it. */
export const ottoline: HeroDef = {
  id: 'ottoline',
  class: 'leader',
  fight: 3,
  skill: 3,
  defense: 1,
  ranged: false,
  track: ottolineTrack,
  ability: {
    id: 'on-my-mark',
    triggers: [
      {
        at: 'turn-start',
        holder: 'any',
        oncePerRound: true,
        commutes: true,
        when: hears,
        // With more tokens than turns he says Yes anyway.
        worth: (g) => {
          const turns = g.s.heroes.reduce((sum, hero) => sum + hero.turns + hero.extraTurns, 1)
          return g.s.sins.reactions > 0 && g.s.sins.reactions < turns ? 0.3 : 0
        },
        steps: [mayUse(), ...commitReaction()],
      },
    ],
  },
}
