import type { BoxWords } from '@haven/text'

export const envy = {
  cards: {
    envy: {
      name: 'Envy',
      text: 'Envy counts what you have that they have not. Its Abominations have Fight 3 and Defense 3, its Controller Fight 4 and Defense 4, its Avatar Fight 5 and Defense 6.',
      flavour: 'It keeps a list of who was given the bigger slice.',
    },
    'envy-power': {
      name: 'Not Fair',
      text: 'Each time a hero gains an Upgrade, that hero chooses: 1 wound, or each other hero takes 2 corruption.',
      flavour: 'And what did they get?',
    },
    'envy-controller': {
      name: 'What Is Yours',
      text: "Controller. Fight 4, Defense 4. Upgrades of heroes in the Controller's space do nothing.",
    },
    'envy-avatar': {
      name: 'Anything You Can Do',
      text: "Avatar. Fight 5, Defense 6. In fights in the Avatar's space, the Sins player rolls 1 more die for each other hero there.",
    },
    'envy-keeping-up': {
      name: 'Keeping Up',
      text: 'Play at the start of a fight. The Sins player rolls 1 more die in it for each Upgrade of the hero, at least 1, at most 3.',
      flavour: 'They bought the same knife. Bigger.',
    },
    'envy-cut-down': {
      name: 'Cut Down to Size',
      text: 'Play after the rolls of a fight that is not ranged, if the hero rolled more Hits than the Sins player. The hero loses as many rolled Hits as that is more, at most 2.',
      flavour: 'There. Now you look like the rest of us.',
    },
    'envy-too-close': {
      name: 'Too Close for Comfort',
      text: 'Play when a hero steps into a space with another hero. The hero chooses: each hero there takes 1 corruption, or the hero is teleported back into the space of the last step, and the Move ends.',
      flavour: 'Whose umbrella is that?',
    },
    'envy-me-too': {
      name: 'Me Too',
      text: 'Play when a hero uses a District. The Sins player names an icon left there; it stays usable. Inventory: draw 2 Sin cards. Extra Turn: 1 more reaction this round. Other: a monster moves up to 2 spaces.',
      flavour: 'Is there a queue? There is now.',
    },
    'envy-spoiled': {
      name: 'Spoiled',
      text: "Play at the start of a hero's turn, if the hero has an Upgrade. All Upgrades of the hero do nothing until the end of the turn, reaction included.",
      flavour: 'Try it with your bare hands, like we had to.',
    },
    'envy-understudy': {
      name: 'The Understudy',
      text: 'Play after a fight in which a monster that is no Acolyte was killed, if an Acolyte is in the dead pile. Summon an Acolyte from there into the space where the monster died.',
      flavour: 'It had learned every line.',
    },
    'envy-level-down': {
      name: 'Level Down',
      text: "Play at the end of a hero's turn, if another hero has at least 2 wounds more. The hero chooses: 1 wound, or each other hero takes 1 corruption.",
      flavour: 'You came back without a scratch? Again?',
    },
    'envy-you-instead': {
      name: 'You Instead',
      text: "Play in a reaction, if no hero has more Upgrades than this one, who has at least 1. Instead of the move, teleport an Acolyte or Abomination from within 1 of another hero into the hero's space. The fight stays optional.",
      flavour: 'It looked at him, and then at what you were wearing.',
    },
    'envy-anyone-could': {
      name: 'Anyone Could Do That',
      text: 'Play when a hero who is not alone starts to cleanse. No teamwork dice, and 1 die fewer, but at least 1 die stays.',
      flavour: 'All that fuss over a bucket.',
    },
  },
  choices: {
    'envy-power:wound': 'Take 1 wound',
    'envy-power:others': 'Each other hero takes 2 corruption',
    'envy-too-close:each': 'Each hero here takes 1 corruption',
    'envy-too-close:back': 'Go back, and the Move ends',
    'envy-level-down:wound': 'Take 1 wound',
    'envy-level-down:others': 'Each other hero takes 1 corruption',
  },
} as const satisfies BoxWords
