import type { BoxWords } from '@haven/text'

export const greed = {
  names: { claim: 'Claim' },
  cards: {
    greed: {
      name: 'Greed',
      text: 'Greed does not chase, it owns. Its Abominations have Fight 3 and Defense 4, its Controller Fight 4 and Defense 4, its Avatar Fight 5 and Defense 6.',
      flavour: 'It bought the lamp, then the light.',
    },
    'greed-power': {
      name: 'Landlord',
      text: 'A District with a monster or a Claim is held: each icon there costs 1 corruption. End of round: Claims go where monsters are and no hero. A hero who ends a turn on a Claim without monsters removes it. 3 Claims: 1 more reaction a round.',
      flavour: 'The rent was due yesterday.',
    },
    'greed-controller': {
      name: 'The Collector',
      text: 'Controller. Fight 4, Defense 4. Acolytes and Abominations in a District with a Claim have 1 more Defense.',
    },
    'greed-avatar': {
      name: 'Everything Has a Price',
      text: "Avatar. Fight 5, Defense 6. In fights in the Avatar's space, the Sins player rolls 1 more die for each 2 Claims on the board, at most 2 more.",
    },
    'greed-interest': {
      name: 'Interest',
      text: "Play at the start of a fight. The Sins player rolls 1 more die in it, or 2 more if a Claim is in the hero's space or within 1 step.",
      flavour: 'Small sums. Every day. For ever.',
    },
    'greed-fine-print': {
      name: 'The Fine Print',
      text: 'Play after the rolls of a fight that is not ranged, if the hero rolled a FAITH. The hero chooses: lose every FAITH rolled, or take 1 corruption for each, at most 2, unless that would kill.',
      flavour: 'Clause nine. You did read clause nine.',
    },
    'greed-surcharge': {
      name: 'Surcharge',
      text: 'Play when a hero uses a District with an icon left. Each icon of this use costs 1 corruption more.',
      flavour: 'Night rate. It is always night.',
    },
    'greed-toll': {
      name: 'Toll',
      text: 'Play when a hero steps into a space, if that space or one within 1 step is a District with a monster or a Claim. The hero chooses: the Move ends, or 1 corruption.',
      flavour: 'Somebody had painted a line on the road.',
    },
    'greed-audit': {
      name: 'Audit',
      text: "Play at the start of a hero's turn, if a hero holds an Extra Turn token. The Hero players choose together: each hero who holds one loses 1, or the Sins player draws 2 Sin cards.",
      flavour: 'Every minute is to be accounted for.',
    },
    'greed-insured': {
      name: 'Fully Insured',
      text: 'Play after a monster died in a District. A Claim goes into that District if it has none, and the Sins player draws 1 Sin card.',
      flavour: 'The policy pays double for dismemberment.',
    },
    'greed-permit': {
      name: 'Permit Required',
      text: "Play when a hero starts to cleanse, if the hero's space or one within 1 step is a District with a monster or a Claim. Each token that this cleanse removes costs 1 corruption.",
      flavour: 'Stamp here. And here. And pay here.',
    },
    'greed-foreclosure': {
      name: 'Foreclosure',
      text: "Play at the end of a hero's turn, if a District in the hero's space or within 1 step has no Claim and no hero. A Claim goes into one such District.",
      flavour: 'The notice was on the door before the door was shut.',
    },
    'greed-buy-out': {
      name: 'Buy-Out',
      text: 'Play in a reaction, if a monster is in a District and a Claim in another. Instead of the move, teleport such a monster into another District with a Claim; it may then move 1 space. The fight stays optional.',
      flavour: 'It came with the building.',
    },
  },
  choices: {
    'greed-fine-print:lose': 'Lose every FAITH rolled',
    'greed-fine-print:pay': 'Take 1 corruption for each FAITH, at most 2',
    'greed-toll:stop': 'The Move ends',
    'greed-toll:pay': 'Take 1 corruption',
    'greed-audit:lose': 'Each hero who holds an Extra Turn token loses 1',
    'greed-audit:draw': 'The Sins player draws 2 Sin cards',
  },
} as const satisfies BoxWords
