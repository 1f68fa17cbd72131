import type { TrackId } from '@haven/content'
import type { CardText } from '../language.ts'

const REVEAL = 'Le joueur Péché pioche 2 cartes Apocalypse et en révèle une.'
const REACTION = 'Le joueur Péché a désormais 1 jeton Réaction de plus, actif tout de suite.'

/** Each level adds to those below it. What a reveal is differs by edition (APOC-2); this is the final one. */
export const track: Readonly<Record<TrackId, CardText>> = {
  'track-0': { name: 'Apocalypse, niveau 0', text: 'Il ne se passe encore rien.' },
  'track-1': { name: 'Apocalypse, niveau 1', text: REVEAL },
  'track-2': { name: 'Apocalypse, niveau 2', text: REACTION },
  'track-3': { name: 'Apocalypse, niveau 3', text: REVEAL },
  'track-4': {
    name: 'Apocalypse, niveau 4',
    text: 'Désormais, le joueur Péché lance 1 dé de plus dans chaque combat avec au moins un acolyte.',
  },
  'track-5': { name: 'Apocalypse, niveau 5', text: REVEAL },
  'track-6': { name: 'Apocalypse, niveau 6', text: REACTION },
  'track-7': {
    name: 'Apocalypse, niveau 7',
    text: `${REVEAL} Désormais, le joueur Péché lance aussi 1 dé de plus dans chaque combat avec au moins un monstre qui n’est pas un acolyte.`,
  },
}
