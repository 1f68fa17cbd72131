import type { TrackId } from '@haven/content'
import type { CardText } from '../language.ts'

const REVEAL = 'Die Sünde zieht 2 Apokalypsekarten und deckt eine davon auf.'
const REACTION = 'Die Sünde hat ab jetzt 1 Reaktionsmarker mehr, sofort aktiv.'

/** Each level adds to those below it. What a reveal is differs by edition (APOC-2); this is the final one. */
export const track: Readonly<Record<TrackId, CardText>> = {
  'track-0': { name: 'Apokalypse, Stufe 0', text: 'Noch geschieht nichts.' },
  'track-1': { name: 'Apokalypse, Stufe 1', text: REVEAL },
  'track-2': { name: 'Apokalypse, Stufe 2', text: REACTION },
  'track-3': { name: 'Apokalypse, Stufe 3', text: REVEAL },
  'track-4': {
    name: 'Apokalypse, Stufe 4',
    text: 'Ab jetzt wirft die Sünde in jedem Kampf mit mindestens einem Akolythen 1 Würfel mehr.',
  },
  'track-5': { name: 'Apokalypse, Stufe 5', text: REVEAL },
  'track-6': { name: 'Apokalypse, Stufe 6', text: REACTION },
  'track-7': {
    name: 'Apokalypse, Stufe 7',
    text: `${REVEAL} Ab jetzt wirft die Sünde außerdem in jedem Kampf mit mindestens einem Monster, das kein Akolyth ist, 1 Würfel mehr.`,
  },
}
