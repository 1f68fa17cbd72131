import type { CardsOf } from '../../language.ts'

export const theSeventhHour: CardsOf<'the-seventh-hour' | 'svh-'> = {
  'the-seventh-hour': {
    name: 'The Seventh Hour',
    text: 'Each round begins with 1 new Corruption token, placed by the Sins player in a space without a hero. Each round ends with the Apocalypse track 2 levels up. The Apocalypse deck has 3 cards of each type. Grief and Anchored hold.',
    flavour:
      'All clocks in Haven have stopped at the same minute, and the Sin has stopped hiding. There is killing to do, and cleaning, and people to carry. Then there is the door itself.',
  },
  'svh-anchors': {
    name: 'Anchored',
    text: 'While an Altar is on the board, the Avatar has 1 more Defense.',
    flavour: 'It is not standing there. It is moored.',
  },
  'the-seventh-hour-a': {
    name: 'Capital of Ash',
    text: 'Map A of The Seventh Hour. 9 tiles make two capitals with one bridge, and the bridge is underground.',
  },
  'the-seventh-hour-b': {
    name: 'The Stair',
    text: 'Map B of The Seventh Hour. 8 tiles rise like steps from the river gate to the Old Cathedral.',
  },
  'svh-1-the-streets': {
    name: 'The Streets',
    text: 'Kill {+6} monsters. Then the Hero players choose between The Stain and The Living.',
    flavour: 'First the killing. It is almost a comfort.',
  },
  'svh-2a-the-stain': {
    name: 'The Stain',
    text: 'Remove {+1} Corruption tokens by cleansing. Then The Anchors begins.',
    flavour: 'On your knees, with a brush, at the end of the world.',
  },
  'svh-2b-the-living': {
    name: 'The Living',
    text: 'Hand over {-1} Innocents in the Starting Space, at any moment of a turn of the hero who holds them. Then The Anchors begins.',
    flavour: 'This is what all the rest is for.',
  },
  'svh-3-the-anchors': {
    name: 'The Anchors',
    text: 'Break 2 Altars: whoever cleanses may spend 2 Skill results of one roll to break an Altar in the space. Then the Controller is summoned, and The Doorkeeper begins.',
    flavour: 'Cut what holds the door to the floor.',
  },
  'svh-4-the-doorkeeper': {
    name: 'The Doorkeeper',
    text: 'Kill the Controller. Then the Avatar is summoned, and The Door begins.',
    flavour: 'It asks for your names. Give it none.',
  },
  'svh-5-the-door': {
    name: 'The Door',
    text: 'Kill the Avatar to win the game. Altars can still be broken: whoever cleanses may spend 2 Skill results of one roll to break an Altar in the space.',
    flavour: 'On the far side a clock is ticking. On this one it starts again.',
  },
}
