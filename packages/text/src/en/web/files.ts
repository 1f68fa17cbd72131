import type { Params } from '@haven/engine'
import type { Say } from '../../language.ts'

/** What the table says against a wish or a file; the codes are its own closed list. */
export const files = (say: Say) => ({
  'nothing-to-undo': () => 'There is nothing to take back yet.',
  'undo-sealed': ({ by }: Params) =>
    by === 'dice'
      ? 'Dice have been rolled since your last decision, so it stands.'
      : by === 'end'
        ? 'The game is over.'
        : 'Something hidden was shown since your last decision, so it stands.',
  'undo-foreign': () => 'Somebody else has decided since, so your decision stands.',
  'no-such-moment': () => 'There is no such moment in this game.',
  'not-agreed': ({ missing }: Params) => `Not everybody agrees: ${say.name(String(missing))} has not.`,
  'seed-shown': () => 'The seed of this game has been shown; nothing can be taken back any more.',
  'game-not-over': () => 'The game is not over yet, so there is no record of it.',
  'foreign-rules': ({ rules, known }: Params) => `It was played with the rules ${rules}; here are ${known}.`,
  'foreign-box': ({ box, known }: Params) => `It was played with the box ${box}; here is ${known}.`,
  'seed-mismatch': () => 'The seed is not the one that was promised when the game began.',
  'setup-mismatch': () => 'The game does not begin as the file says.',
  'roll-mismatch': ({ wanted, found }: Params) => `The dice should show [${wanted}], the file says [${found}].`,
  'hash-mismatch': () => 'The game does not come out here as the file says: this place was changed.',
  'epoch-mismatch': () => 'The file hides that the game was taken back beyond a roll.',
  'outcome-mismatch': ({ winner }: Params) =>
    `The file names another winner; the rules say ${say.name(String(winner))}.`,
})
