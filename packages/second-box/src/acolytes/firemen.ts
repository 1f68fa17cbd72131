import {
  type AcolyteDef,
  chooseHero,
  chooseSpace,
  type EffectFrame,
  type Game,
  heroAt,
  heroesIn,
  neighbours,
  only,
  onlyIf,
  placeTokenIn,
  remember,
  teleportHero,
  theChosen,
} from '@haven/engine/kit'

/** Who stands beside the fighting hero. */
const beside = (g: Game, place: number): number[] =>
  heroesIn(g, heroAt(g, place).space).filter((other) => other !== place)

const hasFriends = (_: Game, f: EffectFrame): boolean => f.choice === 'friends'

/** Corrupted Firemen, Turn the Hoses: another hero there is washed into an adjacent space; with none there it burns. */
export const firemen: AcolyteDef = {
  id: 'firemen',
  ability: 'turn-the-hoses',
  fight: 2,
  defense: 2,
  effect: [
    remember((g, f) => (beside(g, f.place).length > 0 ? 'friends' : 'alone')),
    onlyIf(
      (_, f) => f.choice === 'alone',
      placeTokenIn('fire', (g, f) => heroAt(g, f.place).space),
    ),
    ...only(hasFriends, [
      chooseHero((g, f) => beside(g, f.place), { who: 'sins' }),
      chooseSpace((g, f) => neighbours(g, heroAt(g, f.place).space), { who: 'sins' }),
      teleportHero((_, f) => f.space, theChosen),
    ]),
  ],
}
