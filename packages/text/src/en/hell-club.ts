import type { HellClubId } from '@haven/content'
import type { CardText } from '../language.ts'

export const hellClub: Readonly<Record<HellClubId, CardText>> = {
  'hc-bailiff': {
    name: 'Lucian Thrale, the Bailiff',
    text: 'Fight 4, Defense 4. A hero who steps out of his space takes 2 wounds for leaving monsters, not 1. Orbital Strikes and Mind Control cannot touch him. When he is killed, he and his card leave the game.',
    flavour: 'Everything you owe, itemised.',
  },
  'hc-huntsman': {
    name: 'Sir Auberon Pike, the Huntsman',
    text: 'Fight 3, Defense 4. As the monster that a reaction moves, he may go up to 4 spaces. Orbital Strikes and Mind Control cannot touch him. When he is killed, he and his card leave the game.',
    flavour: 'Run. It is so much better when they run.',
  },
}
