/**
 * What our balance runs say of each map (docs/balance.md; a test holds them together): games of the same bots on both
 * sides. How often the heroes won in percent, by sin with 1 to 4 hero players and over all; how many rounds a game took.
 */
export interface MapBalance {
  readonly wins: Readonly<Record<string, readonly number[]>>
  readonly all: number
  readonly rounds: number
}

const of = (pride: readonly number[], sloth: readonly number[], all: number, rounds: number): MapBalance => ({
  wins: { pride, sloth },
  all,
  rounds,
})

export const BALANCE: Readonly<Record<string, MapBalance>> = {
  'havens-last-stand-a': of([54, 49, 53, 50], [55, 53, 56, 59], 53, 6.2),
  'havens-last-stand-b': of([60, 66, 67, 75], [71, 57, 71, 56], 65, 6.2),
  'haven-in-flames-a': of([62, 76, 67, 76], [80, 75, 73, 79], 73, 4.7),
  'haven-in-flames-b': of([42, 41, 44, 39], [53, 51, 52, 51], 46, 6.4),
  'the-black-tide-a': of([66, 79, 70, 79], [45, 60, 41, 52], 61, 5.4),
  'the-black-tide-b': of([55, 67, 56, 73], [34, 38, 32, 40], 49, 7.1),
  'a-face-we-knew-a': of([64, 84, 60, 81], [60, 66, 54, 71], 67, 5.7),
  'a-face-we-knew-b': of([66, 86, 65, 84], [70, 82, 63, 76], 74, 5.9),
  'no-one-left-behind-a': of([80, 74, 76, 78], [57, 43, 51, 45], 63, 5.3),
  'no-one-left-behind-b': of([61, 58, 66, 56], [43, 22, 44, 26], 47, 6.4),
  'lights-out-a': of([63, 53, 61, 58], [73, 60, 75, 66], 63, 6.9),
  'lights-out-b': of([66, 56, 65, 57], [73, 50, 66, 55], 61, 8.3),
  'the-seventh-hour-a': of([63, 67, 52, 64], [63, 67, 69, 68], 64, 7.4),
  'the-seventh-hour-b': of([82, 88, 77, 89], [79, 79, 76, 82], 81, 6.0),
}
