import {
  act,
  canRepent,
  chooseHero,
  chooseWay,
  chosenMay,
  type EffectFrame,
  type Game,
  type HeroDef,
  heroAt,
  heroesIn,
  hurtCorruption,
  placeOf,
  repentBy,
  type Step,
  survives,
} from '@haven/engine/kit'
import { anselmTrack } from './corruption-tracks.ts'

const canTake = (g: Game, anselm: number, corruption: number): boolean => survives(g, anselm, { corruption })

/** Who has something to confess beside him, if he can bear it. */
const penitents = (g: Game, anselm: number): number[] =>
  canTake(g, anselm, 1)
    ? heroesIn(g, heroAt(g, anselm).space).filter((place) => place !== anselm && canRepent(g, place))
    : []

/** How much heavier it lies on him than on Anselm; the low levels are no burden. */
const weight = (g: Game, anselm: number, other: number): number =>
  heroAt(g, other).corruption - Math.max(4, heroAt(g, anselm).corruption + 1)

/** He takes as much as it went down. */
const eat: Step<EffectFrame> = act('eat', (g, f) => {
  const wanted = Number(f.choice)
  let taken = 0
  while (taken < wanted && repentBy(g, f.count, f.cause)) taken++
  if (taken > 0) hurtCorruption(g, f.holder, taken, f.cause)
})

/** Sin-Eater. Once a round, at any moment of his turn, he takes 1 or 2 corruption of a hero in his space upon himself. */
export const anselm: HeroDef = {
  id: 'anselm',
  class: 'bruiser',
  fight: 3,
  skill: 3,
  defense: 2,
  ranged: false,
  track: anselmTrack,
  ability: {
    id: 'sin-eater',
    deed: {
      oncePerRound: true,
      when: (g, place) => penitents(g, place).length > 0,
      worth: (g, place) => Math.max(...penitents(g, place).map((other) => weight(g, place, other))),
      steps: [
        chooseHero((g, f) => penitents(g, f.holder), { who: 'holder' }),
        chooseWay((g, f) => (heroAt(g, f.count).corruption > 2 && canTake(g, f.holder, 2) ? ['1', '2'] : ['1']), {
          who: 'holder',
        }),
        chosenMay(),
        eat,
      ],
    },
    prefers: (g, place, { hero, choice }) => (hero === undefined ? Number(choice) : weight(g, place, placeOf(g, hero))),
  },
}
