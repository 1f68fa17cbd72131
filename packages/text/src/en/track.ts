import type { TrackId } from '@haven/content'
import type { CardText } from '../language.ts'

const REVEAL = 'The Sins player draws 2 Apocalypse cards and reveals one of them.'
const REACTION = 'The Sins player has 1 more Reaction token from now on, active at once.'

/** Each level adds to those below it. What a reveal is differs by edition (APOC-2); this is the final one. */
export const track: Readonly<Record<TrackId, CardText>> = {
  'track-0': { name: 'Apocalypse level 0', text: 'Nothing happens yet.' },
  'track-1': { name: 'Apocalypse level 1', text: REVEAL },
  'track-2': { name: 'Apocalypse level 2', text: REACTION },
  'track-3': { name: 'Apocalypse level 3', text: REVEAL },
  'track-4': {
    name: 'Apocalypse level 4',
    text: 'From now on the Sins player rolls 1 more die in each fight with at least one Acolyte.',
  },
  'track-5': { name: 'Apocalypse level 5', text: REVEAL },
  'track-6': { name: 'Apocalypse level 6', text: REACTION },
  'track-7': {
    name: 'Apocalypse level 7',
    text: `${REVEAL} From now on the Sins player also rolls 1 more die in each fight with at least one monster that is not an Acolyte.`,
  },
}
