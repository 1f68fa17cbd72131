import type { BoxWords } from '@haven/text'

export const gluttony = {
  cards: {
    gluttony: {
      name: 'Gluttony',
      text: 'Gluttony eats what you eat. Its Abominations have Fight 3 and Defense 4, its Controller Fight 4 and Defense 5, its Avatar Fight 5 and Defense 6.',
      flavour: 'It has never once asked what is in the sausages.',
    },
    'gluttony-power': {
      name: 'Some for Me',
      text: 'Each time a hero gains an Upgrade, the Sins player draws 1 Sin card. Each time a hero gains an Extra Turn token, the Sins player has 1 more Reaction token this round.',
      flavour: 'Are you going to finish that?',
    },
    'gluttony-controller': {
      name: 'First at Table',
      text: "Controller. Fight 4, Defense 5. In a District in the Controller's space or within 1 step of it, at most 1 icon is carried out in each use.",
    },
    'gluttony-avatar': {
      name: 'Well Attended',
      text: 'Avatar. Fight 5, Defense 6. The Avatar has 1 more Defense for each other monster in its space, at most 2 more.',
    },
    'gluttony-second-helping': {
      name: 'Second Helping',
      text: 'Play at the start of a fight. The Sins player rolls 1 more die in it, or 3 more after putting an Acolyte or Abomination from the dead pile out of play.',
      flavour: 'There was more of it than there was of them.',
    },
    'gluttony-soft-parts': {
      name: 'The Soft Parts',
      text: 'Play after the rolls of a fight that is not ranged, if the hero rolled a Defense. The hero loses every Defense rolled.',
      flavour: 'Peel first.',
    },
    'gluttony-cleaned-out': {
      name: 'Cleaned Out',
      text: 'Play when a hero uses a District with an Inventory or Extra Turn icon left. The hero chooses: those icons are skipped, or the Sins player draws 1 Sin card and has 1 more Reaction token this round.',
      flavour: 'The shelves were wiped. With a tongue.',
    },
    'gluttony-smell-of-meat': {
      name: 'The Smell of Meat',
      text: 'Play when a hero who holds an Extra Turn, NPC or Innocent token steps into a space, if a monster is within 2 steps, in another space. Up to 2 such monsters move 1 space each.',
      flavour: 'Every nose in the street went up.',
    },
    'gluttony-waste-not': {
      name: 'Waste Not',
      text: 'Play after an Acolyte or Abomination was killed that lies in the dead pile. One of them goes out of play; it still counts. The Sins player draws 1 Sin card and has 1 more Reaction token this round.',
      flavour: 'It did not look at the face.',
    },
    'gluttony-a-bite': {
      name: 'Just a Bite',
      text: "Play at the end of a hero's turn, if a monster is in the hero's space or within 1 step. The hero chooses: lose 1 Extra Turn token, lose 1 Upgrade, or take 1 wound.",
      flavour: 'You will not even miss it.',
    },
    'gluttony-gorge': {
      name: 'Gorge',
      text: "Play at the start of a hero's turn, with another Sin card in hand. The Sins player discards 1 Sin card and has 1 more Reaction token this round.",
      flavour: 'It ate the menu.',
    },
    'gluttony-gristle': {
      name: 'Gristle',
      text: "Play when a hero starts to cleanse. Place a Nest token in the hero's space. The hero rolls 1 die fewer, but at least 1 die stays.",
      flavour: 'It does not come off. It chews.',
    },
    'gluttony-frenzy': {
      name: 'Feeding Frenzy',
      text: 'Play in a reaction, if the hero gained an Upgrade or Extra Turn token this turn, or holds an Extra Turn token. Instead of the move, up to 2 monsters move up to 2 spaces each. The fight stays optional.',
      flavour: 'Somebody rang for dinner.',
    },
  },
  choices: {
    'gluttony-cleaned-out:skip': 'Skip the Inventory and Extra Turn icons',
    'gluttony-cleaned-out:share': 'The Sins player draws a card and reacts once more',
    'gluttony-a-bite:extra-turn': 'Lose 1 Extra Turn token',
    'gluttony-a-bite:upgrade': 'Lose 1 Upgrade',
    'gluttony-a-bite:wound': 'Take 1 wound',
  },
} as const satisfies BoxWords
