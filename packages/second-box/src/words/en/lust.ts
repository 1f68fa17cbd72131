import type { BoxWords } from '@haven/text'

export const lust = {
  cards: {
    lust: {
      name: 'Lust',
      text: 'Lust does not come for you; it calls. Its Abominations have Fight 3 and Defense 3, its Controller Fight 4 and Defense 5, its Avatar Fight 5 and Defense 6.',
      flavour: 'It knows your name. It says it rather well.',
    },
    'lust-power': {
      name: 'Come Here',
      text: 'In each reaction, before the move: the Sins player may name an adjacent space with a monster. The hero chooses: teleport there, or take 1 corruption, 2 at corruption 4 or more. Not if a card replaces the move.',
      flavour: 'Just a step. You were going that way.',
    },
    'lust-controller': {
      name: 'The Sweetest Voice',
      text: "Controller. Fight 4, Defense 5. Come Here may also name the Controller's space, if the hero is within 2 steps of it, in another space.",
    },
    'lust-avatar': {
      name: 'Nobody Says No',
      text: "Avatar. Fight 5, Defense 6. A hero whom Come Here calls into the Avatar's space must go.",
    },
    'lust-weak-knees': {
      name: 'Weak Knees',
      text: 'Play at the start of a fight. The Sins player rolls 1 more die in it, or 2 more if the hero is at corruption 4 or more.',
      flavour: 'It smiled. That was all it did.',
    },
    'lust-sweet-talk': {
      name: 'Sweet Talk',
      text: 'Play after the rolls of a fight that is not ranged, if the hero rolled a Hit. The hero chooses: lose every Hit rolled, or take 2 corruption, unless that would kill.',
      flavour: 'You would not hurt somebody who likes you.',
    },
    'lust-forbidden-fruit': {
      name: 'Forbidden Fruit',
      text: 'Play when a hero uses a District with an icon left. The hero chooses: skip an icon, or take 2 corruption and carry out an icon once more.',
      flavour: 'Go on. One is never enough.',
    },
    'lust-stay-a-while': {
      name: 'Stay a While',
      text: 'Play when a hero steps into a space with a monster. The Move ends, and the hero takes 1 corruption.',
      flavour: 'There is a chair. There was always a chair.',
    },
    'lust-another-will-do': {
      name: 'Another Will Do',
      text: "Play after a fight in which a monster was killed, if its hero lives and an Acolyte or Abomination is within 2 steps, in another space. Teleport one of them into the hero's space.",
      flavour: 'The music had not even stopped.',
    },
    'lust-follow-the-music': {
      name: 'Follow the Music',
      text: "Play at the start of a hero's turn, if a monster is within 2 steps, in another space. The Sins player names the space of such a monster. The hero chooses: teleport there, or take 2 corruption.",
      flavour: 'Two streets over somebody had a piano.',
    },
    'lust-morning-after': {
      name: 'The Morning After',
      text: "Play at the end of a hero's turn in which the hero took voluntary corruption. The hero takes 1 corruption, and the Sins player draws 1 Sin card.",
      flavour: 'You said it was just the once.',
    },
    'lust-change-partners': {
      name: 'Change Partners',
      text: 'Play in a reaction, if another hero within 3 steps is in another space with a monster. Instead of the move, the two heroes change spaces. The fight stays optional.',
      flavour: 'May it cut in?',
    },
    'lust-distraction': {
      name: 'Distraction',
      text: 'Play when a hero starts to cleanse. The hero takes 1 corruption. At corruption 4 or more after that: 2 dice fewer, but at least 1 die stays.',
      flavour: 'You had been wiping the same tile for some time.',
    },
  },
  choices: {
    'lust-power:go': 'Go there',
    'lust-power:refuse': 'Refuse: 1 corruption, or 2 at corruption 4 or more',
    'lust-sweet-talk:lose': 'Lose every Hit rolled',
    'lust-sweet-talk:pay': 'Take 2 corruption',
    'lust-forbidden-fruit:skip': 'Skip an icon of your choice',
    'lust-forbidden-fruit:taste': 'Take 2 corruption, and carry out an icon once more',
    'lust-follow-the-music:go': 'Go there',
    'lust-follow-the-music:refuse': 'Take 2 corruption',
  },
} as const satisfies BoxWords
