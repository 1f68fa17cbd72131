import { chooseHero, type Game, grantAction, type HeroDef, heroAt, isWithin, mayUse } from '@haven/engine/kit'
import { standardTrack } from './corruption-tracks.ts'

const REACH = 2

const others = (g: Game, leah: number): number[] =>
  g.s.heroes
    .map((_, place) => place)
    .filter((place) => place !== leah && isWithin(g, heroAt(g, leah).space, heroAt(g, place).space, REACH))

/** Field Orders. Once a round, at the end of her turn, another hero within 2 takes an Action. It is still Leah's turn. */
export const leah: HeroDef = {
  id: 'leah',
  class: 'leader',
  fight: 3,
  skill: 3,
  defense: 1,
  ranged: false,
  track: standardTrack,
  ability: {
    id: 'field-orders',
    aid: { orders: REACH },
    triggers: [
      {
        at: 'turn-end',
        oncePerRound: true,
        when: (g, place) => others(g, place).length > 0,
        steps: [mayUse(), chooseHero((g, f) => others(g, f.holder), { who: 'holder' }), grantAction()],
      },
    ],
  },
}
