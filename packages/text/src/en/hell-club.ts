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
  'hc-vesper': {
    name: 'Madame Vesper',
    text: 'Fight 2, Defense 4. A hero who ends a turn within 1 step of her takes 1 corruption. Orbital Strikes and Mind Control cannot touch her. When she is killed, she and her card leave the game.',
    flavour: 'Nobody has ever asked to leave her parties.',
  },
  'hc-confessor': {
    name: 'The Confessor',
    text: 'Fight 3, Defense 4. Heroes within 2 steps of him cannot repent. Orbital Strikes and Mind Control cannot touch him. When he is killed, he and his card leave the game.',
    flavour: 'He will hear anything. He forgives nothing.',
  },
  'hc-maestro': {
    name: 'The Maestro',
    text: 'Fight 3, Defense 4. In fights in his space the Sins player rolls 1 more die per Fire or Corruption token there, at most 3. Orbital Strikes and Mind Control cannot touch him. When he is killed, he and his card leave the game.',
    flavour: 'From the top, please. And this time, burn.',
  },
}
