import type { BoxWords } from '@haven/text'

/** "The hero" is the one named by the card's moment. */
export const wrath = {
  cards: {
    wrath: {
      name: 'Wrath',
      text: 'Wrath hits hard, falls fast and goes for whoever bleeds. Its Abominations have Fight 5 and Defense 2, its Controller Fight 5 and Defense 4, its Avatar Fight 6 and Defense 6.',
      flavour: 'It has forgotten what it was angry about. That helps.',
    },
    'wrath-power': {
      name: 'Seeing Red',
      text: 'In every fight with a hero who has a wound, the Sins player rolls 1 more die, or 2 more if the hero has 3 or more wounds.',
      flavour: 'The first drop is the loudest.',
    },
    'wrath-controller': {
      name: 'War Drum',
      text: 'Controller. Fight 5, Defense 4. While it is on the board, an Acolyte or Abomination that a reaction moves may go up to 3 spaces.',
    },
    'wrath-avatar': {
      name: 'An Eye for an Eye',
      text: "Avatar. Fight 6, Defense 6. After a fight in the Avatar's space in which the hero killed a monster, the hero takes 1 wound, if the Avatar is still there.",
    },
    'wrath-red-mist': {
      name: 'Red Mist',
      text: 'Play at the start of a fight. The Sins player rolls 1 more die in it, or 2 more if the hero has 2 or more wounds.',
      flavour: 'Somebody is screaming. It is rather restful.',
    },
    'wrath-blow-for-blow': {
      name: 'Blow for Blow',
      text: 'Play after the rolls of a fight that is not ranged, if the hero rolled a Hit. The Sin roll gains 1 Hit, or 2 Hits if the hero rolled 3 or more.',
      flavour: 'Good. Again.',
    },
    'wrath-blood-offering': {
      name: 'Blood Offering',
      text: "Play at the start of a fight that is not ranged, if an Acolyte and another monster are in the hero's space. An Acolyte there dies, which counts for no mission, and the Sins player rolls 4 more dice.",
      flavour: 'He volunteered. They always do.',
    },
    'wrath-turned-back': {
      name: 'A Turned Back',
      text: 'Play when a hero starts to cleanse in a space with a monster. The hero chooses: 1 wound, or 3 dice fewer, but at least 1 die stays.',
      flavour: 'Do not mind us. Scrub.',
    },
    'wrath-first-blood': {
      name: 'First Blood',
      text: "Play at the start of a hero's turn, if a monster is in the hero's space. The Sins player may start a fight with the hero at once. It costs no Reaction token.",
      flavour: 'You looked at them wrong.',
    },
    'wrath-dying-blow': {
      name: 'Dying Blow',
      text: 'Play after a fight in which monsters were killed, if its hero lives. The hero chooses: 1 wound, or 2 corruption.',
      flavour: 'Not alone. Not like this.',
    },
    'wrath-call-to-arms': {
      name: 'Call to Arms',
      text: 'Play after monsters were killed, if another monster is within 3 steps of the hero, in another space. Up to 2 such monsters move up to 2 spaces each.',
      flavour: 'Every window in the street went up at once.',
    },
    'wrath-headlong': {
      name: 'Headlong',
      text: 'Play in a reaction, if an Abomination or the Controller is on the board. Instead of the move, one of them may move up to 4 spaces. The fight stays optional.',
      flavour: 'It did not take the door.',
    },
    'wrath-scorched-earth': {
      name: 'Scorched Earth',
      text: "Play at the end of a hero's turn in which the mission made progress. Place 2 Fire tokens in the hero's space.",
      flavour: 'If we cannot have it, nobody warms their hands on it.',
    },
  },
  choices: {
    'wrath-turned-back:wound': 'Take 1 wound',
    'wrath-turned-back:dice': 'Roll 3 dice fewer',
    'wrath-dying-blow:wound': 'Take 1 wound',
    'wrath-dying-blow:corruption': 'Take 2 corruption',
  },
} as const satisfies BoxWords
