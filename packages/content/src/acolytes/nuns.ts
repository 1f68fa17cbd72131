import { type AcolyteDef, coverIcon, heroAt, onlyIf, placeTokenIn } from '@haven/engine/kit'

/** Corrupted Nuns, Vespers: an icon of the District is covered; in a Street, or with none left, a Corruption token falls. */
export const nuns: AcolyteDef = {
  id: 'nuns',
  ability: 'vespers',
  fight: 2,
  defense: 2,
  effect: [
    coverIcon((g, f) => heroAt(g, f.place).space),
    onlyIf(
      (_, f) => f.choice !== 'covered',
      placeTokenIn('corruption', (g, f) => heroAt(g, f.place).space),
    ),
  ],
}
